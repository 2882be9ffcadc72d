//! Moves played with real keys, and others with the mouse: by clicks and by dragging.

use crate::{ENGLISH, RUSSIAN, lesson, words};

const LESSON: &str = "lessons/valid/move";

#[test]
fn by_keys_in_a_russian_layout() {
    let mut pty = lesson(LESSON, RUSSIAN, 80, 24);
    let text = words("ru");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    // Two squares in a row are a move; в, а, п are d, f, g by their keys.
    pty.send("в4а5\r");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 1]));
    pty.send("г");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    pty.send("f5\rg7\r");
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn by_the_mouse() {
    let mut pty = lesson(LESSON, ENGLISH, 80, 24);
    let text = words("en");
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 0]));
    let (column, row) = pty.square("f5", false);
    pty.click(column, row);
    pty.wait_for(&text.say("moves-made", &chess_codex::args!["count" => 1]));
    let (from, to) = (pty.square("f5", false), pty.square("g7", false));
    pty.drag(from, to);
    pty.wait_for("★★★");
    pty.leave();
}
