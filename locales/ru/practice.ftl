### Тренировка: командная строка и то, что сказано вокруг задач.

practice-title = Тренировка: { $code }
practice-code = Код этих задач — { $code }. Кто его наберёт, получит те же самые: chess-codex practice { $code }

cli-practice = Решать задачи: новые или по коду
cli-practice-usage = chess-codex practice [О ЧЁМ | КОД] [--rules УРОВЕНЬ] [--kind ВИД] [--seed N] [--count N] [--plain | --json]
cli-practice-what = О чём они (rook, bishop, queen, king, knight, pawn, castling, en-passant, promotion, а можно и по-русски: ладья, рокировка) или код, например knight-4217; если не сказать, тема выберется сама
cli-value-what = О ЧЁМ
cli-practice-rules = Сколько правил учитывать в задачах find: formula, reach или legal (если не сказать)
cli-practice-kind = Что в них спрашивается: find (если не сказать), build, odd, centre, common, short, third, way, labyrinth, sentries, captures, hunt, twice, ways, judge, check, formula
cli-value-kind = ВИД
cli-practice-seed = Число, из которого они составлены, не больше { $most }: то же число — те же задачи
cli-value-number = N
cli-practice-count = Сколько их (если не сказать — 10)
cli-practice-plain = Строками текста: для программ чтения с экрана, каналов и проверок
cli-practice-json = Напечатать задачи с ответами в JSON, по одной в строке
cli-play-seed = Число, из которого составлены задачи урока; если его нет, каждый раз они новые
cli-practice-after = Код — это тема, вид и уровень, если они не обычные, иногда ступень от 1 (легко) до 5 и число: knight-4217, rook-reach-88, castling-judge-3-512. По коду все начинают с первой задачи, и тот, кто часть уже решил, тоже; ответы сохраняются.
cli-practice-no-terminal = Задачам нужен терминал, а здесь его нет. Строками текста они идут и без терминала: { $command }. В JSON: { $json }
cli-instead-practice = решать задачи строками текста

practice-unknown-topic = Задач на тему { $word } нет. Есть: { $topics }.
practice-unknown-word = Слово { $word } в коде задач ничего не значит. После первого слова бывает: { $words }.
practice-number = { $word } здесь не подходит: код кончается числом не больше { $most }, а ступень перед ним — от 1 до 5.
practice-order = { $word } стоит в коде дважды или не на месте.
practice-no-kind = Задач вида { $kind } на тему { $topic } нет. Есть виды: { $kinds }.
practice-no-level = Задачи вида { $kind } на тему { $topic } с --rules { $rules } не задаются. Можно: { $levels }.
practice-no-grade = Ступени { $grade } у этих задач нет. Есть с { $low } по { $high }.
practice-code-of = Код этой задачи: { $code }
practice-mix-alone = Смесь (mix) — задачи всех видов сразу, { $argument } с ней не пишут.
practice-hyphen = В коде { $word } лишняя чёрточка: код пишут так — knight-4217.
