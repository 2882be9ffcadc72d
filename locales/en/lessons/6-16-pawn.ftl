title = The pawn: two formulas

teacher =
    The pawn has two formulas. It moves to the nearest of the rook’s squares in front and attacks the nearest of the bishop’s squares in front. Every other piece has one: it attacks the squares that it moves to.
    Keep two words apart: to attack a square is to threaten whatever stands there or may come there, so an empty square can be attacked too; to capture is to go where the opponent’s piece stands and take it off. The pawn attacks two squares diagonally in front, but it may go there only if there is something to capture.
    Seat the pupil on White’s side and then on Black’s. Ask: “Which way is forward for your pawn?” Forward means towards the opponent: one word, two directions.
    The double step is told briefly here; en passant and promotion have lessons of their own, so no pawn here reaches the last rank.

two-formulas = From rook and bishop we derive the pawn. It moves as a rook and captures as a bishop, both forward and to the nearest square. The white pawn on e4 moves to e5, and it attacks d5 and f5. Forward for White is towards rank 8.
two-formulas-teacher = Ask which words both formulas share: “nearest” and “forward”. And which word differs: “rook” and “bishop”.

parts-black = Put together both formulas of the black pawn: first the one it moves by, then the one it captures by.

turned-black = Black to move. The board is turned: Black is at the bottom. The black pawn stands on g6. Find the square it moves to and the squares it attacks. There is nothing to capture on them now, but it attacks them all the same.
edge-white = White to move. The white pawn stands at the edge of the board, on a5. Find the square it moves to and the square it attacks, though there is nothing to capture there now.

why-two = Before: a white rook straight in front of the black pawn on d5, a white knight diagonally. After: the pawn has captured the knight on e4. It could not capture the rook on d4: straight ahead a pawn only moves, and that square was occupied.
why-two-teacher = Ask: “And if nothing had stood on e4?” Then the pawn could go nowhere: occupied straight ahead, and nothing to capture diagonally.

captures-white = White to move. The white pawn stands on f4. Find every square where it can capture a black piece with this move.
free-black = Black to move. The black pawn stands on c5. Find every square it can go to with this move. Captures count too.
stuck-black = Black to move. The black pawn stands on f5. Find every square it can go to with this move. Captures count too. And if it can go nowhere, say so.

unlike-others = What sets the pawn apart from all other pieces?
unlike-two = It moves by one formula and captures by another
unlike-two-why = The other pieces have one formula: they attack the squares that they move to.
unlike-nearest = It gets only the nearest squares
unlike-nearest-why = The king and the knight, too, get only the nearest squares.
unlike-way = It does not cross occupied squares
unlike-way-why = No piece but the knight crosses occupied squares.
unlike-further = It captures further away than it moves
unlike-further-why = The pawn both moves and captures to the nearest square, in the first ring.

attacked-black = Black to move. The black pawns stand on c5 and e5. Mark every square that they attack. A square may be empty: to attack a square and to capture on it are two things.
attacked-black-teacher = Ask: “Can the pawns go to these squares now?” They cannot, there is nothing to capture. “And would a white king go there?” No, it does not move into attack.

capture-blocks-white = White to move. The white pawn stands on c4. Marked are the squares it attacks. Put together the formula by which the pawn captures: it must give these squares and no others.

double = From its starting square a pawn may go two squares forward at once, if both are free. Before: the black pawn on e7. After: on e5. This is the double step, an addition to the formula. From then on the pawn moves by the formula, one square.
double-teacher = White’s pawns start on rank 2, Black’s on rank 7. Ask whether a double step can capture. No: it goes straight, and straight ahead a pawn does not capture.

double-white = White to move. The white pawn stands on c2, its starting square. Find every square it can go to with this move: the double step and captures count.
half-double-black = Black to move. The black pawn stands on g7, its starting square. Find every square it can go to with this move: the double step and captures count.
