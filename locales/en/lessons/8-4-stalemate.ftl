title = Stalemate

teacher =
    This lesson is beyond the codices. In a stalemate there is no check, but the side to move has not a single move. The game ends in a draw.
    Checkmate and stalemate are easily confused. Ask in this order: “Is there a check? Is there any move?” Check and no move: checkmate. No check and no move: stalemate.
    Look at all the pieces of that side, not at the king alone: if a pawn can step, it is not stalemate.
    Put a lone king against a king and a queen. Let the pupil give stalemate on purpose, and then checkmate.

stalemate = Beyond the codices: stalemate. Black to move. There is no check, but every square next to the king is attacked, and Black has no other piece. Black has no move: this is stalemate, and the game is a draw.
stalemate-teacher = Draw your finger from the queen to a7, b7 and b8, and then ask: “Does the queen attack a8?”

king-pawn-black = Black to move. The black king stands on f8 and is not in check. Find every square that it can go to. If there is none, say so.

compare = And this is checkmate. The queen on b7 attacks a8, a7 and b8, and it cannot be captured: the white king attacks b7. There is check and no move. In a stalemate there is no check and no move.

which-board-black = Black to move. On which board is it stalemate?
board-mate = The queen attacks the king: that is check, and the king can neither go away nor capture. So it is checkmate.
board-stalemate = There is no check, and every square next to the king is attacked: Black has not a single move.
board-check = The queen attacks the king: that is check, and the king has squares to go to.

result = Black is stalemated: Black to move, no check, no move. What now?
result-won = White has won
result-won-why = Checkmate wins. In a stalemate there is no check, and no winner either.
result-skip = Black skips a move, and the game goes on
result-skip-why = No move may be skipped. There is none to make, so the game is over.
result-draw = The game is over, a draw
result-draw-why = Stalemate is a draw. That comes from the rules that are added to the codices.

not-yet = The king on a8 cannot go anywhere. But Black has a pawn too, and it can step to g6 or g5. There is a move, so this is not stalemate.

both-white = White to move. White has a king on h1 and a pawn on h2, and there is no check. Find every square that at least one of them can go to. If there is none, say so.

bishop-black = Black to move. The black bishop on g8 shields the king on h8 from the white rook on a8. Find every square that the bishop can go to. If there is none, say so.

careless-white = White to move. The white queen goes from f3 to f7. Never mind whether this move is good. Do the rules allow it?
careless-white-teacher = The rules allow this move, although Black is stalemated after it and White lets the win go. Ask what has happened, and look for a better move.
