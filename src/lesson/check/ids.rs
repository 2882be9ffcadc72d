//! Names by which lessons and steps are found again: plain, and each given once.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// A file whose name is no plain id.
pub(in crate::lesson) static LESSON_ID: Rule = Rule::error("lesson-id");
/// Two lessons of one name.
pub(in crate::lesson) static LESSON_ID_TWICE: Rule = Rule::error("lesson-id-twice");
/// A teacher's lesson with the name of a built-in one.
pub(in crate::lesson) static LESSON_ID_BUILT_IN: Rule = Rule::warning("lesson-id-built-in");
/// A step's id that is no plain name.
pub(in crate::lesson) static STEP_ID: Rule = Rule::error("step-id");
/// Two steps of one lesson with the same id.
pub(in crate::lesson) static STEP_ID_TWICE: Rule = Rule::error("step-id-twice");

/// Longer names are refused.
const LONGEST: usize = 100;

/// Whether this is a plain name: letters of any script, digits, `-` and `_`, not beginning with a sign.
pub fn is_plain(id: &str) -> bool {
    let part = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    id.len() <= LONGEST && id.chars().next().is_some_and(char::is_alphanumeric) && id.chars().all(part)
}

/// The nearest plain name: other signs become `-`. What a file's name ends in may stand there twice, where it was not seen.
pub fn plain(id: &str) -> String {
    let id = id.strip_suffix(".toml").unwrap_or(id);
    let parts = id.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let joined = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    let short: String = joined.trim_start_matches('_').chars().take(LONGEST / 4).collect();
    if short.is_empty() { "lesson".to_owned() } else { short }
}

pub(in crate::lesson) fn lesson_id(id: &str) -> Fault {
    Fault::new(&LESSON_ID, 0..0, "fault-lesson-id", args!["id" => brief(id), "plain" => plain(id)])
}

/// `other` is where the lesson that came first stands; empty for a built-in one.
pub(in crate::lesson) fn lesson_id_twice(id: &str, other: &str) -> Fault {
    let id_of_message = if other.is_empty() { "fault-lesson-id-built-in" } else { "fault-lesson-id-twice" };
    Fault::new(&LESSON_ID_TWICE, 0..0, id_of_message, args!["id" => brief(id), "other" => other])
}

/// The program has a lesson of this name, and `check` was asked about this file alone.
pub(in crate::lesson) fn lesson_id_built_in(id: &str) -> Fault {
    Fault::new(&LESSON_ID_BUILT_IN, 0..0, "fault-lesson-id-beside-built-in", args!["id" => brief(id)])
}

pub(in crate::lesson) fn step_id(span: Range<usize>, id: &str) -> Fault {
    Fault::new(&STEP_ID, span, "fault-step-id", args!["id" => brief(id), "plain" => plain(id)])
}

pub(in crate::lesson) fn step_id_twice(span: Range<usize>, first: Range<usize>, id: &str) -> Fault {
    let fault = Fault::new(&STEP_ID_TWICE, span, "fault-step-id-twice", args!["id" => brief(id)]);
    fault.label(first, "label-first", args![])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_plain_name_is_found() {
        let names = [("two words", "two-words"), ("good.toml", "good"), ("a.b", "a-b"), ("_x", "x"), ("…", "lesson")];
        for (name, expected) in names {
            assert_eq!(plain(name), expected);
        }
        assert!(names.iter().all(|(_, plain)| is_plain(plain)));
    }
}
