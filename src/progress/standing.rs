//! What a learner has reached.

use std::collections::BTreeMap;

/// Where a lesson goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the step, from 0.
    pub step: u32,
}

/// Stars and places of one learner. Lessons are named by their ids; of some of them there may be no file any more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The best stars of each lesson that was finished, 1 to 3.
    pub stars: BTreeMap<String, u8>,
    /// For each lesson that was begun, finished or not: the best stars of its steps, by [`super::Source::Lesson`]'s step.
    pub steps: BTreeMap<String, BTreeMap<String, u8>>,
    /// Where each lesson that was left goes on.
    pub places: BTreeMap<String, Place>,
}
