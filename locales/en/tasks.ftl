### Tasks, where a lesson has no text of its own. Each says whose turn it is, which piece is meant and where it
### stands, and can be read in one way only. They are put together from whole sentences.

turn = { $color ->
    [black] Black to move
   *[white] White to move
}
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
    [school] Find every square that the { PIECE($piece) } can go to from { $from } and capture one of the opponent’s pieces.
   *[preschool] Find every square that the { PIECE($piece) } can go to from { $from } and capture one of the partner’s pieces.
}

# One piece in a list of several.
piece-on = the { PIECE($piece) } on { $square }
several-formula-all = Find every square that at least one of these goes to or captures on: { $pieces }.
several-formula-moves = Find every square that at least one of these moves to without capturing: { $pieces }.
several-formula-captures = Find every square that at least one of these captures on: { $pieces }.
several-real-all = Find every square that at least one of these can go to: { $pieces }.
several-real-moves = Find every free square that at least one of these can go to: { $pieces }.
several-real-captures = { $edition ->
    [school] Find every square where at least one of these can capture one of the opponent’s pieces: { $pieces }.
   *[preschool] Find every square where at least one of these can capture one of the partner’s pieces: { $pieces }.
}

find-note-captures = Captures count too.
find-note-double = The pawn’s double step does not count yet.
find-note-special = Check, castling and the double step do not count yet.
find-note-legal = Remember all the rules.

## Build a formula part by part

build-piece = The { PIECE($piece) } stands on { $from }.
build-rook = Mark every square that a rook would go to from { $from }.
build-bishop = Mark every square that a bishop would go to from { $from }.
build-queen = Mark every square that a queen would go to from { $from }: as a rook and as a bishop.
build-rest = Mark all the other squares: those that neither a rook nor a bishop would go to from { $from }.
build-king = Of the queen’s squares, mark those nearest to { $from }.
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
build-note-again = The squares found before belong here too: mark them as well.
build-note-again-if = If a square found before fits here too, mark it again.

## Choose

choose-oriented = Which board lies the right way? Choose it.
choose-set-up = On which board do all the pieces stand as they do at the start of the game? Choose it.
choose-whose-turn = The game begins. Whose turn is it now?
choose-whose-turn-after = { $moves-count ->
    [1] This move has been made: { $moves }. Whose turn is it now?
   *[other] These moves have been made: { $moves }. Whose turn is it now?
}
choose-how-many-moves = White and Black played in turn: { $moves }. How many moves is that in all?
choose-how-many-pieces = How many pieces are on the board in all?
choose-how-many-of-side = { $color ->
    [black] How many pieces does Black have in all?
   *[white] How many pieces does White have in all?
}
choose-how-many-of = How many { PIECE($piece, number: "many") } are on the board?
choose-all = More than one answer is right: choose them all.

## Judge

judge-whose-turn = { $turn ->
    [black] Black to move.
   *[white] White to move.
}
judge-move = The { PIECE($piece) } goes from { $from } to { $to }. Is that allowed?
judge-castling = The { PIECE($piece) } castles: from { $from } to { $to }, and the rook from { $home } to { $crossed }. Is that allowed?
judge-why = It is not allowed. What forbids it? Choose.
judge-known-castling = Neither the king nor the rook on { $home } has moved before.
judge-known-rook-moved = The king has not moved before; the rook has left { $home } and come back.
judge-known-king-moved = The king has left { $from } before and come back; the rook on { $home } has not moved.
judge-known-stepped = The pawn on { $pawn } has just made a double step.
judge-known-last = The last move: the { PIECE($moved) } from { $last-from } to { $last-to }.
judge-known-not-stepped = The pawn came to { $pawn } before the last move.

## Mark squares by description; `.part` is the same in a list

mark-light = Mark all the light squares.
    .part = light
    .count = How many light squares does this board have?
mark-dark = Mark all the dark squares.
    .part = dark
    .count = How many dark squares does this board have?
mark-file = Mark all the squares of the { $file } file.
    .part = on the { $file } file
    .count = How many squares are there on the { $file } file of this board?
mark-rank = Mark all the squares of rank { $rank }.
    .part = on rank { $rank }
    .count = How many squares are there on rank { $rank } of this board?
mark-diagonal = Mark all the squares of the diagonal from { $from } to { $to }.
    .part = on the diagonal from { $from } to { $to }
    .count = How many squares are there on the diagonal from { $from } to { $to }?
mark-square = Find the square { $asked }.
    .part = { $asked }
    .count = How many squares of this board are called { $asked }?
mark-one-of = Mark the squares { $squares }.
    .part = { $squares }
    .count = How many squares are these: { $squares }?
mark-corner = Mark all the corner squares.
    .part = in a corner
    .count = How many corner squares does this board have?
mark-attacked = { $color ->
    [black] Mark all the squares that Black attacks.
   *[white] Mark all the squares that White attacks.
}
    .part = { $color ->
        [black] attacked by Black
       *[white] attacked by White
    }
    .count = { $color ->
        [black] How many squares does Black attack?
       *[white] How many squares does White attack?
    }
mark-several = Mark every square of which all this is true: { $parts }.
    .count = Of how many squares is all this true: { $parts }?

count-first = But first say how many such squares there are.
count-now-mark = Right! And now name all of these squares.
