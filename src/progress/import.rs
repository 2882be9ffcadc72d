//! A learner taken in from JSON. What is known already is not doubled: every answer has an identity of its own.

use rusqlite::{Connection, OptionalExtension, params};

use super::cards::put;
use super::learners::{insert, named, one};
use super::parse::{ImportError, Imported, Parsed, parse};
use super::record::{Origin, insert_answer, insert_finish};
use super::store::Refused;
use super::{Learner, LearnerId, Moment, Store, StoreError};

impl Store {
    /// Takes in a learner from the JSON of [`Store::export`], of this machine or another: into the learner whose it is,
    /// or whom `into` names, or a new one. All of it or nothing.
    ///
    /// # Errors
    /// What is wrong with the text and where; that `into` is somebody else; that the file cannot be written.
    pub fn import(&mut self, json: &str, into: Option<LearnerId>, now: Moment) -> Result<Imported, ImportError> {
        let parsed = parse(json)?;
        let taken = self.write(|connection| {
            let (learner, is_new) = match target(connection, &parsed, into)? {
                Ok(found) => found,
                Err(other) => return Ok(Err(ImportError::Elsewhere(other))),
            };
            let (answers, known) = take(connection, &parsed, learner.id, now)?;
            Ok(Ok(Imported { learner, is_new, answers, known }))
        });
        taken.map_err(ImportError::Store)?
    }
}

/// Whose it becomes, and whether that is somebody new. Told apart: the name of somebody else whose it is.
fn target(
    connection: &Connection,
    parsed: &Parsed,
    into: Option<LearnerId>,
) -> Result<Result<(Learner, bool), String>, Refused> {
    let mut whose = None;
    for uid in parsed.identities() {
        let sql = "SELECT id FROM learner WHERE uid = ?1 UNION SELECT learner FROM alias WHERE uid = ?1";
        let found = connection.prepare_cached(sql)?.query_row([uid], |row| row.get(0)).optional()?;
        whose = whose.or(found.map(LearnerId));
    }
    let (learner, is_new) = match (into, whose) {
        (Some(into), Some(whose)) if into != whose => return Ok(Err(one(connection, whose)?.1.name)),
        (Some(id), _) | (None, Some(id)) => (one(connection, id)?.1, false),
        (None, None) => {
            let learner = Learner { name: free_name(connection, &parsed.learner.name)?, ..parsed.learner.clone() };
            let id = insert(connection, None, &parsed.uid, &learner)?;
            (Learner { id, ..learner }, true)
        }
    };
    for uid in parsed.identities() {
        let sql = "INSERT INTO alias (uid, learner) SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM learner WHERE uid = ?1) \
                   ON CONFLICT (uid) DO NOTHING";
        connection.execute(sql, params![uid, learner.id.0])?;
    }
    Ok(Ok((learner, is_new)))
}

/// The name, or with a number after it if somebody has it: two children of one name stay two.
pub(super) fn free_name(connection: &Connection, name: &str) -> rusqlite::Result<String> {
    let mut free = name.to_owned();
    for number in 2.. {
        if named(connection, &free)?.is_none() {
            break;
        }
        let ending = format!(" {number}");
        let kept: String = name.chars().take(Learner::LONGEST_NAME - ending.len()).collect();
        free = kept + &ending;
    }
    Ok(free)
}

/// Takes in what was done; says how many answers were new and how many known.
fn take(connection: &Connection, parsed: &Parsed, id: LearnerId, now: Moment) -> Result<(usize, usize), Refused> {
    for (key, value) in &parsed.settings {
        let sql = "INSERT INTO setting (learner, key, value) VALUES (?1, ?2, ?3) ON CONFLICT (learner, key) DO NOTHING";
        connection.execute(sql, params![id.0, key, value])?;
    }
    for (lesson, step, at) in &parsed.places {
        // Of two places the later one holds. A clock that was ahead must not hold a place for ever.
        let at = (*at).min(now);
        let sql = "INSERT INTO place (learner, lesson, at, step) VALUES (?1, ?2, ?3, ?4) \
                   ON CONFLICT (learner, lesson) DO UPDATE SET at = excluded.at, step = excluded.step WHERE excluded.at > at";
        connection.execute(sql, params![id.0, lesson, at.0, step])?;
    }
    for finish in &parsed.finishes {
        insert_finish(connection, &finish.uid, id, finish.at, &finish.lesson, finish.stars, finish.reset_at)?;
        reset(connection, "finish", &finish.uid, finish.reset_at)?;
    }
    for card in &parsed.cards {
        put(connection, id, card, "WHERE excluded.last_review > last_review")?;
    }
    let mut new = 0;
    for row in &parsed.answers {
        let origin = Origin { uid: &row.uid, learner: id, at: row.at, reset_at: row.reset_at };
        new += usize::from(insert_answer(connection, &origin, &row.answer, row.piece.as_deref())?);
        reset(connection, "answer", &row.uid, row.reset_at)?;
    }
    Ok((new, parsed.answers.len() - new))
}

/// What was reset anywhere is reset.
fn reset(connection: &Connection, table: &str, uid: &[u8], at: Option<Moment>) -> Result<(), Refused> {
    if let Some(at) = at {
        let sql = format!("UPDATE {table} SET reset_at = ?2 WHERE uid = ?1 AND reset_at IS NULL");
        connection.prepare_cached(&sql)?.execute(params![uid, at.0])?;
    }
    Ok(())
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
