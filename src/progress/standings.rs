//! Stars and places in the store, and one lesson begun afresh.

use rusqlite::params;

use super::standing::{Place, Standing};
use super::store::known;
use super::{LearnerId, Moment, Store, StoreError};

impl Store {
    /// What a learner has reached.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn standing(&mut self, learner: LearnerId) -> Result<Standing, StoreError> {
        self.read(|connection| {
            let mut standing = Standing::default();
            let sql = "SELECT lesson, max(stars) FROM finish WHERE learner = ?1 AND reset_at IS NULL GROUP BY lesson";
            let mut found = connection.prepare_cached(sql)?;
            let rows = found.query_map([learner.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
            standing.stars = rows.collect::<rusqlite::Result<_>>()?;
            let sql = "SELECT lesson, step, max(stars) FROM answer \
                       WHERE learner = ?1 AND lesson IS NOT NULL AND stars IS NOT NULL AND reset_at IS NULL \
                       GROUP BY lesson, step";
            let mut found = connection.prepare_cached(sql)?;
            let mut rows = found.query([learner.0])?;
            while let Some(row) = rows.next()? {
                standing.steps.entry(row.get(0)?).or_default().insert(row.get(1)?, row.get(2)?);
            }
            let mut found = connection.prepare_cached("SELECT lesson, step FROM place WHERE learner = ?1")?;
            let rows = found.query_map([learner.0], |row| Ok((row.get(0)?, Place { step: row.get(1)? })))?;
            standing.places = rows.collect::<rusqlite::Result<_>>()?;
            Ok(standing)
        })
    }

    /// Begins one lesson afresh: its stars and its place are gone, and its answers count no more. The rows stay, marked.
    ///
    /// # Errors
    /// If the learner is unknown, or the file cannot be written.
    pub fn reset_lesson(&mut self, learner: LearnerId, now: Moment, lesson: &str) -> Result<(), StoreError> {
        self.write(|connection| {
            known(connection, learner)?;
            for table in ["answer", "finish"] {
                let sql =
                    format!("UPDATE {table} SET reset_at = ?3 WHERE learner = ?1 AND lesson = ?2 AND reset_at IS NULL");
                connection.execute(&sql, params![learner.0, lesson, now.0])?;
            }
            // The beginning, as a place of its own: an older place of another machine does not come back with an import.
            let sql = "UPDATE place SET step = 0, at = max(at, ?3) WHERE learner = ?1 AND lesson = ?2";
            connection.execute(sql, params![learner.0, lesson, now.0])?;
            Ok(())
        })
    }
}
