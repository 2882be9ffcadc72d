//! Boards can be read and stand within the rules.

use std::ops::Range;

use crate::lesson::fault::{Fault, Rule};
use crate::rules::FenError;

/// Not a FEN, or a board that the rules do not have.
pub(in crate::lesson) static FEN: Rule = Rule::error("fen");

/// What the reader of FEN found; the place is inside the string.
pub(in crate::lesson) fn fen(span: Range<usize>, error: FenError) -> Fault {
    Fault::of_fen(&FEN, span, error)
}
