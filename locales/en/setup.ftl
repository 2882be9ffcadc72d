### Putting pieces where they stand at the beginning of a game (Article 3).

setup-both = Put all the pieces of both sides where they stand at the beginning of a game.
setup-white = Put all of White’s pieces where they stand at the beginning of a game.
setup-black = Put all of Black’s pieces where they stand at the beginning of a game.
setup-some = Put these pieces where they stand at the beginning of a game: { $pieces }.
setup-kind = { $count ->
    [1] { PIECE($piece) }
   *[other] { PIECE($piece, number: "many") } ({ $count })
}
setup-note-standing = Some pieces stand there already.
setup-note-how = Pick a piece, then its square.

## Why a piece does not stand there

setup-pawn-rank = { $color ->
    [black] The black pawns stand on Black’s own second rank: it has the number 7.
   *[white] The white pawns stand on White’s own second rank: it has the number 2.
}
setup-first-rank = { $color ->
    [black] The { PIECE($piece) } stands on Black’s own first rank: it has the number 8.
   *[white] The { PIECE($piece) } stands on White’s own first rank: it has the number 1.
}
setup-queen-color = The white queen stands on a white square, the black queen on a black one. The king stands beside the queen.
setup-order = From corner to corner stand rook, knight, bishop, queen, king, bishop, knight, rook: { $square } is a { PIECE($right) }’s place.
setup-stands = { $square } is a { PIECE($piece) }’s place.
setup-stays-free = No piece stands on { $square } at the beginning of a game.

## What is in the hand and how it goes

setup-held = In your hand: { PIECE($piece) }
setup-nothing-held = Pick a piece
setup-right-count = { $count ->
    [one] { $count } piece stands right
   *[other] { $count } pieces stand right
}
setup-wrong-count = { $count ->
    [one] { $count } piece stands wrong
   *[other] { $count } pieces stand wrong
}
setup-missing-count = { $count ->
    [one] { $count } square has no piece yet
   *[other] { $count } squares have no piece yet
}

# Of small boards, whose squares have no names beside them.
choose-setup-right = All the pieces stand in their places.
choose-setup-order = From corner to corner stand rook, knight, bishop, queen, king, bishop, knight, rook.
choose-setup-free = At the start of the game nothing stands in the middle of the board.

## Hints

hint-in-tray = { $count ->
    [one] Hint: { $count } piece is left to place.
   *[other] Hint: { $count } pieces are left to place.
}
hint-home = Hint: a { PIECE($piece) }’s place is on rank { $rank }.
hint-place = Hint: { $square } is a { PIECE($piece) }’s place.

## Plain mode

plain-tray = { PIECE($piece) }, { $count } left
plain-setup-how = Write the letter of a piece and its squares: { $example }. Its number in the list, or its name, will do too.
plain-setup-names = { PIECE($role) } { PIECE($role, number: "many") }
plain-setup-right = { $square }, { PIECE($piece) }: right.
plain-setup-wrong = { $square }, { PIECE($piece) }: no.
plain-setup-left = Left to place: { $pieces }.
plain-setup-mended = What stands right stays. Place the others anew.
plain-setup-done = Everything stands where it should.
plain-setup-which = Say first which piece it is: { $example }.
plain-setup-none-left = No { PIECE($piece) } is left to place: { $square } does not count.
plain-setup-occupied = A piece stands on { $square } already.
plain-setup-unclear = I do not understand “{ $text }”. Write it like this: { $example }.
plain-setup-white = white
plain-setup-black = black
