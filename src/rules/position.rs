//! A position: which pieces stand where, and whose turn it is.

use super::{Color, Piece, Square, SquareSet};

/// A position of the game. A side may have no king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    side: Color,
}

/// A position as read from FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// What was read; White to move if the text did not say.
    pub position: Position,
    /// Whether the text said whose turn it is.
    pub side_given: bool,
}

/// What is wrong with a FEN, and where in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError;

/// A move; castling is the king's two steps, e1g1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Before.
    pub from: Square,
    /// After.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<super::Role>,
}

impl Position {
    /// The piece on a square.
    pub fn piece_at(&self, _square: Square) -> Option<Piece> {
        None
    }
    /// The squares on which something stands.
    pub fn occupied(&self) -> SquareSet {
        SquareSet::EMPTY
    }
    /// Whose turn it is.
    pub fn side_to_move(&self) -> Color {
        self.side
    }
}
