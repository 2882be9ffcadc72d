//! The head of a lesson: a format that this program reads, a part of the codex that exists, facts that it has.

use std::ops::Range;

use super::{brief, meant};
use crate::args;
use crate::lesson::facts::FACTS;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;

/// A format that this program does not read.
pub(in crate::lesson) static FORMAT: Rule = Rule::error("format");
/// Not a part of the codex, or two at once.
pub(in crate::lesson) static ARTICLE: Rule = Rule::error("article");
/// A fact that the codices do not have.
pub(in crate::lesson) static UNKNOWN_FACT: Rule = Rule::error("unknown-fact");
/// A fact that is named twice in one list.
pub(in crate::lesson) static FACT_TWICE: Rule = Rule::warning("fact-twice");
/// A step asks or shows a fact that the lesson's head does not name.
pub(in crate::lesson) static FACT_NOT_IN_HEAD: Rule = Rule::warning("fact-not-in-head");

pub(in crate::lesson) fn format(span: Range<usize>, found: i64) -> Fault {
    Fault::new(&FORMAT, span, "fault-format", args!["found" => found.to_string()])
}

pub(in crate::lesson) fn no_such_article(span: Range<usize>, found: i64) -> Fault {
    Fault::new(&ARTICLE, span, "fault-article", args!["found" => found.to_string()])
}

/// Both an article and the appendix; the second span is the one told first in the file.
pub(in crate::lesson) fn two_parts(span: Range<usize>, other: Range<usize>) -> Fault {
    Fault::new(&ARTICLE, span, "fault-two-parts", args![]).label(other, "label-other", args![])
}

/// Neither an article nor the appendix.
pub(in crate::lesson) fn no_part(span: Range<usize>) -> Fault {
    Fault::new(&super::keys::MISSING_KEY, span, "fault-no-part", args![])
}

pub(in crate::lesson) fn unknown_fact(span: Range<usize>, id: &str) -> Fault {
    let fault = Fault::new(&UNKNOWN_FACT, span, "fault-unknown-fact", args!["fact" => brief(id)]);
    meant(fault, id, guess(id, FACTS.iter().copied()))
}

pub(in crate::lesson) fn fact_twice(span: Range<usize>, first: Range<usize>, id: &str) -> Fault {
    let args = args!["fact" => brief(id)];
    Fault::new(&FACT_TWICE, span, "fault-fact-twice", args).label(first, "label-first", args![])
}

pub(in crate::lesson) fn fact_not_in_head(span: Range<usize>, id: &str) -> Fault {
    Fault::new(&FACT_NOT_IN_HEAD, span, "fault-fact-not-in-head", args!["fact" => brief(id)])
}
