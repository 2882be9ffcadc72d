//! The format of lesson files, as one table: every part of a lesson, every key of it, what may stand after it, and a
//! message that says what it means.
//!
//! The rule kept here: a key is written down once. The reader may only ask for keys of this table (`read/table.rs` holds it
//! to that wherever checks are on), takes the kinds of steps, the keys of each and the examples of its faults from it; the
//! schema for editors and the reference for teachers are made from it. A derived schema would know the types of the
//! model, in which half of what an author writes no longer exists: the file is richer than what is left of it when it was
//! understood.

mod keys;
mod schema;

pub use keys::{KINDS, PARTS};
pub use schema::schema;

/// A kind of table in a lesson file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The top of the file.
    Head,
    /// `[[step]]`.
    Step,
    /// An entry of `mark`.
    Mark,
    /// An entry of `options`.
    Option,
    /// What `generate` holds.
    Drawing,
    /// `[[piece]]`.
    Piece,
    /// A name of a piece by language.
    Names,
    /// A name of a piece in a language, by its forms.
    Forms,
    /// The forms of many pieces of a kind.
    Many,
    /// A text by language, or the id of a message.
    Text,
}

/// What may stand after a key.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// A string of a sort, whose name is in the message `format-sort-NAME`.
    Of(&'static str),
    /// One of a few words.
    Word(fn() -> Vec<&'static str>),
    /// One of a few words, or another name for one.
    Named(fn() -> Vec<&'static str>),
    /// A string, or a list of strings, of a sort.
    Some(&'static str),
    /// A list of strings of a sort.
    List(&'static str),
    /// A whole number between two.
    Number(i64, i64),
    /// `true` or `false`.
    Flag,
    /// A text of a lesson.
    Text,
    /// The name of a piece: a string, or by language.
    Name,
    /// A table in braces.
    Table(Part),
    /// A list of tables in braces.
    Tables(Part),
    /// Tables under headers in double brackets.
    Headers(Part),
}

/// Whether a key has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Always.
    Yes,
    /// Unless `generate` is there.
    UnlessDrawn,
    /// In some cases, which its message tells.
    Sometimes,
    /// Never.
    No,
}

/// A key of a part.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// As it is written.
    pub name: &'static str,
    /// The kinds of steps that have it; empty if that does not matter.
    pub kinds: &'static [&'static str],
    /// What may stand after it.
    pub value: Value,
    /// Whether it has to be there.
    pub need: Need,
    /// What counts if it is not there, as it would be written; empty if nothing does.
    pub default: &'static str,
    /// What may be written after it.
    pub example: &'static str,
    /// The end of the id of the message that says what it means, `format-...`.
    pub doc: &'static str,
}

impl Part {
    /// Its keys, in the order in which they are explained.
    pub fn keys(self) -> &'static [Key] {
        PARTS.iter().find(|(part, _)| *part == self).map_or(&[], |(_, keys)| keys)
    }

    /// Whether it has such a key; languages are keys of those parts that go by language.
    pub fn has(self, key: &str) -> bool {
        let by_language = matches!(self, Self::Names | Self::Text);
        by_language && crate::i18n::Lang::parse(key).is_some() || self.keys().iter().any(|its| its.name == key)
    }

    /// How a key is written, with a value.
    pub fn example(self, key: &str) -> String {
        let found = self.keys().iter().find(|its| its.name == key);
        found.map_or_else(String::new, |its| format!("{} = {}", its.name, its.example))
    }

    /// Its name in the schema and in ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Step => "step",
            Self::Mark => "mark",
            Self::Option => "option",
            Self::Drawing => "drawing",
            Self::Piece => "piece",
            Self::Names => "names",
            Self::Forms => "forms",
            Self::Many => "many",
            Self::Text => "text",
        }
    }
}

impl Key {
    /// Whether steps of a kind have it.
    pub fn is_of(&self, kind: &str) -> bool {
        self.kinds.is_empty() || self.kinds.contains(&kind)
    }
}

/// The keys of a step that only some kinds have, in the order of the kinds: which have it.
pub fn of_some_kinds(kind: &str) -> impl Iterator<Item = &'static str> {
    Part::Step.keys().iter().filter(move |key| !key.kinds.is_empty() && key.is_of(kind)).map(|key| key.name)
}
