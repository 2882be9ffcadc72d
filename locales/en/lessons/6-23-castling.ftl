title = Castling and its conditions

teacher =
    Ask for the conditions of castling, and about each: “Is that for ever, or only for now?” If the king or the rook has moved, nothing can mend it. Occupied squares and attacks stand in the way only for a time.
    The codex names two squares of the king’s that must not be attacked: where it stands and which one it crosses. The third, where it arrives, follows from another rule of the article: the king does not go where it is attacked.
    Let the pupil show the square that the rook crosses in castling long and the king does not (b1 or b8). It may be attacked, but not occupied.
    On a real board: one pupil sets up White’s king and both rooks and any black piece, another says to which sides White may castle, and why.

definition = Castling is one of the codex’s double moves: once a game the king and a rook go together. The king goes towards the rook over one square, the rook to the square the king crossed. Before: king on e8, rook on a8. After: king on c8, rook on d8.
definition-teacher = With the rook from the h file it is called castling short, with the one from the a file castling long: the rook goes two squares or three. The king goes two either way.

conditions = Four conditions. The king and the rook it castles with have not moved. Between them there is nothing: the marked squares are free. The opponent does not attack the king. Nor the square it will cross.
conditions-teacher = Ask which of the marked squares the king does not visit when it castles. It is b1: that one must not be occupied, but it may be attacked.

for-ever = The white king on e1 and both rooks have not moved. What will keep White from castling with the rook on h1 for the rest of the game?
for-ever-attacked = The king is attacked once
for-ever-attacked-why = An attack forbids castling only while it lasts. Answer it without moving the king, and castling is possible again.
for-ever-king = The king goes to e2 and comes back
for-ever-king-why = The king has moved, and that cannot be undone.
for-ever-between = A bishop comes to f1
for-ever-between-why = The bishop forbids castling only while it stands between them. Once it leaves, castling is possible again.
for-ever-other = The king castles with the rook on a1
for-ever-other-why = One castles once a game. Even back on e1, the king would have moved.
for-ever-rook = The rook on h1 goes to h2 and comes back
for-ever-rook-why = The rook has moved, and nobody castles with it any more.

kings-squares = Attack matters only on the king’s squares: e1, where it stands, d1, which it crosses, and c1, where it arrives, for a king never goes to an attacked square. The black bishop on h7 attacks b1. Only the rook goes over it, so White may castle.
kings-squares-teacher = Put the bishop on h6, h5 and h4 in turn. From h6 it attacks c1, from h5 d1, from h4 the king itself. Each time there is no castling, and each time for another reason.

for-now = Before: the black rook on f8 attacked f1, and White could not castle. The rook went to a8, and White castled. The attack stood in the way only for a time. But if the king had moved meanwhile, there would have been no castling.

squares-white = White to move. The white king on e1 and both rooks have not moved. A black bishop stands on a6. Find every square the white king can go to, castling included.
which-side-black = Black to move. The board is turned. The black king on e8 and both rooks have not moved. A white rook stands on g1. Castle to the side where it is allowed.
drive-away-white = White to move, and only White moves. The white king on e1 and the rook on h1 have not moved. Now White cannot castle: the black knight on f3 attacks the king. First capture the knight, then castle.
