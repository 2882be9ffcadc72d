//! The screens, a file for each, and what they share.
//!
//! The rule kept here: a screen is a state with a [`Page`]; it sees the keys and clicks that are meant for it, what is
//! [`Known`], and puts what it wants into [`Out`]. It knows nothing of the other screens but their names. Which screen
//! is shown, what lies over it, and what every screen can do is the business of [`App`](super::App).

mod faults;
mod known;
mod learners;
mod map;
mod page;
mod player;
mod practice;
mod progress;
mod settings;
mod welcome;

pub use faults::Faults;
pub use known::Known;
pub use learners::Learners;
pub use map::{Audiences, Map, Station};
pub use player::Player;
pub use practice::{Exercises, Practice};
pub use progress::{Fault, Progress};
pub use settings::SettingsPage;
pub use welcome::{Asked, Welcome};

pub(super) use page::{Go, Out, Page, moved};

/// A screen by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// A new learner.
    Welcome,
    /// Who is it?
    Learners,
    /// The course as a path.
    Map,
    /// A lesson, or its stars when it is over.
    Player,
    /// What to practise.
    Practice,
    /// What the answers tell.
    Progress,
    /// What a learner may choose about looks and ways.
    Settings,
    /// What is wrong with a lesson's file.
    Faults,
}

/// The state of every screen; each keeps its own while another is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    pub welcome: Welcome,
    pub learners: Learners,
    pub map: Map,
    pub player: Player,
    pub practice: Practice,
    pub progress: Progress,
    pub settings: SettingsPage,
    pub faults: Faults,
}

impl Pages {
    /// The state of one screen.
    pub fn get(&self, screen: Screen) -> &dyn Page {
        match screen {
            Screen::Welcome => &self.welcome,
            Screen::Learners => &self.learners,
            Screen::Map => &self.map,
            Screen::Player => &self.player,
            Screen::Practice => &self.practice,
            Screen::Progress => &self.progress,
            Screen::Settings => &self.settings,
            Screen::Faults => &self.faults,
        }
    }

    /// The same, to change it.
    pub fn get_mut(&mut self, screen: Screen) -> &mut dyn Page {
        match screen {
            Screen::Welcome => &mut self.welcome,
            Screen::Learners => &mut self.learners,
            Screen::Map => &mut self.map,
            Screen::Player => &mut self.player,
            Screen::Practice => &mut self.practice,
            Screen::Progress => &mut self.progress,
            Screen::Settings => &mut self.settings,
            Screen::Faults => &mut self.faults,
        }
    }
}
