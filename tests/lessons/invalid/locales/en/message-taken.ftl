queen = This is the queen.
