### Tasks, where a lesson has no text of its own. Each says whose turn it is, which piece is meant and where it
### stands, and can be read in one way only. They are put together from whole sentences.

task-turn = { turn }.
task-imagine = Imagine that no other piece is on the board.

## Find all squares: by the formula (goes, captures) and with what stands on the board (can move, can capture)

find-formula-all = Find every square that the { PIECE($piece) } goes to from { $from }.
find-formula-pawn = Find every square that the { PIECE($piece) } moves to from { $from }, and every square that it captures on.
find-formula-moves = Find every square that the { PIECE($piece) } moves to from { $from } without capturing.
find-formula-captures = Find every square that the { PIECE($piece) } captures on from { $from }.
find-real-all = Find every square that the { PIECE($piece) } can go to from { $from }.
find-real-moves = Find every free square that the { PIECE($piece) } can go to from { $from }.
find-real-captures = { $edition ->
    [school] Find every square that the { PIECE($piece) } can go to from { $from } and capture one of the opponent's pieces.
   *[preschool] Find every square that the { PIECE($piece) } can go to from { $from } and capture one of the partner's pieces.
}

# One piece in a list of several.
piece-on = the { PIECE($piece) } on { $square }
several-formula-all = Find every square that at least one of these goes to or captures on: { $pieces }.
several-formula-moves = Find every square that at least one of these moves to without capturing: { $pieces }.
several-formula-captures = Find every square that at least one of these captures on: { $pieces }.
several-real-all = Find every square that at least one of these can go to: { $pieces }.
several-real-moves = Find every free square that at least one of these can go to: { $pieces }.
several-real-captures = { $edition ->
    [school] Find every square where at least one of these can capture one of the opponent's pieces: { $pieces }.
   *[preschool] Find every square where at least one of these can capture one of the partner's pieces: { $pieces }.
}

find-note-captures = Captures count too.
find-note-double = The pawn's double step does not count yet.
find-note-special = Check, castling and the double step do not count yet.
find-note-legal = Remember all the rules.

## Build a formula part by part

build-piece = The { PIECE($piece) } stands on { $from }.
build-rook = Mark every square that a rook would go to from { $from }.
build-bishop = Mark every square that a bishop would go to from { $from }.
build-queen = Mark every square that a queen would go to from { $from }: as a rook and as a bishop.
build-rest = Mark all the other squares: those that neither a rook nor a bishop would go to from { $from }.
build-king = Of the queen's squares, mark those nearest to { $from }.
build-knight = Where would neither a rook nor a bishop go from { $from }? Of these squares, mark the nearest.
build-rook-forward = { $color ->
    [black] Mark every square that a rook would go to from { $from } forward, towards the first rank.
   *[white] Mark every square that a rook would go to from { $from } forward, towards the eighth rank.
}
build-bishop-forward = { $color ->
    [black] Mark every square that a bishop would go to from { $from } forward, towards the first rank.
   *[white] Mark every square that a bishop would go to from { $from } forward, towards the eighth rank.
}
build-pawn-move = Of the squares that a rook would go to from { $from } forward, mark the nearest: there the pawn moves.
build-pawn-capture = Of the squares that a bishop would go to from { $from } forward, mark the nearest: there the pawn captures.
build-formula = Mark every square of this formula: { $formula }.
build-note-last = These will be the squares that the { PIECE($piece) } goes to.
