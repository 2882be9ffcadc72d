//! What the session asks of the world around it, and what comes back.
//!
//! Whoever runs the session performs the effects in their order, before the next screen is drawn, and hands what comes
//! of them to [`App::receive`](super::App::receive).

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Reading;
use crate::progress::review::Card;
use crate::progress::{Day, Learner, LearnerId, Moment, NewLearner, Notice, Report, Standing};

use super::item::Item;
use super::practice::Review;
use super::record::Record;

use crate::i18n::Lang;

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Put the program to sleep, as Ctrl-Z does.
    Suspend,
    /// Read a text aloud; what is being read falls silent.
    Speak {
        /// The text, in words that a voice can say.
        text: String,
        /// Its language.
        lang: Lang,
    },
    /// Fall silent.
    Hush,
    /// Ring the terminal's bell.
    Bell,
    /// Keep a setting of the learner who is here.
    Set {
        /// Its name.
        key: &'static str,
        /// The word of its value.
        value: &'static str,
    },
    /// Keep a better time for such sittings of the learner who is here.
    KeepBest {
        /// What sittings these are.
        track: String,
        /// The time.
        millis: u64,
    },
    /// A new learner; it is here from now on. Comes back as [`News::Here`].
    AddLearner(NewLearner),
    /// This learner is here from now on. Comes back as [`News::Here`].
    Choose(LearnerId),
    /// Keep this of the learner who is here.
    Record(Record),
    /// Begin a lesson anew, as if it had not been played. Comes back as [`News::Standing`].
    ResetLesson(String),
    /// Look up what the answers tell. Comes back as [`News::Report`].
    ReadReport,
    /// Look up what is to be reviewed. Comes back as [`News::Cards`].
    ReadCards,
    /// A card was answered. Comes back as [`News::Cards`].
    Review(Review),
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum News {
    /// Everybody who learns here, the last seen first.
    Learners(Vec<Learner>),
    /// This learner is here now.
    Here {
        /// Who.
        learner: Learner,
        /// The settings that were kept.
        settings: BTreeMap<String, String>,
        /// The stars and places that were kept.
        standing: Standing,
    },
    /// The stars and places of the learner who is here.
    Standing(Standing),
    /// What the answers of the learner who is here tell.
    Report {
        /// All of it.
        report: Box<Report>,
        /// Today.
        today: Day,
    },
    /// What is to be reviewed by the learner who is here.
    Cards {
        /// All cards.
        cards: Vec<Card>,
        /// Now.
        now: Moment,
        /// A number that nobody can foresee.
        chance: u64,
    },
    /// The lessons, read meanwhile: they take the place of those that there were.
    Lessons(Vec<Item>),
    /// The file of the lesson that is being written, as it is now.
    Preview(Arc<Reading>),
    /// Something that the learner or the teacher must be told about what is kept.
    Notice(Notice),
    /// Whether what is given is kept now; as long as nobody says so, it is.
    Kept(bool),
}

/// The world around the session: whoever performs its effects.
pub trait World {
    /// Does what the session asks, and gives what comes of it. What only a terminal can do it passes over.
    fn perform(&mut self, effect: &Effect) -> Vec<News>;

    /// Does what nobody needs to wait for: it is called when what there is to see is on the screen.
    fn settle(&mut self) -> Vec<News> {
        Vec::new()
    }

    /// What the clock says; none where there is no clock.
    fn now(&self) -> Option<Moment> {
        None
    }
}
