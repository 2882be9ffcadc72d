//! A formula put together with real keys, and another with the mouse.

use crate::{ENGLISH, RUSSIAN, lesson, words};

const LESSON: &str = "plain/formula";

#[test]
fn by_keys_in_a_russian_layout() {
    let mut pty = lesson(LESSON, RUSSIAN, 80, 24);
    let text = words("ru");
    pty.wait_for(&text.plain("assemble-nothing"));
    pty.send("132");
    pty.wait_for("ладья или слон");
    // г is u: takes the last block back.
    pty.send("г256\r");
    pty.wait_for("ближайшее(не (ладья или слон))");
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn by_the_mouse() {
    let mut pty = lesson(LESSON, ENGLISH, 80, 24);
    let text = words("en");
    pty.wait_for(&text.plain("assemble-nothing"));
    for (block, made) in [
        ("bishop", "Formula: bishop"),
        ("or …", "bishop or"),
        ("rook", "bishop or rook"),
        ("not (…)", "not (bishop"),
        ("nearest (…)", "nearest(not"),
    ] {
        let (column, row) = pty.find(block);
        pty.click(column, row);
        pty.wait_for(made);
    }
    let (column, row) = pty.find(&text.plain("cmd-check"));
    pty.click(column, row);
    pty.wait_for("★★★");
    pty.leave();
}
