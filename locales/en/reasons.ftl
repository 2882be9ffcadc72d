### Why a piece goes to a square and why it does not. One short sentence for a child; `.more` is a second line for the
### older ones, with the article of the codex. $piece is the piece with its colour, $role without; $from and $to are
### its square and the one in question; $by and $by-at are what hinders it and where that stands.

## It goes there

why-rook-line = { $line ->
    [rank] The rook goes along its rank: { $from } and { $to } lie on one rank.
   *[file] The rook goes along its file: { $from } and { $to } lie on one file.
}
    .more = The rook is given: its whole file and its whole rank belong to it (Article 6).
why-bishop-line = The bishop goes along a diagonal: { $from } and { $to } lie on one diagonal.
    .more = The bishop is given: all the squares of its diagonals belong to it (Article 6).
why-queen-as-rook = The queen goes to { $to } as a rook does.
    .more = The queen is rook and bishop in one (Article 6).
why-queen-as-bishop = The queen goes to { $to } as a bishop does.
    .more = The queen is rook and bishop in one (Article 6).
why-king-nearest = The king goes like the queen, but only one square: { $to } is next to { $from }.
    .more = Of the queen’s squares the king gets the nearest (Article 6).
why-knight-nearest = Neither rook nor bishop goes from { $from } to { $to }, and no such square is nearer.
    .more = The knight’s squares are the nearest of those that neither rook nor bishop gets (Article 6).
why-pawn-step = The pawn steps one square forward, to { $to }.
    .more = A pawn moves like a rook, only forward and only to the nearest square (Article 6).
why-pawn-double-step = From where it starts the pawn may step two squares at once: over { $over } to { $to }.
    .more = Both squares ahead must be free (Article 6, the double moves).
why-pawn-capture = The pawn captures forward on a diagonal, and { $to } is such a square.
    .more = A pawn captures like a bishop, only forward and only on the nearest square (Article 6).
why-pawn-takes = A pawn captures forward on a diagonal: on { $to } it can capture the { PIECE($victim) }.
    .more = A pawn captures like a bishop, only forward and only on the nearest square (Article 6).
why-en-passant = The { PIECE($victim) } has just stepped over { $to }: it can be captured en passant.
    .more = This must be the very next move; the captured pawn comes off { $victim-at } (Article 6).
why-capture = The { PIECE($victim) } stands on { $to }: it can be captured.
    .more = { $edition ->
        [school] A capture is a move to a square where the opponent’s piece stands. It comes off the board (Article 5).
       *[preschool] A capture is a move to a square where the partner’s piece stands. It comes off the board (Article 5).
    }
why-reaches-king = The { PIECE($role) } reaches { $to }: the { PIECE($victim) } stands there, and this is check.
    .more = A king is put in check, but never comes off the board; this goes beyond the codex.
why-castling = Castling: the king goes to { $to }, and the rook from { $rook-at } comes to { $crossed }.
    .more = They have not moved, all is free between them, and no square on the king’s way is attacked (Article 6).
why-promotion = On { $to } the pawn turns into a queen, a rook, a bishop or a knight.
    .more = The player chooses, whatever else is on the board (Article 6).
why-formula-square = The square { $to } fits the move formula.
    .more = The move formula is all the squares that the piece can take up (commentary to Article 6).
why-own-formula-square = The square { $to } fits the move formula of the { PIECE($role) }.
    .more = Its formula is: { $formula }. The move formula is all the squares that the piece can take up (commentary to Article 6).

## It does not: the question is another

why-no-piece = There is no piece on { $from }.
why-own-square = The piece stands on { $to } already, and a move leads to another square.
    .more = A move leads from one square to another (Article 5).
why-outside-area = Our small board has no square { $to }.
    .more = On a part of the board only its own squares exist; this goes beyond the codex.
why-not-its-turn = { $color ->
    [black] It is White’s turn: the { PIECE($piece) } has to wait.
   *[white] It is Black’s turn: the { PIECE($piece) } has to wait.
}
    .more = The players take turns, one move each (Article 4).
why-not-a-capture = It can go to { $to }, but that is no capture, and only captures are wanted here.
why-pawn-not-a-move = On { $to } a pawn only captures; it moves straight ahead.
why-not-a-move = On { $to } it captures, and only moves without a capture are wanted here.

## It does not: the square is not in its formula

why-off-rook-lines = The square { $to } lies neither on the rook’s file nor on its rank.
    .more = The rook has its file and its rank, and nothing else (Article 6).
why-wrong-bishop-color = { $shade ->
    [dark] The bishop from { $from } goes only on dark squares, and { $to } is light.
   *[light] The bishop from { $from } goes only on light squares, and { $to } is dark.
}
    .more = All the squares of a diagonal have one colour (Articles 2 and 6).
why-off-bishop-lines = The square { $to } has the same colour, but it is not on the bishop’s diagonals.
    .more = The bishop has the diagonals that run through its square (Article 6).
why-off-queen-lines = Neither rook nor bishop goes from { $from } to { $to }, so the queen does not either.
    .more = The queen has no squares but the rook’s and the bishop’s (Article 6).
why-knight-on-rook-line = A rook would go from { $from } to { $to }, so it is not the knight’s square.
    .more = The knight gets squares that neither rook nor bishop gets (Article 6).
why-knight-on-bishop-line = A bishop would go from { $from } to { $to }, so it is not the knight’s square.
    .more = The knight gets squares that neither rook nor bishop gets (Article 6).
why-knight-first-ring = The squares next to the knight belong to rook and bishop, and so does { $to }.
    .more = The knight’s squares begin with the second ring (Article 6).
why-knight-too-far = The square { $to } is too far: the knight has nearer ones.
    .more = Of the squares that neither rook nor bishop gets, the knight wants the nearest (Article 6).
why-king-too-far = The king goes only one square, and { $to } is further away.
    .more = Of the queen’s squares the king gets the nearest (Article 6).
why-pawn-backward = A pawn never goes back, and { $to } lies behind it.
    .more = A pawn moves and captures forward only (Article 6).
why-pawn-sideways = A pawn never goes sideways, and { $to } lies beside it.
    .more = A pawn moves and captures forward only (Article 6).
why-pawn-too-far = The square { $to } is too far for the pawn.
    .more = A pawn steps one square, and from where it starts it may step two (Article 6).
why-pawn-off-its-way = The square { $to } is neither straight ahead of the pawn nor next to it on a diagonal.
    .more = A pawn moves straight and captures on a diagonal, always by one square (Article 6).
why-not-in-formula = The square { $to } does not fit the move formula.
    .more = The move formula is all the squares that the piece can take up (commentary to Article 6).
why-not-in-own-formula = The square { $to } does not fit the move formula of the { PIECE($role) }.
    .more = Its formula is: { $formula }. The move formula is all the squares that the piece can take up (commentary to Article 6).

## It does not: something stands on the board

why-pawn-blocked = The { PIECE($by) } stands on { $to }, and a pawn does not capture straight ahead.
    .more = A pawn moves like a rook and captures like a bishop (Article 6).
why-pawn-nothing-to-take = On a diagonal a pawn only captures, and { $to } is empty.
    .more = A pawn moves like a rook and captures like a bishop (Article 6).
why-double-step-later = It is two steps to { $to }: the double step does not count yet.
    .more = The double moves come at the end of Article 6.
why-double-step-not-from-start = The pawn has left its first square, so now it steps one square only.
    .more = The double step is made only from the square where the pawn starts (Article 6).
why-double-step-over = The pawn cannot step over { $by-at }: the { PIECE($by) } stands there.
    .more = Only the knight may cross occupied squares (Article 5).
why-en-passant-not-now = The pawn on { $by-at } has not just made a double step: it cannot be captured en passant.
    .more = Capturing en passant must be the very next move (Article 6).
why-blocked-by-own = A piece of its own side, the { PIECE($by) }, stands on { $by-at }: there is no way past it.
    .more = Only the knight may cross occupied squares (Article 5).
why-blocked-by-partner = The { PIECE($by) } stands on { $by-at }: there is no way past it.
    .more = { $edition ->
        [school] The opponent’s piece can be captured, but only the knight may cross occupied squares (Article 5).
       *[preschool] The partner’s piece can be captured, but only the knight may cross occupied squares (Article 5).
    }
why-own-blocked = No occupied square can be crossed along a rank, file or diagonal (Article 5); all other squares the { PIECE($role) } reaches at once.
why-own-piece = A piece of its own side, the { PIECE($by) }, stands on { $to }.
    .more = { $edition ->
        [school] A move goes to a free square or to one where the opponent’s piece stands (Article 5).
       *[preschool] A move goes to a free square or to one where the partner’s piece stands (Article 5).
    }

## It does not: the king is in danger

why-partners-king = The { PIECE($by) } stands on { $to }, and kings are never captured.
    .more = This goes beyond the codex: a king is put in check, but never comes off the board.
why-beside-king = The { PIECE($by) } stands on { $by-at }, and two kings never stand side by side.
    .more = A king does not go where it is attacked, by the other king either (school codex, Article 6).
why-king-into-attack = The square { $to } is attacked by the { PIECE($by) } from { $by-at }.
    .more = A king does not go where it is attacked (school codex, Article 6).
why-king-takes-guarded = The { PIECE($victim) } cannot be captured: the { PIECE($by) } from { $by-at } guards { $to }.
    .more = After the capture the king would be attacked, and there it does not go (school codex, Article 6).
why-king-stays-on-line = On { $to } the king is not safe: the { PIECE($by) } from { $by-at } reaches there too, along the same line.
    .more = A king does not go where it is attacked (school codex, Article 6).
why-pinned = Not there: the { PIECE($piece) } shields the king on { $king } from the { PIECE($by) } on { $by-at }.
    .more = This is a pin. One may not open one’s own king to attack; this goes beyond the codex.
why-leaves-check = The king on { $king } is in check from the { PIECE($by) } on { $by-at }, and this move does not help.
    .more = { $answers-count ->
        [1] Another piece can answer the check only on { $answers }; this goes beyond the codex.
       *[other] Another piece can answer the check on { $answers }; this goes beyond the codex.
    }
why-two-checks = The king is in check from { $by-at } and from { $other-at } at once: only the king itself can move.
    .more = No single move of another piece answers two checks; this goes beyond the codex.
why-en-passant-opens-king = Two pawns would leave the line at once, and the { PIECE($by) } from { $by-at } would attack the king.
    .more = One may not open one’s own king to attack; this goes beyond the codex.

## Castling fails

why-castling-king-moved = The king has moved already, so it cannot castle.
    .more = One castles once a game, if neither king nor rook has moved (Article 6).
why-castling-rook-moved = To castle, a rook that has not moved must stand on { $home }.
    .more = One castles once a game, if neither king nor rook has moved (Article 6).
why-castling-blocked = Between king and rook, on { $by-at }, stands the { PIECE($by) }: no castling.
    .more = To castle, all squares between them must be free (Article 6).
why-castling-in-check = The king is in check from the { PIECE($by) } on { $by-at }: one does not castle out of check.
    .more = When castling begins the king must not be attacked (Article 6).
why-castling-crosses-attack = The king would cross { $crossed }, and the { PIECE($by) } from { $by-at } attacks it.
    .more = The square that the king crosses must not be attacked (Article 6).
why-castling-into-attack = The king would arrive on { $to }, and the { PIECE($by) } from { $by-at } attacks it.
    .more = A king does not go where it is attacked, by castling either (school codex, Article 6).
