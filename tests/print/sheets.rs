//! Worksheets to look at: lessons and practice codes of every kind.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson, Step};
use chess_codex::print::page::Paper;
use chess_codex::print::sheet::{Copy, Order, Sheet, worksheet};
use chess_codex::puzzle::{Code, Kind, Topic};

/// A language by its tag.
pub fn lang(tag: &str) -> Lang {
    Lang::parse(tag).expect("it is a language")
}

/// All built-in lessons, their generated steps drawn.
pub fn lessons() -> Vec<Copy> {
    let catalog = Catalog::built_in();
    catalog.lessons().map(|lesson| Copy { code: lesson.id.clone(), lesson: lesson.drawn(7) }).collect()
}

/// One built-in lesson.
pub fn lesson(id: &str) -> Copy {
    lessons().into_iter().find(|copy| copy.code == id).expect("there is such a lesson")
}

/// The worksheet of a code.
pub fn of_code(code: &str, count: u32) -> Copy {
    let parsed: Code = code.parse().expect("it is a code");
    let steps = (0..count).filter_map(|number| Step::of_puzzle(&parsed.puzzle(number)?)).collect();
    let lesson = Lesson::of_steps(code, steps).expect("it has puzzles");
    Copy { lesson: Arc::new(lesson), code: code.to_owned() }
}

/// A code of every kind, about each topic that it has.
pub fn codes() -> Vec<String> {
    let pairs = Kind::ALL.into_iter().flat_map(|kind| Topic::ALL.into_iter().map(move |topic| (kind, topic)));
    let there = pairs.filter(|(kind, topic)| kind.has(*topic));
    there
        .map(|(kind, topic)| Code { topic, kind, level: kind.only_level(), grade: None, seed: 4217 }.to_string())
        .collect()
}

/// How to print, with answers.
pub fn order(tag: &str, paper: Paper, per_page: u8) -> Order {
    Order { lang: lang(tag), paper, per_page, answers: true }
}

/// The worksheet of one lesson or code.
pub fn sheet(copy: &Copy, order: &Order) -> Sheet {
    worksheet(std::slice::from_ref(copy), order).unwrap_or_else(|| panic!("{} asks nothing", copy.code))
}
