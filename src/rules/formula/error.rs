//! What is wrong with the text of a formula, and where.

use std::fmt;
use std::ops::Range;

use super::Formula;

/// Why a text is not a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaError {
    /// The place in the text, in bytes; empty (at the end) where something is missing.
    pub at: Range<usize>,
    /// What is wrong there.
    pub kind: FormulaErrorKind,
}

/// The faults of a formula's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormulaErrorKind {
    /// Nothing is written.
    Empty,
    /// A sign that no formula has.
    UnknownSign(char),
    /// A word that the language of formulas does not have.
    UnknownWord(String),
    /// Something else has to stand here: the text ends (`found` is none), or another word or sign stands here.
    Unexpected {
        /// What may stand here.
        expected: Expected,
        /// What stands here.
        found: Option<String>,
    },
    /// Nested deeper than [`Formula::MAX_DEPTH`].
    TooDeep,
    /// Longer than [`Formula::MAX_LEN`] names and operations.
    TooLong,
}

/// What may stand at a place of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A name of a piece, `not`, `nearest(`, `forward(` or `(`.
    Operand,
    /// The `(` after `nearest` and `forward`.
    Opening,
    /// `or`, `and`, or `)`: a parenthesis is open.
    OperatorOrClosing,
    /// `or`, `and`, or the end.
    OperatorOrEnd,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Operand => "a piece (rook, bishop, queen, king, knight), not, nearest(...), forward(...) or (",
            Self::Opening => "(",
            Self::OperatorOrClosing => "or, and, or )",
            Self::OperatorOrEnd => "or, and, or the end",
        })
    }
}

impl fmt::Display for FormulaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            FormulaErrorKind::Empty => write!(f, "the formula is empty: expected {}", Expected::Operand),
            FormulaErrorKind::UnknownSign(sign) => {
                write!(f, "{sign:?} (U+{:04X}) has no place in a formula", u32::from(*sign))
            }
            FormulaErrorKind::UnknownWord(word) => write!(f, "{word:?} is no word of formulas"),
            FormulaErrorKind::Unexpected { expected, found: Some(found) } => {
                write!(f, "expected {expected}, but here stands {found:?}")
            }
            FormulaErrorKind::Unexpected { expected, found: None } => {
                write!(f, "expected {expected}, but the text ends")
            }
            FormulaErrorKind::TooDeep => write!(f, "nested deeper than {} levels", Formula::MAX_DEPTH),
            FormulaErrorKind::TooLong => write!(f, "longer than {} names and operations", Formula::MAX_LEN),
        }
    }
}

impl std::error::Error for FormulaError {}
