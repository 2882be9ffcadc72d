//! Limits, so that every file is read in bounded time and memory; and a lesson has at least one step.

use std::ops::Range;

use crate::args;
use crate::i18n::MAX_TEXT;
use crate::lesson::fault::{Fault, Rule};

/// A lesson's file, or one of its files of messages, is at most so long.
pub const MAX_BYTES: usize = 1024 * 1024;
/// So many steps at most.
pub const MAX_STEPS: usize = 500;
/// Values inside values: so deep at most.
pub const MAX_DEPTH: usize = 32;

/// A file over [`MAX_BYTES`].
pub(in crate::lesson) static TOO_BIG: Rule = Rule::error("too-big");
/// More than [`MAX_STEPS`] steps.
pub(in crate::lesson) static TOO_MANY_STEPS: Rule = Rule::error("too-many-steps");
/// Nested deeper than [`MAX_DEPTH`].
pub(in crate::lesson) static TOO_DEEP: Rule = Rule::error("too-deep");
/// A lesson without steps.
pub(in crate::lesson) static NO_STEPS: Rule = Rule::error("no-steps");

pub(in crate::lesson) fn too_big(bytes: u64) -> Fault {
    let args = args!["kibibytes" => bytes.div_ceil(1024).to_string(), "limit" => MAX_BYTES / 1024];
    Fault::new(&TOO_BIG, 0..0, "fault-too-big", args)
}

/// A text, or all that the texts put in, that grows too long.
pub(in crate::lesson) fn text_grows(span: Range<usize>) -> Fault {
    Fault::new(&TOO_BIG, span, "fault-text-grows", args!["kibibytes" => MAX_TEXT / 1024])
}

/// More lessons in a folder, or packs in one, than are read; `left` are not.
pub(in crate::lesson) fn too_many_lessons(left: usize, limit: usize) -> Fault {
    Fault::new(&TOO_BIG, 0..0, "fault-too-many-lessons", args!["left-count" => left, "limit" => limit])
}

/// The span is that of the first step too many.
pub(in crate::lesson) fn too_many_steps(span: Range<usize>, count: usize) -> Fault {
    let args = args!["count" => count, "limit" => MAX_STEPS];
    Fault::new(&TOO_MANY_STEPS, span, "fault-too-many-steps", args)
}

pub(in crate::lesson) fn too_deep(span: Range<usize>) -> Fault {
    Fault::new(&TOO_DEEP, span, "fault-too-deep", args!["limit" => MAX_DEPTH])
}

pub(in crate::lesson) fn no_steps(span: Range<usize>) -> Fault {
    Fault::new(&NO_STEPS, span, "fault-no-steps", args!["example" => r#"kind = "show""#])
}
