//! What a step says, in the words of the canvas.

use crate::args;
use crate::lesson::{Build, Lesson, Step, Text};
use crate::session::{Choice, Exercise, Hint, Run, Work, called, telling};

use super::canvas::Canvas;

/// A text of a step.
pub(super) fn text(canvas: &Canvas, lesson: &Lesson, step: &Step, text: &Text) -> String {
    telling::text(&canvas.words, lesson, step, text)
}

/// What is to be read or done: the step's own text, or the usual one of its kind.
pub(super) fn instruction(canvas: &Canvas, run: &Run, step: &Step) -> String {
    telling::instruction(&canvas.words, run, step)
}

/// What the stage of a build asks.
pub(super) fn build_task(canvas: &Canvas, build: &Build, exercise: &Exercise, step: &Step) -> String {
    telling::build_task(&canvas.words, build, exercise, step)
}

/// What is said after the task, whatever its words: what the board cannot show, and what the next part asks.
pub(super) fn notes(canvas: &Canvas, run: &Run, step: &Step) -> Vec<String> {
    telling::notes(&canvas.words, run, step)
}

/// A hint about what is beside the board; empty for any other.
pub(super) fn hint(canvas: &Canvas, hint: Hint, exercise: &Exercise, choices: &[Choice]) -> String {
    match (hint, exercise.work()) {
        (Hint::Blocks(count), _) => canvas.words.hint_blocks(count),
        (Hint::Choice { number, first }, Work::Blocks(blocks)) => {
            blocks.allowed().get(number).map(|&block| canvas.words.hint_block(block, first)).unwrap_or_default()
        }
        (Hint::TakeBack, _) => canvas.plain("hint-take-back"),
        (Hint::InTray(count), _) => canvas.words.hint_in_tray(count),
        (Hint::Home { piece, rank }, _) => canvas.words.hint_home(piece, rank),
        (Hint::Place { piece, square }, _) => canvas.words.hint_place(piece, square),
        (Hint::Rule(id), _) => canvas.plain(id),
        (Hint::RightCount(count), _) => canvas.say("hint-right-count", &args!["count" => count]),
        (Hint::NotThis(number), _) => canvas.say("hint-not-this", &args!["number" => called(number, choices)]),
        (Hint::This(number), _) => canvas.say("hint-this", &args!["number" => called(number, choices)]),
        _ => String::new(),
    }
}
