//! One lesson in progress, from its first step to its stars.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::{Audience, Lesson, Origin, Show, Step, Task};
use crate::progress::Answer;
use crate::puzzle::Rng;
use crate::rules::{Formula, Role, Square};

use super::detour::Detour;
use super::exercise::Exercise;
use super::record::{self, Record};
use super::score::lesson_stars;
use super::spot::{Choice, Spot};
use super::watch::TaskKey;
use super::work::Mode;

/// What a learner may do in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Point at a square or at something beside the board, or take that back.
    Tap(Spot),
    /// Take a piece from one place to another with the mouse; the press was a tap already.
    Drag(Spot, Spot),
    /// The same written down.
    Carry(Spot, Spot),
    /// Play a move that is written down; a promotion may be left open.
    Play(Square, Square, Option<Role>),
    /// Say that it is all.
    Check,
    /// Put down a whole formula, and say that it is all.
    Write(Formula),
    /// After a review: mark again.
    Retry,
    /// Say that there is nothing to point at.
    Nowhere,
    /// Ask for a hint.
    Hint,
    /// Take back the last mark.
    Undo,
    /// Take away all marks.
    Clear,
    /// Ask why about the next wrong or missed square.
    ExplainNext,
    /// Ask why about the previous one.
    ExplainPrevious,
    /// Have the answers told the other way.
    SwitchMode,
    /// Go on: to the next picture of a show, to the next step, to the end.
    Next,
    /// Go back by one.
    Previous,
    /// After the end: play the steps that went wrong once more.
    RepeatWrong,
    /// After the end: play the whole lesson once more.
    PlayAgain,
}

/// Where one step is.
#[derive(Clone, Debug)]
pub enum Progress {
    /// A show: which picture of it, from 0.
    Show(usize),
    /// An exercise.
    Exercise(Box<Exercise>),
}

/// A picture of a show: its moves come one by one, each before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board and its marks.
    Board,
    /// The two squares that exist for this move (from 0), the piece still before.
    Before(usize),
    /// The piece after this move.
    After(usize),
}

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

    /// Plays the easier variant of the step before going on with it; false if there is none. `rng` draws it.
    pub fn go_easier(&mut self, rng: &mut Rng) -> bool {
        if self.offers_easier() {
            self.detour = self.step().and_then(|step| step.easier(rng)).and_then(Detour::new);
        }
        self.is_detour()
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

    fn exercises(&self) -> impl Iterator<Item = (usize, Outcome)> {
        let numbered = self.lesson.steps.iter().zip(&self.outcomes).enumerate();
        numbered.filter(|(_, (step, _))| step.is_exercise()).map(|(number, (_, &outcome))| (number, outcome))
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

impl Progress {
    /// A step that was not begun.
    fn of(step: &Step) -> Self {
        Exercise::new(&step.task).map_or(Self::Show(0), |exercise| Self::Exercise(Box::new(exercise)))
    }
}

impl Picture {
    const fn at(number: usize) -> Self {
        match (number, number % 2) {
            (0, _) => Self::Board,
            (_, 1) => Self::Before(number / 2),
            _ => Self::After(number / 2 - 1),
        }
    }
}
