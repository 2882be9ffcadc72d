//! Which picture each sign of the screen has.

pub(super) use crate::art::signs::STAR;
pub(super) use crate::art::{GRID_LEFT, GRID_SIDE, GRID_TOP, Paint, Part, Shape, piece};

use crate::art::signs;

use super::signs::Sign;

/// The picture of a sign that stands alone on its square.
pub(super) const fn sign(sign: Sign) -> &'static [Part] {
    match sign {
        Sign::Found => signs::TICK,
        Sign::Extra => signs::CROSS,
        Sign::Missed => signs::RING,
        Sign::Marked => signs::DISC,
        Sign::Rook => signs::PLUS,
        Sign::Bishop => signs::TIMES,
        Sign::Lit => signs::LOZENGE,
        Sign::Wanted => signs::EMPTY_LOZENGE,
        Sign::Before => signs::EMPTY_SQUARE,
        Sign::After => signs::SQUARE,
        Sign::Held => signs::TRIANGLE,
        Sign::Goal => signs::SMALL_STAR,
        Sign::Hint => signs::QUESTION,
        Sign::Explained => signs::EXCLAMATION,
        Sign::Witness => signs::WIDE_TRIANGLE,
        Sign::Origin => signs::POINTER,
        Sign::Proof => signs::DOTS,
        Sign::File => signs::STANDING_BAR,
        Sign::Rank => signs::LYING_BAR,
        Sign::Rising => signs::RISING_BAR,
        Sign::Falling => signs::FALLING_BAR,
    }
}
