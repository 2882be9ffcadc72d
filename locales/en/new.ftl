### The command new, and the comments in the lesson that it writes. Backquotes become straight quotes in the lesson’s file. The words of keys and values are the same in every language.

## Questions

new-ask-article = Article of the codex: 1, 2, 3, 4, 5, 6, 7, or appendix (what the codex does not have)? [{ $default }]
new-ask-audience = Who is it for: preschool or pupil? [{ $default }]
new-ask-piece = About which piece: rook, bishop, queen, king, knight, pawn, or own (one of your own making)? [{ $default }]
new-ask-languages = In which languages: { $langs }? Several are parted by commas. [{ $default }]
new-ask-square = On which square is the piece that it is about? Possible: { $squares }. [{ $default }]
new-no-answer = There is no such answer: { $answer }. Possible: { $values }.
new-answers-end = Answers are missing: { $flags }. Give them as options, or write them as lines, one a line.

# What may be answered in English too: words between commas; those before the semicolon are shown where an answer is wrong.
new-word-article = article, articles, art, the
new-word-1 = one, first
new-word-2 = two, second
new-word-3 = three, third
new-word-4 = four, fourth
new-word-5 = five, fifth
new-word-6 = six, sixth
new-word-7 = seven, seventh
new-word-appendix = appendix, supplement; the appendix, annex
new-word-preschool = preschooler, kindergarten; preschoolers, pre-school, for preschoolers, nursery, small children, little children, toddlers
new-word-pupil = student, schoolchild; pupils, for pupils, students, schoolchildren, schoolboy, schoolgirl
new-word-school = school; schools
new-word-rook = rook; castle, rooks, castles, the rook
new-word-bishop = bishop; bishops, the bishop
new-word-queen = queen; queens, the queen
new-word-king = king; kings, the king
new-word-knight = knight; horse, knights, horses, the knight
new-word-pawn = pawn; pawns, the pawn
new-word-own = own, mine; my own, one’s own, new
new-word-language-ru = Russian, rus, in Russian
new-word-language-en = English, eng, in English
new-word-all-languages = both, all
new-word-and = and

## What came of it

new-written = The lesson is written: { $file }
new-next-check = Check it: { $command }
new-next-preview = See it while you write: { $command }
new-next-play = Play it: { $command }
new-exists = { $file } is there already, and stays as it was. Give the new lesson another name.
new-is-folder = { $file } is a folder. Add a file name, as { $example }.
new-no-folder = There is no folder { $folder }. Make it, or choose another one.
new-ending = A lesson’s file ends in .toml, not in { $ending }. Call it { $example }, say.
new-name = { $name } does not do as the name of a lesson. It has letters, digits, hyphens and underscores, no spaces and no dots, and begins with a letter or a digit. For example: { $example }.
new-taken = { $name } is the name of a built-in lesson. Give yours another one.
new-no-piece = There is no such piece on this board: { $piece }. The lesson can be about: { $squares }.
new-empty-board = There is no piece on this board to ask about. Put at least one there.
new-not-its-turn = It is the other side’s turn, so nothing can be asked about the piece on { $square }. The lesson can be about: { $squares }.
new-no-turn = It is { $turn ->
    [black] Black’s turn, and Black
   *[white] White’s turn, and White
} has no such piece: { $piece }. Give the position without the turn (the board alone), change it to “{ $turn ->
    [black] w
   *[white] b
}”, or choose one of: { $squares }.
new-faulty = No lesson can begin with this board. This is what the check says:

## The comments in the lesson

draft-head =
    A lesson for Chess Codex. It is a plain text file: use any editor that saves UTF-8. What stands after # is explanation, which the program does not read.
    Open a command window beside the file and try:
    chess-codex check { $file }
    finds every mistake and says how to mend it;
    chess-codex preview { $file }
    shows the lesson, and shows it anew as soon as you save the file;
    chess-codex play { $file }
    plays the lesson as a pupil will;
    chess-codex worksheet { $file } --output { $paper }
    makes a sheet with diagrams to print.
draft-format = The number of the format. Always 1.
draft-article = The article of the codex that the lesson is about: article = 1, …, 7. Or instead appendix = true: what the codex does not have (check, mate, stalemate).
draft-edition = In whose words the program speaks: `preschool` is the codex for kindergartens (the other side is the partner), `school` the one for schools (the opponent).
draft-audience = Who it is for: `preschool` for small children, who are told at every click; `pupil` for pupils, who mark everything first and then check.
draft-title-key = Its name in the list of lessons.
draft-one-language = Any text is words in quotes, the same in every language. In two languages it is written so: { "{" } ru = `Мой урок`, en = `My lesson` { "}" }
draft-two-languages = Any text is words in quotes for each language. If one language is enough, write just `My lesson`.
draft-teacher-key = What to say and do with a class. A pupil does not see it; the key I shows it to the teacher.
draft-own = A piece of your own: at the head of the lesson it gets a letter, a move formula and a name. Put your own here.
draft-letter = The letter on boards: any but K Q R B N P, which are taken. A capital is White’s piece, a small letter Black’s.
draft-formula-key = The move formula. Its words: rook, bishop, queen, king, knight, or, and, not, nearest, forward.
draft-name = Its name. Russian needs the cases, English one word.
draft-steps = Now the steps, from the first to the last. Each begins with the line [[step]]. Take out what you do not need, copy and change what you do.
draft-id = id is the step’s name. It tells where a mistake is, and where a pupil stopped. Each step has its own.
draft-show = `show`: to look at. Nothing is asked.
draft-board = The board row by row, from the eighth rank to the first, with slashes. Letters are pieces: White’s K Q R B N P (king, queen, rook, bishop, knight, pawn), Black’s small. A digit is so many empty squares. This is FEN: any chess program can copy it. There are also the words `start` and `empty`.
draft-mark = What to light: squares by a move formula from a square. Or just squares: { "{" } squares = `b3 c2` { "}" }
draft-text = What is written beside the board. A small screen has room for eight lines.
draft-say = What to read aloud to a small child.
draft-step-teacher = What the teacher may add at this step.
draft-find = `find`: find every square that a piece goes to. The answer is not in the file: the program finds it and explains mistakes by itself. Without text it says the task, too.
draft-piece = The square of the piece that is asked about.
draft-rules = How many of the rules count: `formula` is geometry alone, `reach` also what stands on the board, `legal` all the rules of the game.
draft-count-first = First ask how many such squares there are.
draft-may-be-empty = This piece can go nowhere, and so it is meant: the pupil is to say that.
draft-find-black = Black moves, too: let nearly half of the tasks be Black’s. Here one square is closed, and one piece can be captured.
draft-view = Whose side is at the bottom.
draft-mark-kind = `mark`: mark squares by a description.
draft-squares = Which: `light`, `dark`, `file d`, `rank 4`, `diagonal a1-h8`, `e4`, `corners`.
draft-setup = `setup`: put pieces where they stand at the beginning of a game.
draft-pieces = Which: `white`, `black`, `both`, or by name: `white rooks`, `black king queen`. In board is what stands there already.
draft-turn = `choose`: pick an answer. This question the program answers by itself: whose turn is it now?
draft-play = Moves to show first: from where to where.
draft-choose = `choose`: pick one of several answers.
draft-options = The answers; the right one has right = true. Any may have why = `…`: why it is right or wrong.
draft-judge = `judge`: is this move allowed, and if not, why not? The program finds the answer.
draft-move-key = The move: from where to where.
draft-complete = `complete`: finish a half-done move. Article 7: a move is made when all of it is made.
draft-done = What the hand has done already: `captured` means that the captured piece is off the board.
draft-build = `build`: build the piece’s move part by part; what was marked before stays on the board.
draft-stages = The parts in their order. The last one is the squares of the piece itself.
draft-move = `move`: play it, in as many moves as it takes. The program knows the shortest way.
draft-goal = The goal: `reach e5` is to come to a square, `capture all` to take everything, `promote` to bring a pawn to the last rank.
draft-more = There is also `formula`: put a move formula together from words. And the program makes up exercises by itself, new ones each time: generate = { "{" } piece = `knight`, count = 5 { "}" } instead of board and piece.

## The texts of the lesson itself

draft-title = My lesson: { PIECE($piece) }
draft-teacher = Put one piece on a real board. Let the pupils show in turn where it goes, and only then look at the program.
draft-shown = This is the { PIECE($piece) }. All the squares that it goes to from { $from } are marked.
draft-said = Look, this is the { PIECE($piece) }. All the squares that it goes to from { $from } are marked.
draft-shown-pawn = This is the { PIECE($piece) }. The square in front of it is marked: it moves there. And two squares aslant: it captures there.
draft-said-pawn = Look, this is the { PIECE($piece) }. It moves straight on, and captures aslant.
draft-shown-teacher = Ask: which of these squares would be missing at the edge of the board?
draft-which = Which piece is on { $square }?
draft-option = { PIECE($piece) }
draft-position = Look at the board: the { PIECE($piece) } is on { $from }. What can this piece do?
