//! What many answers come to, for somebody who teaches: sums, nothing that has to be looked at answer by answer.

use std::collections::BTreeMap;

use crate::rules::Role;

use super::{Heat, Moment, Tally};

/// What was done in one lesson, in practice, or in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// How many answers were given: a task may take several.
    pub answers: u32,
    /// The tasks that were finished, and how many of them at once: without a wrong try and without a hint.
    pub tasks: Tally,
    /// Milliseconds at finished tasks, if anybody measured; one counts for [`Work::LONGEST`] at most.
    pub took: Option<u64>,
    /// The first and the last answer.
    pub span: Option<(Moment, Moment)>,
}

/// How often something went wrong, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistaken {
    /// In how many answers.
    pub count: u32,
    /// In how many of each lesson; practice is not among them.
    pub lessons: BTreeMap<String, u32>,
}

/// What a learner's answers of some time come to. What was reset does not count, but for the streak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digest {
    /// Everything together.
    pub all: Work,
    /// Each lesson, by its id.
    pub lessons: BTreeMap<String, Work>,
    /// All practice.
    pub practice: Work,
    /// The best stars of each lesson that was ever finished, whatever the time.
    pub stars: BTreeMap<String, u8>,
    /// When each lesson was finished last, if it was in this time.
    pub finished: BTreeMap<String, Moment>,
    /// What was missed, and what was named too much.
    pub heat: Heat,
    /// What went wrong, by piece and by the id of the reason that was not seen.
    pub mistakes: BTreeMap<(Option<Role>, String), Mistaken>,
    /// The last answer of all, whatever the time.
    pub last: Option<Moment>,
    /// So many days in a row there were answers, up to today or yesterday, whatever the time.
    pub streak: u32,
}

impl Work {
    /// A task that stood open longer counts for so long, in milliseconds: somebody has gone to lunch.
    pub const LONGEST: u64 = 10 * 60 * 1000;

    /// Counts one more answer; `finished` says of a task that it finished whether that was at once.
    pub(super) fn add(&mut self, at: Moment, finished: Option<bool>, took: Option<u32>) {
        self.answers += 1;
        self.span = Some(self.span.map_or((at, at), |(first, last)| (first.min(at), last.max(at))));
        let Some(at_once) = finished else { return };
        self.tasks.add(at_once);
        if let Some(took) = took {
            self.took = Some(self.took.unwrap_or(0) + u64::from(took).min(Self::LONGEST));
        }
    }
}

impl Mistaken {
    /// Counts one more.
    pub(super) fn add(&mut self, lesson: Option<&str>) {
        self.count += 1;
        let Some(lesson) = lesson else { return };
        match self.lessons.get_mut(lesson) {
            Some(count) => *count += 1,
            None => drop(self.lessons.insert(lesson.to_owned(), 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_counted_by_answers_and_by_tasks() {
        let mut work = Work::default();
        work.add(Moment(5), None, Some(1000));
        work.add(Moment(9), Some(false), None);
        assert_eq!((work.answers, work.tasks, work.took), (2, Tally { right: 0, all: 1 }, None), "nobody measured");
        work.add(Moment(2), Some(true), Some(1500));
        work.add(Moment(7), Some(true), Some(u32::MAX));
        assert_eq!(work.tasks, Tally { right: 2, all: 3 });
        assert_eq!(work.took, Some(1500 + Work::LONGEST), "an answer that finished nothing has no time of its own");
        assert_eq!(work.span, Some((Moment(2), Moment(9))));
    }
}
