### The screen of a lesson, of the lessons and of the end: what the plain mode does not need.

## Signs on the board

legend-explained = explained now
legend-witness = proves it

help-signs = Signs on the board

## The teacher's notes

notes-step = For this step
notes-lesson = For the whole lesson

## Contents

lesson-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}

## The things beside the board

not-this = Not this one. Think again!
