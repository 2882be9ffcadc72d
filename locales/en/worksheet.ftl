### Worksheets: what is printed on paper, and the command.

## On paper

worksheet-name = Name
worksheet-class = Class
worksheet-date = Date
worksheet-how = Answer on the board: mark squares with a dot or a cross, draw moves as arrows.
worksheet-page = Page { $page } of { $pages }
worksheet-key = Answers: { $title }
worksheet-code = { $lesson } · no. { $seed }
worksheet-how-many = How many squares are there?
worksheet-why = Why?
worksheet-formula = Formula:
worksheet-blocks = Blocks: { $blocks }
worksheet-how-off = Cross out what is taken off the board or replaced.
worksheet-shown = squares shown
worksheet-nowhere = There are no such squares.

## The command

worksheet-ending = The name { $file } does not say what kind of file is wanted. Let it end in .pdf, .svg or .html.
worksheet-wait = { $count } tasks are being drawn; this takes a little while.
worksheet-nothing = The lesson “{ $lesson }” has no tasks, so there is nothing to print.
worksheet-or-code = Puzzles without a lesson are printed by their code, for example: chess-codex worksheet knight-4217 --output sheet.pdf
worksheet-exists = There is a file { $file } already, and it is no worksheet. Give another name, or add --force to replace it.
worksheet-written = Written to { $file }.
worksheet-written-several = An SVG file holds one page, so the files { $file } to { $last } were written.
worksheet-holds = { $copies ->
        [one] { $copies } worksheet
       *[other] { $copies } worksheets
    }: { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }, { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }{ $key ->
        [0] . There are no answers: --answers adds them.
        [one] , { $key } of them with answers.
       *[other] , { $key } of them with answers.
    }
worksheet-again = { $copies ->
        [1] The same worksheet again
       *[other] The first of them again
    }: { $command } --output FILE
worksheet-alike = Nothing in this lesson is drawn anew, so all worksheets are alike.
worksheet-letters = The font does not have these letters, so there are squares instead: { $letters }.
