//! The rules that lesson files keep, a topic to a file. Each file says what its rules are for, names them, and makes
//! their faults; the reader calls it where it comes upon one.

pub(super) mod answer;
pub(super) mod boards;
pub(super) mod characters;
pub(super) mod files;
pub(super) mod fluent;
pub(super) mod formulas;
pub(super) mod header;
pub(super) mod ids;
pub(super) mod keys;
pub(super) mod languages;
pub(super) mod marks;
pub(super) mod moves;
pub(super) mod pieces;
pub(super) mod references;
pub(super) mod room;
pub(super) mod size;
pub(super) mod squares;
pub(super) mod syntax;
pub(super) mod words;

use crate::i18n::Value;
use crate::text;

/// How much of an author's text a message repeats, in columns.
const BRIEF: usize = 40;

/// A text of the author's as a message may repeat it: short, on one line, with nothing that acts on a terminal.
fn brief(found: &str) -> String {
    // Long texts are cut first: they may stand in many faults.
    text::shorten(&found[..found.floor_char_boundary(BRIEF * 10)], BRIEF)
}

/// Words to be listed.
fn list(words: &[&str]) -> Value {
    Value::List(words.iter().map(|word| (*word).to_owned()).collect())
}
