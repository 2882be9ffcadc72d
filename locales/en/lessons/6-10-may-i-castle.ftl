title = May I castle?

teacher =
    Always ask in the same order: “Has the king moved? Has this rook moved? Is all empty between them? Is the king attacked now? Is the square it will cross attacked? And the square it goes to?” Castling is allowed if the answer to the first two and the last three is “no”, and to “Is all empty between them?” it is “yes”.
    On a real board let one child put a black rook anywhere, and another say whether White may castle, and why.
    Look at the king’s squares only: where it stands, which one it crosses, where it arrives. The rook may be attacked, and may cross an attacked square.
    For you: the preschool codex names the square where the king stands and the one it crosses. That the king may not arrive on an attacked square either is said in the school codex: a king does not go where it is attacked.

not-moved = The king went to e2 and came back to e1. The rook stood in the corner all the time. Now there is no castling: the king has moved. If the rook had left, there would be no castling with that rook either.
not-moved-say = The king came back to its place. But it has moved, so it will not castle any more.
not-moved-teacher = The board does not show this, so every task says whether the king or the rook has moved.

king-moved-white-say = White’s turn. The king has left its place and come back. May it castle?
rook-moved-black-say = Black’s turn. The rook on the right has moved and come back. May Black castle with it?
rook-moved-black-teacher = Ask: “And with the other rook?” That one has not moved, so with it Black may castle.

between = Black to move; king and rooks have not moved. The squares f8 and g8 are empty: with the rook on h8 Black may castle. Not with the rook on a8: a knight stands between it and the king.
between-say = On one side of the black king the squares are empty, on the other stands a knight. The king may castle on the empty side.

between-white-say = White’s turn. Is every square between king and rook empty? May White castle?
between-black-say = Black’s turn. Look at every square between king and rook. May Black castle?
between-black-teacher = The knight is not in the king’s way, and yet it is between king and rook. So it forbids castling.

king-attacked = The black rook on e8 attacks e1, where the white king stands. While the king is attacked, it may not castle.
king-attacked-say = The black rook attacks the square where the white king stands. While it is attacked, the king may not castle.

way-attacked = Now the black rook attacks f1. The white king on e1 would have to cross f1, and castling over an attacked square is not allowed. Nor may a king go to an attacked square.
way-attacked-say = The black rook attacks the square the king would cross. So it may not castle. Nor may a king go to a square that is attacked.
way-attacked-teacher = Move the black rook to g8: now it attacks g1, where the king would arrive, and again there is no castling. Move it to h8: it attacks only the rook on h1, and castling is allowed.

attacked-white-say = White’s turn. See where the black bishop attacks. May White castle?
crossed-black-say = Black’s turn. See where the white rook attacks. May Black castle?
arrival-black-say = Black’s turn. See where the white bishop attacks. May Black castle?

rook-attacked = The black rook attacks b1. The white king does not cross b1: it goes over d1 to c1. But the rook may cross b1. Castling is allowed.
rook-attacked-say = The black rook attacks b1. The king does not go there, and the rook may. White castles!
rook-attacked-teacher = Draw the king’s way with a finger: e1, d1, c1. Only these three squares have to be safe.

rook-attacked-white-say = White’s turn. The black bishop attacks the white rook. May White castle?
rook-way-black-say = Black’s turn. The bishop attacks the square beside the rook. Does the king go there? May it castle?
which-way-white = White to move. The white king on e1 and both rooks have not moved. The black rook on d8 attacks d1. Castle to the side where it is allowed.
which-way-white-say = White’s turn. To one side castling is allowed, to the other it is not. Castle on the side where you may.
squares-black = Black to move. The black king on e8 and both rooks have not moved. A white queen stands on f3. Find every square the black king can go to, and do not forget castling.
squares-black-say = Black’s turn. The white queen attacks many squares, and the king may not go there. Find all the black king’s squares. Think of castling, too.
