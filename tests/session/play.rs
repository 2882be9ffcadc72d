//! Plays exercises of any kind by what their answers themselves give as the solution, and goes wrong in any of them.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Question, Task};
use chess_codex::rules::Square;
use chess_codex::session::{Action, Explanation, Mode, Run, Spot, Work};
use chess_codex::wording::Words;

/// Both ways to answer.
pub const MODES: [Mode; 2] = [Mode::AtOnce, Mode::ThenCheck];

/// Answers what is asked now, up to its end or to the next part.
pub fn solve_part(run: &mut Run) {
    let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { return };
    let solution = exercise.work().answer().solution(step);
    if solution.is_empty() {
        run.update(Action::Nowhere);
    }
    for spot in solution {
        run.update(Action::Tap(spot));
    }
    // In at-once mode the last tap ends it; here the check does.
    if run.mode() == Mode::ThenCheck {
        run.update(Action::Check);
    }
}

/// Answers the step that is played, all its parts.
pub fn solve(run: &mut Run) {
    // So many parts no exercise has.
    for _ in 0..20 {
        if is_done(run) {
            return;
        }
        solve_part(run);
    }
    panic!("it has no end: {:?}", run.step());
}

/// A lesson at the step of this number, nothing done in it.
pub fn at_step(lesson: &Arc<Lesson>, number: usize) -> Run {
    let mut run = Run::new(Arc::clone(lesson), None);
    (0..number).for_each(|_| run.update(Action::Next));
    run
}

/// What the answer itself gives as its solution finishes every step, from its beginning and after a first tap.
pub fn solves_from_anywhere(lesson: &Arc<Lesson>) {
    for (number, step) in lesson.steps.iter().enumerate() {
        for first in [None, step.task.position().occupied().sorted().next()] {
            let mut run = at_step(lesson, number);
            first.into_iter().for_each(|square| run.update(Action::Tap(Spot::Square(square))));
            let solution = run.exercise().map(|exercise| exercise.work().answer().solution(step));
            solution.into_iter().flatten().for_each(|spot| run.update(Action::Tap(spot)));
            assert!(is_done(&run), "step {number}");
        }
    }
}

/// Whether nothing is asked any more.
pub fn is_done(run: &Run) -> bool {
    run.exercise().is_none_or(|exercise| exercise.is_done())
}

/// What can be pointed at now.
pub fn spots(run: &Run) -> Vec<Spot> {
    let choices = (0..run.choices().len()).map(Spot::Choice);
    let takes_squares = run.exercise().is_some_and(|exercise| exercise.work().answer().takes_squares());
    let area = run.step().map(|step| step.area).filter(|_| takes_squares);
    choices
        .chain(Square::all().filter(|&square| area.is_some_and(|area| area.contains(square))).map(Spot::Square))
        .collect()
}

/// Does something in the exercise that is played that counts as a wrong try, hears every reason, and clears it away.
pub fn go_wrong(run: &mut Run) {
    let step = run.step().cloned().expect("a step");
    let first = spots(run);
    let once = first.iter().map(|&spot| vec![spot]);
    // A piece in the hand may open what was not there before: where it goes off the board, what it becomes.
    let twice = first.iter().flat_map(|&one| first.iter().map(move |&other| vec![one, other]));
    let tried = once.chain(twice).find_map(|spots| {
        let mut tried = run.clone();
        spots.iter().for_each(|&spot| tried.update(Action::Tap(spot)));
        // What is not told at once is told by the check.
        if tried.exercise()?.wrong_tries() == 0 {
            tried.update(Action::Check);
        }
        let exercise = tried.exercise()?;
        // What was pointed at is told wrong; of a formula, the squares that it gives or lacks.
        let told = match exercise.work() {
            Work::Blocks(blocks) => !blocks.extra().is_empty(),
            _ => spots.last().is_some_and(|spot| exercise.to_explain().contains(spot)),
        };
        (exercise.wrong_tries() == 1 && !exercise.is_done() && told).then_some(tried)
    });
    *run = tried.unwrap_or_else(|| panic!("nothing is wrong in {step:?}"));
    // An author may leave an answer of a question of their own without a reason.
    let own = matches!(&step.task, Task::Choose(choose) if choose.question == Question::Own);
    for _ in 0..run.exercise().map_or(0, |exercise| exercise.to_explain().len()) {
        let exercise = run.exercise().expect("it goes on");
        let (spot, explanation) = (exercise.explained().expect("something is wrong"), exercise.explanation(&step));
        assert!(own || explanation.is_some(), "{spot:?} of {step:?} has no reason");
        if let (Some(Explanation::Why(why)), Some(round)) = (&explanation, exercise.round()) {
            assert_eq!(Spot::Square(why.to), spot);
            assert_eq!(why.reached(), round.answer().contains(why.to), "{spot:?} of {step:?}");
        }
        for &lang in Lang::all() {
            let said = explanation.as_ref().map(|it| it.say(run.lesson(), &step, &Words::interface(lang)));
            assert!(said.is_none_or(|said| said.contains(' ')), "{spot:?} of {step:?} in {lang}");
        }
        run.update(Action::ExplainNext);
    }
    run.update(Action::Retry);
    run.update(Action::Clear);
    assert_eq!(run.exercise().map(|exercise| exercise.wrong_tries()), Some(1), "{step:?}");
}

/// The numbers of the steps that are played to the end, each gone wrong in first if `goes_wrong` says so of its number.
pub fn play(run: &mut Run, goes_wrong: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut played = Vec::new();
    while !run.is_over() {
        let lesson = Arc::clone(run.lesson());
        let number = lesson.steps.iter().position(|step| run.step().is_some_and(|it| std::ptr::eq(it, step)));
        let number = number.expect("a step of the lesson");
        let wrong = run.exercise().is_some() && goes_wrong(number);
        if played.last() != Some(&number) {
            played.push(number);
        }
        if wrong {
            go_wrong(run);
        }
        solve(run);
        if let Some(exercise) = run.exercise() {
            assert_eq!(exercise.stars(), Some(if wrong { 2 } else { 3 }), "{} step {number}", lesson.id);
        }
        run.update(Action::Next);
    }
    played
}

/// Plays a lesson right, then wrong in the steps that `goes_wrong` names, then again what went wrong: in both modes.
pub fn play_right_and_wrong(lesson: &Arc<Lesson>, goes_wrong: impl Fn(usize) -> bool) {
    let all: Vec<usize> = (0..lesson.steps.len()).collect();
    let is_wrong = |&number: &usize| lesson.steps[number].is_exercise() && goes_wrong(number);
    let wrong: Vec<usize> = all.iter().copied().filter(is_wrong).collect();
    for mode in MODES {
        let mut run = Run::new(lesson.clone(), Some(mode));
        assert_eq!(play(&mut run, |_| false), all, "{} {mode:?}", lesson.id);
        assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0), "{} {mode:?}", lesson.id);

        let mut run = Run::new(lesson.clone(), Some(mode));
        assert_eq!(play(&mut run, &goes_wrong), all, "{} {mode:?}", lesson.id);
        assert_eq!(run.wrong_count(), wrong.len(), "{} {mode:?}", lesson.id);
        let exercises = lesson.steps.iter().filter(|step| step.is_exercise()).count();
        if wrong.len() == exercises {
            assert_eq!(run.stars(), Some(2), "{} {mode:?}", lesson.id);
        }
        run.update(Action::RepeatWrong);
        assert!(run.is_repeat() || wrong == all, "{} {mode:?}", lesson.id);
        assert_eq!(play(&mut run, |_| false), wrong, "{} {mode:?}", lesson.id);
        assert_eq!((run.stars(), run.wrong_count()), (Some(3), 0), "{} {mode:?}", lesson.id);
    }
}
