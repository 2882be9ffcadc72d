title = En passant

teacher =
    First recall two rules: a pawn captures diagonally, one square forward, and from its starting square it may step two squares at once.
    Put a black pawn on d4 and a white one on e2. Ask: “Which squares does the black pawn attack?” (c3 and e3.) Step the white pawn to e4 and stop your finger over e3: it went over a square that the black pawn attacks. So Black may capture it as if it had stopped on e3. The French words “en passant” mean “in passing”.
    Three questions, in order: “Has it just stepped over a square? Does my pawn attack that square? Is it my move right after that?” Three times “yes”, and it can be captured.
    Nobody has to capture en passant, but nobody can wait either: one move later it is too late. Children often forget to take the captured pawn off: it does not stand where the other pawn arrives.
    The board does not show which move was the last, so every task says it.

stepped-over = The black pawn on d4 attacks c3 and e3. And the white pawn on e2 wants to step to e4 at once, over e3. That is a square which the partner’s pawn attacks!
stepped-over-say = The black pawn attacks the marked squares. And the white pawn wants to step over one of them.
stepped-over-teacher = Ask: “And if the white pawn stopped on e3?” Then Black’s pawn could capture it. So it can do that in passing, too.

taken = The white pawn stepped over e3. The black pawn captured it: it went to e3, and the white pawn came off e4. This is a capture en passant, which means in passing.
taken-say = The white pawn passed over a square that the black pawn attacks. The black pawn went to that square, and the white one came off. That is en passant!
taken-teacher = Show two squares: where the black pawn went (e3), and where the white pawn was taken off (e4). They are not the same.

finish-white = The black pawn has just stepped from c7 to c5. The white pawn on d5 captured it en passant and went to c6. The move is not finished yet: finish it.
finish-white-say = The white pawn captured the black one en passant, but something was forgotten. What is still to be done on the board?
finish-black = The white pawn has just stepped from f2 to f4. The black pawn on g4 captured it en passant and went to f3. The move is not finished yet: finish it.
finish-black-say = Now the black pawn captured the white one en passant. Finish this move.
take-black = Black to move. The white pawn has just stepped from b2 to b4, over b3. Capture it en passant with the black pawn on c4.
take-black-say = Black’s turn. The white pawn has just stepped over a square that the black pawn attacks. Capture it en passant. Where does the black pawn go?
squares-white = White to move. The black pawn has just stepped from g7 to g5. Find every square the white pawn on f5 can go to. Captures count too.
squares-white-say = White’s turn. The black pawn has just stepped over a square. Find all the white pawn’s squares: where it can move and where it can capture.

at-once = The black pawn stepped over d6, and the white pawn on e5 could have captured it. But White moved another pawn, and Black answered. Now it is too late: one captures en passant at once or not at all.
at-once-say = You may capture en passant only at once, with the very next move. Move something else, and it is too late!
at-once-teacher = Play it together. After each move ask: “Is it still possible?” As soon as White has moved the other pawn, it is not.

which-of-two-black = Black to move. The white pawn on b4 has stood there for a long time, the pawn on d4 has just stepped from d2. Find every square the black pawn on c4 can go to. Captures count too.
which-of-two-black-say = Black’s turn. The white pawn on d4 has just stepped over a square; the one on b4 has stood there long. Find all the black pawn’s squares.
late-white-say = White’s turn. The black pawn came here long ago. Can it be captured en passant?
judge-edge-black-say = Black’s turn. The white pawn at the edge has just stepped two squares at once. The black pawn wants to capture it en passant. Is that allowed?
one-step-white = White to move. The black pawn has just stepped one square, from d6 to d5. Can the white pawn on e5 capture it en passant?
one-step-white-say = White’s turn. The black pawn has just stepped one square. Can it be captured en passant?
one-step-white-yes = Yes, it has only just moved
one-step-white-yes-why = It has only just moved, but it did not step over any square.
one-step-white-no = No, it was no double step
one-step-white-no-why = Only a pawn that stepped over a square is captured en passant.
late-black = Black to move. The board is turned: Black is at the bottom. The white pawn came to g4 long ago. Find every square the black pawn on h4 can go to. Captures count too.
late-black-say = Black’s turn, and now Black is at the bottom. The white pawn next to it came there long ago. Where can the black pawn go?
which-pawn-white = White to move. The black pawn has just stepped from e7 to e5, over e6. Which white pawns can capture it en passant?
which-pawn-white-say = White’s turn. The black pawn has just stepped over e6. Which white pawns attack that square? Those can capture it en passant.
which-pawn-white-d5 = The pawn on d5
which-pawn-white-d5-why = From d5 a white pawn attacks e6, which the black pawn stepped over.
which-pawn-white-f5 = The pawn on f5
which-pawn-white-f5-why = From f5 a white pawn attacks e6, which the black pawn stepped over.
which-pawn-white-h5 = The pawn on h5
which-pawn-white-h5-why = From h5 a white pawn attacks only g6, and the black pawn stepped over e6.
wait-black = Black to move. The board is turned: Black is at the bottom. Move the black pawn from f5. The white pawn will answer with a double step from e2 to e4. Then capture it en passant.
wait-black-say = Black’s turn. Go so near that your pawn attacks the square in front of the white pawn. When that one steps over it, capture it en passant.
