### Команды вокруг формата уроков: check и schema.

cli-check-format = text — для людей, json — для редакторов
cli-value-format = ВИД
cli-check-explain = Сказать, зачем нужно правило; его имя стоит в отчётах в квадратных скобках
cli-value-rule = ПРАВИЛО
cli-check-no-rule = Правила «{ $name }» нет. Имена стоят в квадратных скобках в том, что говорит check; все они есть в docs/lesson-rules.ru.md.
cli-check-no-rule-guess = Правила «{ $name }» нет. Может быть, { $guess }?
