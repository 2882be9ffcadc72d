### Folders of lessons.

fault-too-many-lessons = There is more here than the program reads: { $left-count ->
    [one] { $left-count } was left out
   *[other] { $left-count } were left out
}.
    .mend = Put them into several folders: of one, no more than { $limit } are read.
