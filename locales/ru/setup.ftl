### Расстановка фигур перед началом игры (статья 3).

setup-both = Расставь все фигуры обеих сторон так, как они стоят в начале игры.
setup-white = Расставь все белые фигуры так, как они стоят в начале игры.
setup-black = Расставь все чёрные фигуры так, как они стоят в начале игры.
setup-some = Поставь эти фигуры так, как они стоят в начале игры: { $pieces }.
setup-kind = { $count ->
    [1] { PIECE($piece) }
   *[other] { PIECE($piece, number: "many") } ({ $count })
}
setup-note-standing = Некоторые фигуры уже стоят.
setup-note-how = Выбери фигуру, потом поле.

## Почему фигура стоит не там

setup-pawn-rank = { $color ->
    [black] Чёрные пешки стоят на второй от чёрных горизонтали, у неё номер 7.
   *[white] Белые пешки стоят на второй от белых горизонтали, у неё номер 2.
}
setup-first-rank = { $color ->
    [black] { PIECE($piece, capital: "yes") } стоит на первой от чёрных горизонтали, у неё номер 8.
   *[white] { PIECE($piece, capital: "yes") } стоит на первой от белых горизонтали, у неё номер 1.
}
setup-queen-color = Белый ферзь стоит на белом поле, чёрный — на чёрном. Король стоит рядом с ферзём.
setup-order = От угла до угла стоят ладья, конь, слон, ферзь, король, слон, конь, ладья: { $square } — место { PIECE($right, case: "genitive") }.
setup-stands = { $square } — место { PIECE($piece, case: "genitive") }.
setup-stays-free = На { $square } в начале игры ничего не стоит.

## Что в руке и как идёт дело

setup-held = В руке: { PIECE($piece) }
setup-nothing-held = Выбери фигуру
setup-right-count = { $count ->
    [one] { $count } фигура стоит верно
    [few] { $count } фигуры стоят верно
   *[many] { $count } фигур стоят верно
}
setup-wrong-count = { $count ->
    [one] { $count } фигура стоит не там
    [few] { $count } фигуры стоят не там
   *[many] { $count } фигур стоят не там
}
setup-missing-count = { $count ->
    [one] { $count } поле ещё пустует
    [few] { $count } поля ещё пустуют
   *[many] { $count } полей ещё пустуют
}

# О маленьких досках, у которых поля не подписаны.
choose-setup-right = Все фигуры стоят на своих местах.
choose-setup-order = От угла до угла стоят ладья, конь, слон, ферзь, король, слон, конь, ладья.
choose-setup-free = В начале игры посреди доски ничего не стоит.

## Подсказки

hint-in-tray = { $count ->
    [one] Подсказка: осталось поставить { $count } фигуру.
    [few] Подсказка: осталось поставить { $count } фигуры.
   *[many] Подсказка: осталось поставить { $count } фигур.
}
hint-home = Подсказка: место { PIECE($piece, case: "genitive") } — на горизонтали { $rank }.
hint-place = Подсказка: { PIECE($piece) } стоит на { $square }.

## Построчный режим

plain-tray = { PIECE($piece) }, осталось { $count }
plain-setup-how = Напиши букву фигуры и её поля: { $example }. Можно и номер из списка, и название.
plain-setup-names = { PIECE($role) } { PIECE($role, number: "many") }
plain-setup-right = { $square }, { PIECE($piece) }: верно.
plain-setup-wrong = { $square }, { PIECE($piece) }: нет.
plain-setup-left = Осталось поставить: { $pieces }.
plain-setup-mended = Что стоит верно, остаётся. Остальное поставь заново.
plain-setup-done = Всё стоит на своих местах.
plain-setup-which = Сначала скажи, какая это фигура: { $example }.
plain-setup-none-left = Такой фигуры больше не осталось, это { PIECE($piece) }: поле { $square } не засчитано.
plain-setup-occupied = На { $square } уже стоит фигура.
plain-setup-unclear = Не понимаю: «{ $text }». Пиши так: { $example }.
plain-setup-white = белые белый белая
plain-setup-black = чёрные чёрный чёрная
