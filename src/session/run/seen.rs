//! What may be seen of a lesson in progress: whoever shows it looks at it through these, and changes nothing.

use std::sync::Arc;

use crate::lesson::{Lesson, Show, Step, Task};
use crate::session::exercise::Exercise;
use crate::session::score::lesson_stars;
use crate::session::spot::Choice;
use crate::session::watch::TaskKey;
use crate::session::work::Mode;

use super::{Outcome, Picture, Progress, Run};

impl Run {
    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// How answers are told.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// How many steps are played: all, those still to be drawn among them, or those to repeat.
    pub fn len(&self) -> usize {
        self.order.len() + self.awaited
    }

    /// Whether there is no step to play.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of the step among those that are played, from 0; [`Run::len`] at the end.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The number of the step in the lesson, from 0; none at the end.
    pub fn number(&self) -> Option<usize> {
        self.order.get(self.at).copied()
    }

    /// Whether every step lies behind.
    pub fn is_over(&self) -> bool {
        self.at >= self.len()
    }

    /// Whether only the steps that went wrong are played.
    pub fn is_repeat(&self) -> bool {
        self.order.len() < self.lesson.steps.len()
    }

    /// The step that is played; none at the end.
    pub fn step(&self) -> Option<&Step> {
        self.detour.as_ref().map(|detour| &detour.step).or_else(|| self.own_step())
    }

    /// The step of the lesson itself, also while an easier variant of it is played.
    fn own_step(&self) -> Option<&Step> {
        self.order.get(self.at).and_then(|&number| self.lesson.steps.get(number))
    }

    /// Where the step is; none at the end.
    pub fn progress(&self) -> Option<&Progress> {
        self.detour.as_ref().map(|detour| &detour.progress).or_else(|| self.progress.get(self.at))
    }

    /// Whether an easier variant is played, after which the step itself goes on.
    pub const fn is_detour(&self) -> bool {
        self.detour.is_some()
    }

    /// Which task waits for an answer now, as a watch tells tasks apart; none where nothing is asked, or all is answered.
    pub fn task_key(&self) -> Option<TaskKey> {
        self.exercise().filter(|exercise| !exercise.is_done())?;
        Some((self.lesson.id.clone(), self.order.get(self.at).copied()?, self.is_detour()))
    }

    /// Whether an easier variant is to be offered: two tries went wrong.
    pub fn offers_easier(&self) -> bool {
        !self.is_detour() && self.exercise().is_some_and(Exercise::offers_easier)
    }

    /// The exercise that is played, if the step is one.
    pub fn exercise(&self) -> Option<&Exercise> {
        match self.progress()? {
            Progress::Exercise(exercise) => Some(exercise),
            Progress::Show(_) => None,
        }
    }

    /// The things beside the board, in the order of their numbers.
    pub fn choices(&self) -> Vec<Choice> {
        match (self.step(), self.exercise()) {
            (Some(step), Some(exercise)) => exercise.work().answer().choices(step),
            _ => Vec::new(),
        }
    }

    /// The show that is played, and its picture, if the step is one.
    pub fn show(&self) -> Option<(&Show, Picture)> {
        match (&self.step()?.task, self.progress()?) {
            (Task::Show(show), Progress::Show(picture)) => Some((show, Picture::at(*picture))),
            _ => None,
        }
    }

    /// For each step that is played: its stars, if it is an exercise that is done.
    pub fn steps(&self) -> impl Iterator<Item = Option<u8>> {
        let drawn = self.progress.iter().map(|progress| match progress {
            Progress::Show(_) => None,
            Progress::Exercise(exercise) => exercise.stars(),
        });
        drawn.chain(std::iter::repeat_n(None, self.awaited))
    }

    /// Whether there is something before: a step, or a picture of the show.
    pub fn can_go_back(&self) -> bool {
        self.is_detour() || self.at > 0 || matches!(self.progress(), Some(Progress::Show(picture)) if *picture > 0)
    }

    /// Whether the lesson or the step has something for the teacher.
    pub fn has_notes(&self) -> bool {
        self.lesson.teacher.is_some() || self.step().is_some_and(|step| step.teacher.is_some())
    }

    /// The stars of the lesson as far as it went; none if it has no exercise.
    pub fn stars(&self) -> Option<u8> {
        lesson_stars(self.exercises().map(|(_, outcome)| outcome.best))
    }

    /// How many exercises went wrong, the last time that each was played, or were left out.
    pub fn wrong_count(&self) -> usize {
        self.exercises().filter(|(_, outcome)| outcome.went_wrong).count()
    }

    /// The exercises of the lesson by their numbers, each with how it went.
    pub(super) fn exercises(&self) -> impl Iterator<Item = (usize, Outcome)> {
        let numbered = self.lesson.steps.iter().zip(&self.outcomes).enumerate();
        numbered.filter(|(_, (step, _))| step.is_exercise()).map(|(number, (_, &outcome))| (number, outcome))
    }
}
