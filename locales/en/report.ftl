### The report for a teacher: a page to be printed, and a table. An adult reads it.

## The head

report-title = Report: { $count ->
    [one] { $count } learner
   *[other] { $count } learners
}
report-title-one = Report: { $name }
report-all-time = Of all the time
report-since = From { $from } to { $to }
report-made = made on { $date } at { $time }
report-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
report-date-short = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
report-seconds = { $seconds } s
report-minutes = { $minutes } min
report-hours = { $hours } h { $minutes } min
report-percent = { $percent }%
report-piece = { PIECE($piece) }

## Who did what

report-who = Who did what
report-who-note = Lessons and stars are all that a learner has reached; tasks, answers and time are those of the time of the report. “At once” is without a mistake and without a hint. A task that stood open for more than ten minutes counts for ten.
report-learner = Learner
report-kind = Who it is
report-reached = Reached
report-by-articles = Stars by article
report-in-this-time = In the time of the report
report-lessons-done = Lessons done
report-stars = Stars
report-tasks = Tasks done
report-at-once = Of these at once
report-at-once-short = At once
report-answers = Answers
report-time = Time
report-last = Last answer
report-streak = Days in a row

## What gets mixed up

report-mixed = What gets mixed up
report-mixed-note = The most frequent comes first. A code on the blackboard gives everybody the same ten puzzles: T on the path of lessons, then “By code”; or the command chess-codex practice CODE.
report-nothing-mixed = Nothing was mixed up in this time.
report-mistake = What gets mixed up
report-times = Times
report-children = Learners with it
report-treat = What helps
report-code = Practice code
report-about = { $count ->
    [one] { $count } puzzle of 10 is about it
   *[other] { $count } puzzles of 10 are about it
}
report-lesson-again = The lesson “{ $title }” once more:
report-more = And { $count } more that are rarer: the CSV table has them all.

## What the learner does wrong: after the piece and a dash

mistake-rook-line = leaves out squares that the rook reaches along its file and rank
mistake-bishop-line = leaves out squares that the bishop reaches along its diagonals
mistake-queen-as-rook = forgets that the queen goes like a rook too
mistake-queen-as-bishop = forgets that the queen goes like a bishop too
mistake-king-nearest = leaves out squares next to the king where it may go
mistake-knight-nearest = leaves out squares where the knight may go
mistake-pawn-step = forgets that the pawn steps one square forward
mistake-pawn-double-step = forgets that from its start the pawn may step two squares
mistake-pawn-capture = forgets that the pawn captures diagonally forward
mistake-pawn-takes = does not notice whom the pawn may take diagonally
mistake-en-passant = does not notice that the pawn may be taken en passant
mistake-capture = does not notice whom it may capture
mistake-castling = does not notice that castling is allowed
mistake-promotion = forgets that the pawn is promoted on the last rank
mistake-formula-square = leaves out squares that the formula holds
mistake-no-piece = moves from a square without a piece
mistake-own-square = marks the square on which the piece stands already
mistake-outside-area = marks squares beyond the edge of the board
mistake-not-its-turn = moves although it is the other side’s turn
mistake-not-a-capture = marks moves without a capture where only captures are asked for
mistake-not-a-move = marks captures where only moves without one are asked for
mistake-off-rook-lines = marks squares off the rook’s file and rank
mistake-wrong-bishop-color = takes the bishop to a square of the other colour
mistake-off-bishop-lines = marks squares of the right colour, but off the bishop’s diagonals
mistake-off-queen-lines = marks squares that neither rook nor bishop reaches, so not the queen’s
mistake-knight-on-rook-line = marks the rook’s squares, where the knight does not go
mistake-knight-on-bishop-line = marks the bishop’s squares, where the knight does not go
mistake-knight-first-ring = marks squares next to the knight, where it does not go
mistake-knight-too-far = marks squares too far from the knight
mistake-king-too-far = takes the king further than one square
mistake-pawn-backward = takes the pawn back
mistake-pawn-sideways = takes the pawn sideways
mistake-pawn-too-far = takes the pawn too far ahead
mistake-pawn-off-its-way = marks squares ahead where the pawn neither goes nor captures
mistake-pawn-blocked = captures straight ahead, though a pawn captures only diagonally
mistake-pawn-nothing-to-take = takes the pawn diagonally to an empty square, though it only captures so
mistake-double-step-later = marks the double step, which does not count here
mistake-double-step-not-from-start = steps two squares though the pawn has left its start
mistake-double-step-over = steps with the pawn over a piece
mistake-en-passant-not-now = takes en passant a pawn that has not just made its double step
mistake-not-in-formula = marks squares that the formula does not hold
mistake-blocked-by-own = goes through a piece of its own
mistake-blocked-by-partner = goes through a piece of the partner
mistake-own-piece = goes to a square where a piece of its own stands
mistake-partners-king = captures the king, which is never captured
mistake-beside-king = puts the king beside the other king
mistake-king-into-attack = takes the king into an attack
mistake-king-takes-guarded = captures with the king what another piece guards
mistake-king-stays-on-line = takes the king back along the line of the check
mistake-pinned = takes away the piece that shields its king
mistake-leaves-check = makes a move after which the check goes on
mistake-two-checks = answers a double check with a move other than the king’s
mistake-en-passant-opens-king = takes en passant and so opens its own king
mistake-castling-king-moved = does not notice that castling is gone: the king has moved
mistake-castling-rook-moved = does not notice that castling is gone: the rook has moved
mistake-castling-blocked = does not notice what forbids castling: a piece between king and rook
mistake-castling-in-check = does not notice what forbids castling: the king is in check
mistake-castling-crosses-attack = does not notice what forbids castling: a square on the king’s way is attacked
mistake-castling-into-attack = does not notice what forbids castling: the king would arrive in an attack
mistake-setup = puts a piece where it does not begin
mistake-other = goes wrong in something else

## Where on the board it goes wrong

report-heat = Where on the board it goes wrong
report-heat-note = The number on a square is how often it was missed or marked needlessly. The darker, the more often; each board has its own measure.
report-no-heat = Nothing went wrong on the board.
report-seldom = seldom
report-often = often
report-worst = Most often: { $squares }.

## Lessons

report-lessons = Lessons
report-lessons-note = The best stars of all the time; three dots say that the lesson was begun. A lesson is here if anybody has begun it.
report-no-lessons = Nobody has begun a lesson yet.
report-untouched = { $count ->
    [one] { $count } more lesson has not been begun by anybody.
   *[other] { $count } more lessons have not been begun by anybody.
}

## The CSV table

report-csv-row = Record
report-csv-article-stars = Stars: article
report-csv-lesson = Lesson
report-csv-title = Title of the lesson
report-csv-article = Article
report-csv-seconds = Time in seconds
report-csv-first = First answer
report-csv-last = Last answer
report-csv-finished = Finished
report-csv-place = Place by frequency
report-csv-piece = Piece
report-csv-times-of-all = Times in all
report-row-lesson = lesson
report-row-practice = practice
report-row-nothing = nothing
report-row-mistake = mistake

## The command

report-written = { $count ->
    [one] Report on { $count } learner: { $file }
   *[other] Report on { $count } learners: { $file }
}
report-ending = The name { $file } does not say what to write. It takes a name that ends in .html (a page to be printed) or in .csv (a table).
report-not-ours = { $file } is no report of this program, and was left as it is. Give another name, or move that file away.
report-only-csv = { $argument } is for a CSV table alone, and { $file } is a page.
report-only-class = There is only a whole class here, and its answers stay out of the reports on children. A report on it alone: { $command }
report-since-unknown = From which day to count is not clear: { $value }. It can be 2026-11-23, 23.11.2026, 7d, today, yesterday, week, month.
report-since-no-day = There is no such day: { $value }.
report-since-to-come = This day is still to come: { $value }.
