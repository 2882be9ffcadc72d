//! What is asked of a generator.

use std::ops::RangeInclusive;

use super::{Kind, Topic};
use crate::rules::{Area, Color, Level};

/// What a puzzle is to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// What it is about.
    pub topic: Topic,
    /// What it asks.
    pub kind: Kind,
    /// At which level of the rules.
    pub level: Level,
    /// How hard it is, from 1 to 5; no other grade is drawn.
    pub grade: RangeInclusive<u8>,
    /// The grade that is tried first.
    pub aim: Option<u8>,
    /// Whose piece is asked; dealt if nobody says.
    pub color: Option<Color>,
    /// On which part of the board; the kind's own choice if nobody says.
    pub area: Option<Area>,
    /// At most so many pieces stand on the board.
    pub most_pieces: Option<usize>,
    /// The id of a reason ([`crate::rules::Reason::IDS`]) that some square of the board shall have: so that a misconception
    /// can be met again.
    pub about: Option<&'static str>,
}

/// Why there are no such puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// None of this kind about this.
    Kind(Kind, Topic),
    /// Not at this level.
    Level(Kind, Topic, Level),
    /// Not of this grade: these there are.
    Grade(u8, u8, u8),
}

impl Spec {
    /// The grades that there are.
    pub const GRADES: RangeInclusive<u8> = 1..=5;

    /// Puzzles of every grade.
    ///
    /// # Errors
    /// If there are none of this kind about this, or not at this level.
    pub fn new(topic: Topic, kind: Kind, level: Level) -> Result<Self, SpecError> {
        if !kind.has(topic) {
            return Err(SpecError::Kind(kind, topic));
        }
        if !kind.has_level(topic, level) {
            return Err(SpecError::Level(kind, topic, level));
        }
        let (lowest, highest) = super::grade::range(topic, kind, level);
        Ok(Self {
            topic,
            kind,
            level,
            grade: lowest..=highest,
            aim: None,
            color: None,
            area: None,
            most_pieces: None,
            about: None,
        })
    }

    /// The same, of one grade.
    ///
    /// # Errors
    /// If there are none of this grade.
    pub fn of_grade(self, grade: u8) -> Result<Self, SpecError> {
        let (lowest, highest) = super::grade::range(self.topic, self.kind, self.level);
        if (lowest..=highest).contains(&grade) {
            Ok(Self { grade: grade..=grade, ..self })
        } else {
            Err(SpecError::Grade(grade, lowest, highest))
        }
    }
}

impl std::fmt::Display for SpecError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Kind(kind, topic) => {
                write!(f, "there are no puzzles of the kind {} about {}", kind.name(), topic.name())
            }
            Self::Level(kind, topic, level) => {
                write!(
                    f,
                    "puzzles of the kind {} about {} are not asked at the level {level:?}",
                    kind.name(),
                    topic.name()
                )
            }
            Self::Grade(grade, low, high) => write!(f, "there is no grade {grade} here: only {low} to {high}"),
        }
    }
}

impl std::error::Error for SpecError {}
