//! A lesson as lines of text: for screen readers, for pipes, for tests.
//!
//! What is right and wrong, how many stars it gives and what comes next is the session's business; here it is put into
//! lines, and lines are read.

mod answer;
mod board;
mod choices;
mod command;
mod complete;
mod echo;
mod end;
mod formula;
mod input;
mod moves;
mod pick;
mod player;
mod setup;
mod squares;
mod step;

use std::io::{self, BufRead, Write};

use crate::i18n::Lang;
use crate::session::Run;

pub use echo::echo;
pub use input::{Line, Lines};

/// How a lesson ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// With its last step.
    Finished,
    /// The learner left before that.
    Left,
    /// There was nothing more to read before that.
    InputEnded,
}

/// Plays a lesson: tells each step on `output` and reads answers and commands, a line each, from `input`. With
/// `interactive` there is somebody at a terminal: a show waits for Enter, and in the end what went wrong may be
/// repeated; else a show takes no line.
///
/// # Errors
/// What reading or writing says.
pub fn play(run: Run, lang: Lang, input: impl BufRead, output: impl Write, interactive: bool) -> io::Result<Outcome> {
    player::Player::new(run, lang, input, output, interactive).play()
}
