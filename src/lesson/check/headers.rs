//! Each step and each piece begins with its header.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// Keys of a step, or of a piece, without the line that begins it, or with another in its place.
pub(in crate::lesson) static MISSING_HEADER: Rule = Rule::error("missing-header");

/// `line` is counted from 1.
pub(in crate::lesson) fn missing(span: Range<usize>, header: &'static str, line: usize) -> Fault {
    Fault::new(&MISSING_HEADER, span, "fault-missing-header", args!["header" => header, "line" => line.to_string()])
}

/// A line that was meant to be this header.
pub(in crate::lesson) fn miswritten(span: Range<usize>, header: &'static str) -> Fault {
    let id = if header == "[[piece]]" { "fault-miswritten-piece" } else { "fault-miswritten-step" };
    Fault::new(&MISSING_HEADER, span, id, args!["header" => header])
}
