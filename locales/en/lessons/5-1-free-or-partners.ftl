title = Where a piece may go

teacher =
    There is one rule here: a piece goes from one square to another. That other square is free, or a piece of the partner’s stands on it. A square with a piece of its own side is not open to it.
    How the pieces move comes in detail later. The line you read aloud is enough here: the rook straight, the bishop diagonally, the king to a square next to it.
    On a real board put a rook, and in its way a pawn of the same side; then change it for a pawn of the other side. Ask both times: “May it go here?”
    To small children say simply: “One of ours is there, the place is taken. The partner’s piece is there: you may go.”

free = A move takes a piece from one square to another. Before: the white rook on c3. After: the rook on c5. The square c5 was free.
free-say = This is a move! The rook stood here, and now it stands there. The new square was empty.
free-teacher = Lay your hand on the board: “Before”. Lift the rook and put it down: “After”. Let the child do the same.

own = The white bishop stands on c5. The rook is white too, and it does not go to a square where a piece of its own side stands. The squares it can go to are marked.
own-say = This bishop is on the rook’s own side, so the rook may not go to its square. It may go to the marked ones.

rook-own-white-say = White’s turn. The white rook goes straight: up, down, right, left. But not onto a piece of its own side! Find all its squares.

partner = The black knight on e3 is the partner’s. The rook may go to its square. Before: the rook on c3. After: the rook on e3, and the knight is off the board.
partner-say = You may go where the partner’s piece stands! The rook came, and the knight was taken off the board.

rook-partner-black-say = Black’s turn. The black rook goes straight. It may go to squares with white pieces too! Find all its squares.

bishop-black-say = Black’s turn. The black bishop goes diagonally. It may go to the white rook’s square, but not to its own pawn’s square. Find all its squares.
bishop-black-teacher = Draw your finger along the bishop’s diagonals. Stop at each piece: “Its own side or the partner’s?”

bishop-white-say = White’s turn. The white bishop goes diagonally. Which pieces are its own side’s, which are the partner’s? Find all its squares.

own-square-black-say = Black’s turn. The black bishop wants to go to the square where the black rook stands. May it?
partner-square-white-say = White’s turn. The white rook wants to go to the square where the black knight stands. May it?

king-white-say = White’s turn. The white king goes to any square next to it, straight or diagonally. Pieces of its own side are there, and a black pawn. Find all its squares.

queen-black-say = Black’s turn. The black queen goes straight and diagonally, but not to its own knight’s square. Find all its squares.

knight-squares = The white knight stands on d4. The squares it goes to from there are marked. All of them are free now.
knight-squares-say = Here are the knight’s squares. All of them are free now. Remember them!

knight-white-say = White’s turn. The white knight is in the same place. But now there are pieces on some of its squares. Where can it go? Find all the squares.
knight-black-say = Black’s turn. The knight is on the same square, but now it is black! Which pieces are on its side? Find all its squares.
