//! The file is TOML.
//!
//! The parser says what is wrong in English; here each of its sentences gets a message of ours.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;

/// Not TOML.
pub(in crate::lesson) static TOML: Rule = Rule::error("toml");

/// The beginnings of the parser's sentences, with our messages. The first that fits counts.
const MESSAGES: &[(&str, &str)] = &[
    ("string values must be quoted", "fault-toml-quotes"),
    ("key with no value", "fault-toml-no-value"),
    ("missing value", "fault-toml-no-value"),
    ("invalid key-value pair", "fault-toml-no-value"),
    ("missing assignment", "fault-toml-no-value"),
    ("duplicate key", "fault-toml-twice"),
    ("cannot extend value", "fault-toml-twice"),
    ("missing escaped value", "fault-toml-escape"),
    ("too few unicode value digits", "fault-toml-escape"),
    ("invalid escape", "fault-toml-escape"),
    ("invalid unquoted key", "fault-toml-key"),
    ("unquoted keys cannot be empty", "fault-toml-key"),
    ("keys cannot be multi-line", "fault-toml-key"),
    ("missing comma", "fault-toml-comma"),
    ("extra", "fault-toml-extra"),
    ("unclosed array table", "fault-toml-header"),
    ("unclosed table", "fault-toml-header"),
    ("unclosed array", "fault-toml-array"),
    ("unclosed inline table", "fault-toml-braces"),
    ("unexpected leading zero", "fault-toml-number"),
    ("`_` may only go between digits", "fault-toml-number"),
    ("redundant", "fault-toml-number"),
    ("radix must be lowercase", "fault-toml-number"),
    ("integers with a radix", "fault-toml-number"),
    ("unexpected sign", "fault-toml-number"),
    ("invalid boolean", "fault-toml-boolean"),
    ("carriage return must be followed", "fault-toml-line-end"),
    ("invalid comment character", "fault-toml-character"),
    ("unexpected", "fault-toml-unexpected"),
    ("missing key for inline table", "fault-toml-unexpected"),
    ("invalid inline table element", "fault-toml-unexpected"),
    ("cannot recurse", "fault-toml-deep"),
    ("recursion limit", "fault-toml-deep"),
];

/// Quotes that are not those of TOML.
const OTHER_QUOTES: &[char] = &['«', '»', '“', '”', '„', '‟', '‘', '’', '"', '\'', '`'];

/// Words that are meant for true or false.
const YES_NO: [(&[&str], &str); 2] =
    [(&["да", "истина", "верно", "yes", "on", "y"], "true"), (&["нет", "ложь", "неверно", "no", "off", "n"], "false")];

/// What begins a remark elsewhere.
const OTHER_REMARKS: &[&str] = &["//", "/*", "--", ";", "%"];

/// What is taken for the sign between a key and its value.
const OTHER_EQUALS: &[char] = &[':', '-', '–', '—', '→', '>'];

/// A fault of the syntax: what the parser said, and where in the text.
pub(in crate::lesson) fn syntax(span: Range<usize>, said: &str, text: &str) -> Fault {
    let found = text.get(span.clone()).unwrap_or_default();
    let (before, after) = line_at(text, span.start);
    let id = if said.contains(" string, ") { string(said) } else { message(said) };
    let id = match id {
        // The parser takes every word that begins with t or f for one of these.
        "fault-toml-boolean" if guess(found, ["true", "false"]).is_none() => "fault-toml-quotes",
        "fault-toml-quotes" | "fault-toml-boolean" | "fault-toml-number" if yes_no(found).is_some() => {
            "fault-toml-yes-no"
        }
        // It takes every word that begins with i or n for a number.
        "fault-toml-number" if found.starts_with(char::is_alphabetic) => "fault-toml-quotes",
        "fault-toml-quotes" if found.trim().is_empty() => "fault-toml-no-value",
        // `step = […]` beside steps with headers.
        "fault-toml-twice" if found == "step" => "fault-toml-step-twice",
        // Between the ranks of a board stand slashes.
        "fault-toml-escape" if before.trim_start().starts_with("board") => "fault-toml-escape-board",
        "fault-toml-no-value" | "fault-toml-unexpected" | "fault-toml-key" | "fault-toml-other" => {
            misread(id, before, after)
        }
        id => id,
    };
    let value = yes_no(found).unwrap_or("true");
    let (found, example) = match id {
        "fault-toml-quotes" | "fault-toml-yes-no" => {
            let bare = brief(found.trim_matches(OTHER_QUOTES));
            (bare.clone(), format!("\"{bare}\""))
        }
        "fault-toml-equals" => {
            let (sign, key) = other_equals(before, after).unwrap_or((':', "kind"));
            (sign.to_string(), format!("{} = …", brief(key)))
        }
        "fault-toml-space" => (format!("U+{:04X}", u32::from(first(after))), String::new()),
        "fault-toml-after-value" => (first(after).to_string(), String::new()),
        _ => (brief(found), r#"kind = "find""#.to_owned()),
    };
    let args = args!["said" => brief(said), "found" => found, "example" => example, "value" => value];
    Fault::new(&TOML, span, id, args)
}

/// Which of the two values a word is meant for.
fn yes_no(found: &str) -> Option<&'static str> {
    let word = found.trim().to_lowercase();
    YES_NO.iter().find(|(words, _)| words.contains(&word.as_str())).map(|(_, value)| *value)
}

/// The text of a line before a place, and from there on without the space.
fn line_at(text: &str, at: usize) -> (&str, &str) {
    let (before, after) = text.split_at_checked(at).unwrap_or_default();
    let before = before.rsplit('\n').next().unwrap_or_default();
    (before, after.split('\n').next().unwrap_or_default().trim_start_matches([' ', '\t']).trim_end())
}

/// What stands in a line that the parser cannot make out: what the author meant by it, or what the parser says.
fn misread(id: &'static str, before: &str, after: &str) -> &'static str {
    let is_remark = |text: &str| OTHER_REMARKS.iter().any(|sign| text.starts_with(sign));
    match first(after) {
        _ if is_remark(before.trim_start()) || is_remark(after) && after.chars().nth(1).is_some() => {
            "fault-toml-remark"
        }
        ',' | ';' if id == "fault-toml-unexpected" && before.contains('=') => "fault-toml-after-value",
        sign if !sign.is_ascii() && sign.is_whitespace() => "fault-toml-space",
        _ if id == "fault-toml-no-value" && other_equals(before, after).is_some() => "fault-toml-equals",
        _ => id,
    }
}

/// The sign that stands here instead of the one between a key and its value, and the key before it.
fn other_equals<'t>(before: &'t str, after: &str) -> Option<(char, &'t str)> {
    let before = before.trim_end();
    let behind_it = before.strip_suffix(OTHER_EQUALS).map(|rest| (first(&before[rest.len()..]), rest));
    let (sign, rest) = behind_it.unwrap_or((first(after), before));
    Some((sign, last_key(rest)?)).filter(|_| OTHER_EQUALS.contains(&sign))
}

fn first(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}

/// The key that ends here, if one does.
fn last_key(before: &str) -> Option<&str> {
    let before = before.trim_end();
    let key = before.trim_end_matches(|sign: char| sign.is_ascii_alphanumeric() || "_-".contains(sign));
    before.strip_prefix(key).filter(|key| key.starts_with(|sign: char| sign.is_ascii_alphabetic()))
}

fn message(said: &str) -> &'static str {
    if said.starts_with("invalid")
        && ["integer", "float", "hexadecimal", "octal", "binary"].iter().any(|kind| said.contains(kind))
    {
        return "fault-toml-number";
    }
    MESSAGES.iter().find(|(beginning, _)| said.starts_with(beginning)).map_or("fault-toml-other", |(_, id)| id)
}

/// A string that does not end, or that holds what no string may hold.
fn string(said: &str) -> &'static str {
    if said.contains("characters") { "fault-toml-character" } else { "fault-toml-string" }
}

/// A bracket, a brace or a string that is opened at the span and never closed.
pub(in crate::lesson) fn unclosed(span: Range<usize>, said: &str) -> Fault {
    Fault::new(&TOML, span, if said.contains(" string, ") { string(said) } else { message(said) }, args![])
}
