queen = Это ферзь.
