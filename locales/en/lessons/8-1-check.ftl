title = Check

teacher =
    This lesson is beyond the codices: they have no word “check”. The school codex only says that the king does not go where it would be attacked. Tell the pupil so.
    A king that is attacked is in check. It has to be answered at once, with the very next move, and there are three kinds of answer: the king goes away, the attacking piece is captured, or a piece comes between.
    Put a king, a rook of the other side and two or three more pieces on a board. Let the pupil name every answer before choosing one.
    Ask: “When can no piece come between?” When a knight or a pawn gives check, or any piece right next to the king.

check = The codices have no word “check”: here an appendix to them begins. A king that is attacked is in check. The black rook on e8 attacks along the file, and White is in check. It has to be answered at once, with the very next move.
check-teacher = The line along which the rook attacks is marked. Ask what would change if another piece came to stand on it.

which-board-black = On which board is the black king in check?
board-closed = The white bishop’s diagonal is closed: a black pawn stands on it.
board-beside = The rook attacks along its own file, and the king stands on the next one.
board-knight = The knight attacks the square where the king stands: that is check.

three-ways = There are three answers to a check: the king goes away, the attacking piece is captured, or a piece comes between. Here the king goes to d1, d2, f1 or f2, the rook captures on e8, the knight comes between on e2 or e4.
three-ways-teacher = Let the pupil sort the marked squares into the three kinds. Not every check has answers of all three.

king-white = White to move. The white king on d4 is in check from the black queen on d8. Find every square that the king can go to.

bishop-black = Black to move. The black king on e8 is in check from the white rook on e1. Find every square to which the black bishop on h4 can go so that the check is over.

rook-black = Black to move. The black king on a8 is in check from the white bishop on g2. Find every square to which the black rook on f7 can go so that the check is over.

queen-white = White to move. The white king on a1 is in check from the black bishop on g7. To which squares can the white queen on g3 go so that the check is over?

knight-check = The black knight on f3 gives check. No piece can come between: a knight does not attack along a line. The king goes away, or the knight is captured, here by the queen on b7.

knight-white = White to move. The white king on h1 is in check from the black rook on h8. Find every square to which the white knight on f7 can go so that the check is over.

pawn-black = Black to move. The black king on e6 is in check from the white bishop on c4. Find every square to which the black pawn on d7 can go so that the check is over.
