//! Screens of steps that are done on the board, as the smallest and a larger terminal show them, in both languages. After
//! a change that is meant, run with `INSTA_UPDATE=always` and look at what came of it.

mod screen_support;

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson};
use chess_codex::session::{App, Target};

use screen_support::{screen, typed};

fn alone(file: &str, id: &str) -> Arc<Lesson> {
    let mut lesson = (*Catalog::built_in().open(file).expect("a good lesson")).clone();
    lesson.steps.retain(|step| step.id.as_deref() == Some(id));
    Arc::new(lesson)
}

fn app(lang: Lang, file: &str, id: &str, keys: &str) -> App {
    typed(lang, alone(file, id), keys)
}

/// The step, what is typed, and what the picture is called.
const MOVES: [(&str, &str, &str); 8] = [
    ("reach", "", "begun"),
    ("reach", "d4f5", "typed"),
    ("visit", "h1\n", "moved"),
    ("reach", "d5\n", "wrong"),
    ("reach", "???", "hint"),
    ("castle", "e8e7\n", "stuck"),
    ("promote", "a8\n", "promoting"),
    ("en-passant", "e4e5\n", "reply"),
];

#[test]
fn moves_look_like_this() {
    for &lang in Lang::all() {
        for (columns, rows) in [(80, 24), (120, 40)] {
            for (id, keys, name) in MOVES {
                let (shown, _) = screen(&app(lang, "tests/lessons/valid/move.toml", id, keys), columns, rows);
                insta::assert_snapshot!(format!("move_{name}_{lang}_{columns}x{rows}"), shown);
            }
        }
    }
}

/// The same of half-done moves.
const COMPLETE: [(&str, &str, &str); 5] = [
    ("castling", "", "begun"),
    ("castling", "h1\n", "held"),
    ("passing", "c6\n1", "wrong"),
    ("promotion", "4", "tray"),
    ("both", "d7c8\n???", "hint"),
];

#[test]
fn half_done_moves_look_like_this() {
    for &lang in Lang::all() {
        for (columns, rows) in [(80, 24), (120, 40)] {
            for (id, keys, name) in COMPLETE {
                let (shown, _) = screen(&app(lang, "tests/lessons/valid/complete.toml", id, keys), columns, rows);
                insta::assert_snapshot!(format!("complete_{name}_{lang}_{columns}x{rows}"), shown);
            }
        }
    }
}

#[test]
fn the_pieces_to_promote_to_can_be_clicked() {
    let (_, hits) = screen(&app(Lang::ENGLISH, "tests/lessons/valid/move.toml", "promote", "a8\n"), 80, 24);
    let choices = hits.iter().filter(|(_, target)| matches!(target, Target::Choice(_))).count();
    assert_eq!(choices, 4);
}
