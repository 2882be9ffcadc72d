//! What the store tells about a learner's answers: one pass over an index, and the week's mistakes.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, params};

use crate::rules::{Role, Square};

use super::record::squares;
use super::report::{Misconception, Report};
use super::store::{Refused, known};
use super::{Day, LearnerId, Moment, Store, StoreError};

/// Mistakes are told for so many days.
const DAYS_OF_MISTAKES: i64 = 7;

impl Store {
    /// What a learner's answers tell: all of them, or those `since` a moment. A day begins where local time is
    /// `minutes_ahead` of UTC. The mistakes are those of the last seven days, the streak is whole in any case.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be read.
    pub fn report(
        &mut self,
        learner: LearnerId,
        now: Moment,
        minutes_ahead: i32,
        since: Option<Moment>,
    ) -> Result<Report, StoreError> {
        let mut report = self.read(|connection| {
            known(connection, learner)?;
            let mut report = scan(connection, learner, now, minutes_ahead, since)?;
            report.misconceptions = mistakes(connection, learner, now)?;
            Ok(report)
        })?;
        report.stars = self.standing(learner)?.stars;
        Ok(report)
    }
}

fn scan(
    connection: &Connection,
    learner: LearnerId,
    now: Moment,
    minutes_ahead: i32,
    since: Option<Moment>,
) -> Result<Report, Refused> {
    let mut report = Report::default();
    let mut days = BTreeSet::new();
    let sql = "SELECT at, piece, is_right, missed, extra, reset_at IS NULL FROM answer WHERE learner = ?1";
    let mut found = connection.prepare_cached(sql)?;
    let mut rows = found.query([learner.0])?;
    while let Some(row) = rows.next()? {
        let at = Moment(row.get(0)?);
        let day = at.day(minutes_ahead);
        days.insert(day);
        let counts: bool = row.get(5)?;
        if !counts || since.is_some_and(|since| at < since) {
            continue;
        }
        let is_right: bool = row.get(2)?;
        report.answers.add(is_right);
        if let Some(role) = row.get_ref(1)?.as_str_or_null().ok().flatten().and_then(role) {
            report.days.entry(role).or_default().entry(day).or_default().add(is_right);
        }
        count(&mut report.heat.missed, row.get(3)?);
        count(&mut report.heat.extra, row.get(4)?);
    }
    report.streak = streak(&days, now.day(minutes_ahead));
    Ok(report)
}

fn mistakes(connection: &Connection, learner: LearnerId, now: Moment) -> Result<Vec<Misconception>, Refused> {
    let mut counts: BTreeMap<(Option<Role>, String), u32> = BTreeMap::new();
    // Answers from a time that is still to come were given before the clock was set back.
    let sql = "SELECT piece, misconceptions FROM answer \
               WHERE learner = ?1 AND at > ?2 AND at <= ?3 AND misconceptions <> '' AND reset_at IS NULL";
    let mut found = connection.prepare_cached(sql)?;
    let mut rows = found.query(params![learner.0, now.days_before(DAYS_OF_MISTAKES).0, now.days_before(-1).0])?;
    while let Some(row) = rows.next()? {
        let role = row.get_ref(0)?.as_str_or_null().ok().flatten().and_then(role);
        let reasons: String = row.get(1)?;
        for reason in reasons.split(' ') {
            *counts.entry((role, reason.to_owned())).or_default() += 1;
        }
    }
    let mut mistakes: Vec<Misconception> =
        counts.into_iter().map(|((role, reason), count)| Misconception { role, reason, count }).collect();
    mistakes.sort_by_key(|mistake| std::cmp::Reverse(mistake.count));
    Ok(mistakes)
}

/// The role of a piece's letter, if it is one of the six.
pub(super) fn role(letter: &str) -> Option<Role> {
    let mut letters = letter.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Role::from_letter)
}

/// Counts each of these squares once more.
pub(super) fn count(counts: &mut [u32; 64], bits: i64) {
    for square in squares(bits) {
        if let Some(count) = counts.get_mut(Square::index(square)) {
            *count += 1;
        }
    }
}

/// So many days in a row up to today; a day that is not over breaks nothing.
pub(super) fn streak(days: &BTreeSet<Day>, today: Day) -> u32 {
    let last = if days.contains(&today) { today } else { Day(today.0 - 1) };
    let row = (0..).map(|back| Day(last.0 - back)).take_while(|day| days.contains(day)).count();
    u32::try_from(row).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_with_a_day_left_out() {
        let days: BTreeSet<Day> = [1, 2, 5, 6, 7, 30].map(Day).into();
        let table = [(7, 3), (8, 3), (9, 0), (6, 2), (2, 2), (3, 2), (4, 0), (0, 0)];
        for (today, row) in table {
            assert_eq!(streak(&days, Day(today)), row, "{today}");
        }
    }
}
