title = The king

teacher =
    Put a queen on the board and let the children remember all its squares. Change it for a king: “The king moves as the queen, but only to the nearest square. Which squares are those?” Let them point all around the king.
    Compare the knight: both go to a nearest square. The king chooses among the queen’s squares, the knight among the others.
    For you: the king may not move to a square that is attacked; that has a lesson of its own. On the boards here the partner attacks no square next to the king. Set up your own examples in the same way.

nearest = Marked are the squares a queen would reach from d4, as a rook and as a bishop. The king moves as a queen, but only to the nearest square. The eight nearest, all around it, are marked once more: they are the king’s.
nearest-say = The king moves like a queen, but only to the nearest square: to one of those right next to it.
nearest-teacher = Draw a finger around the eight squares next to the king. Ask: “To which of them does it go as a rook, and to which as a bishop?”

build-edge-say = The black king is at the edge. First mark every square a queen would go to, then the nearest of them.

move = Here is a king’s move. Before: the king on d4. After: the king on e5. It is the next square on a diagonal: it moved as a queen, but to the nearest square.
move-say = The king stood on one square, and now it stands on the next one. That is its move.

centre-white-say = White’s turn. Find all the white king’s squares. They are all around it.
centre-black-say = Black’s turn. The black king moves just like the white one. Find all its squares.
edge-white = White to move. The white king stands at the edge of the board, on a4. Find every square it can go to.
edge-white-say = White’s turn. The white king stands at the edge. It has fewer squares here. Find them all.
corner-black-say = Black’s turn. The black king is in the corner. Find all its squares.

king-and-knight = Compare king and knight on d4. The king has the queen’s nearest squares: they are next to it. The knight would go to the nearest of all the others: they have a sign of their own.
king-and-knight-say = The king has the queen’s nearest squares. The knight has the nearest squares where the queen cannot go.

own = On c5, d5 and e5 stand pawns of the king’s own side. It cannot go to their squares. Five are left: c4, e4, c3, d3 and e3.
own-say = The king cannot go where pieces of its own side stand. Five squares are left.

own-white-say = White’s turn. The white king’s own queen and bishop are next to it. Find every square the king can go to.
own-black-say = Black’s turn. Pieces of its own side are next to the black king. Find every square it can go to.

capture = Before: a black pawn on e3, a piece of the partner’s. After: the white king on e3, the pawn off the board. That is a capture.
capture-say = The king too can capture a piece of the partner’s next to it. The king goes to that square, and the piece comes off the board.

capture-white-say = White’s turn. A black pawn is next to the white king. Find all the king’s squares, the pawn’s square too.
capture-black-say = Black’s turn. The black king is in the corner, with a white knight in front of it. Where can the king go?
captures-only-white-say = White’s turn. Find only captures: which black pawns can the white king capture with this move?
mixed-black-say = Black’s turn. See which pieces are Black’s and which are White’s, and find all the black king’s squares.
mixed-white-say = White’s turn. The white king is at the edge with pieces of both sides near. Find all its squares.
mixed-black-edge-say = Black’s turn. The black king is at the edge with pieces of both sides near. Find all its squares.
