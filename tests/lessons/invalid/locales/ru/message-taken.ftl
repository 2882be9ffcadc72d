list-last = Это ферзь.
