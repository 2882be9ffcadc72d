//! A half-done move finished with real keys, and others with the mouse: by clicks and by dragging.

use crate::{ENGLISH, RUSSIAN, lesson, words};

const LESSON: &str = "lessons/valid/complete";

#[test]
fn by_keys_in_a_russian_layout() {
    let mut pty = lesson(LESSON, RUSSIAN, 80, 24);
    pty.wait_for(&words("ru").plain("complete-off"));
    // р, у are h, e by their keys: a wrong square first.
    pty.send("р1у1\r");
    pty.wait_for(&words("ru").plain("complete-wrong"));
    pty.send("h1f1\r");
    pty.wait_for("★★☆");
    pty.leave();
}

#[test]
fn by_the_mouse() {
    let mut pty = lesson(LESSON, ENGLISH, 80, 24);
    let text = words("en");
    pty.wait_for(&text.plain("complete-off"));
    let (from, to) = (pty.square("h1", false), pty.square("f1", false));
    pty.drag(from, to);
    pty.wait_for("★★★");
    // Past the second step and the third, to the pawn that was passed: it is taken, then taken off by a click.
    pty.send("\re8c8\r");
    pty.wait_for("★★★");
    pty.send("\re4d5\r");
    pty.wait_for("★★★");
    pty.send("\r");
    pty.wait_for(&text.plain("complete-off"));
    let (column, row) = pty.square("c5", false);
    pty.click(column, row);
    pty.wait_for(&text.plain("legend-held"));
    let (column, row) = pty.find(&text.plain("complete-off"));
    pty.click(column, row);
    pty.wait_for("★★★");
    pty.leave();
}
