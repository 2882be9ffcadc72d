### The course as lines of text (chess-codex --plain): lessons, learners, settings, progress. For screen readers.

course-how = Write the id of a lesson to play it, or Enter for the next one. Help tells all commands, q leaves.
course-lesson = { $id }: { $title }. { $state }
course-lesson-ended = { $id }: { $title } { $state }
course-broken = { $id }: { $faults }.
course-to-read = To read.
course-new = Not begun yet.
course-begun = Begun.
course-next = Next: { $id }, “{ $title }”
course-next-how = Enter starts it, any word ends.
course-all-done = All lessons are done!
course-unknown = There is no lesson “{ $text }”. The word “list” tells the lessons, “help” the commands.
course-learner = { $name }
course-here = { $name }, here now
course-who-how = To choose a learner, or to add one: who Anna
course-no-name = This is no name: it needs one letter at least, and forty at most.
course-setting = { $key }: { $name }, { $said } ({ $now }). Possible: { $values }.
course-settings-how = To change one: settings theme light
course-no-setting = There is no setting “{ $text }”. There are: { $keys }.
course-no-value = “{ $text }” does not fit { $key }. Possible: { $values }.
course-reset = The lesson “{ $title }” begins anew.
course-answers = { $answers }, { $right }.
course-stars = { $part }: { $won } of { $most } stars.
course-piece = { PIECE($piece, capital: "yes") }: { $percent } % right.
course-worst = Most often wrong: { $squares }.
course-fault = { $what }, { $count ->
    [one] { $count } time
   *[other] { $count } times
}. Practise: { $id }
course-fault-of = { PIECE($piece, capital: "yes") }: { $what }

course-cmd-id = 6-1-rook
    .doc = play the lesson of this id
course-cmd-list = list
    .words = list lessons
    .doc = tell the lessons and stars once more
course-cmd-practice = practice
    .words = practice practise
    .doc = puzzles: what gets mixed up comes first; with a code (knight-4217), the puzzles of the code
course-cmd-progress = progress
    .words = progress
    .doc = what goes well and what gets mixed up
course-cmd-settings = settings
    .words = settings
    .doc = tell the settings; with a name and a value, change one
course-cmd-who = who
    .words = who
    .doc = tell the learners; with a name, choose or add one
course-cmd-reset = reset 6-1-rook
    .words = reset
    .doc = begin this lesson anew; its stars go
course-cmd-lang = lang
    .words = lang language
    .doc = speak another language
