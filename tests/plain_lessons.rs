//! Every built-in lesson played to its end as lines: all right, all wrong, all left out, in every language and both
//! ways to answer. What is right is asked from the rules, not from the lesson.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson, Step, Task};
use chess_codex::plain::{Outcome, play};
use chess_codex::rules::{SquareSet, reach};
use chess_codex::session::{Mode, Run};

const WAYS: [Mode; 2] = [Mode::ThenCheck, Mode::AtOnce];

fn lessons() -> Vec<Arc<Lesson>> {
    let lessons: Vec<_> = Catalog::built_in().lessons().cloned().collect();
    assert!(lessons.len() >= 6, "only {} lessons", lessons.len());
    lessons
}

/// What each part of a step asks for.
fn answers(step: &Step) -> Vec<SquareSet> {
    match &step.task {
        Task::Show(_) | Task::Formula(_) | Task::Move(_) | Task::Complete(_) | Task::Setup(_) => Vec::new(),
        Task::Find(find) => {
            let reached =
                find.pieces.iter().map(|&from| reach(&find.position, from, find.level, step.area).only(find.only));
            vec![reached.fold(SquareSet::EMPTY, |all, some| all | some)]
        }
        Task::Build(build) => {
            let color = build.position.piece_at(build.piece).unwrap().color;
            build.stages.iter().map(|stage| stage.formula.squares(build.piece, color, step.area)).collect()
        }
        other => other.answers(),
    }
}

fn line(squares: SquareSet) -> String {
    if squares.is_empty() { "nowhere\n".to_owned() } else { format!("{squares}\n") }
}

fn told(lesson: &Arc<Lesson>, lang: Lang, mode: Mode, input: &str) -> (Outcome, String) {
    let mut out = Vec::new();
    let run = Run::new(Arc::clone(lesson), Some(mode));
    let outcome = play(run, lang, input.as_bytes(), &mut out, false).unwrap();
    (outcome, String::from_utf8(out).unwrap())
}

fn last_line(lang: Lang, stars: &str) -> String {
    match lang.tag() {
        "ru" => format!("Урок пройден: {stars}!"),
        _ => format!("The lesson is done: {stars}!"),
    }
}

#[test]
fn right_answers_give_three_stars() {
    for lesson in lessons() {
        let input: String = lesson.steps.iter().flat_map(answers).map(line).collect();
        for (&lang, mode) in Lang::all().iter().flat_map(|lang| WAYS.map(|mode| (lang, mode))) {
            let (outcome, out) = told(&lesson, lang, mode, &input);
            assert_eq!(outcome, Outcome::Finished, "{} {lang}: {out}", lesson.id);
            let stars = if lang.tag() == "ru" { "3 звезды" } else { "3 stars" };
            assert_eq!(out.lines().last(), Some(last_line(lang, stars).as_str()), "{} {lang}", lesson.id);
            let exercises = lesson.steps.iter().filter(|step| step.is_exercise()).count();
            assert_eq!(out.matches(&format!("\n{stars}.\n")).count(), exercises, "{} {lang}", lesson.id);
        }
    }
}

#[test]
fn wrong_answers_alone_never_end_a_step_and_never_stop_the_program() {
    for lesson in lessons() {
        for (&lang, mode) in Lang::all().iter().flat_map(|lang| WAYS.map(|mode| (lang, mode))) {
            let wrong = |step: &Step| match answers(step).first() {
                Some(&answer) => line(step.area.squares() - answer).repeat(2) + "nowhere\n?\n?\n?\n?\nnext\n",
                None => String::new(),
            };
            let input: String = lesson.steps.iter().map(wrong).collect();
            let (outcome, out) = told(&lesson, lang, mode, &input);
            assert_eq!(outcome, Outcome::Finished, "{} {lang}: {out}", lesson.id);
            let stars = if lang.tag() == "ru" { "0 звёзд" } else { "0 stars" };
            assert_eq!(out.lines().last(), Some(last_line(lang, stars).as_str()), "{} {lang}: {out}", lesson.id);
            assert_eq!(told(&lesson, lang, mode, "a1 b2\nh8\nnowhere\n").0, Outcome::InputEnded, "{}", lesson.id);
        }
    }
}

#[test]
fn what_was_missed_can_be_added() {
    for lesson in lessons() {
        // Every round in two lines: half of its squares with a wrong one, then the rest.
        let half = |step: Step| {
            let rounds = answers(&step).into_iter().map(move |answer| {
                let first: SquareSet = answer.sorted().step_by(2).collect();
                let wrong = (step.area.squares() - answer).sorted().next().unwrap();
                let rest = answer - first;
                format!("{first} {wrong}\n{}", if rest.is_empty() { String::new() } else { line(rest) })
            });
            rounds.collect::<String>()
        };
        let input: String = lesson.steps.iter().cloned().map(half).collect();
        let (outcome, out) = told(&lesson, Lang::ENGLISH, Mode::ThenCheck, &input);
        assert_eq!(outcome, Outcome::Finished, "{}: {out}", lesson.id);
        assert!(out.ends_with("The lesson is done: 2 stars!\n"), "{}: {out}", lesson.id);
    }
}

#[test]
fn no_line_acts_on_a_terminal_or_holds_an_unfilled_place() {
    for lesson in lessons() {
        for &lang in Lang::all() {
            let (_, out) = told(&lesson, lang, Mode::ThenCheck, &"notes\nnext\n".repeat(lesson.steps.len()));
            let odd = |c: char| c != '\n' && (c.is_control() || ('\u{2066}'..='\u{2069}').contains(&c));
            assert!(!out.contains(odd), "{} {lang}: {out}", lesson.id);
            assert!(!out.contains("{$") && !out.contains("{ $") && !out.contains("plain-"), "{} {lang}", lesson.id);
        }
    }
}
