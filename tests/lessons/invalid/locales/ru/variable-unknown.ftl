a = { b }
b = Найди { $where }, { $square } { $edition }
