//! What can be said about a learner's answers.

use std::collections::BTreeMap;

use crate::rules::{Role, Square};

use super::Day;

/// How many answers were right, and how many there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Without a fault.
    pub right: u32,
    /// All.
    pub all: u32,
}

/// For each square by [`Square::index`], how often it went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heat {
    /// It was to be found and was not.
    pub missed: [u32; 64],
    /// It was named and should not have been.
    pub extra: [u32; 64],
}

/// A way in which answers went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misconception {
    /// The asked piece, one of the six, if one was asked about.
    pub role: Option<Role>,
    /// The id of the reason that was not seen, as `bishop-blocked`.
    pub reason: String,
    /// In how many answers.
    pub count: u32,
}

/// What a learner's answers tell. Answers of lessons that were reset count for the streak alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// All answers.
    pub answers: Tally,
    /// The best stars of each finished lesson, by its id.
    pub stars: BTreeMap<String, u8>,
    /// What is missed, and what is named too much.
    pub heat: Heat,
    /// For each of the six, day by day.
    pub days: BTreeMap<Role, BTreeMap<Day, Tally>>,
    /// Of the last seven days, the most frequent first.
    pub misconceptions: Vec<Misconception>,
    /// So many days in a row there were answers, up to today or yesterday.
    pub streak: u32,
}

impl Tally {
    /// Counts one more.
    pub(super) const fn add(&mut self, is_right: bool) {
        self.right += is_right as u32;
        self.all += 1;
    }

    /// The share of right answers in percent, rounded; none if there are no answers.
    pub fn percent(self) -> Option<u8> {
        let all = u64::from(self.all);
        let rounded = (u64::from(self.right) * 100 + all / 2).checked_div(all)?;
        u8::try_from(rounded).ok()
    }
}

impl Heat {
    /// Adds what another one counts.
    pub fn add(&mut self, other: &Self) {
        let add = |counts: &mut [u32; 64], more: &[u32; 64]| {
            counts.iter_mut().zip(more).for_each(|(count, more)| *count = count.saturating_add(*more));
        };
        add(&mut self.missed, &other.missed);
        add(&mut self.extra, &other.extra);
    }

    /// How often a square was missed or named too much.
    pub fn at(&self, square: Square) -> u32 {
        let count = |counts: &[u32; 64]| counts.get(square.index()).copied().unwrap_or(0);
        count(&self.missed) + count(&self.extra)
    }

    /// The most at one square.
    pub fn most(&self) -> u32 {
        Square::all().map(|square| self.at(square)).max().unwrap_or(0)
    }
}

impl Default for Heat {
    fn default() -> Self {
        Self { missed: [0; 64], extra: [0; 64] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded() {
        assert_eq!(Tally { right: 0, all: 0 }.percent(), None);
        assert_eq!(Tally { right: 2, all: 3 }.percent(), Some(67));
        assert_eq!(Tally { right: 3, all: 3 }.percent(), Some(100));
    }

    #[test]
    fn heat_is_what_was_missed_and_what_was_too_much() {
        let mut heat = Heat::default();
        heat.missed[27] = 2;
        heat.extra[27] = 1;
        assert_eq!((heat.at(Square::at(27)), heat.at(Square::at(0)), heat.most()), (3, 0, 3));
    }
}
