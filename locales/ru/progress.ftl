### Успехи: что с их хранилищем не так и что делать. Читает взрослый у клавиатуры; урок при этом идёт дальше.

cli-not-kept = Ничего не изменилось: записать это некуда.
progress-nothing-is-kept = Ответы сейчас не сохраняются.
progress-kept-again = Ответы снова сохраняются{ $count ->
    [0] .
    [one] ; записан и { $count } отложенный.
    [few] ; записаны и { $count } отложенных.
    [many] ; записаны и { $count } отложенных.
   *[other] ; записаны и { $count } отложенных.
}
progress-set-aside-whole =
    Файл с успехами был повреждён, но прочитано в нём всё: { $count ->
        [one] { $count } ответ перенесён
        [few] { $count } ответа перенесены
       *[many] { $count } ответов перенесено
    } в новый. Повреждённый не удалён: { $place }.
progress-set-aside-part =
    { $count ->
        [one] Сохранён { $count } ответ
        [few] Сохранены { $count } ответа
       *[many] Сохранено { $count } ответов
    } из повреждённого файла с успехами, остальное не читается. Сам он не удалён: { $place }. Если есть копия, верните её на место, закрыв программу.
progress-set-aside-nothing =
    Файл с успехами повреждён, ответов в нём прочитать не удалось. Он не удалён: { $place }. Начат новый файл. Если есть копия, верните её на место, закрыв программу.
progress-read-whole = Файл с успехами повреждён, но прочитано в нём всё; он не тронут: { $place }. Откройте курс: ответы будут перенесены в новый файл.
progress-read-part =
    Файл с успехами повреждён: { $place }. { $count ->
        [one] Прочитан { $count } ответ
        [few] Прочитаны { $count } ответа
       *[many] Прочитано { $count } ответов
    }, остальное не читается, и здесь этого нет. Файл не тронут; откройте курс, и всё, что читается, будет перенесено в новый.
progress-read-nothing = Файл с успехами повреждён, и ответов в нём прочитать не удалось; он не тронут: { $place }. Если есть копия, верните её на место. Иначе откройте курс: будет начат новый файл, а этот останется под другим именем.
progress-moved-away = Файл с успехами убрали с его места, пока программа работала. Начат новый, и ответы сохраняются в нём: { $place }
progress-failed = Записать не получилось.
progress-unread = Прочитать успехи не получилось.
progress-unknown-learner = Такого ученика здесь больше нет. Выберите другого.

## Причина и что делать

progress-cause-no-folder = Система не сообщила, в какой папке хранить данные. Укажите её: --data-dir ПАПКА.
progress-cause-read-only = Записывать сюда нельзя: { $place }. Разрешите запись или укажите другую папку: --data-dir ПАПКА.
progress-cause-not-readable = Читать здесь нельзя: { $place }. Разрешите чтение или укажите другую папку: --data-dir ПАПКА.
progress-cause-not-found = Такой папки нет, и создать её не получается: { $place }. Укажите другую: --data-dir ПАПКА.
progress-cause-not-a-folder = На пути к папке { $place } стоит файл. Укажите другую папку: --data-dir ПАПКА.
progress-cause-full = На диске нет места: { $place }. Освободите место или укажите другую папку: --data-dir ПАПКА.
progress-cause-busy = Файл занят другой программой: { $place }. Закройте её и откройте курс снова.
progress-cause-newer = Этот файл создан более новой версией программы и оставлен как есть: { $place }. Обновите программу.
progress-cause-damaged = Файл оказался повреждён: { $place }. Откройте курс снова: будет начат новый, а этот останется под другим именем.
progress-cause-learner-gone = Ученика удалили в другом окне программы. Выберите другого или добавьте снова.
progress-cause-other = { $place }: { $cause }. Проверьте эту папку или укажите другую: --data-dir ПАПКА.

## Строки урока

progress-learner = Занимается { $name }.
progress-learner-of-several = Занимается { $name }; если это не вы, добавьте --learner ИМЯ.
progress-not-named = Ответы не записываются: ученик не назван. Чтобы записать: { $command }
progress-nobody = Успехи не сохраняются: учеников пока нет. Добавить: { $command }
progress-resumed = Продолжаем с шага { $step }. Чтобы начать урок заново: { $command }

## Перенос с компьютера на компьютер

import-not-json = Строка { $line }, столбец { $column }: это не JSON, файл записан не до конца или изменён. Запишите его ещё раз: chess-codex export ИМЯ --output ФАЙЛ
import-not-a-learner = В этом файле не ученик. Нужен тот, что записала команда «chess-codex export».
import-newer = Файл записан более новой версией программы. Обновите программу здесь.
import-wrong = { $place }: здесь чего-то не хватает или стоит не то. Запишите файл ещё раз: chess-codex export ИМЯ --output ФАЙЛ
import-elsewhere = Эти ответы уже принадлежат ученику { $name }. Уберите --learner или укажите это имя.

## Имена

progress-name-empty = В имени должна быть хотя бы одна буква.
progress-name-too-long = Имя слишком длинное: можно не больше { $most } знаков.
progress-name-taken = Ученик с таким именем уже есть: { $name }. Добавьте к имени букву фамилии.

## Картинки вместо имён

symbol-sun = солнце
symbol-moon = луна
symbol-star = звезда
symbol-cloud = облако
symbol-umbrella = зонт
symbol-snowman = снеговик
symbol-snowflake = снежинка
symbol-comet = комета
symbol-clover = клевер
symbol-flower = цветок
symbol-daisy = ромашка
symbol-tulip = тюльпан
symbol-heart = сердце
symbol-smile = улыбка
symbol-house = дом
symbol-flag = флаг
symbol-note = нота
symbol-song = песенка
symbol-plane = самолёт
symbol-scissors = ножницы
symbol-pencil = карандаш
symbol-letter = письмо
symbol-telephone = телефон
symbol-gear = шестерёнка
symbol-wheel = колесо
symbol-ball = мяч
symbol-cube = кубик
symbol-hill = горка
symbol-diamond = алмаз
symbol-hammer = молотки
symbol-ring = колечко
symbol-cross = плюс
