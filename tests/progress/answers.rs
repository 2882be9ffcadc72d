//! Answers, stars, places, reports.

use std::thread;

use chess_codex::progress::{Answer, Cause, Day, Misconception, Moment, Notice, Place, Source, Store, Tally};
use chess_codex::rules::{Color, Piece, Role, Square};

use super::support::{NOW, answer, count, folder, open, pupil, wrong};

fn at(days: i64) -> Moment {
    NOW.days_before(-days)
}

#[test]
fn an_answer_is_there_when_recording_returns() {
    let folder = folder("recorded");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    store.record(anna.id, NOW, &answer("6-3-knight", "find"));
    // Another program sees it while this one still runs.
    assert_eq!(count(&mut open(&folder), &anna), 1);
    assert_eq!(store.take_notices(), []);
}

#[test]
fn stars_are_the_best_and_places_the_last() {
    let folder = folder("standing");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    for stars in [2, 3, 1] {
        store.finish(anna.id, NOW, "6-3-knight", stars);
        store.record(anna.id, NOW, &Answer { stars: Some(stars), ..answer("6-1-rook", "#2") });
    }
    store.record(anna.id, NOW, &wrong("6-1-rook", "#3", "b3", "", &["knight-nearest"]));
    for step in [4, 2] {
        store.keep_place(anna.id, NOW, "6-1-rook", step);
    }
    let standing = open(&folder).standing(anna.id).unwrap();
    assert_eq!(standing.stars.into_iter().collect::<Vec<_>>(), [("6-3-knight".into(), 3)]);
    assert_eq!(standing.places.get("6-1-rook"), Some(&Place { step: 2 }));
    assert_eq!(standing.steps.get("6-1-rook").unwrap().get("#2"), Some(&3));
    assert_eq!(standing.steps.get("6-1-rook").unwrap().len(), 1, "a step that is not finished has no stars");
}

#[test]
fn one_lesson_is_begun_afresh_and_nothing_is_deleted() {
    let folder = folder("reset");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    for lesson in ["6-3-knight", "6-1-rook"] {
        store.record(anna.id, NOW, &answer(lesson, "#1"));
        store.record(anna.id, NOW, &wrong(lesson, "#2", "b3", "", &["knight-nearest"]));
        store.finish(anna.id, NOW, lesson, 3);
        store.keep_place(anna.id, NOW, lesson, 5);
    }
    store.reset_lesson(anna.id, NOW, "6-3-knight").unwrap();
    let standing = store.standing(anna.id).unwrap();
    let lessons = |keys: Vec<&String>| keys.into_iter().cloned().collect::<Vec<_>>();
    assert_eq!(lessons(standing.stars.keys().collect()), ["6-1-rook"]);
    assert_eq!(lessons(standing.steps.keys().collect()), ["6-1-rook"]);
    assert_eq!(standing.places.get("6-3-knight"), Some(&Place { step: 0 }));
    let report = store.report(anna.id, NOW, 0, None).unwrap();
    assert_eq!(report.answers, Tally { right: 1, all: 2 });
    assert_eq!(report.heat.most(), 1);
    assert_eq!(report.misconceptions.len(), 1);
    assert_eq!(report.streak, 1, "the day was a day of learning all the same");
    let rows: u32 = rusqlite::Connection::open(folder.join("progress.db"))
        .unwrap()
        .query_row("SELECT count(*) FROM answer WHERE lesson = '6-3-knight' AND reset_at IS NOT NULL", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(rows, 2);
    // What is answered after it counts again.
    store.record(anna.id, NOW, &Answer { stars: Some(1), ..answer("6-3-knight", "#1") });
    assert_eq!(store.standing(anna.id).unwrap().steps.get("6-3-knight").unwrap().get("#1"), Some(&1));
}

#[test]
fn a_report_tells_what_is_missed_by_whom_and_when() {
    let mut store = Store::in_memory();
    let (anna, boris) = (pupil(&mut store, "Анна"), pupil(&mut store, "Борис"));
    let rook = Some(Piece { color: Color::Black, role: Role::Rook });
    let practice = Source::Practice { code: "N-1".into(), number: 1 };
    store.record(anna.id, at(-9), &wrong("6-3-knight", "#1", "b3", "", &["old-mistake"]));
    store.record(anna.id, at(-1), &wrong("6-3-knight", "#1", "b3 c2", "d5", &["knight-nearest", "knight-first-ring"]));
    store.record(anna.id, at(0), &Answer { source: practice, ..wrong("", "", "b3", "", &["knight-nearest"]) });
    store.record(anna.id, at(0), &answer("6-3-knight", "#1"));
    store.record(anna.id, at(0), &Answer { piece: rook, ..answer("6-1-rook", "#1") });
    store.record(anna.id, at(0), &Answer { piece: None, ..answer("2-1-board", "#1") });
    store.record(boris.id, at(0), &wrong("6-3-knight", "#1", "h8", "", &["knight-nearest"]));
    store.finish(anna.id, at(0), "6-3-knight", 2);
    let report = store.report(anna.id, NOW, 0, None).unwrap();
    assert_eq!(report.answers, Tally { right: 3, all: 6 });
    let square = |name: &str| name.parse::<Square>().unwrap().index();
    assert_eq!(report.heat.missed[square("b3")], 3);
    assert_eq!((report.heat.missed[square("c2")], report.heat.extra[square("d5")]), (1, 1));
    assert_eq!(report.heat.at("h8".parse().unwrap()), 0);
    let today = NOW.day(0);
    let knight = &report.days[&Role::Knight];
    assert_eq!(knight[&today], Tally { right: 1, all: 2 });
    assert_eq!(knight[&Day(today.0 - 1)], Tally { right: 0, all: 1 });
    assert_eq!(report.days[&Role::Rook][&today], Tally { right: 1, all: 1 });
    let mistake = |reason: &str, count| Misconception { role: Some(Role::Knight), reason: reason.into(), count };
    assert_eq!(report.misconceptions, [mistake("knight-nearest", 2), mistake("knight-first-ring", 1)]);
    assert_eq!(report.streak, 2);
    assert_eq!(report.stars["6-3-knight"], 2);
    // A part of it.
    let report = store.report(anna.id, NOW, 0, Some(at(0))).unwrap();
    assert_eq!((report.answers, report.heat.most(), report.streak), (Tally { right: 3, all: 4 }, 1, 2));
    // In Vladivostok a day begins ten hours earlier: 09:00 UTC is the evening of the same day, 15:00 the next day.
    store.record(anna.id, Moment(NOW.0 + 6 * 60 * 60 * 1000), &answer("6-3-knight", "#1"));
    let report = store.report(anna.id, NOW, 600, None).unwrap();
    assert_eq!(report.days[&Role::Knight][&Day(today.0 + 1)], Tally { right: 1, all: 1 });
}

#[test]
fn a_clock_that_is_set_back_does_no_harm() {
    let folder = folder("clock");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    store.record(anna.id, at(400), &wrong("6-3-knight", "#1", "b3", "", &["knight-nearest"]));
    store.finish(anna.id, at(400), "6-3-knight", 1);
    store.keep_place(anna.id, at(400), "6-3-knight", 7);
    // The clock was wrong, and is right now.
    store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    store.finish(anna.id, NOW, "6-3-knight", 3);
    store.keep_place(anna.id, NOW, "6-3-knight", 2);
    let report = store.report(anna.id, NOW, 0, None).unwrap();
    assert_eq!((report.answers.all, report.streak, report.misconceptions), (2, 1, vec![]));
    let standing = store.standing(anna.id).unwrap();
    assert_eq!(standing.places["6-3-knight"], Place { step: 2 });
    assert_eq!(standing.stars["6-3-knight"], 3);
}

#[test]
fn a_clock_that_is_set_a_year_back_does_no_harm() {
    use chess_codex::progress::review::{Card, answered, due};
    let folder = folder("year");
    let mut store = open(&folder);
    let boris = pupil(&mut store, "Борис");
    let anna = pupil(&mut store, "Анна");
    let mut card = Card::new(Some(Role::Knight), "knight-nearest", at(-3));
    for day in -3..=0 {
        store.touch(anna.id, at(day)).unwrap();
        store.record(anna.id, at(day), &wrong("6-3-knight", "#1", "b3", "", &["knight-nearest"]));
        card = answered(&card, false, at(day));
        store.put_card(anna.id, &card).unwrap();
    }
    store.finish(anna.id, at(0), "6-3-knight", 3);
    store.keep_place(anna.id, at(0), "6-3-knight", 7);
    assert_eq!(store.report(anna.id, at(0), 0, None).unwrap().streak, 4);
    // The battery is dead: it is last year again.
    let back = at(-365);
    assert_eq!(due(&store.cards(anna.id).unwrap(), back), [&card], "a mistake is not put off for a year");
    store.touch(boris.id, back).unwrap();
    store.touch(anna.id, back).unwrap();
    store.record(anna.id, back, &answer("6-3-knight", "#1"));
    store.finish(anna.id, back, "6-3-knight", 1);
    store.keep_place(anna.id, back, "6-3-knight", 2);
    store.put_card(anna.id, &answered(&card, true, back)).unwrap();
    let names: Vec<_> = open(&folder).learners().unwrap().into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["Анна", "Борис"], "who was here last is first, whatever the clock says");
    let report = store.report(anna.id, back, 0, None).unwrap();
    assert_eq!((report.answers.all, report.streak, report.misconceptions), (5, 1, vec![]));
    let standing = store.standing(anna.id).unwrap();
    assert_eq!((standing.places["6-3-knight"], standing.stars["6-3-knight"]), (Place { step: 2 }, 3));
    let cards = store.cards(anna.id).unwrap();
    assert_eq!(due(&cards, back), Vec::<&Card>::new(), "it was answered just now");
    assert_eq!(due(&cards, at(-365 + 30)).len(), 1);
    // And right again: the days of before count as they did.
    assert_eq!(store.report(anna.id, at(0), 0, None).unwrap().streak, 4);
    assert_eq!(store.report(anna.id, at(0), 0, None).unwrap().misconceptions[0].count, 4);
}

#[test]
fn two_programs_at_once_lose_nothing() {
    let folder = folder("two");
    let anna = pupil(&mut open(&folder), "Анна");
    let threads: Vec<_> = (0..2)
        .map(|_| {
            let folder = folder.clone();
            thread::spawn(move || {
                let mut store = open(&folder);
                let answer = answer("6-3-knight", "#1");
                for number in 0..1000 {
                    store.record(anna.id, Moment(NOW.0 + number), &answer);
                }
                // On a machine with a lot to do one may have to wait for the other longer than it does by itself.
                let notices = store.take_notices();
                let is_wait = |notice: &Notice| {
                    matches!(notice, Notice::NothingIsKept { cause: Cause::Busy, .. } | Notice::KeptAgain { .. })
                };
                assert!(notices.iter().all(is_wait), "{notices:?}");
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(count(&mut open(&folder), &pupil_again(&folder)), 2000);
}

fn pupil_again(folder: &std::path::Path) -> chess_codex::progress::Learner {
    open(folder).learner_named("Анна").unwrap().unwrap()
}

#[test]
fn twenty_programs_make_the_file_at_once() {
    let folder = folder("twenty");
    let threads: Vec<_> = (0..20)
        .map(|number| {
            let folder = folder.clone();
            thread::spawn(move || pupil(&mut open(&folder), &format!("Ученик {number}")))
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(open(&folder).learners().unwrap().len(), 20);
}

#[test]
fn cards_are_kept_one_for_each_mistake() {
    use chess_codex::progress::review::{Card, answered, due};
    let folder = folder("cards");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    let card = Card::new(Some(Role::Knight), "knight-nearest", NOW);
    store.put_card(anna.id, &card).unwrap();
    store.put_card(anna.id, &Card::new(None, "setup-stands", at(2))).unwrap();
    let again = answered(&card, false, NOW);
    store.put_card(anna.id, &again).unwrap();
    let cards = open(&folder).cards(anna.id).unwrap();
    assert_eq!(cards, [again.clone(), Card::new(None, "setup-stands", at(2))]);
    assert_eq!(due(&cards, at(1)), [&again]);
    let unknown = chess_codex::progress::StoreError::UnknownLearner;
    assert_eq!(store.put_card(chess_codex::progress::LearnerId(99), &card), Err(unknown));
}
