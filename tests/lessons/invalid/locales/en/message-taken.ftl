list-last = This is the queen.
