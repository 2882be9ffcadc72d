//! Moves played with real keys, and others with the mouse: by clicks and by dragging.

use crate::pty::Pty;
use crate::{ENGLISH, RUSSIAN, words};

fn start(language: &[(&str, &str)]) -> Pty {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lessons/valid/move.toml");
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
    let text = words("ru");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    // Two squares in a row are a move; в, а, п are d, f, g by their keys.
    pty.send("в4а5\r");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 1]));
    pty.send("г");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    pty.send("f5\rg7\r");
    pty.wait_for("★★★");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn by_the_mouse() {
    let mut pty = start(ENGLISH);
    let text = words("en");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    let (column, row) = cell(&pty, "f5");
    pty.click(column, row);
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 1]));
    let (from, to) = (cell(&pty, "f5"), cell(&pty, "g7"));
    pty.drag(from, to);
    pty.wait_for("★★★");
    pty.send("\x03");
    assert!(pty.end().success());
}
