//! What is written while a lesson goes on: each answer at the moment it is given.

use rusqlite::{Connection, params};

use crate::rules::{Level, SquareSet};

use super::store::{Refused, random};
use super::trouble::{Cause, Notice, StoreError};
use super::{Answer, LearnerId, Moment, Source, Store};

/// Something that is to be written.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    /// Drawn once, so that what is tried twice is not written twice.
    uid: Vec<u8>,
    learner: LearnerId,
    at: Moment,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Answer(Box<Answer>),
    Finish { lesson: String, stars: u8 },
    Place { lesson: String, step: u32 },
}

/// While writing fails, so many things wait; then the oldest is given up.
const MOST_WAITING: usize = 10_000;

impl Store {
    /// Stores an answer: it is on the disk when this returns, unless a notice says otherwise.
    pub fn record(&mut self, learner: LearnerId, now: Moment, answer: &Answer) {
        self.put(learner, now, What::Answer(Box::new(answer.clone())));
    }

    /// Stores that a lesson was finished with so many stars, 1 to 3.
    pub fn finish(&mut self, learner: LearnerId, now: Moment, lesson: &str, stars: u8) {
        self.put(learner, now, What::Finish { lesson: lesson.to_owned(), stars });
    }

    /// Keeps the place in a lesson: the number of the step, from 0.
    pub fn keep_place(&mut self, learner: LearnerId, now: Moment, lesson: &str, step: u32) {
        self.put(learner, now, What::Place { lesson: lesson.to_owned(), step });
    }

    fn put(&mut self, learner: LearnerId, at: Moment, what: What) {
        let uid = self.read(|connection| Ok(random(connection)?)).unwrap_or_default();
        if self.waiting.len() >= MOST_WAITING {
            self.waiting.remove(0);
        }
        self.waiting.push(Waiting { uid, learner, at, what });
        self.write_waiting();
    }

    /// Writes all that waits, and says what has changed by that.
    pub(super) fn write_waiting(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        let written =
            self.write(|connection| waiting.iter().map(|one| one.write(connection)).collect::<Result<Vec<_>, _>>());
        match written {
            Ok(known) => {
                if self.failing {
                    self.failing = false;
                    // The last is the one that has just been given.
                    let earlier = waiting.iter().rev().skip(1);
                    let answers = earlier.filter(|one| matches!(one.what, What::Answer(_))).count();
                    self.notice(Notice::KeptAgain { answers });
                }
                let gone = waiting.iter().zip(known).find(|(_, known)| !known).map(|(one, _)| one.learner);
                if gone.is_some() && gone != self.gone {
                    self.gone = gone;
                    self.not_kept(Cause::LearnerGone);
                }
            }
            Err(error) => {
                self.waiting = waiting;
                if !self.failing {
                    self.failing = true;
                    self.not_kept(match error {
                        StoreError::Failed { cause, .. } | StoreError::Unread { cause, .. } => cause,
                        StoreError::UnknownLearner | StoreError::Name(_) => Cause::LearnerGone,
                    });
                }
            }
        }
    }
}

impl Waiting {
    /// Writes it; false if its learner is not there any more.
    fn write(&self, connection: &Connection) -> Result<bool, Refused> {
        match super::store::known(connection, self.learner) {
            Err(Refused::Said(StoreError::UnknownLearner)) => return Ok(false),
            known => known?,
        };
        match &self.what {
            What::Answer(answer) => {
                let origin = Origin { uid: &self.uid, learner: self.learner, at: self.at, reset_at: None };
                let piece = answer.piece.map(|piece| piece.to_string());
                insert_answer(connection, &origin, answer, piece.as_deref())?;
            }
            What::Finish { lesson, stars } => {
                insert_finish(connection, &self.uid, self.learner, self.at, lesson, *stars, None)?;
            }
            What::Place { lesson, step } => {
                let sql = "INSERT INTO place (learner, lesson, at, step) VALUES (?1, ?2, ?3, ?4) \
                           ON CONFLICT (learner, lesson) DO UPDATE SET at = excluded.at, step = excluded.step";
                connection.prepare_cached(sql)?.execute(params![self.learner.0, lesson, self.at.0, step])?;
            }
        }
        Ok(true)
    }
}

/// Whose an answer is and since when, and its identity.
pub(super) struct Origin<'a> {
    pub uid: &'a [u8],
    pub learner: LearnerId,
    pub at: Moment,
    pub reset_at: Option<Moment>,
}

/// Puts an answer about the piece of a letter into the file unless it is there already; says whether it was new.
pub(super) fn insert_answer(
    connection: &Connection,
    origin: &Origin<'_>,
    answer: &Answer,
    piece: Option<&str>,
) -> rusqlite::Result<bool> {
    let (lesson, step, code, number) = match &answer.source {
        Source::Lesson { lesson, step } => (Some(lesson), Some(step), None, None),
        Source::Practice { code, number } => (None, None, Some(code), Some(*number)),
    };
    let sql = "INSERT INTO answer (uid, learner, at, lesson, step, code, number, kind, piece, level, fen, is_right, hits, \
               missed, extra, misconceptions, wrong_tries, hints, stars, took, reset_at) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21) \
               ON CONFLICT (uid) DO NOTHING";
    let rows = connection.prepare_cached(sql)?.execute(params![
        origin.uid,
        origin.learner.0,
        origin.at.0,
        lesson,
        step,
        code,
        number,
        answer.kind,
        piece,
        answer.level.map(level_key),
        answer.fen,
        answer.is_right,
        bits(answer.hits),
        bits(answer.missed),
        bits(answer.extra),
        answer.misconceptions.join(" "),
        answer.wrong_tries,
        answer.hints,
        answer.stars,
        answer.took,
        origin.reset_at.map(|moment| moment.0),
    ])?;
    Ok(rows > 0)
}

/// Puts the end of a lesson into the file unless it is there already.
pub(super) fn insert_finish(
    connection: &Connection,
    uid: &[u8],
    learner: LearnerId,
    at: Moment,
    lesson: &str,
    stars: u8,
    reset_at: Option<Moment>,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO finish (uid, learner, at, lesson, stars, reset_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
               ON CONFLICT (uid) DO NOTHING";
    let reset_at = reset_at.map(|moment| moment.0);
    connection.prepare_cached(sql)?.execute(params![uid, learner.0, at.0, lesson, stars, reset_at])?;
    Ok(())
}

/// The word of a level in the file.
pub(super) const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Formula => "formula",
        Level::Reach => "reach",
        Level::Legal => "legal",
    }
}

/// A set of squares as the file has it: the same 64 bits.
pub(super) const fn bits(squares: SquareSet) -> i64 {
    squares.0.cast_signed()
}

/// The set of squares that these bits are.
pub(super) const fn squares(bits: i64) -> SquareSet {
    SquareSet(bits.cast_unsigned())
}
