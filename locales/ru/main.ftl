### Интерфейс.

app-title = Шахматный кодекс
language-name = Русский
