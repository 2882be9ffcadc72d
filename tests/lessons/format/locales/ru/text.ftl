title = Конь
jump = Конь прыгает!
