-own-term = термин
title = Конь и { -king(case: "instrumental") }
teacher = Скажите: { hello }
hello = «{ -own-term }»
find = { PIECE($piece, capital: "yes") } на { $square }, ход { $turn ->
    [white] белых
   *[black] чёрных
}.
    .say = Найди все поля { PIECE($piece, case: "genitive") }.
two = { PIECE($piece, number: "many", case: "genitive") }: { $square-count ->
    [one] один
    [few] на { $square }
   *[other] много
}
