//! The session as tables of keys and what comes of them: no terminal, no files, no clock.

mod choose;
mod judge;
mod kind_complete;
mod kind_formula;
mod kind_move;
mod kind_setup;
mod mark;
mod scripts;
mod solved;
mod stage;

use chess_codex::lesson::Catalog;
use chess_codex::session::{Action, App, Command, Input, Item, Mode, Run, Spot, Target};

use stage::lesson;

/// A lesson of the course is played with the core's own answers: three stars. Then everything is answered wrong: it
/// still ends, each wrong square has a reason, and what went wrong can be repeated until nothing is left.
#[test]
fn every_lesson_of_the_course_can_be_played_right_and_wrong() {
    let catalog = Catalog::built_in();
    assert!(catalog.lessons().count() >= 6);
    for lesson in catalog.lessons() {
        for mode in [Mode::AtOnce, Mode::ThenCheck] {
            let mut run = Run::new(lesson.clone(), Some(mode));
            while !run.is_over() {
                answer(&mut run);
                run.update(Action::Next);
            }
            assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0), "{}", lesson.id);

            let mut run = Run::new(lesson.clone(), Some(mode));
            let mut exercises = 0;
            while !run.is_over() {
                exercises += usize::from(run.exercise().is_some());
                answer_wrong(&mut run);
                answer(&mut run);
                run.update(Action::Next);
            }
            assert_eq!(run.wrong_count(), exercises, "{}", lesson.id);
            assert!(run.stars() < Some(3), "{}", lesson.id);
            run.update(Action::RepeatWrong);
            assert_eq!((run.len(), run.is_over()), (exercises, false));
            while !run.is_over() {
                answer(&mut run);
                run.update(Action::Next);
            }
            assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0), "{}", lesson.id);
        }
    }
}

fn answer(run: &mut Run) {
    // So many parts no exercise has.
    for _ in 0..50 {
        if run.exercise().is_none_or(|exercise| exercise.is_done()) {
            return;
        }
        let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { return };
        let solution = exercise.work().answer().solution(step);
        if solution.is_empty() {
            run.update(Action::Nowhere);
        }
        for spot in solution {
            run.update(Action::Tap(spot));
        }
        // In at-once mode the last square ends it; here the check does.
        if run.mode() == Mode::ThenCheck {
            run.update(Action::Check);
        }
    }
    panic!("it has no end: {:?}", run.step());
}

fn answer_wrong(run: &mut Run) {
    let Some(step) = run.step().cloned() else { return };
    let Some(exercise) = run.exercise() else { return };
    let wrong = (step.area.squares() - exercise.round().expect("squares are marked").answer())
        .sorted()
        .next()
        .expect("not all squares are right");
    run.update(Action::Tap(wrong.into()));
    run.update(Action::Check);
    let exercise = run.exercise().expect("it goes on");
    assert_eq!(exercise.wrong_tries(), 1);
    for _ in 0..exercise.to_explain().len() {
        let exercise = run.exercise().expect("it goes on");
        let square = exercise.explained().and_then(Spot::square).expect("something is wrong");
        let why = exercise.why(&step).expect("it has a reason");
        assert_eq!(why.to, square);
        assert_eq!(
            why.reached(),
            exercise.round().expect("squares are marked").answer().contains(square),
            "{square} in {step:?}"
        );
        run.update(Action::ExplainNext);
    }
    run.update(Action::Retry);
}

/// Whatever comes in, in whatever order, nothing breaks, and what is not there cannot be reached.
#[test]
fn no_input_breaks_the_session() {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, TestRunner};
    let mut built_in: Vec<Item> = Catalog::built_in().lessons().cloned().map(Item::Ready).collect();
    for kind in [kind_move::lesson(), kind_complete::lesson()] {
        let mut lesson = (*kind).clone();
        lesson.id = format!("kind-{}", built_in.len());
        built_in.insert(0, Item::Ready(std::sync::Arc::new(lesson)));
    }
    let commands = proptest::sample::select(Command::ALL.to_vec());
    let key = prop_oneof![
        any::<char>().prop_map(chess_codex::session::Key::Char),
        proptest::sample::select("abcdefgh12345678 ?nupmlxir\u{444}\u{438}".chars().collect::<Vec<_>>())
            .prop_map(chess_codex::session::Key::Char),
        proptest::sample::select(stage::NAMED_KEYS.map(|(_, key)| key).to_vec()),
    ];
    let input = prop_oneof![
        6 => key.prop_map(Input::Key),
        3 => commands.prop_map(|command| Input::Click(Target::Command(command))),
        3 => (0..64usize).prop_map(|i| Input::Click(Target::Square(chess_codex::rules::Square::at(i)))),
        1 => (0..9usize).prop_map(|i| Input::Click(Target::Item(i))),
        1 => any::<i32>().prop_map(Input::Scroll),
        1 => (0..64usize, 0..64usize).prop_map(|(from, to)| Input::Drag {
            from: Spot::Square(chess_codex::rules::Square::at(from)),
            to: Spot::Square(chess_codex::rules::Square::at(to)),
        }),
    ];
    let mut runner = TestRunner::new_with_rng(
        Config { cases: 200, failure_persistence: None, ..Config::default() },
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    runner
        .run(&proptest::collection::vec(input, 0..400), |inputs| {
            let mut app = App::new(chess_codex::i18n::Lang::all()[0], built_in.clone());
            for input in inputs {
                app.update(input);
                prop_assert!(app.chosen_number() < app.items().len());
                if let Some(run) = app.run() {
                    prop_assert!(run.at() <= run.len());
                    prop_assert_eq!(run.board().is_some(), !run.is_over());
                    if let Some(board) = run.board() {
                        prop_assert!((board.signs.marked & board.signs.found).is_empty());
                        prop_assert!(board.area.contains(app.cursor()) || !run.step().is_some_and(|s| s.is_exercise()));
                    }
                }
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn a_broken_lesson_stays_in_sight_and_is_not_opened() {
    let items = vec![Item::Broken { id: "bad".into(), faults: 2 }, Item::Ready(lesson())];
    let mut app = App::new(chess_codex::i18n::Lang::all()[0], items);
    app.update(Input::Click(Target::Item(0)));
    assert!(app.run().is_none() && !Command::Open.works(&app));
    app.update(Input::Click(Target::Item(1)));
    assert!(app.run().is_some());
}
