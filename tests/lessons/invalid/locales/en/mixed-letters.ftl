say = The knight goes to { $turn ->
    [white] с2
   *[black] c7
}.
