//! Learners and answers to test with.

use chess_codex::progress::{Answer, Learner, Moment, NewLearner, Source, Store};
use chess_codex::rules::{Color, Level, Piece, Role, Square, SquareSet};

/// A Monday morning: 2026-11-30, 09:00 UTC, noon in Moscow.
pub const NOW: Moment = Moment(1_796_029_200_000);

pub fn pupil(store: &mut Store, name: &str) -> Learner {
    store.add(&NewLearner::pupil(name), NOW).unwrap()
}

pub fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect()
}

/// A right answer about the knight on d4 in a lesson.
pub fn answer(lesson: &str, step: &str) -> Answer {
    Answer {
        source: Source::Lesson { lesson: lesson.into(), step: step.into() },
        kind: "find".into(),
        piece: Some(Piece { color: Color::White, role: Role::Knight }),
        level: Some(Level::Formula),
        fen: "8/8/8/8/3N4/8/8/8 w - - 0 1".into(),
        is_right: true,
        hits: set("b3 b5 c2 c6 e2 e6 f3 f5"),
        missed: SquareSet::EMPTY,
        extra: SquareSet::EMPTY,
        misconceptions: Vec::new(),
        wrong_tries: 0,
        hints: 0,
        stars: Some(3),
        took: Some(1500),
    }
}

/// A wrong try at the same.
pub fn wrong(lesson: &str, step: &str, missed: &str, extra: &str, reasons: &[&str]) -> Answer {
    Answer {
        is_right: false,
        missed: set(missed),
        extra: set(extra),
        misconceptions: reasons.iter().map(|reason| (*reason).to_owned()).collect(),
        wrong_tries: 1,
        stars: None,
        ..answer(lesson, step)
    }
}
