//! Texts are Fluent: words, and in braces what is put in.

use std::ops::Range;

use super::brief;
use super::size::MAX_DEPTH;
use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// Not Fluent.
pub(in crate::lesson) static FLUENT: Rule = Rule::error("fluent");
/// A text without words.
pub(in crate::lesson) static EMPTY_TEXT: Rule = Rule::error("empty-text");
/// A message that stands twice in a file, or that the program has itself.
pub(in crate::lesson) static MESSAGE_TWICE: Rule = Rule::error("message-twice");

/// What the parser says where a message has no equals sign.
const NO_MESSAGE: &str = "Expected a token starting with \"=\"";

/// The beginnings of the parser's sentences, with our messages. The first that fits counts.
const MESSAGES: &[(&str, &str)] = &[
    ("Expected a token starting with \"}\"", "fault-fluent-open"),
    ("Unbalanced closing brace", "fault-fluent-closing"),
    ("Expected an inline expression", "fault-fluent-expression"),
    ("Expected one of", "fault-fluent-name"),
    ("Unterminated string literal", "fault-fluent-string"),
    ("The select expression must have a default", "fault-fluent-default"),
    ("A select expression can only have one default", "fault-fluent-defaults"),
    (NO_MESSAGE, "fault-fluent-equals"),
    ("Expected a message field", "fault-fluent-value"),
    ("Expected a term field", "fault-fluent-value"),
    ("Expected a value", "fault-fluent-value"),
    ("Callee is not allowed here", "fault-fluent-function"),
];

/// The place of a fault as the parser gives it, or the brace that is not closed.
pub(in crate::lesson) fn place(text: &str, at: Range<usize>, said: &str) -> Range<usize> {
    if !said.starts_with("Expected a token starting with \"}\"") {
        return at;
    }
    let mut closed = 0usize;
    let before = text.as_bytes().get(..at.start).unwrap_or_default();
    for (offset, byte) in before.iter().enumerate().rev() {
        match byte {
            b'}' => closed += 1,
            b'{' if closed == 0 => return offset..offset + 1,
            b'{' => closed -= 1,
            _ => {}
        }
    }
    at
}

pub(in crate::lesson) fn syntax(span: Range<usize>, said: &str) -> Fault {
    let id = MESSAGES.iter().find(|(beginning, _)| said.starts_with(beginning)).map_or(&"fault-fluent", |(_, id)| id);
    let example = match *id {
        "fault-fluent-open" => "{ \"{\" }",
        "fault-fluent-closing" => "{ \"}\" }",
        "fault-fluent-name" => "{ $square }",
        _ => "{ $square }, { PIECE($piece) }",
    };
    Fault::new(&FLUENT, span, id, args!["said" => brief(said), "example" => example])
}

/// A fault of a file of messages. What is wrong at the very beginning of a line is that it begins no message.
pub(in crate::lesson) fn in_file(text: &str, at: Range<usize>, said: &str) -> Fault {
    let begins_line = at.start == 0 || text.get(..at.start).is_some_and(|before| before.ends_with('\n'));
    let said = if begins_line && said.starts_with("Expected one of") { NO_MESSAGE } else { said };
    syntax(place(text, at, said), said)
}

pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_TEXT, span, "fault-empty-text", args![])
}

pub(in crate::lesson) fn message_twice(span: Range<usize>, id: &str) -> Fault {
    Fault::new(&MESSAGE_TWICE, span, "fault-message-twice", args!["id" => brief(id)])
}

pub(in crate::lesson) fn message_taken(span: Range<usize>, id: &str) -> Fault {
    Fault::new(&MESSAGE_TWICE, span, "fault-message-taken", args!["id" => brief(id)])
}

/// Where braces and parentheses first stand deeper than they may; the parser goes into each, so this is asked before
/// it is. Each message is counted for itself.
pub(in crate::lesson) fn too_deep(text: &str) -> Option<usize> {
    let (mut braces, mut parentheses, mut start) = (0usize, 0usize, 0);
    for line in text.split_inclusive('\n') {
        if begins_message(line) {
            (braces, parentheses) = (0, 0);
        }
        for (offset, byte) in line.bytes().enumerate() {
            match byte {
                b'{' => braces += 1,
                b'}' => braces = braces.saturating_sub(1),
                b'(' if braces > 0 => parentheses += 1,
                b')' => parentheses = parentheses.saturating_sub(1),
                _ => {}
            }
            if braces + parentheses > MAX_DEPTH {
                return Some(start + offset);
            }
        }
        start += line.len();
    }
    None
}

/// Whether a line is the beginning of a message: `id =`, which cannot stand inside braces.
fn begins_message(line: &str) -> bool {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign));
    rest.len() < line.len() && rest.trim_start_matches(' ').starts_with('=')
}

pub(in crate::lesson) fn deep(span: Range<usize>) -> Fault {
    Fault::new(&super::size::TOO_DEEP, span, "fault-too-deep", args!["limit" => MAX_DEPTH])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_counted_however_it_is_written() {
        let deep = MAX_DEPTH + 1;
        for text in ["{".repeat(deep), "{\n".repeat(deep), "x = {".to_owned() + &"A(\n".repeat(deep)] {
            assert!(too_deep(&text).is_some(), "{text}");
        }
        let messages = "a = { b (\nb = )))} :( {{ \n".repeat(100);
        assert_eq!(too_deep(&messages), None);
        assert_eq!(too_deep(&"(".repeat(100)), None, "outside of braces they are only signs");
    }
}
