//! The algebra of move formulas over rook and bishop (codex S6.A2, S6.A4).

use super::{Area, Color, Square, SquareSet};

/// A move formula: the set of squares that a piece takes up, told through rook and bishop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula;

impl Formula {
    /// Its squares from a square of the (cut-down) board, for a side (which way is forward).
    pub const fn squares(&self, _from: Square, _color: Color, _area: Area) -> SquareSet {
        SquareSet::EMPTY
    }
}
