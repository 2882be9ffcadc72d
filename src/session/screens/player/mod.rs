//! A lesson that is played: the cursor, the typed square, and the lessons begun in this sitting.

mod around;
mod keys;
mod sitting;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::progress::Moment;
use crate::puzzle::Rng;
use crate::rules::Square;
use crate::session::effect::Effect;
use crate::session::key::TypedSquare;
use crate::session::practice::{Sitting, SittingTime};
use crate::session::praise::Praise;
use crate::session::record::Record;
use crate::session::run::{Action, Run};
use crate::session::watch::Watch;

use super::{Go, Known, Map, Out};
use around::{Around, Before};

/// The lesson that is open, and those begun before it.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// The id of the lesson that is open.
    open: Option<String>,
    /// Lessons begun in this sitting: leaving one loses nothing.
    runs: BTreeMap<String, Run>,
    /// The sitting of practice that was begun last, with the id of its run.
    sitting: Option<(String, Sitting)>,
    cursor: Option<Square>,
    typed: TypedSquare,
    /// What goes on around the board.
    around: Around,
    /// How long the task is being thought about.
    watch: Watch,
    /// How long the sitting that is over took, where a clock was wanted.
    time: Option<SittingTime>,
}

impl Player {
    /// The lesson that is open.
    pub fn run(&self) -> Option<&Run> {
        self.runs.get(self.open.as_ref()?)
    }

    /// The square under the cursor.
    pub fn cursor(&self) -> Square {
        self.cursor.unwrap_or(Square::new(0, 0))
    }

    /// The square in the making.
    pub const fn typed(&self) -> TypedSquare {
        self.typed
    }

    /// Whether the board is alone on the screen.
    pub fn is_front(&self) -> bool {
        self.around.is_front && self.run().is_some_and(|run| !run.is_over())
    }

    /// The praise that moves now.
    pub const fn praise(&self) -> Option<Praise> {
        self.around.praise()
    }

    /// It is this moment; `is_seen` is whether the task was on the screen since the last one, and nothing over it.
    pub fn look_at_watch(&mut self, now: Moment, is_seen: bool, is_touched: bool) {
        let task = self.run().filter(|_| is_seen).and_then(Run::task_key);
        self.watch.look(now, task, is_touched);
    }

    /// The time of one picture has passed.
    pub fn tick(&mut self) {
        self.around.tick();
    }

    /// Shows the end of what moves at once.
    pub fn calm(&mut self) {
        self.around.calm();
    }

    /// What is to be done outside, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.around.take_effects()
    }

    /// Opens a lesson where it was left in this sitting, or at its beginning.
    pub fn open(&mut self, lesson: &Arc<Lesson>, known: &mut Known) {
        let mode = known.settings.answers.mode();
        self.runs.entry(lesson.id.clone()).or_insert_with(|| {
            let run = Run::new(Arc::clone(lesson), mode);
            match known.standing.places.get(&lesson.id) {
                Some(place) => {
                    let steps = known.standing.steps.get(&lesson.id).cloned().unwrap_or_default();
                    run.resumed(usize::try_from(place.step).unwrap_or(0), &steps)
                }
                None => run,
            }
        });
        self.open = Some(lesson.id.clone());
        self.note_stars(known);
        self.arrive(known);
    }

    /// Opens the new version of the lesson that is being written at the step where its author is: the one of the same
    /// id, else the one of the same number, else the last.
    pub fn replace(&mut self, lesson: &Arc<Lesson>, known: &Known) {
        let number = self.run().map_or(0, |run| run.number().unwrap_or(run.lesson().steps.len()));
        let id = self.run().and_then(|run| run.lesson().steps.get(number)?.id.clone());
        let of_id = id.and_then(|id| lesson.steps.iter().position(|step| step.id.as_ref() == Some(&id)));
        let step = of_id.unwrap_or(number).min(lesson.steps.len().saturating_sub(1));
        let run = Run::new(Arc::clone(lesson), known.settings.answers.mode()).resumed(step, &BTreeMap::new());
        self.runs = BTreeMap::from([(lesson.id.clone(), run)]);
        self.open = Some(lesson.id.clone());
        self.arrive(known);
    }

    /// The number of the lesson that Enter goes on to when this one is over; none at the end of the course.
    fn next_number(&self, known: &Known) -> Option<usize> {
        let run = self.run().filter(|run| run.is_over() && self.sitting().is_none())?;
        Map::after(run.lesson(), known)
    }

    /// Plays the easier variant first, if there is one; else the next hint is what helps.
    fn go_easier(&mut self, known: &mut Known, out: &mut Out) {
        let Some(run) = self.open.as_ref().and_then(|id| self.runs.get_mut(id)) else { return };
        let tries = run.exercise().map_or(0, |exercise| u64::from(exercise.wrong_tries()));
        if run.go_easier(&mut Rng::nth(known.chance, tries)) {
            self.arrive(known);
            out.go = Some(Go::Fresh);
        } else {
            self.act(Action::Hint, known, out);
        }
    }

    /// Closes the lesson that is open; it is not lost.
    pub fn close(&mut self) {
        self.open = None;
        self.typed = TypedSquare::default();
        self.around.left();
    }

    /// A lesson was never begun.
    pub fn forget(&mut self, lesson: &str) {
        self.runs.remove(lesson);
    }

    /// Puts the cursor on the asked piece, or anywhere on the board that exists.
    fn arrive(&mut self, known: &Known) {
        self.typed = TypedSquare::default();
        if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get(id)) {
            self.around.arrived(run, known);
        }
        if let Some(step) = self.run().and_then(Run::step) {
            let (home, here) = (step.task.pieces().first().copied(), self.cursor());
            let low = step.area.low();
            self.cursor = Some(home.unwrap_or_else(|| if self.exists(here) { here } else { low }));
        }
    }

    /// What comes of it is kept before anything of it is shown.
    fn act(&mut self, action: Action, known: &mut Known, out: &mut Out) {
        if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get_mut(id)) {
            let before = Before::of(run);
            run.update(action);
            let took = self.watch.thought();
            let records: Vec<Record> = run.take_records().into_iter().map(|record| record.took(took)).collect();
            out.effects.extend(records.iter().cloned().map(Effect::Record));
            self.around.acted(before, run, known);
            self.go_on(&records, known, out);
        }
        self.note_stars(known);
    }

    fn note_stars(&self, known: &mut Known) {
        // Practice has its own end; it is no lesson of the course.
        if let Some(run) = self.run().filter(|_| self.sitting().is_none()) {
            known.note_stars(&run.lesson().id, run.stars());
        }
    }

    fn turn_page(&mut self, action: Action, known: &mut Known, out: &mut Out) {
        self.act(action, known, out);
        self.watch.forget_task();
        self.arrive(known);
        out.go = Some(Go::Fresh);
    }

    fn exists(&self, square: Square) -> bool {
        self.run().and_then(Run::step).is_some_and(|step| step.area.contains(square))
    }
}
