//! Squares marked with the mouse and with keys: all that a piece reaches, and a formula part by part.

use chess_codex::lesson::{Catalog, Task};
use chess_codex::rules::SquareSet;

use crate::pty::Pty;
use crate::{ENGLISH, RUSSIAN, lesson, words};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lessons/valid/ten-kinds.toml");

/// The answers of the lesson's `find` and of its `build`.
fn answers() -> (SquareSet, Vec<SquareSet>) {
    let lesson = Catalog::built_in().open(FILE).expect("the lesson is right");
    let of = |wanted: fn(&Task) -> bool| {
        lesson.steps.iter().find(|step| wanted(&step.task)).map(|step| step.task.answers()).expect("it has such a step")
    };
    (of(|task| matches!(task, Task::Find(_)))[0], of(|task| matches!(task, Task::Build(_))))
}

fn next(pty: &mut Pty) {
    let (column, row) = pty.find(&words("en").plain("cmd-next"));
    pty.click(column, row);
}

fn found(tag: &str, count: usize) -> String {
    words(tag).say("found", &chess_codex::args!["count" => count])
}

#[test]
fn by_the_mouse_from_both_sides_of_the_board() {
    let (find, build) = answers();
    let mut pty = lesson("lessons/valid/ten-kinds", ENGLISH, 80, 24);
    next(&mut pty);
    pty.wait_for(&found("en", 0));
    for (clicks, square) in find.sorted().enumerate() {
        let (column, row) = pty.square(&square.to_string(), true);
        pty.click(column, row);
        if clicks + 1 < find.len() {
            pty.wait_for(&found("en", clicks + 1));
        }
    }
    pty.wait_for("★★★");
    next(&mut pty);
    for (stage, squares) in build.iter().enumerate() {
        let values = chess_codex::args!["stage" => stage + 1, "stages" => build.len()];
        pty.wait_for(&words("en").say("stage-of", &values));
        for square in squares.sorted() {
            let (column, row) = pty.square(&square.to_string(), false);
            pty.click(column, row);
        }
    }
    pty.wait_for("★★★");
    pty.leave();
}

#[test]
fn by_keys_in_a_russian_layout() {
    // The letters of the files by the place of their keys.
    let typed = |squares: SquareSet| -> String {
        let russian = |c: char| "фисвуапр".chars().nth("abcdefgh".find(c).unwrap_or(9)).unwrap_or(c);
        squares.sorted().map(|square| square.to_string().chars().map(russian).collect::<String>() + " ").collect()
    };
    let (find, build) = answers();
    let mut pty = lesson("lessons/valid/ten-kinds", RUSSIAN, 80, 24);
    pty.send("\r");
    pty.wait_for(&found("ru", 0));
    pty.send(&typed(find));
    pty.wait_for("★★★");
    pty.send("\r");
    for squares in build {
        pty.send(&typed(squares));
    }
    pty.wait_for(&words("ru").plain("cmd-next"));
    pty.wait_for("★★★");
    pty.leave();
}
