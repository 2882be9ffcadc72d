### A lesson as lines of text (play --plain). People and screen readers read the lines: no colours, and no signs that a
### screen reader leaves out.

plain-title = { $part }. { $title }
plain-how = Write the squares in one line: b3 c2. There is more: ? gives a hint, help tells all commands, q quits.
plain-step = Step { $step } of { $steps }.
plain-stage = Part { $stage } of { $stages }.
plain-enter = Enter goes on.
plain-pieces = { $color ->
    [black] Black: { $pieces }.
   *[white] White: { $pieces }.
}
plain-pieces-turn = { $color ->
    [black] Black (to move): { $pieces }.
   *[white] White (to move): { $pieces }.
}
plain-piece = { PIECE($piece) } { $square }
plain-lit = marked
plain-move = The { PIECE($piece) } goes from { $from } to { $to }.
plain-move-capture = The { PIECE($piece) } goes from { $from } to { $to } and captures the { PIECE($captured) }.

## The answer

plain-found = { $count ->
    [0] Nothing found yet.
    [one] { $count } square found: { $squares }.
   *[other] { $count } squares found: { $squares }.
}
plain-missed = { $count ->
    [one] { $count } square missed: { $squares }.
   *[other] { $count } squares missed: { $squares }.
}
plain-extra = { $count ->
    [one] { $count } square too many: { $squares }.
   *[other] { $count } squares too many: { $squares }.
}
plain-all-found = { $count ->
    [0] There are no such squares here.
    [one] The only square is found: { $squares }.
    [2] Both squares are found: { $squares }.
   *[other] All { $count } squares are found: { $squares }.
}
plain-ask-why = You can ask about the others: why { $square }
plain-try-again = What you found stays. Write the others.
plain-right = { $square }: right.
plain-wrong = { $square }: no.
plain-left = { $count ->
    [one] { $count } square left to find.
   *[other] { $count } squares left to find.
}
plain-already-found = { $count ->
    [one] This square is found already: { $squares }.
   *[other] These squares are found already: { $squares }.
}
plain-not-nowhere = Something is found already: write the other squares.
plain-somewhere = No, there are such squares here.
plain-rest-unread = All is found here. The rest of the line does not count: { $squares }.
plain-hint-line = Hint: look along the line { $squares }.
plain-hint-offer = Is it hard? Write ? for a hint, or “easier” for an easier one first.
plain-no-hint = There is nothing more to hint at.
plain-stars = { $stars ->
    [one] { $stars } star.
   *[other] { $stars } stars.
}
plain-skipped = Step skipped.

## A line that is not clear

plain-unclear = I do not understand “{ $text }”. Squares are written like this: b3 c2. The word help tells all commands.
plain-by-key = “{ $text }” is written in Russian letters. The same keys give { $square } in Latin ones: if that is the square, write { $square }.
plain-outside = This board has no square { $square }.
plain-too-long = The line is too long.
plain-not-counted = Nothing in this line counts: write it again as a whole.
plain-nothing-said = Write squares, such as b3 c2. If there are none, write: nowhere.
plain-why-what = After the word why comes a square: why d6.
plain-why-number = After the word why comes the number of an answer.
plain-why-later-number = Choose that answer, and I will tell you why.
plain-why-later = Answer first; then ask about a square of your answer.
plain-unknown-lang = The language “{ $text }” is not here. There are: { $langs }.
plain-moves-how = Write a move like this: d4f5. A promotion: e7e8, then the number of the piece. There are also “undo” and “restart”.
plain-moves-rest = The rest of the line was not played.
plain-moves-undo = Write “undo” to take the move back.
plain-nothing-to-undo = There is nothing to take back yet.

## Modes, notes, the end

plain-mode-at-once = From now on each square is told at once.
plain-mode-then-check = From now on a whole line is checked together.
plain-no-notes = There is nothing for the teacher here.
plain-note = { $title }: { $text }
plain-quit = The lesson is not over yet: { $done ->
    [one] { $done } step
   *[other] { $done } steps
} of { $steps } done. See you at the board!
plain-input-ended = The input ended before the lesson: { $done ->
    [one] { $done } step
   *[other] { $done } steps
} of { $steps } done.
plain-yes-or-no = Yes or no?
plain-yes = yes
    .words = yes y
plain-no = no
    .words = no n

## Commands: the name and the words that stand for it; `.doc` tells what it does

plain-cmd-answer = b3 c2
    .doc = the answer: all squares in one line, with spaces or commas between
plain-cmd-pick = 2
    .doc = the answer: its number
plain-cmd-hint = hint
    .words = hint
    .doc = how many squares there are, then where to look, then one square
plain-cmd-nowhere = nowhere
    .words = nowhere none
    .doc = the answer when there are no such squares
plain-cmd-why = why d6
    .words = why
    .doc = why this square is right or wrong
plain-cmd-undo = undo
    .words = undo
    .doc = take back the last move
plain-cmd-restart = restart
    .words = restart
    .doc = begin this step anew
plain-cmd-board = board
    .words = board
    .doc = show the task and the board again
plain-cmd-mode = mode
    .words = mode
    .doc = tell each square at once, or the whole line together
plain-cmd-next = next
    .words = next skip
    .doc = leave this step out
plain-cmd-easier = easier
    .words = easier
    .doc = an easier one of the kind first (after two mistakes)
plain-easier-later = There is an easier one after two mistakes.
plain-cmd-notes = notes
    .words = notes
    .doc = what to read aloud and what to do with the class
plain-cmd-lang = lang ru
    .words = lang language
    .doc = speak another language
plain-cmd-help = help
    .words = help
    .doc = show these lines
plain-cmd-quit = quit
    .words = quit exit
    .doc = stop
plain-letters = Letters on the board: capitals are White, small ones are Black. { $letters }.
plain-letter = { $letter } — { PIECE($piece) }

## The things beside the board

plain-choices-one = Answer with a number.
plain-choices-number = Answer with the number itself.
plain-choices-all = Write the numbers of all right answers in one line, with spaces between.
plain-choice-piece = { PIECE($piece) }
plain-choice-board = Board { $number }:
plain-choice-board-corner = { $shade ->
    [light] Board { $number }, the near left-hand corner square is light:
   *[dark] Board { $number }, the near left-hand corner square is dark:
}
plain-choice-is-right = right
plain-choice-is-wrong = wrong
plain-choice-is-missed = right too
plain-choice-gone = used up
plain-choice-right = { $number }: right.
plain-choice-wrong = { $number }: no.
plain-choice-missed = { $number }: this answer is right too.
