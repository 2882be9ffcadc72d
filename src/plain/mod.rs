//! A lesson as lines of text: for screen readers, for pipes, for tests.
//!
//! What is right and wrong, how many stars it gives and what comes next is the session's business; here it is put into
//! lines, and lines are read.

mod answer;
mod board;
mod choices;
mod command;
mod complete;
mod course;
mod echo;
mod end;
mod formula;
mod input;
mod moves;
mod pick;
mod player;
mod practice;
mod setup;
mod spoken;
mod squares;
mod step;

use std::io::{self, BufRead, Write};

use crate::i18n::{Args, Lang};
use crate::lesson::Step;
use crate::progress::Moment;
use crate::session::{News, Record, Run};

pub use course::course;
pub use echo::echo;
pub use input::{Line, Lines};
pub use practice::{perform, practise};

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

/// Whoever keeps what is answered, and draws the steps that a run awaits.
pub trait Desk {
    /// Keeps a record, and gives messages to be told about that.
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)>;

    /// The next step of a run that awaits one; none if there are no more.
    fn draw(&mut self) -> Option<Step>;

    /// What is to be told before the step with this number in the run, from 0: the code of a puzzle.
    fn before(&self, _number: usize) -> Option<String> {
        None
    }

    /// The run is over; so many milliseconds were spent thinking, if there is a clock.
    fn over(&mut self, _thought: Option<u64>) {}

    /// What the clock says; none where there is no clock.
    fn now(&self) -> Option<Moment> {
        None
    }
}

/// A desk at which nobody sits: nothing is kept and nothing drawn.
struct Nobody;

impl Desk for Nobody {
    fn keep(&mut self, _record: &Record) -> Vec<(String, Args)> {
        Vec::new()
    }

    fn draw(&mut self) -> Option<Step> {
        None
    }
}

/// What of the world's news is to be told at once.
fn messages(news: &[News]) -> Vec<(String, Args)> {
    let notices = news.iter().filter_map(|news| if let News::Notice(notice) = news { Some(notice) } else { None });
    notices.flat_map(|notice| notice.messages()).collect()
}

/// Plays a lesson: tells each step on `output` and reads answers and commands, a line each, from `input`. With
/// `interactive` there is somebody at a terminal: a show waits for Enter, and in the end what went wrong may be
/// repeated; else a show takes no line.
///
/// # Errors
/// What reading or writing says.
pub fn play(run: Run, lang: Lang, input: impl BufRead, output: impl Write, interactive: bool) -> io::Result<Outcome> {
    play_at(run, lang, input, output, interactive, &mut Nobody)
}

/// [`play`], with everything kept that is to be kept, each answer before its verdict is told, and the steps that the run
/// awaits drawn one by one.
///
/// # Errors
/// What reading or writing says.
pub fn play_at(
    run: Run,
    lang: Lang,
    mut input: impl BufRead,
    mut output: impl Write,
    interactive: bool,
    desk: &mut dyn Desk,
) -> io::Result<Outcome> {
    player::Player::new(run, lang, &mut input, &mut output, interactive, desk).play()
}
