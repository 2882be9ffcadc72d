//! Lessons of the kinds that are answered by picking and by marking, played by their own solutions, and all wrong.

use chess_codex::lesson::{Question, Task};
use chess_codex::session::{Action, Mode, Run};

use crate::play::{MODES, is_done, play, solve_part, spots};
use crate::stage::of_text;

const LESSONS: [(&str, &str); 5] = [
    ("choose", include_str!("../lessons/valid/choose.toml")),
    ("choose-numbers", include_str!("../lessons/valid/choose-numbers.toml")),
    ("judge", include_str!("../lessons/valid/judge.toml")),
    ("mark", include_str!("../lessons/valid/mark.toml")),
    ("count-first", include_str!("../lessons/valid/count-first.toml")),
];

#[test]
fn their_own_solutions_give_three_stars() {
    for (id, text) in LESSONS {
        for mode in MODES {
            let mut run = Run::new(of_text(id, text), Some(mode));
            play(&mut run, |_| false);
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
                solve_part(&mut run);
            }
            assert!(run.exercise().unwrap().stars() < Some(3), "{id}");
            run.update(Action::Next);
        }
        assert_eq!(run.wrong_count(), run.lesson().steps.len(), "{id}");
    }
}
