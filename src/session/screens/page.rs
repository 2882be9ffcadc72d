//! What every screen can be asked and told.

use crate::lesson::{Lesson, Reading};
use crate::session::app::Overlay;
use crate::session::aside::Aside;
use crate::session::command::Command;
use crate::session::effect::Effect;
use crate::session::input::Target;
use crate::session::key::Key;
use crate::session::practice::Sitting;
use crate::session::spot::Spot;

use std::sync::Arc;

use super::{Known, Screen};

/// One screen's keys and clicks.
///
/// A command reaches [`Page::command`] only while [`Page::works`] says that it makes sense; so keys, buttons and help
/// agree. What every screen has (help, language, back, quit, suspend) never comes here.
pub trait Page {
    /// Whether a command of this screen's own makes sense now.
    fn works(&self, command: Command, known: &Known) -> bool;

    /// Whether it stands among the keys at the bottom: the ones of the moment, not the ones known by heart.
    fn is_offered(&self, command: Command, known: &Known) -> bool {
        self.works(command, known)
    }

    /// Whether this key, which is one of the command's, means it now.
    fn means(&self, _command: Command, _key: Key, _known: &Known) -> bool {
        true
    }

    /// The key to show for a command, where it is not the first of its keys now.
    fn first_key(&self, _command: Command, _known: &Known) -> Option<Key> {
        None
    }

    /// The message of a command's name, where it does something particular now.
    fn message(&self, _command: Command, _known: &Known) -> Option<&'static str> {
        None
    }

    /// Whether letters are written now, as a name is: then none of them is a command, and each counts as it was typed.
    fn takes_text(&self) -> bool {
        false
    }

    /// Does what a command asks.
    fn command(&mut self, command: Command, known: &mut Known, out: &mut Out);

    /// Takes a key that is no command now: an arrow, or a character.
    fn key(&mut self, _key: Key, _known: &mut Known, _out: &mut Out) {}

    /// Takes a click on something of this screen's own.
    fn click(&mut self, _target: Target, _known: &mut Known, _out: &mut Out) {}

    /// Takes something dragged from one place to another.
    fn drag(&mut self, _from: Spot, _to: Spot, _known: &mut Known, _out: &mut Out) {}

    /// Moves what is chosen by so many lines, down if positive; false if there is nothing to move, but a text to scroll.
    fn scroll(&mut self, _lines: i32, _known: &Known) -> bool {
        false
    }

    /// Whether there is a step back inside the screen.
    fn can_step_back(&self) -> bool {
        false
    }

    /// The first step of going back, if there is one inside the screen: what is half typed goes.
    fn step_back(&mut self) -> bool {
        false
    }
}

/// What a screen wants.
#[derive(Debug, Default)]
pub struct Out {
    /// Of the world around the session.
    pub effects: Vec<Effect>,
    /// Of the frame, done after the screen has had its say.
    pub go: Option<Go>,
    /// Something to be told in passing.
    pub aside: Option<Aside>,
}

/// Where to go.
#[derive(Clone, Debug)]
pub enum Go {
    /// Back to the screen before.
    Back,
    /// To another screen, from which one comes back here.
    To(Screen),
    /// To another text: nothing lies over it and it is not scrolled.
    Fresh,
    /// Something lies over the screen.
    Lay(Overlay),
    /// To what is wrong with a lesson's file.
    Faults(Arc<Reading>),
    /// Into a lesson.
    Open(Arc<Lesson>),
    /// Into a sitting of practice.
    Practise(Box<Sitting>),
}

/// A place in a list after so many lines down (up if negative), inside the list.
pub fn moved(place: usize, lines: i32, last: usize) -> usize {
    let moved = i64::try_from(place).unwrap_or(i64::MAX).saturating_add(i64::from(lines)).max(0);
    usize::try_from(moved).unwrap_or(last).min(last)
}
