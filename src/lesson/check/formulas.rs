//! Formulas can be read, and the last stage of a build is what the piece can do.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{FormulaError, Square, SquareSet};
use crate::wording::ChessArgs as _;

/// Not a formula.
pub(in crate::lesson) static FORMULA: Rule = Rule::error("formula");
/// A build that ends with other squares than its piece has.
pub(in crate::lesson) static LAST_STAGE: Rule = Rule::warning("last-stage");

/// What the reader of formulas found; the place is inside the string.
pub(in crate::lesson) fn unreadable(span: Range<usize>, error: FormulaError) -> Fault {
    Fault::of_formula(&FORMULA, span, error)
}

pub(in crate::lesson) fn last_stage(span: Range<usize>, piece: Square, stage: SquareSet, own: SquareSet) -> Fault {
    let args = args![].square("square", piece).squares("extra", stage - own).squares("missing", own - stage);
    Fault::new(&LAST_STAGE, span, "fault-last-stage", args)
}
