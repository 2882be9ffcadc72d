title = The rook

teacher =
    Put a real rook on an empty board and run a finger along its file and its rank, the two lines that cross where it stands. Ask: “Where can it go? Which square is the farthest?” Let the child make the move: lift the rook from one square, set it down on another.
    Say that the moves of the rook and the bishop are simply learnt, and that every other piece will be made out of these two.
    Put a piece of the rook’s own side in its way, then a piece of the partner’s instead. Each time ask: “What has changed? Where can it go now?”
    For you: the printed school codex has “diagonal” for the rook where it should have the rank. That is a misprint: the rook moves along its file and its rank.

given = On the left is a rook, on the right a bishop. We simply learn how these two move: everything starts with them. Later we make the moves of the knight, queen, king and pawn out of these two.
given-say = We learn how the rook and the bishop move. Then we use them to make the moves of all the others!

cross = The white rook stands on d4. One file and one rank cross there. Those are its lines: it may go to any of the marked squares, near or far.
cross-say = The rook goes straight: forward, back, right or left. It can go near, or it can go far.
cross-teacher = Ask for one square next to the rook and one far away. Which is harder for it to go to? Neither: all its squares are equal.

move = Here is a rook’s move. Before: the rook on d4. After: the rook on d7. Only these two squares matter: the one it left and the one it stands on now.
move-say = The rook stood on one square, and now it stands on another. That is a move.

centre-white-say = White’s turn. Find all the white rook’s squares: first on its file, then on its rank.
centre-black-say = Now it is Black’s turn. The black rook moves just like the white one. Find all its squares.
edge-black = Black to move. The black rook stands at the edge of the board, on a5. Find every square it can go to.
edge-black-say = Black’s turn. The black rook stands at the edge. Find every square it can go to.
corner-white-say = White’s turn. The white rook is right in the corner. Find all its squares.

fourteen = In the centre, at the edge or in the corner of an empty board, the rook always has 14 squares: seven on its file and seven on its rank. Count and see!
fourteen-say = Seven squares on the file and seven on the rank. On an empty board the rook always has fourteen.

own = The pawn on d6 is white too, a piece of the rook’s own side. The rook cannot go to that square and cannot go past it. So d6, d7 and d8 are closed.
own-say = A piece of its own side closes the way. The rook cannot go onto that square, and cannot go past it.

own-white-say = White’s turn. The white rook’s own bishop is in its way. Find every square the rook can go to.
own-black-say = Black’s turn. The black rook is in the corner, and its own bishop and pawn are in its way. Where can it go?

capture = Before: a black bishop on d7, a piece of the partner’s. After: the white rook on d7, the bishop off the board. That is a capture. The rook could not have gone past d7 to d8.
capture-say = The rook may go to a square where a piece of the partner’s stands. That piece comes off the board. It is a capture!
capture-teacher = The partner is the one you play with. Let the child take the captured piece off and lay it beside the board. Ask whether the rook could have gone past it.

capture-black-say = Black’s turn. The black rook can capture the white pawn. Find all the rook’s squares, the pawn’s square too.
capture-white-say = White’s turn. A black bishop stands on the white rook’s file. Find every square the rook can go to.
captures-only-black-say = Black’s turn. This time find only captures: which white pieces can the black rook capture with this move?
mixed-white-say = White’s turn. Two pieces stand in the white rook’s way: one is White’s, one is Black’s. Find all the rook’s squares.
mixed-black-say = Black’s turn. See which pieces are Black’s and which are White’s, and find all the black rook’s squares.
