//! The lessons that there are to play.

use std::sync::Arc;

use crate::lesson::{Article, Lesson};

/// One lesson of the course.
#[derive(Clone, Debug)]
pub enum Item {
    /// A lesson to play.
    Ready(Arc<Lesson>),
    /// A lesson file with faults; it stays in sight, and is not played.
    Broken {
        /// The file's name without `.toml`.
        id: String,
        /// How many faults it has.
        faults: usize,
    },
}

impl Item {
    /// The file's name without `.toml`.
    pub fn id(&self) -> &str {
        match self {
            Self::Ready(lesson) => &lesson.id,
            Self::Broken { id, .. } => id,
        }
    }

    /// The lesson, if it can be played.
    pub const fn lesson(&self) -> Option<&Arc<Lesson>> {
        match self {
            Self::Ready(lesson) => Some(lesson),
            Self::Broken { .. } => None,
        }
    }

    /// The part of the codex it belongs to; none if that cannot be read.
    pub fn article(&self) -> Option<Article> {
        self.lesson().map(|lesson| lesson.article)
    }
}
