### Шаги, где делают ходы: задание, подсказки, что вышло. Задание говорит, чей ход, какой фигурой и что сделать.

## Задание

play-reach = Приведи { PIECE($piece, case: "accusative") } с { $from } на { $squares }.
play-visit = Проведи { PIECE($piece, case: "accusative") } с { $from } через все эти поля, в любом порядке: { $squares }.
play-capture = { $color ->
    [black] Возьми все белые фигуры. Ходит только { PIECE($piece) } с { $from }.
   *[white] Возьми все чёрные фигуры. Ходит только { PIECE($piece) } с { $from }.
}
play-capture-no-king = { $color ->
    [black] Возьми все белые фигуры, кроме короля: короля не берут. Ходит только { PIECE($piece) } с { $from }.
   *[white] Возьми все чёрные фигуры, кроме короля: короля не берут. Ходит только { PIECE($piece) } с { $from }.
}
play-capture-any = { $color ->
    [black] Возьми все белые фигуры. Ходить можно любой чёрной фигурой.
   *[white] Возьми все чёрные фигуры. Ходить можно любой белой фигурой.
}
play-capture-any-no-king = { $color ->
    [black] Возьми все белые фигуры, кроме короля: короля не берут. Ходить можно любой чёрной фигурой.
   *[white] Возьми все чёрные фигуры, кроме короля: короля не берут. Ходить можно любой белой фигурой.
}
play-castle = Сделай рокировку королём с { $from }: выбери короля и поле, где он встанет.
play-castle-wing = Сделай рокировку королём с { $from } и ладьёй с { $rook-at }: выбери короля и поле, где он встанет.
play-en-passant = { $color ->
    [black] Возьми белую пешку на проходе.
   *[white] Возьми чёрную пешку на проходе.
}
play-en-passant-from = { $color ->
    [black] Пешкой с { $from } возьми белую пешку на проходе.
   *[white] Пешкой с { $from } возьми чёрную пешку на проходе.
}
play-promote = { $color ->
    [black] Проведи чёрную пешку на первую горизонталь и преврати её.
   *[white] Проведи белую пешку на восьмую горизонталь и преврати её.
}
play-promote-from = { $color ->
    [black] Проведи чёрную пешку с { $from } на первую горизонталь и преврати её.
   *[white] Проведи белую пешку с { $from } на восьмую горизонталь и преврати её.
}
play-promote-to = { $color ->
    [black] Проведи чёрную пешку на первую горизонталь. Пусть из неё получится { PIECE($becomes) }.
   *[white] Проведи белую пешку на восьмую горизонталь. Пусть из неё получится { PIECE($becomes) }.
}
play-promote-from-to = { $color ->
    [black] Проведи чёрную пешку с { $from } на первую горизонталь. Пусть из неё получится { PIECE($becomes) }.
   *[white] Проведи белую пешку с { $from } на восьмую горизонталь. Пусть из неё получится { PIECE($becomes) }.
}
play-note-replies = { $edition ->
    [school] Противник будет отвечать на твои ходы.
   *[preschool] Партнёр будет отвечать на твои ходы.
}
play-note-still = { $edition ->
    [school] Фигуры противника стоят на месте.
   *[preschool] Фигуры партнёра стоят на месте.
}
play-note-least = Постарайся сделать как можно меньше ходов.

## Что вышло

moves-made = { $count ->
    [0] Ходов пока нет
    [one] Сделан { $count } ход
    [few] Сделано { $count } хода
   *[many] Сделано { $count } ходов
}
move-wrong = { $from } — { $to }: так не ходят.
move-pick = Сначала выбери фигуру, которой сейчас ходить.
castle-king-first = Рокировка начинается с короля. Выбери короля.
castle-two-squares = Рокируя, король идёт через { $over } на { $to }.
move-promote = Пешка дошла. Выбери, какой фигурой её заменить.
move-stuck = Так до цели уже не дойти. Отмени последний ход!
moves-longer = { $least-count ->
    [one] Получилось! А можно и за { $least-count } ход.
    [few] Получилось! А можно и за { $least-count } хода.
   *[many] Получилось! А можно и за { $least-count } ходов.
}
told-castling = { PIECE($piece, capital: "yes") } идёт с { $from } на { $to }, ладья с { $rook-at } встаёт на { $crossed }: рокировка.
told-en-passant = { PIECE($piece, capital: "yes") } идёт с { $from } на { $to } и на проходе берёт { PIECE($captured, case: "accusative") } с { $at }.
told-promotion = Вместо пешки теперь { PIECE($becomes) }.
typed-piece = Enter — выбрать { $square }
typed-move = Enter — ход { $from } — { $to }

## Подсказки

hint-moves = { $count ->
    [one] Подсказка: хватит { $count } хода.
    [few] Подсказка: хватит { $count } ходов.
   *[many] Подсказка: хватит { $count } ходов.
}
hint-from = Подсказка: ходить надо фигурой с { $square }.
hint-move = Подсказка: { PIECE($piece) } идёт с { $from } на { $to }.
hint-move-promotion = Подсказка: { PIECE($piece) } идёт с { $from } на { $to }, и вместо неё появляется { PIECE($becomes) }.
hint-undo-move = Подсказка: отмени последний ход.

## Знаки и команды

legend-held = в руке
legend-goal = цель
cmd-take = взять
    .doc = Взять фигуру под курсором
cmd-put = поставить
    .doc = Поставить фигуру на поле под курсором
cmd-restart = сначала
    .doc = Вернуть всё, как было в начале
