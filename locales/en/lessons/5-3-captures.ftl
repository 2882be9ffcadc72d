title = Capturing

teacher =
    A capture is one move too: my piece goes to the square of the partner’s piece, and that piece is taken off the board. The player who moves takes it off.
    Show it on a real board: lift the captured piece off and put your own in its place, with the same hand. The captured piece goes beside the board.
    Ask: “How many pieces were there? How many now?” After a capture there is always one fewer.
    You may capture, but you do not have to: another move is allowed as well. In this lesson we look for captures only.

rook-takes = Before: the white rook on a3, the black bishop on d3. After: the rook on d3, the bishop off the board. That is a capture: the rook came to stand where the partner’s piece was.
rook-takes-say = The rook came to the bishop’s square, and the bishop was taken off the board. That is a capture.
rook-takes-teacher = Count the pieces before and after: there were two, and one is left.

taken-white = The white rook stood on a2, the black bishop on d2. White’s move: the rook captured the bishop. What does the board look like now?
taken-white-say = The white rook stood on the left, on a2, and the black bishop on the right, on d2. The rook captured the bishop. Point at the board after that.
taken-white-beside = A captured piece is not pushed aside, it is taken off the board.
taken-white-right = The rook stands on the bishop’s square, and the bishop is gone.
taken-white-stayed = The bishop is off, but the rook has stayed on a2. It has to stand on the bishop’s square.

only-captures = The white rook stands on b2. It can capture the knight on b5 and the pawn on e2: those are marked. Going to a free square is no capture. It does not capture its own bishop on b1.
only-captures-say = The rook can capture the knight, and it can capture the pawn. Those are captures. It never captures its own bishop.

rook-white-say = White’s turn. The white rook goes straight. What can it capture? Find all the captures.
bishop-black-say = Black’s turn. The black bishop goes diagonally. Which white pieces can it capture with this move? Find all the captures.
king-black-say = Black’s turn. The black king goes to a square next to it. What can it capture? Find all the captures.
queen-white-say = White’s turn. The white queen goes straight and diagonally. It cannot pass over pieces! Find all the captures.
knight-black-say = Black’s turn. How many pieces can the black knight capture? Count first, then point.

pawn-takes = A pawn moves straight, but it captures diagonally, one square forward. Before: the white pawn on c3, the black knight on d4. After: the pawn on d4, the knight off.
pawn-takes-say = A pawn does not capture the way it moves. It moves straight, and it captures diagonally!
pawn-takes-teacher = Forward is up the board for a white pawn and down the board for a black one.

pawn-white-say = White’s turn. The white pawn captures diagonally, forward. What can it capture? Find all the captures.
pawn-black-say = Black’s turn. The black pawn goes down the board and captures diagonally. What can it capture?

finish-black = Black’s turn. The black knight on b5 captures the white bishop on d4. The bishop is already off the board. Do what is still missing.
finish-black-say = The black knight captures the white bishop on d4. The bishop is off already. What is still to be done? Do it!

all-rook-white-say = White’s turn. With the white rook capture all the black pieces, one after another. Your partner does not move.
all-bishop-black-say = Black’s turn. With the black bishop capture all the white pieces, one after another. Your partner does not move.
