### Урок строками текста (play --plain). Строки читает и человек, и программа чтения с экрана: без знаков, которые
### она пропускает, и без цвета.

plain-title = { $part }. { $title }
plain-how = Поля пиши в одну строку: b3 c2. Ещё есть ? — подсказка, помощь — все команды, q — выход.
plain-step = Шаг { $step } из { $steps }.
plain-stage = Часть { $stage } из { $stages }.
plain-enter = Enter — дальше.
plain-pieces = { $color ->
    [black] Чёрные: { $pieces }.
   *[white] Белые: { $pieces }.
}
plain-pieces-turn = { $color ->
    [black] Чёрные (их ход): { $pieces }.
   *[white] Белые (их ход): { $pieces }.
}
plain-piece = { PIECE($piece) } { $square }
plain-lit = отмечены
plain-move = { PIECE($piece, capital: "yes") } идёт с { $from } на { $to }.
plain-move-capture = { PIECE($piece, capital: "yes") } идёт с { $from } на { $to } и берёт { PIECE($captured, case: "accusative") }.

## Ответ

plain-found = { $count ->
    [0] Пока ничего не найдено.
    [one] Найдено { $count } поле: { $squares }.
    [few] Найдено { $count } поля: { $squares }.
   *[many] Найдено { $count } полей: { $squares }.
}
plain-missed = { $count ->
    [one] Пропущено { $count } поле: { $squares }.
    [few] Пропущено { $count } поля: { $squares }.
   *[many] Пропущено { $count } полей: { $squares }.
}
plain-extra = { $count ->
    [one] { $count } лишнее поле: { $squares }.
    [few] { $count } лишних поля: { $squares }.
   *[many] { $count } лишних полей: { $squares }.
}
plain-all-found = { $count ->
    [0] Таких полей здесь нет.
    [1] Найдено единственное поле: { $squares }.
    [one] Найдены все поля, их { $count }: { $squares }.
    [few] Найдены все поля, их { $count }: { $squares }.
   *[many] Найдены все поля, их { $count }: { $squares }.
}
plain-ask-why = Про другие поля можно спросить: почему { $square }
plain-try-again = Найденные поля остаются, допиши остальные.
plain-right = { $square }: верно.
plain-wrong = { $square }: нет.
plain-left = { $count ->
    [one] Осталось найти { $count } поле.
    [few] Осталось найти { $count } поля.
   *[many] Осталось найти { $count } полей.
}
plain-already-found = { $count ->
    [1] Это поле уже найдено: { $squares }.
   *[other] Эти поля уже найдены: { $squares }.
}
plain-not-nowhere = Что-то уже найдено: напиши остальные поля.
plain-somewhere = Нет, такие поля здесь есть.
plain-rest-unread = Здесь всё найдено. Остаток строки не засчитан: { $squares }.
plain-hint-line = Подсказка: посмотри вдоль линии { $squares }.
plain-hint-offer = Трудно? Знак ? — подсказка, слово «попроще» — сначала задача легче.
plain-no-hint = Больше подсказать нечего.
plain-stars = { $stars ->
    [one] { $stars } звезда.
    [few] { $stars } звезды.
   *[many] { $stars } звёзд.
}
plain-skipped = Шаг пропущен.

## Непонятная строка

plain-unclear = Не понимаю: «{ $text }». Поля пишут так: b3 c2. Все команды покажет слово «помощь».
plain-by-key = «{ $text }» набрано русскими буквами. На тех же клавишах латинскими будет { $square }: если это оно, напиши { $square }.
plain-outside = Поля { $square } на этой доске нет.
plain-too-long = Строка слишком длинная.
plain-not-counted = Из этой строки ничего не засчитано, напиши её ещё раз целиком.
plain-nothing-said = Напиши поля, например b3 c2. Если таких полей нет, напиши «никуда».
plain-why-what = После слова «почему» напиши поле: почему d6.
plain-why-number = После слова «почему» напиши номер ответа.
plain-why-later-number = Выбери этот ответ, и я скажу почему.
plain-why-later = Сначала ответь сам, потом спроси про поле из ответа.
plain-unknown-lang = Языка «{ $text }» здесь нет. Есть: { $langs }.

plain-moves-how = Ход пиши так: d4f5. Превращение: e7e8, потом номер фигуры. Ещё есть «отменить» и «сначала».
plain-moves-rest = Остаток строки не сыгран.
plain-moves-undo = Напиши «отменить», и ход вернётся.
plain-nothing-to-undo = Отменять пока нечего.

## Режим, заметки, конец

plain-mode-at-once = Теперь про каждое поле говорю сразу.
plain-mode-then-check = Теперь проверяю всю строку целиком.
plain-no-notes = Для учителя здесь ничего не написано.
plain-note = { $title }: { $text }
plain-quit = Урок ещё не закончен: позади { $done ->
    [one] { $done } шаг
    [few] { $done } шага
   *[many] { $done } шагов
} из { $steps }. До встречи за доской!
plain-input-ended = Ввод закончился раньше урока: позади { $done ->
    [one] { $done } шаг
    [few] { $done } шага
   *[many] { $done } шагов
} из { $steps }.
plain-yes-or-no = Да или нет?
plain-yes = да
    .words = да д
plain-no = нет
    .words = нет н

## Команды: имя и слова, которые его заменяют; `.doc` — что делает

plain-cmd-answer = b3 c2
    .doc = ответ: все поля одной строкой, через пробел или запятую
plain-cmd-pick = 2
    .doc = ответ: его номер
plain-cmd-hint = подсказка
    .words = подсказка
    .doc = сколько всего полей, потом куда смотреть, потом одно поле
plain-cmd-nowhere = никуда
    .words = никуда нигде
    .doc = ответ, когда таких полей нет
plain-cmd-why = почему d6
    .words = почему
    .doc = почему это поле подходит или нет
plain-cmd-undo = отменить
    .words = отменить
    .doc = отменить последний ход
plain-cmd-restart = сначала
    .words = сначала
    .doc = начать этот шаг сначала
plain-cmd-board = доска
    .words = доска
    .doc = показать задание и доску ещё раз
plain-cmd-mode = режим
    .words = режим
    .doc = говорить про каждое поле сразу или про всю строку
plain-cmd-next = дальше
    .words = дальше пропустить
    .doc = пропустить этот шаг
plain-cmd-easier = попроще
    .words = попроще легче
    .doc = сначала похожая задача попроще (после двух ошибок)
plain-easier-later = Задача попроще бывает после двух ошибок.
plain-cmd-notes = учителю
    .words = учителю
    .doc = что прочитать вслух и что сделать с классом
plain-cmd-lang = язык en
    .words = язык
    .doc = говорить на другом языке
plain-cmd-help = помощь
    .words = помощь справка
    .doc = показать эти строки
plain-cmd-quit = выход
    .words = выход выйти
    .doc = закончить
plain-letters = Буквы на доске: большие у белых, маленькие у чёрных. { $letters }.
plain-letter = { $letter } — { PIECE($piece) }

## То, что рядом с доской

plain-choices-one = Ответь номером.
plain-choices-number = Ответь числом.
plain-choices-all = Напиши номера всех верных ответов в одной строке, через пробел.
plain-choice-piece = { PIECE($piece) }
plain-choice-board = Доска { $number }:
plain-choice-board-corner = { $shade ->
    [light] Доска { $number }, левое ближнее угловое поле светлое:
   *[dark] Доска { $number }, левое ближнее угловое поле тёмное:
}
plain-choice-is-right = верно
plain-choice-is-wrong = неверно
plain-choice-is-missed = тоже верно
plain-choice-gone = уже не нужно
plain-choice-right = { $number }: верно.
plain-choice-wrong = { $number }: нет.
plain-choice-missed = { $number }: тоже верный ответ.
