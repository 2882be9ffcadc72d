//! A task has an answer, and where the author states it, the rules agree; and no task teaches what the whole of
//! the rules would take back.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::SquareSet;
use crate::wording::ChessArgs as _;

/// There is nothing to mark.
pub(in crate::lesson) static EMPTY_ANSWER: Rule = Rule::error("empty-answer");
/// The answer that the author states is not that of the rules.
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

/// What the author expects is not what the rules give.
pub(in crate::lesson) fn expect_differs(span: Range<usize>, expected: SquareSet, answer: SquareSet) -> Fault {
    let (extra, missing) = (expected - answer, answer - expected);
    let args = args!["example" => format!("expect = \"{answer}\"")].squares("extra", extra).squares("missing", missing);
    let id = match (extra.is_empty(), missing.is_empty()) {
        (_, true) => "fault-expect-extra",
        (true, false) => "fault-expect-missing",
        (false, false) => "fault-expect-both",
    };
    Fault::new(&EXPECT_DIFFERS, span, id, args)
}

/// The answer of the step's level, and that of the whole rules. The place is the word of the level.
pub(in crate::lesson) fn legal_differs(span: Range<usize>, answer: SquareSet, legal: SquareSet) -> Fault {
    let (extra, missing) = (answer - legal, legal - answer);
    let args = args![].squares("extra", extra).squares("missing", missing);
    let id = match (extra.is_empty(), missing.is_empty()) {
        (_, true) => "fault-legal-extra",
        (true, false) => "fault-legal-missing",
        (false, false) => "fault-legal-both",
    };
    Fault::new(&LEGAL_DIFFERS, span, id, args)
}

pub(in crate::lesson) fn legal_same(span: Range<usize>) -> Fault {
    Fault::new(&LEGAL_SAME, span, "fault-legal-same", args![])
}

pub(in crate::lesson) fn difference_unsaid(span: Range<usize>) -> Fault {
    Fault::new(&LEGAL_SAME, span, "fault-difference-unsaid", args![])
}
