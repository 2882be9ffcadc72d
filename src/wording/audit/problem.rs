//! What can be wrong with a message.

use std::ops::Range;

use crate::i18n::{Lang, MessageFault};
use crate::text::code_point;

/// Something wrong in a file of messages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{lang}/{file}: `{id}`: {problem}")]
pub struct Finding {
    /// The language.
    pub lang: Lang,
    /// The file.
    pub file: String,
    /// Where in the file, in bytes: the id of the message, or what is not Fluent.
    pub at: Range<usize>,
    /// The message, with its attribute if it is that (`cmd-mark.doc`).
    pub id: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a message. Its text is English; in other languages a program says it through Fluent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// This is not Fluent; what the parser says.
    #[error("not Fluent: {0}")]
    Syntax(String),
    /// The id stands already in a file of this language.
    #[error("this id is defined twice")]
    Twice,
    /// Another language has no such message.
    #[error("missing in {lang}")]
    Missing {
        /// That language.
        lang: Lang,
    },
    /// Another language asks for a value that is not used here.
    #[error("${name} is used in {lang} and not here")]
    Unused {
        /// The value.
        name: String,
        /// The language that uses it.
        lang: Lang,
    },
    /// It cannot be formatted.
    #[error("does not format: {0}")]
    Unresolved(MessageFault),
    /// No value leads to this variant, or some value that should have one does not.
    #[error("choice by {selector}: {what} `{key}`")]
    Variant {
        /// By what is chosen.
        selector: String,
        /// What is the matter.
        what: &'static str,
        /// The variant.
        key: String,
    },
    /// Nothing is said.
    #[error("it is empty")]
    Empty,
    /// A character that may not reach a screen.
    #[error("{} may not stand in a text", code_point(*.0))]
    Forbidden(char),
    /// Two spaces together, or one at the beginning or end of a line.
    #[error("a space too many: {0:?}")]
    Spaces(String),
    /// What is left of a variable that did not resolve.
    #[error("an open place is left: {0:?}")]
    Placeable(String),
    /// Latin and Cyrillic letters in one word, or one that stands for a word of the other script.
    #[error("Latin and Cyrillic letters mixed: {0:?}")]
    MixedScripts(String),
    /// A typewriter's sign where the language has a better one.
    #[error("write {better} for {sign}")]
    Typography {
        /// The sign.
        sign: &'static str,
        /// What to write.
        better: &'static str,
    },
}
