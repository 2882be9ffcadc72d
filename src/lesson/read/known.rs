//! The words that keys know, and the numbers that they take, for the table of the format.

use super::{board, choose, find, generate, header};
use crate::puzzle::{Kind, Topic};

/// As many pieces as a drawn board may have.
pub(in crate::lesson) const MOST_PIECES: i64 = generate::MOST_PIECES;
/// As many steps as one drawn step may stand for.
pub(in crate::lesson) const MOST_STEPS: i64 = generate::MOST;

fn names<T>(known: &[(&'static str, T)]) -> Vec<&'static str> {
    known.iter().map(|(word, _)| *word).collect()
}

pub(in crate::lesson) fn editions() -> Vec<&'static str> {
    names(&header::EDITIONS)
}

pub(in crate::lesson) fn audiences() -> Vec<&'static str> {
    names(&header::AUDIENCES)
}

pub(in crate::lesson) fn kinds() -> Vec<&'static str> {
    crate::lesson::format::KINDS.to_vec()
}

pub(in crate::lesson) fn views() -> Vec<&'static str> {
    names(&board::VIEWS)
}

pub(in crate::lesson) fn levels() -> Vec<&'static str> {
    names(&find::LEVELS)
}

pub(in crate::lesson) fn onlys() -> Vec<&'static str> {
    names(&find::ONLYS)
}

pub(in crate::lesson) fn questions() -> Vec<&'static str> {
    names(&choose::QUESTIONS)
}

pub(in crate::lesson) fn corners() -> Vec<&'static str> {
    names(&choose::CORNERS)
}

pub(in crate::lesson) fn topics() -> Vec<&'static str> {
    Topic::ALL.map(Topic::name).to_vec()
}

/// The kinds of puzzles that steps can be drawn from.
pub(in crate::lesson) fn puzzles() -> Vec<&'static str> {
    generate::KINDS.iter().flat_map(|(_, kinds)| kinds.iter().copied().map(Kind::name)).collect()
}

pub(in crate::lesson) fn genders() -> Vec<&'static str> {
    super::piece::GENDERS.to_vec()
}
