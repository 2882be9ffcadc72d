### Practice: the command line and what is said around the puzzles.

practice-title = Practice: { $code }
practice-code = These puzzles have the code { $code }. Whoever types it gets the same ones: chess-codex practice { $code }

cli-practice = Solve puzzles: drawn anew, or those of a code
cli-practice-usage = chess-codex practice [WHAT | CODE] [--rules LEVEL] [--kind KIND] [--seed N] [--count N] [--plain | --json]
cli-practice-what = What they are about (rook, bishop, queen, king, knight, pawn, castling, en-passant, promotion), or a code such as knight-4217; without it, something is drawn
cli-value-what = WHAT
cli-practice-rules = How much of the rules counts in find: formula, reach or legal (the default)
cli-practice-kind = What they ask: find (the default), build, odd, centre, common, short, third, way, labyrinth, sentries, captures, hunt, twice, ways, judge, check, formula
cli-value-kind = KIND
cli-practice-seed = The number that they are drawn from, up to { $most }: the same number, the same puzzles
cli-value-number = N
cli-practice-count = How many (10 if nothing is said)
cli-practice-plain = Play as lines of text: for screen readers, pipes and tests
cli-practice-json = Print the puzzles with their answers in JSON, one a line
cli-play-seed = The number that generated steps are drawn from; without it they are drawn anew each time
cli-practice-after = A code is what the puzzles are about, the kind and level if they are not the usual ones, perhaps a grade from 1 (easy) to 5, and a number: knight-4217, rook-reach-88, castling-judge-3-512. By a code everybody begins with the first puzzle, also whoever did a part of it before; the answers are kept.
cli-practice-no-terminal = Puzzles need a terminal, and this is none. As lines of text they work without one: { $command }. As JSON: { $json }
cli-instead-practice = gives puzzles as lines of text

practice-unknown-topic = { $word } is not what puzzles are about. Possible: { $topics }.
practice-unknown-word = { $word } says nothing in a code of puzzles. Possible after the first word: { $words }.
practice-number = { $word } does not belong there: a code ends with a number of at most { $most }, and a grade before it is from 1 to 5.
practice-order = { $word } stands twice in the code, or in the wrong place.
practice-no-kind = There are no puzzles of the kind { $kind } about { $topic }. Kinds that there are: { $kinds }.
practice-no-level = Puzzles of the kind { $kind } about { $topic } are not asked with --rules { $rules }. Possible: { $levels }.
practice-no-grade = Of these puzzles there is no grade { $grade }. There are { $low } to { $high }.
practice-code-of = The code of this puzzle: { $code }
practice-mix-alone = A mix has puzzles of every kind: leave out { $argument }.
practice-hyphen = { $word } has a hyphen too many: a code is written like knight-4217.
