//! Seeds of puzzles: given by the user, or drawn.

use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher, RandomState};

use clap::ArgMatches;

use crate::args;
use crate::plain::echo;
use crate::puzzle::Code;
use crate::wording::Words;

use super::status::Trouble;

/// A number that nobody can foresee.
pub fn drawn() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// What `--seed` says, if it is there.
///
/// # Errors
/// If it is no number, or too great.
pub fn given(words: &Words<'_>, matches: &ArgMatches) -> Result<Option<u32>, Trouble> {
    text(matches, "seed").map(|text| number(words, "--seed", &text, 0, Code::MOST)).transpose()
}

/// The value of an option, if it is there.
pub fn text(matches: &ArgMatches, id: &str) -> Option<String> {
    matches.get_one::<OsString>(id).map(|text| text.to_string_lossy().into_owned())
}

/// A whole number between two.
///
/// # Errors
/// If it is none.
pub fn number(words: &Words<'_>, argument: &str, text: &str, low: u32, high: u32) -> Result<u32, Trouble> {
    text.trim().parse().ok().filter(|number| (low..=high).contains(number)).ok_or_else(|| {
        let values = args!["argument" => argument, "value" => echo(text), "values" => format!("{low}–{high}")];
        Trouble::Usage(words.say("cli-invalid-value", &values))
    })
}
