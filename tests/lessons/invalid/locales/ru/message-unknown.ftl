knight = Конь
