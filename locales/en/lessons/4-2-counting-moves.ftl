title = Counting moves

teacher =
    Counting moves confuses grown-ups too: in everyday speech a “move” is one turn of one side as well as the pair “White and Black”. Article 4 counts in pairs.
    Play three or four moves on a board and let the pupil write them in two columns, White on the left, Black on the right. Count the full lines: that is how many moves have been made.
    Ask: “The last line is half full. Which move is it? Who will finish it?”
    Do not just talk about lots, draw them: two pawns, two fists.

order = Two players sit at the board and move strictly in turn: you once, your partner once. White always has the first move. And who gets White is left to lots, so there is nothing to argue about.

who-decides = Two people sit down to play, and both would like White. How is it decided who plays White?
decide-older = The older one plays White
decide-older-why = Age does not matter: Article 4 leaves it to lots.
decide-winner = The stronger one plays White
decide-winner-why = Strength does not matter: Article 4 leaves it to lots.
decide-lot = They draw lots
decide-lot-why = Yes, so Article 4 says: lots are equally fair to both.

pair = Moves are counted in pairs. White has moved, Black has answered: that is one move. Here the first move of the game has been made.
pair-teacher = Write it down: “1. e2–e4 e7–e5”. One number, two pieces moved.

half = The first move: d2–d4 and d7–d5. Then White played c2–c4. The second move has begun, but it is not finished: Black’s answer is still to come.

four = The board is turned: Black is at the bottom. White and Black played in turn: a1–a7, h8–g8, e1–e2, g8–f8, e2–e3, f8–g8, e3–e4, g8–h8. How many moves is that in all?

which-number = White has made its fifth move, and now Black will answer. Which move does Black’s answer belong to?
number-five = The fifth
number-five-why = Together with White’s fifth move it makes one move, the fifth.
number-six = The sixth
number-six-why = White will begin the sixth move. The fifth is not finished yet.
number-ten = The tenth
number-ten-why = It would be, if each side’s turn counted alone. But moves are counted in pairs.

ten-moves = Exactly ten moves have been completed. How many times has Black moved?
times-five = 5 times
times-five-why = Do not halve the ten: each of the ten moves has an answer of Black’s in it.
times-ten = 10 times
times-ten-why = In each move White moves once and Black moves once.
times-twenty = 20 times
times-twenty-why = Twenty times is White and Black counted together.

next = Black has just made its twelfth move. Who moves now, and which move is that?
next-black-twelve = Black, the twelfth
next-black-twelve-why = Black has just moved; now it is the partner’s turn.
next-white-twelve = White, the twelfth
next-white-twelve-why = White’s turn, yes. But Black’s answer has finished the twelfth move.
next-black-thirteen = Black, the thirteenth
next-black-thirteen-why = The thirteenth, yes. But White begins it.
next-white-thirteen = White, the thirteenth
next-white-thirteen-why = Black finished the twelfth, White begins the thirteenth.

twice-black = Black to move. In two moves bring the black bishop from f1 to e6: a bishop moves along diagonals. Your partner will answer your first move.
