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
