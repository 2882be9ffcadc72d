title = A game for two

teacher =
    Sit down with the child at a real board, face to face. Say: “There are two of us. We have one board, and we are going to move pieces on it. That is the game.”
    Ask: “How many of us are there? How many boards? Where are your pieces, and where are mine?”
    Let the child take one piece from its square to another: pick it up, put it down, let go. Ask for no rules yet; the moving is what matters. Then change seats, so that the child plays both White and Black.
    Call the person across the board the partner: without a partner there is no game.

two-players = This is chess. Two people play at one board. One has the white pieces, the other the black ones. The person across the board is your partner.
two-players-say = Two people play chess. They share one board. One has white pieces, the other has black ones.
two-players-teacher = Let the child run a hand along the white pieces, then along the black ones. Ask: “Whose are they?”

how-many-players = How many people play at this board?
how-many-players-say = How many people play chess at one board: one, two or three?
how-many-players-one = One is not enough: somebody has to move the black pieces too.
how-many-players-three = There are only white and black pieces here. A third player would have none to move.

pieces-of-both = Two people play, and both need pieces. On which board do both players have pieces?
pieces-of-both-say = Find the board that has white pieces and black pieces too.
pieces-of-both-white = There are only white pieces here. The partner has none.
pieces-of-both-black = There are only black pieces here. The partner has none.

show-black = Two pieces stand on the board: a white one and a black one. Show the black one.
show-black-say = Show the black piece.
show-white = Among the black pieces there is one white piece. Show it.
show-white-say = Find the white piece and show it.

by-moving = The game goes like this: the players move pieces from square to square. A white piece moved, and then a black one moved in answer.
by-moving-say = Look: a white piece went to another square. Then a black one did.
by-moving-teacher = Do the same on a real board: you move a white pawn, the child moves a black one.

move-white-rook = White to move. Move the white rook from c2 to c6, the marked square.
move-white-rook-say = White’s turn. Take the white rook and put it on the marked square.
move-white-rook-teacher = Every piece moves in its own way, and other lessons tell how. Here the right square is marked.
move-black-rook = Black to move. Move the black rook from g7 to b7, the marked square.
move-black-rook-say = Now it is Black’s turn. Put the black rook on the marked square.
move-black-king = Black to move. The board is turned: Black is at the bottom. Move the black king from e5 to e4, the marked square.
move-black-king-say = Black’s turn, and Black is at the bottom now. Put the black king on the marked square.

who-moved = Before: every piece in its place, the game has not begun. After: a white pawn has gone forward. The game has begun!
who-moved-say = All the pieces stood in their places. Now one has moved: the game has begun.

already-begun = On one of these boards the game has begun: a piece has left its place. Which board is it?
already-begun-say = On which board are they playing already? See where a piece has gone forward.
already-begun-start = Here all the pieces are in their places: nobody has moved yet.

black-moved-too = On which board have both players moved: White, and Black too?
black-moved-too-say = Find the board where a white piece has moved, and a black one too.
black-moved-too-white = Only White has moved here. All the black pieces are in their places.
