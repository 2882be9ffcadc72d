//! What a run gives to be kept.

use std::collections::BTreeMap;

use chess_codex::lesson::Task;
use chess_codex::progress::{Answer, Source};
use chess_codex::rules::{Level, Role, Square, SquareSet};
use chess_codex::session::{Action, Mode, Record, Run, Spot};

use crate::play::{MODES, play, spots};
use crate::stage::lesson_of;
use crate::ten_kinds;

const KNIGHT: &str = r#"format = 1
article = 6
edition = "preschool"
audience = "pupil"
facts = ["P6.N"]
title = "x"
[[step]]
id = "first"
kind = "find"
board = "8/8/8/8/3N4/8/8/8"
piece = "d4"
rules = "formula"
[[step]]
kind = "find"
board = "n7/8/8/8/8/8/8/8"
piece = "a8"
rules = "reach"
"#;

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
}

fn tap(run: &mut Run, names: &str) {
    for square in set(names).sorted() {
        run.update(Action::Tap(square.into()));
    }
}

fn answers(run: &mut Run) -> Vec<Answer> {
    let answer = |record| match record {
        Record::Answer(answer) => Some(*answer),
        Record::Place { .. } | Record::Finished { .. } => None,
    };
    run.take_records().into_iter().filter_map(answer).collect()
}

#[test]
fn a_check_is_one_answer_with_what_was_found_missed_and_too_much() {
    let mut run = Run::new(lesson_of(KNIGHT), Some(Mode::ThenCheck));
    tap(&mut run, "b3 b5 d5");
    run.update(Action::Undo);
    tap(&mut run, "d5");
    assert_eq!(run.take_records(), [], "free marks are no answer");
    run.update(Action::Check);
    let [wrong] = &answers(&mut run)[..] else { panic!() };
    assert!(!wrong.is_right);
    assert_eq!((wrong.hits, wrong.missed, wrong.extra), (set("b3 b5"), set("c2 c6 e2 e6 f3 f5"), set("d5")));
    assert_eq!(wrong.misconceptions, ["knight-first-ring", "knight-nearest"]);
    assert_eq!((wrong.wrong_tries, wrong.hints, wrong.stars), (1, 0, None));
    assert_eq!(wrong.source, Source::Lesson { lesson: run.lesson().id.clone(), step: "first".into() });
    assert_eq!((wrong.kind.as_str(), wrong.level), ("find", Some(Level::Formula)));
    assert_eq!(wrong.piece.unwrap().role, Role::Knight);
    assert!(wrong.fen.starts_with("8/8/8/8/3N4/8/8/8 w"));
    for action in [Action::ExplainNext, Action::Check, Action::Retry, Action::Hint] {
        run.update(action);
    }
    assert_eq!(run.take_records(), [], "nothing of this is an answer");
    tap(&mut run, "c2 c6 e2 e6 f3 f5");
    run.update(Action::Check);
    let [right] = &answers(&mut run)[..] else { panic!() };
    assert!(right.is_right);
    assert_eq!((right.hits, right.missed, right.extra), (set("c2 c6 e2 e6 f3 f5"), set(""), set("")));
    assert_eq!((right.wrong_tries, right.hints, right.stars), (1, 1, Some(1)));
    assert!(right.misconceptions.is_empty());
}

#[test]
fn at_once_each_tap_is_an_answer() {
    let mut run = Run::new(lesson_of(KNIGHT), Some(Mode::AtOnce));
    for (square, is_right, stars) in
        [("b3", true, None), ("d5", false, None), ("b5", true, None), ("c2", true, None), ("c6", true, None)]
    {
        tap(&mut run, square);
        let [answer] = &answers(&mut run)[..] else { panic!("{square}") };
        let (hit, extra) = if is_right { (set(square), set("")) } else { (set(""), set(square)) };
        assert_eq!((answer.is_right, answer.hits, answer.extra, answer.stars), (is_right, hit, extra, stars));
        assert!(answer.missed.is_empty());
        tap(&mut run, square);
        assert_eq!(run.take_records(), [], "the same once more tells nothing new");
    }
    tap(&mut run, "e2 e6 f3");
    run.take_records();
    tap(&mut run, "f5");
    let [last] = &answers(&mut run)[..] else { panic!() };
    assert_eq!((last.hits, last.stars, last.wrong_tries), (set("f5"), Some(2), 1));
}

#[test]
fn nowhere_said_where_there_is_something_misses_it_all() {
    let mut run = Run::new(lesson_of(KNIGHT), Some(Mode::ThenCheck));
    run.update(Action::Nowhere);
    let [answer] = &answers(&mut run)[..] else { panic!() };
    assert_eq!((answer.is_right, answer.missed.len()), (false, 8));
    assert_eq!(answer.misconceptions, ["knight-nearest"]);
}

#[test]
fn places_and_stars_are_kept_as_the_lesson_goes_on() {
    let mut run = Run::new(lesson_of(KNIGHT), Some(Mode::ThenCheck));
    let id = run.lesson().id.clone();
    let place = |step| Record::Place { lesson: id.clone(), step };
    run.update(Action::Next);
    assert_eq!(run.take_records(), [place(1)]);
    run.update(Action::Previous);
    run.update(Action::Previous);
    assert_eq!(run.take_records(), [place(0)]);
    play(&mut run, |number| number == 1);
    assert!(run.is_over());
    let records = run.take_records();
    let others: Vec<&Record> = records.iter().filter(|record| !matches!(record, Record::Answer(_))).collect();
    let stars = run.stars().unwrap();
    assert_eq!(others, [&place(1), &Record::Finished { lesson: id.clone(), stars }, &place(0)]);
    run.update(Action::RepeatWrong);
    play(&mut run, |_| false);
    let records = run.take_records();
    assert!(
        !records.iter().any(|record| matches!(record, Record::Place { .. })),
        "to repeat is no place in the lesson"
    );
    assert!(records.contains(&Record::Finished { lesson: id, stars: run.stars().unwrap() }));
    // Skipped to the end: there is nothing to be proud of.
    let mut run = Run::new(lesson_of(KNIGHT), None);
    run.update(Action::Next);
    run.update(Action::Next);
    assert!(!run.take_records().iter().any(|record| matches!(record, Record::Finished { .. })));
}

#[test]
fn every_exercise_is_finished_by_one_answer() {
    let lesson = ten_kinds::lesson();
    for mode in MODES {
        for wrong in [false, true] {
            let mut run = Run::new(lesson.clone(), Some(mode));
            play(&mut run, |_| wrong);
            let answers = answers(&mut run);
            let exercises = lesson.steps.iter().filter(|step| step.is_exercise()).count();
            let finished: Vec<&Answer> = answers.iter().filter(|answer| answer.stars.is_some()).collect();
            assert_eq!(finished.len(), exercises, "{mode:?}");
            let kinds: std::collections::BTreeSet<&str> = finished.iter().map(|answer| answer.kind.as_str()).collect();
            assert_eq!(kinds.len(), exercises);
            assert_eq!(answers.iter().any(|answer| !answer.is_right), wrong);
            for answer in &answers {
                assert_eq!(
                    answer.is_right,
                    answer.misconceptions.is_empty() && answer.missed.is_empty() && answer.extra.is_empty(),
                    "{answer:?}"
                );
                assert!((answer.missed & answer.extra).is_empty(), "{answer:?}");
            }
        }
    }
}

/// Whatever is wrong in an exercise of any kind is wrong in the record, with a reason.
#[test]
fn every_wrong_tap_is_recorded_with_its_reason() {
    let lesson = ten_kinds::lesson();
    let mut run = Run::new(lesson.clone(), Some(Mode::AtOnce));
    while !run.is_over() {
        for spot in spots(&run) {
            let mut tried = run.clone();
            tried.update(Action::Tap(spot));
            let before = run.exercise().map_or(0, chess_codex::session::Exercise::wrong_tries);
            let after = tried.exercise().map_or(0, chess_codex::session::Exercise::wrong_tries);
            let records = answers(&mut tried);
            if after > before {
                let [record] = &records[..] else { panic!("{spot:?}") };
                let is_told = matches!(run.step().unwrap().task, Task::Choose(_)) || !record.misconceptions.is_empty();
                assert!(!record.is_right && is_told, "{record:?}");
                let square = if let Spot::Square(square) = spot { SquareSet::of(square) } else { SquareSet::EMPTY };
                assert!((square - record.extra - record.missed).is_empty(), "{spot:?} {record:?}");
            } else {
                assert!(records.iter().all(|record| record.is_right));
            }
        }
        run.update(Action::Next);
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let stars = BTreeMap::from([("first".to_owned(), 3), ("gone".to_owned(), 1)]);
    let run = Run::new(lesson_of(KNIGHT), None).resumed(1, &stars);
    assert_eq!(run.at(), 1);
    assert_eq!((run.stars(), run.wrong_count()), (Some(2), 1), "the stars of the first, none yet of the second");
    let run = Run::new(lesson_of(KNIGHT), None).resumed(7, &stars);
    assert_eq!(run.at(), 0, "the lesson has become shorter");
}
