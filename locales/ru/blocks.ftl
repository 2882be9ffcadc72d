### Как собрать формулу из блоков.

assemble-task = Собери из блоков формулу: с { $from } она должна дать все нужные поля и ни одного лишнего.
assemble-note-wrap = Блок со скобками (…) действует на всё, что уже собрано.
assemble-so-far = Формула: { $formula }
assemble-nothing = Формула: пока ничего

## Блоки

block-piece = { PIECE($role) }
block-or = или …
block-and = и …
block-not = не (…)
block-nearest = ближайшее (…)
block-forward = вперёд (…)
block-open = (
block-close = )
legend-wanted = нужные поля

## Что говорится

formula-nearest = Поле { $to } — из ближайших в формуле «{ $formula }».
formula-not-nearest = В формуле «{ $formula }» поле { $to } есть, но есть и поближе.
formula-not-ahead = В формуле «{ $formula }» поле { $to } есть, но оно не впереди.
formula-of = В формуле «{ $formula }» поле { $to } есть.
formula-not-of = В формуле «{ $formula }» поля { $to } нет.
formula-left-out = В формуле «{ $formula }» поле { $to } есть, а здесь нужны другие.
block-nothing-left = С этим блоком не осталось бы ни одного поля.
block-no-change = Этот блок ничего не изменил бы: поля остались бы те же.
hint-blocks = { $count ->
    [one] Подсказка: хватит { $count } блока.
    [few] Подсказка: хватит { $count } блоков.
   *[many] Подсказка: хватит { $count } блоков.
}
hint-block-first = Подсказка: начни с блока «{ $block }».
hint-block-next = Подсказка: теперь возьми блок «{ $block }».
hint-take-back = Подсказка: убери последний блок.

## Построчный режим

plain-assemble-how = Напиши всю формулу словами или номера блоков подряд.
plain-assemble-right = Так и есть: { $formula } даёт ровно эти поля: { $squares }.
plain-assemble-gives = { $count ->
    [0] { $formula } не даёт ни одного поля.
   *[other] { $formula } даёт { $squares }.
}
plain-assemble-again = Измени формулу и напиши её ещё раз целиком.
plain-assemble-fault = { $place ->
    [0] { $cause } { $mend }
   *[other] Знак { $place }: { $cause } { $mend }
}
plain-assemble-order = Блоку { $number } там не место: { $block }.
plain-assemble-unfinished = Формула оборвана: что-то должно стоять дальше.
plain-assemble-blocks = { $count ->
    [1] Этого блока здесь нет: { $blocks }.
   *[other] Этих блоков здесь нет: { $blocks }.
}
