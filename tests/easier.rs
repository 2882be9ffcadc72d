//! The easier variant of an exercise: it has fewer pieces or less to find, and its own solution solves it.

use std::sync::Arc;

use chess_codex::lesson::{Catalog, Lesson, Step, Task};
use chess_codex::puzzle::{Code, Kind, Rng, Spec, Topic};
use chess_codex::rules::Level;
use chess_codex::session::{Action, Mode, Run, Spot};

/// How many pieces there are to look at.
fn pieces(step: &Step) -> usize {
    (step.task.position().occupied() & step.area.squares()).len()
}

/// Whether there is less to look at, or as much and less to do.
fn is_smaller(easier: &Step, than: &Step) -> bool {
    pieces(easier) < pieces(than) && !matches!(than.task, Task::Setup(_)) || size(easier) < size(than)
}

/// How much there is to look at and to do.
fn size(step: &Step) -> usize {
    let pieces = pieces(step);
    let answers: usize = step.task.answers().iter().map(|answer| answer.len()).sum();
    let more = match &step.task {
        Task::Choose(choose) => choose.options.len(),
        Task::Formula(formula) => formula.blocks.len(),
        Task::Setup(setup) => 100 * setup.to_place.len(),
        _ => 0,
    };
    2 * pieces + answers + more
}

/// Whether its own solution solves it.
fn is_solved(lesson: &Arc<Lesson>, step: &Step) -> bool {
    let mut run = Run::new(Arc::new(Lesson { steps: vec![step.clone()], ..(**lesson).clone() }), Some(Mode::ThenCheck));
    for _ in 0..12 {
        let Some(exercise) = run.exercise().filter(|exercise| !exercise.is_done()) else { break };
        let spots: Vec<Spot> = exercise.work().answer().solution(step);
        if spots.is_empty() {
            run.update(Action::Nowhere);
        }
        spots.into_iter().for_each(|spot| run.update(Action::Tap(spot)));
        run.update(Action::Check);
    }
    run.exercise().is_some_and(|exercise| exercise.stars() == Some(3))
}

#[test]
fn puzzles_have_easier_ones_with_the_same_idea() {
    let (mut all, mut made) = (0, 0);
    for kind in Kind::ALL {
        for topic in Topic::ALL {
            let Ok(spec) = Spec::new(topic, kind, kind.only_level()) else { continue };
            let code = Code { topic, kind, level: spec.level, grade: Some(*spec.grade.end()), seed: 4217 };
            for number in 0..6 {
                let step = Step::of_puzzle(&code.puzzle(number).unwrap()).unwrap();
                let lesson = Arc::new(Lesson::of_steps("one", vec![step.clone()]).unwrap());
                all += 1;
                let Some(easier) = step.easier(&mut Rng::nth(7, number.into())) else { continue };
                made += 1;
                assert!(is_smaller(&easier, &step), "{code}, {number}: {step:?}\n{easier:?}");
                assert_eq!(std::mem::discriminant(&easier.task), std::mem::discriminant(&step.task), "{code}");
                assert!(is_solved(&lesson, &easier), "{code}, {number}: {easier:?}");
            }
        }
    }
    assert!(made * 10 >= all * 7, "{made} of {all}");
}

#[test]
fn most_exercises_of_the_course_have_easier_ones() {
    let catalog = Catalog::built_in();
    let (mut all, mut made) = (0, 0);
    for reading in catalog.readings() {
        let Some(lesson) = &reading.lesson else { continue };
        for (number, step) in (0..).zip(&lesson.steps).filter(|(_, step)| step.is_exercise()) {
            all += usize::from(step.task.has_board());
            let Some(easier) = step.easier(&mut Rng::nth(3, number)) else { continue };
            let own = (&easier.id, &easier.say, &easier.teacher, &easier.drawn);
            assert!(matches!(own, (None, None, None, None)), "what is said of the hard one does not fit: {easier:?}");
            made += usize::from(step.task.has_board());
            let name = format!("{}, step {}", lesson.id, number + 1);
            assert!(is_smaller(&easier, step), "{name}: {easier:?}");
            assert!(is_solved(lesson, &easier), "{name}: {easier:?}");
        }
    }
    assert!(all > 100 && made * 2 >= all, "{made} of {all}");
}

#[test]
fn a_generated_step_is_drawn_anew_from_each_seed_and_the_same_from_one() {
    let text = std::fs::read_to_string("tests/lessons/valid/generate.toml").unwrap();
    assert!(text.contains("count = 5"));
    let path = std::path::PathBuf::from("tests/lessons/valid/generate.toml");
    let catalog = Catalog::with_folders(&[]);
    let lesson = catalog.open(path.to_str().unwrap()).unwrap_or_else(|_| panic!("it has faults"));
    assert_eq!(lesson.steps.len(), 5 + 1 + 1 + 2 + 1 + 1 + 1);
    let boards = |lesson: &Lesson| -> Vec<String> {
        lesson.steps.iter().map(|step| format!("{} {}", step.task.position(), step.area)).collect()
    };
    let (one, other) = (lesson.drawn(1), lesson.drawn(2));
    assert_eq!(boards(&one), boards(&lesson.drawn(1)));
    assert_ne!(boards(&one), boards(&other));
    assert_ne!(boards(&one)[0], boards(&one)[1], "each of the five is another");
    for step in one.steps.iter().take(5) {
        assert!(step.task.position().occupied().len() <= 3, "{}", step.task.position());
        assert!(matches!(&step.task, Task::Find(find) if find.level == Level::Legal));
    }
    for step in &other.steps {
        assert!(is_solved(&other, step), "{step:?}");
    }
    let plain = Catalog::built_in();
    let knight = plain.readings().iter().find_map(|reading| reading.lesson.clone()).unwrap();
    assert!(Arc::ptr_eq(&knight, &knight.drawn(5)), "nothing to draw");
}
