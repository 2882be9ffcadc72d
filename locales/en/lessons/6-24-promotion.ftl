title = Promotion and the choice of a piece

teacher =
    Ask the pupil to state the whole rule: when (in the same move), where (on the last rank), to what (a queen, rook, bishop or knight of its own colour), who chooses (the player), and what makes no difference (which pieces are on the board already).
    Ask whether one may refuse to promote. One may not: the rule says that the pawn “must be replaced”, not that it may.
    On a real board put a white pawn on e7 and a black rook on d6. Let the pupil try all four pieces and show which of them captures the rook with the next move. Then let them make up such a puzzle for Black.
    A queen is strongest most of the time, but there is always a choice, and the program never puts a queen there by itself.

rule = The last rank is the end of a pawn’s way: in the same move it gives its place to a queen, rook, bishop or knight of its colour. The player chooses which, but has to replace the pawn. Here the black pawn went from g2 to g1, and a rook took its place.
rule-teacher = Ask why there is never a pawn on rank 1 or rank 8. No pawn starts there, and when it comes to the end it is a pawn no longer.

when-black = Black to move. The black pawn goes from b2 to b1. When is it replaced by another piece?
when-black-later = When the player likes
when-black-later-why = There is no waiting: it does not stay a pawn at the end for a single move.
when-black-next = With the next move
when-black-next-why = The replacement belongs to the same move; it does not take another.
when-black-same = In the same move
when-black-same-why = The pawn’s step and its replacement are one move together.
finish-white = The white pawn on c7 captured the black rook on b8. The rook is already off, and the pawn is already on b8. Finish the move.
squares-black = Black to move. The black pawn stands on g2. Find every square where it can be promoted. Captures count too.

choice = White could have chosen a queen, but chose a knight: from e8 a queen does not attack d6, and a knight does. Before: a pawn on e7. After: a knight on e8. If the rook does not go away, the knight can capture it with White’s next move.
choice-teacher = Check it on a board: which squares do a queen, a rook and a bishop attack from e8? d6 is not among them.

attacks-white = White to move. The white pawn goes from e7 to e8. To which piece should it be promoted, so that this piece attacks the black rook on h5?
white-queen = To a queen
white-rook = To a rook
white-bishop = To a bishop
white-knight = To a knight
attacks-white-queen = A queen attacks along the diagonal too: e8, f7, g6, h5.
attacks-white-rook = From e8 a rook attacks only the e file and rank 8.
attacks-white-bishop = The squares e8 and h5 lie on one diagonal, and it is free.
attacks-white-knight = From e8 a knight attacks c7, d6, f6 and g7.
attacks-black = Black to move. The black pawn goes from b2 to b1. To which piece should it be promoted, so that this piece attacks the white knight on d2?
black-queen = To a queen
black-rook = To a rook
black-bishop = To a bishop
black-knight = To a knight
attacks-black-queen = From b1, no file, rank or diagonal leads to d2.
attacks-black-rook = From b1 a rook attacks only the b file and rank 1.
attacks-black-bishop = From b1 a bishop attacks a2 and the diagonal from c2 to h7.
attacks-black-knight = From b1 a knight attacks a3, c3 and d2.
two-moves-white = White to move, and only White moves. Promote the white pawn on c7 to a piece that can capture the black queen on e7 with the very next move. Then capture it.
rook-black = Black to move. The board is turned. The black pawn on g2 cannot go straight on: a white knight stands on g1. Capture the white bishop on f1 with the pawn, and promote it to a rook.
third-knight = Black to move. There are two black knights on the board already. The black pawn goes from d2 to d1. Can it be promoted to a third knight?
third-knight-no = No, there are only two knights
third-knight-no-why = There are two at the start of a game. The choice does not depend on that.
third-knight-captured = Only if one was captured
third-knight-captured-why = There is no need for that: the choice depends neither on what was captured nor on what is left.
third-knight-yes = Yes, it can
third-knight-yes-why = The player chooses any of the four pieces, whatever stands on the board.
