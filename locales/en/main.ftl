### The interface: what every screen shows. We speak to a child, briefly.

app-title = Chess Codex
language-name = English
too-small = The window is too small: it needs { $columns } × { $rows } characters or more.
bye = See you at the board!

## Contents

list-empty = There are no lessons here yet.
lesson-broken = The file of this lesson has faults, so it cannot be played yet.
article-number = Article { $article }
article-1 = Two players, one board
article-2 = The board
article-3 = Who stands where
article-4 = Taking turns
article-5 = Moving and capturing
article-6 = How the pieces move
article-7 = When a move is complete
appendix = Beyond the codex
steps-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Where we are in the lesson

step-of = { $step } of { $steps }
stage-of = Part { $stage } of { $stages }
show-before = Before
show-after = After
notes-title = For the teacher
say-title = To read aloud

## Counting

squares-count = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
marked = { $count ->
    [0] Nothing is marked yet
    [one] { $count } square marked
   *[other] { $count } squares marked
}
left-to-find = { $count ->
    [0] All squares are found: press Enter
    [one] { $count } square left to find
   *[other] { $count } squares left to find
}
found = { $count ->
    [0] Nothing found yet
    [one] { $count } square found
   *[other] { $count } squares found
}
missed = { $count ->
    [0] Nothing is missed
    [one] { $count } square missed
   *[other] { $count } squares missed
}
extra = { $count ->
    [0] No squares too many
    [one] { $count } square too many
   *[other] { $count } squares too many
}
hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

## Answers and marks

typed = Typed: { $square }
typed-mark = Enter marks { $square }
already-found = You have found { $square } already.
praise-1 = Right!
praise-2 = Excellent!
praise-3 = Exactly!
praise-4 = Just so!
praise-5 = Well done!
praise-6 = Good work!
not-here = Not this square. Look again.
not-all = There are more squares.
not-all-picked = The right answer is still to be chosen. Go on!
not-all-placed = Not every piece is in its place yet.
not-nowhere = There is somewhere to go. Look once more!
try-again = Not quite yet. Try once more!
lesson-done = { $stars ->
    [0] You have gone through the lesson. The stars are waiting for the steps that you skipped.
    [one] The lesson is done: { $stars } star!
   *[other] The lesson is done: { $stars } stars!
}
lesson-read = The lesson is done!
next-lesson = Next lesson: { $title }
course-end = That was the last lesson. You have come all the way!
lesson-end = Once more, or enough for today?
pack-end = That was the last lesson of this folder.
repeat-wrong = { $count ->
    [0] Nothing to repeat: you got it all the first time.
    [one] Shall we repeat the { $count } step that went wrong?
   *[other] Shall we repeat the { $count } steps that went wrong?
}

## Hints

hint-count = { $count ->
    [0] Hint: there is no such square here.
    [one] Hint: there is { $count } square.
   *[other] Hint: there are { $count } squares.
}
hint-line = Hint: look along the line that is lit.
hint-ring = { $ring ->
    [1] Hint: look at the squares next to { $square }.
    [2] Hint: look at the second ring of squares around { $square }.
   *[other] Hint: look at ring number { $ring } of the squares around { $square }.
}
hint-square = Hint: one of the squares is { $square }.
hint-offer = Is it hard? Take a hint.

## Signs on the board

legend-marked = marked
legend-found = found
legend-missed = missed
legend-extra = not one of them
legend-origin = this piece
legend-rook = rook’s squares
legend-bishop = bishop’s squares
legend-other = the formula’s squares
legend-queen = queen’s squares
legend-king = king’s squares
legend-knight = knight’s squares
legend-hint = hint
legend-turn = whose turn it is

## Commands: a short name for the bottom line and, in `.doc`, a line for the help

help-title = What you can do
help-squares = You can also type a square, a letter and a number such as e4, and then Enter.
help-mouse = With the mouse: click a square, a button or a lesson.
cmd-mark = mark
    .doc = Mark the square under the cursor, or take the mark away
cmd-check = check
    .doc = Say that you have marked all, and see whether it is right
cmd-retry = try again
    .doc = Go back to the board and mend the answer
cmd-nowhere = nowhere
    .doc = Say that the piece has no square to go to
cmd-next = next
    .doc = Go on to the next step
cmd-open = open
    .doc = Open the chosen lesson
cmd-onward = go on
    .doc = Open the next lesson
cmd-to-lessons = lessons
    .doc = Return to the list of lessons
cmd-repeat = repeat
    .doc = Play the steps that went wrong once more
cmd-again = again
    .doc = Play the whole lesson once more
cmd-hint = hint
    .doc = How many squares there are, then where to look, then one square
cmd-why = why
    .doc = Explain the next wrong or missed square
cmd-why-back = earlier
    .doc = Go back to the explanation before
cmd-undo = undo
    .doc = Take back the last mark
cmd-clear = clear
    .doc = Take away all marks
cmd-previous = previous
    .doc = Go back by one step
cmd-mode = answers
    .doc = Be told at once, or mark all squares first and then check
cmd-notes = teacher
    .doc = What to read aloud and what to do with a class
cmd-language = language
    .doc = Change the language
cmd-help = help
    .doc = Show all keys
cmd-back = back
    .doc = Go back to the lessons, or close the help
cmd-quit = quit
    .doc = Leave; stars are kept as long as the program is open
cmd-suspend = suspend
    .doc = Put the program to sleep in the terminal; the command fg wakes it
cmd-move = move
    .doc = Move the cursor on the board or in the list

## Keys

key-space = Space
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-back-tab = Shift+Tab
key-backspace = Backspace
key-arrows = arrows
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
help-group-answer = The answer
help-group-lesson = The lesson
help-group-course = Lessons and learners
help-group-preview = A lesson in the making (preview)
help-group-everywhere = Everywhere
