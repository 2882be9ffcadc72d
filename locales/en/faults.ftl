### Faults in a written position (FEN), square, move or formula: the cause and, in `.mend`, how to mend it. $text is what
### is written (cut short), $code the code point of a sign, $latin the Latin letter that it looks like.

## A position: the name of the field stands before the cause

fen-field-board = board
fen-field-side = side to move
fen-field-castling = castling
fen-field-en-passant = en passant
fen-field-halfmove = halfmove clock
fen-field-fullmove = move number
fen-field-extra = end

fen-empty = No position is written.
    .mend = Write a FEN, or at least its beginning, the board: 8/8/8/8/3N4/8/8/8.
fen-missing-field = The FEN is incomplete.
    .mend = Write the board alone or at least four parts: board, side to move, castling, en passant.
fen-extra-field = Something follows after the sixth part.
    .mend = Take away what is too much at the end.
fen-unknown-piece = “{ $text }” ({ $code }) means no piece.
    .mend = White’s pieces are K Q R B N P, Black’s are k q r b n p; a digit is so many empty squares.
fen-rank-count = { $count ->
    [one] { $count } rank is written, and a board has 8.
   *[other] { $count } ranks are written, and a board has 8.
}
    .mend = Write all eight, from the top down, with slashes between them and without spaces.
fen-rank-sum = { $count ->
    [one] Rank { $rank } has { $count } square instead of 8.
   *[other] Rank { $rank } has { $count } squares instead of 8.
}
    .mend = Mend the pieces or the number of empty squares on this rank.
fen-two-kings = { $color ->
    [black] Black has two kings, on { $first } and on { $second }.
   *[white] White has two kings, on { $first } and on { $second }.
}
    .mend = Leave one king or none.
fen-pawn-on-edge = The { PIECE($piece) } stands on { $square }, and there are no pawns on the first and last ranks.
    .mend = Move the pawn or take it away.
fen-unknown-side = “{ $text }” does not tell whose turn it is.
    .mend = Write w if White is to move, or b if Black is.
fen-unknown-castling = “{ $text }” ({ $code }) means no castling.
    .mend = White’s castlings are K and Q, Black’s k and q; if there are none, write -.
fen-castling-twice = The castling { $text } is named twice.
    .mend = Leave one letter { $text }.
fen-castling-without-king = The castling { $text } is impossible: no { PIECE($piece) } stands on { $home }.
    .mend = Put the king there or take away the letter { $text }.
fen-castling-without-rook = The castling { $text } is impossible: no { PIECE($piece) } stands on { $home }.
    .mend = Put the rook there or take away the letter { $text }.
fen-not-a-square = “{ $text }” is not a square.
    .mend = Write the square that the pawn stepped over, such as e3, or -.
fen-en-passant-rank = { $color ->
    [black] Black is to move, so White’s pawn stepped over a square of rank { $rank }, and { $square } is not there.
   *[white] White is to move, so Black’s pawn stepped over a square of rank { $rank }, and { $square } is not there.
}
    .mend = Mend the square or the side to move, or write -.
fen-en-passant-occupied = No pawn has stepped over { $square }: the { PIECE($piece) } stands there.
    .mend = Take the piece off { $square } or write -.
fen-en-passant-origin = The pawn would have come from { $origin }, but the { PIECE($piece) } stands there.
    .mend = Take the piece off { $origin } or write -.
fen-en-passant-without-pawn = Nothing has just stepped over { $square }: no { PIECE($piece) } stands on { $pawn-at }.
    .mend = Put the pawn on { $pawn-at } or write -.
fen-not-a-number = “{ $text }” is not a whole number.
    .mend = Write the number in digits.
fen-number-too-small = This number is too small.
    .mend = Write { $least } or more.
fen-number-too-large = This number is too large.
    .mend = Write { $most } or less.
fen-partner-in-check = { $color ->
    [black] White is to move, but Black’s king on { $king } is attacked by the { PIECE($by) } on { $by-at }.
   *[white] Black is to move, but White’s king on { $king } is attacked by the { PIECE($by) } on { $by-at }.
}
    .mend = Change the side to move or bring the king to safety.

## A sign that looks like the right one

look-alike = “{ $text }” ({ $code }) only looks like the Latin { $latin }.
    .mend = Change the keyboard layout and write the Latin { $latin }.

## A square, a part of the board, a move

not-a-square = “{ $text }” is not a square.
    .mend = Write a letter from a to h and a digit from 1 to 8, such as e4.
not-a-move = “{ $text }” is not a move.
    .mend = Write two squares together, such as e2e4, and for a promotion q, r, b or n as well.

## A formula

formula-empty = No formula is written.
formula-unknown-sign = The sign “{ $text }” ({ $code }) has no place in a formula.
    .mend = Take it away: a formula has words and parentheses only.
formula-unknown-word = The word “{ $text }” is none of a formula’s.
    .mend = The words are: rook, bishop, queen, king, knight, or, and, not, nearest(…), forward(…).
formula-unexpected = “{ $text }” cannot stand here.
formula-ends = The formula breaks off.
formula-too-deep = The words of this formula stand too deep inside each other: { $most } deep at most.
    .mend = Write a simpler formula.
formula-too-long = The formula is too long: it has more words than { $most }.
    .mend = Write a shorter formula.
formula-expected-operand = Write rook, bishop, queen, king, knight, not, nearest(, forward( or a parenthesis (.
formula-expected-opening = Open a parenthesis (.
formula-expected-operator-or-closing = Write or, and, or close the parenthesis.
formula-expected-operator-or-end = Write or, and, or end the formula.
