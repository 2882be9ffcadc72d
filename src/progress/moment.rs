//! Time, as it is handed in.

use chrono::{Datelike, NaiveDate};

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

impl Day {
    /// Its first moment where local time is so many minutes ahead of UTC.
    pub const fn begin(self, minutes_ahead: i32) -> Moment {
        Moment(self.0.saturating_mul(Moment::DAY).saturating_sub(minutes_ahead as i64 * 60_000))
    }

    /// Its year, month and day of the month as calendars have them; none beyond what calendars tell.
    pub fn date(self) -> Option<(i32, u32, u32)> {
        let days = i32::try_from(self.0).ok()?.checked_add(DAYS_BEFORE_1970)?;
        let date = NaiveDate::from_num_days_from_ce_opt(days)?;
        Some((date.year(), date.month(), date.day()))
    }

    /// The day of a date, if there is one.
    pub fn of(year: i32, month: u32, day: u32) -> Option<Self> {
        let date = NaiveDate::from_ymd_opt(year, month, day)?;
        Some(Self(i64::from(date.num_days_from_ce() - DAYS_BEFORE_1970)))
    }
}

/// The first day of 1970, counted from the first of year 1, which is 1.
const DAYS_BEFORE_1970: i32 = 719_163;

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

    #[test]
    fn days_have_dates() {
        let table = [(0, (1970, 1, 1)), (-1, (1969, 12, 31)), (20_787, (2026, 11, 30)), (11_016, (2000, 2, 29))];
        for (day, (year, month, of_month)) in table {
            assert_eq!(Day(day).date(), Some((year, month, of_month)));
            assert_eq!(Day::of(year, month, of_month), Some(Day(day)));
        }
        assert_eq!((Day(i64::MAX).date(), Day::of(2026, 2, 29)), (None, None));
        for minutes in [-570, 0, 180] {
            assert_eq!(Day(20_787).begin(minutes).day(minutes), Day(20_787));
            assert_eq!(Moment(Day(20_787).begin(minutes).0 - 1).day(minutes), Day(20_786));
        }
    }
}
