title = The pawn

teacher =
    Seat children on both sides of a real board and give one a white pawn, another a black pawn. Ask each: “Which way is forward for your pawn?” The answer: from its own player towards the partner. A pawn never goes back.
    The pawn has two rules: one for moving (straight, as a rook) and one for capturing (diagonally, as a bishop). Either way it goes one square forward. Say it together: “It moves straight, it captures diagonally.”
    Put two pawns face to face and ask which of them can move. Then put a piece of the partner’s one square diagonally in front.
    For you: the double step from the starting square, en passant and promotion come in other lessons. So no pawn here stands on its starting square or reaches the last rank.

forward-white = The white pawn stands on d4. In front are the squares a rook would reach: d5, d6, d7 and d8. The pawn moves to the nearest, d5. For White, forward is towards rank 8.
forward-white-say = The pawn moves forward, one square.
forward-white-teacher = Show the numbers at the side of the board. A white pawn goes from smaller numbers to bigger ones.

build-move-white-say = First mark every square a rook would reach forward from the white pawn. Then the nearest of them.

forward-black = The black pawn stands on e5. For Black, forward is towards rank 1, to meet White. In front are e4, e3, e2 and e1. The pawn moves to the nearest, e4.
forward-black-say = Black pawns come to meet the white ones. They too go forward, one square.

build-move-black-say = This pawn is black. Mark every square a rook would reach forward from it, then the nearest of them.
move-white-say = White’s turn. Where can the white pawn move? Find its square.
move-black-say = Black’s turn. Where can the black pawn move? Remember which way is forward for Black.

black-side = Now the board is turned: this is how the player with the black pieces sees it. The black pawns go away from that player, to the partner. The black pawn moves forward, from b5 to b4.
black-side-say = This is how the player with the black pieces sees the board. Forward is towards the partner!
black-side-teacher = Let the children change to the other side of a real board. The pawn stays where it is, and “forward” is where it was: towards the partner.

black-side-black = Black to move. The board is turned: Black is at the bottom. The black pawn stands on h6. Find the square it can move to.
black-side-black-say = Black’s turn, and now Black is at the bottom. Where can the black pawn move?

capture-formula = The pawn does not capture the way it moves. Marked are the squares a bishop would reach forward from d4. The nearest of them are c5 and e5. Only there can this pawn capture.
capture-formula-say = The pawn moves straight, like a rook. But it captures diagonally, like a bishop, one square forward.
capture-formula-teacher = Let the children repeat “It moves straight, it captures diagonally” and show both with a hand.

build-capture-white-say = Mark every square a bishop would reach forward from the white pawn. Then the nearest: there the pawn captures.
build-capture-black-say = The black pawn is at the edge. Mark every square a bishop would reach forward from it, then the nearest.

capture = Before: a black rook on e5, a piece of the partner’s. After: the white pawn on e5, the rook off the board. That is a capture. No piece was on c5, so the pawn could not go there.
capture-say = The pawn captured the rook diagonally. On the other side there was nothing to capture, so it could not go there.

captures-only-white-say = White’s turn. Find only captures: which pieces can the white pawn capture with this move?
captures-only-black-say = Black’s turn. Find only captures. A pawn never captures a piece of its own side!
free-diagonal-white-say = White’s turn. Find all the white pawn’s squares: where it can move and where it can capture.
moves-only-black-say = Black’s turn. This time leave the captures out. Where can the black pawn move straight ahead?

blocked = The white pawn on d4 and the black pawn on d5 have met. A pawn does not capture straight ahead, and a square with a piece on it is closed. Neither can move forward now.
blocked-say = The pawns have met, and both must stay. A pawn does not capture straight ahead.
blocked-teacher = Ask: “And if a black piece came to stand one square diagonally in front of the white pawn?” Then the pawn can capture it. Try it.

blocked-black-say = Black’s turn. A white pawn stands right in front of the black pawn. Find all the black pawn’s squares.
blocked-white-say = White’s turn. The white pawn’s own rook closes its way. Find all the white pawn’s squares.
edge-white = White to move. The white pawn stands at the edge of the board, on h4. Find all its squares: where it can move and where it can capture.
edge-white-say = White’s turn. The white pawn is at the edge of the board. Where can it move, and where can it capture?
mixed-black-say = Black’s turn. Find all the black pawn’s squares: where it can move and where it can capture.
mixed-white-say = White’s turn. See which pieces are White’s and which are Black’s, and find all the white pawn’s squares.
mixed-black-edge-say = Black’s turn. The black pawn is at the edge with pieces near. Find all its squares.
