//! What the program knows whatever screen is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::progress::review::Card;
use crate::progress::{Audience, Day, Learner, Moment, Notice, Place, Report, Standing};
use crate::session::item::Item;
use crate::session::preview::Preview;
use crate::session::settings::Settings;

/// What all screens may look at.
#[derive(Clone, Debug)]
pub struct Known {
    /// The settings of the learner who is here, the language among them.
    pub settings: Settings,
    /// The lessons.
    pub items: Vec<Item>,
    /// Everybody who learns here, the last seen first.
    pub learners: Vec<Learner>,
    /// Who is here; nobody where a lesson is only tried.
    pub learner: Option<Learner>,
    /// What the learner who is here had reached when it came.
    pub standing: Standing,
    /// What its answers tell, and the day on which it was looked up.
    pub report: Option<(Report, Day)>,
    /// The cards of the review, of the learner who is here.
    pub cards: Vec<Card>,
    /// When that was looked up.
    pub now: Moment,
    /// A number that nobody can foresee, another one each time that the cards are looked up.
    pub chance: u64,
    /// What must be told about what is kept, until the next key.
    pub notice: Option<Notice>,
    /// Whether what is given is kept now.
    pub is_kept: bool,
    /// The lesson that its author is writing, if that is what is shown.
    pub preview: Option<Preview>,
    /// The id of a teacher's lesson that was opened by its file and is none of the list's own.
    pub guest: Option<String>,
    /// Whether there is a voice to read with.
    pub has_voice: bool,
    /// The stars of each lesson that was begun; a lesson without exercises has none.
    stars: BTreeMap<String, u8>,
}

impl Known {
    /// What is known at the start.
    pub fn new(settings: Settings, items: Vec<Item>) -> Self {
        Self {
            settings,
            items,
            has_voice: true,
            learners: Vec::new(),
            learner: None,
            standing: Standing::default(),
            report: None,
            cards: Vec::new(),
            now: Moment(0),
            chance: 0,
            notice: None,
            is_kept: true,
            preview: None,
            guest: None,
            stars: BTreeMap::new(),
        }
    }

    /// For whom what is drawn is chosen; without a learner for pupils.
    pub fn audience(&self) -> Audience {
        self.learner.as_ref().map_or(Audience::Pupil, |learner| learner.audience)
    }

    /// Whether the time runs beside the score: a pupil has turned it on.
    pub fn has_clock(&self) -> bool {
        self.settings.clock && self.audience() == Audience::Pupil
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

    /// A lesson goes on at this step the next time; it was begun.
    pub fn note_place(&mut self, lesson: &str, step: u32) {
        self.note_stars(lesson, Some(0));
        self.standing.places.insert(lesson.to_owned(), Place { step });
    }

    /// Whether a lesson was opened by its file, so that nothing comes after it.
    pub fn is_guest(&self, lesson: &str) -> bool {
        self.guest.as_deref() == Some(lesson)
    }

    /// Whether a lesson was played to its end, in this sitting or before.
    pub fn is_done(&self, lesson: &str) -> bool {
        self.stars(lesson).unwrap_or(0) > 0 || self.standing.stars.contains_key(lesson)
    }

    /// The lesson of a number, read now if it was only listed.
    pub fn read(&mut self, number: usize) -> Option<&Arc<Lesson>> {
        let item = self.items.get_mut(number)?;
        item.read();
        item.lesson()
    }

    /// Takes what is kept of a learner's lessons.
    pub fn take_standing(&mut self, standing: Standing) {
        self.stars = standing.steps.keys().map(|lesson| (lesson.clone(), 0)).collect();
        self.stars.extend(standing.stars.iter().map(|(lesson, stars)| (lesson.clone(), *stars)));
        self.standing = standing;
    }

    /// A lesson was never begun.
    pub fn forget(&mut self, lesson: &str) {
        self.stars.remove(lesson);
        self.standing.stars.remove(lesson);
        self.standing.steps.remove(lesson);
        self.standing.places.remove(lesson);
    }

    /// The lesson of an id, with its number.
    pub fn lesson(&self, id: &str) -> Option<(usize, &Arc<Lesson>)> {
        let (number, item) = self.items.iter().enumerate().find(|(_, item)| item.id() == id)?;
        Some((number, item.lesson()?))
    }
}
