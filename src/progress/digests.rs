//! Digests of many learners: every answer is looked at once, whoever's it is.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::digest::Digest;
use super::reports::{count, role, streak};
use super::store::{Refused, known};
use super::{Day, LearnerId, Moment, Store, StoreError};

const COLUMNS: &str =
    "learner, at, lesson, piece, is_right, missed, extra, misconceptions, wrong_tries, hints, stars IS NOT NULL, took";

impl Store {
    /// What the answers of these learners come to, in their order: all of them, or those `since` a moment. A day begins
    /// where local time is `minutes_ahead` of UTC.
    ///
    /// # Errors
    /// If a learner is unknown, or the file cannot be read.
    pub fn digests(
        &mut self,
        learners: &[LearnerId],
        now: Moment,
        minutes_ahead: i32,
        since: Option<Moment>,
    ) -> Result<Vec<Digest>, StoreError> {
        self.read(|connection| {
            // Everything is of one moment, whatever another program writes meanwhile.
            let moment = connection.unchecked_transaction()?;
            let mut digests: HashMap<i64, Digest> = HashMap::new();
            for &learner in learners {
                known(&moment, learner)?;
                digests.insert(learner.0, reached(&moment, learner, now, minutes_ahead, since)?);
            }
            scan(&moment, learners, since, &mut digests)?;
            Ok(learners.iter().map(|learner| digests.get(&learner.0).cloned().unwrap_or_default()).collect())
        })
    }
}

/// What does not need every answer: lessons that were finished, the last answer, the streak.
fn reached(
    connection: &Connection,
    learner: LearnerId,
    now: Moment,
    minutes_ahead: i32,
    since: Option<Moment>,
) -> Result<Digest, Refused> {
    let mut digest = Digest::default();
    let sql = "SELECT lesson, max(stars), max(at) FROM finish WHERE learner = ?1 AND reset_at IS NULL GROUP BY lesson";
    let mut found = connection.prepare_cached(sql)?;
    let mut rows = found.query([learner.0])?;
    while let Some(row) = rows.next()? {
        let (lesson, at): (String, _) = (row.get(0)?, Moment(row.get(2)?));
        digest.stars.insert(lesson.clone(), row.get(1)?);
        if since.is_none_or(|since| at >= since) {
            digest.finished.insert(lesson, at);
        }
    }
    let mut before = connection.prepare_cached("SELECT max(at) FROM answer WHERE learner = ?1 AND at < ?2")?;
    let mut last_before = |end: Moment| -> Result<Option<Moment>, Refused> {
        let at: Option<Option<i64>> = before.query_row(params![learner.0, end.0], |row| row.get(0)).optional()?;
        Ok(at.flatten().map(Moment))
    };
    digest.last = last_before(Moment(i64::MAX))?;
    // Day by day back from today as long as there are answers: a seek in the index each.
    let today = now.day(minutes_ahead);
    let mut days = BTreeSet::new();
    let mut end = Day(today.0 + 1).begin(minutes_ahead);
    while let Some(at) = last_before(end)? {
        let day = at.day(minutes_ahead);
        let next = days.first().copied().unwrap_or(today);
        if day.0 < next.0 - 1 {
            break;
        }
        days.insert(day);
        end = day.begin(minutes_ahead);
    }
    digest.streak = streak(&days, today);
    Ok(digest)
}

/// Counts every answer of these learners. Of all the time, the whole table is read as it lies on the disk; of a learner or of
/// some days the index says where to look.
fn scan(
    connection: &Connection,
    learners: &[LearnerId],
    since: Option<Moment>,
    digests: &mut HashMap<i64, Digest>,
) -> Result<(), Refused> {
    if since.is_none() && learners.len() > 1 {
        let sql = format!("SELECT {COLUMNS} FROM answer NOT INDEXED WHERE reset_at IS NULL");
        let mut found = connection.prepare_cached(&sql)?;
        let mut rows = found.query([])?;
        while let Some(row) = rows.next()? {
            if let Some(digest) = digests.get_mut(&row.get(0)?) {
                add(digest, row)?;
            }
        }
        return Ok(());
    }
    let sql = format!(
        "SELECT {COLUMNS} FROM answer INDEXED BY answer_report WHERE learner = ?1 AND at >= ?2 AND reset_at IS NULL"
    );
    let mut found = connection.prepare_cached(&sql)?;
    for learner in learners {
        let Some(digest) = digests.get_mut(&learner.0) else { continue };
        let mut rows = found.query(params![learner.0, since.map_or(i64::MIN, |since| since.0)])?;
        while let Some(row) = rows.next()? {
            add(digest, row)?;
        }
    }
    Ok(())
}

/// Counts one answer.
fn add(digest: &mut Digest, row: &Row<'_>) -> Result<(), Refused> {
    let text = |column| -> Result<Option<&str>, Refused> { Ok(row.get_ref(column)?.as_str_or_null().ok().flatten()) };
    let at = Moment(row.get(1)?);
    let lesson = text(2)?;
    let (wrong_tries, hints): (u32, u32) = (row.get(8)?, row.get(9)?);
    let is_finished: bool = row.get(10)?;
    let finished = is_finished.then_some(wrong_tries == 0 && hints == 0);
    let took = row.get(11)?;
    digest.all.add(at, finished, took);
    match lesson {
        None => digest.practice.add(at, finished, took),
        Some(lesson) => match digest.lessons.get_mut(lesson) {
            Some(work) => work.add(at, finished, took),
            None => digest.lessons.entry(lesson.to_owned()).or_default().add(at, finished, took),
        },
    }
    if row.get(4)? {
        return Ok(());
    }
    count(&mut digest.heat.missed, row.get(5)?);
    count(&mut digest.heat.extra, row.get(6)?);
    let role = text(3)?.and_then(role);
    for reason in text(7)?.unwrap_or_default().split_whitespace() {
        digest.mistakes.entry((role, reason.to_owned())).or_default().add(lesson);
    }
    Ok(())
}
