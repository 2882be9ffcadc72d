//! The codes that a report gives really treat what they are given for.

use chess_codex::print::report::Treatment;
use chess_codex::print::report::treat::{about, code};
use chess_codex::progress::{Audience, Store};
use chess_codex::puzzle::{Code, Kind, Topic};
use chess_codex::rules::{Reason, Role};
use chess_codex::session::practice::Aim;

use crate::support::{NOW, class, pupil, report, wrong};

/// The pieces that may meet a reason, the one that it names first.
fn roles(reason: &str) -> Vec<Role> {
    let mut roles = Role::ALL.to_vec();
    roles.sort_by_key(|role| !reason.contains(Topic::of(*role).map_or("?", Topic::name)));
    roles
}

#[test]
fn every_misconception_that_can_be_drawn_has_a_code_whose_puzzles_are_about_it() {
    for reason in Reason::IDS {
        let aims = |role: &Role| Aim::of(Some(*role), reason, Audience::Pupil).is_some();
        let roles: Vec<Role> = roles(reason).into_iter().filter(aims).collect();
        let found = roles.iter().find_map(|role| code(Some(*role), reason, Audience::Pupil, 5));
        if roles.is_empty() {
            assert_eq!(found, None, "{reason}");
            continue;
        }
        let (given, count) = found.unwrap_or_else(|| panic!("nothing treats {reason}"));
        let read: Code = given.to_string().parse().unwrap();
        assert_eq!(read, given, "{reason}");
        assert_eq!(about(&read, reason), count, "{reason}: {given}");
        // Where conditions are dealt in turn, of ten puzzles each breaks in one or two; and a rare board is rare.
        let is_rare = given.kind != Kind::Find || *reason == "double-step-over";
        let least = if is_rare { 1 } else { 5 };
        assert!(count >= least, "{reason}: only {count} puzzles of {given}");
    }
}

#[test]
fn next_week_there_are_other_puzzles() {
    let of_week = |week| code(Some(Role::Knight), "knight-first-ring", Audience::Pupil, week).unwrap().0;
    assert_eq!(of_week(1), of_week(1));
    assert_ne!(of_week(1), of_week(2));
}

#[test]
fn children_who_do_not_read_get_puzzles_without_the_kings_safety() {
    let (given, _) = code(Some(Role::Rook), "blocked-by-own", Audience::Preschool, 5).unwrap();
    assert!(given.to_string().starts_with("rook-reach-"), "{given}");
}

#[test]
fn what_goes_wrong_stands_in_order_with_what_treats_it() {
    let report = report(&mut class(), &[], None);
    let told: Vec<(Option<Role>, &str, u32, usize)> =
        report.faults.iter().map(|fault| (fault.role, fault.reason.as_str(), fault.count, fault.by.len())).collect();
    let (first, rest) = told.split_at(2);
    assert_eq!(first, [(Some(Role::Knight), "knight-first-ring", 5, 2), (Some(Role::Queen), "setup", 3, 1)]);
    assert!(rest.iter().all(|(_, _, count, _)| *count == 1) && rest.len() == 3, "{rest:?}");
    assert!(report.faults.iter().all(|fault| fault.reason != "pawn-backward"), "that was the whole class");
    assert_eq!(report.faults[1].treatment, Treatment::Lesson("3-3-queens".into()), "no board is drawn for it");
    for fault in &report.faults {
        if let Treatment::Practice(code, count) = fault.treatment {
            assert_eq!((about(&code, &fault.reason), Some(code.topic.role())), (count, fault.role), "{code}");
        }
        assert!(fault.treatment.command().is_some(), "{fault:?}");
    }
}

#[test]
fn a_lesson_that_was_played_as_a_file_is_called_as_one() {
    let mut store = Store::in_memory();
    let anna = pupil(&mut store, "Аня");
    let set_up = |lesson, reason| wrong(lesson, "#1", Role::Queen, "d1", "e1", &[reason]);
    store.record(anna.id, NOW, &set_up("my-lesson", "setup-queen-color"));
    let treatment = |store: &mut Store| report(store, &[], None).faults[0].treatment.clone();
    let alone = treatment(&mut store);
    assert_eq!(
        (&alone, alone.command().as_deref()),
        (&Treatment::File("my-lesson".into()), Some("play my-lesson.toml"))
    );
    // A lesson of the course is there for everybody.
    store.record(anna.id, NOW, &set_up("3-3-queens", "setup-queen-color"));
    assert_eq!(treatment(&mut store), Treatment::Lesson("3-3-queens".into()));
}
