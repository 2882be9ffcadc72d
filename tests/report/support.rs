//! A class with what it has done, always the same.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson};
use chess_codex::print::report::{self, Asked, Report, Separator, Table, page};
use chess_codex::progress::{Answer, Audience, Moment, NewLearner, Source, Store};
use chess_codex::rules::{Color, Piece, Role};
use chess_codex::wording::Words;

use crate::answer_support::{self, answer};

pub use crate::answer_support::{NOW, pupil, set};

/// Moscow.
pub const AHEAD: i32 = 180;
/// An hour.
pub const HOUR: i64 = 60 * 60 * 1000;

pub fn words(lang: &str) -> Words<'static> {
    Words::interface(Lang::parse(lang).unwrap())
}

/// A task about another piece, done slowly.
fn slowly(answer: Answer, role: Role, seconds: u32) -> Answer {
    Answer { piece: Some(Piece { color: Color::White, role }), took: Some(1000 * seconds), ..answer }
}

/// A task done at once, in a lesson.
pub fn right(lesson: &str, step: &str, role: Role) -> Answer {
    Answer { hits: set("b3 b5"), ..slowly(answer(lesson, step), role, 20) }
}

/// A wrong try.
pub fn wrong(lesson: &str, step: &str, role: Role, missed: &str, extra: &str, reasons: &[&str]) -> Answer {
    let tried = answer_support::wrong(lesson, step, missed, extra, reasons);
    Answer { hits: set("b3 b5"), ..slowly(tried, role, 8) }
}

/// The same in practice.
pub fn in_practice(answer: Answer) -> Answer {
    Answer { source: Source::Practice { code: "knight-4217".into(), number: 1 }, ..answer }
}

/// A task done after wrong tries or hints.
pub fn late(answer: Answer, wrong_tries: u32, hints: u32) -> Answer {
    Answer { wrong_tries, hints, stars: Some(2), ..answer }
}

/// So many days and hours ago.
pub fn ago(days: i64, hours: i64) -> Moment {
    Moment(NOW.0 - days * Moment::DAY - hours * HOUR)
}

/// Four children and their class: one diligent, one before school, one with a name that is a formula, one without answers.
pub fn class() -> Store {
    let mut store = Store::in_memory();
    let store_ref = &mut store;
    let anna = pupil(store_ref, "Аня");
    let boris = NewLearner { audience: Audience::Preschool, ..NewLearner::pupil("Боря; \"младший\"") };
    let boris = store_ref.add(&boris, NOW).unwrap();
    let formula = pupil(store_ref, "=1+1");
    pupil(store_ref, "דנה <b>&");
    let whole = store_ref.add(&NewLearner { is_class: true, ..NewLearner::pupil("Весь класс") }, NOW).unwrap();

    for (days, lesson, role) in
        [(9, "6-1-rook", Role::Rook), (1, "6-12-two-given", Role::Bishop), (0, "6-14-knight", Role::Knight)]
    {
        store_ref.record(anna.id, ago(days, 2), &right(lesson, "one", role));
        store_ref.record(anna.id, ago(days, 1), &late(right(lesson, "two", role), 0, 1));
        store_ref.finish(anna.id, ago(days, 1), lesson, 2);
    }
    store_ref.record(
        anna.id,
        ago(0, 1),
        &wrong("6-14-knight", "three", Role::Knight, "b3 c2", "d5 e5", &["knight-first-ring", "knight-nearest"]),
    );
    store_ref.record(
        anna.id,
        ago(0, 1),
        &wrong("6-14-knight", "three", Role::Knight, "b3", "d5", &["knight-first-ring"]),
    );
    store_ref.record(anna.id, ago(0, 1), &late(right("6-14-knight", "three", Role::Knight), 2, 0));
    store_ref.record(anna.id, ago(0, 0), &in_practice(right("", "", Role::Knight)));

    let setup = Answer {
        piece: Some(Piece { color: Color::White, role: Role::Queen }),
        ..wrong("3-3-queens", "#1", Role::Queen, "d1", "e1", &["setup-queen-color"])
    };
    for day in [12, 3, 2] {
        store_ref.record(boris.id, ago(day, 3), &setup);
        store_ref.record(
            boris.id,
            ago(day, 3),
            &Answer { took: None, ..late(right("3-3-queens", "#1", Role::Queen), 1, 0) },
        );
        store_ref.record(
            boris.id,
            ago(day, 2),
            &wrong("6-3-knight", "#4", Role::Knight, "", "d5", &["knight-first-ring"]),
        );
    }
    store_ref.finish(boris.id, ago(2, 3), "3-3-queens", 1);

    let pinned = wrong("6-12-two-given", "#2", Role::Rook, "", "h8 h7 h6", &["pinned"]);
    store_ref.record(formula.id, ago(20, 0), &pinned);
    store_ref.record(formula.id, ago(20, 0), &wrong("my =own", "#1", Role::Rook, "a1", "", &["rook-line"]));

    for _ in 0..40 {
        store_ref.record(whole.id, ago(1, 0), &wrong("6-14-knight", "#1", Role::Pawn, "a8", "h1", &["pawn-backward"]));
    }
    store
}

pub fn lessons() -> Vec<Arc<Lesson>> {
    Catalog::built_in().lessons().cloned().collect()
}

/// The report on these learners, or on all but classes.
pub fn report(store: &mut Store, names: &[&str], since: Option<Moment>) -> Report {
    let all = store.learners().unwrap();
    let learners = match names {
        [] => all.into_iter().filter(|learner| !learner.is_class).collect(),
        names => names.iter().map(|name| store.learner_named(name).unwrap().unwrap()).collect(),
    };
    Report::of(store, Asked { learners, lessons: lessons(), since, now: NOW, minutes_ahead: AHEAD }).unwrap()
}

/// The table as a file has it.
pub fn csv(report: &Report, lang: &str, table: Table) -> String {
    let words = words(lang);
    String::from_utf8(report::csv(report, words, table, Separator::of(words.lang), true)).unwrap()
}

pub fn html(report: &Report, lang: &str) -> String {
    page(report, words(lang))
}
