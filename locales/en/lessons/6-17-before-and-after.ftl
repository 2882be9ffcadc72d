title = Before and after

teacher =
    A move has just two squares: the one that the piece has left and the one that it has come to. For that moment the piece knows no others. To move is to shift the point of reference from which the formula is counted.
    Take a bishop and make a move in two ways: slide it along the board, and carry it through the air. Ask: “Are these two moves?” No, it is one: the squares “before” and “after” are the same.
    The squares between matter when we ask whether the move is allowed: they have to be free. But they are no part of the move. Keep these two thoughts apart.
    Let the pupil write moves as pairs of squares, such as c1–g5. What is written says it: before and after.

two-squares = Before: the white bishop on c1. After: the bishop on g5. The squares d2, e3 and f4 have to be free, or the bishop could not go there. But the bishop never stood on them. A move has only two squares: “before” and “after”.
two-squares-teacher = Cover the board with a sheet of paper, make the move, take the sheet away. What has changed? Two squares: one is empty now, one is occupied. Nothing else.

which-squares-black = Black to move. The black rook stands on a8 and will go to a3. Which squares exist for it during this move?
which-squares-all = a8, a3 and all squares between them
which-squares-all-why = The squares between have to be free, but the rook does not stand on them: they are neither “before” nor “after”.
which-squares-last = Only a3
which-squares-last-why = There is no move without a “before” square: a8 tells from where to count the formula.
which-squares-two = Only a8 and a3
which-squares-two-why = a8 is the “before” square, a3 the “after” square.

after-boards-white = White to move, and the white knight stands on e4. It goes to g5. Which board shows the position after this move?
after-both = After the move no knight is left on e4: one piece does not stand on two squares at once.
after-right = The knight stands on its “after” square, and its “before” square is empty.
after-still = The knight is still on e4, its “before” square: the move has not been made.

half-done-black = Black to move. The black bishop on b7 captures the white knight on f3. The knight is off the board already, but the bishop still stands on its “before” square. Finish the move.

origin = The formula is counted from the square where the piece stands. This square is the point of reference. The black king stands on d4, and the queen’s nearest squares are counted from d4. Now it will go to e5.
origin-teacher = Cut a piece of paper as large as three by three squares, draw the king in the middle, and shift it over the board. The picture of the formula stays, but its squares are new each time.

origin-moved = The black king has gone to e5. The formula has not changed, but the point of reference is e5 now, so the squares are different. This is what a move is: the point of reference has passed to another square.

bishop-moved-black = With its last move the black bishop came from c8 to g4. It is Black’s turn again. Find every square that the bishop goes to now, from its new point of reference.
knight-moved-white = With its last move the white knight came from e4 to g5. It is White’s turn again. Find every square that the knight goes to now, from its new point of reference.

king-common-white = White to move. The white king stands on f3 and will go to g4. Which of these squares are both in its formula before the move, from f3, and in its formula after it, from g4?
king-common-e2 = The square e2 is next to f3, but not next to g4.
king-common-f4 = The square f4 is next to f3 and next to g4.
king-common-g3 = The square g3 is next to f3 and next to g4.
king-common-h5 = The square h5 is next to g4, but not next to f3.

rook-moved-white = With its last move the white rook came from d1 to d5. It is White’s turn again. Find every square it can go to now. Captures count too.
queen-moved-black = With its last move the black queen came from d8 to h4. It is Black’s turn again. Find every square it can go to now. Captures count too.

way-back = A piece has made a move without a capture. With its next move it wants to go back to its “before” square. That square is free, and nothing is in the way. Which piece’s formula does not allow it?
way-back-rook = A rook
way-back-rook-why = The “before” square is still on the same file or rank, so the rook goes back.
way-back-pawn = A pawn
way-back-pawn-why = The “before” square lies behind, and the word “forward” is in the pawn’s formula.
way-back-knight = A knight
way-back-knight-why = The numbers 1 and 2 are the same on the way back, so the “before” square is again a knight’s square.
way-back-queen = A queen
way-back-queen-why = The “before” square is still on the same line, so the queen goes back.

two-moves-black = Black to move. The black rook stands on h7. Bring it to b2 in the fewest moves. Only the rook moves; there are no other pieces on the board.
two-moves-black-teacher = Ask before the move: “Where will the point of reference be between the two moves?” On h2 or on b7, and nowhere else.
