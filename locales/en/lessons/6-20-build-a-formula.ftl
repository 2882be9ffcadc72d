title = Build a formula

teacher =
    The formulas of all pieces are made of a few words: “rook”, “bishop”, “or”, “and”, “not”, “nearest”, “forward”. Each word does something to a set of squares, and that can be seen.
    Lay counters of two colours on the board: the rook’s squares and the bishop’s. “Or”: keep both heaps. “And”: keep only squares where counters of both colours lie. “Not”: take the counters off and put them on all other squares except the piece’s own. “Nearest”: keep the counters of the nearest ring.
    Ask: “Does the answer change if the same words come in another order?” Try it with the king: “nearest of rook and bishop together”, and “nearest of the rook, but the whole bishop”.
    If the pupil gets the squares by another formula, that is right too: a formula is a set of squares, and it can be written in more than one way.

or-nearest = Formulas are put together from words. “Rook” and “bishop” are given. “Or” adds squares: “rook or bishop” has every square that at least one of the two would go to. “Nearest” keeps the nearest ring of them. The formula of the black king on d5: nearest(rook or bishop).
or-nearest-teacher = The pupil may wonder: we say “the queen moves as a rook and as a bishop”, but the formula has “or”. Explain: the queen can do both, but of a single square one asks whether a rook or a bishop would go there.

king-white = White to move. The white king stands on c3, and all its squares are marked. From the blocks put together a formula that gives these squares and no others. A block with (…) works on all that is there so far.

rook-forward-white = White to move. The white rook stands on e3. Not all its squares are marked, only those in front. From the blocks put together a formula that gives these squares and no others.

pawn-black = Black to move. The black pawn stands on b6. Marked is the square it moves to. From the blocks put together a formula that gives this square and no others.

pawn-parts-white = See what each word does: first the bishop’s squares, then only those in front, then the nearest of them. These will be the squares that the white pawn attacks.

negation = “Not” takes all the other squares of the board, except the piece’s own. The white knight on d4: marked are all squares of the formula “not (rook or bishop)”. Of these the knight gets the nearest.
negation-teacher = Count: the board has 64 squares, a rook on d4 has 14 of them, a bishop 13, and one is the knight’s own. That leaves 36, and eight became the knight’s.

knight-from-queen-white = White to move. The white knight stands on e5, and all its squares are marked. There are no blocks for rook and bishop, but there is a queen. Put together a formula that gives the knight’s squares and no others.

knight-black = Black to move. The black knight stands on g2. Its formula is nearest(not (rook or bishop)). Find every square it goes to.

common = “And” keeps only the squares in common. The black king stands on e4. Marked are a rook’s squares from e4 and, by a sign of their own, the squares of “king and rook”: both the king and the rook have them. There are four.

king-and-bishop-black = Black to move. The black king stands on d6. Marked are the squares that are both in the king’s formula and in the bishop’s from d6. Put together a formula that gives these squares and no others.

near-bishop-black = Black to move. The black bishop stands on f3. Only its nearest squares are marked. Put together a formula that gives these squares and no others.

whose = “Nearest(not (rook or bishop))”. The symbol of this formula is one of the six pieces. Which?
whose-king = The king
whose-king-why = The king has no “not”: it gets the nearest squares of rook and bishop.
whose-knight = The knight
whose-knight-why = The knight gets the nearest of the squares that neither rook nor bishop gets.
whose-queen = The queen
whose-queen-why = The queen has neither “not” nor “nearest”: its formula is “rook or bishop”.
whose-pawn = The pawn
whose-pawn-why = Both formulas of the pawn have the word “forward”.

order-black = Black to move. The black king stands on d5. Which of these formulas gives all its squares and no others?
order-near-rook = nearest(rook) or bishop
order-near-rook-why = The word “nearest” worked on the rook only. The bishop is still whole, and its far squares do not belong.
order-near-not = nearest(not (rook or bishop))
order-near-not-why = The word “not” took away all squares of rook and bishop, the king’s among them. This is the knight’s formula.
order-near-both = nearest(rook or bishop)
order-near-both-why = First the squares of rook and bishop were added, then the nearest of all were kept.

king-corner-white = White to move. The white king stands on h1. Its formula is nearest(rook or bishop). Find every square it goes to.
