### Курс строками текста (chess-codex --plain): уроки, ученики, настройки, успехи. Для программ чтения с экрана.

course-how = Напиши имя урока, чтобы начать его, или Enter — дальше по порядку. Помощь — все команды, q — выход.
course-lesson = { $id }: { $title }. { $state }
course-lesson-ended = { $id }: { $title } { $state }
course-broken = { $id }: { $faults }.
course-to-read = Для чтения.
course-new = Ещё не начат.
course-begun = Начат.
course-next = Дальше по порядку: { $id }, «{ $title }»
course-next-how = Enter — начать его, любое слово — закончить.
course-all-done = Все уроки пройдены!
course-unknown = Урока «{ $text }» нет. Список покажет слово «список», команды — «помощь».
course-learner = { $name }
course-here = { $name } — сейчас здесь
course-who-how = Выбрать ученика или добавить нового: кто Аня
course-no-name = Это не имя: нужна хотя бы одна буква и не больше сорока.
course-setting = { $key }: { $name } — { $said } ({ $now }). Можно: { $values }.
course-settings-how = Изменить: настройки theme light
course-no-setting = Настройки «{ $text }» нет. Есть: { $keys }.
course-no-value = «{ $text }» для { $key } не подходит. Можно: { $values }.
course-reset = Урок «{ $title }» начнётся сначала.
course-answers = { $answers }, { $right }.
course-stars = { $part }: звёзд { $won } из { $most }.
course-piece = { PIECE($piece, capital: "yes") }: верных { $percent } %.
course-worst = Чаще всего ошибки на полях: { $squares }.
course-fault = { $what }, { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}. Повторить: { $id }
course-fault-of = { PIECE($piece, capital: "yes") }: { $what }

course-cmd-id = 6-1-rook
    .doc = сыграть урок с этим именем
course-cmd-list = список
    .words = список уроки
    .doc = показать уроки и звёзды ещё раз
course-cmd-practice = тренировка
    .words = тренировка тренироваться
    .doc = задачи: сначала то, что путается; с кодом (knight-4217) — задачи по коду
course-cmd-progress = успехи
    .words = успехи
    .doc = что получается и что путается
course-cmd-settings = настройки
    .words = настройки
    .doc = показать настройки; с именем и значением — изменить
course-cmd-who = кто
    .words = кто
    .doc = показать учеников; с именем — выбрать или добавить
course-cmd-reset = сначала 6-1-rook
    .words = сначала
    .doc = начать этот урок сначала; его звёзды уйдут
course-cmd-lang = язык
    .words = язык
    .doc = говорить на другом языке
