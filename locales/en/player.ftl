### The screen of a lesson, of the lessons and of the end: what the plain mode does not need.

## Signs on the board

legend-explained = asked about

## Contents

lesson-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}

## The things beside the board

not-this = Not this one. Think again!
