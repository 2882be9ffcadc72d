### Командная строка. То, что набирают буква в букву (команды, флаги, имена файлов), одинаково на всех языках.

cli-about = Шахматный кодекс: как ходят фигуры, если даны только ладья и слон. Без команды открывает курс.
cli-usage = chess-codex [ПАРАМЕТРЫ] [КОМАНДА]
cli-after-help = Подробнее о команде: chess-codex КОМАНДА --help
cli-heading-usage = Вызов:
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Параметры
cli-heading-common = Параметры всех команд
cli-lang = Язык: { $langs }
cli-value-lang = ЯЗЫК
cli-lessons-dir = Папка с другими уроками и папками уроков; можно указать несколько раз
cli-value-dir = ПАПКА
cli-ascii = Буквы вместо фигур и простые знаки: для терминалов без шахматных символов
cli-help = Показать эту справку
cli-version = Показать версию
cli-play = Пройти один урок
cli-play-usage = chess-codex play УРОК [--plain] [--seed N]
cli-play-lesson = Урок: его имя из списка «chess-codex lessons» или файл
cli-value-lesson = УРОК
cli-plain = Весь курс строками текста: для программ чтения с экрана и конвейеров
cli-play-plain = Урок строками текста: для программ чтения с экрана, конвейеров и проверок
cli-play-after = В уроке с --plain строка полей (b3 c2) — это ответ, ? — подсказка, q — выход, help — всё остальное.
cli-lessons = Показать список уроков
cli-lessons-usage = chess-codex lessons
cli-data-dir = Где хранить успехи; иначе — в папке CHESS_CODEX_DATA, в папке chess-codex-data рядом с программой, в папке данных системы
cli-learner = Кто занимается: имя из списка «chess-codex learners»
cli-value-name = ИМЯ
cli-value-names = ИМЯ НОВОЕ_ИМЯ
cli-value-file = ФАЙЛ
cli-learners = Показать учеников; добавить, переименовать, удалить
cli-learners-usage = chess-codex learners [--add ИМЯ [--preschool | --class] | --rename ИМЯ НОВОЕ_ИМЯ | --remove ИМЯ --yes]
cli-learners-add = Добавить ученика
cli-learners-preschool = Это дошкольник
cli-learners-class = Это целый класс у проектора: его ответы не входят в отчёты о детях
cli-learners-rename = Дать ученику другое имя
cli-learners-remove = Удалить ученика и все его ответы
cli-learners-yes = Удалить не спрашивая
cli-reset = Начать один урок заново
cli-reset-usage = chess-codex reset УРОК --learner ИМЯ
cli-reset-lesson = Урок: его имя из списка «chess-codex lessons»
cli-export = Записать ученика со всеми его ответами в файл
cli-export-usage = chess-codex export ИМЯ [--output ФАЙЛ [--force]]
cli-export-name = Имя из списка «chess-codex learners»
cli-export-output = Куда записать; иначе — на стандартный вывод
cli-export-force = Записать и поверх другого файла
cli-import = Взять ученика из файла
cli-import-usage = chess-codex import ФАЙЛ [--learner ИМЯ]
cli-import-file = Файл, записанный командой «chess-codex export»
cli-import-after = То, что здесь уже есть, второй раз не появится. С --learner ответы из файла достанутся этому ученику: так соединяют то, что сделано на двух компьютерах.
cli-reach = Сказать, на какие поля идёт фигура
cli-reach-usage = chess-codex reach (FEN ПОЛЕ | --batch) [--rules УРОВЕНЬ] [--formula ФОРМУЛА] [--why ПОЛЕ] [--json]
cli-reach-fen = Позиция в кавычках; хватит и первой части, самой доски: тогда ход за той фигурой, о которой вопрос. Или слово: start, empty
cli-value-fen = FEN
cli-reach-square = Где стоит фигура, например e4
cli-value-square = ПОЛЕ
cli-reach-rules = Сколько правил учесть: formula, reach или legal (так и без этого параметра)
cli-value-rules = УРОВЕНЬ
cli-reach-formula = Ходить по этой формуле, например «ближайшее(не (ладья или слон))»; можно и на пустом поле
cli-value-formula = ФОРМУЛА
cli-reach-why = Объяснить, почему фигура идёт на поле или нет; все (или all) — про каждое из 64 полей
cli-reach-all = все
cli-value-why = ПОЛЕ
cli-reach-json = Ответить в JSON: одна строка на каждую фигуру
cli-reach-batch = Читать со стандартного ввода строки FEN;ПОЛЕ и на каждую отвечать одной строкой
cli-reach-after = formula — геометрия на пустой доске; reach — ещё и то, что стоит на пути и что можно взять; legal — все правила игры. Рокировка названа полем, на которое приходит король.
cli-check = Найти все ошибки в файлах уроков
cli-check-usage = chess-codex check [ПУТЬ…] [--format ВИД] [--explain ПРАВИЛО]
cli-check-path = Файлы уроков или папки с ними; если не указать, то встроенные уроки
cli-value-path = ПУТЬ

## Что не так

cli-did-you-mean = Может быть, { $guess }?
cli-see-help =
    Вызов: { $usage }
    Справка: { $help }
cli-unknown-argument = Лишний аргумент: { $argument }.
cli-dash = Если { $value } — не параметр, поставьте перед ним два дефиса и пробел: «-- { $value }».
cli-unknown-command = Команды «{ $command }» нет.
cli-missing-arguments = Не хватает: { $arguments }.
cli-missing-value = После { $argument } нужно значение: { $example }
cli-invalid-value = Для { $argument } не годится { $value }. Можно: { $values }.
cli-needless-value = После { $argument } значение не нужно, а здесь { $value }.
cli-argument-twice = Повторять { $argument } нельзя.
cli-one-learner = Нужен кто-то один, а названы { $names }. Нескольких сразу можно назвать только в «report».
cli-conflict = Вместе с { $argument } нельзя указать { $others }.
cli-not-utf8 = Аргумент — не текст в кодировке UTF-8.
cli-wrong-usage = Команду вызывают не так.
cli-quote-fen = FEN с пробелами берут в кавычки: { $example }.
cli-unknown-lang = Языка { $value } здесь пока нет. Есть: { $langs }.
cli-no-terminal = Курсу нужен терминал, а здесь его нет. Без терминала можно вот что:
cli-instead-course = пройти курс строками текста
cli-instead-play = пройти урок строками текста
cli-instead-lessons = посмотреть список уроков
cli-instead-reach = узнать, куда идёт фигура
cli-instead-check = найти все ошибки в файлах уроков
cli-instead-help = узнать остальное
cli-unknown-lesson = Урока «{ $lesson }» нет.
cli-see-lessons = Список уроков: chess-codex lessons
cli-play-no-terminal = Уроку нужен терминал, а здесь его нет. Строками текста он идёт и без терминала: { $command }
cli-io-error = Не удалось прочесть или записать: { $cause }.

## reach

cli-error = Ошибка: { $text }
cli-fen-fault = FEN, «{ $field }», знак { $sign }: { $text }
cli-formula-fault = Формула, знак { $sign }: { $text }
cli-batch-why = Вместе с --batch ответы на --why бывают только в JSON: добавьте --json.
cli-no-piece = На { $square } нет фигуры.
cli-out-of-turn = { $color ->
    [black] Сейчас ход чёрных. Ответ такой, будто ходят белые, без взятия на проходе.
   *[white] Сейчас ход белых. Ответ такой, будто ходят чёрные, без взятия на проходе.
}
cli-remark = строка { $line }: { $text }
cli-line-empty = Строка пуста. Нужно так: FEN;поле
cli-line-no-semicolon = В строке нет точки с запятой. Нужно так: FEN;поле
cli-line-semicolons = В строке больше одной точки с запятой. Нужно так: FEN;поле
cli-line-too-long = Строка слишком длинная, байтов в ней { $count }. Нужно так: FEN;поле

## lessons

cli-built-in = встроенный
cli-broken = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
cli-exercises = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}
cli-why-too = И ещё: { $text }

## Ученики

cli-no-learner = Ученика «{ $name }» здесь нет.
cli-learners-are = Здесь есть: { $names }
cli-add-learner = Добавить: { $command }
cli-learners-none = Учеников пока нет. Добавить: { $command } ИМЯ
cli-learner-added = Добавлен ученик { $name }.
cli-learner-renamed = Было { $name }, стало { $new }.
cli-learner-removed = { $answer-count ->
    [0] { $name }: удалено. Ответов не было.
    [one] { $name }: удалено, и { $answer-count } ответ тоже.
    [few] { $name }: удалено, и { $answer-count } ответа тоже.
   *[many] { $name }: удалено, и { $answer-count } ответов тоже.
}
cli-learner-remove-sure = { $answer-count ->
        [0] Ученик { $name } исчезнет навсегда; ответов ещё не было.
        [one] Ученик { $name } исчезнет навсегда, и { $answer-count } ответ тоже.
        [few] Ученик { $name } исчезнет навсегда, и { $answer-count } ответа тоже.
       *[many] Ученик { $name } исчезнет навсегда, и { $answer-count } ответов тоже.
    } Если это и нужно, добавьте --yes.
    Сначала сохранить: { $export }
cli-learner-class = класс
cli-learner-preschool = дошкольник
cli-learner-pupil = школьник
cli-learner-stars = { $star-count ->
    [one] { $star-count } звезда
    [few] { $star-count } звезды
    [many] { $star-count } звёзд
   *[other] { $star-count } звезды
} за { $lesson-count ->
    [one] { $lesson-count } урок
    [few] { $lesson-count } урока
    [many] { $lesson-count } уроков
   *[other] { $lesson-count } урока
}
cli-exported = { $name }: записано в { $file }.
cli-export-another = В файле { $file } не прежняя запись ученика { $name }, и он не тронут. Назовите другой файл или добавьте --force.
cli-imported = { $name }: новых ответов { $new-count }, уже было { $known-count }.
cli-imported-new = { $name }: здесь впервые, ответов { $new-count }.
cli-import-failed = Из файла { $file } ничего не взято.
cli-import-too-large = Файл { $file } слишком велик. Возьмите тот, что записала команда «chess-codex export».
cli-reset-whose = Чей урок начать заново? Укажите: --learner ИМЯ
cli-reset-done = { $name }: урок «{ $lesson }» начнётся сначала. Прежние ответы остались, но больше не считаются.
## Что говорит система: конец предложения

system-not-found = такого файла или папки нет
system-permission = нет доступа
system-is-a-folder = это папка, а не файл
system-not-a-file = это не файл
system-not-a-folder = часть этого пути — файл, а не папка
system-read-only = с этого диска можно только читать
system-full = на диске нет места
system-too-large = файл получился бы слишком большим
system-busy = им занята другая программа
system-file-name = такого имени у файла быть не может
system-not-text = это не текст в кодировке UTF-8

cli-cannot-read = Не получилось прочитать { $file }: { $cause }. Проверьте имя файла.
cli-cannot-write = Не получилось записать { $file }: { $cause }. Укажите другое место.
cli-empty-lang = После --lang нужен язык. Есть: { $langs }.
cli-play-practice = Задачи на эту тему: { $command }
cli-play-with = Уроки, в имени или названии которых это есть: { $ids }
