title = Checkmate

teacher =
    This lesson is beyond the codices: their rules of moving have no word “checkmate”. Checkmate is a check to which there is no answer. It ends the game, and the side that gave it has won.
    Check it with three questions, always in the same order: can the king go away? can the attacking piece be captured? can a piece come between?
    A king is not taken off the board: the game ends before that. If a child has captured a king, go one move back and look together for an answer to the check.
    Give checkmate with two rooks on a real board and move one of the rooks about: where is it checkmate, where does the king get away?

mate = Beyond the codices: checkmate is a check to which there is no answer. The black king cannot go away: the rook attacks f8 and h8, and its own pawns are on f7, g7 and h7. No piece can capture the rook or come between.
mate-teacher = Ask all three questions aloud: away? capture? between? Three times “no” is checkmate.

king-two-rooks-black = Black to move. The black king on e8 is in check from the white rook on a8. Find every square that the king can go to. If there is none, say so.
king-escapes-black = Black to move. The black king on e8 is in check from the white rook on a8. The other rook is on b6 now. Find every square that the king can go to.

guarded = The white queen on g7 gives check. It attacks g8 and h7 too. The black king cannot capture it: the white king attacks g7. This is checkmate.

king-takes-white = White to move. The black queen on g2 gives check to the white king on h1. Find every square that the king can go to.

which-board-black = Black to move. On which board is the black king checkmated?
board-mate = The queen attacks the king and every square next to it. The queen cannot be captured: the white king attacks its square.
board-takes = This is check, but not checkmate: the king can capture the queen, which nothing guards.
board-no-check = The queen does not attack the king’s square: there is no check, so it is not checkmate.

saved = The white rook on e8 gives check, and the black king cannot go away. But its queen on d6 can come between, on f8. There is an answer, so it is not checkmate.
saved-teacher = A common mistake: one looks at the king alone and says “checkmate”. Ask about the other pieces too.

rook-saves-black = Black to move. The black king on g8 is in check from the white rook on e8. Find every square to which the black rook on e2 can go so that the check is over.
queen-saves-white = White to move. The white king on h1 is in check from the black rook on d1. Find every square to which the white queen on e2 can go so that the check is over.

mating-move-black = Black to move. Which move checkmates the white king?
move-second = Rook from d8 to d2
move-second-why = From d2 the rook does not attack g1: there is no check.
move-king = King from g8 to g7
move-king-why = After this move White is not in check.
move-first = Rook from d8 to d1
move-first-why = The rook attacks g1, f1 and h1; the king’s own pawns are on the rest. No piece can capture the rook or come between.
