### What is said when the program itself has fallen over: these words are ready from the start, and nothing else is read for them.

cli-fallen =
    Chess Codex has stopped: that was a mistake of the program, not yours.
    The lines above tell whoever mends it where to look.
cli-fallen-kept = Answers are kept as they are given, in { $place }: start again and go on from there.
