### Steps in which moves are played: the task, hints, what came of it. The task says whose turn it is, with which piece,
### and what to do.

## The task

play-reach = Bring the { PIECE($piece) } from { $from } to { $squares }.
play-visit = Lead the { PIECE($piece) } from { $from } over all of these squares, in any order: { $squares }.
play-capture = { $color ->
    [black] Capture all the white pieces. Only the { PIECE($piece) } on { $from } moves.
   *[white] Capture all the black pieces. Only the { PIECE($piece) } on { $from } moves.
}
play-capture-no-king = { $color ->
    [black] Capture all the white pieces but the king: no king is captured. Only the { PIECE($piece) } on { $from } moves.
   *[white] Capture all the black pieces but the king: no king is captured. Only the { PIECE($piece) } on { $from } moves.
}
play-capture-any = { $color ->
    [black] Capture all the white pieces. Any black piece may move.
   *[white] Capture all the black pieces. Any white piece may move.
}
play-capture-any-no-king = { $color ->
    [black] Capture all the white pieces but the king: no king is captured. Any black piece may move.
   *[white] Capture all the black pieces but the king: no king is captured. Any white piece may move.
}
play-castle = Castle with the king on { $from }: choose the king and the square where it will stand.
play-castle-wing = Castle with the king on { $from } and the rook on { $rook-at }: choose the king and the square where it will stand.
play-en-passant = { $color ->
    [black] Capture a white pawn en passant.
   *[white] Capture a black pawn en passant.
}
play-en-passant-from = { $color ->
    [black] With the pawn on { $from } capture a white pawn en passant.
   *[white] With the pawn on { $from } capture a black pawn en passant.
}
play-promote = { $color ->
    [black] Bring a black pawn to the first rank and promote it.
   *[white] Bring a white pawn to the eighth rank and promote it.
}
play-promote-from = { $color ->
    [black] Bring the black pawn from { $from } to the first rank and promote it.
   *[white] Bring the white pawn from { $from } to the eighth rank and promote it.
}
play-promote-to = { $color ->
    [black] Bring a black pawn to the first rank. Let it become a { PIECE($becomes) }.
   *[white] Bring a white pawn to the eighth rank. Let it become a { PIECE($becomes) }.
}
play-promote-from-to = { $color ->
    [black] Bring the black pawn from { $from } to the first rank. Let it become a { PIECE($becomes) }.
   *[white] Bring the white pawn from { $from } to the eighth rank. Let it become a { PIECE($becomes) }.
}
play-note-replies = { $edition ->
    [school] Your opponent will answer your moves.
   *[preschool] Your partner will answer your moves.
}
play-note-still = { $edition ->
    [school] Your opponent’s pieces stand still.
   *[preschool] Your partner’s pieces stand still.
}
play-note-least = Try to make as few moves as you can.

## What came of it

moves-made = { $count ->
    [0] No moves yet
    [one] { $count } move made
   *[other] { $count } moves made
}
move-wrong = { $from } to { $to }: that is no move.
move-pick = First choose the piece that is to move now.
castle-king-first = Castling begins with the king. Choose the king.
castle-two-squares = To castle, the king goes over { $over } to { $to }.
move-promote = The pawn has arrived. Choose the piece to put in its place.
move-stuck = The goal cannot be reached any more. Take the last move back!
moves-longer = { $least-count ->
    [one] Done! It can even be done in { $least-count } move.
   *[other] Done! It can even be done in { $least-count } moves.
}
told-castling = The { PIECE($piece) } goes from { $from } to { $to } and the rook from { $rook-at } to { $crossed }: castling.
told-en-passant = The { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) } on { $at } en passant.
told-promotion = In the pawn’s place there is a { PIECE($becomes) } now.
typed-piece = Enter — choose { $square }
typed-move = Enter — move { $from } to { $to }

## Hints

hint-moves = { $count ->
    [one] Hint: { $count } move is enough.
   *[other] Hint: { $count } moves are enough.
}
hint-from = Hint: the piece on { $square } is to move.
hint-move = Hint: the { PIECE($piece) } goes from { $from } to { $to }.
hint-move-promotion = Hint: the { PIECE($piece) } goes from { $from } to { $to }, and a { PIECE($becomes) } takes its place.
hint-undo-move = Hint: take the last move back.

## Signs and commands

legend-held = in your hand
legend-goal = goal
cmd-take = take
    .doc = Take the piece under the cursor
cmd-put = put down
    .doc = Put the piece on the square under the cursor
cmd-restart = restart
    .doc = Put everything back as it was at the beginning
