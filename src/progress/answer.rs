//! One answer: what was asked, what was found, what went wrong.

use crate::rules::{Level, Piece, SquareSet};

/// Where an answer was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// In a lesson.
    Lesson {
        /// The lesson's id.
        lesson: String,
        /// The step: its own id, or `#` and its number in the lesson from 1.
        step: String,
    },
    /// In practice.
    Practice {
        /// The code of the puzzle.
        code: String,
        /// Which one of the run it was, from 1.
        number: u32,
    },
}

/// One try: a check, or in at-once mode one tap. Who gave it and when is told to the store beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Where it was given.
    pub source: Source,
    /// The kind of step, as lesson files name it: `find`, `build`, ...
    pub kind: String,
    /// The asked piece, if one kind of piece was asked about.
    pub piece: Option<Piece>,
    /// How much of the rules was asked, if that is told by the step.
    pub level: Option<Level>,
    /// The board.
    pub fen: String,
    /// Whether nothing in this try was wrong or missed.
    pub is_right: bool,
    /// The right squares of this try.
    pub hits: SquareSet,
    /// Squares that a check found missing.
    pub missed: SquareSet,
    /// Squares too many.
    pub extra: SquareSet,
    /// The ids of the reasons of what was wrong or missed, each once, sorted.
    pub misconceptions: Vec<String>,
    /// How many tries of this step went wrong so far, this one counted.
    pub wrong_tries: u32,
    /// How many hints were given in this step so far.
    pub hints: u32,
    /// The stars of the step, if this try finished it.
    pub stars: Option<u8>,
    /// Milliseconds since the step was shown, if somebody measured.
    pub took: Option<u32>,
}
