//! A lesson holds no characters that would act on a terminal, reorder a line, or cannot be seen.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::text;

/// A control, bidirectional or invisible character.
pub(in crate::lesson) static CHARACTER: Rule = Rule::error("character");

/// Every such character of a text, with its offset; the line ends of Windows and tabs between words are none.
pub(in crate::lesson) fn forbidden(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let (offset, character) = text::forbidden(text.get(at..)?)?;
            let offset = at + offset;
            at = offset + character.len_utf8();
            let line_end = character == '\r' && text.get(at..).is_some_and(|rest| rest.starts_with('\n'));
            if !line_end {
                return Some((offset, character));
            }
        }
    })
}

pub(in crate::lesson) fn fault(span: Range<usize>, character: char) -> Fault {
    Fault::new(&CHARACTER, span, "fault-character", args!["code" => text::code_point(character)])
}

/// Those of a lesson's file as it was written. Tabs may stand between its words, and of line ends TOML itself tells.
pub(in crate::lesson) fn in_lesson(text: &str) -> impl Iterator<Item = Fault> {
    let hidden = |(_, character): &(usize, char)| !['\t', '\r'].contains(character);
    forbidden(text).filter(hidden).map(|(offset, character)| fault(offset..offset + character.len_utf8(), character))
}

/// Those of a file of messages. Tabs may stand between its words.
pub(in crate::lesson) fn in_messages(text: &str) -> impl Iterator<Item = Fault> {
    let visible = |(_, character): &(usize, char)| *character != '\t';
    forbidden(text).filter(visible).map(|(offset, character)| fault(offset..offset + character.len_utf8(), character))
}
