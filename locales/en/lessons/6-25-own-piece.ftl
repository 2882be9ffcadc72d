title = A piece of your own

teacher =
    These pieces are not in the codex, we made them up. But they were made by its rules: each has a move formula built from rook and bishop. So the pupil sees that a piece is the symbol of a formula, and not a wooden horse’s head.
    Put a cork or a coin on the board and announce its formula. Let the pupil find the squares. Then let the pupil invent a formula and find the squares yourself; make one mistake on purpose.
    Ask about each invented piece: “How many squares does it have in the middle of the board? And in a corner? Can it get to every square?”
    For occupied squares the agreement is that of Article 5: along files, ranks and diagonals they cannot be crossed; to all other squares the piece comes at once, like the knight.

dragon = A piece is the symbol of a formula. So a new formula is a new piece already; it only needs a name. Our white dragon on d4 moves and captures as a bishop and as a knight. It is not in the codex, but it keeps the same rules.
dragon-teacher = Ask what the dragon has that the queen lacks, and the other way round: the knight’s squares, and the rook’s.

dragon-black = Black to move. The black dragon stands on b7. Its formula is “bishop or knight”. Find every square it goes to.
dragon-among-white = White to move. The white dragon stands on e3. Find every square it can go to. It cannot cross occupied squares when it goes as a bishop, and it can when it goes as a knight. Captures count too.
dragon-among-white-teacher = Its own pawn stands on d5, so the knight’s square d5 is closed. But to its knight’s squares the dragon, like the knight, comes at once, across occupied squares.
dragon-blocks-black = Black to move. The black dragon stands on e6, and all its squares are marked. Put the dragon’s formula together: it must give these squares and no others.

new-piece = You are inventing a new piece. What is enough to find all its squares, from any place on an empty board?
new-formula = Its move formula
new-formula-why = The formula is all the piece’s squares. The rest helps to know it by sight.
new-look = Its look
new-look-why = The look reminds us of a formula. While there is none, there is nothing to be reminded of.
new-name = Its name
new-name-why = The name reminds us of a formula. While there is none, there is nothing to be reminded of.
new-path = Its road from one square to another
new-path-why = A road leads to one square, and all are needed. Besides, a move has no road: it has a square before and a square after.

sentry = The black sentry on e5. Its formula is nearest(rook). It moves to a neighbouring square, but only straight.
sentry-white = White to move. The white sentry stands on c3. Bring it to d5 in the fewest moves. Only the sentry moves; there are no other pieces on the board.
sentry-black = Black to move. The black sentry wants to go from d6 to c5 and capture the white pawn there. Its formula is nearest(rook). Is that allowed?

arrow = The black arrow on e5. Its formula is forward(rook) or nearest(bishop). For Black, forward is towards rank 1. A white arrow would have other squares.
arrow-teacher = Ask for the squares of a white arrow on e5 first, then for those of a black one. They share the bishop’s squares: there is no “forward” in that part.

arrow-black = Black to move. The black arrow stands on g5. Its formula is forward(rook) or nearest(bishop). Find every square it goes to.
arrow-white = White to move. The white arrow stands on a3. Its formula is forward(rook) or nearest(bishop). Find every square it goes to.

lion-black = The lion gets the nearest of the squares that neither a queen nor a knight would reach. First mark the knight’s squares, then look for the nearest that are left to the lion.
lion-black-teacher = If the lion is hard to find, cover the squares of rook, bishop and knight with counters. The nearest open squares lie in the third ring.
lion-white = White to move. The white lion stands on c3. Its formula is nearest(not (queen or knight)). Find every square it goes to.
