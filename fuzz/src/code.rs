//! Words that name things: codes of puzzles, squares, moves, areas, languages, settings, names of learners. What is read is
//! printed so that it reads the same; a code that is read draws puzzles that keep the laws of puzzles.

use std::sync::Arc;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Lesson, Step};
use chess_codex::plain::echo;
use chess_codex::progress::{Learner, clean_name};
use chess_codex::puzzle::{Code, CodeError, Wish};
use chess_codex::rules::{Area, Move, Square};
use chess_codex::session::{Mode, Run};

use super::bytes::digest;
use super::laws::{is_harmless, is_said};
use super::lesson::is_solved;

/// Tries a text.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    code(&text, digest(data));
    words(&text);
    names(&text);
}

fn code(text: &str, choice: u64) {
    let (wish, code) = (Wish::parse(text), text.parse::<Code>());
    match code {
        Ok(code) => {
            let printed = code.to_string();
            assert_eq!(printed.parse(), Ok(code), "{text:?}");
            assert_eq!(wish.expect("what is a code is a wish").code(1), Ok(code), "{text:?}");
            is_harmless(&printed);
            // Drawing is dear: one text in eight.
            if choice.is_multiple_of(8) {
                draws(code, u32::try_from(choice >> 8 & 31).unwrap_or(0));
            }
        }
        Err(error) => {
            // A wish may be a whole without being a code: it has no seed.
            if let Ok(wish) = wish {
                assert!(wish.seed.is_none() || matches!(error, CodeError::Spec(_)), "{text:?}: {error}");
            }
        }
    }
}

fn draws(code: Code, number: u32) {
    let Some(puzzle) = code.puzzle(number) else { panic!("{code} draws nothing as number {number}") };
    assert_eq!(code.puzzle(number).as_ref(), Some(&puzzle), "{code} {number} is not drawn alike twice");
    assert!(!puzzle.answer.is_empty() && (puzzle.answer - puzzle.area.squares()).is_empty(), "{code} {number}");
    let step = Step::of_puzzle(&puzzle).expect("a puzzle is a step");
    let lesson = Lesson::of_steps(&code.to_string(), vec![step]).expect("it has a step");
    is_solved(Run::new(Arc::new(lesson), Some(Mode::ThenCheck)));
}

fn words(text: &str) {
    match text.parse::<Square>() {
        Ok(square) => assert_eq!(square.to_string().parse(), Ok(square)),
        Err(error) => is_said(|words| words.square_fault(&error)),
    }
    match text.parse::<Move>() {
        Ok(one) => assert_eq!(one.to_string().parse(), Ok(one)),
        Err(error) => is_said(|words| words.move_fault(&error)),
    }
    if let Ok(area) = text.parse::<Area>() {
        assert_eq!(area.to_string().parse(), Ok(area), "{text:?}");
    }
    if let Some(lang) = Lang::parse(text) {
        assert_eq!(Lang::parse(lang.tag()), Some(lang));
    }
}

fn names(text: &str) {
    let shown = echo(text);
    is_harmless(&shown);
    assert!(!shown.contains('\n') && shown.chars().count() <= 41 * 8, "{shown:?}");
    if let Ok(name) = clean_name(text) {
        is_harmless(&name);
        assert!(!name.contains('\n') && !name.trim().is_empty(), "{name:?}");
        assert!(name.chars().count() <= Learner::LONGEST_NAME, "{name:?}");
        assert_eq!(clean_name(&name), Ok(name.clone()), "a clean name stays as it is");
        assert_eq!(Learner::folded(&Learner::folded(&name)), Learner::folded(&name), "{name:?}");
    }
}
