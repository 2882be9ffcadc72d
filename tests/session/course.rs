//! Every lesson of the course, played right and played wrong in every way: the answers of the rules themselves give three
//! stars everywhere, and whatever else can be pointed at is told wrong with its reason, in every language.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Judge, Lesson, Question, Step, Task};
use chess_codex::rules::{Move, Position, Role, Square, SquareSet, reach};
use chess_codex::session::{Action, Feedback, Mode, Run, Spot, Told, Work};

use crate::play::{is_done, play_right_and_wrong, solve_part, spots};
use crate::ten_kinds;

fn course() -> Vec<Arc<Lesson>> {
    let catalog = Catalog::built_in();
    assert_eq!(catalog.lessons().count(), catalog.readings().len());
    catalog.lessons().cloned().collect()
}

/// A lesson is played with the core's own answers, in both modes: three stars. Then every exercise is answered wrong once:
/// it still ends, with two stars, and what went wrong can be repeated until nothing is left.
#[test]
fn every_lesson_can_be_played_right_and_wrong() {
    for lesson in course() {
        play_right_and_wrong(&lesson, |_| true);
    }
}

#[test]
fn whatever_is_wrong_has_a_reason_in_every_language() {
    let mut told = 0;
    for lesson in course().into_iter().chain([ten_kinds::lesson()]) {
        told += go_wrong_everywhere(&lesson).len();
        told += answer_all_wrong(&lesson).len();
    }
    // Fewer would mean that wrong answers went unseen.
    assert!(told > 30_000, "only {told} reasons");
}

/// At once: each thing that can be pointed at in each part of each exercise, alone and, where it takes a piece or a block
/// into the hand, with each thing after it. Gives what was told wrong.
fn go_wrong_everywhere(lesson: &Arc<Lesson>) -> Vec<Spot> {
    let mut wrong = Vec::new();
    let mut run = Run::new(Arc::clone(lesson), Some(Mode::AtOnce));
    while !run.is_over() {
        let before = wrong.len();
        while !is_done(&run) {
            try_everything(&run, 0, &mut wrong);
            solve_part(&mut run);
        }
        let everything_is_right = run.step().is_some_and(|step| !step.is_exercise() || nothing_is_wrong(step));
        assert!(wrong.len() > before || everything_is_right, "nothing is wrong in {:?}", run.step());
        run.update(Action::Next);
    }
    wrong
}

/// Taps each thing that can be pointed at, and where that may leave a piece or a block in the hand, each thing after it.
fn try_everything(run: &Run, taps: usize, wrong: &mut Vec<Spot>) {
    for spot in spots(run) {
        let mut tried = run.clone();
        tried.update(Action::Tap(spot));
        wrong.extend(told_wrong(run, &tried, spot));
        if taps + 1 < taps_of_one_thought(&tried) {
            try_everything(&tried, taps + 1, wrong);
        }
    }
}

/// A piece is taken and put down; of blocks it takes a few until they lead nowhere.
fn taps_of_one_thought(run: &Run) -> usize {
    let work = run.exercise().filter(|exercise| !exercise.is_done()).map(|exercise| exercise.work());
    match work {
        Some(Work::Blocks(_)) => 3,
        Some(Work::Moves(_) | Work::Placing(_) | Work::Complete(_)) => 2,
        Some(Work::Marks(_) | Work::Picks(_)) | None => 1,
    }
}

/// No square is wrong where all of those that exist are the answer, no block where all are needed.
fn nothing_is_wrong(step: &Step) -> bool {
    match &step.task {
        Task::Formula(formula) => formula.blocks.len() == formula.solution.len(),
        Task::Find(find) => find.answer == step.area.squares(),
        Task::Mark(described) => described.answer == step.area.squares(),
        _ => false,
    }
}

/// What the last tap was told to be wrong, if it was, after its reason was heard.
fn told_wrong(before: &Run, after: &Run, spot: Spot) -> Option<Spot> {
    let tries = |run: &Run| run.exercise().map_or(0, |exercise| exercise.wrong_tries());
    if tries(after) == tries(before) {
        return None;
    }
    let exercise = after.exercise()?;
    // A move after which the goal is out of reach, or that makes the way longer, is a legal one: what is wrong is told at once.
    if let Feedback::Told(Told::Stuck | Told::Longer(_)) = exercise.feedback() {
        return Some(spot);
    }
    assert!(!exercise.to_explain().is_empty(), "{spot:?} is wrong without a word in {:?}", after.step());
    if !matches!(exercise.work(), Work::Blocks(_)) {
        assert_eq!(exercise.explained(), Some(spot), "{:?}", after.step());
    }
    hear(after);
    Some(spot)
}

/// All, then check: everything wrong is marked and nothing right, so that the reason of each square is heard, of those that
/// are too many and of those that are missed. Gives what was explained.
fn answer_all_wrong(lesson: &Arc<Lesson>) -> Vec<Spot> {
    let mut explained = Vec::new();
    let mut run = Run::new(Arc::clone(lesson), Some(Mode::ThenCheck));
    while !run.is_over() {
        while !is_done(&run) {
            let (step, exercise) = (run.step().expect("a step"), run.exercise().expect("an exercise"));
            let right = exercise.work().answer().solution(step);
            if matches!(exercise.work(), Work::Marks(_) | Work::Picks(_)) {
                let mut tried = run.clone();
                spots(&run).into_iter().filter(|spot| !right.contains(spot)).for_each(|spot| {
                    tried.update(Action::Tap(spot));
                });
                tried.update(Action::Check);
                let spots = tried.exercise().expect("an exercise").to_explain();
                for _ in &spots {
                    hear(&tried);
                    tried.update(Action::ExplainNext);
                }
                explained.extend(spots);
            }
            solve_part(&mut run);
        }
        run.update(Action::Next);
    }
    explained
}

/// The reason that is told now, in every language: whole, and of that language alone.
fn hear(run: &Run) {
    let (step, exercise) = (run.step().expect("a step"), run.exercise().expect("an exercise"));
    let place = || format!("{} {:?} {:?}", run.lesson().id, step.id, exercise.explained());
    let Some(explanation) = exercise.explanation(step) else {
        // That a right answer was left out is told by its sign; only what is wrong must have a reason.
        assert!(is_right_option(step, exercise.explained()), "{} has no reason", place());
        return;
    };
    for &lang in Lang::all() {
        let said = explanation.say(run.lesson(), step, &run.lesson().words(lang));
        assert_eq!(leak(&said, lang), None, "{}: {said}", place());
    }
}

/// Whether it is a right answer of an author's own question.
fn is_right_option(step: &Step, spot: Option<Spot>) -> bool {
    let (Task::Choose(choose), Some(Spot::Choice(number))) = (&step.task, spot) else { return false };
    choose.question == Question::Own && choose.options[number].right
}

/// What in a sentence is no word of its language: a message's id, an argument without a value, the other alphabet.
fn leak(said: &str, lang: Lang) -> Option<&'static str> {
    let cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    let mut words = said.split(|c: char| !c.is_ascii_alphabetic());
    match () {
        () if said.contains(['{', '}', '$']) => Some("an argument"),
        () if !said.contains(' ') => Some("one word"),
        () if lang.tag() == "ru" && words.any(|word| word.len() > 2) => Some("Latin words"),
        () if lang.tag() == "ru" && !said.contains(cyrillic) => Some("no Cyrillic letter"),
        () if lang.tag() != "ru" && said.contains(cyrillic) => Some("Cyrillic letters"),
        () => None,
    }
}

#[test]
fn leaks_are_seen() {
    let russian = Lang::parse("ru").unwrap();
    for (said, lang, expected) in [
        ("why-rook-line", Lang::ENGLISH, Some("one word")),
        ("why-rook-line", russian, Some("one word")),
        ("The {$piece} goes there.", Lang::ENGLISH, Some("an argument")),
        ("Сюда идёт rook-line.", russian, Some("Latin words")),
        ("e4 d5", russian, Some("no Cyrillic letter")),
        ("The ладья goes there.", Lang::ENGLISH, Some("Cyrillic letters")),
        ("С d4 на d6 пошла бы ладья.", russian, None),
        ("A rook would go from d4 to d6.", Lang::ENGLISH, None),
    ] {
        assert_eq!(leak(said, lang), expected, "{said}");
    }
}

/// A wrong answer without a reason is seen: an author's own answer may stand without one.
#[test]
#[should_panic(expected = "has no reason")]
fn a_reason_that_is_missing_is_seen() {
    let mut lesson = (*course().into_iter().find(|lesson| lesson.id == "1-1-game").unwrap()).clone();
    for step in &mut lesson.steps {
        if let Task::Choose(choose) = &mut step.task {
            choose.options.iter_mut().for_each(|option| option.why = None);
        }
    }
    go_wrong_everywhere(&Arc::new(lesson));
}

/// The answers by which the lessons are played are those of the rules, asked anew.
#[test]
fn the_answers_are_the_rules_own() {
    let course = course();
    let asked: usize = course.iter().map(|lesson| lesson.steps.iter().filter(|step| is_asked_anew(step)).count()).sum();
    assert!(asked > 300, "only {asked}");
    for lesson in course {
        assert_eq!(false_answers(&lesson.steps), Vec::<String>::new(), "{}", lesson.id);
    }
}

#[test]
fn a_false_answer_is_seen() {
    for lesson in course() {
        let mut steps = lesson.steps.clone();
        for step in &mut steps {
            let flip = |set: &mut SquareSet| set.0 ^= 1;
            match &mut step.task {
                Task::Find(find) => flip(&mut find.answer),
                Task::Mark(described) => flip(&mut described.answer),
                Task::Build(build) => flip(&mut build.stages[0].squares),
                Task::Setup(setup) => flip(&mut setup.to_place),
                Task::Move(play) => play.least += 1,
                Task::Judge(judge) => judge.played.to = judge.played.from,
                _ => {}
            }
        }
        let asked = steps.iter().filter(|step| is_asked_anew(step)).count();
        assert_eq!(false_answers(&steps).len(), asked, "{}", lesson.id);
    }
}

const fn is_asked_anew(step: &Step) -> bool {
    use Task::{Build, Find, Judge, Mark, Move, Setup};
    matches!(step.task, Find(_) | Mark(_) | Build(_) | Setup(_) | Move(_) | Judge(_))
}

/// The steps whose answer is not what the rules say.
fn false_answers(steps: &[Step]) -> Vec<String> {
    let area = |step: &Step| step.area;
    let is_true = |step: &&Step| match &step.task {
        Task::Find(find) => {
            let reached = find.pieces.iter().map(|&from| reach(&find.position, from, find.level, area(step)));
            reached.fold(SquareSet::EMPTY, |all, some| all | some.only(find.only)) == find.answer
        }
        Task::Mark(described) => {
            let fits = |&square: &Square| {
                described.traits.iter().all(|one| one.holds(square, &described.position, area(step)))
            };
            area(step).squares().into_iter().filter(fits).collect::<SquareSet>() == described.answer
        }
        Task::Build(build) => {
            let color = build.position.piece_at(build.piece).expect("a piece").color;
            build.stages.iter().all(|it| it.formula.squares(build.piece, color, area(step)) == it.squares)
        }
        Task::Setup(setup) => {
            let start = Position::start();
            let places = setup.pieces.iter().map(|&piece| start.by_piece(piece));
            let belong = places.fold(SquareSet::EMPTY, |all, some| all | some) & area(step).squares();
            belong - setup.position.occupied() == setup.to_place
        }
        Task::Move(play) => play.puzzle.solve().expect("small enough").is_some_and(|moves| moves.len() == play.least),
        Task::Judge(judge) => {
            let becomes = [None, Some(Role::Queen)];
            let legal = becomes.map(|promotion| judge.position.is_legal(Move { promotion, ..judge.played }));
            legal.contains(&true) == judge.is_allowed()
                && Judge::new(judge.position, judge.played).is_some_and(|it| it.conditions == judge.conditions)
        }
        _ => true,
    };
    steps.iter().filter(|step| !is_true(step)).map(|step| format!("{:?} {:?}", step.id, step.task)).collect()
}
