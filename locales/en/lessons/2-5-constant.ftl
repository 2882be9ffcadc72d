title = The board is a constant

teacher =
    A constant is something that does not change. Ask: “What changes in a game?” (where the pieces are, how many there are, whose turn it is). “And what stays?” (the squares, their colours, their names, the way the board lies).
    Put a few pieces on the board, make two moves and take all the pieces off. The board under them is the same as before.
    Stick a paper dot on a square and move pieces over that square: the dot stays where it is.

constant = Watch the moves. The pieces go from square to square, but the board is the same: the same number of squares, the same colours, the same names. What does not change is called a constant. The board is the constant of the game.
constant-teacher = After each move ask: “What has changed? What has stayed?”

what-stays = What stays the same in chess from the first move to the last?
what-stays-colours = the colours of the squares
what-stays-pieces = the number of pieces on the board
what-stays-pieces-why = Captured pieces are taken off the board, so there are fewer of them.
what-stays-squares = the number of squares
what-stays-king = the place of the black king
what-stays-king-why = The king moves too, so its place changes.

after-capture = The white knight has captured the black queen, and the queen has been taken off the board. How many squares does the board have now?
after-capture-why = A piece has left the board, but its square has not: the white knight stands there now.
after-capture-pieces = The question is about squares, not about pieces. Their number does not change.

sixty-four = The game is on, and under the pieces are the same 64 squares: 32 light ones (they are marked) and 32 dark ones. A square keeps its colour when a piece stands on it.

light-in-play = The game is on. Mark all the light squares of rank 4, both the free ones and those with pieces.
dark-in-play-black = The game is on, with Black at the bottom. Mark all the dark squares of the e file, both the free ones and those with pieces.
how-many-dark = Four pieces are left on the board. How many dark squares does the board have, free ones and those with pieces together?

how-many-free = At the start of the game each player has 16 pieces, and each piece takes up one square. How many squares are free?
how-many-free-half = 16 squares are taken up by one player’s pieces. Four ranks of 8 squares are free.
how-many-free-all = 64 is all the squares of the board, with those that have pieces.

lies-the-same = The board also lies the same way all through the game: each player has a light square in the near right-hand corner. For White it is h1, for Black a8. Nobody turns the board during the game.

lies-right-in-play = The game is near its end. Which board lies the right way?

corner-name-black = You play Black, and the board lies the right way. What is the name of the square in the near corner on your right?
corner-name-black-a1 = The square a1 is dark and far from Black: it is White’s near left-hand corner.
corner-name-black-h1 = The square h1 is that corner for White.
corner-name-black-h8 = The square h8 is on Black’s left, and it is dark.

half-turn = A board lay the right way. It was given a quarter turn, then another quarter turn in the same direction. Does it lie the right way now?
half-turn-yes = Yes: each player has a light corner on the right
half-turn-one = No: each player has a dark corner on the right
half-turn-one-why = That was so after the first quarter turn. The second brought a light corner to the right again.
half-turn-none = No: only White has a light corner on the right
half-turn-none-why = Opposite corners have the same colour, so both players have the same colour on the right.
