### The interface.

app-title = Chess Codex
language-name = English
