title = The double step and en passant

teacher =
    Let the pupil name the conditions of en passant, and check them: the opponent’s last move was a pawn’s double step; my pawn attacks the square it stepped over; I capture at once, with this very move.
    Ask why a white pawn can capture en passant only from rank 5 and a black one only from rank 4. Black’s double step ends on rank 5 and leaves a square of rank 6 behind, and that is what a white pawn on rank 5 attacks.
    Play it on a real board: a double step, an answer with some other piece, one more move. After each move ask whether one can still capture en passant.
    The codices do not say that one may not open one’s own king; that is a rule of chess beyond their text, and the lesson says so.

double = From its starting square a pawn may go two squares at once, if both are free: the double step. The white pawn on e2 can go to e3, but not to e4: a knight stands there, and straight ahead a pawn captures neither by one step nor by two.
double-teacher = Move the knight to e3: now the pawn can go neither to e3 nor to e4, for only a knight may cross occupied squares.

double-black = Black to move. The black pawn stands on b7, its starting square. Find every square it can go to. Captures count too. White has a bishop on c6 and a knight on b5.

conditions = You may capture en passant if the opponent’s last move was a pawn’s double step and your pawn attacks the square it stepped over. Your pawn goes to that square, and the other comes off. It must be done at once.
conditions-teacher = Ask: “Which square did the black pawn step over? Which white pawn attacks it? Where was the captured pawn taken off?” The answers: d6, the pawn on e5, d5.

finish-black = The white pawn has just gone from b2 to b4. Black captures it en passant with the pawn on a4, and the white pawn is already off the board. Finish the move.
squares-white = White to move. The black pawn has just gone from g7 to g5. Find every square the white pawn on h5 can go to. Captures count too.
single-black = Black to move. The white pawn has just gone from e3 to e4. Can the black pawn on d4 capture it en passant?
single-black-yes = Yes, it has only just moved
single-black-yes-why = It has only just moved, but it did not step over any square.
single-black-late = No, it is too late
single-black-late-why = It is not too late: the white pawn made the last move.
single-black-single = No, that was no double step
single-black-single-why = Only a pawn that stepped over a square is captured en passant.

who = The white pawn has just gone from d2 to d4, over d3. Both black pawns attack d3, so either of them may capture en passant. But nothing except a pawn ever captures that way.
who-teacher = Ask: “And if in place of one black pawn there were a bishop that attacks d3?” It could not capture en passant. To capture the pawn it would have to go to d4, where the pawn stands.

knight-black = Black to move. The white pawn has just gone from c2 to c4, over c3. Can the black knight on e4 capture it en passant by going to c3?
knight-black-only-pawn = No, only a pawn captures that way
knight-black-only-pawn-why = En passant is a pawn capturing a pawn. The knight may go to c3, but it captures nothing there.
knight-black-yes = Yes, for it attacks c3
knight-black-yes-why = It does attack c3, but that is not enough: only a pawn captures en passant.
knight-black-misses = No, it does not attack c3
knight-black-misses-why = From e4 the knight does attack c3. The reason is another.
last-move-white = White to move. The last move was the black king’s, from d8 to e8. Find every square the white pawn on d5 can go to. Captures count too.

own-king = This goes beyond the codices: you may not open your own king. The white pawn went from d2 to d4. If Black’s pawn on e4 captured it en passant, both pawns would leave the line, and the rook on h4 would attack the black king.
own-king-teacher = Take both pawns, d4 and e4, off the board at once and draw a finger from the rook to the king.

opens-white = White to move. The white pawn on e5 wants to capture the black one en passant and go to d6. Is that allowed? See what would become of the white king.
invite-white = White to move. Move the white pawn on d4 so that it attacks the square in front of the black pawn on c7. Black will answer with a double step from c7 to c5. Then capture that pawn en passant.
