//! Who learns here.

use crate::text::clean;

use super::{Moment, Symbol};

/// The number of a learner in this store. Exports know learners by an identity that is the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LearnerId(pub i64);

/// For whom lessons are chosen, and how answers are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// A child who does not read yet.
    Preschool,
    /// A pupil who reads.
    #[default]
    Pupil,
}

/// A learner, or a whole class in front of the projector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learner {
    /// Its number here.
    pub id: LearnerId,
    /// Its name as [`clean_name`] leaves it; no two learners have names that differ in case alone.
    pub name: String,
    /// Its picture.
    pub symbol: Symbol,
    /// Which lessons suit it.
    pub audience: Audience,
    /// Whether it is a class: its answers stay out of what is told about children.
    pub is_class: bool,
    /// When it was last chosen.
    pub last_seen: Moment,
}

/// What is asked of a new learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLearner {
    /// Its name, as it was typed.
    pub name: String,
    /// Its picture; left out, one that nobody has yet.
    pub symbol: Option<Symbol>,
    /// Which lessons suit it.
    pub audience: Audience,
    /// Whether it is a class.
    pub is_class: bool,
}

/// Why a text is no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing of it can be seen.
    Empty,
    /// It has more characters than [`Learner::LONGEST_NAME`].
    TooLong,
    /// This learner has it, perhaps in another case.
    Taken(String),
}

impl Audience {
    /// Its word in the store and in exports.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Preschool => "preschool",
            Self::Pupil => "pupil",
        }
    }

    /// The audience of a word.
    pub fn from_key(key: &str) -> Option<Self> {
        [Self::Preschool, Self::Pupil].into_iter().find(|audience| audience.key() == key)
    }
}

impl Learner {
    /// A name has at most so many characters.
    pub const LONGEST_NAME: usize = 40;

    /// The same for names that a person takes for one: small letters, `ё` as `е`.
    pub fn folded(name: &str) -> String {
        name.to_lowercase().replace('ё', "е")
    }
}

impl NewLearner {
    /// A pupil of this name.
    pub fn pupil(name: &str) -> Self {
        Self { name: name.to_owned(), symbol: None, audience: Audience::Pupil, is_class: false }
    }
}

/// A name fit for a screen: letters of any script, single spaces between words, nothing that cannot be seen.
///
/// # Errors
/// If nothing is left, or too much.
pub fn clean_name(typed: &str) -> Result<String, NameFault> {
    // Some keyboards write й and ё as two characters: one name must not have two spellings.
    let composed = [("и\u{306}", "й"), ("И\u{306}", "Й"), ("е\u{308}", "ё"), ("Е\u{308}", "Ё")]
        .iter()
        .fold(clean(typed), |name, (two, one)| name.replace(two, one));
    let name = composed.replace('\u{FFFD}', " ").split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(NameFault::Empty),
        count if count > Learner::LONGEST_NAME => Err(NameFault::TooLong),
        _ => Ok(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_letters_are_cleaned() {
        let table = [
            ("  Аня ", "Аня"),
            ("Anna\u{202E}\tMaria\nLee", "Anna Maria Lee"),
            ("Се\u{308}ма Андреи\u{306}", "Сёма Андрей"),
            ("小明", "小明"),
            ("O'Neil-Ärmel", "O'Neil-Ärmel"),
            ("a\u{200B}b\u{FE0F}", "ab"),
            ("\u{1b}[31mX", "[31mX"),
        ];
        for (typed, name) in table {
            assert_eq!(clean_name(typed), Ok(name.to_owned()), "{typed:?}");
        }
        assert_eq!(clean_name(" \u{200B}\u{7}\n"), Err(NameFault::Empty));
        assert_eq!(clean_name(&"я".repeat(41)), Err(NameFault::TooLong));
        assert!(clean_name(&"я".repeat(40)).is_ok());
    }

    #[test]
    fn a_clean_name_stays_as_it_is_and_can_be_shown() {
        use proptest::prelude::*;
        proptest!(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }, |(typed in ".{0,60}")| {
            if let Ok(name) = clean_name(&typed) {
                prop_assert_eq!(crate::text::forbidden(&name), None);
                prop_assert_eq!(clean_name(&name), Ok(name));
            }
        });
    }

    #[test]
    fn names_that_people_take_for_one_are_one() {
        assert_eq!(Learner::folded("СЁМА"), Learner::folded("Сема"));
        assert_ne!(Learner::folded("Аня"), Learner::folded("Анна"));
    }
}
