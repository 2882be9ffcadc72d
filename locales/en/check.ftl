### What is wrong in a lesson file and how to mend it. The cause in one sentence, `.mend` says what to do.
### The reader is a teacher who has never programmed.

## Report

check-error = error
check-warning = warning
check-mend = how to fix it
check-near = here
check-more-count = { $more-count ->
    [one] And { $more-count } more remark on this file.
   *[other] And { $more-count } more remarks on this file.
}
check-summary = { $whose ->
    [built-in] The built-in lessons are checked, { $lesson-count } of them
   *[own] { $lesson-count ->
        [one] { $lesson-count } lesson checked
       *[other] { $lesson-count } lessons checked
    }
}: { $error-count ->
    [0] no errors
    [one] { $error-count } error
   *[other] { $error-count } errors
}, { $warning-count ->
    [0] no warnings
    [one] { $warning-count } warning
   *[other] { $warning-count } warnings
}.
check-own = A lesson of your own: { $command }

## Mends and labels shared by many places

mend-guess = Did you mean { $guess }?
mend-look-alike = The letter “{ $letter }” ({ $code }) only looks like the Latin { $latin }. Switch the keyboard layout and write { $guess }.
label-first = the first one is here
label-other = and here is the other key
label-turn = here it says whose turn it is
label-first-asked = { $color ->
    [black] this piece is black
   *[white] this piece is white
}

## Keys and values

fault-unknown-key = There is no key “{ $key }” here.
    .mend = What can stand here: { $known }.
fault-key-of-other-kind = The key “{ $key }” belongs to steps of the kind { $of }, and this one is { $kind }.
    .mend = Take this key out, or write { $example }.
fault-key-beside-id = The key “{ $key }” cannot stand beside id.
    .mend = Keep one or the other: the id, or the texts by language.
fault-missing-key = The key “{ $key }” is missing.
    .mend = Add a line like this: { $example }
fault-wrong-type = { $wanted ->
    [string] A text in quotes
    [integer] A whole number
    [boolean] Either true or false
    [marks] A list of marks
    [pieces] A list of pieces
    [mark] A mark in braces
    [options] A list of answers
    [option] An answer in braces
    [drawing] A table in braces
    [table] A step of the lesson
    [strings] A text in quotes, or a list of them,
    [text] A text
    [stages] A list of formulas
    [blocks] A list of blocks
   *[steps] A list of steps
} belongs here, and this is { $found-type ->
    [string] a text in quotes
    [integer] a whole number
    [float] a fraction
    [boolean] true or false
    [datetime] a date or a time
    [array] a list
   *[table] a table
}.
    .mend = { $wanted ->
        [integer] Write the number without quotes, like { $example }.
        [boolean] Write true or false, without quotes.
        [string] { $found-type ->
            [array] Write it all as one string: { $example }
           *[other] Put the value in straight quotes.
        }
        [steps] Begin each step with a line in double brackets: { $example }
        [pieces] Begin each piece with a line in double brackets: { $example }
        [table] Begin each step with a line in double brackets: { $example }
       *[strings] Write it like this: { $example }
    }
fault-unknown-word = “{ $word }” cannot stand after { $key }.
    .mend = What can stand here: { $known }.

## Steps that are drawn

fault-generate-kind = Steps of the kind { $kind } cannot be drawn.
    .mend = These can: { $known }.
fault-generate-piece = There are no puzzles of the kind { $kind } about this piece.
    .mend = There are some about: { $known }.
fault-generate-no-piece = It is not said what the puzzles are about.
    .mend = Add it in the braces: { $example }
fault-generate-rules = These puzzles are not asked with rules = { $level }.
    .mend = What can stand here: { $known }.
fault-generate-grade = There is no grade { $grade } of these puzzles.
    .mend = Write a number from { $low } to { $high }.
fault-generate-number = { $key } cannot be { $found }.
    .mend = Write a number from { $low } to { $high }.
fault-generate-impossible = Such a puzzle could not be drawn.
    .mend = Allow more pieces, or a larger part of the board, or another grade.

## The head of a lesson

fault-format = This program does not know format { $found }.
    .mend = It reads format = 1. Correct the number, or update the program. Until then only what is wrong in any format is told.
fault-no-format = There is no format { $found }.
    .mend = Write: format = 1
fault-article = The codex has no Article { $found }.
    .mend = Write a number from 1 to 7 or, for the appendix: appendix = true
fault-two-parts = A lesson belongs to an article or to the appendix, but not to both.
    .mend = Keep one of the two: article or appendix.
fault-no-part = It does not say to which article of the codex the lesson belongs.
    .mend = Add the line article = 6 (a number from 1 to 7) or appendix = true.
fault-unknown-fact = The codex has no row “{ $fact }”.
    .mend = Rows have names like P6.N, S6.K or X.1.
fault-fact-twice = The row { $fact } is named twice.
    .mend = Take the second one out.
fault-fact-not-in-head = The row { $fact } is not in the list of facts at the beginning of the lesson.
    .mend = Add it there, or take it out here.
fault-no-title = The lesson has no title.
    .mend = Add the line { $example } at the beginning, or a message title to the file of messages.

## Pieces of the lesson’s own

fault-piece-letter = A piece has one letter from A to Z, and here stands “{ $letter }”.
    .mend = Write it like this: { $example }
fault-piece-letter-taken = The letter “{ $letter }” belongs to the { PIECE($piece) }.
    .mend = Take another one: any from A to Z but K, Q, R, B, N and P.
fault-piece-letter-twice = The lesson has a piece with the letter “{ $letter }” already.
    .mend = Give one of the two another letter; capital and small ones are the same.
fault-too-many-pieces = The lesson has too many pieces of its own.
    .mend = There can be up to { $limit }. Make two lessons of it.
fault-empty-piece = By this formula the piece goes nowhere, from no square of the board.
    .mend = Write a formula that leads to some square.
fault-piece-forms = The name of the piece lacks what its sentences need in the language { $lang }: { $missing }.
    .mend = Write the forms of the name: { $example }
fault-unused-piece = No board of the lesson has the piece { $letter }.
    .mend = Put it on a board: { $letter } for White or the small letter for Black. Or take it out.

## Sizes

fault-too-big = The file is too big: { $kibibytes } KiB.
    .mend = Files of up to { $limit } KiB are read. Make several lessons of it.
fault-text-grows = With all that is put in, this text would be longer than { $kibibytes } KiB.
    .mend = Look at which messages put in others, and make them shorter.
fault-too-many-steps = The lesson has too many steps: { $count }.
    .mend = There can be up to { $limit }. Make several lessons of it.
fault-too-deep = The brackets are nested too deep.
    .mend = There can be up to { $limit } levels. Write it more simply.
fault-no-steps = The lesson has no steps.
    .mend = Begin a step with the line [[step]], and below it write { $example } and the other keys.

## Names

fault-lesson-id = The file name “{ $id }” will not do for a lesson.
    .mend = Names are made of letters, digits, hyphens and underscores. Call the file { $plain }.toml, for example.
fault-lesson-id-built-in = The program itself has a lesson “{ $id }” already.
    .mend = Give this file another name.
fault-lesson-id-beside-built-in = The program itself has a lesson “{ $id }”: with --lessons this one could not be opened beside it.
    .mend = Give this file another name.
fault-lesson-id-twice = There is a lesson “{ $id }” already: { $other }
    .mend = Give one of the two files another name.
fault-step-id = The name “{ $id }” will not do for a step.
    .mend = Names are made of letters, digits, hyphens and underscores. Write { $plain }, for example.
fault-step-id-twice = The lesson has a step “{ $id }” already.
    .mend = Give one of the two steps another name.

## TOML

fault-missing-header = It looks as if { $header } is missing before line { $line }.
    .mend = Put a line { $header } before it. What follows was read as if it were there.
fault-miswritten-step = It looks as if a step is to begin here, but its line is written otherwise.
    .mend = Write { $header } on this line, and nothing else. What follows was read as if it were there.
fault-miswritten-piece = It looks as if a piece of your own is to begin here, but its line is written otherwise.
    .mend = Write { $header } on this line, and nothing else. What follows was read as if it were there.
fault-toml-quotes = The text “{ $found }” has to stand in straight quotes.
    .mend = Write { $example }
fault-toml-yes-no = The word “{ $found }” cannot stand here like this.
    .mend = Write { $value } without quotes. If you mean a text, put it in quotes: { $example }
fault-toml-no-value = After the key there is no equals sign with a value.
    .mend = Write a key, the sign = and a value, like this: { $example }
fault-toml-twice = The key “{ $found }” is here already.
    .mend = Keep one of the two.
fault-toml-step-twice = The steps of this file begin in different ways.
    .mend = Begin every step with a line in double brackets: [[step]]
fault-toml-escape = The backslash does not go with what follows it.
    .mend = If you want a backslash in the text, write two: \\
fault-toml-escape-board = There are backslashes between the ranks.
    .mend = Put slashes there: 8/8/8/8/3N4/8/8/8
fault-toml-key = This cannot be a key.
    .mend = Keys are written in Latin letters, without spaces.
fault-toml-comma = A comma is missing.
    .mend = Put a comma between the two values.
fault-toml-extra = There is a sign too many here.
    .mend = Take it out.
fault-toml-header = The heading is not closed.
    .mend = Close as many square brackets as you opened: [piece.name]
fault-toml-array = The list is opened, but never closed.
    .mend = Put the closing square bracket ] at the end of the list.
fault-toml-braces = The brace is opened, but never closed.
    .mend = Put the closing brace { "}" } at the end.
fault-toml-number = This is not a number.
    .mend = Write digits only, without zeros in front, like 6.
fault-toml-boolean = The word “{ $found }” is not written like this.
    .mend = Write true or false, in small letters.
fault-toml-string = The quotes are opened, but never closed.
    .mend = Put a quote at the end of the text. A text of several lines stands in triple quotes.
fault-toml-character = This character cannot stand in a lesson file.
    .mend = Delete it. Most likely it came in with something that was copied.
fault-toml-line-end = The line does not end as lines do.
    .mend = Save the file once more with another editor.
fault-toml-unexpected = This does not belong here.
    .mend = Write one key on a line: key = value. Lists stand in square brackets.
fault-toml-remark = Remarks are written otherwise.
    .mend = Begin the remark with the sign #.
fault-toml-equals = Between the key and its value stands “{ $found }”.
    .mend = Put the sign = there: { $example }
fault-toml-after-value = After the value stands “{ $found }”.
    .mend = Take it out.
fault-toml-space = This is no space ({ $found }), it only looks like one.
    .mend = Delete it, and type a space.
fault-toml-deep = The brackets are nested too deep.
    .mend = Write it more simply.
fault-toml-other = This cannot be read ({ $said }).
    .mend = Compare it with the same line of another lesson.

## Board and pieces

fault-square = “{ $word }” is not a square.
    .mend = A square is a letter from a to h and a digit from 1 to 8, like e4.
fault-square-name = “{ $word }” is not a square.
    .mend = Write where it stands on the board: a letter from a to h and a digit from 1 to 8, like e4.
fault-square-with-piece = “{ $word }” is not a square.
    .mend = Write the square alone, without the letter of the piece: { $meant }.
fault-square-cyrillic = In “{ $word }” the letter “{ $letter }” is not Latin, it only looks so.
    .mend = Switch the keyboard layout and write { $meant }.
fault-square-capital = The square “{ $word }” is written with a capital letter.
    .mend = Write { $meant }.
fault-square-empty = No square is named.
    .mend = A square is a letter from a to h and a digit from 1 to 8, like e4.
fault-square-twice = The square { $square } is named twice.
    .mend = Take the second one out.
fault-area = “{ $word }” is not a part of the board.
    .mend = Write two opposite corners with a hyphen, like c3-g7.
fault-outside-area = There is no { $square } here: of the board only { $area } is left.
    .mend = Choose another square, or change area.
fault-piece-outside-area = A piece stands on { $square }, which is not there: of the board only { $area } is left.
    .mend = Take the piece out of board, or change area.
fault-no-piece = There is no piece on { $square }.
    .mend = { $occupied-count ->
        [0] The board is empty. Put a piece into board.
       *[other] Occupied squares: { $occupied }.
    }
fault-no-piece-asked = It does not say which piece is asked about.
    .mend = Name its square, like this: { $example }
fault-both-sides = White and Black are asked about at once: the piece on { $square } is { $color ->
    [black] white
   *[white] black
}.
    .mend = Ask about the pieces of one side in one step.
fault-not-its-turn = The piece on { $square } is { $color ->
    [black] black, and it is White’s turn
   *[white] white, and it is Black’s turn
}.
    .mend = Change the letter of the turn in board (w for White, b for Black), or keep only the placement of the pieces: then the turn is with the side that is asked about.
fault-king-en-prise = It is { $color ->
    [black] Black’s turn, and the white
   *[white] White’s turn, and the black
} king on { $square } is attacked already: this does not happen in a game.
    .mend = Move the king, or what stands on { $attackers }.

## Tasks and answers

fault-empty-answer = There is nothing to mark: no square is right.
    .mend = Change the board. If you want it so, add may_be_empty = true.
fault-empty-stage = No square answers to this formula.
    .mend = Change the formula, or put the piece elsewhere.
fault-expect-extra = Too many in expect: { $extra }.
    .mend = By the rules: { $example }
fault-expect-missing = Missing in expect: { $missing }.
    .mend = By the rules: { $example }
fault-expect-both = Too many in expect: { $extra }; missing: { $missing }.
    .mend = By the rules: { $example }
fault-legal-extra = By all the rules of the game the piece may not go to { $extra }, and here that is a right answer.
    .mend = Change the board so that there is no difference. If you want it, name it in text and add legal_differs = true.
fault-legal-missing = By all the rules of the game the piece may also go to { $missing }, and here that is a wrong answer.
    .mend = Change the board so that there is no difference. If you want it, name it in text and add legal_differs = true.
fault-legal-both = By all the rules of the game the piece may not go to { $extra }, but it may go to { $missing }; here it is the other way round.
    .mend = Change the board so that there is no difference. If you want it, name it in text and add legal_differs = true.
fault-idle-piece = { $squares-count ->
    [1] The { PIECE($piece) } on { $square } plays no part: without it nothing in this task changes.
   *[other] The pieces on { $squares } play no part: without them nothing in this task changes.
}
    .mend = { $squares-count ->
        [1] Take it off the board, or say in text what it is there for.
       *[other] Take them off the board, or say in text what they are there for.
    }
label-idle-piece = and the piece on { $square }
fault-legal-same = By all the rules of the game the answer is the same here.
    .mend = Take legal_differs out.
fault-difference-unsaid = The answer here is not that of all the rules of the game, and no text explains it.
    .mend = Add text, and name the difference there.
fault-no-stages = No formula is named.
    .mend = Write it like this: { $example }
fault-last-stage = The last formula does not give the squares of the piece on { $square }.
    .mend = It goes to { $own }.
fault-no-blocks = No block is named.
    .mend = Write it like this: { $example }
fault-blocks-cannot = These blocks cannot give the squares of yields.
    .mend = { $missing-count ->
        [0] Change yields or blocks.
       *[other] Add to blocks: { $missing }. Or take blocks out: then the program chooses them.
    }
fault-mark-neither = It does not say which squares to light.
    .mend = Write { $squares-example } or { $formula-example }.
fault-mark-both = The squares are given in two ways at once.
    .mend = Keep one of the two: squares, or formula and from.
fault-mark-empty = Not one square is lit here.
    .mend = Name other squares, or take this out.

## Moves

fault-move = “{ $word }” is not a move.
    .mend = Write the square from which and the square to which: d4f5. For a promotion add q, r, b or n: e7e8q. Castling: e1g1.
fault-move-of-nothing = { $move } cannot be played: there is no piece on { $from }.
    .mend = Look at the board and at the moves before this one.
fault-move-out-of-turn = { $move } is out of turn: it is { $color ->
    [black] White’s
   *[white] Black’s
} turn.
    .mend = To show several moves of one side, keep only the placement of the pieces in board, without the letter of the turn.
fault-illegal-move = { $move } is against the rules.
    .mend = { $allowed-count ->
        [0] The piece on { $from } cannot go anywhere.
       *[other] From { $from } it may go to { $allowed }.
    }
fault-not-the-last-move = { $move } cannot have been the last move on this board.
    .mend = Name the move of the other side that led here, like this: d7d5. After a double step board names the square of en passant, after any other move a dash.
fault-move-without-promotion = It does not say what the pawn becomes.
    .mend = Add a letter: { $move }q for a queen, r for a rook, b for a bishop, n for a knight.
fault-move-promotes-nothing = Nothing is promoted on this move.
    .mend = Write { $plain }.

## The goal of moves

fault-goal-done = The goal is reached already: there is nothing to do.
    .mend = Name another goal, or change board.
fault-goal-unreachable = No moves lead to this goal.
    .mend = Look at whose turn it is, at what stands in the way and at which pieces may move, and change board or goal.
fault-goal-too-large = No shortest way was found: it would take more than { $limit } variants or more than { $moves-count } moves.
    .mend = Name fewer squares, put fewer pieces on the board, or say in piece which of them moves.
fault-goals-too-large = The goals of this lesson together take too long to solve.
    .mend = Name fewer squares in the goals before this one, or make two lessons of it.
fault-moves-differ = The least number of moves is { $least-count }, and here it says { $found }.
    .mend = Write { $example }, or take this line out: the program finds the number itself.
fault-own-reply = { $move } is a move of the side that solves the task: the piece on { $from } is { $color ->
    [black] black
   *[white] white
}.
    .mend = In replies stand the moves of the other side.

## A set-up

fault-setup-no-pieces = No piece is named that is to be placed.
    .mend = Write white, black, both, or pieces, for example: { $example }
fault-setup-all-there = All these pieces stand on the board already: there is nothing to place.
    .mend = Take some of them off board, or name other pieces.
fault-setup-outside = The part of the board { $area } has no square of these pieces.
    .mend = Change area or pieces.
fault-setup-misplaced = The { PIECE($piece) } does not stand on { $square } at the beginning of a game.
    .mend = { $home-count ->
        [0] Take it off board: it has no place there.
        [1] It stands on { $home }.
       *[other] Its squares are { $home }.
    }
fault-setup-too-many = There are too many pieces of one kind on the board, { PIECE($piece, number: "many") }: { $found }.
    .mend = At the beginning of a game there are { $most } of them at most.

## A move that is not finished

fault-complete-all-left = Nothing of this move is done yet.
    .mend = Name in done what the hand has done already, or write { $example }.
fault-complete-nothing-left = This move is finished: nothing is left to do.
    .mend = Take something out of done. A capture, castling or a promotion can be left unfinished.
fault-complete-still-there = A piece cannot stand on a square from which the captured one was not taken off.
    .mend = Add the word { $first } to done.
fault-complete-not-arrived = A pawn is replaced only on the last rank, and it is not there yet.
    .mend = Add the word { $first } to done.

## Texts

fault-character = There is an invisible or control character here, { $code }.
    .mend = Delete it. Most likely it came in with something that was copied.
fault-mixed-letters = The letter “{ $letter }” ({ $code }) in “{ $word }” only looks like a { $script ->
    [latin] Latin
   *[cyrillic] Cyrillic
} one: it is of the other alphabet.
    .mend = Switch the keyboard layout and write it anew: { $better }
fault-empty-text = The text is empty.
    .mend = Write some words, or take this key out.
fault-text-without-languages = There is no text here.
    .mend = Write a text in each language, or words in quotes.
fault-fluent = This text cannot be read ({ $said }).
    .mend = Look at all that stands in braces.
fault-fluent-open = The brace is opened, but never closed.
    .mend = Close it. For a brace in the text itself write { $example }.
fault-fluent-closing = The brace is closed, but was never opened.
    .mend = Take it out. For a brace in the text itself write { $example }.
fault-fluent-expression = What follows the opening brace cannot be put in.
    .mend = In braces stands a name with a dollar sign, or the name of a piece: { $example }.
fault-fluent-name = A name in Latin letters belongs here.
    .mend = Names begin with a letter: { $example }
fault-fluent-string = The quotes in the braces are opened, but never closed.
    .mend = Put the closing quote.
fault-fluent-default = None of the variants is the main one, with an asterisk.
    .mend = Put * before one of the variants: *[other]
fault-fluent-defaults = Two of the variants are the main one, with an asterisk.
    .mend = Keep one asterisk.
fault-fluent-equals = This line is no message, and does not continue one.
    .mend = A message begins like this: name = text. Lines that continue it begin with spaces.
fault-fluent-value = The message has no text.
    .mend = Write the text after the equals sign.
fault-fluent-function = There are no functions with such a name.
    .mend = Names of functions are written in Latin capitals: PIECE, GENDER.
fault-message-twice = There is a message “{ $id }” already.
    .mend = Give one of the two another name.
fault-message-taken = The name “{ $id }” is taken: the program itself has such a message, which lessons use.
    .mend = Give this message another name.
fault-unknown-language = The program has no language “{ $tag }”.
    .mend = Its languages: { $known }.
fault-missing-language = There is no text in { $lang ->
    [ru] Russian
    [en] English
   *[other] the language { $lang }
}.
    .mend = Add { $example }. Words that serve every language can just stand in quotes.
fault-message-missing-language = There is no message “{ $id }” in { $lang ->
    [ru] Russian
    [en] English
   *[other] the language { $lang }
}.
    .mend = Add it to { $file }
fault-messages-missing-language = The lesson has no messages in { $lang ->
    [ru] Russian
    [en] English
   *[other] the language { $lang }
}.
    .mend = Write them in the file { $file }
fault-unknown-message = The lesson has no message “{ $id }”.
    .mend = Add it to { $files }.
fault-unused-message = The lesson never names the message “{ $id }”.
    .mend = Name it in a step, or delete it.
fault-unknown-variable = { $name } cannot be put in here.
    .mend = What can be put in here: { $known }.
fault-unknown-function = There is no function { $name }.
    .mend = There are { $known }.
fault-unknown-reference = The lesson has no message “{ $name }”.
    .mend = Add such a message, or correct the name.
fault-piece-case = There is no case “{ $word }”.
    .mend = The cases are nominative, genitive, dative, accusative, instrumental and prepositional.
fault-piece-number = There is no number “{ $word }”.
    .mend = The numbers are one and many.
fault-piece-setting = PIECE has no setting “{ $word }”.
    .mend = The settings are case, number and capital.
fault-unresolved = The text cannot be put together ({ $said }).
    .mend = Look at all that stands in braces.
fault-text-too-long = The text does not fit on a small screen: it takes { $found } lines, and there is room for { $room }.
    .mend = Make it shorter. Details for the teacher can go into teacher.
fault-title-too-long = The title is too long: it takes { $found } characters, and there is room for { $room }.
    .mend = Make it shorter.

## Files

fault-unreadable = { $why ->
    [not-found] There is no such file or folder.
    [permission] The program may not read this file or folder.
   *[unknown] This file or folder cannot be read ({ $said }).
}
    .mend = { $why ->
        [not-found] Look at the name and the folder.
        [permission] Change its permissions, or copy the lesson to another folder.
       *[unknown] Try to copy the lesson to another folder.
    }
fault-not-utf8 = This is no text in UTF-8 (byte { $byte }).
    .mend = Save the file in UTF-8: editors let you choose it where you give the file’s name.
fault-not-a-file = This is not a file.
    .mend = A lesson is an ordinary file whose name ends in .toml. Give the folder another name.
fault-outside-folder = This is a link to a file in another folder.
    .mend = Copy the file itself to this place.
fault-no-lessons = There are no lessons in this folder.
    .mend = A lesson is a file whose name ends in .toml.

## Steps in which something is chosen

fault-options-few = There is nothing to choose from: it takes two answers at least.
    .mend = Write, for example: { $example }
fault-options-many = There are too many answers: { $count }.
    .mend = Keep at most { $limit }: each needs room on the screen and a key.
fault-options-made = The program makes the answers to the question { $question } by itself.
    .mend = Take options away.
fault-option-nothing = This answer has neither a text nor a board.
    .mend = Write { $text-example } or { $board-example }.
fault-option-two-things = This answer has both a text and a board.
    .mend = Keep one of them: either text or board.
fault-option-mixed = Some answers are texts and some are boards.
    .mend = Make all of them texts or all of them boards.
fault-option-board-beside = There is no room for another board beside answers that are boards.
    .mend = Take board away from the step, or make the answers texts.
fault-option-twice = This answer is here already.
    .mend = Take one of the two away, or change it.
fault-option-none-right = No answer is marked as right.
    .mend = Mark the right one: { $example }
fault-option-marked = The program finds the right answer to the question { $question } by itself.
    .mend = Take right away.
fault-option-no-board-right = The question is { $question }, and none of the boards is right.
    .mend = Change one of the boards: exactly one has to be right.
fault-option-boards-right = The question is { $question }, and more than one board is right: { $count }.
    .mend = Change the others: exactly one has to be right.
fault-option-too-long = The answer does not fit on its button: it has { $found } lines, and there is room for { $room }.
    .mend = Make it shorter.
fault-question-unsaid = Nothing says what is asked.
    .mend = Write the question: { $example }
fault-question-turn-unseen = Nothing on this board shows whose turn it is.
    .mend = Show the moves from the start: { $example }, or say in text who moved last.
fault-question-count = It has to be said what is counted, and only one thing: squares or pieces.
    .mend = Write { $squares-example } or { $pieces-example }.
fault-question-half-moves = These are not whole moves: White moves first and Black last.
    .mend = Write, for example: { $example }
fault-question-castling-unknown = This board does not tell whether king and rook have moved.
    .mend = Write the whole FEN, with the rights to castle: { $example }
fault-question-step-unknown = This board does not tell what the pawn’s last move was.
    .mend = Write the whole FEN, with the square of en passant or a dash in its place: { $example }

## Descriptions of squares

fault-description = Squares are not described like this: “{ $word }”.
    .mend = What can stand here: { $known }. Several descriptions stand between commas.
fault-description-diagonal = “{ $word }” is no diagonal.
    .mend = Name the two squares at its ends, like this: { $example }
fault-description-no-board = Without a board there is nobody to attack.
    .mend = Put pieces on one: { $example }
