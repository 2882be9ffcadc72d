### The command line. What is typed letter by letter (commands, flags, file names) is the same in every language.

cli-about = Chess Codex: how the pieces move, derived from rook and bishop. Without a command it opens the course.
cli-usage = chess-codex [OPTIONS] [COMMAND]
cli-after-help = chess-codex COMMAND --help tells more about a command.
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-common = Options of all commands
cli-lang = The language to speak: { $langs }
cli-value-lang = LANG
cli-lessons-dir = A folder with more lessons, and folders in it; may be given again
cli-value-dir = DIR
cli-ascii = Letters for the pieces and plain signs, for terminals without chess glyphs
cli-help = Show this help
cli-version = Show the version
cli-play = Play one lesson
cli-play-usage = chess-codex play LESSON [--plain] [--seed N]
cli-play-lesson = The lesson: its id, as “chess-codex lessons” lists it, or a file
cli-value-lesson = LESSON
cli-plain = The whole course as lines of text: for screen readers and pipes
cli-play-plain = Play as lines of text: for screen readers, pipes and tests
cli-play-after = In a --plain lesson a line of squares (b3 c2) is an answer, ? asks for a hint, q quits, help shows the rest.
cli-lessons = List the lessons
cli-lessons-usage = chess-codex lessons
cli-data-dir = Where to keep progress; else in the folder CHESS_CODEX_DATA, in chess-codex-data beside the program, in the system’s folder for data
cli-learner = Who learns: a name of the list “chess-codex learners”
cli-value-name = NAME
cli-value-names = NAME NEW_NAME
cli-value-file = FILE
cli-learners = List the learners; add, rename, remove one
cli-learners-usage = chess-codex learners [--add NAME [--preschool | --class] | --rename NAME NEW_NAME | --remove NAME --yes]
cli-learners-add = Add a learner
cli-learners-preschool = A child before school
cli-learners-class = A whole class at the projector: its answers stay out of the reports on children
cli-learners-rename = Give a learner another name
cli-learners-remove = Remove a learner and all its answers
cli-learners-yes = Remove without asking
cli-reset = Begin one lesson afresh
cli-reset-usage = chess-codex reset LESSON --learner NAME
cli-reset-lesson = A lesson: its name of the list “chess-codex lessons”
cli-export = Write a learner with all its answers to a file
cli-export-usage = chess-codex export NAME [--output FILE [--force]]
cli-export-name = A name of the list “chess-codex learners”
cli-export-output = Where to; else to standard output
cli-export-force = Write over another file too
cli-import = Take in a learner from a file
cli-import-usage = chess-codex import FILE [--learner NAME]
cli-import-file = A file that “chess-codex export” has written
cli-import-after = What is here already does not come twice. With --learner the answers of the file go to that learner: so the work of two computers is put together.
cli-reach = Tell to which squares a piece goes
cli-reach-usage = chess-codex reach (FEN SQUARE | --batch) [--rules LEVEL] [--formula FORMULA] [--why SQUARE] [--json]
cli-reach-fen = The position, in quotes; its first field, the board, is enough: then the asked piece is to move. Also: start, empty
cli-value-fen = FEN
cli-reach-square = Where the piece stands, such as e4
cli-value-square = SQUARE
cli-reach-rules = How much of the rules counts: formula, reach or legal (the default)
cli-value-rules = LEVEL
cli-reach-formula = Go by this move formula, such as nearest(not (rook or bishop)), also on an empty square
cli-value-formula = FORMULA
cli-reach-why = Tell why the piece goes to a square or not; all: to each of the 64
cli-reach-all = all
cli-value-why = SQUARE
cli-reach-json = Answer in JSON, one line for each piece
cli-reach-batch = Read lines FEN;SQUARE from standard input and answer each with one line
cli-reach-after = formula is geometry on the empty board; reach adds what stands in the way and what can be captured; legal is all the rules of the game. Castling is told by the square where the king arrives.
cli-check = Find every fault in lesson files
cli-check-usage = chess-codex check [PATH…] [--format FORMAT] [--explain RULE]
cli-check-path = Lesson files, or folders of them; without any, the built-in lessons
cli-value-path = PATH

## What is not right

cli-did-you-mean = Did you mean { $guess }?
cli-see-help =
    Usage: { $usage }
    Help: { $help }
cli-unknown-argument = There is no place for the argument { $argument }.
cli-dash = If { $value } is not meant as an option, put two hyphens and a space before it: “-- { $value }”.
cli-unknown-command = There is no command “{ $command }”.
cli-missing-arguments = Still missing: { $arguments }.
cli-missing-value = { $argument } needs a value after it: { $example }
cli-invalid-value = { $value } is not possible for { $argument }. Possible: { $values }.
cli-needless-value = { $argument } takes no value, so { $value } is one too many.
cli-argument-twice = { $argument } can be given only once.
cli-one-learner = One learner at a time: { $names } are named here. Several are possible in “report” only.
cli-conflict = With { $argument } there is no place for { $others }.
cli-not-utf8 = An argument is not valid UTF-8 text.
cli-wrong-usage = This is not how the command is called.
cli-quote-fen = A FEN with spaces stands in quotes: { $example }.
cli-unknown-lang = The language { $value } is not here yet. There are: { $langs }.
cli-no-terminal = The course needs a terminal, and there is none here. What works without one:
cli-instead-course = take the course as lines of text
cli-instead-play = plays a lesson as lines of text
cli-instead-lessons = lists the lessons
cli-instead-reach = tells where a piece goes
cli-instead-check = finds every fault in lesson files
cli-instead-help = tells the rest
cli-unknown-lesson = There is no lesson “{ $lesson }”.
cli-see-lessons = The lessons are listed by: chess-codex lessons
cli-play-no-terminal = The lesson needs a terminal, and there is none here. As lines of text it works without one: { $command }
cli-io-error = Could not read or write: { $cause }.

## reach

cli-error = Error: { $text }
cli-fen-fault = FEN, { $field }, character { $sign }: { $text }
cli-formula-fault = The formula, character { $sign }: { $text }
cli-batch-why = With --batch the answers to --why come as JSON only: add --json.
cli-no-piece = There is no piece on { $square }.
cli-out-of-turn = { $color ->
    [black] It is Black’s turn. The answer is as if White were to move, without en passant.
   *[white] It is White’s turn. The answer is as if Black were to move, without en passant.
}
cli-remark = line { $line }: { $text }
cli-line-empty = The line is empty. It should be: FEN;square
cli-line-no-semicolon = There is no semicolon in the line. It should be: FEN;square
cli-line-semicolons = There is more than one semicolon in the line. It should be: FEN;square
cli-line-too-long = The line is too long, it has { $count } bytes. It should be: FEN;square

## lessons

cli-built-in = built in
cli-broken = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
cli-exercises = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
cli-why-too = Besides: { $text }

## Learners

cli-no-learner = There is no learner “{ $name }” here.
cli-learners-are = The learners here: { $names }
cli-add-learner = To add one: { $command }
cli-learners-none = There are no learners yet. To add one: { $command } NAME
cli-learner-added = { $name } is added.
cli-learner-renamed = { $name } is { $new } now.
cli-learner-removed = { $name } is removed together with { $answer-count ->
    [one] { $answer-count } answer
   *[other] { $answer-count } answers
}.
cli-learner-remove-sure =
    { $answer-count ->
        [one] { $answer-count } answer
       *[other] { $answer-count } answers
    } of { $name } would be gone for ever. If that is meant, add --yes.
    To save it before: { $export }
cli-learner-class = class
cli-learner-preschool = preschool
cli-learner-pupil = pupil
cli-learner-stars = { $star-count ->
    [one] { $star-count } star
   *[other] { $star-count } stars
} for { $lesson-count ->
    [one] { $lesson-count } lesson
   *[other] { $lesson-count } lessons
}
cli-exported = { $name }: written to { $file }.
cli-export-another = { $file } is no earlier export of { $name }, and was left as it is. Give another file, or add --force.
cli-imported = { $name }: { $new-count } new answers, { $known-count } were here already.
cli-imported-new = { $name }: new here, { $new-count } answers.
cli-import-failed = Nothing was taken in from { $file }.
cli-import-too-large = The file { $file } is too large. Take one that “chess-codex export” has written.
cli-reset-whose = Whose lesson is to begin afresh? Name the learner: --learner NAME
cli-reset-done = { $name }: the lesson “{ $lesson }” will begin afresh. The earlier answers stay, and count no more.
## What the system says, as the end of a sentence

system-not-found = there is no such file or folder
system-permission = there is no permission for it
system-is-a-folder = this is a folder, not a file
system-not-a-file = this is not a file
system-not-a-folder = a part of this path is a file, not a folder
system-read-only = this disk can only be read
system-full = there is no room left on the disk
system-too-large = the file would be too large
system-busy = another program is using it
system-file-name = no file can have this name
system-not-text = this is not a text in UTF-8

cli-cannot-read = { $file } could not be read: { $cause }. Look at the file’s name.
cli-cannot-write = { $file } could not be written: { $cause }. Name another place.
cli-empty-lang = --lang needs a language. There are: { $langs }.
cli-play-practice = Puzzles about it: { $command }
cli-play-with = Lessons that have it in their id or title: { $ids }
