//! Every key is known, every key that is needed is there, and every value is of the kind that its key wants.

use std::ops::Range;

use toml::de::DeValue;

use super::{brief, list, meant};
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::format::Part;
use crate::lesson::guess::guess;

/// A key that no lesson has, or that this part of a lesson does not have.
pub(in crate::lesson) static UNKNOWN_KEY: Rule = Rule::error("unknown-key");
/// A key that has to be there is not.
pub(in crate::lesson) static MISSING_KEY: Rule = Rule::error("missing-key");
/// A number where a text is wanted, and the like.
pub(in crate::lesson) static WRONG_TYPE: Rule = Rule::error("wrong-type");

/// What kind of value a key wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lesson) enum Type {
    /// A string.
    String,
    /// A whole number.
    Integer,
    /// True or false.
    Boolean,
    /// A table under a header.
    Table,
    /// A string or a list of strings.
    Strings,
    /// A text of a lesson: a string or a table.
    Text,
    /// Headers `[[step]]`.
    Steps,
    /// Headers `[[piece]]`.
    Pieces,
    /// A list of formulas.
    Stages,
    /// A list of blocks of formulas.
    Blocks,
    /// A list of marks.
    Marks,
    /// A mark.
    Mark,
    /// A list of answers.
    Options,
    /// An answer.
    Option,
    /// What a step is drawn from.
    Drawing,
}

impl Type {
    /// What is told to be wanted where a part of a lesson is.
    pub const fn of(part: Part) -> Self {
        match part {
            Part::Head | Part::Step => Self::Table,
            Part::Mark => Self::Mark,
            Part::Option => Self::Option,
            Part::Drawing => Self::Drawing,
            Part::Piece => Self::Pieces,
            Part::Names | Part::Forms | Part::Many | Part::Text => Self::Text,
        }
    }

    /// Its name in messages.
    const fn key(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::Table => "table",
            Self::Strings => "strings",
            Self::Text => "text",
            Self::Steps => "steps",
            Self::Pieces => "pieces",
            Self::Stages => "stages",
            Self::Blocks => "blocks",
            Self::Marks => "marks",
            Self::Mark => "mark",
            Self::Options => "options",
            Self::Option => "option",
            Self::Drawing => "drawing",
        }
    }

    /// How such a value is written.
    const fn example(self) -> &'static str {
        match self {
            Self::String => r#""d4""#,
            Self::Integer => "6",
            Self::Boolean => "true",
            Self::Table => "[[step]]",
            Self::Strings => r#"["d4", "f6"]"#,
            Self::Text => r#"{ ru = "…", en = "…" }"#,
            Self::Steps => "[[step]]",
            Self::Pieces => "[[piece]]",
            Self::Stages => r#"["queen", "nearest(queen)"]"#,
            Self::Blocks => r#"["rook", "bishop", "or"]"#,
            Self::Marks => r#"[{ squares = "b3 c2" }]"#,
            Self::Mark => r#"{ squares = "b3 c2" }"#,
            Self::Options => r#"[{ text = "a", right = true }, { text = "b" }]"#,
            Self::Option => r#"{ text = "a", right = true }"#,
            Self::Drawing => r#"{ piece = "knight", pieces = 3, count = 5 }"#,
        }
    }
}

/// What others call a key.
const OTHER_NAMES: &[(&str, &str)] = &[
    ("answer", "expect"),
    ("answers", "expect"),
    ("solution", "expect"),
    ("level", "rules"),
    ("type", "kind"),
    ("fen", "board"),
    ("position", "board"),
    ("name", "title"),
    ("question", "text"),
    ("task", "text"),
    ("version", "format"),
];

pub(in crate::lesson) fn unknown(span: Range<usize>, key: &str, known: &[&'static str]) -> Fault {
    let args = args!["key" => brief(key), "known" => list(known)];
    let fault = Fault::new(&UNKNOWN_KEY, span, "fault-unknown-key", args);
    let called = OTHER_NAMES.iter().find(|(name, its)| *name == key.to_lowercase() && known.contains(its));
    meant(fault, key, called.map(|(_, its)| *its).or_else(|| guess(key, known.iter().copied())))
}

/// A key that belongs to steps of another kind.
pub(in crate::lesson) fn of_other_kind(span: Range<usize>, key: &str, kind: &'static str, of: &'static str) -> Fault {
    let args = args!["key" => brief(key), "kind" => kind, "of" => of, "example" => format!("kind = \"{of}\"")];
    Fault::new(&UNKNOWN_KEY, span, "fault-key-of-other-kind", args)
}

pub(in crate::lesson) fn missing(span: Range<usize>, part: Part, key: &'static str) -> Fault {
    Fault::new(&MISSING_KEY, span, "fault-missing-key", args!["key" => key, "example" => part.example(key)])
}

pub(in crate::lesson) fn wrong_type(span: Range<usize>, wanted: Type, found: &DeValue<'_>) -> Fault {
    let example = one_string(found).filter(|_| matches!(wanted, Type::String));
    let example = example.unwrap_or_else(|| wanted.example().to_owned());
    let args = args!["wanted" => wanted.key(), "found-type" => found.type_str(), "example" => example];
    Fault::new(&WRONG_TYPE, span, "fault-wrong-type", args)
}

/// The strings of a list as one string.
fn one_string(list: &DeValue<'_>) -> Option<String> {
    let words: Option<Vec<&str>> = list.as_array()?.iter().map(|item| item.get_ref().as_str()).collect();
    Some(format!("\"{}\"", brief(&words?.join(" "))))
}
