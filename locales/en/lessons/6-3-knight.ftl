title = The knight

teacher =
    Put a knight in the middle of an empty board. With counters of one colour cover the squares a rook would reach from there, with another colour those a bishop would reach. Ask: “Which squares are still open? Which of them are nearest?” Those are the knight’s.
    Count nearness in rings around the knight. The first ring belongs wholly to the rook and the bishop; in the second some squares are left, and they are the knight’s.
    The letter L helps to remember where the squares are, but it is not the way the knight goes. It is lifted from one square and set down on another.
    Look at the rook’s and the bishop’s squares as on an empty board. If something stands in a rook’s way, its squares still do not become the knight’s.

neither = The white knight stands on d4. Marked are the squares a rook would reach from d4 and those a bishop would reach. The knight does not move as a rook, nor as a bishop, so none of these squares is for it.
neither-say = The knight does not move like a rook and does not move like a bishop. No marked square is for it.

build-centre-say = First mark the rook’s squares, then the bishop’s. Then, of all the squares that are left, find the nearest to the knight.
build-centre-teacher = Do the same on a real board with counters of two colours, and let the child point at the knight’s squares.

rings = Look at the squares next to the knight: the rook and the bishop have them all. In the ring around those, eight squares belong to neither. These are the knight’s squares.
rings-say = Here are the knight’s squares! There are eight. From here neither a rook nor a bishop goes to them.
rings-teacher = Draw a finger around the first ring (the eight squares next to the knight), then around the second. Count the knight’s squares together.

move = Here is a knight’s move. Before: the knight on d4. After: the knight on f5. It stood nowhere in between: it was lifted from one square and set down on the other.
move-say = The knight stood on one square, and now it stands on another. That is its move.
move-teacher = If the child slides the knight along an L, show it again: up from one square, down on another. The letter may be used afterwards, to check the answer.

centre-black-say = Black’s turn. Find all the black knight’s squares. A clue: none of them is right next to it. Look in the next ring.
build-edge-say = Now the black knight is at the edge. Mark the rook’s squares, then the bishop’s, then the nearest of the rest.
edge-white-say = White’s turn. The white knight stands at the edge of the board. Find all its squares.
corner-black = Black to move. The black knight stands in the corner, on a8. Find every square it can go to: a corner leaves it the fewest of all.
corner-black-say = Black’s turn. The black knight is in the corner, where it has very few squares. Find them all.
near-corner-white-say = White’s turn. The white knight stands close to the corner. Find all its squares.

colour = The knight stands on a dark square, and all its squares are light. From a light square its next move takes it back to a dark one. You can check your answers this way.
colour-say = From a dark square the knight goes to a light one. The colour changes with every move!

among-own = Before: the knight on d4, pawns of its own side all around it. After: the knight on e6. The pawns did not stop it: the knight, and only the knight, may cross squares with pieces on them.
among-own-say = Pawns all around do not stop the knight. Only the knight can do that!
among-own-teacher = Put a rook in the knight’s place and ask whether it can move. Then a bishop. Then the knight again.

surrounded-black-say = Black’s turn. Black and white pieces stand around the black knight. Find every square it can go to.

own-and-capture = Before: a black bishop on c6, a piece of the partner’s. After: the white knight on c6, the bishop off the board. That is a capture. The knight could not go to f5: a white pawn is there.
own-and-capture-say = The knight cannot go where a piece of its own side stands. But it can capture a piece of the partner’s.

own-white-say = White’s turn. Pieces of its own side stand on some of the white knight’s squares. Find all its other squares.
capture-black-say = Black’s turn. Find all the black knight’s squares. Remember those where it can capture.
captures-only-white-say = White’s turn. Find only captures: which black pieces can the white knight capture with this move?
mixed-black-say = Black’s turn. See which pieces are Black’s and which are White’s, and find all the black knight’s squares.
mixed-white-say = White’s turn. The white knight is in the corner. Where can it go?
mixed-black-centre-say = Black’s turn. There are many pieces, so take your time. Find all the black knight’s squares.
