//! A half-done move finished with real keys, and others with the mouse: by clicks and by dragging.

use crate::pty::Pty;
use crate::{ENGLISH, RUSSIAN, words};

fn start(language: &[(&str, &str)]) -> Pty {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lessons/valid/complete.toml");
    let pty = Pty::start(&["play", file], language, 80, 24);
    pty.wait_for_modes(true);
    pty
}

/// The cell in the middle of a square, as an 80x24 terminal shows the whole board from White's side.
fn cell(pty: &Pty, square: &str) -> (u16, u16) {
    let (file, rank) = (u16::from(square.as_bytes()[0] - b'a'), u16::from(square.as_bytes()[1] - b'1'));
    let (column, row) = pty.find("a   b   c   d   e   f   g   h");
    (column + 4 * file, row - 1 - 2 * rank)
}

#[test]
fn by_keys_in_a_russian_layout() {
    let mut pty = start(RUSSIAN);
    pty.wait_for(&words("ru").plain("complete-off"));
    // р, у are h, e by their keys: a wrong square first.
    pty.send("р1у1\r");
    pty.wait_for(&words("ru").plain("complete-wrong"));
    pty.send("h1f1\r");
    pty.wait_for("★★☆");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn by_the_mouse() {
    let mut pty = start(ENGLISH);
    let text = words("en");
    pty.wait_for(&text.plain("complete-off"));
    let (from, to) = (cell(&pty, "h1"), cell(&pty, "f1"));
    pty.drag(from, to);
    pty.wait_for("★★★");
    // Past the second step and the third, to the pawn that was passed: it is taken, then taken off by a click.
    pty.send("\re8c8\r");
    pty.wait_for("★★★");
    pty.send("\re4d5\r");
    pty.wait_for("★★★");
    pty.send("\r");
    pty.wait_for(&text.plain("complete-off"));
    let (column, row) = cell(&pty, "c5");
    pty.click(column, row);
    pty.wait_for(&text.plain("legend-held"));
    let (column, row) = pty.find(&text.plain("complete-off"));
    pty.click(column, row);
    pty.wait_for("★★★");
    pty.send("\x03");
    assert!(pty.end().success());
}
