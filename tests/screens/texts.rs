//! No text of a lesson is cut on the smallest screen, in any language: it is in sight, or can be scrolled to.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Catalog, Lesson, Step};
use chess_codex::session::{App, Command, Input, Item, Key, Mode, Spot, Target};
use chess_codex::text::wrap;
use chess_codex::ui::{Look, Pieces, Theme};

use crate::picture::{rows, screen};

const LOOK: Look = Look::new(Theme::Dark, Pieces::Signs);
const SIZE: (u16, u16) = (80, 24);
/// The columns of the panel.
const PANEL: usize = 42;
/// Beside a part of the board, or without one, it has more, but no more than these.
const WIDEST: usize = 72;

/// Everything that can be read: the rows at every place to which the text scrolls.
fn readable(app: &mut App) -> Vec<String> {
    let mut seen = Vec::new();
    app.update(Input::Scroll(i32::MIN));
    loop {
        let (buffer, hits) = screen(app, &LOOK, SIZE);
        seen.extend(rows(&buffer));
        app.limit_scroll(hits.scroll_limit());
        if app.scroll() >= hits.scroll_limit() {
            return seen;
        }
        app.update(Input::Scroll(1));
    }
}

/// The text, broken into lines of so many columns or more, as the panel has them here.
fn assert_among(seen: &[String], text: &str, columns: usize, place: &str) {
    let missing = |columns| -> Option<String> {
        let mut lines = wrap(text, columns).into_iter();
        lines.find(|line| !seen.iter().any(|row| row.contains(line.trim())))
    };
    if let Some(line) = missing(columns) {
        let elsewhere = (columns + 1..=WIDEST).any(|columns| missing(columns).is_none());
        assert!(elsewhere, "{place}: {line:?} is not to be seen in\n{}", seen.join("\n"));
    }
}

fn texts(lesson: &Lesson, step: &Step, lang: Lang) -> Vec<(String, usize)> {
    let args = lesson.step_args(step);
    let own = step.text.iter().map(|text| (lesson.text(lang, text, &args), PANEL));
    let aloud = step.say.iter().map(|text| (lesson.text(lang, text, &args), PANEL - 3));
    own.chain(aloud).collect()
}

#[test]
fn every_text_of_the_built_in_lessons_can_be_read() {
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = App::new(lang, vec![Item::Ready(Arc::clone(lesson))]);
            app.open(lesson);
            for (number, step) in lesson.steps.iter().enumerate() {
                // Leave out what is not shown by itself: go on by the answers.
                while app.run().unwrap().at() < number {
                    go_on(&mut app);
                }
                let place = format!("{} step {} in {lang}", lesson.id, number + 1);
                let seen = readable(&mut app);
                for (text, columns) in texts(lesson, step, lang) {
                    assert_among(&seen, &text, columns, &place);
                }
            }
        }
    }
}

#[test]
fn after_a_wrong_answer_task_and_reason_can_be_read() {
    for lesson in Catalog::built_in().lessons() {
        for &lang in Lang::all() {
            let mut app = App::new(lang, vec![Item::Ready(Arc::clone(lesson))]);
            app.open(lesson);
            for (number, step) in lesson.steps.iter().enumerate() {
                while app.run().unwrap().at() < number {
                    go_on(&mut app);
                }
                let Some(round) = app.run().unwrap().exercise().and_then(|exercise| exercise.round()) else { continue };
                let wrong = (step.area.squares() - round.answer()).sorted().take(2).collect::<Vec<_>>();
                if app.run().unwrap().mode() == Mode::ThenCheck {
                    app.update(Input::Key(Key::Char('m')));
                }
                for square in wrong {
                    app.update(Input::Click(Target::Square(square)));
                    let exercise = app.run().unwrap().exercise().unwrap();
                    let why = exercise.explanation(step).expect("there is a reason");
                    let place = format!("{} step {} in {lang}, {square}", lesson.id, number + 1);
                    let seen = readable(&mut app);
                    assert_among(&seen, &why.say(lesson, step, &lesson.words(lang)), PANEL - 2, &place);
                    for (text, columns) in texts(lesson, step, lang) {
                        assert_among(&seen, &text, columns, &place);
                    }
                }
            }
        }
    }
}

/// To the next step or picture, by the solution if something is asked.
fn go_on(app: &mut App) {
    // No exercise has so many parts.
    for _ in 0..20 {
        let run = app.run().unwrap();
        let (Some(step), Some(exercise)) = (run.step(), run.exercise().filter(|exercise| !exercise.is_done())) else {
            app.update(Input::Key(Key::Enter));
            return;
        };
        let solution = exercise.work().answer().solution(step);
        if solution.is_empty() {
            app.update(Input::Click(Target::Command(Command::Nowhere)));
        }
        for spot in solution {
            app.update(Input::Click(match spot {
                Spot::Square(square) => Target::Square(square),
                Spot::Choice(number) => Target::Choice(number),
            }));
        }
        if app.run().unwrap().mode() == Mode::ThenCheck {
            app.update(Input::Click(Target::Command(Command::Check)));
        }
    }
    panic!("it has no end: {:?}", app.run().unwrap().step());
}
