title = The move is finished

teacher =
    The end of a move shows in two things: the hand no longer holds the piece, and nothing on the board is left to do.
    Put a piece on its square and hold on to it: “Is the move finished?” “No.” Let go: “And now?” The children answer together.
    Recall the moves that have more than one thing to do: a capture takes a piece off, castling brings the rook over, en passant takes a pawn off, and on the last rank the pawn is replaced.
    A useful habit: make your move, take your hand away, and say for yourself whether all is done.

hand = Before: the white rook on a1. After: the rook on a4. The hand has let go of the rook and nothing is left to do: the move is finished.
hand-say = The rook is put down, and the hand lets go. That is all, the move is finished! Now the partner moves.
hand-teacher = Show it on a board: while the hand holds the piece, the move goes on. The hand lets go: finished.

still-holding = Black’s turn. The black rook has been put on e1, but the hand still holds it. Is the move finished?
still-holding-say = The black rook is on its new square. But the hand still holds it! Is the move finished?
yes = Yes
no = No
still-holding-yes-why = The hand has not let go of the rook, so the move is not finished.
still-holding-no-why = Right: the move is finished when the hand lets go of the rook.

two-things = Before: the white knight on c2, a black pawn on d4. After: the knight on d4, the pawn gone. A capture is two things: the captured piece off, your own in its place.
two-things-say = When you capture, there are two things to do: take the partner’s piece off and put your own in its place.

rook-white = White’s turn. The white rook on a2 captures the black knight on a5. The knight is off already, but the move is not finished. Finish it.
rook-white-say = The white rook captures the black knight on a5. The knight is off already. Finish the move: where does the rook belong?
bishop-black = Black’s turn. The black bishop on e5 captures the white knight on b2. The knight is off already, and one thing is left to do. Finish the move.
bishop-black-say = The black bishop from e5 captures the white knight on b2. The knight is off already. Finish the move!

castling = Before: the king on e1, the rook on h1. After: the king on g1, the rook on f1. That is one move, castling. It is finished when both are in place.
castling-say = Two pieces move in castling: the king and the rook. When both are in place, the move is finished.
castling-teacher = Let the child castle on a real board and say “finished” at the right moment.

castle-white-say = White is castling. The king is in its place, but the rook is still in the corner. Finish the move!
castle-black-say = Black is castling. The king is in its place. What is missing? Finish the move!

castle-done-black = Black’s turn. The king from e8 and the rook from h8 castle. On which board is this move finished?
castle-done-black-say = The black king and rook are castling. On which board is everything done?
castle-done-no-rook = The king is in place, but the rook has stayed in the corner.
castle-done-no-king = The rook is in place, but the king has not gone yet.
castle-done-right = The king and the rook are both in their new places: the castling is finished.

passing-black-say = The black pawn captures the white pawn en passant and stands on e3. But the white pawn is still on the board! Finish the move.

promotion = The white pawn from b7 has come to the end of the board. A queen was put on b8 in its place. Only now is the move finished. A rook, a bishop or a knight would do as well.
promotion-say = The pawn has come to the end of the board. It is taken off and another piece is put in its place. Without that the move is not finished.

promote-white-say = The white pawn has come to the end of the board. Finish the move: choose a piece for its place.
promote-black-say = Black is at the bottom. The black pawn has come to the end. Finish the move: choose a piece for its place.

whose-turn-black = Black is castling: the king has gone from e8 to c8, but the rook still stands on a8. Whose turn is it now?
whose-turn-black-say = Black is castling. The king is in its new place, but the rook is still in the corner. Whose turn is it now?
turn-white = White’s
turn-white-why = Black has not finished yet: the rook has not come to d8.
turn-black = Black’s
turn-black-why = Right: until the rook is on d8, Black’s move is not finished.
