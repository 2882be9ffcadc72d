//! What can be read of a damaged file, taken into a new one: learner by learner, table by table, row by row. The damaged
//! file is only looked at.

mod first_page;
mod rows;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io;
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, ToSql, params, params_from_iter};

use super::store::random;
use super::trouble::Cause;
use super::{Audience, Learner, LearnerId, Moment, Symbol, clean_name, image, import, learners, open, schema};
use rows::{Rows, Table};

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// So many answers could be read.
    pub answers: usize,
    /// Whether nothing was met that could not be read.
    pub is_whole: bool,
}

/// What hangs on a learner, in the order in which it is taken over: the answers first, should there be no room for all.
const TABLES: [&str; 6] = ["answer", "finish", "place", "setting", "card", "alias"];

/// Takes what can be read of a damaged file into a new one, which is on the disk when this returns.
pub(super) fn into_file(damaged: &Path, new: &Path) -> Result<Saved, Cause> {
    for ending in ["-journal", "-wal", "-shm", ""] {
        match fs::remove_file(open::beside(new, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    let mut target = Connection::open(new)?;
    target.execute_batch("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    schema::migrate(&mut target)?;
    let saved = take_over(damaged, &mut target)?;
    drop(target);
    File::open(new)?.sync_all()?;
    Ok(saved)
}

/// Takes what can be read of a damaged file into memory.
pub(super) fn into_memory(damaged: &Path) -> Result<(Connection, Saved), Cause> {
    let mut target = open::in_memory()?;
    let saved = take_over(damaged, &mut target)?;
    Ok((target, saved))
}

/// Of the ways to read the file takes that by which most can be read.
fn take_over(damaged: &Path, target: &mut Connection) -> Result<Saved, Cause> {
    let sources = image::read(damaged).map(|bytes| first_page::sources(&bytes)).unwrap_or_default();
    let mut best: Option<(Taken, &Connection)> = None;
    for source in &sources {
        let transaction = target.transaction()?;
        let taken = fill(source, &transaction)?;
        if taken.saved.is_whole && best.as_ref().is_none_or(|(best, _)| taken.counts() >= best.counts()) {
            transaction.commit()?;
            return Ok(taken.saved);
        }
        transaction.rollback()?;
        if best.as_ref().is_none_or(|(best, _)| taken.counts() > best.counts()) {
            best = Some((taken, source));
        }
    }
    let Some((_, source)) = best else { return Ok(Saved::default()) };
    let transaction = target.transaction()?;
    let taken = fill(source, &transaction)?;
    transaction.commit()?;
    Ok(taken.saved)
}

/// What could be taken over.
struct Taken {
    saved: Saved,
    /// So many learners have a name of their own.
    named: usize,
    /// So many rows of all kinds.
    rows: usize,
}

impl Taken {
    /// The more the better, the answers above all.
    const fn counts(&self) -> (usize, usize, usize) {
        (self.saved.answers, self.named, self.rows)
    }
}

/// Takes over what can be read of a file.
fn fill(source: &Connection, target: &Connection) -> Result<Taken, Cause> {
    let mut taking = Taking { target, named: named(source), learners: BTreeSet::new(), nameless: 0 };
    let mut saved = Saved { answers: 0, is_whole: true };
    let mut all = 0;
    saved.is_whole &= taking.learners(source)?;
    for name in TABLES {
        let Some(table) = Table::of(source, taking.target, name) else {
            // A file of the first version has no cards.
            saved.is_whole &= name == "card";
            continue;
        };
        let mut taken = 0;
        let ids: Vec<i64> = taking.learners.iter().copied().collect();
        let is_whole = Rows { source, table: &table, learners: &ids }.each(&mut |row| {
            taken += usize::from(taking.put(&table, row)?);
            Ok(())
        })?;
        saved.is_whole &= is_whole;
        all += taken;
        if name == "answer" {
            saved.answers = taken;
        }
    }
    Ok(Taken { saved, named: taking.learners.len() - taking.nameless, rows: all })
}

/// The new file, while it is filled.
struct Taking<'a> {
    target: &'a Connection,
    /// Names and identities of learners as the indices have them.
    named: BTreeMap<i64, (Option<String>, Option<Vec<u8>>)>,
    /// Those who are in the new file.
    learners: BTreeSet<i64>,
    /// How many of them no name could be read of.
    nameless: usize,
}

impl Taking<'_> {
    /// Takes all learners over who can be read; false if some cannot.
    fn learners(&mut self, source: &Connection) -> Result<bool, Cause> {
        let Some(table) = Table::of(source, self.target, "learner") else { return Ok(false) };
        let rows = Rows { source, table: &table, learners: &[] };
        rows.each(&mut |row| {
            let value = |name| table.value(row, name);
            let Value::Integer(id) = value("id") else { return Ok(()) };
            let text = |name| if let Value::Text(text) = value(name) { Some(text) } else { None };
            let number = |name| if let Value::Integer(number) = value(name) { number } else { 0 };
            let uid = identity(value("uid"));
            if text("name").is_none() && uid.is_none() {
                return Ok(());
            }
            let learner = Learner {
                id: LearnerId(id),
                name: text("name").unwrap_or_default(),
                symbol: text("symbol").and_then(|key| Symbol::from_key(&key)).unwrap_or(Symbol::Sun),
                audience: text("audience").and_then(|key| Audience::from_key(&key)).unwrap_or_default(),
                is_class: number("is_class") != 0,
                last_seen: Moment(number("last_seen")),
            };
            self.add(learner, uid, Some(number("turn")))
        })
    }

    /// Puts a learner into the new file, with what is known of it; whatever of that cannot be, something else takes its place.
    fn add(&mut self, learner: Learner, uid: Option<Vec<u8>>, turn: Option<i64>) -> Result<(), Cause> {
        let id = learner.id;
        if self.learners.contains(&id.0) {
            return Ok(());
        }
        let (folded, other) = self.named.remove(&id.0).unwrap_or_default();
        let name = clean_name(&learner.name).or_else(|_| clean_name(&capital(&folded.unwrap_or_default())));
        self.nameless += usize::from(name.is_err());
        let name = name.unwrap_or_else(|_| format!("№ {}", id.0));
        let learner = Learner { name: import::free_name(self.target, &name)?, ..learner };
        let is_free = |uid: &Vec<u8>| -> Result<bool, Cause> {
            let sql = "SELECT count(*) FROM learner WHERE uid = ?1";
            Ok(self.target.query_row(sql, [uid], |row| row.get::<_, i64>(0))? == 0)
        };
        let uid = match uid.or(other) {
            Some(uid) if is_free(&uid)? => uid,
            _ => random(self.target)?,
        };
        learners::insert(self.target, Some(id), &uid, &learner)?;
        if let Some(turn) = turn.filter(|turn| (0..i64::from(u32::MAX)).contains(turn)) {
            self.target.execute("UPDATE learner SET turn = ?2 WHERE id = ?1", params![id.0, turn])?;
        }
        self.learners.insert(id.0);
        Ok(())
    }

    /// Puts a row into the new file if it can be there; says whether it could. Whose work is left without a learner gets one.
    fn put(&mut self, table: &Table, row: &[Value]) -> Result<bool, Cause> {
        let Value::Integer(id) = table.value(row, "learner") else { return Ok(false) };
        let is_work = ["answer", "finish"].contains(&table.name);
        let uid = identity(table.value(row, "uid"));
        if !self.learners.contains(&id) {
            if !is_work || uid.is_none() {
                return Ok(false);
            }
            let unknown = Learner {
                id: LearnerId(id),
                name: String::new(),
                symbol: Symbol::Sun,
                audience: Audience::default(),
                is_class: false,
                last_seen: Moment(0),
            };
            self.add(unknown, None, Some(0))?;
        }
        let mut values: Vec<Value> =
            table.columns.iter().zip(row).map(|(name, value)| values::fit(name, value.clone())).collect();
        if let (true, None, Some(place)) = (is_work, uid, table.columns.iter().position(|name| name == "uid"))
            && let Some(uid) = values.get_mut(place)
        {
            *uid = Value::Blob(random(self.target)?);
        }
        let mut put = self.target.prepare_cached(&table.insert)?;
        match put.execute(params_from_iter(values.iter().map(|value| value as &dyn ToSql))) {
            Ok(rows) => Ok(rows > 0),
            Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

/// An identity, if it can be one.
fn identity(value: Value) -> Option<Vec<u8>> {
    match value {
        Value::Blob(uid) if uid.len() == 16 => Some(uid),
        _ => None,
    }
}

/// What the indices say of learners, should their rows be lost: the number, the folded name, the identity.
fn named(source: &Connection) -> BTreeMap<i64, (Option<String>, Option<Vec<u8>>)> {
    let mut named: BTreeMap<i64, (Option<String>, Option<Vec<u8>>)> = BTreeMap::new();
    for (index, column) in [(1, "uid"), (2, "folded")] {
        let sql = format!("SELECT id, {column} FROM learner INDEXED BY sqlite_autoindex_learner_{index}");
        let Ok(mut found) = source.prepare(&sql) else { continue };
        let Ok(mut rows) = found.query([]) else { continue };
        while let Ok(Some(row)) = rows.next() {
            let Ok(id) = row.get(0) else { continue };
            let one = named.entry(id).or_default();
            match row.get::<_, Value>(1) {
                Ok(Value::Text(folded)) => one.0 = Some(folded),
                Ok(value) => one.1 = identity(value),
                Err(_) => {}
            }
        }
    }
    named
}

/// The words of a folded name as names are written.
fn capital(folded: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    folded.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}
