title = A way that is closed

teacher =
    The rule of this lesson: no piece passes over a square with a piece on it, whether its own side’s or the partner’s. Only the knight may.
    Take a real rook and lead it along with your finger. When it comes to a piece, stop. Ask: “Its own side’s? Then we stop before it. The partner’s? Then we may capture it, but still go no further.”
    Play trains: the rook runs on rails, and a piece on the way is a closed gate.
    Of the knight say no more than is true: it does not squeeze past or walk around, it is lifted from one square and set down on another.

own-in-way = The white rook stands on a3, the white bishop on c3. The rook cannot pass the bishop: d3 and e3 behind it are closed. The squares the rook can go to are marked.
own-in-way-say = The bishop is in the way. The rook comes up to it, and stop! There is no way through.
own-in-way-teacher = Take the bishop off a real board: the way is open. Put it back: closed.

rook-white-say = White’s turn. The white rook goes straight. Where do pieces of its own side stand in its way? Find all its squares.

partner-in-way = The black rook stands on e2, the white knight on c2. The rook may capture the knight. But it cannot pass it: b2 and a2 are closed.
partner-in-way-say = The rook may capture the knight. But it may not go on, past the knight!

rook-black-say = Black’s turn. The black rook goes straight. What can it capture? And what is closed behind that? Find all its squares.
bishop-white-say = White’s turn. The white bishop goes diagonally. Its own knight closes one way, the black rook another. Find all its squares.
bishop-black-say = Black’s turn. The black bishop goes diagonally. Find all its squares. There are none behind a piece!

rook-attacks-white = White to move. The white rook stands on c2, with black pieces near. Mark every square that it attacks: where it could move or capture.
rook-attacks-white-say = Point at all the squares that the white rook attacks. It attacks a square with a black piece on it too.

queen-over-black-say = Black’s turn. The black queen wants to go down, over the white pawn. May it?

queen-white-say = White’s turn. The white queen is in the corner. It goes straight and diagonally, and something is in the way everywhere! Find all its squares.
queen-black-say = Black’s turn. The black queen goes straight and diagonally. Look one way after another, and find all its squares.

way-round-black = Black to move. Bring the black rook from a1 to e1. Its own knight on c1 closes the straight way. Go round in three moves. Only the rook moves.
way-round-black-say = Black’s turn. The black rook wants to get to the marked square, but its own knight is in the way. Drive round it!
way-round-black-teacher = Any free rank will do for going round. Ask: “Is there another way?”

knight-over = The white knight stands on c3, with a piece on every square around it. Its squares are marked. After: the knight on e2. Only the knight may cross squares with pieces on them.
knight-over-say = It is crowded round the knight! And still it can go. No other piece can do that.
knight-over-teacher = Ask whether a rook, a bishop or a queen in its place could go past these pieces.

knight-over-white-say = White’s turn. Pawns of its own side stand in front of the white knight. It wants to go past them, to the marked square. May it?
knight-black-say = Black’s turn. Now the black knight is shut in. It has the same squares as the white one, but it may not go onto a piece of its own side. Find them all.
