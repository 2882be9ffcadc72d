title = Light and dark squares

teacher =
    Lay out an empty board. Put a finger on the squares of one row, one after another, and say together: “Light, dark, light, dark.” Then do the same going up the board.
    Ask: “Can you find two squares of one colour side by side?” Let the child search: there are none.
    Light squares are also called white and dark squares black, even if yours are yellow and brown.
    Squares that touch at a corner have the same colour. That will help when the bishop comes.

in-turn = Here is a part of the board. It is made of squares, all the same size. The colours take turns: dark, light, dark, light. The light ones are marked.
in-turn-say = Here are the squares. One is dark, the next is light, then dark again. The light ones are marked.
in-turn-teacher = This is only a part of the board, so that it is easier to look at. Show the same part of a real board: cover the rest with paper.

light-three-say = Mark all the light squares.
dark-three-say = And now mark all the dark squares.
light-four-say = There are more squares now. Mark all the light ones.

on-light = On a light one
on-dark = On a dark one

white-rook-stands = The white rook stands on d5. Which kind of square is it on: a light one or a dark one?
white-rook-stands-say = Where does the white rook stand: on a light square or on a dark one?
white-rook-stands-why = The squares to its left and right are dark. So the square under the rook is light.
black-knight-stands = The black knight stands on f6. Which kind of square is it on: a light one or a dark one?
black-knight-stands-say = Where does the black knight stand: on a light square or on a dark one?
black-knight-stands-why = The squares to its left and right are light. So the square under the knight is dark.

whole-board = This is the whole board. The bottom row is marked. The board has as many rows as a row has squares.
whole-board-say = This is the whole board, and the bottom row is marked. Let’s count the squares of this row.
whole-board-teacher = Count aloud the squares of the bottom row, then the rows from bottom to top. There are eight of each.

in-a-row = Look at the very top row of the board. How many squares are there in it?
in-a-row-say = Count the squares of the very top row. How many are there?

dark-bottom = Mark all the dark squares of the very bottom row.
dark-bottom-say = Mark the dark squares of the bottom row. Only the dark ones!
light-side = Mark all the light squares along the right-hand edge of the board.
light-side-say = Mark the light squares along the right-hand edge, from the bottom to the top.
light-bottom-black = The board is turned: this is how the player with the black pieces sees it. Mark all the light squares of the very bottom row.
light-bottom-black-say = The board has been turned. Mark the light squares of the very bottom row.
dark-all-say = Here is a big part of the board. Mark all its dark squares.

sixty-four = Eight rows, and eight squares in each. The whole board has sixty-four squares, and half of them are light.
sixty-four-say = Eight rows of eight squares. That makes sixty-four.
sixty-four-teacher = If the child does not count that far yet, put a counter on each square of two rows: sixteen. There are four such pairs of rows.

how-many-squares = How many squares does the whole chessboard have?
how-many-squares-say = How many squares are there on the whole board: eight, thirty-two or sixty-four?
how-many-squares-eight = Eight is only one row, and there are eight rows.
how-many-squares-half = That is how many light squares there are. There are as many dark ones too.
