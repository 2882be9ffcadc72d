### Reading aloud: what a voice says for what the screen writes in signs.

## A square: the name of its letter, and the digit

aloud-square = { $file } { $rank }
aloud-file = The letters’ names
    .a = a
    .b = b
    .c = c
    .d = d
    .e = e
    .f = f
    .g = g
    .h = h
aloud-piece = { PIECE($role) }
aloud-castling-short = short castling
aloud-castling-long = long castling

## Told once

notice-no-voice = This computer has no program that reads aloud.
notice-mouse-free = The mouse is free now: select any text. { $key } brings it back.
notice-mouse-taken = The mouse plays again.

## Commands

cmd-aloud = read aloud
    .doc = Read the task aloud, or why an answer is wrong
cmd-front = board
    .doc = Leave nothing on the screen but the board, large: for a class and a projector
cmd-mouse = mouse off
    .doc = Free the mouse to select text in the terminal, or take it back
cmd-mouse-back = mouse on
