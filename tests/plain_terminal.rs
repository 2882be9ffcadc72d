//! Plain mode with somebody at a terminal: a show waits, and in the end what went wrong may be repeated.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use std::path::PathBuf;
use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::plain::{Outcome, play};
use chess_codex::session::{Mode, Run};

fn played(input: &str) -> (Outcome, String) {
    let sample: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "plain"].iter().collect();
    let lesson = Catalog::with_folders(&[sample]).open("sample").unwrap();
    let mut out = Vec::new();
    let run = Run::new(Arc::clone(&lesson), Some(Mode::ThenCheck));
    let outcome = play(run, Lang::parse("ru").unwrap(), input.as_bytes(), &mut out, true).unwrap();
    (outcome, String::from_utf8(out).unwrap())
}

/// The show's board and its move; then the three exercises.
const SHOW: &str = "\n\n";
const RIGHT: &str = "d4 d6 e3 e7 g7\nникуда\nc4 d3 d5 e4\nc3 c5 e3 e5\n";

#[test]
fn a_show_waits_for_enter_and_takes_no_answer() {
    let (outcome, out) = played("d4\n?\n\n");
    assert_eq!(outcome, Outcome::InputEnded);
    assert_eq!(out.matches("Enter — дальше.\n").count(), 4, "{out}");
    let after = out.find("Стало:").unwrap();
    assert!(out.find("Белый конь идёт с d4 на c6").unwrap() < after, "{out}");
    assert!(!out.contains("Шаг 2"), "{out}");
    assert!(out.ends_with("> \nВвод закончился раньше урока: позади 0 шагов из 4.\n"), "{out}");
    assert!(played(SHOW).1.contains("Шаг 2 из 4."));
}

#[test]
fn what_went_well_is_not_repeated() {
    let (outcome, out) = played(&format!("{SHOW}{RIGHT}"));
    assert_eq!(outcome, Outcome::Finished);
    assert!(out.ends_with("Урок пройден: 3 звезды!\n"), "{out}");
}

#[test]
fn what_went_wrong_is_offered_once_more() {
    let mistaken = format!("{SHOW}d4\n{RIGHT}");
    for no in ["нет\n", "no\n", "q\n", ""] {
        let (outcome, out) = played(&format!("{mistaken}{no}"));
        assert_eq!(outcome, Outcome::Finished);
        assert!(
            out.contains("Урок пройден: 3 звезды!\nПовторим 1 шаг, где что-то не вышло?\nДа или нет?\n> "),
            "{out}"
        );
    }
    for yes in ["да", "ДА", "yes", "может быть\nда"] {
        let (outcome, out) = played(&format!("{mistaken}{yes}\nd4 d6 e3 e7 g7\n"));
        assert_eq!(outcome, Outcome::Finished);
        assert!(out.contains("\nШаг 1 из 1.\nХод чёрных. Найди все поля"), "{out}");
        assert_eq!(out.matches("Урок пройден").count(), 2, "{out}");
        assert!(out.ends_with("Урок пройден: 3 звезды!\n"), "{out}");
    }
}
