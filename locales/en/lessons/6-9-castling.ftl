title = Castling

teacher =
    Castling is one move in which two pieces go: the king and a rook. It happens once a game.
    On a real board put the white king on e1 and a rook on h1. Say it and show it: “The king goes towards the rook and steps over one square. The rook goes to the square that the king crossed.”
    Let the children do the same with the rook on a1: the king again steps over one square, only the rook has further to go. Then for Black.
    Take the king first: with the rook first, it is just a rook’s move.
    Here king and rook have never moved, and every task says so. When one may not castle is for the next lesson.

short-white = Before: the white king on e1, the rook on h1. After: the king on g1, the rook on f1. The king stepped over f1, and there the rook went. This is castling: one move, and two pieces go. It happens once a game.
short-white-say = The king goes towards the rook and steps over one square. And the rook goes to the square the king crossed. That is castling!
short-white-teacher = Do it together with a child: one hand moves the king, then the same hand the rook.

finish-white = White has begun to castle: the king went from e1 to g1. The move is not finished yet. Put the rook from h1 where it belongs.
finish-white-say = The white king has made its two steps. Now it is the rook’s turn. Where does it go?
short-black = Black to move. The black king on e8 and the rook on h8 have never moved. Castle: choose the king and the square it goes to.
short-black-say = Black’s turn. Castle. Begin with the king: it goes towards the rook and steps over one square.

long-black = Now the rook is further away, on a8, but the rule is the same. Before: the black king on e8. After: the king on c8, and the rook on d8, which the king crossed.
long-black-say = This rook stands further away. But the king goes the same way: over one square. And the rook comes to stand next to the king.
long-black-teacher = Count together: the king always takes two steps; the rook from a8 goes further than the one from h8.

finish-black = Black has begun to castle: the king went from e8 to c8. The move is not finished yet. Put the rook from a8 where it belongs.
finish-black-say = The black king has gone. Now it is the rook’s turn. Which square did the king cross?
long-white = White to move. The white king on e1 and the rook on a1 have never moved. Castle: choose the king and the square it goes to.
long-white-say = White’s turn. Castle with the rook that stands further from the king. The king steps over one square.
where-white = The white king on e1 and the rook on h1 have castled. On which board do they stand as they should?
where-white-say = The white king castled with the rook that stood on its right, in the corner. On which board do they stand as they should?
where-white-one = The king went one square only, and the rook stayed in the corner.
where-white-right = The king stepped from e1 over f1 to g1, and the rook went to f1.
where-white-far = The king is where it belongs, but the rook went past f1, the square the king crossed.
where-white-rook = The rook went, but the king stayed on e1.

free-between = You may castle when all the squares between king and rook are free. To the king’s right there are two of them, to its left three. If a piece stands there, let it leave first.
free-between-say = Between king and rook every square must be empty. The marked squares are free, so castling is allowed.
free-between-teacher = Put a knight on b1. The king does not cross b1, but still there is no castling: every square between them must be free.

make-room-white = White to move. The white king on e1 and the rook on h1 have not moved, but the knight on g1 is between them. Make room and castle. Black does not move.
make-room-white-say = Only White moves here. The knight is in the way. First move it away, then castle.
make-room-black = Black to move. The board is turned. The black king on e8 and the rook on a8 have not moved, but the knight on b8 is between them. Make room and castle. White does not move.
make-room-black-say = Black is at the bottom, and only Black moves. The knight stands between king and rook. Move it away and castle.
squares-black = Black to move. The black king on e8 and the rook on h8 have never moved. Find every square the king can go to, and do not forget castling.
squares-black-say = Black’s turn. Find all the black king’s squares: those next to it, and one more for castling.
squares-white = White to move. The white king on e1 and both rooks have never moved. Find every square the king can go to, and do not forget castling either way.
squares-white-say = White’s turn. The king has two rooks and may castle with either. Find all the king’s squares.
where-black = The black king on e8 and the rook on a8 have castled. On which board do they stand as they should?
where-black-say = The black king castled with the rook that stood further from it. On which board do they stand as they should?
where-black-far = The king went too far: it steps over one square, to c8.
where-black-left = The king is where it belongs, but the rook stayed in the corner. The rook belongs on d8, which the king crossed.
where-black-right = The king stepped from e8 over d8 to c8, and the rook went to d8.
both-ways-black = Black to move. The board is turned. The black king on e8 and both rooks have never moved. Castle with the rook on a8.
both-ways-black-say = Black is at the bottom, and it is Black’s turn. Castle with the rook that stands further from the king.
