//! Where one step is: at a picture of a show, or in an exercise.

use crate::lesson::Step;
use crate::session::exercise::Exercise;

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

impl Progress {
    /// A step that was not begun.
    pub(super) fn of(step: &Step) -> Self {
        Exercise::new(&step.task).map_or(Self::Show(0), |exercise| Self::Exercise(Box::new(exercise)))
    }
}

impl Picture {
    pub(super) const fn at(number: usize) -> Self {
        match (number, number % 2) {
            (0, _) => Self::Board,
            (_, 1) => Self::Before(number / 2),
            _ => Self::After(number / 2 - 1),
        }
    }
}
