### Puzzles: questions that are drawn, not written. Each says which piece is meant and where it stands, and can be read in
### one way only.

## Questions about squares

riddle-odd = The { PIECE($piece) } stands on { $from }. It goes to every marked square but one. Mark the one that it does not go to.
riddle-centre = The marked squares are all that the { PIECE($piece) } goes to. Mark the square on which it stands.
riddle-short = The { PIECE($piece) } stands on { $from }. It goes to every marked square and to one more. Mark that one.
riddle-common = { PIECE($piece, number: "many", capital: "yes") } stand on { $from } and { $other }. Mark every square that both of them go to.
riddle-third = Which squares are the nearest to { $from } that neither a rook nor a bishop nor a knight goes to from there? Mark them all.
riddle-twice = The { PIECE($piece) } from { $from } makes two moves in a row. Mark every square that it can come to in two moves but not in one.

hint-riddle-odd = Hint: would a rook or a bishop go from the piece to one of these squares?
hint-riddle-centre = Hint: the square lies in the middle of those that are marked.
hint-riddle-short = Hint: look where neither a rook nor a bishop would go, right round the piece.
hint-riddle-common = Hint: find the squares of one of them first, then see which are the other’s too.
hint-riddle-third = Hint: go round the square ring by ring until one is left over.
hint-riddle-twice = Hint: first see where it can be after one move, then go on from each of these squares.

riddle-odd-not-shown = { $square } is not among the marked squares. Choose one of those.
riddle-short-shown = { $square } is marked already. Look for the one that is missing.
riddle-common-both = Both of them go to { $square }.
riddle-centre-here = From { $square } the { PIECE($piece) } goes to every marked square and to no other.
riddle-centre-more = From { $square } the { PIECE($piece) } would go to other squares too.
riddle-own-square = { $square } is the square where the piece stands now.
riddle-third-taken = From { $from } a { PIECE($by) } goes to { $square }.
riddle-third-nearest = Neither a rook nor a bishop nor a knight goes from { $from } to { $square }, and no such square is nearer.
riddle-third-far = Neither a rook nor a bishop nor a knight goes from { $from } to { $square }, but there are nearer squares like that.
riddle-twice-once = One move is enough to come to { $square }.
riddle-twice-through = First to { $through }, then to { $square }: that is two moves.
riddle-twice-not = Two moves are not enough to come to { $square }.

## Ways

play-note-captures = Every move has to capture.
play-note-unseen = { $color ->
    [black] Never stop where a white piece attacks.
   *[white] Never stop where a black piece attacks.
}
play-note-only = There is only one way in so few moves.
move-not-here = { $from } to { $to }: not in this task.
move-no-capture = Nothing is captured on { $square }, and here every move has to capture.
move-seen = On { $square } the { PIECE($by) } from { $by-at } would attack your piece.

## What the board cannot show, and has to be known

find-known-castling = { $rooks-count ->
    [1] Neither the king nor the rook on { $rooks } has moved before.
   *[other] Neither the king nor the rooks on { $rooks } have moved before.
}
find-known-rook-moved = The rook has left { $home } before and come back.
find-known-king-moved = The king has left { $from } before and come back.
