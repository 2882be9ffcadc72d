title = The bishop

teacher =
    Put a real bishop on an empty board and run a finger along both diagonals that cross where it stands. Ask: “What colour are all these squares? What colour is the square the bishop stands on?”
    Put two bishops side by side, one on a light square and one on a dark one. Ask: “Can they ever come to the same square?” Let the children try. They cannot: each keeps to its own colour.
    Then put a piece of the bishop’s own side on a diagonal, and a piece of the partner’s in its place. Ask what has changed, and how it was with the rook.

diagonals = The white bishop stands on d4. Two diagonals cross there. Those are its lines: it may go to any of the marked squares, near or far.
diagonals-say = The bishop goes along the diagonals. It can go near, or it can go far.
diagonals-teacher = If a child loses the diagonal, show that its squares touch corner to corner and all have the same colour.

move = Here is a bishop’s move. Before: the bishop on d4. After: the bishop on g7. Rook and bishop are given to us at the very start, so we simply learn how the bishop moves, too.
move-say = The bishop stood on one square, and now it stands on another. We simply learn how it moves.

centre-white-say = White’s turn. Find all the white bishop’s squares. First one diagonal, then the other.

colour = The bishop stands on a light square, and all its squares are light as well. This bishop will never come to a dark square, however many moves it makes.
colour-say = This bishop goes only to light squares. A bishop on a dark square goes only to dark ones.
colour-teacher = Ask: “How many bishops has each player when the game begins?” Two: one on a light square, one on a dark square. Find them on a real board.

centre-black-say = Black’s turn. The black bishop stands on a dark square. Find all its squares.
edge-white = White to move. The white bishop stands at the edge of the board, on a4. Find every square it can go to.
edge-white-say = White’s turn. The white bishop stands at the edge. Find every square it can go to.
corner-black-say = Black’s turn. The black bishop is in the corner, so it has just one diagonal. Find all its squares.

fewer = On an empty board the bishop has 13 squares from the very centre, but only 7 from the edge or the corner. That is not like the rook, which always has 14.
fewer-say = The nearer the bishop is to the edge of an empty board, the fewer squares it has.

own = The pawn on f6 is white too, a piece of the bishop’s own side. The bishop cannot go to that square and cannot go past it. So f6, g7 and h8 are closed.
own-say = It is the same as with the rook: a piece of its own side closes the way.

own-black-say = Black’s turn. The black bishop’s own pawn and rook are in its way. Find every square the bishop can go to.
own-white-say = White’s turn. The white bishop is at the edge, and its own rook closes one way. Where can the bishop go?

capture = Before: a white rook on g2, to the black bishop a piece of the partner’s. After: the bishop on g2, the rook off the board. That is a capture. The bishop could not have gone past g2 to h1.
capture-say = The black bishop goes onto the white rook’s square. The rook comes off the board. It is a capture!

capture-white-say = White’s turn. A black rook stands on the white bishop’s diagonal. Find all the bishop’s squares, the rook’s square too.
capture-black-say = Black’s turn. The black bishop is in the corner, and a white rook is on its diagonal. Where can the bishop go?
captures-only-black-say = Black’s turn. This time find only captures: which white pieces can the black bishop capture with this move?
mixed-white-say = White’s turn. See which pieces are White’s and which are Black’s, and find all the white bishop’s squares.
mixed-black-say = Black’s turn. Take your time: try each way from the bishop, and find all the black bishop’s squares.
