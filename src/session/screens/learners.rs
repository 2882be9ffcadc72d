//! Who is it? Everybody who learns here, as cards, the last one chosen first.

use crate::progress::Learner;
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::key::Key;

use super::page::{Go, Out, Page, moved};
use super::{Known, Screen};

/// Which learner is chosen.
#[derive(Clone, Debug, Default)]
pub struct Learners {
    chosen: usize,
}

impl Learners {
    /// So many cards stand in a row.
    pub const COLUMNS: usize = 6;

    /// The number of the chosen learner.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    fn learner<'a>(&self, known: &'a Known) -> Option<&'a Learner> {
        known.learners.get(self.chosen)
    }

    fn go(&mut self, cards: i32, known: &Known) {
        self.chosen = moved(self.chosen, cards, known.learners.len().saturating_sub(1));
    }
}

impl Page for Learners {
    fn works(&self, command: Command, known: &Known) -> bool {
        match command {
            Command::Choose => self.learner(known).is_some(),
            Command::NewLearner => true,
            _ => false,
        }
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        match command {
            Command::Choose => {
                out.effects.extend(self.learner(known).map(|learner| Effect::Choose(learner.id)));
            }
            Command::NewLearner => out.go = Some(Go::To(Screen::Welcome)),
            _ => {}
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, _out: &mut Out) {
        let row = i32::try_from(Self::COLUMNS).unwrap_or(1);
        match key {
            Key::Left => self.go(-1, known),
            Key::Right => self.go(1, known),
            Key::Up => self.go(-row, known),
            Key::Down => self.go(row, known),
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        if let Target::Item(number) = target
            && number < known.learners.len()
        {
            self.chosen = number;
            self.command(Command::Choose, known, out);
        }
    }

    fn scroll(&mut self, lines: i32, known: &Known) -> bool {
        self.go(lines.saturating_mul(i32::try_from(Self::COLUMNS).unwrap_or(1)), known);
        true
    }
}
