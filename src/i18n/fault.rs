//! What can be wrong with messages.

use std::ops::Range;

use super::Lang;

/// Why a message could not be formatted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MessageFault {
    /// The language has no message (or no attribute, or no value) of this id.
    #[error("{lang} has no message `{id}`")]
    Missing {
        /// The language.
        lang: Lang,
        /// The id, with its attribute if one was asked.
        id: String,
    },
    /// The message is too long, or would be when all that it puts in is put in.
    #[error("{lang}, `{id}`: longer than any text may be")]
    TooLong {
        /// The language.
        lang: Lang,
        /// The id, with its attribute if one was asked.
        id: String,
    },
    /// The message asks for something that it was not given, or that is not there.
    #[error("{lang}, `{id}`: {}", .causes.join("; "))]
    Unresolved {
        /// The language.
        lang: Lang,
        /// The id, with its attribute if one was asked.
        id: String,
        /// What did not resolve, each in English.
        causes: Vec<String>,
    },
}

/// What is wrong with the text of a Fluent file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FtlFault {
    /// The language of the file.
    pub lang: Lang,
    /// Where, in bytes of its text; on character boundaries.
    pub at: Range<usize>,
    /// What.
    pub kind: FtlFaultKind,
}

/// The kinds of [`FtlFault`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FtlFaultKind {
    /// Not Fluent; what the parser says, in English.
    Syntax(String),
    /// A message or term of this name stands in this file already. Fluent keeps both in one set, so that a term's sign
    /// does not tell it apart.
    Twice(String),
    /// The interface has a message or term of this id, which lessons use.
    Taken(String),
}
