### Names of the pieces. A name may depend on $number (one, many) and $case; English has one form of each.
### `.gender` and `.animate` are what the words of colour agree with. Messages use them through
### { PIECE($piece, case: "genitive", number: "many", capital: "yes") }, each setting of which may be left out.

-king = { $number ->
    [many] kings
   *[one] king
}
    .gender = neuter
    .animate = no
-queen = { $number ->
    [many] queens
   *[one] queen
}
    .gender = neuter
    .animate = no
-rook = { $number ->
    [many] rooks
   *[one] rook
}
    .gender = neuter
    .animate = no
-bishop = { $number ->
    [many] bishops
   *[one] bishop
}
    .gender = neuter
    .animate = no
-knight = { $number ->
    [many] knights
   *[one] knight
}
    .gender = neuter
    .animate = no
-pawn = { $number ->
    [many] pawns
   *[one] pawn
}
    .gender = neuter
    .animate = no
# Any piece, when its name does not matter.
-piece = { $number ->
    [many] pieces
   *[one] piece
}
    .gender = neuter
    .animate = no

## The words of colour may depend on $number, $case, $gender and $animate (yes, no) of the piece.

-white = white
-black = black

# How a piece and its colour stand together.
piece-with-color = { $color } { $piece }

## Lists of squares: two, and longer ones put together from the left.

list-last = { $rest } and { $last }
list-more = { $rest }, { $last }
