//! Pieces set up with real keys, and with the mouse.

use chess_codex::rules::Square;

use crate::pty::Pty;
use crate::{ENGLISH, RUSSIAN, lesson, words};

const LESSON: &str = "plain/setup";

#[test]
fn by_keys_in_a_russian_layout() {
    let mut pty = lesson(LESSON, RUSSIAN, 80, 24);
    pty.wait_for("[6]×8");
    // у is e, в is d, ф is a, р is h, с is c, а is f, и is b, п is g.
    pty.send("1у1 2в1 3ф1 р1 4с1 а1 5и1 п1 6");
    pty.wait_for(
        &words("ru")
            .say("setup-held", &chess_codex::args!["piece" => chess_codex::i18n::Value::Piece("white-pawn".into())]),
    );
    pty.send("ф2 и2 с2 в2 у2 а2 п2 р2 \r");
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn by_the_mouse() {
    let mut pty = lesson(LESSON, ENGLISH, 80, 24);
    // The corner of the board: the names of its first file and of its first rank.
    let (a, below) = pty.find("a   b   c   d   e   f   g   h");
    let click = |pty: &mut Pty, square: &str| {
        let square: Square = square.parse().expect("a square");
        pty.click(a + 4 * u16::from(square.file()), below - 1 - 2 * u16::from(square.rank()));
    };
    for (kind, squares) in [
        ("[1]×1", "e1"),
        ("[2]×1", "d1"),
        ("[3]×2", "a1 h1"),
        ("[4]×2", "c1 f1"),
        ("[5]×2", "b1 g1"),
        ("[6]×8", "a2 b2 c2 d2 e2 f2 g2 h2"),
    ] {
        let (column, row) = pty.find(kind);
        pty.click(column, row);
        squares.split(' ').for_each(|square| click(&mut pty, square));
        pty.wait_for(&format!("{}×0", &kind[..3]));
    }
    // A rook is dragged away and back again.
    let corner = (a, below - 1);
    pty.drag(corner, (a + 16, below - 9));
    pty.drag((a + 16, below - 9), corner);
    let (column, row) = pty.find(&words("en").plain("cmd-check"));
    pty.click(column, row);
    pty.wait_for("★★★");
    pty.leave();
}
