//! Why a piece reaches a square, or why not: reasons as data (codex: each rests on a row of `codex.md`).
//!
//! Where several reasons hold, the one that a child can see first comes first: geometry, then what stands in the way, then
//! the king's safety. [`why`] gives the first, [`reasons`] all of them.

mod asked;
mod castling;
mod evidence;
mod geometry;
mod pawn;
mod reason;
mod safety;

use super::{Area, Formula, Level, Only, Piece, Position, Square};
use asked::Asked;

pub use evidence::Evidence;
pub use reason::{PieceOn, Reason};

/// The answer for one square: the piece, the square, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// The piece that is asked about; none if no piece stands on `from`.
    pub piece: Option<Piece>,
    /// Where it stands.
    pub from: Square,
    /// The square that is asked about.
    pub to: Square,
    /// The part of the board.
    pub area: Area,
    /// The reason.
    pub reason: Reason,
}

impl Why {
    /// Whether the piece reaches the square.
    pub const fn reached(&self) -> bool {
        self.reason.reached()
    }

    /// The reason's short name; see [`Reason::id`].
    pub const fn id(&self) -> &'static str {
        self.reason.id()
    }

    /// The row of `codex.md` that the reason rests on.
    pub const fn fact(&self) -> &'static str {
        self.reason.fact()
    }
}

/// Why the piece on `from` reaches `to` at this level on this part of the board, or why not. The verdict is that of
/// [`reach`](super::reach()), also for a piece of the side that is not to move.
pub fn why(position: &Position, from: Square, to: Square, level: Level, area: Area) -> Why {
    why_only(position, from, to, level, area, None)
}

/// [`why`] for a question about moves or captures alone.
pub fn why_only(position: &Position, from: Square, to: Square, level: Level, area: Area, only: Option<Only>) -> Why {
    Asked::new(position, from, level, area, only).first(to)
}

/// [`why`] for all 64 squares, in the order of their indices, for the price of few.
pub fn why_all(position: &Position, from: Square, level: Level, area: Area, only: Option<Only>) -> [Why; 64] {
    let asked = Asked::new(position, from, level, area, only);
    std::array::from_fn(|index| asked.first(Square::at(index)))
}

/// All reasons that hold for a square, the one of [`why`] first. Never empty.
pub fn reasons(
    position: &Position,
    from: Square,
    to: Square,
    level: Level,
    area: Area,
    only: Option<Only>,
) -> Vec<Why> {
    Asked::new(position, from, level, area, only).all(to)
}

/// Whether the side to move may now move from one square to another, and why (not): as [`why`] at the legal level, but
/// the turn counts.
pub fn why_move(position: &Position, from: Square, to: Square) -> Why {
    let answer = why(position, from, to, Level::Legal, Area::FULL);
    match answer.piece {
        Some(piece) if piece.color != position.side_to_move() => Why { reason: Reason::NotItsTurn, ..answer },
        _ => answer,
    }
}

/// Why a piece with a lesson's own formula reaches a square by Article 5, or why not; the verdict is that of
/// [`reach_by_formula`](super::reach_by_formula). For geometry alone ask on [`Position::empty`].
pub fn why_formula(position: &Position, from: Square, to: Square, formula: &Formula, area: Area) -> Why {
    Asked::by_formula(position, from, formula, Level::Reach, area).first(to)
}

/// Why a piece with a formula reaches each of the 64 squares at a level, or why not, in the order of their indices; the
/// verdicts are those of [`reach_with`](super::reach_with).
pub fn why_with(position: &Position, from: Square, formula: &Formula, level: Level, area: Area) -> [Why; 64] {
    let asked = Asked::by_formula(position, from, formula, level, area);
    std::array::from_fn(|index| asked.first(Square::at(index)))
}

/// All reasons that hold for a square of a lesson's own formula, the one of [`why_formula`] first.
pub fn formula_reasons(position: &Position, from: Square, to: Square, formula: &Formula, area: Area) -> Vec<Why> {
    Asked::by_formula(position, from, formula, Level::Reach, area).all(to)
}
