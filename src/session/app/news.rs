//! What comes in from outside that nobody pressed: answers to what was asked of the world, a lesson's file that has
//! changed, what was kept of a lesson that was played elsewhere.

use std::sync::Arc;

use crate::lesson::Reading;
use crate::session::effect::{Effect, News};
use crate::session::item::Item;
use crate::session::practice::{Sitting, SittingTime};
use crate::session::preview::Preview;
use crate::session::record::Record;
use crate::session::screens::Screen;
use crate::session::settings::Settings;

use super::App;

impl App {
    /// Takes what comes back from outside.
    pub fn receive(&mut self, news: News) {
        match news {
            News::Learners(learners) => self.known.learners = learners,
            News::Here { learner, settings, standing } => {
                self.known.settings = Settings::from_pairs(self.lang(), &settings);
                self.known.report = None;
                self.known.cards = Vec::new();
                self.pages.player = Default::default();
                self.known.take_standing(standing);
                self.pages.map.welcome(&learner, &self.known);
                self.known.learner = Some(learner);
                self.way = vec![Screen::Learners, Screen::Map];
                self.freshen();
                self.read_chosen();
            }
            News::Standing(standing) => self.known.take_standing(standing),
            News::Report { report, today } => self.known.report = Some((*report, today)),
            News::Cards { cards, now, chance } => {
                (self.known.cards, self.known.now, self.known.chance) = (cards, now, chance);
            }
            News::Lessons(items) => self.take_lessons(items),
            News::Preview(reading) => self.preview(reading),
            News::Notice(notice) => self.known.notice = Some(notice),
            News::Kept(is_kept) => self.known.is_kept = is_kept,
        }
    }

    /// Takes the lessons that were read meanwhile, without moving what is chosen.
    fn take_lessons(&mut self, items: Vec<Item>) {
        let chosen = self.known.items.get(self.chosen_number()).map(|item| item.id().to_owned());
        self.known.items = items;
        let number = chosen.and_then(|id| self.known.items.iter().position(|item| item.id() == id)).unwrap_or(0);
        self.pages.map.choose(number, &self.known);
        self.read_chosen();
    }

    /// Shows a lesson that its author is writing, as its file is now: at the step where the author is, or what is wrong
    /// with it over the last version that could be played.
    pub fn preview(&mut self, reading: Arc<Reading>) {
        self.known.preview = Some(Preview::new(Arc::clone(&reading)));
        self.pages.faults.show(&reading);
        let (screen, overlay) = (self.screen(), self.overlay);
        self.way.clear();
        if let Some(lesson) = &reading.lesson {
            self.pages.player.replace(lesson, &self.known);
        }
        if self.pages.player.run().is_some() {
            self.way.push(Screen::Player);
        }
        if reading.lesson.is_none() {
            self.way.push(Screen::Faults);
        }
        if self.screen() != screen {
            self.freshen();
        }
        // Who compares the languages goes on with it.
        self.overlay = overlay.filter(|_| self.screen() == screen);
    }

    /// Compares a sitting that was played outside of these screens with the learner's best, and says what is to be kept.
    pub fn time_sitting(&mut self, sitting: &Sitting, took: u64) -> (SittingTime, Vec<Effect>) {
        let (time, effect) = SittingTime::of(sitting, took, &mut self.known.settings);
        (time, effect.into_iter().collect())
    }

    /// Takes note of what was kept of a lesson that was played outside of these screens.
    pub fn note(&mut self, records: &[Record]) {
        for record in records {
            match record {
                Record::Finished { lesson, stars } => self.known.note_stars(lesson, Some(*stars)),
                Record::Place { lesson, step } => self.known.note_place(lesson, *step),
                Record::Answer(_) => {}
            }
        }
    }
}
