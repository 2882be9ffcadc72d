title = Rook and bishop: the axioms

teacher =
    This is the school edition of Article 6. Its order is axiomatic: the moves of rook and bishop are taken without proof, and the moves of all other pieces are expressed through them.
    Put a rook on an empty board and ask the pupil for its rule. Then ask: “And why does the rook move in just this way?” The honest answer: people agreed on it. A statement from which one begins is called an axiom. Do the same with the bishop.
    Ask: “If rook and bishop are known, how can one phrase tell about the queen?” Let the pupil come to “as a rook and as a bishop” alone.
    For you: where the school article speaks of the rook, a diagonal is printed instead of the rank. This is a misprint: the preschool edition and the whole system say file and rank. Teach file and rank, and do not tell the pupil about the misprint.

two-ways = The white queen stands on d4. There are two ways to tell how it moves. Describe it: along the file, the rank and the diagonals. Or derive it from other moves: as a rook and as a bishop. Either way the squares are the same. The first way is called descriptive, the second axiomatic.
two-ways-teacher = The descriptive way is the customary one, so it is also called orthodox. Ask the pupil to tell something quite simple in both ways, such as the way to school: “left, then straight on” and “as to Grandma’s, but only to the bridge”.

which-way = Here are three true sentences about how the king moves. Which of them derives its move from the move of another piece?
which-way-around = The king moves to any square next to it
which-way-around-why = This sentence describes where the king’s squares lie. No other piece is in it.
which-way-lines = The king moves one square, straight or diagonally
which-way-lines-why = This names directions and says how far to go. It is a description: no other piece is in it.
which-way-queen = The king moves as the queen, but to the nearest square
which-way-queen-why = The king’s move is taken from the queen’s: only the nearest squares are left.

given-rook = Not everything can be derived: one has to begin somewhere. The first thing that we take without proof is the rook’s move. The black rook stands on e5. A file and a rank run through its square: along them it moves, and along them it captures.
given-rook-teacher = Let the pupil draw a finger along the file and the rank through the rook’s square. Where do they cross? Where the rook stands.

rook-corner-black = Black to move. The black rook stands in the corner, on h8. There are no other pieces on the board. Find every square it goes to. Compare their number with that of the rook that stood on c3.
rook-among-black = Black to move. The black rook stands on d6. Find every square it can go to. It can neither cross nor capture its own pawn on d3, but it can capture the opponent’s pieces.

given-bishop = The second thing that we take without proof is the bishop’s move. The white bishop stands on c4. Two diagonals run through its square: along them it moves, and along them it captures. Nothing more is given: the moves of all other pieces we shall express through rook and bishop.

bishop-among-white = White to move. The white bishop stands on c3. Find every square it can go to. See where its way ends in a capture, and where a piece of its own side closes it.

bishop-never-black = Black to move. The black bishop stands on c8, and there are no other pieces on the board. To which of these squares will it never come, however often it moves?
bishop-never-h3 = The square h3 is on a diagonal of c8: the bishop gets there in one move.
bishop-never-d4 = The square c8 is light, and d4 is dark. All squares of a diagonal have one colour, so a bishop never changes the colour of its square.
bishop-never-b1 = The bishop gets to b1 in two moves: first to f5, then to b1.
bishop-never-h8 = The square c8 is light, and h8 is dark. All squares of a diagonal have one colour, so a bishop never changes the colour of its square.

bishop-way-white = White to move. The white bishop stands on c1. Bring it to h2 in the fewest moves. Only the bishop moves; there are no other pieces on the board.

derived = These we shall derive. Queen: as a rook and as a bishop. King: as the queen, to the nearest square. Knight: to the nearest square that neither rook nor bishop would reach. Pawn: it moves as a rook and captures as a bishop, always to the nearest square forward.
derived-teacher = Give the pupil six different pieces. Let the two given ones lie on the left and the four derived ones on the right, and let the pupil show from which pieces each derived one comes.

given-two = The moves of which two pieces do we take without proof?
given-two-queen-king = Queen and king
given-two-queen-king-why = The queen’s move is derived from the rook’s and the bishop’s, and the king’s from the queen’s.
given-two-rook-bishop = Rook and bishop
given-two-rook-bishop-why = Through rook and bishop the moves of all other pieces are expressed.
given-two-rook-queen = Rook and queen
given-two-rook-queen-why = The rook is given, but the queen is derived: it moves as a rook and as a bishop.
given-two-knight-pawn = Knight and pawn
given-two-knight-pawn-why = Knight and pawn are derived: their squares can be named once those of rook and bishop are known.

bishop-edge-black = Black to move. The black bishop stands on a5. Find every square it can go to. Think whether it reaches the white bishop on e1 now.
