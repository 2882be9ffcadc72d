//! The lessons that there are to play.

use std::sync::Arc;

use crate::i18n::Lang;
use crate::lesson::{Article, Audience, Head, Lesson, Origin, Reading};

/// One lesson of the course.
#[derive(Clone, Debug)]
pub enum Item {
    /// A lesson of the program, of which only the head was read so far.
    Listed {
        /// What is known of it.
        head: Arc<Head>,
        /// What its generated steps are drawn from when it is read.
        seed: u64,
    },
    /// A lesson to play.
    Ready(Arc<Lesson>),
    /// A lesson file with faults; it stays in sight with them, and is not played.
    Broken(Arc<Reading>),
}

impl Item {
    /// The lessons of the program, none of them read.
    pub fn listed(seed: u64) -> Vec<Self> {
        Head::built_in().into_iter().map(|head| Self::Listed { head: Arc::new(head), seed }).collect()
    }

    /// A lesson that was read, its generated steps drawn from a seed.
    pub fn of(reading: Reading, seed: u64) -> Self {
        match &reading.lesson {
            Some(lesson) => Self::Ready(lesson.drawn(seed)),
            None => Self::Broken(Arc::new(reading)),
        }
    }

    /// Reads a lesson that is only listed.
    pub fn read(&mut self) {
        if let Self::Listed { head, seed } = self {
            *self = Self::of(head.reading(), *seed);
        }
    }

    /// The file's name without `.toml`.
    pub fn id(&self) -> &str {
        match self {
            Self::Listed { head, .. } => head.id,
            Self::Ready(lesson) => &lesson.id,
            Self::Broken(reading) => &reading.id,
        }
    }

    /// The lesson's name in a language; of one that is broken, its id.
    pub fn title(&self, lang: Lang) -> String {
        match self {
            Self::Listed { head, .. } => head.title(lang),
            Self::Ready(lesson) => lesson.title(lang),
            Self::Broken(reading) => reading.id.clone(),
        }
    }

    /// The lesson, if it can be played and was read.
    pub const fn lesson(&self) -> Option<&Arc<Lesson>> {
        match self {
            Self::Ready(lesson) => Some(lesson),
            Self::Listed { .. } | Self::Broken(_) => None,
        }
    }

    /// Whether it can be played.
    pub const fn can_be_played(&self) -> bool {
        !matches!(self, Self::Broken(_))
    }

    /// The part of the codex it belongs to; none if that cannot be read.
    pub fn article(&self) -> Option<Article> {
        match self {
            Self::Listed { head, .. } => Some(head.article),
            Self::Ready(lesson) => Some(lesson.article),
            Self::Broken(reading) => reading.article(),
        }
    }

    /// Where it came from.
    pub fn origin(&self) -> &Origin {
        match self {
            Self::Listed { .. } => &Origin::BuiltIn,
            Self::Ready(lesson) => &lesson.origin,
            Self::Broken(reading) => &reading.origin,
        }
    }

    /// For whom it is; none if that cannot be read.
    pub fn audience(&self) -> Option<Audience> {
        match self {
            Self::Listed { head, .. } => Some(head.audience),
            Self::Ready(lesson) => Some(lesson.audience),
            Self::Broken(_) => None,
        }
    }
}
