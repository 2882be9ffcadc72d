### The commands completions and man: for the shell, and for the manual.

cli-completions = Write what a shell needs to complete commands by Tab
cli-completions-usage = chess-codex completions SHELL
cli-completions-shell = The shell: bash, zsh, fish, powershell or elvish
cli-value-shell = SHELL
cli-completions-after = For bash, say: chess-codex completions bash > ~/.local/share/bash-completion/completions/chess-codex
cli-man = Write the manual page
cli-man-usage = chess-codex man
cli-man-after = To read it at once: chess-codex man | man -l -
man-name = NAME
man-synopsis = SYNOPSIS
man-exit = EXIT STATUS
man-exit-0 = Done.
man-exit-1 = There is a fault in what was given: a lesson, a position, a file.
man-exit-2 = It was called the wrong way.
man-environment = ENVIRONMENT
man-data = The folder where progress is kept, and lessons of one’s own are found, if there is no --data-dir.
man-no-color = If it is not empty: no colour.
man-lang = The language, if there is no --lang.
