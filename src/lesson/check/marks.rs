//! What lights squares says which.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// A mark that gives neither squares nor a formula, or both.
pub(in crate::lesson) static MARK: Rule = Rule::error("mark");
/// A mark that lights no square.
pub(in crate::lesson) static EMPTY_MARK: Rule = Rule::warning("empty-mark");

pub(in crate::lesson) fn neither(span: Range<usize>) -> Fault {
    let (squares, formula) = (r#"squares = "b3 c2""#, r#"formula = "rook", from = "d4""#);
    let args = args!["squares-example" => squares, "formula-example" => formula];
    Fault::new(&MARK, span, "fault-mark-neither", args)
}

pub(in crate::lesson) fn both(span: Range<usize>) -> Fault {
    Fault::new(&MARK, span, "fault-mark-both", args![])
}

pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_MARK, span, "fault-mark-empty", args![])
}
