//! What may be seen of the program: whoever draws it or puts it into lines looks at it through these, and changes nothing.

use std::sync::Arc;

use crate::i18n::Lang;
use crate::lesson::Lesson;
use crate::rules::Square;
use crate::session::aside::Aside;
use crate::session::item::Item;
use crate::session::key::TypedSquare;
use crate::session::practice::{Sitting, SittingTime};
use crate::session::praise::Praise;
use crate::session::run::Run;
use crate::session::screens::{Faults, Known, Learners, Map, Page, Practice, Progress, Screen, SettingsPage, Welcome};
use crate::session::settings::Settings;
use crate::session::spot::Choice;

use super::{App, Overlay};

impl App {
    /// The language spoken.
    pub const fn lang(&self) -> Lang {
        self.known.settings.lang
    }

    /// Whose faults are shown.
    pub const fn faults(&self) -> &Faults {
        &self.pages.faults
    }

    /// The settings of the learner who is here.
    pub const fn settings(&self) -> &Settings {
        &self.known.settings
    }

    /// The lessons.
    pub fn items(&self) -> &[Item] {
        &self.known.items
    }

    /// What all screens know.
    pub const fn known(&self) -> &Known {
        &self.known
    }

    /// Where the learner is on the map.
    pub const fn map(&self) -> &Map {
        &self.pages.map
    }

    /// A new learner in the making.
    pub const fn welcome(&self) -> &Welcome {
        &self.pages.welcome
    }

    /// Which of the learners is chosen.
    pub const fn learners(&self) -> &Learners {
        &self.pages.learners
    }

    /// A sitting of practice that nobody has begun: the set of a code if one is written, else the mix that is chosen for
    /// who is here. None if the code cannot be read.
    pub fn sitting_of(&self, code: &str) -> Option<Sitting> {
        Practice::sitting_of(code, &self.known)
    }

    /// What is chosen to be practised.
    pub const fn practice(&self) -> &Practice {
        &self.pages.practice
    }

    /// The sitting of practice that is played, if that is what is played.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.pages.player.sitting()
    }

    /// What the answers tell of what goes wrong.
    pub const fn progress(&self) -> &Progress {
        &self.pages.progress
    }

    /// Where the learner is among the settings.
    pub const fn settings_page(&self) -> &SettingsPage {
        &self.pages.settings
    }

    /// The number of the lesson that is chosen on the map.
    pub const fn chosen_number(&self) -> usize {
        self.pages.map.chosen()
    }

    /// The lesson that is chosen on the map, if it can be played.
    pub fn chosen(&self) -> Option<&Arc<Lesson>> {
        self.known.items.get(self.chosen_number())?.lesson()
    }

    /// The screen that is shown.
    pub fn screen(&self) -> Screen {
        self.way.last().copied().unwrap_or(Screen::Map)
    }

    /// What lies over the screen.
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// How many lines the text of an overlay, or of the task, is scrolled down.
    pub const fn scroll(&self) -> usize {
        self.scroll
    }

    /// The lesson that is open.
    pub fn run(&self) -> Option<&Run> {
        self.pages.player.run()
    }

    /// The stars of a lesson: none before it was begun or when it has no exercise.
    pub fn stars(&self, lesson: &str) -> Option<u8> {
        self.known.stars(lesson)
    }

    /// The lesson to go on with after this one: none at the end of the course, or of a teacher's pack.
    pub fn after(&self, lesson: &Lesson) -> Option<&Item> {
        self.known.items.get(Map::after(lesson, &self.known)?)
    }

    /// The things beside the board, in the order of their numbers.
    pub fn choices(&self) -> Vec<Choice> {
        self.run().map(Run::choices).unwrap_or_default()
    }

    /// The square under the cursor.
    pub fn cursor(&self) -> Square {
        self.pages.player.cursor()
    }

    /// The square in the making.
    pub const fn typed(&self) -> TypedSquare {
        self.pages.player.typed()
    }

    /// Whether the board is alone on the screen, for a class.
    pub fn is_front(&self) -> bool {
        self.screen() == Screen::Player && self.pages.player.is_front()
    }

    /// The praise that moves now. As long as there is any, [`Input::Tick`](crate::session::Input::Tick) is to come in for each of its pictures; see
    /// [`App::next_tick`].
    pub fn praise(&self) -> Option<Praise> {
        self.pages.player.praise().filter(|_| self.screen() == Screen::Player && self.overlay.is_none())
    }

    /// Milliseconds until [`Input::Tick`](crate::session::Input::Tick) is to come in; none while nothing moves by itself. At rest nothing does, unless a
    /// pupil has turned the clock on.
    pub fn next_tick(&self) -> Option<u64> {
        if self.praise().is_some() {
            return Some(Praise::FRAME);
        }
        let is_seen = self.screen() == Screen::Player && self.overlay.is_none() && !self.is_cramped;
        self.pages.player.next_second(&self.known).filter(|_| is_seen)
    }

    /// Seconds of thinking in the sitting of practice that is played, if its learner wants to see them.
    pub fn clock(&self) -> Option<u64> {
        self.pages.player.clock(&self.known).map(|millis| millis / 1000)
    }

    /// How long the sitting that is over took, if its learner wants to know.
    pub const fn sitting_time(&self) -> Option<SittingTime> {
        self.pages.player.time()
    }

    /// What is told in passing, until the next key.
    pub const fn aside(&self) -> Option<Aside> {
        self.aside
    }

    /// The square under the mouse.
    pub const fn hover(&self) -> Option<Square> {
        self.hover
    }

    /// Whether letters are written now, as a name is.
    pub fn takes_text(&self) -> bool {
        self.overlay.is_none() && self.page().takes_text()
    }

    pub(in crate::session) fn page(&self) -> &dyn Page {
        self.pages.get(self.screen())
    }

    /// Whether there is a screen to go back to.
    pub(in crate::session) fn can_go_back(&self) -> bool {
        self.way.len() > 1
    }
}
