title = The pawn’s double step

teacher =
    Put eight white pawns and eight black ones on a real board, as at the start of a game. Ask: “On which rank do your pawns start?” White’s stand on rank 2, Black’s on rank 7; for each player it is the second rank from where they sit.
    Say: from its starting square a pawn may go one square or two at once. That is one move, not two in a row: after it the partner moves.
    Let a child move a pawn two squares, then ask: “May it do that again?” No: it has left its starting square.
    Put a knight right in front of a pawn, then one square further. In the first case the pawn cannot move, in the second it can go one square.

double-white = The white pawn stands on e2, where it starts the game. From its starting square it may go two squares forward at once. Before: the pawn on e2. After: the pawn on e4. This is the double step.
double-white-say = From its first place a pawn may step two squares at once. That is a double step!
double-white-teacher = Show it with a finger: over one square, and down on the next. All of it is one move.

double-black = Black’s pawns start the game on rank 7. They too may go two squares forward. Before: the pawn on d7. After: the pawn on d5.
double-black-say = A black pawn may step two squares at once too. Forward, to meet White.

both-white = White to move. The white pawn stands on c2, its starting square. Find every square it can go to.
both-white-say = White’s turn. The white pawn has not moved yet. It may choose: one square, or two at once. Show both.
both-black = Black to move. The black pawn stands on f7, its starting square. Find every square it can go to.
both-black-say = Black’s turn. The black pawn has not moved yet. Find every square it can go to.

only-start = This white pawn has left its starting square g2 and stands on g3. Now it goes one square only, to g4. A double step is made from the starting square and nowhere else.
only-start-say = The pawn has left its first place. Now it steps one square only.

which-board-black = Black to move. On which board can the black pawn make a double step?
which-board-black-say = Black’s turn. On which board can the black pawn step two squares at once?
which-board-black-c6 = This pawn has already left rank 7.
which-board-black-c7 = The pawn stands on rank 7, where Black’s pawns start.
which-board-black-c2 = White’s pawns start here. This black one is almost at the end of its way.

moved-white = White to move. The white pawn stands on a3. Find every square it can go to.
moved-white-say = White’s turn. The white pawn has left its first place. Where can it go?

free-way = A black knight stands right in front of the white pawn, on e3. The pawn cannot step over it: only a knight crosses occupied squares. Now the pawn can go neither to e3 nor to e4.
free-way-say = A knight stands in front of the pawn. The pawn cannot step over it, so it waits.
free-way-teacher = Move the knight to e4. Now the pawn can go to e3 but not to e4, where the knight stands. A double step needs two free squares ahead.

second-occupied-white = White to move. The white pawn stands on b2, a black bishop on b4. Find every square the pawn can go to.
second-occupied-white-say = White’s turn. A black bishop stands on the white pawn’s file, two squares ahead. Where can the pawn go?
first-occupied-black = Black to move. The black pawn stands on e7, with two white pieces near: a rook on e6 and a bishop on d6. Find every square the pawn can go to. Captures count too.
first-occupied-black-say = Black’s turn. See what stands straight ahead of the black pawn and what stands diagonally. Where can it go?

judge-beside-white-say = White’s turn. The white pawn wants to step two squares at once. See whether anything is in its way. Is that allowed?
judge-over-black-say = Black’s turn. The black pawn wants to step two squares at once. Is that allowed?
judge-over-black-teacher = If a child says “Yes, it is our own knight”, remind them: a pawn steps over no piece, neither one of its own side nor one of the partner’s.
judge-moved-white-say = White’s turn. The white pawn wants to step two squares at once. Is that allowed? Remember where White’s pawns start.
quick-white-say = Only White moves here. Bring the white pawn to h5. Two moves are enough: what is the first?
quick-black = Black to move. The board is turned: Black is at the bottom. Bring the black pawn from g7 to h4 and capture the white bishop there. The bishop stays where it is. Try to use as few moves as you can.
quick-black-say = Now Black is at the bottom, and only Black moves. The black pawn hurries to the white bishop, which stays where it is. Capture it in two moves.
