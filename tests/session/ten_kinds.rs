//! A small lesson with all ten kinds of step, played by the core's own answers, and with every answer wrong.

use std::collections::BTreeSet;
use std::sync::Arc;

use chess_codex::lesson::{Lesson, Task};
use chess_codex::rules::Color;
use chess_codex::session::{Action, Mode, Run, Spot};

use crate::play::{MODES, play_right_and_wrong, solve, spots};
use crate::stage::lesson_for as steps;
use crate::stage::{lesson_of, of_text};

/// The lesson.
pub fn lesson() -> Arc<Lesson> {
    of_text("ten-kinds", include_str!("../lessons/valid/ten-kinds.toml"))
}

#[test]
fn all_ten_kinds_are_there_and_half_of_them_are_blacks() {
    let lesson = lesson();
    let kinds: BTreeSet<usize> = lesson.steps.iter().map(|step| kind(&step.task)).collect();
    assert_eq!((lesson.steps.len(), kinds.len()), (10, 10));
    assert_eq!(lesson.steps.iter().filter(|step| step.view == Color::Black).count(), 5);
}

/// A number for each kind; a new kind makes this not compile, so that it is not forgotten here.
fn kind(task: &Task) -> usize {
    match task {
        Task::Show(_) => 0,
        Task::Find(_) => 1,
        Task::Build(_) => 2,
        Task::Formula(_) => 3,
        Task::Move(_) => 4,
        Task::Setup(_) => 5,
        Task::Choose(_) => 6,
        Task::Judge(_) => 7,
        Task::Mark(_) => 8,
        Task::Complete(_) => 9,
    }
}

#[test]
fn its_own_answers_give_three_stars_and_what_went_wrong_is_repeated() {
    let lesson = lesson();
    play_right_and_wrong(&lesson, |_| true);
    for part in [0, 1] {
        play_right_and_wrong(&lesson, |number| number % 2 == part);
    }
}

/// The same for lessons with more steps of a kind.
#[test]
fn so_do_those_of_every_kind() {
    for text in [
        include_str!("../lessons/valid/choose.toml"),
        include_str!("../lessons/valid/choose-numbers.toml"),
        include_str!("../lessons/valid/complete.toml"),
        include_str!("../lessons/valid/count-first.toml"),
        include_str!("../lessons/valid/formula.toml"),
        include_str!("../lessons/valid/judge.toml"),
        include_str!("../lessons/valid/mark.toml"),
        include_str!("../lessons/valid/move.toml"),
        include_str!("../lessons/valid/setup.toml"),
    ] {
        play_right_and_wrong(&lesson_of(text), |_| true);
    }
}

/// The solution starts from where the answer stands: whatever was tapped before, it ends the step, if need be after
/// one thing is taken back.
#[test]
fn the_solution_goes_on_from_any_tap() {
    let lesson = lesson();
    for mode in MODES {
        let mut run = Run::new(lesson.clone(), Some(mode));
        while !run.is_over() {
            let first = spots(&run);
            for &one in &first {
                // A second tap puts down what the first took up.
                for second in [None, first.first().copied(), first.last().copied()] {
                    let mut tried = run.clone();
                    tried.update(Action::Tap(one));
                    second.into_iter().for_each(|spot| tried.update(Action::Tap(spot)));
                    take_back(&mut tried);
                    solve(&mut tried);
                }
            }
            run.update(Action::Next);
        }
    }
}

/// Takes back what no way leads on from: a block, or a move that leads nowhere.
fn take_back(run: &mut Run) {
    for _ in 0..2 {
        let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { return };
        let answer = exercise.work().answer();
        if exercise.is_done() || !answer.solution(step).is_empty() || answer.can_be_nowhere() {
            return;
        }
        run.update(Action::Undo);
    }
}

/// What stands wrong is taken back first, and nothing that is right is touched.
#[test]
fn the_solution_of_a_set_up_keeps_what_is_right() {
    let lesson = lesson();
    let mut run = Run::new(lesson.clone(), Some(Mode::ThenCheck));
    let setup = lesson.steps.iter().position(|step| matches!(step.task, Task::Setup(_))).expect("a set-up");
    while run.at() < setup {
        run.update(Action::Next);
    }
    let square = |name: &str| Spot::Square(name.parse().unwrap());
    // The king and the queen of the tray: one for the other; the rook in its corner.
    for spot in [Spot::Choice(0), square("d8"), Spot::Choice(1), square("e8"), Spot::Choice(2), square("a8")] {
        run.update(Action::Tap(spot));
    }
    let solution = run.exercise().expect("a set-up").work().answer().solution(&lesson.steps[setup]);
    let names = ["d8", "e8"].map(square).into_iter();
    let expected: Vec<Spot> = names
        .chain([Spot::Choice(0), square("e8"), Spot::Choice(1), square("d8"), Spot::Choice(2), square("h8")])
        .collect();
    assert_eq!(solution, expected);
    solve(&mut run);
    assert_eq!(run.exercise().and_then(|exercise| exercise.stars()), Some(3));
}

/// At once, a block that leaves no square is refused, but not where the way to the goal leads over it.
#[test]
fn a_block_of_the_solution_is_never_refused() {
    let lesson = steps(
        "preschool",
        "[[step]]\nkind = \"formula\"\nboard = \"8/8/8/8/3N4/8/8/8\"\npiece = \"d4\"\n\
         yields = \"not (rook and bishop)\"\nblocks = [\"rook\", \"bishop\", \"and\", \"not\"]\n",
    );
    for mode in MODES {
        let mut run = Run::new(lesson.clone(), Some(mode));
        solve(&mut run);
        assert_eq!(run.exercise().and_then(|exercise| exercise.stars()), Some(3), "{mode:?}");
    }
}
