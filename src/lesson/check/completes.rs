//! A half-done move (Article 7) has something done and something left, in an order in which a hand can do it.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// Nothing of the move is done.
pub(in crate::lesson) static ALL_LEFT: Rule = Rule::error("complete-all-left");
/// Nothing of the move is left to do.
pub(in crate::lesson) static NOTHING_LEFT: Rule = Rule::error("complete-nothing-left");
/// Something is done before what has to come first.
pub(in crate::lesson) static TOO_EARLY: Rule = Rule::error("complete-too-early");

pub(in crate::lesson) fn all_left(span: Range<usize>) -> Fault {
    Fault::new(&ALL_LEFT, span, "fault-complete-all-left", args!["example" => "kind = \"move\""])
}

pub(in crate::lesson) fn nothing_left(span: Range<usize>) -> Fault {
    Fault::new(&NOTHING_LEFT, span, "fault-complete-nothing-left", args![])
}

/// `first` is the word for what has to come first: `captured` or `pawn`.
pub(in crate::lesson) fn too_early(span: Range<usize>, first: &'static str) -> Fault {
    let id = if first == "captured" { "fault-complete-still-there" } else { "fault-complete-not-arrived" };
    Fault::new(&TOO_EARLY, span, id, args!["first" => first])
}
