title = The move formula

teacher =
    Gather all the squares that a piece can come to in one move: this set is its move formula. Not one square and not a road to it, but all the squares at once. And all of them are equal: to each it is one move.
    Put a bishop on an empty board and cover all its squares with counters. Say: “All that is under the counters is one thing: the bishop’s move formula from this place.” Move the bishop and lay the counters anew.
    Ask: “Which square is the main one for the bishop? Which is nearer?” A formula has no main squares. The player chooses; the piece offers all of them alike.
    The formula is worked out on an empty board. What is left of it in a game is settled by the position: its own pieces, the opponent’s pieces, and the ways that they close.

whole = Marked are all the squares that the white bishop can come to in one move from d4. This whole set together is called the move formula. The formula is not one square and not a road, but all the squares at once.
whole-teacher = Ask: “Is the square d4 in the formula?” No: a move leads to another square.

bishop-white = White to move. The white bishop stands on b2. Find its whole formula: every square it goes to from b2.
knight-black = Black to move. The black knight stands on b6. Find its whole formula: every square it goes to from b6.

equal = All squares of a formula are equal. The black queen stands on a8. The square a7 is next to it, h1 is at the other end of the board, but to either it is one move. For the move, no square of the formula is nearer than another, or counts for more.
equal-teacher = Should the word “nearest” come up: it helps to build the formulas of king, knight and pawn. Once a formula is built, the squares in it are equal.

equal-white = White to move. The white rook stands on a1; there are no other pieces. Which square takes the rook longer to reach, a2 or a8?
equal-far = a8, it is further away
equal-far-why = To a8, too, it is one move. The squares between a1 and a8 do not exist for the move.
equal-near = a2, it has to stop in time
equal-near-why = There is nothing to stop: the rook was on a1, and now is on a2. That is one move.
equal-same = Neither: each takes one move
equal-same-why = Both squares are in the rook’s formula from a1, and the squares of a formula are equal.

inside-queen = Compare the formulas of pieces that stand on one and the same square. Whose squares are all, without exception, in the queen’s formula too?
inside-rook = The rook’s
inside-rook-why = The queen moves as a rook and as a bishop: it has all the rook’s squares.
inside-knight = The knight’s
inside-knight-why = The other way round: the knight has only squares that a queen would not go to.
inside-king = The king’s
inside-king-why = The king’s squares are the queen’s nearest, so the queen has all of them.
inside-bishop = The bishop’s
inside-bishop-why = The queen moves as a rook and as a bishop: it has all the bishop’s squares.

symbol-of-formula = The look of a piece is the symbol of its formula: we see a knight and know which squares to look for. Colour does not change the formula, except the pawn’s: the word “forward” is in it, and forward differs for White and Black. The white pawn on c4 moves to c5, the black one on f5 to f4.

recoloured = A white piece stands on d4. It is replaced by a black one of the same name. For which piece do the squares of the formula change?
recoloured-rook = The rook
recoloured-rook-why = The file and the rank through d4 are the same, whatever the colour of the rook.
recoloured-knight = The knight
recoloured-knight-why = The squares that neither rook nor bishop would reach from d4 do not depend on colour.
recoloured-king = The king
recoloured-king-why = The queen’s nearest squares from d4 are the same for both colours.
recoloured-pawn = The pawn
recoloured-pawn-why = Forward is towards rank 8 for a white pawn and towards rank 1 for a black one.

left-over = The black rook’s formula from e4 is marked whole, 14 squares. But there are other pieces on the board. Its own pawn is on e6: e6, e7 and e8 are closed now. A white bishop is on c4: it can be captured, but there is no way past it to b4 and a4.
left-over-teacher = Count together: of 14 squares five are closed. Nine are left, and all nine are still equal.

rook-black = Black to move. The black rook stands on d4. Find what is left of its formula in this position: every square it can go to. Captures count too.
queen-black = Black to move. The black queen stands on a8. Find what is left of its formula in this position: every square it can go to. Captures count too.

fewest = A white knight is alone on the board. It is put on different squares, and each time its whole formula is found. From which square does it have the fewest squares?
fewest-d4 = From d4 the knight’s formula has eight squares; it never has more.
fewest-a1 = From a1 the knight’s formula has only b3 and c2.
fewest-b2 = From b2 the knight’s formula has four squares: a4, c4, d1 and d3.
fewest-a4 = From a4 the knight’s formula has four squares: b2, b6, c3 and c5.
