//! How a class is doing, for the one who teaches it: as a table for spreadsheets and as a page to be printed.
//!
//! Both are made of one [`Report`], which is put together once from the store and holds no words: what is counted there is
//! the same in every language and on both. The clock is handed in.

mod csv;
mod faults;
mod html;
mod said;
pub mod treat;

use std::sync::Arc;

use crate::lesson::Lesson;
use crate::progress::{Digest, Learner, Moment, Store, StoreError};

pub use csv::{CSV_MARK, Separator, Table, csv, is_table};
pub use faults::{Fault, Treatment};
pub use html::{is_page, page};

/// A learner with what its answers come to.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// Who.
    pub learner: Learner,
    /// What was done.
    pub digest: Digest,
}

/// What is reported.
#[derive(Clone, Debug)]
pub struct Report {
    /// Of whom, by name.
    pub pupils: Vec<Pupil>,
    /// What went wrong for them together, the most frequent first.
    pub faults: Vec<Fault>,
    /// The lessons that there are, in the order of the course.
    pub lessons: Vec<Arc<Lesson>>,
    /// From when on answers count; all of them if nobody said.
    pub since: Option<Moment>,
    /// When it was made.
    pub made: Moment,
    /// A day begins where local time is so many minutes ahead of UTC.
    pub minutes_ahead: i32,
}

/// What is to be reported.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Of whom.
    pub learners: Vec<Learner>,
    /// The lessons that there are, in the order of the course.
    pub lessons: Vec<Arc<Lesson>>,
    /// From when on answers count; all of them if nobody says.
    pub since: Option<Moment>,
    /// Now.
    pub now: Moment,
    /// A day begins where local time is so many minutes ahead of UTC.
    pub minutes_ahead: i32,
}

impl Report {
    /// Puts it together.
    ///
    /// # Errors
    /// If a learner is gone meanwhile, or the store cannot be read.
    pub fn of(store: &mut Store, asked: Asked) -> Result<Self, StoreError> {
        let Asked { mut learners, lessons, since, now, minutes_ahead } = asked;
        learners.sort_by_cached_key(|learner| (Learner::folded(&learner.name), learner.id));
        learners.dedup_by_key(|learner| learner.id);
        let ids: Vec<_> = learners.iter().map(|learner| learner.id).collect();
        let digests = store.digests(&ids, now, minutes_ahead, since)?;
        let pupils: Vec<Pupil> =
            learners.into_iter().zip(digests).map(|(learner, digest)| Pupil { learner, digest }).collect();
        let faults = faults::of(&pupils, &lessons, now);
        Ok(Self { pupils, faults, lessons, since, made: now, minutes_ahead })
    }

    /// The lesson of an id, if there is a file of it.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id).map(|lesson| &**lesson)
    }

    /// The ids of the lessons that these pupils have to do with, in the order of the course, those without a file last.
    fn lessons_of<'a>(&'a self, pupils: impl Iterator<Item = &'a Pupil> + Clone) -> Vec<&'a str> {
        let begun = || pupils.clone().flat_map(|pupil| pupil.digest.lessons.keys().chain(pupil.digest.stars.keys()));
        let is_begun = |id: &str| begun().any(|its| its == id);
        let mut ids: Vec<&str> =
            self.lessons.iter().map(|lesson| lesson.id.as_str()).filter(|id| is_begun(id)).collect();
        let mut strange: Vec<&str> = begun().map(String::as_str).filter(|id| self.lesson(id).is_none()).collect();
        strange.sort_unstable();
        strange.dedup();
        ids.extend(strange);
        ids
    }
}

impl Pupil {
    /// All its stars.
    pub fn stars(&self) -> u32 {
        self.digest.stars.values().map(|&stars| u32::from(stars)).sum()
    }
}
