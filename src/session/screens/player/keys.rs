//! What keys, clicks and commands mean while a lesson is played.

use std::sync::Arc;

use crate::session::app::Overlay;
use crate::session::board::step_on_board;
use crate::session::command::Command;
use crate::session::input::Target;
use crate::session::key::{Key, TypedSquare, latin_by_place};
use crate::session::practice::Sitting;
use crate::session::preview::Preview;
use crate::session::run::{Action, Run};
use crate::session::screens::{Go, Known, Out, Page, Screen};
use crate::session::settings::Speech;
use crate::session::spot::{Spot, choice_of};
use crate::session::work::{Hand, Mode, Phase};

use super::Player;

impl Player {
    /// Whether the lesson was opened by its file, so that nothing comes after it.
    fn is_guest(&self, known: &Known) -> bool {
        self.run().is_some_and(|run| known.is_guest(&run.lesson().id))
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
            Command::Onward => over && self.sitting().is_none() && known.preview.is_none() && !self.is_guest(known),
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
            // Nothing comes after it: it is played again, first what went wrong.
            (Command::Again, Key::Enter) => self.is_guest(known) && !self.works(Command::Repeat, known),
            // Where there is no next lesson, letters do not mean it.
            (Command::Onward, Key::Char(_)) => self.next_number(known).is_some(),
            // A letter does not throw a child out of a lesson; whoever writes one has nothing to lose.
            (Command::Quit, Key::Char(_)) => known.preview.is_some(),
            _ => true,
        }
    }

    fn first_key(&self, command: Command, known: &Known) -> Option<Key> {
        let by_enter = matches!(command, Command::Again | Command::Repeat) && self.is_guest(known);
        (by_enter && self.means(command, Key::Enter, known)).then_some(Key::Enter)
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
            Command::Front => self.around.is_front = !self.around.is_front,
            Command::Aloud => {
                if let Some(run) = self.open.as_ref().and_then(|id| self.runs.get(id)) {
                    out.aside = self.around.read_now(run, known);
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
        !std::mem::take(&mut self.typed).is_empty() || std::mem::take(&mut self.around.is_front)
    }
}
