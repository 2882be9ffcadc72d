### Команды completions и man: для оболочки и для справочной страницы.

cli-completions = Написать для оболочки дополнение команд по Tab
cli-completions-usage = chess-codex completions ОБОЛОЧКА
cli-completions-shell = Оболочка: bash, zsh, fish, powershell или elvish
cli-value-shell = ОБОЛОЧКА
cli-completions-after = Например, для bash: chess-codex completions bash > ~/.local/share/bash-completion/completions/chess-codex
cli-man = Написать справочную страницу
cli-man-usage = chess-codex man
cli-man-after = Прочитать сразу: chess-codex man | man -l -
man-name = ИМЯ
man-synopsis = ВЫЗОВ
man-exit = КОД ВОЗВРАТА
man-exit-0 = Сделано.
man-exit-1 = Ошибка в том, что дано: в уроке, в позиции, в файле.
man-exit-2 = Команду вызвали не так.
man-environment = ПЕРЕМЕННЫЕ ОКРУЖЕНИЯ
man-data = Папка, где хранить успехи и откуда брать свои уроки, если не указан --data-dir.
man-no-color = Если не пусто, то без цвета.
man-lang = Язык, если не указан --lang.
