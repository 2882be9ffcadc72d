//! Enter where nothing was marked, picked, placed or put together yet: it says so, and tells nothing of the answer.

use std::sync::Arc;

use chess_codex::lesson::Lesson;
use chess_codex::session::{Action, Feedback, Mode, Run, Told};

use crate::stage::lesson_of;

const HEAD: &str = "format = 1\narticle = 6\nedition = \"school\"\naudience = \"pupil\"\ntitle = \"x\"\n[[step]]\n";

fn run(step: &str, mode: Mode) -> Run {
    let lesson: Arc<Lesson> = lesson_of(&format!("{HEAD}{step}"));
    Run::new(lesson, Some(mode))
}

/// What Enter is told, and how many tries it counts as.
fn told(run: &mut Run) -> (Feedback, u32) {
    run.update(Action::Check);
    let exercise = run.exercise().expect("it asks something");
    (exercise.feedback(), exercise.wrong_tries())
}

const KNIGHT: &str = "kind = \"find\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\nrules = \"legal\"\n";
const SHUT_IN: &str =
    "kind = \"find\"\nboard = \"8/8/8/8/8/8/PP6/RN6\"\npiece = \"a1\"\nrules = \"legal\"\nmay_be_empty = true\n";

#[test]
fn an_untouched_board_is_no_answer_whether_or_not_there_is_one() {
    for step in [KNIGHT, SHUT_IN] {
        for mode in [Mode::AtOnce, Mode::ThenCheck] {
            let mut run = run(step, mode);
            assert_eq!(told(&mut run), (Feedback::Told(Told::Note("mark-first-or-nowhere")), 0), "{step}");
            run.update(Action::Nowhere);
            let is_done = run.exercise().is_some_and(|exercise| exercise.is_done());
            assert_eq!(is_done, step == SHUT_IN);
        }
    }
}

#[test]
fn every_kind_says_what_is_missing() {
    let build = "kind = \"build\"\nboard = \"8/8/8/8/3Q4/8/8/8\"\npiece = \"d4\"\nstages = [\"rook\", \"queen\"]\n";
    let light = "kind = \"mark\"\nboard = \"empty\"\nsquares = \"light\"\n";
    let choose = "kind = \"choose\"\nboard = \"8/8/8/8/3N4/8/8/8\"\nquestion = \"how-many\"\nsquares = \"light\"\n";
    let formula = "kind = \"formula\"\nboard = \"8/8/8/8/3Q4/8/8/8\"\npiece = \"d4\"\nyields = \"queen\"\n";
    let setup = "kind = \"setup\"\nboard = \"empty\"\npieces = \"white rooks\"\n";
    for (step, id) in [
        (build, "mark-first"),
        (light, "mark-first"),
        (choose, "pick-first"),
        (formula, "formula-first"),
        (setup, "place-first"),
    ] {
        let mut run = run(step, Mode::ThenCheck);
        assert_eq!(told(&mut run), (Feedback::Told(Told::Note(id)), 0), "{step}");
    }
}

#[test]
fn after_a_review_nothing_marked_anew_is_no_try() {
    let mut run = run(KNIGHT, Mode::ThenCheck);
    run.update(Action::Tap("b3".parse::<chess_codex::rules::Square>().expect("a square").into()));
    assert_eq!(told(&mut run), (Feedback::Told(Told::Mistaken), 1));
    run.update(Action::Retry);
    assert_eq!(told(&mut run), (Feedback::Told(Told::Note("mark-first")), 1));
}

#[test]
fn at_once_enter_out_of_habit_takes_no_hint_away() {
    let mut run = run(KNIGHT, Mode::AtOnce);
    run.update(Action::Hint);
    assert!(matches!(told(&mut run).0, Feedback::Hint(_)));
}
