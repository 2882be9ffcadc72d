### Неоконченный ход (статья 7): что начато, что осталось, почему.

complete-move = { $color ->
    [black] Чёрные начали ход: { PIECE($piece) } идёт с { $from } на { $to }.
   *[white] Белые начали ход: { PIECE($piece) } идёт с { $from } на { $to }.
}
complete-capture = { $color ->
    [black] Чёрные начали ход: { PIECE($piece) } идёт с { $from } на { $to } и берёт { PIECE($captured, case: "accusative") }.
   *[white] Белые начали ход: { PIECE($piece) } идёт с { $from } на { $to } и берёт { PIECE($captured, case: "accusative") }.
}
complete-en-passant = { $color ->
    [black] Чёрные начали ход: { PIECE($piece) } идёт с { $from } на { $to } и берёт { PIECE($captured, case: "accusative") } на проходе.
   *[white] Белые начали ход: { PIECE($piece) } идёт с { $from } на { $to } и берёт { PIECE($captured, case: "accusative") } на проходе.
}
complete-castling = { $color ->
    [black] Чёрные начали рокировку: { PIECE($piece) } идёт с { $from } на { $to }.
   *[white] Белые начали рокировку: { PIECE($piece) } идёт с { $from } на { $to }.
}
complete-is-off = Взятую фигуру уже сняли с доски.
complete-rest = Ход ещё не закончен. Сделай на доске всё, чего не хватает.
plain-complete-how = Пиши так: h1f1 — переставить фигуру, e5 снять — убрать её с доски.
plain-complete-pawn = Заменить пешку на e8: e8 ф — ферзём, e8 л — ладьёй, e8 с — слоном, e8 к — конём.
plain-off = снять
    .words = снять убрать
complete-off = Снять с доски
complete-pick = Сначала возьми фигуру, потом поставь её или сними с доски.
complete-wrong = Это не то, чего не хватает ходу.
complete-more = Верно! Но ход ещё не закончен.
change-captured = Взятую фигуру снимают с доски: { PIECE($piece) } на { $square }.
change-passed = Взятую на проходе пешку снимают с { $square }: она стоит не там, куда пришла другая.
change-rook = Ладья с { $from } переходит на { $to }: через это поле прошёл король.
change-carry = { PIECE($piece, capital: "yes") } с { $from } идёт на { $to }.
change-replace = Пешка на последней горизонтали. На { $square } вместо неё ставят ферзя, ладью, слона или коня её цвета.
hint-changes = { $count ->
    [one] Подсказка: осталось { $count } действие.
    [few] Подсказка: осталось { $count } действия.
   *[many] Подсказка: осталось { $count } действий.
}
hint-look-at = Подсказка: посмотри на { $square }.
