//! What an answer can point at: squares of the board, and numbered things beside it.

use crate::i18n::Args;
use crate::lesson::{SmallBoard, Text};
use crate::rules::{Piece, Square};

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

/// A thing beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is.
    pub offer: Offer,
    /// What became of it.
    pub state: ChoiceState,
}

/// What a thing beside the board is.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// A message of the interface.
    Message(&'static str, Args),
    /// A message that is no more than a word, so that several stand side by side.
    Word(&'static str, Args),
    /// A text of the lesson.
    Text(Text),
    /// A small board.
    Board(Box<SmallBoard>),
    /// A kind of piece to be placed, and how many of them are left.
    Tray(Piece, usize),
    /// A piece to pick up, or to promote to.
    Piece(Piece),
}

/// What became of a thing beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChoiceState {
    /// It may be picked.
    #[default]
    Free,
    /// It is picked, and not told yet.
    Picked,
    /// Told right.
    Right,
    /// Told wrong.
    Wrong,
    /// Right, and not picked.
    Missed,
    /// It is used up.
    Gone,
}
