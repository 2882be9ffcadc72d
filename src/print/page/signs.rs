//! Signs on squares, told apart by their shape alone.

use super::drawing::{Ink, Mark};
use super::geometry::Rect;
use super::piece::figures;
use crate::art::{Paint, Part, signs};

/// A sign on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// It is the answer.
    Dot,
    /// A rook's square.
    Plus,
    /// A bishop's square.
    Times,
    /// It is shown.
    Lozenge,
    /// A formula is to yield it; or a stage of one does.
    EmptyLozenge,
    /// Another stage of a formula yields it.
    EmptySquare,
    /// A piece is to come here.
    Star,
    /// It is ticked.
    Tick,
}

impl Sign {
    const fn picture(self) -> &'static [Part] {
        match self {
            Self::Dot => signs::DISC,
            Self::Plus => signs::PLUS,
            Self::Times => signs::TIMES,
            Self::Lozenge => signs::LOZENGE,
            Self::EmptyLozenge => signs::EMPTY_LOZENGE,
            Self::EmptySquare => signs::EMPTY_SQUARE,
            Self::Star => signs::SMALL_STAR,
            Self::Tick => signs::TICK,
        }
    }
}

/// A sign in its square.
pub(super) fn drawn(sign: Sign, area: Rect) -> Vec<Mark> {
    let mark =
        |part: &Part| Mark::Figures(figures(part.1, area), Ink::filled(if part.0 == Paint::Hole { 255 } else { 0 }));
    sign.picture().iter().map(mark).collect()
}
