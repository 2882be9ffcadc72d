title = The knight: deriving its move

teacher =
    The knight is derived from rook and bishop like the others, but with “not”: take the squares that neither rook nor bishop gets, and keep the nearest. Let the pupil do this before the letter L is remembered.
    On a real board: cover the rook’s and the bishop’s squares with counters of two colours. Draw a finger around the ring of eight squares next to the knight: all of it is covered. Draw around the next ring: what is open there is the knight’s.
    Ask: “Why does the knight have eight squares and no more?” The second ring has sixteen, and eight of them are on the lines of rook and bishop.
    Mind the word “nearest”: it belongs to the formula, and the formula is worked out on an empty board. If something stands in the way of a rook or a bishop, their squares do not pass to the knight.

neither = The black knight stands on e5. Marked are the squares a rook would go to from e5 and those a bishop would go to. None of them is for the knight. Of the rest it gets the nearest, and that is its whole formula: the nearest of the squares that neither rook nor bishop would reach.
neither-teacher = Stop here and ask: “Of the squares without a sign, which are nearest to the knight?” Let the pupil point at them before the answer is shown.

build-white = Derive the knight’s move yourself. The last part gives the knight’s squares.

rings = Here are the black knight’s squares. Next to it, in the first ring, are eight squares: four of the rook’s and four of the bishop’s. The second ring has sixteen: eight are the rook’s or the bishop’s, eight belong to neither. No such square is nearer, so these became the knight’s.
rings-teacher = Count one side of the second ring: a bishop’s square in the corner, then a knight’s, a rook’s, a knight’s again, and the corner. All four sides are like that.

first-ring-black = Black to move. The black knight stands on e5. Why is none of the squares next to it a knight’s square?
first-ring-jump = Because a knight jumps, and a jump needs a run-up
first-ring-jump-why = There is no run-up in the formula. It says only which squares are out, and which of the rest are nearer.
first-ring-lines = Because a rook or a bishop would go to each of them
first-ring-lines-why = From e5 a rook would go to four squares of the first ring, and a bishop to the other four.
first-ring-occupied = Because the squares next to it are occupied
first-ring-occupied-why = They are free, look at the board. Besides, the formula is worked out without other pieces.

edge-white = White to move. The white knight stands at the edge of the board, on e1. Find every square it goes to. The formula is the same, but a part of each ring lies beyond the edge.
corner-black = Black to move. The black knight stands in the corner, on h1. Find every square it goes to.

of-formula = The white knight on d4 has pawns of its own side all around. A rook on d4 could go nowhere now, yet its squares have not passed to the knight: the formula is worked out on an empty board. The knight’s squares are the same as ever.
of-formula-teacher = Take the pawns away one by one, and each time ask whether the knight’s squares have changed. They never have.

locked-white = White to move. The white knight stands on c3. Find every square it can go to. The occupied squares around do not hinder it: the knight alone may cross them.
captures-black = Black to move. The black knight stands on f6. Find every square where it can capture a white piece with this move.

colour-white = White to move. The white knight stands on the dark square c3. It will make some moves and end on a light square. How many moves will that be?
colour-odd = Always an odd number
colour-odd-why = Each move changes the colour of the knight’s square. From dark it comes to light after one move, after three, after five.
colour-even = Always an even number
colour-even-why = After two moves the knight is on dark again: from dark to light, from light to dark.
colour-any = It may be odd or even
colour-any-why = The knight’s squares never have the colour of the square it stands on. So the colour changes with every move.

next-square-black = Black to move. The black knight stands on e5. Bring it to the neighbouring square e6 in the fewest moves. Only the knight moves; there are no other pieces on the board.
next-square-black-teacher = Ask beforehand: “Is one move enough? Are two?” One is not: e6 is a rook’s square. Nor are two: after two moves the knight is on a square of the colour of e5, and e6 has the other colour.

two-white = White to move. The white knights stand on b1 and g1. Find every square that at least one of them goes to.
