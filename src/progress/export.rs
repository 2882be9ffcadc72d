//! A learner as one JSON text, to be taken along: readable, one answer a line.

use std::fmt::Write as _;

use rusqlite::{Connection, Row};
use serde_json::{Map, Value, json};

use crate::rules::SquareSet;

use super::cards::{cards, letter};
use super::learners::one;
use super::record::squares;
use super::store::Refused;
use super::{LearnerId, Store, StoreError};

/// What the text says that it is, and in which version.
pub(super) const FORMAT: &str = "chess-codex learner";
pub(super) const VERSION: u64 = 1;

impl Store {
    /// A learner with everything that it did, as JSON. What was reset is in it too, marked.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be read.
    pub fn export(&mut self, learner: LearnerId) -> Result<String, StoreError> {
        self.read(|connection| {
            // Everything is of one moment, whatever another program writes meanwhile.
            let moment = connection.unchecked_transaction()?;
            export(&moment, learner)
        })
    }
}

fn export(connection: &Connection, id: LearnerId) -> Result<String, Refused> {
    let (uid, learner) = one(connection, id)?;
    let also = list(connection, id, "SELECT uid FROM alias WHERE learner = ?1", |row| Ok(hex(row.get(0)?)))?;
    let settings = list(connection, id, "SELECT key, value FROM setting WHERE learner = ?1", |row| {
        Ok((row.get(0)?, Value::String(row.get(1)?)))
    })?;
    let places = list(connection, id, "SELECT lesson, step, at FROM place WHERE learner = ?1", |row| {
        Ok(json!({ "lesson": row.get::<_, String>(0)?, "step": row.get::<_, i64>(1)?, "at": row.get::<_, i64>(2)? }))
    })?;
    let finished = list(
        connection,
        id,
        "SELECT uid, lesson, stars, at, reset_at FROM finish WHERE learner = ?1 ORDER BY seq",
        finish,
    )?;
    let review: Vec<Value> = cards(connection, id)?
        .into_iter()
        .map(|card| {
            json!({
                "piece": letter(card.role), "reason": card.reason, "due": card.due.0, "last": card.last_review.0,
                "stability": card.stability, "difficulty": card.difficulty, "days": card.scheduled_days,
                "reviews": card.reviews, "lapses": card.lapses, "stage": card.stage.number(),
            })
        })
        .collect();
    let head = json!({
        "id": hex(uid), "also": also, "name": learner.name, "symbol": learner.symbol.key(),
        "audience": learner.audience.key(), "class": learner.is_class,
    });
    let mut text = String::from("{\n");
    let mut part = |name: &str, value: Value| text.push_str(&format!("{}: {value},\n", Value::from(name)));
    part("format", FORMAT.into());
    part("version", VERSION.into());
    part("learner", head);
    part("settings", Value::Object(settings.into_iter().collect::<Map<String, Value>>()));
    part("places", places.into());
    part("finished", finished.into());
    part("review", review.into());
    text.push_str("\"answers\": [");
    let mut answers = connection.prepare_cached(ANSWERS)?;
    let mut rows = answers.query([id.0])?;
    let mut separator = "\n";
    while let Some(row) = rows.next()? {
        text.push_str(separator);
        text.push_str(&answer(row)?.to_string());
        separator = ",\n";
    }
    text.push_str("\n]\n}\n");
    Ok(text)
}

const ANSWERS: &str = "SELECT uid, at, lesson, step, code, number, kind, piece, level, fen, is_right, hits, missed, \
                       extra, misconceptions, wrong_tries, hints, stars, took, reset_at FROM answer \
                       WHERE learner = ?1 ORDER BY seq";

fn list<T>(
    connection: &Connection,
    learner: LearnerId,
    sql: &str,
    each: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map([learner.0], |row| each(row))?.collect()
}

fn finish(row: &Row<'_>) -> rusqlite::Result<Value> {
    let mut finish = Map::new();
    finish.insert("id".into(), hex(row.get(0)?).into());
    finish.insert("lesson".into(), row.get::<_, String>(1)?.into());
    finish.insert("stars".into(), row.get::<_, i64>(2)?.into());
    finish.insert("at".into(), row.get::<_, i64>(3)?.into());
    finish.extend(row.get::<_, Option<i64>>(4)?.map(|at| ("reset".to_owned(), at.into())));
    Ok(finish.into())
}

/// An answer; what it has not is left out.
fn answer(row: &Row<'_>) -> rusqlite::Result<Value> {
    let mut answer = Map::new();
    answer.insert("id".into(), hex(row.get(0)?).into());
    answer.insert("at".into(), row.get::<_, i64>(1)?.into());
    for (column, name) in [(2, "lesson"), (3, "step"), (4, "code"), (6, "kind"), (7, "piece"), (8, "level"), (9, "fen")]
    {
        answer.extend(row.get::<_, Option<String>>(column)?.map(|text| (name.to_owned(), text.into())));
    }
    answer.insert("right".into(), row.get::<_, bool>(10)?.into());
    for (column, name) in [(11, "hits"), (12, "missed"), (13, "extra")] {
        let set: SquareSet = squares(row.get(column)?);
        if !set.is_empty() {
            answer.insert(name.into(), set.to_string().into());
        }
    }
    let reasons: String = row.get(14)?;
    if !reasons.is_empty() {
        answer.insert("reasons".into(), reasons.into());
    }
    for (column, name) in [(5, "number"), (15, "wrong"), (16, "hints"), (17, "stars"), (18, "took"), (19, "reset")] {
        answer.extend(row.get::<_, Option<i64>>(column)?.map(|number| (name.to_owned(), number.into())));
    }
    Ok(answer.into())
}

/// Bytes as small hexadecimal digits.
fn hex(bytes: Vec<u8>) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
