### Отчёт для учителя: страница для печати и таблица. Читает взрослый.

## Заголовок

report-title = Отчёт: { $count ->
    [one] { $count } ученик
    [few] { $count } ученика
   *[many] { $count } учеников
}
report-title-one = Отчёт: { $name }
report-all-time = За всё время
report-since = С { $from } по { $to }
report-made = составлен { $date } в { $time }
report-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
report-date-short = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}
report-seconds = { $seconds } с
report-minutes = { $minutes } мин
report-hours = { $hours } ч { $minutes } мин
report-percent = { $percent } %
report-piece = { PIECE($piece) }

## Кто что сделал

report-who = Кто что сделал
report-who-note = Уроки и звёзды — всё, чего ученик достиг; задачи, ответы и время — те, что в отчёт попали. «Сразу» — без ошибки и без подсказки. Задача, открытая дольше десяти минут, считается за десять.
report-learner = Ученик
report-kind = Кто это
report-reached = Достигнуто
report-by-articles = Звёзды по статьям
report-in-this-time = За время отчёта
report-lessons-done = Уроков пройдено
report-stars = Звёзды
report-tasks = Задач решено
report-at-once = Из них сразу
report-at-once-short = Сразу
report-answers = Ответов
report-time = Время
report-last = Последний ответ
report-streak = Дней подряд

## Что путается

report-mixed = Что путается
report-mixed-note = Сверху то, что случается чаще. Код на классной доске даёт всем одни и те же десять задач: на пути по урокам T, потом «По коду»; или команда chess-codex practice КОД.
report-nothing-mixed = За это время ничего не путалось.
report-mistake = Что путается
report-times = Раз
report-children = У скольких
report-treat = Чем помочь
report-code = Код тренировки
report-about = { $count ->
    [one] об этом { $count } задача из 10
    [few] об этом { $count } задачи из 10
   *[many] об этом { $count } задач из 10
}
report-lesson-again = Пройти ещё раз урок «{ $title }»:
report-more = { $count ->
    [one] И ещё { $count }, что бывает реже: в таблице CSV есть всё.
    [few] И ещё { $count }, что бывает реже: в таблице CSV есть всё.
   *[many] И ещё { $count }, что бывает реже: в таблице CSV есть всё.
}

## Где на доске ошибки

report-heat = Где на доске ошибки
report-heat-note = Число на поле — сколько раз его пропустили или отметили зря. Чем темнее, тем чаще; у каждой доски своя мера.
report-no-heat = Ошибок на доске нет.
report-seldom = реже
report-often = чаще
report-worst = Чаще всего: { $squares }.

## Уроки

report-lessons = Уроки
report-lessons-note = Лучшие звёзды за всё время; многоточие — урок начат. Урок здесь есть, если его начал хоть кто-нибудь.
report-no-lessons = Уроков пока никто не начинал.
report-untouched = { $count ->
    [one] Ещё никем не начат { $count } урок.
    [few] Ещё никем не начаты { $count } урока.
   *[many] Ещё никем не начаты { $count } уроков.
}

## Таблица CSV

report-csv-row = Запись
report-csv-article-stars = Звёзды: статья
report-csv-lesson = Урок
report-csv-title = Название урока
report-csv-article = Статья
report-csv-seconds = Время в секундах
report-csv-first = Первый ответ
report-csv-last = Последний ответ
report-csv-finished = Пройден
report-csv-place = Место по частоте
report-csv-piece = Фигура
report-csv-times-of-all = Раз у всех
report-row-lesson = урок
report-row-practice = тренировка
report-row-nothing = ничего
report-row-mistake = ошибка

## Команда

report-written = { $count ->
    [one] Готов отчёт, в нём { $count } ученик: { $file }
    [few] Готов отчёт, в нём { $count } ученика: { $file }
   *[many] Готов отчёт, в нём { $count } учеников: { $file }
}
report-ending = По имени { $file } не понять, что записать. Нужно имя на .html (страница для печати) или на .csv (таблица).
report-not-ours = Файл { $file } — не отчёт этой программы, и он не тронут. Назовите другое имя или уберите этот файл.
report-only-csv = { $argument } бывает только у таблицы CSV, а { $file } — страница.
report-only-class = Здесь есть только целый класс, а его ответы не входят в отчёты о детях. Отчёт о нём самом: { $command }
report-since-unknown = Не понять, с какого дня считать: { $value }. Можно так: 2026-11-23, 23.11.2026, 7d, today, yesterday, week, month.
report-since-no-day = Такого дня нет: { $value }.
report-since-to-come = Этот день ещё не наступил: { $value }.
