//! The easier variant of an exercise, played before it: when it is done one comes back to the exercise itself, which
//! stands as it was left.

use crate::lesson::Step;

use super::exercise::Exercise;
use super::run::Progress;

/// An easier variant that is played now.
#[derive(Clone, Debug)]
pub(super) struct Detour {
    /// What is asked.
    pub step: Step,
    /// How far it is.
    pub progress: Progress,
}

impl Detour {
    /// It, not begun; none for a step that asks nothing.
    pub fn new(step: Step) -> Option<Self> {
        let exercise = Exercise::new(&step.task)?;
        Some(Self { step, progress: Progress::Exercise(Box::new(exercise)) })
    }
}
