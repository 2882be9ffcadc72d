### Putting a formula together from blocks.

assemble-task = Put blocks together into a formula: from { $from } it must give all the squares asked for, and no others.
assemble-note-wrap = A block with (…) works on all that is there so far.
assemble-so-far = Formula: { $formula }
assemble-nothing = Formula: nothing yet

## The blocks

block-piece = { PIECE($role) }
block-or = or …
block-and = and …
block-not = not (…)
block-nearest = nearest (…)
block-forward = forward (…)
block-open = (
block-close = )
legend-wanted = squares asked for

## What is told

formula-nearest = { $to } is one of the nearest squares of “{ $formula }”.
formula-not-nearest = { $to } is a square of “{ $formula }”, but there are nearer ones.
formula-not-ahead = { $to } is a square of “{ $formula }”, but it is not ahead.
formula-of = { $to } is a square of “{ $formula }”.
formula-not-of = { $to } is not a square of “{ $formula }”.
formula-left-out = { $to } is a square of “{ $formula }”, and here the others are wanted.
block-nothing-left = After this block no square would be left.
block-no-change = This block would change nothing: the squares stay the same.
hint-blocks = { $count ->
    [one] Hint: { $count } block is enough.
   *[other] Hint: { $count } blocks are enough.
}
hint-block-first = Hint: begin with the block “{ $block }”.
hint-block-next = Hint: now take the block “{ $block }”.
hint-take-back = Hint: take the last block back.

## Plain mode

plain-assemble-how = Write the whole formula in words, or the numbers of the blocks one after another.
plain-assemble-right = Just so: { $formula } gives exactly these squares: { $squares }.
plain-assemble-gives = { $count ->
    [0] { $formula } gives no square.
   *[other] { $formula } gives { $squares }.
}
plain-assemble-again = Change the formula and write it again as a whole.
plain-assemble-fault = { $place ->
    [0] { $cause } { $mend }
   *[other] Character { $place }: { $cause } { $mend }
}
plain-assemble-order = Block { $number } cannot stand there: { $block }.
plain-assemble-unfinished = Something has to follow: the formula is not whole yet.
plain-assemble-blocks = { $count ->
    [one] This block is not offered here: { $blocks }.
   *[other] These blocks are not offered here: { $blocks }.
}
