### The practice screen. Short and warm, for a child.

## Commands

cmd-practice = practice
    .doc = Open practice: puzzles without end, what you mixed up comes first
cmd-start = start
    .doc = Start what is chosen
cmd-kind = kind
    .doc = Take another kind of puzzle

cmd-easier = easier
    .doc = Do an easier one of the kind first, then come back to this one

## What to practise

practice-what = What shall we practise?
practice-mix = For you
practice-mix-title = Practice for you
practice-by-code = By code
practice-about-mix = Ten puzzles. First what you mixed up, then a little of everything; the better it goes, the harder they get.
practice-due = { $count ->
    [one] Time to look again at { $count } thing:
   *[other] Time to look again at { $count } things:
}
practice-nothing-due = Nothing to go over today. You get a little of everything.
practice-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
practice-kinds = Kind of puzzle
practice-type = Type the code from the blackboard and press Enter.
practice-example = For example: { $code }
practice-unreadable = There is no such code. Look at the blackboard once more: first a word, then a number.
practice-same = The same code gives everybody the same puzzles.

## What about

topic-rook = The rook
topic-bishop = The bishop
topic-queen = The queen
topic-king = The king
topic-knight = The knight
topic-pawn = The pawn
topic-castling = Castling
topic-en-passant = En passant
topic-promotion = Promotion

## Kinds of puzzles, each with a line about it

kind-find = all squares
    .doc = Find every square that the piece can go to.
kind-build = part by part
    .doc = Build the piece’s moves out of the rook’s and the bishop’s.
kind-odd = odd one out
    .doc = One of the marked squares is not the knight’s. Which?
kind-centre = where is it?
    .doc = All the knight’s squares are marked. Where does it stand?
kind-common = in common
    .doc = Where can both knights go?
kind-short = one missing
    .doc = All the knight’s squares but one are marked. Which one is missing?
kind-third = third ring
    .doc = Where would no rook, bishop or knight go? Find the nearest such squares.
kind-way = shortest way
    .doc = Bring the piece to a square in as few moves as you can.
kind-labyrinth = labyrinth
    .doc = Pieces of its own side are the walls. Find the way between them.
kind-sentries = past the guards
    .doc = Get to the square and never stop where you can be captured.
kind-captures = captures only
    .doc = Capture them all: every move is a capture.
kind-hunt = the hunt
    .doc = Capture them all in as few moves as you can.
kind-twice = in two moves
    .doc = Find the squares that are exactly two moves away.
kind-judge = is it allowed?
    .doc = May this move be played? If not, why not?
kind-check = check
    .doc = The king is in check. May it be answered so? If not, why not?
kind-formula = name it
    .doc = Put the move formula together from words.

## The end of practice

practice-right = { $count ->
    [0] None was right at once this time. Never mind: have another go, and it will come.
    [one] Right at once: { $count } puzzle of { $all }.
   *[other] Right at once: { $count } puzzles of { $all }.
}
practice-time = { $count ->
    [one] { $count } puzzle took { $time }.
   *[other] { $count } puzzles took { $time }.
}
practice-time-best = Your best time is { $time }.
practice-time-better = Faster than ever: it was { $time }.
practice-mistakes = Mixed up:
practice-mended = Mixed up before, right now:
practice-clean = Nothing was mixed up!

## The easier one

detour-title = First an easier one. Then back to the hard one.

## Nothing to check yet

mark-first = No square is marked yet.
mark-first-or-nowhere = No square is marked yet. If there is nowhere to go, press 0.
pick-first = Nothing is chosen yet.
formula-first = The formula is not finished yet.
place-first = No piece is placed yet.
