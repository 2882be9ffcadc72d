### What each rule of lesson files is for: `check --explain RULE` says it, and docs/lesson-rules.md is made from it.
### The reader is a teacher who has never programmed. One or two sentences: what has to be so, and why.

rules-title = The rules of lesson files
rules-lead = The program tells every fault of a lesson at once: the command “check” shows the file, the line, the place, the cause and what to do. In square brackets stands the name of the rule; here is what each of them is for. “chess-codex check --explain NAME” says the same.
rules-error-lead = With an error a lesson is not played until it is mended. A warning only draws your attention: the lesson is played.
rules-bad = Not so:
rules-good = But so:
rules-said = The program says:
rules-of-files = This rule is about the file or the folder, not about what is written in it.

## Topics

rules-topic-answer = Tasks and their answers
rules-topic-boards = Boards
rules-topic-pieces = The pieces that are asked about
rules-topic-squares = Squares
rules-topic-marks = Marks and descriptions of squares
rules-topic-formulas = Formulas
rules-topic-moves = Moves and goals
rules-topic-completes = Moves that are not finished
rules-topic-setups = Set-ups
rules-topic-options = Questions with answers to choose from
rules-topic-generates = Steps that are drawn anew
rules-topic-own = Pieces of your own
rules-topic-header = The head of a lesson
rules-topic-ids = Names of lessons and steps
rules-topic-keys = Keys and values
rules-topic-texts = Texts
rules-topic-languages = Languages and messages
rules-topic-files = Files and folders
rules-topic-size = Limits

## Tasks and their answers

rule-empty-answer = A task has at least one right square, so that there is something to find. If “none” is just what you want to hear, say may_be_empty = true.
rule-expect-differs = Where you state the answer in “expect”, it is the answer of the rules. A difference tells that the board is not the one you had in mind.
rule-legal-differs = A task about formulas or reach has the same answer as by all the rules of the game. Otherwise a child learns what has to be unlearned later, for instance that a king may take a guarded piece.
rule-legal-same = legal_differs = true stands only where there is a difference, and then the text of the step explains it.
rule-idle-piece = Every piece of a task plays a part in it: it stops or is captured, gives check or could be thought to. A piece that changes nothing makes a learner look for what it is there for. Where you want it, a text of the step names it or its square. Pictures (show), set-ups and the positions of whole games are not looked at.

## Boards

rule-fen = A board is written as a FEN: eight ranks from the eighth to the first, between slashes; White’s pieces are KQRBNP, Black’s are kqrbnp, a digit is so many empty squares. Kings may be missing, but no side has two, and no pawn stands on the first or the last rank.

## The pieces that are asked about

rule-no-piece = A piece stands on the square that “piece” names.
rule-both-sides = All pieces that are asked about at once are of one side: only one side is to move.
rule-not-its-turn = If the board says whose turn it is, it is the turn of the piece that is asked about.
rule-king-en-prise = The side that is to move cannot take the king: in a game this never happens.

## Squares

rule-square = A square is a small Latin letter from a to h and a digit from 1 to 8. Letters of the Russian keyboard look the same, but are others.
rule-square-twice = A list names each square once: twice is most likely a slip, and another square was meant.
rule-area = The part of the board in “area” is named by two opposite corners.
rule-outside-area = All that a step names lies inside its “area”: outside of it there is no board.

## Marks and descriptions of squares

rule-mark = A mark lights squares: either those that “squares” lists, or those that a formula gives from a square.
rule-empty-mark = A mark lights at least one square; else the children wait for something to appear.
rule-description = The squares of a “mark” step are described by words that the program knows, for instance light, file e, diagonal a1-h8.

## Formulas

rule-formula = A formula is made of the names of pieces and of or, and, not, nearest and forward, with parentheses.
rule-last-stage = The last formula of a “build” step gives the squares of the piece that stands on the board: the children build its move.
rule-blocks = From the blocks in “blocks” the squares of “yields” can be had: the task can be solved.

## Moves and goals

rule-move = A move is written as the square from which and the square to which: d4f5; a promotion has one more letter: e7e8q.
rule-illegal-move = Every move of a lesson is allowed by the rules on its board, and comes in its turn.
rule-goal-done = The goal of a “move” step is not reached before the first move.
rule-goal-unreachable = There are moves that reach the goal.
rule-goal-too-large = The shortest way is short enough for the program to find it, and all those of a lesson together are: else it could not tell the children how they did.
rule-moves-differ = Where you state the least number of moves in “moves”, it is the least by the rules.
rule-own-reply = In “replies” stand the moves of the other side.

## Moves that are not finished

rule-complete-all-left = In a “complete” step the hand has already done a part of the move; if nothing is done, it is a step of the kind “move”.
rule-complete-nothing-left = In a “complete” step something is left for the learner to do.
rule-complete-too-early = What the hand has done could be done in this order: first the captured piece goes off, then another comes to its square; a pawn is replaced when it has arrived.

## Set-ups

rule-nothing-to-place = A set-up leaves pieces to be placed.
rule-misplaced = What stands on the board of a set-up stands where it belongs at the beginning of a game: the children only add.

## Questions with answers to choose from

rule-options = There are from 2 to 12 answers (boards at most 4), and none where the program makes them by itself.
rule-option = An answer is one thing, a text or a board, and all answers of a question are of one sort.
rule-option-twice = No two answers are the same: else both are right or both are wrong, and the child cannot know which is meant.
rule-right-option = At least one answer is marked as right; where the program finds the right board by itself, exactly one is right and none is marked.
rule-question = What is asked is said, and can be known from what is shown.

## Steps that are drawn anew

rule-generate = There are puzzles of the kind that “generate” asks for: about this piece, with these rules, of this grade, with so few pieces.
rule-generate-number = The numbers in “generate” are neither too small nor too great.

## Pieces of your own

rule-piece-letter = A piece of your own has one Latin letter, which no other piece has: by it the boards name the piece.
rule-too-many-pieces = There are at most four kinds of pieces of one lesson’s own.
rule-empty-piece = By its formula a piece can go somewhere from at least one square.
rule-piece-forms = The name of a piece has all the forms that sentences need in a language with cases: else the texts say “find the squares of knight”.
rule-unused-piece = Every piece of your own stands on some board of the lesson.

## The head of a lesson

rule-format = format = 1 is the only one that this program reads. A greater number means that the lesson was written for a newer program.
rule-article = A lesson belongs to one article of the codex, from 1 to 7, or to the appendix.
rule-unknown-fact = The rows in “facts” are rows that the codices have.
rule-fact-twice = A list names each row of the codex once.
rule-fact-not-in-head = What a step asks is named in “facts” at the beginning of the lesson too: by it the program knows what a lesson teaches.

## Names of lessons and steps

rule-lesson-id = The name of a lesson’s file is made of letters, digits, hyphens and underscores, without spaces: by it the lesson is called and the progress is kept.
rule-lesson-id-twice = No two lessons have the same name; of two the first is played.
rule-lesson-id-built-in = A lesson of your own has another name than those of the program: beside them it would not be played.
rule-step-id = The name of a step is made of letters, digits, hyphens and underscores, without spaces.
rule-step-id-twice = No two steps of a lesson have the same name.

## Keys and values

rule-toml = The file is TOML: lines like key = value, texts in straight quotes, lists in square brackets, each step after [[step]].
rule-missing-header = Each step begins with a line [[step]], each piece of your own with a line [[piece]]. Where such a line is missing, the keys below it would belong to what stands above.
rule-unknown-key = Every key is one that the program knows in this place: a mistyped one would silently do nothing.
rule-missing-key = Every key that is needed is there.
rule-wrong-type = After each key stands a value of its sort: a text in quotes, a number, a list, true or false.
rule-unknown-word = Where a key wants one of a few words, it has one of them.

## Texts

rule-character = A lesson has no characters that cannot be seen, that act on the terminal or that turn the line around. They come in with copied text.
rule-mixed-letters = The letters of a word are all Latin or all Cyrillic, and those of squares are Latin. Some look the same, but speech reads them wrongly, and searching does not find them.
rule-fluent = A text is words, and in braces what is put in: the side, the piece, the square.
rule-empty-text = A text has words in it.
rule-unknown-variable = What stands in braces after a dollar sign is something that this step has: $piece only where a piece is asked about.
rule-unknown-reference = Messages, terms and functions that a text names exist.
rule-text-too-long = A text fits where it is shown on the smallest screen.

## Languages and messages

rule-unknown-language = The languages of a text are languages of the program.
rule-missing-language = A text is there in every language of the program; words that serve all of them stand in quotes without a language.
rule-message-twice = A name in a file of messages is given once, and none that the program uses itself.
rule-unknown-message = A message that the lesson names is in at least one of its files of messages.
rule-unused-message = A message in the files is named by the lesson; else it is forgotten, or its name is mistyped.

## Files and folders

rule-unreadable = The file is there, and the program may read it.
rule-not-utf8 = The file is saved in UTF-8. In another encoding Russian letters become other signs.
rule-not-a-file = What ends in .toml is an ordinary file.
rule-outside-folder = A file of a lesson stands in its folder itself, not in another one that a link leads to: a lesson from elsewhere must not show what else is on the computer.
rule-no-lessons = In a folder of lessons there is a lesson.

## Limits

rule-too-big = A lesson’s file has at most 1 MiB, and so has each of its files of messages; a text with all that is put in has at most 64 KiB.
rule-too-many-steps = A lesson has at most 500 steps; those that are drawn are counted too.
rule-too-deep = Lists, braces and parentheses stand in each other at most 32 deep.
rule-no-steps = A lesson has at least one step.
