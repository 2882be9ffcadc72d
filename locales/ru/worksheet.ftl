### Рабочий лист: то, что печатается на бумаге, и команда worksheet.

## На бумаге

worksheet-name = Имя
worksheet-class = Класс
worksheet-date = Дата
worksheet-how = Отвечай на доске: поля отмечай точкой или крестиком, ходы рисуй стрелками.
worksheet-page = Страница { $page } из { $pages }
worksheet-key = Ответы: { $title }
worksheet-code = { $lesson } · № { $seed }
worksheet-how-many = Сколько всего полей?
worksheet-why = Почему?
worksheet-formula = Формула:
worksheet-blocks = Блоки: { $blocks }
worksheet-how-off = Что снять с доски или заменить, зачеркни.
worksheet-shown = показанные поля
worksheet-nowhere = Таких полей нет.

## Команда

worksheet-ending = По имени { $file } не понять, какой файл нужен. Пусть оно кончается на .pdf, .svg или .html.
worksheet-wait = Составляю и рисую задания, всего { $count }; это займёт некоторое время.
worksheet-nothing = В уроке «{ $lesson }» нет заданий, печатать нечего.
worksheet-or-code = Задачи без урока печатаются по коду, например: chess-codex worksheet knight-4217 --output sheet.pdf
worksheet-exists = Файл { $file } уже есть, и это не рабочий лист. Укажите другое имя или добавьте --force, чтобы его заменить.
worksheet-written = Записано в { $file }.
worksheet-written-several = В файле SVG одна страница, поэтому записаны файлы от { $file } до { $last }.
worksheet-holds = { $copies ->
        [one] { $copies } лист
        [few] { $copies } листа
       *[many] { $copies } листов
    }: { $tasks ->
        [one] { $tasks } задание
        [few] { $tasks } задания
       *[many] { $tasks } заданий
    }, { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[many] { $pages } страниц
    }{ $key ->
        [0] . Ответов нет: их добавит --answers.
       *[other] , из них { $key } с ответами.
    }
worksheet-again = { $copies ->
        [1] Тот же лист ещё раз
       *[other] Первый из них ещё раз
    }: { $command } --output ФАЙЛ
worksheet-alike = В этом уроке нет задач, которые выбираются заново, поэтому все листы одинаковые.
worksheet-letters = Этих знаков нет в шрифте, вместо них квадраты: { $letters }.
