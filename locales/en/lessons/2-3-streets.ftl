title = Streets on the board

teacher =
    A board is like a town: some streets go from you to your partner (files), others from left to right (ranks). Run a finger along them, then let the child do it.
    Ask: “Which street is the toy car on: a file or a rank?” Roll a toy along a row and then up the board. Stop at a crossing: “Which two streets meet here?”
    The letters below the board name the files, the numbers at the side name the ranks. There is no need to learn them by heart yet.
    If the big board is too much, fence off nine squares with sheets of paper.

file = A street that goes from you to your partner is called a file. Each file has a letter below the board. The e file is marked.
file-say = This street goes from you to your partner. It is called a file.
file-teacher = Put a finger on the bottom square of the file and move it forward, towards the partner.

piece-of-board = This is only a part of the board. For now the squares around it are not there at all: nobody can go to them or mark them.
piece-of-board-say = Here is a little board. There are no other squares now, only these.
piece-of-board-teacher = Count the squares of this little board: three rows of three, nine in all. Other lessons begin with such boards too.

file-small-say = The board is little. Mark the whole of the b file. Look for its letter at the bottom!
small-corners = The little board has corners of its own: there are no squares beyond them. Mark all four corner squares.
small-corners-say = This is the whole board; there are no other squares. Mark its corners.
file-whole-say = Now the board is whole. Mark all of the g file, from the bottom to the top.

rank = A street that goes from left to right is called a rank. Each rank has a number at the side. Rank 4 is marked.
rank-say = And this street goes from left to right. It is called a rank.
rank-teacher = Spread your arms wide: “A rank goes from one side to the other.”

rank-small-say = The board is little. Mark all of rank 3 on it. Look for the number at the side.
rank-black = The board is turned: this is how the player with the black pieces sees it. Mark all the squares of rank 6.
rank-black-say = We look from Black’s side. Mark all of rank 6. Look for the number at the side.

file-of-black-rook = The black rook stands on f6. Mark the whole file that it stands on, with the rook’s own square.
file-of-black-rook-say = Mark the whole file that the black rook stands on. The square under the rook too.
rank-of-white-king = The white king stands on c2. Mark the whole rank that it stands on, with the king’s own square.
rank-of-white-king-say = Mark the whole rank that the white king stands on. The square under the king too.

how-long = This is only a part of the board; there are no other squares now. How many squares does rank 5 have here?
how-long-say = There are no other squares now. How many squares are there in the row with the number 5?

crossing = A file and a rank meet on one square. That is a crossing. Here the d file meets rank 4.
crossing-say = Two streets meet on one square. That is a crossing.

crossing-small = Find the crossing: the square where the c file meets rank 5.
crossing-small-say = Find the letter c at the bottom and the number 5 at the side. Where do these streets meet?
crossing-black = The black king stands on c7, the black rook on h4. Find the square where the king’s file meets the rook’s rank.
crossing-black-say = Move one finger along the black king’s file and another along the black rook’s rank. Where do they meet?
