### A move that is not finished (Article 7): what was begun, what is left, and why.

complete-move = { $color ->
    [black] Black has begun a move: the { PIECE($piece) } goes from { $from } to { $to }.
   *[white] White has begun a move: the { PIECE($piece) } goes from { $from } to { $to }.
}
complete-capture = { $color ->
    [black] Black has begun a move: the { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) }.
   *[white] White has begun a move: the { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) }.
}
complete-en-passant = { $color ->
    [black] Black has begun a move: the { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) } en passant.
   *[white] White has begun a move: the { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) } en passant.
}
complete-castling = { $color ->
    [black] Black has begun to castle: the { PIECE($piece) } goes from { $from } to { $to }.
   *[white] White has begun to castle: the { PIECE($piece) } goes from { $from } to { $to }.
}
complete-is-off = The captured piece is off the board already.
complete-rest = The move is not finished yet. Do on the board all that is missing.
plain-complete-how = Write like this: h1f1 moves a piece, e5 off takes it off the board.
plain-complete-pawn = To replace a pawn on e8: e8 q by a queen, e8 r by a rook, e8 b by a bishop, e8 n by a knight.
plain-off = off
    .words = off remove
complete-off = Take off the board
complete-pick = First take a piece, then put it down or take it off the board.
complete-wrong = That is not what the move lacks.
complete-more = Right! But the move is not finished yet.
change-captured = A captured piece is taken off the board: the { PIECE($piece) } on { $square }.
change-passed = The pawn captured en passant is taken off { $square }: it does not stand where the other one arrived.
change-rook = The rook on { $from } goes to { $to }: that is the square that the king crossed.
change-carry = The { PIECE($piece) } goes from { $from } to { $to }.
change-replace = The pawn is on the last rank. In its place, on { $square }, comes a queen, rook, bishop or knight of its colour.
hint-changes = { $count ->
    [one] Hint: { $count } thing is left to do.
   *[other] Hint: { $count } things are left to do.
}
hint-look-at = Hint: look at { $square }.
