### Экраны урока, содержания и конца урока: то, что не нужно построчному режиму.

## Знаки на доске

legend-explained = о нём речь
legend-witness = вот почему
legend-proof = по этим полям видно

help-signs = Знаки на доске

## Учителю

notes-step = К этому шагу
notes-lesson = Ко всему уроку

## Содержание

lesson-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}

## То, что рядом с доской

not-this = Не то. Подумай ещё!

## Подсказки и объяснения, когда надо выбрать

hint-oriented = Подсказка: смотри на правый ближний угол. Он должен быть светлым.
hint-set-up = Подсказка: белый ферзь стоит на светлом поле, чёрный — на тёмном.
hint-whose-turn = Подсказка: начинают белые, а дальше ходят по очереди.
hint-how-many-moves = Подсказка: ход белых и ответ чёрных вместе — один ход.
hint-right-count = { $count ->
    [one] Подсказка: верный ответ — { $count }.
    [few] Подсказка: верных ответов — { $count }.
   *[many] Подсказка: верных ответов — { $count }.
}
hint-not-this = Подсказка: ответ { $number } неверный.
hint-this = Подсказка: верный ответ — { $number }.
hint-how-many = Подсказка: считай по рядам, один за другим. Пешки тоже фигуры.
choice-pieces = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[many] { $count } фигур
}
choice-side = { $color ->
    [black] Чёрные
   *[white] Белые
}
choice-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
choose-corner-dark = Справа в ближнем углу тёмное поле, а должно быть светлое.
choose-corner-light = Справа в ближнем углу светлое поле: доска лежит правильно.
choose-turn-begins = Игру всегда начинают белые.
choose-turn-after = { $color ->
    [black] Последними ходили чёрные, поэтому теперь ход белых.
   *[white] Последними ходили белые, поэтому теперь ход чёрных.
}
choose-moves-pair = Ход белых и ответ чёрных вместе считают за один ход.

## Можно ли так пойти: что может мешать; `.not` — почему дело не в этом

judge-allowed = Можно
judge-not-allowed = Нельзя
hint-judge-no-king = Подсказка: проверь, чей сейчас ход, куда ходит фигура и свободен ли путь.
hint-judge = Подсказка: проверь, чей ход, куда ходит фигура, свободен ли путь и что будет с королём.
hint-judge-castling = Подсказка: проверь, кто уже ходил, что стоит между королём и ладьёй и какие поля короля под ударом.
judge-turn = { $color ->
    [black] Сейчас ход не чёрных
   *[white] Сейчас ход не белых
}
    .not = { $color ->
        [black] Сейчас как раз ход чёрных.
       *[white] Сейчас как раз ход белых.
    }
judge-way = Эта фигура так не ходит
    .not = На { $to } с { $from } эта фигура ходит, дело не в этом.
judge-blocked = Между { $from } и { $to } стоит фигура
    .not = Между { $from } и { $to } ничего не мешает.
judge-own-piece = На { $to } стоит своя фигура
    .not = Своей фигуры на { $to } нет.
judge-partners-king = На { $to } стоит король
    .not = Короля на { $to } нет.
judge-pawn-blocked = На { $to } стоит фигура
    .not = На { $to } никто не стоит.
judge-pawn-moved = Пешка уже ушла с начального поля
    .not = Начальное поле пешки тут ничему не мешает.
judge-nothing-to-take = На { $to } нечего взять
    .not = Взять там есть что.
judge-not-just-stepped = Чужая пешка только что не делала двойного хода
    .not = С двойным ходом здесь всё в порядке.
judge-opens-king = Откроется свой король
    .not = Король под новый удар не попадёт.
judge-leaves-check = Шах королю останется
    .not = Шаха, который остался бы без ответа, здесь нет.
judge-attacked = Поле { $to } под ударом
    .not = На { $to } никто не нападает.
judge-beside-king = Рядом чужой король
    .not = Чужого короля рядом с { $to } нет.
judge-king-moved = Король уже ходил
    .not = Король ещё не ходил.
judge-rook-moved = Ладья { $home } уже ходила
    .not = Ладья { $home } ещё не ходила.
judge-castling-blocked = Между королём и ладьёй кто-то стоит
    .not = Между королём и ладьёй все поля свободны.
judge-castling-in-check = Король сейчас под ударом
    .not = Сейчас король не под ударом.
judge-castling-crosses = Поле { $crossed } на пути короля под ударом
    .not = Поле { $crossed }, через которое идёт король, не под ударом.
judge-castling-into = Под ударом { $to }, куда встаёт король
    .not = Поле { $to }, куда встаёт король, не под ударом.
judge-castling-fine = Ни король, ни ладья ещё не ходили, между ними свободно, а поля { $from }, { $crossed } и { $to } не под ударом.
judge-check-answered = После этого хода шаха королю больше нет.

## Отметить поля по описанию: почему поле подходит или нет

mark-is-light = { $square } — светлое поле.
mark-is-dark = { $square } — тёмное поле.
mark-on-file = Поле { $square } лежит на вертикали { $file }.
mark-off-file = Поле { $square } не на вертикали { $file }.
mark-on-rank = Поле { $square } лежит на горизонтали { $rank }.
mark-off-rank = Поле { $square } не на горизонтали { $rank }.
mark-on-diagonal = Поле { $square } лежит на диагонали от { $from } до { $to }.
mark-off-diagonal = Поле { $square } не на диагонали от { $from } до { $to }.
mark-this-square = Вот оно, поле { $asked }.
mark-other-square = Это поле { $square }, а нужно { $asked }.
mark-not-it = Это поле { $square }. Посмотри ещё раз.
mark-is-corner = { $square } — угловое поле.
mark-no-corner = { $square } — не угловое поле.
mark-is-attacked = На { $square } нападает { PIECE($by) } с { $by-at }.
mark-not-attacked = { $color ->
    [black] На { $square } не нападает ни одна чёрная фигура.
   *[white] На { $square } не нападает ни одна белая фигура.
}
mark-way-closed = { PIECE($piece, capital: "yes") } с { $from } не нападает на { $square }: путь закрывает { PIECE($by) } на { $by-at }.
mark-pawn-ahead = { PIECE($piece, capital: "yes") } с { $from } может пойти на { $square }, но не нападает на это поле: пешка бьёт только по диагонали.
mark-own-piece = На { $square } стоит { PIECE($piece) }: своих не берут, а только защищают.
mark-fits = Поле { $square } подходит.
hint-mark-shade = Подсказка: светлые и тёмные поля чередуются.
hint-mark-file = Подсказка: вертикаль идёт снизу вверх, её буква — под доской.
hint-mark-rank = Подсказка: горизонталь идёт слева направо, её цифра — сбоку от доски.
hint-mark-diagonal = Подсказка: диагональ идёт наискосок, все её поля одного цвета.
hint-mark-square = Подсказка: букву ищи под доской, цифру — сбоку.
hint-mark-corner = Подсказка: угловое поле — на краю сразу с двух сторон.
hint-mark-attacked = Подсказка: посмотри, куда бьёт каждая фигура этой стороны.
count-more = Их больше. Посчитай ещё раз.
count-fewer = Их меньше. Посчитай ещё раз.
