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

## Что ученик делает не так: после названия фигуры и тире

mistake-rook-line = пропускает поля, куда ладья идёт по вертикали и по горизонтали
mistake-bishop-line = пропускает поля, куда слон идёт по диагонали
mistake-queen-as-rook = забывает, что ферзь ходит и как ладья
mistake-queen-as-bishop = забывает, что ферзь ходит и как слон
mistake-king-nearest = пропускает поля рядом с королём, куда он может пойти
mistake-knight-nearest = пропускает поля, куда может пойти конь
mistake-pawn-step = забывает, что пешка шагает на одно поле вперёд
mistake-pawn-double-step = забывает, что с начального поля пешка может шагнуть сразу на два
mistake-pawn-capture = забывает, что пешка бьёт по диагонали вперёд
mistake-pawn-takes = не замечает, кого пешка может взять по диагонали
mistake-en-passant = не замечает, что пешку можно взять на проходе
mistake-capture = не замечает, кого можно взять
mistake-castling = не замечает, что рокировать можно
mistake-promotion = забывает, что на последней горизонтали пешка превращается
mistake-formula-square = пропускает поля, которые подходят под формулу
mistake-no-piece = ходит с поля, на котором нет фигуры
mistake-own-square = отмечает поле, на котором фигура уже стоит
mistake-outside-area = отмечает поля за краем доски
mistake-not-its-turn = ходит, хотя сейчас очередь другой стороны
mistake-not-a-capture = отмечает ходы без взятия, хотя нужны только взятия
mistake-not-a-move = отмечает взятия, хотя нужны только ходы без взятия
mistake-off-rook-lines = отмечает поля не на вертикали и не на горизонтали ладьи
mistake-wrong-bishop-color = ведёт слона на поле другого цвета
mistake-off-bishop-lines = отмечает поля нужного цвета, но не на диагоналях слона
mistake-off-queen-lines = отмечает поля, куда не пойдут ни ладья, ни слон, а значит, и ферзь
mistake-knight-on-rook-line = отмечает поля ладьи, хотя конь на них не ходит
mistake-knight-on-bishop-line = отмечает поля слона, хотя конь на них не ходит
mistake-knight-first-ring = отмечает поля рядом с конём, хотя вплотную он не ходит
mistake-knight-too-far = отмечает поля слишком далеко от коня
mistake-king-too-far = ведёт короля дальше соседнего поля
mistake-pawn-backward = ведёт пешку назад
mistake-pawn-sideways = ведёт пешку вбок
mistake-pawn-too-far = ведёт пешку слишком далеко вперёд
mistake-pawn-off-its-way = отмечает поля впереди, куда пешка и не ходит, и не бьёт
mistake-pawn-blocked = берёт пешкой прямо, хотя она берёт только по диагонали
mistake-pawn-nothing-to-take = ведёт пешку по диагонали на пустое поле, хотя так она только берёт
mistake-double-step-later = отмечает двойной шаг, хотя здесь он не считается
mistake-double-step-not-from-start = шагает через поле, хотя пешка уже ушла с начального места
mistake-double-step-over = шагает пешкой через занятое поле
mistake-en-passant-not-now = берёт на проходе пешку, которая только что не делала двойного хода
mistake-not-in-formula = отмечает поля, которые не подходят под формулу
mistake-blocked-by-own = проходит сквозь свою фигуру
mistake-blocked-by-partner = проходит сквозь чужую фигуру
mistake-own-piece = ходит на поле, где стоит своя фигура
mistake-partners-king = берёт короля, хотя королей не берут
mistake-beside-king = ставит короля рядом с другим королём
mistake-king-into-attack = ведёт короля под удар
mistake-king-takes-guarded = берёт королём фигуру, которую защищает другая
mistake-king-stays-on-line = отводит короля по той линии, по которой ему шах
mistake-pinned = уводит фигуру, которая закрывает своего короля
mistake-leaves-check = делает ход, после которого шах остаётся
mistake-two-checks = отвечает на двойной шах ходом не короля
mistake-en-passant-opens-king = берёт на проходе, открывая своего короля
mistake-castling-king-moved = не замечает, что рокировки нет: король уже ходил
mistake-castling-rook-moved = не замечает, что рокировки нет: ладья уже ходила
mistake-castling-blocked = не замечает, что рокировки нет: между королём и ладьёй кто-то стоит
mistake-castling-in-check = не замечает, что рокировки нет: королю шах
mistake-castling-crosses-attack = не замечает, что рокировки нет: поле на пути короля под ударом
mistake-castling-into-attack = не замечает, что рокировки нет: король встал бы под удар
mistake-setup = ставит фигуру не на её место в начале игры
mistake-other = ошибается в другом

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
report-since-unknown = Не понять, с какого дня считать: { $value }. Можно так: 2026-11-23, 23.11.2026, 7д (семь дней назад), сегодня, вчера, неделя, месяц.
report-since-no-day = Такого дня нет: { $value }.
report-since-to-come = Этот день ещё не наступил: { $value }.
