title = The names of the squares

teacher =
    Explain how a square is written: first the letter of its file, then the number of its rank. Compare it with an address: the street, then the house.
    Play in pairs: one names a square, the other puts a counter on it; then one puts the counter and the other names the square. Change seats after a few minutes: the names stay as they are.
    A diagonal is named by its two ends. Ask which diagonals are the longest (a1–h8 and a8–h1, eight squares each) and which are the shortest (two squares each; there are four).

letter-and-number = The files have letters, from a to h, and the ranks have numbers, from 1 to 8. A square’s name is the letter of its file and the number of its rank. The e file and rank 4 meet on e4.
letter-and-number-teacher = The letter always comes first: “e four”, never “four e”.

find-square-black = The board is turned, with Black at the bottom. Find the square c7.

where-is-white-knight = Which square does the white knight stand on?
where-is-white-knight-file = The rank is right, but the file is the next one: the letter below the knight is d.
where-is-white-knight-order = The file and the rank are right, but the letter always comes first.
where-is-white-knight-rank = The file is right, but the rank is the next one: the number beside the knight is 4.

where-is-black-king = The board is turned, with Black at the bottom. Which square does the black king stand on?
where-is-black-king-turned = It would be g2 if White were at the bottom. Look at the letter and the number at the edges.
where-is-black-king-rank = The file is right. For the rank, look at the side: 8 is at the bottom now, and 7 above it.
where-is-black-king-file = The rank is right. For the file, look below the board: a is on the right now, and b left of it.

one-for-both = Both players use the same names. From Black’s side a1 is at the top right, but it is the same dark square a1.

rank-7-black = The board is turned, with Black at the bottom. Mark all the squares of rank 7.

diagonal = A diagonal runs slantwise from edge to edge. All its squares have one colour. Its two ends name it: marked are the dark diagonal a1–h8 and the light diagonal a4–d1.
diagonal-teacher = Run a finger along a diagonal and say its squares aloud: a1, b2, c3… The letter and the number change together.

diagonal-long-black = The board is turned, with Black at the bottom. Mark all the squares of the diagonal from a8 to h1.

through-e5 = The black bishop stands on e5. Which of these diagonals go through its square?
through-e5-light = The diagonal a8–h1 is light: it goes through e4 and d5. The square e5 is dark.
through-e5-below = The diagonal c1–h6 is dark, but its square on the e file is e3.

diagonal-and-file = The diagonal a7–g1 crosses the c file on one square. Find it.

light = Light
dark = Dark

shade-by-name = The square a1 is dark. A step to the next square along a file or a rank changes the colour. What colour is d1?
shade-by-name-why = From a1 to d1 there are three steps: b1 is light, c1 is dark, d1 is light.
