title = The knight told three ways

teacher =
    There are three descriptions of the knight’s move: the axiom, the letter L and the two-step path of the Soviet chess codex. All three are true, because they give the same squares. But they speak of different things: the axiom tells which squares these are, the other two how to find them.
    Draw three columns on paper. For one and the same place of the knight write into each column the squares found in one of the ways. Compare the columns.
    Ask: “On which squares did the knight stand during its move?” If the pupil lists the squares of the letter, hand over a knight with pieces all around and ask for a move on a real board.
    The main thought: a way to find a square need not be the road of the piece.

axiom = First description, the axiom: the knight goes to the nearest square that neither a rook nor a bishop would reach from its place. It tells which squares these are and nothing about a road to them. The white knight stands on d4.

axiom-blocks-black = Black to move. The black knight stands on e5, and its squares are marked. Put the knight’s axiom together from the blocks: it must give all these squares and no others. A block with (…) works on all that is there so far.

letter = Second description, the letter L: two squares straight and one to the side. From d4 that is, for instance, d5, d6 and aside to e6. The letter has come down to us by tradition. It helps to remember where the knight’s squares are, and that is all it is for.
letter-teacher = The letter can be laid on the board in eight ways. Let the pupil show all eight and see that each ends on a knight’s square.

letter-white = White to move. The white knight stands on f4. Find every square it goes to. Look for them by the letter L, then test them by the axiom: would a rook or a bishop go there?

path = Third description, from the Soviet chess codex, the path in two steps: first to a neighbouring square on the file or the rank, then one square more on a diagonal, away from the start. From d4 the first step leads to c4, d3, d5 or e4, and from d5, for instance, on to c6 and e6.
path-teacher = Go through the other three first steps together: from e4 to f3 and f5, from d3 to c2 and e2, from c4 to b3 and b5. That makes eight squares, the same ones.

path-white = Find the knight’s squares by the path in two steps. Part one: all squares of the first step, straight. Part two: all squares where the second step ends, diagonally and away from c6.
path-white-teacher = The formula of the second part is written as the axiom, but its squares are to be found by the path in two steps. So the pupil sees that they are the same.

away-white = White to move. The white knight stands on d4. Look for its squares by the path in two steps: first d5, then one square diagonally. But forget the words “away from the start”. Which of these squares would be wrong?
away-c6 = From d5 to c6 leads away from d4. It is a knight’s square, so it is not wrong.
away-e4 = From d5 to e4 leads back towards d4. A rook would go from d4 to e4, so this square is wrong.
away-e6 = From d5 to e6 leads away from d4. It is a knight’s square, so it is not wrong.
away-c4 = From d5 to c4 leads back towards d4. A rook would go from d4 to c4, so this square is wrong.

agree = Why do all three agree? The letter L: two squares straight and one aside. The path: one straight, then one more straight and one aside, which is two and one again. And the axiom? For a rook’s squares one of the two numbers is zero, for a bishop’s they are equal. The nearest of what is left is two and one.
agree-teacher = For each of the knight’s squares write a pair of numbers: how far aside it is, and how far up or down. Then write such pairs for the squares next to the knight: 0 and 1, or 1 and 1. These are the rook’s and the bishop’s, so nothing nearer than 1 and 2 was left to the knight.

numbers = Count how many files over and how many ranks up or down a piece has gone. Which pair of numbers belongs to a knight’s move and to no other?
numbers-02 = 0 and 2
numbers-02-why = One of the numbers is zero: the piece stayed on its line, where a rook would go.
numbers-22 = 2 and 2
numbers-22-why = The numbers are equal: this is a diagonal, where a bishop would go.
numbers-12 = 1 and 2
numbers-12-why = No zero, and the numbers are not equal: neither rook nor bishop would go there. And no such square is nearer.
numbers-13 = 1 and 3
numbers-13-why = Neither rook nor bishop would go there, but squares with 1 and 2 are nearer. The knight gets the nearest.

over-pawns = Before: the white knight on g1. After: the knight on f3. Led along the letter or in two steps, it would have come onto its own pawn on g2. But it stood nowhere between g1 and f3. Letter and steps are a hint where to look for the square, not the knight’s road.
over-pawns-teacher = Set up the pieces as at the start of the game and ask the pupil to slide the knight along the letter in any way, without lifting it. It cannot be done: on g2, on f1 and on h1 pieces of its own side close the way.

stood-on = Black to move. The black knight will go from g8 to f6. On which squares will it stand before, during and after its move?
stood-on-letter = On g8, g7, g6 and f6
stood-on-letter-why = That is the letter L. It serves to find f6, but Black’s own pawn is on g7, and the knight was never there.
stood-on-path = On g8, g7 and f6
stood-on-path-why = That is the path in two steps. It serves to find f6, but Black’s own pawn is on g7, and the knight was never there.
stood-on-two = Only on g8 and f6
stood-on-two-why = On g8 before the move, on f6 after it. This move has no other squares.

start-black = Black to move. The black knight stands on b8. Find every square it can go to.

judge-black-teacher = Ask how the pawns around would hinder the knight if it went along the letter. And how do they hinder it really? Not at all.

edge-white = White to move. The white knight stands at the edge of the board, on a4. Find every square it goes to. Look for them by one description, and check them by another.

attacked = Black to move. The black knight stands on g6. Mark every square that it attacks: these are the same squares as those it goes to.
