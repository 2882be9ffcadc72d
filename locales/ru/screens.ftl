### Экраны вокруг уроков: путь по урокам, ученики, настройки, успехи. С ребёнком говорим на «ты», коротко.

## Команды

cmd-filter = для кого
    .doc = Показать уроки для дошкольников, для школьников или все
cmd-change = изменить
    .doc = Взять следующее значение настройки
cmd-settings = настройки
    .doc = Открыть настройки: цвета, фигуры, голос, язык

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
