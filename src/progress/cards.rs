//! The cards of the review in the store.

use rusqlite::{Connection, Row, params};

use crate::rules::Role;

use super::reports::role;
use super::review::{Card, Stage};
use super::store::known;
use super::{LearnerId, Moment, Store, StoreError};

impl Store {
    /// All cards of a learner, the first due first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn cards(&mut self, learner: LearnerId) -> Result<Vec<Card>, StoreError> {
        self.read(|connection| Ok(cards(connection, learner)?))
    }

    /// Keeps a card in the place of the one of the same piece and reason.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be written.
    pub fn put_card(&mut self, learner: LearnerId, card: &Card) -> Result<(), StoreError> {
        self.write(|connection| {
            known(connection, learner)?;
            Ok(put(connection, learner, card, "")?)
        })
    }
}

pub(super) fn cards(connection: &Connection, learner: LearnerId) -> rusqlite::Result<Vec<Card>> {
    let sql = "SELECT piece, reason, due, last_review, stability, difficulty, scheduled_days, reps, lapses, state \
               FROM card WHERE learner = ?1 ORDER BY due, piece, reason";
    connection.prepare_cached(sql)?.query_map([learner.0], card)?.collect()
}

/// Keeps a card; where there is one already, `only` may be a condition that the new one has to meet.
pub(super) fn put(connection: &Connection, learner: LearnerId, card: &Card, only: &str) -> rusqlite::Result<()> {
    let sql = format!(
        "INSERT INTO card (learner, piece, reason, due, last_review, stability, difficulty, scheduled_days, reps, lapses, state) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (learner, piece, reason) DO UPDATE SET \
         due = excluded.due, last_review = excluded.last_review, stability = excluded.stability, \
         difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days, reps = excluded.reps, \
         lapses = excluded.lapses, state = excluded.state {only}"
    );
    connection.prepare_cached(&sql)?.execute(params![
        learner.0,
        letter(card.role),
        card.reason,
        card.due.0,
        card.last_review.0,
        card.stability,
        card.difficulty,
        card.scheduled_days,
        card.reviews,
        card.lapses,
        card.stage.number(),
    ])?;
    Ok(())
}

/// The letter of a role; nothing for none.
pub(super) fn letter(role: Option<Role>) -> String {
    role.map(|role| role.letter().to_string()).unwrap_or_default()
}

fn card(row: &Row<'_>) -> rusqlite::Result<Card> {
    let piece: String = row.get(0)?;
    Ok(Card {
        role: role(&piece),
        reason: row.get(1)?,
        due: Moment(row.get(2)?),
        last_review: Moment(row.get(3)?),
        stability: row.get(4)?,
        difficulty: row.get(5)?,
        scheduled_days: row.get(6)?,
        reviews: row.get(7)?,
        lapses: row.get(8)?,
        stage: Stage::of(row.get(9)?),
    })
}
