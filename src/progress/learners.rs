//! Learners and their settings in the store.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::store::{Refused, known, random};
use super::{Audience, Learner, LearnerId, Moment, NameFault, NewLearner, Store, StoreError, Symbol, clean_name};

const COLUMNS: &str = "id, name, symbol, audience, is_class, last_seen, uid";

impl Store {
    /// All learners, who was chosen last first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn learners(&mut self) -> Result<Vec<Learner>, StoreError> {
        self.read(|connection| Ok(all(connection)?))
    }

    /// One learner.
    ///
    /// # Errors
    /// If there is none, or the file cannot be read.
    pub fn learner(&mut self, id: LearnerId) -> Result<Learner, StoreError> {
        self.read(|connection| Ok(one(connection, id)?.1))
    }

    /// The learner of a name, in any case; none for what is no name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn learner_named(&mut self, name: &str) -> Result<Option<Learner>, StoreError> {
        let Ok(name) = clean_name(name) else { return Ok(None) };
        self.read(|connection| Ok(named(connection, &name)?))
    }

    /// Adds a learner.
    ///
    /// # Errors
    /// If the name is none or taken, or the file cannot be written.
    pub fn add(&mut self, new: &NewLearner, now: Moment) -> Result<Learner, StoreError> {
        let name = clean_name(&new.name).map_err(StoreError::Name)?;
        self.write(|connection| {
            free(connection, &name, None)?;
            let taken = all(connection)?.into_iter().map(|learner| learner.symbol);
            let symbol = new.symbol.unwrap_or_else(|| Symbol::free(taken));
            let learner = Learner {
                id: LearnerId(0),
                name: name.clone(),
                symbol,
                audience: new.audience,
                is_class: new.is_class,
                last_seen: now,
            };
            let id = insert(connection, None, &random(connection)?, &learner)?;
            Ok(Learner { id, ..learner })
        })
    }

    /// Gives a learner another name.
    ///
    /// # Errors
    /// If the name is none or taken, the learner is unknown, or the file cannot be written.
    pub fn rename(&mut self, id: LearnerId, name: &str) -> Result<(), StoreError> {
        let name = clean_name(name).map_err(StoreError::Name)?;
        self.write(|connection| {
            known(connection, id)?;
            free(connection, &name, Some(id))?;
            let sql = "UPDATE learner SET name = ?2, folded = ?3 WHERE id = ?1";
            connection.execute(sql, params![id.0, name, Learner::folded(&name)])?;
            Ok(())
        })
    }

    /// Removes a learner with everything that it did. This alone deletes answers.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be written.
    pub fn remove(&mut self, id: LearnerId) -> Result<(), StoreError> {
        self.write(|connection| {
            known(connection, id)?;
            connection.execute("DELETE FROM learner WHERE id = ?1", [id.0])?;
            Ok(())
        })
    }

    /// The learner is chosen now: next time it is the first of all.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be written; its answers are kept as far as they can be all the same.
    pub fn touch(&mut self, id: LearnerId, now: Moment) -> Result<(), StoreError> {
        self.chosen = Some(self.read(|connection| one(connection, id))?);
        self.write(|connection| {
            let sql = "UPDATE learner SET last_seen = ?2, turn = 1 + (SELECT max(turn) FROM learner) WHERE id = ?1";
            connection.execute(sql, params![id.0, now.0])?;
            Ok(())
        })
    }

    /// The settings of a learner, as it left them.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn settings(&mut self, id: LearnerId) -> Result<BTreeMap<String, String>, StoreError> {
        self.read(|connection| {
            let mut found = connection.prepare_cached("SELECT key, value FROM setting WHERE learner = ?1")?;
            let pairs = found.query_map([id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(pairs.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// Keeps a setting of a learner.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be written.
    pub fn set(&mut self, id: LearnerId, key: &str, value: &str) -> Result<(), StoreError> {
        self.write(|connection| {
            known(connection, id)?;
            let sql = "INSERT INTO setting (learner, key, value) VALUES (?1, ?2, ?3) \
                       ON CONFLICT (learner, key) DO UPDATE SET value = excluded.value";
            connection.execute(sql, params![id.0, key, value])?;
            Ok(())
        })
    }
}

/// All learners, who was chosen last first.
pub(super) fn all(connection: &Connection) -> rusqlite::Result<Vec<Learner>> {
    let sql = format!("SELECT {COLUMNS} FROM learner ORDER BY turn DESC, id DESC");
    connection.prepare_cached(&sql)?.query_map([], learner)?.collect()
}

/// A learner with its identity.
pub(super) fn one(connection: &Connection, id: LearnerId) -> Result<(Vec<u8>, Learner), Refused> {
    let sql = format!("SELECT {COLUMNS} FROM learner WHERE id = ?1");
    let found = connection.prepare_cached(&sql)?.query_row([id.0], |row| Ok((row.get(6)?, learner(row)?)));
    found.optional()?.ok_or(Refused::Said(StoreError::UnknownLearner))
}

/// The learner of a cleaned name.
pub(super) fn named(connection: &Connection, name: &str) -> rusqlite::Result<Option<Learner>> {
    let sql = format!("SELECT {COLUMNS} FROM learner WHERE folded = ?1");
    connection.prepare_cached(&sql)?.query_row([Learner::folded(name)], learner).optional()
}

/// Puts a learner into the file, under its number or the next; it counts as chosen last.
pub(super) fn insert(
    connection: &Connection,
    id: Option<LearnerId>,
    uid: &[u8],
    learner: &Learner,
) -> rusqlite::Result<LearnerId> {
    let sql = "INSERT INTO learner (id, uid, name, folded, symbol, audience, is_class, last_seen, turn) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, (SELECT 1 + coalesce(max(turn), 0) FROM learner))";
    connection.execute(
        sql,
        params![
            id.map(|id| id.0),
            uid,
            learner.name,
            Learner::folded(&learner.name),
            learner.symbol.key(),
            learner.audience.key(),
            learner.is_class,
            learner.last_seen.0
        ],
    )?;
    Ok(LearnerId(connection.last_insert_rowid()))
}

/// That nobody else has this name.
fn free(connection: &Connection, name: &str, but: Option<LearnerId>) -> Result<(), Refused> {
    match named(connection, name)? {
        Some(learner) if Some(learner.id) != but => {
            Err(Refused::Said(StoreError::Name(NameFault::Taken(learner.name))))
        }
        _ => Ok(()),
    }
}

fn learner(row: &Row<'_>) -> rusqlite::Result<Learner> {
    let (symbol, audience): (String, String) = (row.get(2)?, row.get(3)?);
    Ok(Learner {
        id: LearnerId(row.get(0)?),
        name: row.get(1)?,
        // A word that this version does not know is no reason to lose a child's work.
        symbol: Symbol::from_key(&symbol).unwrap_or(Symbol::Sun),
        audience: Audience::from_key(&audience).unwrap_or_default(),
        is_class: row.get(4)?,
        last_seen: Moment(row.get(5)?),
    })
}
