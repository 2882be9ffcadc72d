//! Lessons of the kinds that are answered by picking and by marking, played by their own solutions, and all wrong.

use chess_codex::lesson::{Question, Task};
use chess_codex::rules::Square;
use chess_codex::session::{Action, Mode, Run, Spot};

use crate::stage::of_text;

const LESSONS: [(&str, &str); 5] = [
    ("choose", include_str!("../lessons/valid/choose.toml")),
    ("choose-numbers", include_str!("../lessons/valid/choose-numbers.toml")),
    ("judge", include_str!("../lessons/valid/judge.toml")),
    ("mark", include_str!("../lessons/valid/mark.toml")),
    ("count-first", include_str!("../lessons/valid/count-first.toml")),
];

/// What can be pointed at now.
fn spots(run: &Run) -> Vec<Spot> {
    let choices = (0..run.choices().len()).map(Spot::Choice);
    let takes_squares = run.exercise().is_some_and(|exercise| exercise.work().answer().takes_squares());
    let area = run.step().map(|step| step.area).filter(|_| takes_squares);
    choices
        .chain(Square::all().filter(|&square| area.is_some_and(|area| area.contains(square))).map(Spot::Square))
        .collect()
}

/// Answers what is asked now, up to its end or to the next part.
fn solve(run: &mut Run) {
    let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { return };
    let solution = exercise.work().answer().solution(step);
    if solution.is_empty() {
        run.update(Action::Nowhere);
    }
    for spot in solution {
        run.update(Action::Tap(spot));
    }
    if run.mode() == Mode::ThenCheck {
        run.update(Action::Check);
    }
}

fn is_done(run: &Run) -> bool {
    run.exercise().is_none_or(|exercise| exercise.is_done())
}

#[test]
fn their_own_solutions_give_three_stars() {
    for (id, text) in LESSONS {
        for mode in [Mode::AtOnce, Mode::ThenCheck] {
            let mut run = Run::new(of_text(id, text), Some(mode));
            while !run.is_over() {
                // No step has more than two parts here.
                solve(&mut run);
                if !is_done(&run) {
                    solve(&mut run);
                }
                assert!(is_done(&run), "{id} {mode:?} {:?}", run.step());
                run.update(Action::Next);
            }
            assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0), "{id} {mode:?}");
        }
    }
}

#[test]
fn whatever_is_wrong_has_a_reason_and_costs_a_star() {
    for (id, text) in LESSONS {
        let mut run = Run::new(of_text(id, text), Some(Mode::AtOnce));
        while !run.is_over() {
            while !is_done(&run) {
                let (step, exercise) = (run.step().unwrap().clone(), run.exercise().unwrap());
                let (part, before) = (exercise.stage(), exercise.wrong_tries());
                let right = exercise.work().answer().solution(&step);
                let own = matches!(&step.task, Task::Choose(choose) if choose.question == Question::Own);
                let mut wrong = 0;
                for spot in spots(&run).into_iter().filter(|spot| !right.contains(spot)) {
                    let mut tried = run.clone();
                    tried.update(Action::Tap(spot));
                    let exercise = tried.exercise().unwrap();
                    if exercise.wrong_tries() == before {
                        // Another condition that breaks is right as well.
                        assert!(part == 1 && matches!(step.task, Task::Judge(_)), "{id} {spot:?} {step:?}");
                        continue;
                    }
                    wrong += 1;
                    assert!(own || exercise.explanation(&step).is_some(), "{id} {spot:?} {step:?}");
                }
                assert!(wrong > 0, "{id} {step:?}");
                let first = spots(&run).into_iter().find(|spot| {
                    let mut tried = run.clone();
                    tried.update(Action::Tap(*spot));
                    tried.exercise().unwrap().wrong_tries() > before
                });
                run.update(Action::Tap(first.unwrap()));
                solve(&mut run);
            }
            assert!(run.exercise().unwrap().stars() < Some(3), "{id}");
            run.update(Action::Next);
        }
        assert_eq!(run.wrong_count(), run.lesson().steps.len(), "{id}");
    }
}
