//! A lesson that is played: the cursor, the typed square, and the lessons begun in this sitting.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::progress::{Audience, Moment};
use crate::puzzle::Rng;
use crate::rules::Square;
use crate::session::app::Overlay;
use crate::session::board::step_on_board;
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::key::{Key, TypedSquare, latin_by_place};
use crate::session::practice::{Sitting, SittingTime};
use crate::session::praise::Praise;
use crate::session::preview::Preview;
use crate::session::record::Record;
use crate::session::run::{Action, Run};
use crate::session::settings::Speech;
use crate::session::spot::{Spot, choice_of};
use crate::session::watch::Watch;
use crate::session::work::{Hand, Mode, Phase};

use super::page::{Go, Out, Page};
use super::stage::{Before, Stage};
use super::{Known, Map, Screen};

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
    stage: Stage,
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
        self.stage.is_front && self.run().is_some_and(|run| !run.is_over())
    }

    /// The praise that moves now.
    pub const fn praise(&self) -> Option<Praise> {
        self.stage.praise()
    }

    /// It is this moment; `is_seen` is whether the task was on the screen since the last one, and nothing over it.
    pub fn look_at_watch(&mut self, now: Moment, is_seen: bool, is_touched: bool) {
        let task = self.run().filter(|_| is_seen).and_then(Run::task_key);
        self.watch.look(now, task, is_touched);
    }

    /// The time of one picture has passed.
    pub fn tick(&mut self) {
        self.stage.tick();
    }

    /// Shows the end of what moves at once.
    pub fn calm(&mut self) {
        self.stage.calm();
    }

    /// What is to be done outside, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.stage.take_effects()
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

    /// Begins a sitting of practice; false if there is nothing to draw.
    pub fn practise(&mut self, mut sitting: Sitting, known: &Known) -> bool {
        let usual = (known.audience() == Audience::Preschool).then_some(Mode::AtOnce);
        let mode = known.settings.answers.mode().or(usual);
        let Some(run) = sitting.begin(&known.cards, known.now, mode) else { return false };
        let id = sitting.name();
        self.watch.begin_sitting();
        self.time = None;
        self.runs.insert(id.clone(), run);
        self.open = Some(id.clone());
        self.sitting = Some((id, sitting));
        self.arrive(known);
        true
    }

    /// The number of the lesson that Enter goes on to when this one is over; none at the end of the course.
    fn next_number(&self, known: &Known) -> Option<usize> {
        let run = self.run().filter(|run| run.is_over() && self.sitting().is_none())?;
        Map::after(&run.lesson().id, known)
    }

    /// The sitting of practice that is played, if that is what is played.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref().filter(|(id, _)| self.open.as_ref() == Some(id)).map(|(_, sitting)| sitting)
    }

    /// Tells the sitting what was answered, and draws the next puzzle when it is its turn.
    fn go_on(&mut self, records: &[Record], known: &mut Known, out: &mut Out) {
        let (Some((id, sitting)), Some(open)) = (&mut self.sitting, &self.open) else { return };
        let Some(run) = self.runs.get_mut(open).filter(|run| id == open && !run.is_repeat()) else { return };
        for record in records {
            if let Record::Answer(answer) = record {
                out.effects.extend(sitting.take(answer).map(Effect::Review));
            }
        }
        if run.awaits_step() {
            match sitting.draw(&known.cards, known.now) {
                Some(step) => run.append(step),
                None => run.await_none(),
            }
        }
        let ends = known.has_clock() && run.is_over() && self.time.is_none();
        if let Some(took) = self.watch.sitting().filter(|_| ends) {
            let (time, effect) = SittingTime::of(sitting, took, &mut known.settings);
            self.time = Some(time);
            out.effects.extend(effect);
        }
    }

    /// How long the sitting that is over took, if the learner wants to know.
    pub const fn time(&self) -> Option<SittingTime> {
        self.time
    }

    /// Milliseconds of thinking in the sitting that is played, if the learner wants to see them.
    pub fn clock(&self, known: &Known) -> Option<u64> {
        let runs = self.sitting().is_some() && self.run().is_some_and(|run| !run.is_over() && !run.is_repeat());
        self.watch.sitting().filter(|_| runs && known.has_clock())
    }

    /// Milliseconds until the clock shows another second; none while it stands still.
    pub fn next_second(&self, known: &Known) -> Option<u64> {
        self.clock(known)?;
        self.run().and_then(Run::task_key)?;
        self.watch.until_second()
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
        self.stage.left();
    }

    /// A lesson was never begun.
    pub fn forget(&mut self, lesson: &str) {
        self.runs.remove(lesson);
    }

    /// Puts the cursor on the asked piece, or anywhere on the board that exists.
    fn arrive(&mut self, known: &Known) {
        self.typed = TypedSquare::default();
        if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get(id)) {
            self.stage.arrived(run, known);
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
            self.stage.acted(before, run, known);
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

    /// Whether moves are played, so that two squares are typed.
    fn plays(&self) -> bool {
        let exercise = self.run().and_then(Run::exercise);
        exercise.is_some_and(|exercise| exercise.moves().is_some() || exercise.complete().is_some())
    }

    /// Whether the exercise is one whose answer is checked when the learner says so.
    fn is_checked(&self) -> bool {
        self.run().and_then(Run::exercise).is_none_or(|exercise| exercise.work().answer().is_checked())
    }

    fn steer(&mut self, right: i8, up: i8, known: &mut Known, out: &mut Out) {
        let Some(step) = self.run().and_then(Run::step) else { return };
        if step.is_exercise() {
            self.cursor = Some(step_on_board(self.cursor(), right, up, step.area, step.view));
            self.typed = TypedSquare::default();
        } else if right > 0 {
            self.turn_page(Action::Next, known, out);
        } else if right < 0 {
            self.turn_page(Action::Previous, known, out);
        }
    }

    fn write(&mut self, typed: char, known: &mut Known, out: &mut Out) {
        if !self.works(Command::Hint, known) {
            return;
        }
        let choices = self.run().map(Run::choices).unwrap_or_default();
        let choice = choice_of(latin_by_place(typed), &choices);
        if let Some(number) = choice.filter(|_| self.typed.awaits_file()) {
            return self.act(Action::Tap(Spot::Choice(number)), known, out);
        }
        let mut next = self.typed;
        let taken = if self.plays() { next.push_of_two(typed) } else { next.push(typed) };
        if taken && self.works(Command::Mark, known) {
            self.typed = next;
            self.cursor = next.square().filter(|&square| self.exists(square)).or(self.cursor);
        }
    }
}

impl Page for Player {
    fn works(&self, command: Command, known: &Known) -> bool {
        let run = self.run();
        let over = run.is_some_and(Run::is_over);
        let exercise = run.and_then(Run::exercise);
        let answer = exercise.map(|exercise| exercise.work().answer());
        let phase = answer.map(|answer| answer.phase());
        let marking = phase == Some(Phase::Marking);
        let is_checked = answer.is_some_and(|answer| answer.is_checked());
        match command {
            Command::Mark => marking && answer.is_some_and(|answer| answer.takes_squares()),
            Command::Hint => marking,
            Command::Easier => run.is_some_and(Run::offers_easier),
            Command::Check => marking && self.typed.is_empty() && is_checked,
            Command::Retry => phase == Some(Phase::Reviewing),
            Command::Next => run.is_some() && !over && !marking && phase != Some(Phase::Reviewing),
            Command::Onward => over && self.sitting().is_none() && known.preview.is_none(),
            Command::Repeat => over && run.is_some_and(|run| run.wrong_count() > 0),
            Command::Again => over,
            Command::Nowhere => answer.is_some_and(|answer| answer.can_be_nowhere()),
            Command::Undo => answer.is_some_and(|answer| answer.can_undo()),
            Command::Clear => answer.is_some_and(|answer| answer.can_clear()),
            Command::Why | Command::WhyBack => exercise.is_some_and(|exercise| exercise.to_explain().len() > 1),
            Command::Previous => run.is_some_and(Run::can_go_back),
            Command::Mode => is_checked && phase != Some(Phase::Done),
            Command::Aloud => run.is_some() && !over && known.settings.speech != Speech::Off,
            Command::Front => run.is_some() && !over,
            Command::Notes => run.is_some_and(Run::has_notes),
            Command::Skip => {
                let has_next = run.is_some_and(|run| run.at() + 1 < run.len());
                known.preview.is_some() && has_next && !self.works(Command::Next, known)
            }
            Command::Both => known.preview.is_some() && run.and_then(Run::step).is_some(),
            Command::Faults => known.preview.as_ref().is_some_and(Preview::has_faults),
            _ => false,
        }
    }

    fn is_offered(&self, command: Command, known: &Known) -> bool {
        let checks = |run: &Run| run.exercise().is_some_and(|exercise| exercise.work().answer().checks_at_once());
        let at_once = self.run().is_some_and(|run| run.mode() == Mode::AtOnce && !checks(run));
        match command {
            Command::WhyBack => false,
            Command::Check => !at_once && self.works(command, known),
            _ => self.works(command, known),
        }
    }

    fn means(&self, command: Command, key: Key, known: &Known) -> bool {
        match (command, key) {
            // Enter confirms a typed square before anything else; without one it marks only where nothing is checked.
            (Command::Mark, Key::Enter) => self.typed.square().is_some() || self.typed.is_empty() && !self.is_checked(),
            // Backspace rubs out a typed character before it takes back a mark.
            (Command::Undo, Key::Backspace) => self.typed.is_empty(),
            // Where there is no next lesson, letters do not mean it.
            (Command::Onward, Key::Char(_)) => self.next_number(known).is_some(),
            // A letter does not throw a child out of a lesson; whoever writes one has nothing to lose.
            (Command::Quit, Key::Char(_)) => known.preview.is_some(),
            _ => true,
        }
    }

    fn message(&self, command: Command, known: &Known) -> Option<&'static str> {
        let hand = self.run().and_then(Run::exercise).map(|exercise| exercise.work().answer().hand());
        match (command, hand) {
            (Command::Mark, Some(Hand::Empty)) => Some("cmd-take"),
            (Command::Mark, Some(Hand::Full)) => Some("cmd-put"),
            (Command::Clear, Some(Hand::Empty | Hand::Full)) => Some("cmd-restart"),
            (Command::Onward, _) if self.next_number(known).is_none() => Some("cmd-to-lessons"),
            _ => None,
        }
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        match command {
            Command::Mark => {
                let square = self.typed.square().unwrap_or(self.cursor());
                let action = match self.typed.before().filter(|_| self.typed.square().is_some()) {
                    Some(from) => Action::Play(from, square, None),
                    None => Action::Tap(Spot::Square(square)),
                };
                self.act(action, known, out);
                self.typed = TypedSquare::default();
            }
            Command::Check => self.act(Action::Check, known, out),
            Command::Nowhere => self.act(Action::Nowhere, known, out),
            Command::Retry => self.act(Action::Retry, known, out),
            Command::Hint => self.act(Action::Hint, known, out),
            Command::Easier => self.go_easier(known, out),
            Command::Undo => self.act(Action::Undo, known, out),
            Command::Clear => self.act(Action::Clear, known, out),
            Command::Why => self.act(Action::ExplainNext, known, out),
            Command::WhyBack => self.act(Action::ExplainPrevious, known, out),
            Command::Mode => self.act(Action::SwitchMode, known, out),
            Command::Next => self.turn_page(Action::Next, known, out),
            Command::Previous => self.turn_page(Action::Previous, known, out),
            Command::Onward => {
                let next = self.next_number(known).and_then(|number| known.read(number).cloned());
                out.go = Some(next.map_or(Go::To(Screen::Map), Go::Open));
            }
            Command::Repeat => self.turn_page(Action::RepeatWrong, known, out),
            Command::Again => match self.sitting().map(Sitting::again) {
                Some(sitting) => out.go = Some(Go::Practise(Box::new(sitting))),
                None => self.turn_page(Action::PlayAgain, known, out),
            },
            Command::Notes => out.go = Some(Go::Lay(Overlay::Notes)),
            Command::Both => out.go = Some(Go::Lay(Overlay::Both)),
            Command::Faults => {
                out.go = known.preview.as_ref().map(|preview| Go::Faults(Arc::clone(preview.reading())));
            }
            Command::Skip => {
                if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get_mut(id)) {
                    run.skip();
                }
                self.arrive(known);
                out.go = Some(Go::Fresh);
            }
            Command::Front => self.stage.is_front = !self.stage.is_front,
            Command::Aloud => {
                if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get(id)) {
                    out.aside = self.stage.read_now(run, known);
                }
            }
            _ => {}
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, out: &mut Out) {
        match key {
            Key::Char(typed) => self.write(typed, known, out),
            Key::Backspace => _ = self.typed.pop(),
            Key::Up => self.steer(0, 1, known, out),
            Key::Down => self.steer(0, -1, known, out),
            Key::Left => self.steer(-1, 0, known, out),
            Key::Right => self.steer(1, 0, known, out),
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        match target {
            Target::Square(square) if self.exists(square) => {
                self.cursor = Some(square);
                self.typed = TypedSquare::default();
                self.act(Action::Tap(Spot::Square(square)), known, out);
            }
            Target::Choice(number) => self.act(Action::Tap(Spot::Choice(number)), known, out),
            _ => {}
        }
    }

    fn drag(&mut self, from: Spot, to: Spot, known: &mut Known, out: &mut Out) {
        self.cursor = to.square().filter(|&square| self.exists(square)).or(self.cursor);
        self.typed = TypedSquare::default();
        self.act(Action::Drag(from, to), known, out);
    }

    fn step_back(&mut self) -> bool {
        !std::mem::take(&mut self.typed).is_empty() || std::mem::take(&mut self.stage.is_front)
    }
}
