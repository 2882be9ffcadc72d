//! The words of a text are of one script: a Latin letter in a Russian word, or a Cyrillic one in `c4`, looks right, and no
//! voice reads it and no search finds it.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, MOST_FAULTS, Rule};
use crate::lesson::read::Literal;
use crate::text::{Mixed, code_point, mixed};

/// A letter of another script that looks like one of the word's own.
pub(in crate::lesson) static MIXED_LETTERS: Rule = Rule::warning("mixed-letters");

/// Those of a text of the lesson itself.
pub(in crate::lesson) fn in_text(literal: &Literal<'_>) -> Vec<Fault> {
    let text = literal.value;
    mixed(text).take(MOST_FAULTS).filter_map(|one| fault(text, &one, literal.at(one.letter.clone()))).collect()
}

/// Those of a file of messages, in which lines that begin with `#` are nobody's text.
pub(in crate::lesson) fn in_messages(text: &str) -> Vec<Fault> {
    let mut start = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        let at = start;
        start += line.len();
        (at, line)
    });
    let said = lines.filter(|(_, line)| !line.starts_with('#'));
    let faults = said.flat_map(|(at, line)| {
        // What stands before the sign is no text either, and a Latin word that is none would be taken for one.
        let from = if line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-') {
            line.find('=').map_or(0, |sign| sign + 1)
        } else {
            0
        };
        let text = line.get(from..).unwrap_or_default();
        let place = move |letter: &Range<usize>| at + from + letter.start..at + from + letter.end;
        mixed(text).filter_map(move |one| fault(text, &one, place(&one.letter))).collect::<Vec<_>>()
    });
    faults.take(MOST_FAULTS).collect()
}

fn fault(text: &str, one: &Mixed, span: Range<usize>) -> Option<Fault> {
    let letter = text.get(one.letter.clone())?;
    let code = code_point(letter.chars().next()?);
    let script = if one.is_latin { "latin" } else { "cyrillic" };
    let args = args!["letter" => letter, "code" => code, "script" => script, "better" => brief(&one.better)];
    Some(Fault::new(&MIXED_LETTERS, span, "fault-mixed-letters", args.with("word", brief(text.get(one.word.clone())?))))
}
