//! Where a key wants one of a few words, it has one of them.

use std::ops::Range;

use super::{brief, list, meant};
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;

/// A value that is none of the words its key knows.
pub(in crate::lesson) static UNKNOWN_WORD: Rule = Rule::error("unknown-word");

/// What others write after a key; the nearest word would be another one.
const OTHER_WORDS: &[(&str, &str, &str)] = &[
    ("audience", "school", "pupil"),
    ("audience", "kindergarten", "preschool"),
    ("edition", "pupil", "school"),
    ("edition", "kindergarten", "preschool"),
];

pub(in crate::lesson) fn unknown(span: Range<usize>, key: &'static str, word: &str, known: &[&'static str]) -> Fault {
    let args = args!["key" => key, "word" => brief(word), "known" => list(known)];
    let fault = Fault::new(&UNKNOWN_WORD, span, "fault-unknown-word", args);
    let called = OTHER_WORDS.iter().find(|(its, other, _)| *its == key && *other == word).map(|(.., word)| *word);
    meant(fault, word, called.or_else(|| guess(word, known.iter().copied())))
}
