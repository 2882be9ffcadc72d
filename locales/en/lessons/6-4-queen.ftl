title = The queen

teacher =
    On one square of an empty board put first a rook, and let the children show its squares. Then a bishop: its squares. Then a queen: “It moves either way. Which are the queen’s squares?”
    Watch for one thing: in one move the queen goes either as a rook or as a bishop. It cannot turn on the way.
    Ask: “Which of the squares next to it can the queen go to? And which of the near squares can it not?” The nearest of those the children know already: they are the knight’s.

sum = The white queen stands on d4. Marked are the squares a rook would reach and those a bishop would reach. The queen moves as a rook or as a bishop, so all these squares are the queen’s.
sum-say = The queen moves like a rook or like a bishop. Each time it can choose!
sum-teacher = Ask for a queen’s move that is like a rook’s. Put it back, and ask for one that is like a bishop’s.

build-edge-say = The black queen is at the edge. First mark the bishop’s squares. Then mark all the queen’s: as a bishop and as a rook.
centre-white-say = White’s turn. Find all the white queen’s squares: those of a rook first, then those of a bishop.
edge-black = Black to move. The black queen stands at the edge of the board, on h5. Find every square it can go to.
edge-black-say = Black’s turn. The black queen stands at the edge. Find the rook’s squares first, then the bishop’s.
corner-white-say = White’s turn. The white queen is in the corner. Find all its squares.

not-knight = The rook’s squares and the bishop’s together are the queen’s. It cannot go from d4 to any others. The nearest of those have a sign of their own: they are the knight’s eight squares.
not-knight-say = The queen has many squares. But it cannot move like a knight!

own = On d6 and f6 stand pawns of the queen’s own side. Forward on the file it gets only to d5, and forward on one diagonal only to e5. Its other ways are open.
own-say = Two ways are closed by pawns of the queen’s own side. The others are open.

own-white-say = White’s turn. The white queen is in the corner with pieces of its own side near. Find every square it can go to.
own-black-say = Black’s turn. Pieces of its own side are near the black queen. Try each way and find all its squares.

capture = Before: the black queen on d5. It could capture the white rook on d2, along the file, or the white bishop on g2, along the diagonal. After: the queen on g2, the bishop off the board.
capture-say = The black queen could capture the rook or the bishop. It captured the bishop, and the bishop comes off the board.

capture-white-say = White’s turn. Black pieces stand on two of the white queen’s lines. Find all its squares, those of the black pieces too.
captures-only-black-say = Black’s turn. Find only captures: which white pieces can the black queen capture with this move?
mixed-black-corner-say = Black’s turn. The black queen is in the corner and has three ways to go. Find all its squares.
mixed-white-say = White’s turn. There are many pieces, so take your time. Try all eight ways, and find all the white queen’s squares.
mixed-black-say = Black’s turn. See which pieces are Black’s and which are White’s, and find all the black queen’s squares.
