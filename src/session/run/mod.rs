//! One lesson in progress, from its first step to its stars.

mod action;
mod place;
mod seen;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::{Audience, Lesson, Origin, Step};
use crate::progress::Answer;
use crate::puzzle::Rng;

use super::detour::Detour;
use super::exercise::Exercise;
use super::record::{self, Record};
use super::work::Mode;

pub use action::Action;
pub use place::{Picture, Progress};

/// How an exercise went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Outcome {
    best: u8,
    went_wrong: bool,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct Run {
    lesson: Arc<Lesson>,
    mode: Mode,
    /// The numbers of the steps that are played, all of them or those to repeat.
    order: Vec<usize>,
    progress: Vec<Progress>,
    at: usize,
    /// For each step of the lesson.
    outcomes: Vec<Outcome>,
    /// What is to be kept and was not taken yet.
    records: Vec<Record>,
    /// How many steps are still to be drawn.
    awaited: usize,
    /// The easier variant that is played before the step itself.
    detour: Option<Detour>,
}

impl Run {
    /// The lesson from its beginning; answers are told as suits its audience unless `mode` says otherwise.
    pub fn new(lesson: Arc<Lesson>, mode: Option<Mode>) -> Self {
        let usual = match lesson.audience {
            Audience::Preschool => Mode::AtOnce,
            Audience::Pupil => Mode::ThenCheck,
        };
        // An exercise counts as gone wrong until it is finished without a wrong try.
        let outcomes = lesson.steps.iter().map(|step| Outcome { best: 0, went_wrong: step.is_exercise() }).collect();
        let order = (0..lesson.steps.len()).collect();
        let mode = mode.unwrap_or(usual);
        let mut run = Self {
            lesson,
            mode,
            order,
            progress: Vec::new(),
            at: 0,
            outcomes,
            records: Vec::new(),
            awaited: 0,
            detour: None,
        };
        run.begin();
        run
    }

    /// The same, gone on with where it was left: at the step of this number in the lesson, with the best stars of the
    /// steps that were done, by [`record::step_key`]. A step that is not there any more is the beginning.
    #[must_use]
    pub fn resumed(mut self, step: usize, stars: &BTreeMap<String, u8>) -> Self {
        self.at = if step < self.order.len() { step } else { 0 };
        for (number, (step, outcome)) in self.lesson.steps.iter().zip(&mut self.outcomes).enumerate() {
            if let Some(&best) = stars.get(&record::step_key(step, number)).filter(|_| step.is_exercise()) {
                *outcome = Outcome { best, went_wrong: best < 3 };
            }
        }
        self
    }

    /// The same, when so many more steps are to come, each drawn when it is its turn.
    #[must_use]
    pub fn awaiting(self, steps: usize) -> Self {
        Self { awaited: steps, ..self }
    }

    /// Takes the next step that was awaited.
    pub fn append(&mut self, step: Step) {
        self.order.push(self.lesson.steps.len());
        self.outcomes.push(Outcome { best: 0, went_wrong: step.is_exercise() });
        self.progress.push(Progress::of(&step));
        Arc::make_mut(&mut self.lesson).steps.push(step);
        self.awaited = self.awaited.saturating_sub(1);
    }

    /// Whether the next step is to be drawn now.
    pub fn awaits_step(&self) -> bool {
        self.awaited > 0 && self.at >= self.order.len()
    }

    /// No more steps will come.
    pub const fn await_none(&mut self) {
        self.awaited = 0;
    }

    /// What is to be kept since the last time, in the order in which it happened. Whoever plays takes it after every
    /// [`Run::update`], before anything is shown.
    pub fn take_records(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.records)
    }

    /// Plays the easier variant of the step before going on with it; false if there is none. `rng` draws it.
    pub fn go_easier(&mut self, rng: &mut Rng) -> bool {
        if self.offers_easier() {
            self.detour = self.step().and_then(|step| step.easier(rng)).and_then(Detour::new);
        }
        self.is_detour()
    }

    /// Does what the learner asks; what makes no sense now changes nothing.
    pub fn update(&mut self, action: Action) {
        let mode = self.mode;
        match action {
            Action::Tap(spot) => self.answer(|exercise, step| {
                if spot.square().is_none_or(|square| step.area.contains(square)) {
                    exercise.tap(spot, mode);
                }
            }),
            Action::Drag(from, to) => self.answer(|exercise, step| {
                if [from, to].iter().all(|spot| spot.square().is_none_or(|square| step.area.contains(square))) {
                    exercise.drag(from, to, mode);
                }
            }),
            Action::Carry(from, to) => self.answer(|exercise, _| exercise.carry(from, to)),
            Action::Play(from, to, becomes) => self.answer(|exercise, _| exercise.play(from, to, becomes)),
            Action::Nowhere => self.answer(|exercise, _| exercise.nowhere()),
            Action::Write(formula) => self.answer(|exercise, _| exercise.write(formula, mode)),
            Action::Check => self.answer(|exercise, _| exercise.check(mode)),
            Action::Hint => self.answer(|exercise, step| exercise.hint(step)),
            Action::Retry => self.answer(|exercise, _| exercise.retry()),
            Action::Undo => self.answer(|exercise, _| exercise.undo()),
            Action::Clear => self.answer(|exercise, _| exercise.clear()),
            Action::ExplainNext => self.answer(|exercise, _| exercise.explain(false)),
            Action::ExplainPrevious => self.answer(|exercise, _| exercise.explain(true)),
            Action::SwitchMode => self.switch_mode(),
            Action::Next => self.next(),
            Action::Previous => self.previous(),
            Action::RepeatWrong => self.repeat_wrong(),
            Action::PlayAgain => {
                if self.is_over() {
                    self.order = (0..self.lesson.steps.len()).collect();
                    self.begin();
                }
            }
        }
    }

    /// Leaves the step behind as it is; the last one stays.
    pub fn skip(&mut self) {
        self.detour = None;
        self.at = (self.at + 1).min(self.order.len().saturating_sub(1));
    }

    fn begin(&mut self) {
        self.at = 0;
        self.detour = None;
        self.progress =
            self.order.iter().filter_map(|&number| self.lesson.steps.get(number)).map(Progress::of).collect();
    }

    fn answer(&mut self, change: impl FnOnce(&mut Exercise, &Step)) {
        let Some(&number) = self.order.get(self.at) else { return };
        let lesson = Arc::clone(&self.lesson);
        if let Some(Detour { step, progress: Progress::Exercise(exercise) }) = &mut self.detour {
            let before = exercise.clone();
            change(exercise, step);
            // It is an answer, but not the step's: it has no stars.
            let answer = record::answer(&lesson, number, step, &before, exercise);
            let answer = answer.map(|answer| Record::Answer(Box::new(Answer { stars: None, ..answer })));
            return self.records.extend(answer);
        }
        let (Some(step), Some(Progress::Exercise(exercise))) =
            (lesson.steps.get(number), self.progress.get_mut(self.at))
        else {
            return;
        };
        let before = exercise.clone();
        change(exercise, step);
        let answer = record::answer(&lesson, number, step, &before, exercise);
        self.records.extend(answer.map(|answer| Record::Answer(Box::new(answer))));
        if let (Some(stars), Some(outcome)) = (exercise.stars(), self.outcomes.get_mut(number)) {
            outcome.best = outcome.best.max(stars);
            outcome.went_wrong = exercise.wrong_tries() > 0;
        }
    }

    fn switch_mode(&mut self) {
        self.mode = match self.mode {
            Mode::AtOnce => Mode::ThenCheck,
            Mode::ThenCheck => Mode::AtOnce,
        };
        if self.mode == Mode::AtOnce {
            self.answer(|exercise, _| {
                exercise.retry();
                exercise.tell_now();
            });
        }
    }

    fn next(&mut self) {
        if self.detour.take().is_some() {
            return;
        }
        let last = self.show().map(|(show, _)| 2 * show.play.len());
        match (self.progress.get_mut(self.at), last) {
            (Some(Progress::Show(picture)), Some(last)) if *picture < last => *picture += 1,
            (Some(_), _) => {
                self.at += 1;
                self.keep_place();
            }
            (None, _) => {}
        }
    }

    /// The step has changed: the place is to be kept, and the stars if that was the last.
    fn keep_place(&mut self) {
        if self.lesson.origin == Origin::Drawn {
            return;
        }
        let lesson = || self.lesson.id.clone();
        let mut records = Vec::new();
        if let Some(stars) = self.stars().filter(|&stars| self.is_over() && stars > 0) {
            records.push(Record::Finished { lesson: lesson(), stars });
        }
        if !self.is_repeat() {
            let step = self.order.get(self.at).and_then(|&number| u32::try_from(number).ok()).unwrap_or(0);
            records.push(Record::Place { lesson: lesson(), step });
        }
        self.records.extend(records);
    }

    fn previous(&mut self) {
        if self.detour.take().is_some() {
            return;
        }
        match self.progress.get_mut(self.at) {
            Some(Progress::Show(picture)) if *picture > 0 => *picture -= 1,
            _ if self.at > 0 => {
                self.at -= 1;
                self.keep_place();
            }
            _ => {}
        }
    }

    fn repeat_wrong(&mut self) {
        let wrong: Vec<usize> = self.exercises().filter(|(_, o)| o.went_wrong).map(|(number, _)| number).collect();
        if self.is_over() && !wrong.is_empty() {
            self.order = wrong;
            self.begin();
        }
    }
}
