title = Queen and king

teacher =
    The queen is the first derived piece and the king the second: it is derived from the queen. Let the pupil say the formula aloud each time, and look for the squares only then.
    Put a queen on an empty board and cover the rook’s squares with counters, then the bishop’s. Ask: “Does the queen have any other square?” None. Then take away all counters but the nearest: what is left is the king’s.
    Speak of the ban separately: the formula tells where a king can move at all, and the ban takes from it the squares that the opponent attacks. All other pieces may go to such squares.
    A lesson of its own tells more about the king and attack; simple cases are enough here.

queen-derived = We derive the queen first. It can do all that a rook can and all that a bishop can: its squares are the rook’s together with the bishop’s. It has no others. The white queen stands on d3.
queen-teacher = Ask whether it must be proved that a queen does not go to a knight’s squares. It need not: the queen has only the rook’s squares and the bishop’s, and a knight’s squares are neither.

queen-blocks-black = Black to move. The black queen stands on d5, and all its squares are marked. Put its formula together from the blocks: it must give these squares and no others. The queen goes to a square if a rook or a bishop would go there.

queen-corner-black = Black to move. The black queen stands in the corner, on a8, and there are no other pieces on the board. From a8 a rook would go to 14 squares, and a bishop to 7. To how many squares does the queen go?
queen-corner-14 = The rook alone has that many. The queen moves as a bishop too.
queen-corner-21 = Fourteen squares of the rook and seven of the bishop. They have none in common, so the numbers are simply added.
queen-corner-28 = That would be so if the bishop had 14 squares from a8. But only one diagonal leaves the corner, and it has 7.

queen-edge-white = White to move. The white queen stands at the edge of the board, on a4; there are no other pieces. Find all its squares. Keep an order: first the rook’s squares, then the bishop’s.

queen-captures-black = Black to move. The black queen stands on e5. Find every square where it can capture a white piece with this move. The queen does not cross its own pawn on g5.

king-derived = From the queen we derive the king. Of all the queen’s squares it keeps the nearest: there it moves, and there it captures. The white king stands on c4. Of the queen’s 25 squares eight are left to it.
king-teacher = Ask how many squares lie between the king and the square it goes to. None: no square is nearer than that. Draw a finger around the eight squares, and there is a ring.

king-parts-black = The king’s squares can be put together in parts: first the rook’s nearest squares, then the bishop’s nearest, then the queen’s nearest. The last are the king’s squares.
king-parts-black-teacher = Ask what the third answer has in common with the first two. All squares of the first and all of the second are in it, because the queen is rook and bishop.

attack = The king also has a ban: it does not move to a square that the opponent’s pieces attack. White to move; the white king stands on d3. The black rook on e8 attacks e2, e3 and e4, so the king may not go there, though by its formula these are its squares.
attack-teacher = Ask: “Which squares are left to the king?” Nothing attacks c2, c3, c4, d2 and d4. The black king is on g8 because in a game both kings are always on the board.

king-rook-pawn-white = White to move. The white king stands on f3. Find every square it can go to. First make out which squares the black rook attacks, and which the black pawn attacks.

king-guarded-black = Black to move. The black king stands on d6. Find every square it can go to. Even by capturing, the king must not land on a square that the opponent attacks.
