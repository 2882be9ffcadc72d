//! Squares by their names, for tests.

#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use super::{Square, SquareSet};

/// The square of a name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares of several names.
pub(crate) fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}
