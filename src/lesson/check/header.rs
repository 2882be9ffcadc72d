//! The head of a lesson: a format that this program reads, a part of the codex that exists, facts that it has.

use std::ops::Range;

use super::{boards, brief, characters, fluent, ids, languages, meant, mixed, pieces, size, squares, syntax};
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

/// What no format can make right: signs that nothing can be done with, boards and squares that are none, texts that cannot
/// be told. All else may be known to a newer program.
static OF_ANY_FORMAT: [&Rule; 17] = [
    &FORMAT,
    &syntax::TOML,
    &characters::CHARACTER,
    &mixed::MIXED_LETTERS,
    &boards::FEN,
    &squares::SQUARE,
    &squares::SQUARE_TWICE,
    &pieces::NO_PIECE,
    &pieces::KING_EN_PRISE,
    &ids::STEP_ID,
    &ids::STEP_ID_TWICE,
    &fluent::FLUENT,
    &fluent::EMPTY_TEXT,
    &fluent::MESSAGE_TWICE,
    &languages::MISSING_LANGUAGE,
    &languages::UNKNOWN_MESSAGE,
    &size::TOO_DEEP,
];

/// Whether it is a fault in a lesson of a format that this program does not know, too.
pub(in crate::lesson) fn is_of_any_format(fault: &Fault) -> bool {
    OF_ANY_FORMAT.contains(&fault.rule)
}

/// A format of a newer program.
pub(in crate::lesson) fn newer_format(span: Range<usize>, found: i64) -> Fault {
    Fault::new(&FORMAT, span, "fault-format", args!["found" => found.to_string()])
}

/// A format that never was.
pub(in crate::lesson) fn no_format(span: Range<usize>, found: i64) -> Fault {
    Fault::new(&FORMAT, span, "fault-no-format", args!["found" => found.to_string()])
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
