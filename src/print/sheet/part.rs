//! What a task on paper is made of, before it has a place.

use crate::print::page::{BoardPicture, Face, Sign};
use crate::rules::Piece;

/// A task, or the answer to one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Task {
    /// Its number on the sheet, from 1.
    pub number: usize,
    /// From top to bottom.
    pub parts: Vec<Part>,
    /// Whether something is to be taken off the board or replaced.
    pub takes_off: bool,
}

/// A part of a task.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// Words.
    Text(String, Face),
    /// Words beside the sign that they speak of.
    Signed(Sign, String),
    /// A board.
    Board(Box<BoardPicture>),
    /// Things to pick, each with a box to tick.
    Options(Vec<String>),
    /// Boards to pick, each with what it is called and a box to tick.
    Boards(Vec<(String, BoardPicture)>),
    /// Lines to write on, each after what it is for.
    Lines(Vec<String>),
    /// Kinds of pieces, each with how many there are.
    Pieces(Vec<(Piece, usize)>),
}

impl Part {
    /// Words in the usual face.
    pub fn said(text: impl Into<String>) -> Self {
        Self::Text(text.into(), Face::Regular)
    }

    /// A board.
    pub fn board(picture: BoardPicture) -> Self {
        Self::Board(Box::new(picture))
    }

    /// Whether its size is free: boards are as large as there is room.
    pub const fn is_picture(&self) -> bool {
        matches!(self, Self::Board(_) | Self::Boards(_))
    }
}
