title = Promotion

teacher =
    Lay a queen, a rook, a bishop and a knight of the pawn’s colour beside the board. Bring a pawn to the last rank and say: “Here the board ends. In the same move the pawn is changed for another piece. Which one?” Whoever owns the pawn chooses.
    Take the pawn off and put the new piece on the same square. Until that is done, the move is not finished.
    Ask: “Can it become a king? Can it stay a pawn? Can a white pawn become a black piece?” Three times “no”.
    The player may choose any of the four: even with a queen on the board there may be a second one. If you have no such piece at hand, take one from another set.

queen-white = The white pawn has come to e8, the last rank. In the same move it is changed for another piece. Before: a pawn on e7. After: a queen on e8. This is promotion.
queen-white-say = The pawn has come to the very end, and it cannot go on. It is changed for another piece. That is promotion!
queen-white-teacher = White’s last rank is rank 8, Black’s is rank 1. Let the children show both.

finish-white = The white pawn went from b7 to b8. The move is not finished yet. Put a piece of your choice in the pawn’s place.
finish-white-say = The white pawn has come to the end of the board. Which piece will take its place? You choose!

four-black = Black’s pawns go to rank 1. There a pawn is changed for a black queen, rook, bishop or knight. It can become one of these and nothing else: no king, and it cannot stay a pawn.
four-black-say = This is what a black pawn can become: a queen, a rook, a bishop or a knight. It cannot become a king, and it cannot stay a pawn.
four-black-teacher = Name all four pieces together, and ask which two are not here (the king and the pawn).

finish-black = The black pawn went from f2 to f1. The move is not finished yet. Put a piece of your choice in the pawn’s place.
finish-black-say = Now a black pawn has come to the end of the board. Put any piece you may in its place.
which-white = White to move. The white pawn goes from d7 to d8. What can it become?
which-white-say = What can the white pawn become? Choose them all.
which-white-queen = A white queen
which-white-queen-why = A queen, yes.
which-white-king = A white king
which-white-king-why = A pawn cannot become a king.
which-white-knight = A white knight
which-white-knight-why = A knight, yes.
which-white-rook = A white rook
which-white-rook-why = A rook, yes.
which-white-pawn = It stays a pawn
which-white-pawn-why = It cannot stay a pawn: it is changed in the same move.
which-white-bishop = A white bishop
which-white-bishop-why = A bishop, yes.
rook-white = White to move. Bring the white pawn from g7 to g8 and promote it to a rook.
rook-white-say = White’s turn. Let the white pawn come to the end of the board and become a rook.
bishop-black = Black to move. The board is turned: Black is at the bottom. Bring the black pawn from c2 to c1 and promote it to a bishop.
bishop-black-say = Black is at the bottom, and it is Black’s turn. Let the black pawn come to the end and become a bishop.
board-black = The black pawn went from d2 to d1. On which board is this move finished as it should be?
board-black-say = The black pawn has come to the end of the board. On which board is its move finished as it should be?
board-black-pawn = The queen is there, but the pawn was left on the board. It has to come off.
board-black-colour = This queen is white, and a black pawn becomes a black piece.
board-black-knight = The black pawn was changed for a black knight. That is right.
board-black-king = A pawn cannot become a king.

by-capture = A pawn may also come to the last rank by a capture. Before: a white pawn on d7, a black rook on c8. After: the rook is off the board, and the pawn on c8 has become a knight.
by-capture-say = The white pawn captured the black rook and came to the end of the board. A knight took its place. And all this is one move!
by-capture-teacher = Count what was done in this move: the rook came off, the pawn moved, a knight took its place.

knight-white = White to move. Capture the black rook on b8 with the white pawn on a7, and promote the pawn to a knight.
knight-white-say = White’s turn. The pawn cannot go straight on, but it can capture the rook. Capture it and make the pawn a knight.
capture-black = The black pawn on e2 captures the white rook on d1. The rook is already off the board. Finish the move.
capture-black-say = The black pawn captures the white rook. The rook is already off. What is left to do? Put the pawn on the rook’s square and change it.
squares-white = White to move. The white pawn stands on e7. Find every square where it can be promoted.
squares-white-say = White’s turn. The pawn can come to the end straight on, or by a capture. Find every square where it can become another piece.
second-queen = Black to move. There is a black queen on the board already. The black pawn goes from g2 to g1. Can it be promoted to a second queen?
second-queen-say = Black has a queen already. Can the black pawn become another one?
second-queen-no = No, there is only one queen
second-queen-no-why = There is one at the start, but a pawn can become another.
second-queen-yes = Yes, it can
second-queen-yes-why = Any of the four pieces may be chosen, whatever stands on the board.
way-black = Black to move. The board is turned: Black is at the bottom. Only Black moves. Bring the black pawn from h3 to the end of the board and promote it to a queen.
way-black-say = Black is at the bottom, and only Black moves. The pawn has two moves to go. Bring it to the end, and let it become a queen.
