//! What to practise: the mix that is chosen for this learner, a piece of one's own choice, or the set of a code from
//! the blackboard.

use std::collections::BTreeMap;

use crate::progress::Audience;
use crate::progress::review;
use crate::puzzle::{Code, Kind, SetCode, Topic, Wish};
use crate::rules::{Level, Role};
use crate::session::command::Command;
use crate::session::input::Target;
use crate::session::key::Key;
use crate::session::practice::{Aim, Sitting, Subject};

use super::Known;
use super::page::{Go, Out, Page, moved};

/// Something that can be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercises {
    /// A mix that is chosen for the learner.
    Mix,
    /// Everything about one piece or double move.
    Topic(Topic),
    /// The set of a code.
    Code,
}

/// Which of them is chosen.
#[derive(Clone, Debug, Default)]
pub struct Practice {
    chosen: usize,
    /// The kind of puzzles about the chosen topic, by its number among [`Practice::kinds`].
    kind: usize,
    /// The code as far as it is typed.
    typed: String,
    is_unreadable: bool,
}

impl Practice {
    /// All that can be practised, in the order of the screen.
    pub fn exercises() -> Vec<Exercises> {
        [Exercises::Mix].into_iter().chain(Topic::ALL.map(Exercises::Topic)).chain([Exercises::Code]).collect()
    }

    /// The number of the chosen one.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// The chosen one.
    pub fn exercises_chosen(&self) -> Exercises {
        Self::exercises().get(self.chosen).copied().unwrap_or(Exercises::Mix)
    }

    /// The kinds of puzzles that there are about a topic.
    pub fn kinds(topic: Topic) -> Vec<Kind> {
        Kind::ALL.into_iter().filter(|kind| kind.has(topic) && *kind != Kind::Ways).collect()
    }

    /// The chosen kind of puzzles about a topic.
    pub fn kind(&self, topic: Topic) -> Kind {
        Self::kinds(topic).get(self.kind).copied().unwrap_or(Kind::Find)
    }

    /// The code as far as it is typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether what was typed is no code.
    pub const fn is_unreadable(&self) -> bool {
        self.is_unreadable
    }

    /// What is due now, each misconception once, what waits longest first.
    pub fn due(&self, known: &Known) -> Vec<Subject> {
        let audience = known.audience();
        let cards = review::due(&known.cards, known.now).into_iter();
        let practised = cards.filter(|card| Aim::of(card.role, &card.reason, audience).is_some());
        practised.map(|card| Subject { role: card.role, reason: card.reason.clone() }).collect()
    }

    /// The set of a code, or without one the mix that is chosen for the learner.
    pub(in crate::session) fn sitting_of(code: &str, known: &Known) -> Option<Sitting> {
        if code.trim().is_empty() {
            return Some(Sitting::mix(known.chance, known.audience(), &accuracy(known)));
        }
        SetCode::parse(code, seed(known)).ok().map(Sitting::of_code)
    }

    /// The sitting that is chosen; none if the code cannot be read.
    fn sitting(&self, known: &Known) -> Option<Sitting> {
        match self.exercises_chosen() {
            Exercises::Mix => Self::sitting_of("", known),
            Exercises::Topic(topic) => {
                let kind = self.kind(topic);
                let plain = known.audience() == Audience::Preschool && kind.has_level(topic, Level::Reach);
                let level = plain.then_some(Level::Reach);
                let wish = Wish { topic: Some(topic), kind: Some(kind), level, ..Wish::default() };
                wish.code(seed(known)).ok().map(Sitting::of_code)
            }
            // What stands on a blackboard has its number: without one everybody would get something else.
            Exercises::Code => self.typed.parse::<SetCode>().ok().map(Sitting::of_code),
        }
    }

    fn start(&mut self, known: &Known, out: &mut Out) {
        match self.sitting(known) {
            Some(sitting) => out.go = Some(Go::Practise(Box::new(sitting))),
            None => self.is_unreadable = true,
        }
    }

    fn choose(&mut self, number: usize) {
        if number != self.chosen {
            self.kind = 0;
        }
        self.chosen = number.min(Self::exercises().len() - 1);
    }

    /// The next kind of puzzles about the chosen topic, or the one before.
    fn turn(&mut self, forward: bool) {
        if let Exercises::Topic(topic) = self.exercises_chosen() {
            let count = Self::kinds(topic).len().max(1);
            self.kind = (self.kind + if forward { 1 } else { count - 1 }) % count;
        }
    }

    /// A code is not longer than so many characters.
    const LONGEST: usize = 40;
}

/// A seed that can be said and remembered.
fn seed(known: &Known) -> u32 {
    let (low, high) = (*Code::DRAWN.start(), *Code::DRAWN.end());
    let drawn = known.chance % u64::from(high - low + 1);
    low + u32::try_from(drawn).unwrap_or(0)
}

/// The share of right answers about each piece, 0 to 100, as far as it is known.
pub(super) fn accuracy(known: &Known) -> BTreeMap<Role, u8> {
    let days = known.report.iter().flat_map(|(report, _)| &report.days);
    let share = |days: &BTreeMap<_, crate::progress::Tally>| {
        let (right, all) = days.values().fold((0, 0), |(right, all), day| (right + day.right, all + day.all));
        crate::progress::Tally { right, all }.percent()
    };
    days.filter_map(|(role, days)| Some((*role, share(days)?))).collect()
}

impl Page for Practice {
    fn works(&self, command: Command, _known: &Known) -> bool {
        match command {
            Command::Start => self.exercises_chosen() != Exercises::Code || !self.typed.is_empty(),
            Command::Kind => {
                matches!(self.exercises_chosen(), Exercises::Topic(topic) if Self::kinds(topic).len() > 1)
            }
            _ => false,
        }
    }

    fn takes_text(&self) -> bool {
        self.exercises_chosen() == Exercises::Code
    }

    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out) {
        match command {
            Command::Start => self.start(known, out),
            Command::Kind => self.turn(true),
            _ => {}
        }
    }

    fn key(&mut self, key: Key, known: &mut Known, _out: &mut Out) {
        match key {
            Key::Up => _ = self.scroll(-1, known),
            Key::Down => _ = self.scroll(1, known),
            Key::Left => self.turn(false),
            Key::Right => self.turn(true),
            Key::Char(typed) if self.takes_text() && self.typed.chars().count() < Self::LONGEST => {
                self.typed.push(typed);
                self.is_unreadable = false;
            }
            Key::Backspace if self.takes_text() => {
                self.typed.pop();
                self.is_unreadable = false;
            }
            _ => {}
        }
    }

    fn click(&mut self, target: Target, known: &mut Known, out: &mut Out) {
        if let (Target::Choice(kind), Exercises::Topic(topic)) = (target, self.exercises_chosen()) {
            self.kind = kind.min(Self::kinds(topic).len().saturating_sub(1));
        }
        if let Target::Item(number) = target {
            // The first click chooses, so that its kinds can be seen; the second begins.
            let again = number == self.chosen;
            self.choose(number);
            if again && self.works(Command::Start, known) {
                self.start(known, out);
            }
        }
    }

    fn scroll(&mut self, lines: i32, _known: &Known) -> bool {
        self.choose(moved(self.chosen, lines, Self::exercises().len() - 1));
        true
    }

    fn can_step_back(&self) -> bool {
        !self.typed.is_empty()
    }

    fn step_back(&mut self) -> bool {
        self.is_unreadable = false;
        !std::mem::take(&mut self.typed).is_empty()
    }
}
