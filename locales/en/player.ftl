### The screen of a lesson, of the lessons and of the end: what the plain mode does not need.

## Signs on the board

legend-explained = explained now
legend-witness = proves it
legend-proof = these squares show it

help-signs = Signs on the board

## The teacher’s notes

notes-step = For this step
notes-lesson = For the whole lesson

## Contents

lesson-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}

## The things beside the board

not-this = Not this one. Think again!

## Hints and reasons where something is to be chosen

hint-oriented = Hint: look at the near right-hand corner. It has to be light.
hint-set-up = Hint: the white queen stands on a light square, the black one on a dark square.
hint-whose-turn = Hint: White begins, and then they take turns.
hint-how-many-moves = Hint: White’s move and Black’s answer together are one move.
hint-right-count = { $count ->
    [one] Hint: { $count } answer is right.
   *[other] Hint: { $count } answers are right.
}
hint-not-this = Hint: answer { $number } is wrong.
hint-this = Hint: the right answer is { $number }.
hint-how-many = Hint: count row by row. Pawns are pieces too.
choice-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
choice-side = { $color ->
    [black] Black
   *[white] White
}
choice-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
choose-corner-dark = The near right-hand corner is dark here, and it has to be light.
choose-corner-light = The near right-hand corner is light: the board lies the right way.
choose-turn-begins = White always begins the game.
choose-turn-after = { $color ->
    [black] Black moved last, so now it is White’s turn.
   *[white] White moved last, so now it is Black’s turn.
}
choose-moves-pair = White’s move and Black’s answer together count as one move.

## Is the move allowed: what may forbid it; `.not` tells why it is not that

judge-allowed = Allowed
judge-not-allowed = Not allowed
hint-judge-no-king = Hint: check whose turn it is, where the piece goes and whether the way is free.
hint-judge = Hint: check whose turn it is, where the piece goes, whether the way is free, and what becomes of the king.
hint-judge-castling = Hint: check what has moved before, what stands between king and rook, and which squares of the king are attacked.
judge-turn = { $color ->
    [black] It is not Black’s turn
   *[white] It is not White’s turn
}
    .not = { $color ->
        [black] It is Black’s turn now.
       *[white] It is White’s turn now.
    }
judge-way = This piece does not go that way
    .not = This piece does go from { $from } to { $to }, so it is not that.
judge-blocked = A piece stands between { $from } and { $to }
    .not = Nothing is in the way between { $from } and { $to }.
judge-own-piece = A piece of the same side stands on { $to }
    .not = No piece of the same side stands on { $to }.
judge-partners-king = A king stands on { $to }
    .not = No king stands on { $to }.
judge-pawn-blocked = A piece stands on { $to }
    .not = Nothing stands on { $to }.
judge-pawn-moved = The pawn has left its start
    .not = The pawn’s starting square forbids nothing here.
judge-nothing-to-take = There is nothing to capture on { $to }
    .not = There is something to capture.
judge-not-just-stepped = The other pawn made no double step just now
    .not = The double step is no hindrance here.
judge-opens-king = Its own king would be open to attack
    .not = No new attack on the king comes of it.
judge-leaves-check = The king would still be in check
    .not = No check is left unanswered.
judge-attacked = The square { $to } is attacked
    .not = Nothing attacks { $to }.
judge-beside-king = The other king is next to it
    .not = The other king is not next to { $to }.
judge-king-moved = The king has moved before
    .not = The king has not moved before.
judge-rook-moved = The rook on { $home } has moved before
    .not = The rook on { $home } has not moved before.
judge-castling-blocked = Something is between king and rook
    .not = All squares between king and rook are free.
judge-castling-in-check = The king is attacked now
    .not = The king is not attacked now.
judge-castling-crosses = The king’s way over { $crossed } is attacked
    .not = The square { $crossed }, which the king crosses, is not attacked.
judge-castling-into = The king would be attacked on { $to }
    .not = The square { $to }, where the king arrives, is not attacked.
judge-castling-fine = Neither king nor rook has moved, all is free between them, and none of { $from }, { $crossed } and { $to } is attacked.
judge-check-answered = After this move the king is not in check any more.

## Mark squares by description: why a square fits or not

mark-is-light = { $square } is a light square.
mark-is-dark = { $square } is a dark square.
mark-on-file = { $square } is on the { $file } file.
mark-off-file = { $square } is not on the { $file } file.
mark-on-rank = { $square } is on rank { $rank }.
mark-off-rank = { $square } is not on rank { $rank }.
mark-on-diagonal = { $square } is on the diagonal from { $from } to { $to }.
mark-off-diagonal = { $square } is not on the diagonal from { $from } to { $to }.
mark-this-square = Here it is, the square { $asked }.
mark-other-square = This is { $square }, and { $asked } is asked for.
mark-not-it = This is { $square }. Look once more.
mark-is-corner = { $square } is a corner square.
mark-no-corner = { $square } is not a corner square.
mark-is-attacked = The { PIECE($by) } on { $by-at } attacks { $square }.
mark-not-attacked = { $color ->
    [black] No black piece attacks { $square }.
   *[white] No white piece attacks { $square }.
}
mark-way-closed = The { PIECE($piece) } on { $from } does not attack { $square }: the { PIECE($by) } on { $by-at } closes the way.
mark-pawn-ahead = The { PIECE($piece) } on { $from } may go to { $square }, but does not attack it: a pawn attacks on the diagonals only.
mark-own-piece = The { PIECE($piece) } stands on { $square }, and a side only guards its own pieces.
mark-fits = { $square } fits.
hint-mark-shade = Hint: light and dark squares take turns.
hint-mark-file = Hint: a file runs upwards; its letter stands below the board.
hint-mark-rank = Hint: a rank runs from left to right; its number stands beside the board.
hint-mark-diagonal = Hint: a diagonal runs slantwise, and all its squares have one colour.
hint-mark-square = Hint: look for the letter below the board and for the number beside it.
hint-mark-corner = Hint: a corner square is at the edge on two sides.
hint-mark-attacked = Hint: look where each piece of this side captures.
count-more = There are more. Count once more.
count-fewer = There are fewer. Count once more.
