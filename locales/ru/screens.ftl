### Экраны вокруг уроков: путь по урокам, ученики, настройки, успехи. С ребёнком говорим на «ты», коротко.

## Команды

cmd-filter = для кого
    .doc = Показать уроки для дошкольников, для школьников или все
cmd-change = изменить
    .doc = Взять следующее значение настройки
cmd-settings = настройки
    .doc = Открыть настройки: цвета, фигуры, голос, язык
cmd-choose = выбрать
    .doc = Взять то, что выбрано, и идти дальше
cmd-new-learner = новый
    .doc = Добавить ученика
cmd-class = весь класс
    .doc = Сказать, что играет весь класс, или снова один ученик
cmd-reset = сначала
    .doc = Начать выбранный урок сначала; звёзды его уйдут
cmd-confirm = да
    .doc = Согласиться
cmd-progress = успехи
    .doc = Посмотреть, что получается и что путается
cmd-practise = повторить
    .doc = Повторить то, что путается, по его номеру

## Кто играет

learners-asked = Кто сегодня играет?
learners-new = Новый
learner-class = Наш класс
welcome-language = На каком языке?
welcome-name = Как тебя зовут?
welcome-class-name = Как называется класс?
welcome-class = весь класс
welcome-one = один ученик
welcome-taken = Так уже кого-то зовут. Добавь букву или слово.
welcome-audience = Какие уроки подойдут?
audience-preschool = Дошкольник
audience-preschool-about = читает взрослый
audience-pupil = Школьник
audience-pupil-about = читает сам

## Путь по урокам

map-for-all = Все уроки
map-for-preschool = Уроки для дошкольников
map-for-pupils = Уроки для школьников
map-others = Другие уроки
map-pack = Из папки «{ $name }»
map-next = дальше
reset-title = Начать урок сначала?
reset-asked = «{ $title }»: начать урок сначала? Его звёзды уйдут, остальные останутся. Enter — да, Esc — нет.

## Успехи

progress-empty = Здесь появятся твои звёзды и то, что стоит повторить. Сыграй первый урок!
progress-answers = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
progress-right = верных { $percent } %
progress-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
progress-heat = Где на доске ошибки
progress-no-heat = Ошибок на доске нет
progress-pieces = Верные ответы по дням
progress-faults = Что путалось за неделю
progress-no-faults = За неделю ничего не путалось!
not-kept = без сохранения

## Что путается: коротко, в одну строку

mixed-rook-line = поля по прямой
mixed-bishop-line = поля по диагонали
mixed-queen-as-rook = ферзь ходит и как ладья
mixed-queen-as-bishop = ферзь ходит и как слон
mixed-king-nearest = поля рядом с королём
mixed-knight-nearest = поля коня
mixed-pawn-step = шаг пешки вперёд
mixed-pawn-double-step = двойной шаг пешки
mixed-pawn-capture = пешка бьёт наискосок
mixed-pawn-takes = взятие пешкой
mixed-en-passant = взятие на проходе
mixed-capture = взятие
mixed-castling = рокировка
mixed-promotion = превращение
mixed-formula-square = поля по формуле
mixed-no-piece = поле без фигуры
mixed-own-square = поле, где стоит фигура
mixed-outside-area = край доски
mixed-not-its-turn = чей ход
mixed-not-a-capture = ход — ещё не взятие
mixed-not-a-move = взятие — ещё не просто ход
mixed-off-rook-lines = ладья ходит только по прямой
mixed-wrong-bishop-color = слон держится своего цвета
mixed-off-bishop-lines = слон ходит только по диагонали
mixed-off-queen-lines = у ферзя нет прыжков
mixed-knight-on-rook-line = конь не ходит как ладья
mixed-knight-on-bishop-line = конь не ходит как слон
mixed-knight-first-ring = рядом конь не ходит
mixed-knight-too-far = конь ходит недалеко
mixed-king-too-far = король ходит на одно поле
mixed-pawn-backward = пешка не ходит назад
mixed-pawn-sideways = пешка не ходит вбок
mixed-pawn-too-far = пешка ходит недалеко
mixed-pawn-off-its-way = путь пешки
mixed-pawn-blocked = прямо пешка не берёт
mixed-pawn-nothing-to-take = наискосок — только взятие
mixed-double-step-later = двойной шаг — потом
mixed-double-step-not-from-start = двойной шаг — с начала
mixed-double-step-over = двойной шаг не через фигуру
mixed-en-passant-not-now = на проходе — сразу или никогда
mixed-not-in-formula = поля не по формуле
mixed-blocked-by-own = путь закрыт своей фигурой
mixed-blocked-by-partner = путь закрыт чужой фигурой
mixed-own-piece = на поле своя фигура
mixed-partners-king = короля не берут
mixed-beside-king = короли рядом не стоят
mixed-king-into-attack = король не встаёт под удар
mixed-king-takes-guarded = поле защищено
mixed-king-stays-on-line = король остался на линии удара
mixed-pinned = фигура закрывает короля
mixed-leaves-check = шах остаётся
mixed-two-checks = двойной шах
mixed-en-passant-opens-king = на проходе открылся король
mixed-castling-king-moved = рокировка: король ходил
mixed-castling-rook-moved = рокировка: ладья ходила
mixed-castling-blocked = рокировка: путь занят
mixed-castling-in-check = рокировка: королю шах
mixed-castling-crosses-attack = рокировка: поле под ударом
mixed-castling-into-attack = рокировка: король под удар
mixed-setup = место фигуры в начале игры
mixed-other = другое

## Настройки

settings-title = Настройки
setting-language = Язык
setting-answers = Ответы
setting-answers-lesson = как в уроке
setting-answers-at-once = сразу
setting-answers-then-check = после проверки
setting-theme = Цвета
setting-theme-terminal = как в окне
setting-theme-dark = тёмные
setting-theme-light = светлые
setting-theme-color-blind = без путаницы
setting-theme-contrast = контрастные
setting-theme-mono = без цвета
setting-pieces = Фигуры
setting-pieces-signs = рисунки
setting-pieces-letters = буквы
setting-coordinates = Буквы и цифры у доски
setting-coordinates-on = есть
setting-coordinates-off = нет
setting-mouse = Мышь
setting-mouse-on = в игре
setting-mouse-off = выделяет текст
setting-speech = Голос
setting-speech-off = молчит
setting-speech-key = по клавише R
setting-speech-always = читает всё
setting-motion = Движение
setting-motion-full = есть
setting-motion-less = поменьше
setting-bell = Звонок за успех
setting-bell-on = есть
setting-bell-off = нет
setting-clock = Часы в тренировке
setting-clock-on = идут
setting-clock-off = нет
