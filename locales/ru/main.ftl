### Интерфейс: то, что видно на каждом экране. С ребёнком говорим на «ты», коротко.

app-title = Шахматный кодекс
language-name = Русский
too-small = Окно маловато: нужно { $columns } × { $rows } знаков или больше.
bye = До встречи за доской!

## Содержание

list-empty = Уроков здесь пока нет.
lesson-broken = В файле этого урока есть ошибки, поэтому пройти его пока нельзя.
article-number = Статья { $article }
article-1 = Двое и одна доска
article-2 = Доска
article-3 = Кто где стоит
article-4 = По очереди
article-5 = Ход и взятие
article-6 = Как ходят фигуры
article-7 = Когда ход закончен
appendix = Сверх кодекса
steps-count = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}

## Где мы в уроке

step-of = { $step } из { $steps }
stage-of = Часть { $stage } из { $stages }
show-before = Было
show-after = Стало
notes-title = Учителю
say-title = Прочитать вслух

## Счёт

squares-count = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
marked = { $count ->
    [0] Пока ничего не отмечено
    [one] Отмечено { $count } поле
    [few] Отмечено { $count } поля
   *[many] Отмечено { $count } полей
}
left-to-find = { $count ->
    [0] Все поля найдены: нажми Enter
    [one] Осталось найти { $count } поле
    [few] Осталось найти { $count } поля
   *[many] Осталось найти { $count } полей
}
found = { $count ->
    [0] Пока ничего не найдено
    [one] Найдено { $count } поле
    [few] Найдено { $count } поля
   *[many] Найдено { $count } полей
}
missed = { $count ->
    [0] Ничего не пропущено
    [one] Пропущено { $count } поле
    [few] Пропущено { $count } поля
   *[many] Пропущено { $count } полей
}
extra = { $count ->
    [0] Лишних полей нет
    [one] { $count } лишнее поле
    [few] { $count } лишних поля
   *[many] { $count } лишних полей
}
hints = { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}

## Ответ и оценка

typed = Набрано: { $square }
typed-mark = Enter — отметить { $square }
already-found = Поле { $square } уже найдено.
praise-1 = Верно!
praise-2 = Отлично!
praise-3 = Точно!
praise-4 = Так и есть!
praise-5 = Здорово получилось!
praise-6 = Молодец!
not-here = Не это поле. Посмотри ещё раз.
not-all = Это ещё не все поля.
not-all-picked = Верный ответ ещё не выбран. Выбирай дальше!
not-all-placed = Ещё не все фигуры стоят на своих местах.
not-nowhere = Пойти есть куда. Посмотри ещё раз!
try-again = Ещё не всё верно. Попробуй ещё раз!
lesson-done = { $stars ->
    [0] Урок пройден до конца. Звёзды ждут в пропущенных шагах.
    [one] Урок пройден: { $stars } звезда!
    [few] Урок пройден: { $stars } звезды!
   *[many] Урок пройден: { $stars } звёзд!
}
lesson-read = Урок пройден!
next-lesson = Следующий урок: { $title }
course-end = Это был последний урок. Весь курс позади!
lesson-end = Ещё раз — или на сегодня хватит?
pack-end = Это был последний урок этой папки.
repeat-wrong = { $count ->
    [0] Повторять нечего: всё получилось с первого раза.
    [one] Повторим { $count } шаг, где что-то не вышло?
    [few] Повторим { $count } шага, где что-то не вышло?
   *[many] Повторим { $count } шагов, где что-то не вышло?
}

## Подсказки

hint-count = { $count ->
    [0] Подсказка: таких полей здесь нет.
    [one] Подсказка: здесь { $count } поле.
    [few] Подсказка: здесь { $count } поля.
   *[many] Подсказка: здесь { $count } полей.
}
hint-line = Подсказка: посмотри вдоль отмеченной линии.
hint-ring = { $ring ->
    [1] Подсказка: посмотри на поля рядом с { $square }.
    [2] Подсказка: посмотри на второе кольцо полей вокруг { $square }.
   *[other] Подсказка: посмотри на { $ring }-е кольцо полей вокруг { $square }.
}
hint-square = Подсказка: одно из полей — { $square }.
hint-offer = Трудно? Возьми подсказку.

## Знаки на доске

legend-marked = отмечено
legend-found = найдено
legend-missed = пропущено
legend-extra = лишнее
legend-origin = эта фигура
legend-rook = поля ладьи
legend-bishop = поля слона
legend-other = поля формулы
legend-queen = поля ферзя
legend-king = поля короля
legend-knight = поля коня
legend-hint = подсказка
legend-turn = чей ход

## Команды: короткое имя для нижней строки и, в `.doc`, строка для справки

help-title = Что можно сделать
help-squares = Поле можно и набрать: букву и цифру, например e4, потом Enter.
help-mouse = Мышью: щёлкни по полю, по кнопке или по уроку.
cmd-mark = отметить
    .doc = Отметить поле под курсором или снять отметку
cmd-check = проверить
    .doc = Сказать, что отмечено всё, и проверить ответ
cmd-retry = ещё раз
    .doc = Вернуться к доске и исправить ответ
cmd-nowhere = никуда
    .doc = Сказать, что фигуре некуда идти
cmd-next = дальше
    .doc = Перейти к следующему шагу
cmd-open = открыть
    .doc = Открыть выбранный урок
cmd-onward = дальше
    .doc = Открыть следующий урок
cmd-to-lessons = к урокам
    .doc = Вернуться к списку уроков
cmd-repeat = повторить
    .doc = Повторить шаги, где что-то не вышло
cmd-again = заново
    .doc = Пройти весь урок ещё раз
cmd-hint = подсказка
    .doc = Сколько всего полей, потом куда смотреть, потом одно поле
cmd-why = почему
    .doc = Объяснить следующее неверное или пропущенное поле
cmd-why-back = раньше
    .doc = Вернуться к прежнему объяснению
cmd-undo = отменить
    .doc = Отменить последнюю отметку
cmd-clear = стереть
    .doc = Снять все отметки
cmd-previous = к прошлому
    .doc = Вернуться на шаг назад
cmd-mode = проверка
    .doc = Узнавать ответ сразу или отметить все поля, а потом проверить
cmd-notes = учителю
    .doc = Что прочитать вслух и что сделать с классом
cmd-language = язык
    .doc = Сменить язык
cmd-help = справка
    .doc = Показать все клавиши
cmd-back = назад
    .doc = Вернуться к списку уроков или закрыть справку
cmd-quit = выйти
    .doc = Закончить; звёзды хранятся, пока программа открыта
cmd-suspend = свернуть
    .doc = Свернуть программу в терминал, обратно — команда fg
cmd-move = ходить
    .doc = Двигать курсор по доске или по списку

## Клавиши

key-space = Пробел
key-enter = Enter
key-esc = Esc
key-tab = Tab
key-back-tab = Shift+Tab
key-backspace = Backspace
key-arrows = стрелки
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
help-group-answer = Ответ
help-group-lesson = Урок
help-group-course = Уроки и ученики
help-group-preview = Урок, который пишут (preview)
help-group-everywhere = Везде
