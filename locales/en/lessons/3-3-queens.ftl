title = A queen likes its own colour

teacher =
    Set out the whole first row except the king and the queen. Two squares stay free in the middle: a light one and a dark one. Ask: “Which goes where?”
    Teach the saying: “White queen on white, black queen on black.” The king takes the other square.
    Sit on both sides of the board: White’s queen is on its king’s left, Black’s on its king’s right. That muddles children, so let them remember the colour and not the side.
    Check it: the queens face each other across the whole board, and so do the kings.

white-queen = The white queen stands on a white square, which is marked. The king is beside the queen.
white-queen-say = The white queen goes on a white square. The king stands beside the queen.
white-queen-teacher = A white square and a light square are the same thing.

square-of-white-queen = Two squares of White’s row are free: for the queen and the king. Show the square where the white queen goes.
square-of-white-queen-say = Two squares are free. Which one is for the white queen? A queen likes its own colour.
white-king-and-queen = Put the white king and the white queen in their places.
white-king-and-queen-say = Put the white queen on a square of its own colour, and the white king beside it.
which-white = At the bottom is a part of White’s first rank. On which board is the white queen on its own square?
which-white-say = On which board is the white queen in the right place?
which-white-why = The white queen is on a black square here. It belongs on the white one.

black-queen = The black queen stands on a black square. The board is turned, with Black at the bottom. The queen’s square is marked, and the king is beside the queen.
black-queen-say = Now Black is at the bottom. The black queen goes on a black square. The king stands beside the queen.
black-queen-teacher = A black square and a dark square are the same thing.

square-of-black-queen = Black is at the bottom, and two squares of Black’s row are free: for the queen and the king. Show the square where the black queen goes.
square-of-black-queen-say = Black is at the bottom. Which square is for the black queen? It likes its own colour too.
black-king-and-queen = Black is at the bottom. Put the black king and the black queen in their places.
black-king-and-queen-say = Black is at the bottom. Put the black queen on a square of its own colour, and the black king beside it.
which-black = At the bottom is a part of Black’s first rank. On which board is the black queen on its own square?
which-black-say = On which board is the black queen in the right place?
which-black-why = The black queen is on a white square here. It belongs on the black one.

face-to-face = The queens stand face to face on one file, which is marked. The kings stand face to face too, on the next file.
face-to-face-say = The queens look at each other across the whole board. And so do the kings.
face-to-face-teacher = Stretch a thread from one queen to the other, then from king to king.

file-of-queens = The queens stand in their places. Mark the whole file that both queens stand on, with their own squares.
file-of-queens-say = Mark the whole street from the white queen to the black one. The squares under the queens too.

on-light = On a light one
on-dark = On a dark one
shade-of-black-queen = What kind of square does the black queen stand on at the start of the game?
shade-of-black-queen-say = Where does the black queen stand at the start: on a light square or on a dark one?
shade-of-black-queen-why = The white queen stands on a light square, the black queen on a dark one.

square-of-black-king = All these pieces are in their places. Only the black king is missing from the top row. Show its square.
square-of-black-king-say = The black king is lost. Show the square where it should stand.

whole-boards-say = On which board is everything in the right place? Look at the queens: white on white, black on black.
