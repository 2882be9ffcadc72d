//! Time, as it is handed in.

/// Milliseconds since the beginning of 1970, UTC. Clocks may be set back: no rule here rests on their running forward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

/// A day where the learner lives: days since 1970-01-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

impl Moment {
    /// Milliseconds of a day.
    pub const DAY: i64 = 24 * 60 * 60 * 1000;

    /// The day of this moment where local time is so many minutes ahead of UTC.
    pub const fn day(self, minutes_ahead: i32) -> Day {
        Day(self.0.saturating_add(minutes_ahead as i64 * 60_000).div_euclid(Self::DAY))
    }

    /// The moment so many days earlier.
    #[must_use]
    pub const fn days_before(self, days: i64) -> Self {
        Self(self.0.saturating_sub(days.saturating_mul(Self::DAY)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_local_midnight() {
        let eleven_pm = Moment(23 * 60 * 60 * 1000);
        assert_eq!(eleven_pm.day(0), Day(0));
        assert_eq!(eleven_pm.day(180), Day(1));
        assert_eq!(Moment(-1).day(0), Day(-1));
        assert_eq!(eleven_pm.days_before(1).day(0), Day(-1));
        assert_eq!(Moment(i64::MAX).day(60), Moment(i64::MAX).day(0));
    }
}
