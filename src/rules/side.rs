//! The side to move as a type, so that the fast code is made once for White and once for Black.

use super::Color;
use super::tables::{self, Shift};

/// One of the two sides at compile time.
pub(super) trait Side {
    /// The other one.
    type Other: Side<Other = Self>;
    /// As a value.
    const COLOR: Color;
    /// Index of its squares.
    const US: usize = Self::COLOR as usize;
    /// Index of the partner's squares.
    const THEM: usize = 1 - Self::US;
    /// The rank on which its pawns are promoted.
    const LAST: u64;
    /// The rank to which a pawn's first step leads: from there it may step once more.
    const THIRD: u64;
    /// A pawn's step.
    const STEP: &'static Shift = &tables::PAWN_STEP[Self::US];
    /// A pawn's two captures.
    const TAKES: &'static [Shift; 2] = &tables::PAWN_TAKES[Self::US];

    /// Moves a set of this side's pawns; the caller has left out those that would leave the board.
    fn forth(set: u64, shift: &Shift) -> u64 {
        if matches!(Self::COLOR, Color::White) { set << shift.by } else { set >> shift.by }
    }

    /// Where the pawn came from.
    fn back(to: u32, shift: &Shift) -> usize {
        (if matches!(Self::COLOR, Color::White) { to.wrapping_sub(shift.by) } else { to + shift.by }) as usize
    }
}

/// White to move.
pub(super) struct White;
/// Black to move.
pub(super) struct Black;

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
    const LAST: u64 = 0xFF << 56;
    const THIRD: u64 = 0xFF << 16;
}

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
    const LAST: u64 = 0xFF;
    const THIRD: u64 = 0xFF << 40;
}
