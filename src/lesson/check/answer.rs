//! A task has an answer, and where the author states it, the rules agree; and no task teaches what the whole of
//! the rules would take back.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{Level, SquareSet};
use crate::wording::ChessArgs as _;

/// There is nothing to mark.
pub(in crate::lesson) static EMPTY_ANSWER: Rule = Rule::error("empty-answer");
/// There is something to mark although the author says that there may be nothing. Only told where it is certain
/// that `expect` means nothing.
pub(in crate::lesson) static EXPECT_DIFFERS: Rule = Rule::error("expect-differs");
/// The answer at formula or reach level is not the one of the whole rules on the same board.
pub(in crate::lesson) static LEGAL_DIFFERS: Rule = Rule::warning("legal-differs");
/// The author says that the legal answer differs, and it does not, or no text says how.
pub(in crate::lesson) static LEGAL_SAME: Rule = Rule::warning("legal-same");

pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_ANSWER, span, "fault-empty-answer", args![])
}

pub(in crate::lesson) fn empty_stage(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_ANSWER, span, "fault-empty-stage", args![])
}

pub(in crate::lesson) fn expect_differs(span: Range<usize>, expected: SquareSet, answer: SquareSet) -> Fault {
    let args = args![].squares("extra", expected - answer).squares("missing", answer - expected);
    let args = args.with("answer", answer.to_string());
    Fault::new(&EXPECT_DIFFERS, span, "fault-expect-differs", args)
}

/// The place is the word of the level.
pub(in crate::lesson) fn legal_differs(span: Range<usize>, level: Level, answer: SquareSet, legal: SquareSet) -> Fault {
    let level = match level {
        Level::Formula => "formula",
        Level::Reach => "reach",
        Level::Legal => "legal",
    };
    let args = args!["level" => level].squares("extra", answer - legal).squares("missing", legal - answer);
    Fault::new(&LEGAL_DIFFERS, span, "fault-legal-differs", args)
}

pub(in crate::lesson) fn legal_same(span: Range<usize>) -> Fault {
    Fault::new(&LEGAL_SAME, span, "fault-legal-same", args![])
}

pub(in crate::lesson) fn difference_unsaid(span: Range<usize>) -> Fault {
    Fault::new(&LEGAL_SAME, span, "fault-difference-unsaid", args![])
}
