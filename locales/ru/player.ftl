### Экраны урока, содержания и конца урока: то, что не нужно построчному режиму.

## Знаки на доске

legend-explained = о нём речь
legend-witness = вот почему

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
