//! What the program knows whatever screen is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::session::item::Item;
use crate::session::settings::Settings;

/// What all screens may look at.
#[derive(Clone, Debug)]
pub struct Known {
    /// The settings of the learner who is here, the language among them.
    pub settings: Settings,
    /// The lessons.
    pub items: Vec<Item>,
    /// The stars of each lesson that was begun; a lesson without exercises has none.
    stars: BTreeMap<String, u8>,
}

impl Known {
    /// What is known at the start.
    pub const fn new(settings: Settings, items: Vec<Item>) -> Self {
        Self { settings, items, stars: BTreeMap::new() }
    }

    /// The stars of a lesson: none before it was begun or when it has no exercise.
    pub fn stars(&self, lesson: &str) -> Option<u8> {
        self.stars.get(lesson).copied()
    }

    /// A lesson has so many stars now; it keeps those that it had if they are more.
    pub fn note_stars(&mut self, lesson: &str, stars: Option<u8>) {
        if let Some(stars) = stars {
            let kept = self.stars.entry(lesson.to_owned()).or_default();
            *kept = stars.max(*kept);
        }
    }

    /// The lesson of an id, with its number.
    pub fn lesson(&self, id: &str) -> Option<(usize, &Arc<Lesson>)> {
        let (number, item) = self.items.iter().enumerate().find(|(_, item)| item.id() == id)?;
        Some((number, item.lesson()?))
    }
}
