//! What an answer can point at: squares of the board, and numbered things beside it.

use crate::rules::Square;

/// Something that an answer can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// A thing beside the board, by its number from 0.
    Choice(usize),
}

impl Spot {
    /// The square, if it is one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Choice(_) => None,
        }
    }
}

/// The keys of the things beside the board, in their order.
pub const CHOICE_KEYS: &str = "1234567890-=";

/// The number of the thing beside the board that a key means.
pub fn choice_of(key: char) -> Option<usize> {
    CHOICE_KEYS.chars().position(|c| c == key)
}
