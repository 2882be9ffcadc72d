//! Lessons to play: all kinds of steps, and some of the course.

use std::sync::{Arc, LazyLock};

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Files, Lesson, Origin, Reading, Source, read};
use chess_codex::session::Item;

const KINDS: [(&str, &str); 12] = [
    ("ten-kinds", include_str!("../../tests/lessons/valid/ten-kinds.toml")),
    ("choose", include_str!("../../tests/lessons/valid/choose.toml")),
    ("choose-numbers", include_str!("../../tests/lessons/valid/choose-numbers.toml")),
    ("complete", include_str!("../../tests/lessons/valid/complete.toml")),
    ("count-first", include_str!("../../tests/lessons/valid/count-first.toml")),
    ("formula", include_str!("../../tests/lessons/valid/formula.toml")),
    ("judge", include_str!("../../tests/lessons/valid/judge.toml")),
    ("mark", include_str!("../../tests/lessons/valid/mark.toml")),
    ("move", include_str!("../../tests/lessons/valid/move.toml")),
    ("setup", include_str!("../../tests/lessons/valid/setup.toml")),
    ("own-pieces", include_str!("../../tests/lessons/valid/own-pieces.toml")),
    ("own-pieces-kinds", include_str!("../../tests/lessons/valid/own-pieces-kinds.toml")),
];

/// Of the course.
const BUILT_IN: [&str; 8] = [
    "1-1-game",
    "2-1-light-and-dark",
    "3-5-set-up",
    "4-2-counting-moves",
    "6-3-knight",
    "6-9-castling",
    "7-2-complete-move",
    "8-3-mate",
];

/// Reads a lesson of these texts: its file, its Russian and its English messages.
pub fn reading(id: &str, lesson: &str, messages: [&str; 2]) -> Reading {
    let langs = [Lang::parse("ru").expect("Russian is there"), Lang::ENGLISH];
    let name = |lang: Lang| format!("locales/{lang}/{id}.ftl");
    let sources = langs.into_iter().zip(messages).filter(|(_, text)| !text.is_empty());
    read(Files {
        id: id.to_owned(),
        origin: Origin::BuiltIn,
        lesson: Source::new(format!("{id}.toml"), lesson),
        messages: sources.map(|(lang, text)| (lang, Source::new(name(lang), text))).collect(),
        message_names: langs.map(|lang| (lang, name(lang))).into(),
        faults: Vec::new(),
    })
}

/// The lessons: first those with every kind of step, then those of the course.
pub fn lessons() -> &'static [Arc<Lesson>] {
    static LESSONS: LazyLock<Vec<Arc<Lesson>>> = LazyLock::new(|| {
        let kinds = KINDS.iter().map(|(id, text)| reading(id, text, ["", ""]).lesson.expect("it has no error"));
        let catalog = Catalog::built_in();
        let course = BUILT_IN.iter().map(|id| catalog.open(id).expect("it is in the course"));
        kinds.chain(course).collect()
    });
    &LESSONS
}

/// The same as the items of a list, with one in it that cannot be played.
pub fn items() -> Vec<Item> {
    let ready = lessons().iter().cloned().map(Item::Ready);
    let broken = Item::of(reading("broken", "", ["", ""]), 0);
    ready.clone().take(3).chain([broken]).chain(ready.skip(3)).collect()
}
