//! How long a sitting took, beside the learner's best. It is told, and never judged.

use crate::session::effect::Effect;
use crate::session::settings::Settings;

use super::Sitting;

/// How long a sitting took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SittingTime {
    /// Milliseconds of thinking.
    pub took: u64,
    /// The learner's best time for such a sitting before this one, if it has one and this sitting may be compared.
    pub best: Option<u64>,
}

impl SittingTime {
    /// Compares a sitting with the best one that the settings have; a better time is noted there, and is to be kept.
    pub fn of(sitting: &Sitting, took: u64, settings: &mut Settings) -> (Self, Option<Effect>) {
        let Some(track) = sitting.track() else { return (Self { took, best: None }, None) };
        let best = settings.best(&track);
        if best.is_some_and(|best| best <= took) {
            return (Self { took, best }, None);
        }
        settings.note_best(&track, took);
        (Self { took, best }, Some(Effect::KeepBest { track, millis: took }))
    }
}
