//! What a report counts.

use chess_codex::progress::{Day, Moment, NewLearner, Store, Tally, Work};
use chess_codex::rules::{Role, Square};

use crate::support::{AHEAD, HOUR, NOW, ago, class, in_practice, late, pupil, report, right, wrong};

#[test]
fn tasks_answers_and_times_are_counted() {
    let mut store = class();
    let report = report(&mut store, &["Аня"], None);
    let digest = &report.pupils[0].digest;
    assert_eq!((digest.all.answers, digest.all.tasks), (10, Tally { right: 4, all: 8 }));
    assert_eq!(digest.all.took, Some(160_000), "wrong tries are within the time of their task");
    assert_eq!((digest.practice.answers, digest.practice.tasks.all), (1, 1));
    assert_eq!(digest.lessons["6-14-knight"].answers, 5);
    assert_eq!((digest.stars.len(), report.pupils[0].stars()), (3, 6));
    assert_eq!((digest.last, digest.streak), (Some(NOW), 2));
    let d5: Square = "d5".parse().unwrap();
    assert_eq!(digest.heat.at(d5), 2);
    let ring = &digest.mistakes[&(Some(Role::Knight), "knight-first-ring".to_owned())];
    assert_eq!((ring.count, ring.lessons["6-14-knight"]), (2, 2));
}

#[test]
fn only_the_time_of_the_report_counts_but_for_what_was_reached() {
    let mut store = class();
    let report = report(&mut store, &[], Some(Day::of(2026, 11, 29).unwrap().begin(AHEAD)));
    let names: Vec<&str> = report.pupils.iter().map(|pupil| pupil.learner.name.as_str()).collect();
    assert_eq!(names, ["=1+1", "Аня", "Боря; \"младший\"", "דנה <b>&"]);
    let answers: Vec<u32> = report.pupils.iter().map(|pupil| pupil.digest.all.answers).collect();
    assert_eq!(answers, [0, 8, 0, 0]);
    let stars: Vec<u32> = report.pupils.iter().map(|pupil| pupil.stars()).collect();
    assert_eq!(stars, [0, 6, 1, 0]);
    assert_eq!(report.pupils[1].digest.finished.len(), 2);
    assert!(report.pupils[0].digest.last.is_some(), "the last answer of all is told");
    assert_eq!(report.faults.len(), 2, "those of Anna");
}

#[test]
fn a_day_begins_at_local_midnight() {
    let mut store = Store::in_memory();
    let anna = pupil(&mut store, "Аня");
    let begin = Day::of(2026, 11, 29).unwrap().begin(AHEAD);
    for at in [begin.0 - 1, begin.0, begin.0 + 1] {
        store.record(anna.id, Moment(at), &right("6-1-rook", "#1", Role::Rook));
    }
    let of = |store: &mut Store, since| report(store, &[], since).pupils[0].digest.all.answers;
    assert_eq!(of(&mut store, Some(begin)), 2);
    assert_eq!(of(&mut store, Some(Moment(begin.0 + 1))), 1);
    assert_eq!(of(&mut store, None), 3);
}

#[test]
fn the_whole_class_is_told_of_only_by_name() {
    let mut store = class();
    let all = report(&mut store, &[], None);
    assert!(all.pupils.iter().all(|pupil| !pupil.learner.is_class));
    let whole = report(&mut store, &["весь класс"], None);
    assert_eq!((whole.pupils.len(), whole.pupils[0].digest.all.answers), (1, 40));
    assert_eq!(whole.faults[0].reason, "pawn-backward");
    let twice = report(&mut store, &["Аня", "аня"], None);
    assert_eq!(twice.pupils.len(), 1, "named twice is one");
}

#[test]
fn together_and_one_by_one_the_same_is_counted() {
    let mut store = class();
    let ids: Vec<_> = store.learners().unwrap().iter().map(|learner| learner.id).collect();
    for since in [None, Some(ago(5, 0))] {
        let together = store.digests(&ids, NOW, AHEAD, since).unwrap();
        for (id, digest) in ids.iter().zip(&together) {
            assert_eq!(store.digests(&[*id], NOW, AHEAD, since).unwrap().first(), Some(digest));
            let other = store.report(*id, NOW, AHEAD, since).unwrap();
            assert_eq!(
                (digest.streak, &digest.heat, digest.all.answers),
                (other.streak, &other.heat, other.answers.all)
            );
            assert_eq!(digest.stars, other.stars);
        }
    }
    let begin = store.digests(&ids, NOW, AHEAD, Some(Moment(i64::MIN))).unwrap();
    assert_eq!(begin, store.digests(&ids, NOW, AHEAD, None).unwrap(), "the index and the whole table tell the same");
}

#[test]
fn what_was_reset_does_not_count() {
    let mut store = class();
    let anna = store.learner_named("Аня").unwrap().unwrap();
    store.reset_lesson(anna.id, NOW, "6-14-knight").unwrap();
    let report = report(&mut store, &["Аня"], None);
    let digest = &report.pupils[0].digest;
    assert_eq!((digest.all.answers, digest.stars.len(), digest.streak), (5, 2, 2));
    assert!(report.faults.is_empty() && digest.heat.most() == 0);
}

#[test]
fn times_that_nobody_measured_or_believes_are_not_added() {
    let mut store = Store::in_memory();
    let anna = pupil(&mut store, "Аня");
    let mut answer = right("6-1-rook", "#1", Role::Rook);
    answer.took = None;
    store.record(anna.id, NOW, &answer);
    assert_eq!(report(&mut store, &[], None).pupils[0].digest.all.took, None);
    answer.took = Some(u32::try_from(9 * HOUR).unwrap());
    store.record(anna.id, NOW, &in_practice(late(answer, 1, 1)));
    assert_eq!(report(&mut store, &[], None).pupils[0].digest.all.took, Some(Work::LONGEST));
}

#[test]
fn a_learner_who_did_nothing_is_there_with_nothing() {
    let mut store = Store::in_memory();
    store.add(&NewLearner::pupil("Аня"), NOW).unwrap();
    let boris = pupil(&mut store, "Боря");
    store.record(boris.id, NOW, &wrong("6-1-rook", "#1", Role::Rook, "a1", "", &["rook-line"]));
    let report = report(&mut store, &[], None);
    assert_eq!(report.pupils[0].digest, chess_codex::progress::Digest::default());
    assert_eq!(report.pupils[1].digest.all.tasks, Tally::default(), "a wrong try finishes nothing");
}
