### A lesson that is being written: shown, and shown anew after every save.

cli-preview = See a lesson while it is written: it is shown anew when the file is saved
cli-preview-usage = chess-codex preview FILE
cli-preview-file = The lesson’s file; it need not be there yet
cli-preview-after = The lesson stays at the same step. A fault in the file is shown in its place, and Esc brings back the last good version. Answers are not kept here.
preview-no-terminal = To show the lesson a terminal is needed, and there is none here. Every fault is found without one: { $command }
preview-folder = { $file } is a folder. Name the lesson’s file in it. All lessons of the folder are checked by: { $command }
preview-no-folder = There is no folder { $folder }. Make it, or choose another one.
preview-no-file = There is no file { $file }.
preview-course = The lesson { $id } belongs to the course: { $command } shows it.

cmd-skip = on
    .doc = In a lesson that is being written: to the next step, whatever is marked
cmd-both = languages
    .doc = In a lesson that is being written: the texts of the step in all languages, side by side
cmd-faults = faults
    .doc = What is wrong with the lesson’s file: the place, the cause and the mend
cmd-last-good = last good version
    .doc = To the lesson as it was before the fault
cmd-to-lesson = to the lesson
    .doc = To the lesson
both-title = The texts of the step
both-lesson = The lesson’s name
both-task = The task
faults-counts = { $errors-count ->
    [0] no errors
    [one] { $errors-count } error
   *[other] { $errors-count } errors
}, { $warnings-count ->
    [0] no warnings
    [one] { $warnings-count } warning
   *[other] { $warnings-count } warnings
}
