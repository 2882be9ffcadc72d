//! How long a task is thought about, by a clock that is handed in.
//!
//! The rule kept here: thinking is the time in which the task is on the screen and waits for an answer. What lies over it
//! (help, the teacher's notes, another screen) stops the watch, and so does whoever touches nothing for five minutes:
//! then nobody can say how long it took, and nothing is told of that answer.

use crate::progress::Moment;

/// Which task it is: the run's name, the number of the step, whether an easier variant is played.
pub type TaskKey = (String, usize, bool);

/// A stopwatch that is looked at whenever something happens.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// When it was looked at last.
    seen: Option<Moment>,
    /// When somebody did something last.
    touched: Moment,
    /// The task that waits for its answer.
    task: Option<TaskKey>,
    /// Milliseconds of thinking about this task.
    thought: i64,
    /// Whether nobody was there for a while.
    is_broken: bool,
    /// Milliseconds of thinking in this sitting of practice.
    sitting: i64,
}

impl Watch {
    /// Whoever touches nothing for so many milliseconds is not there.
    pub const IDLE: i64 = 5 * 60 * 1000;

    /// It is this moment, and since the last one this task has been on the screen; none if none waited for an answer. A
    /// clock that was set back adds nothing.
    pub fn look(&mut self, now: Moment, task: Option<TaskKey>, is_touched: bool) {
        let seen = self.seen.replace(now);
        if let Some(task) = task {
            if self.task.as_ref() != Some(&task) {
                (self.task, self.thought, self.is_broken) = (Some(task), 0, false);
            }
            if let Some(seen) = seen {
                let there = self.touched.0.saturating_add(Self::IDLE);
                let passed = now.0.min(there).saturating_sub(seen.0).max(0);
                self.thought = self.thought.saturating_add(passed);
                self.sitting = self.sitting.saturating_add(passed);
                self.is_broken |= now.0 > there;
            }
        }
        if is_touched || seen.is_none() {
            self.touched = now;
        }
    }

    /// The same task anew, as when a lesson is played once more.
    pub fn forget_task(&mut self) {
        self.task = None;
    }

    /// Milliseconds of thinking since the task was shown; none if nobody looked at a clock, or nobody was there for a while.
    pub fn thought(&self) -> Option<u32> {
        let is_known = self.seen.is_some() && self.task.is_some() && !self.is_broken;
        is_known.then(|| u32::try_from(self.thought).unwrap_or(u32::MAX))
    }

    /// Begins to count a sitting.
    pub fn begin_sitting(&mut self) {
        self.forget_task();
        self.sitting = 0;
    }

    /// Milliseconds of thinking in this sitting; none if nobody looked at a clock.
    pub fn sitting(&self) -> Option<u64> {
        self.seen.and_then(|_| u64::try_from(self.sitting).ok())
    }

    /// Milliseconds until the next whole second of the sitting; none while nobody is there.
    pub fn until_second(&self) -> Option<u64> {
        let seen = self.seen?;
        (seen.0 < self.touched.0.saturating_add(Self::IDLE))
            .then(|| 1000 - u64::try_from(self.sitting).unwrap_or(0) % 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(at: usize) -> Option<TaskKey> {
        Some(("mix".into(), at, false))
    }

    #[test]
    fn thinking_is_what_passes_while_a_task_waits() {
        let mut watch = Watch::default();
        assert_eq!(watch.thought(), None, "no clock");
        watch.look(Moment(1_000), None, true);
        watch.look(Moment(4_000), task(0), true);
        watch.look(Moment(4_500), task(0), true);
        assert_eq!((watch.thought(), watch.sitting()), (Some(3_500), Some(3_500)));
        // Help lies over it.
        watch.look(Moment(94_500), None, true);
        watch.look(Moment(95_000), task(0), true);
        assert_eq!(watch.thought(), Some(4_000));
        // The next task begins at nothing, the sitting goes on.
        watch.look(Moment(96_000), task(1), true);
        assert_eq!((watch.thought(), watch.sitting()), (Some(1_000), Some(5_000)));
        // A clock that is set back.
        watch.look(Moment(10_000), task(1), true);
        watch.look(Moment(10_400), task(1), true);
        assert_eq!(watch.thought(), Some(1_400));
    }

    #[test]
    fn whoever_goes_away_is_not_measured() {
        let mut watch = Watch::default();
        watch.look(Moment(0), None, true);
        for tick in 1..=400 {
            watch.look(Moment(tick * 1_000), task(0), false);
            assert_eq!(watch.until_second().is_some(), tick < 300, "{tick}");
        }
        assert_eq!((watch.thought(), watch.sitting()), (None, Some(300_000)));
        watch.look(Moment(500_000), task(0), true);
        watch.look(Moment(501_000), task(0), true);
        assert_eq!((watch.thought(), watch.sitting(), watch.until_second()), (None, Some(301_000), Some(1_000)));
        watch.look(Moment(502_000), task(1), true);
        assert_eq!(watch.thought(), Some(1_000));
    }
}
