//! A puzzle as it was drawn: the board, the question, and the answer that the rules give.

use super::{Kind, Topic};
use crate::rules::{Area, Formula, Level, Move, Position, Puzzle as Moves, Square, SquareSet};

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What it is about.
    pub topic: Topic,
    /// What it asks; never [`Kind::Ways`], which stands for several.
    pub kind: Kind,
    /// At which level of the rules.
    pub level: Level,
    /// How hard it is, 1 to 5: computed from the puzzle itself (see [`super::grade`]).
    pub grade: u8,
    /// The board, with the turn of the asked piece.
    pub position: Position,
    /// The part of it that exists.
    pub area: Area,
    /// The asked pieces; none where the question is where it stands.
    pub pieces: Vec<Square>,
    /// What is asked, with what the board does not show.
    pub asked: Asked,
    /// The squares of the answer: what is to be marked; of a way the squares to be reached or captured on; of a move to be
    /// judged the square that it goes to.
    pub answer: SquareSet,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// All squares of the piece.
    Squares,
    /// The stages of its formula, one after another; the answer is the last.
    Stages(Vec<Formula>),
    /// Which of these squares is not the piece's.
    Odd {
        /// The marked squares.
        shown: SquareSet,
    },
    /// Where the piece stands whose squares these are.
    Centre {
        /// The marked squares.
        shown: SquareSet,
    },
    /// The squares that both pieces reach.
    Common,
    /// Which of the piece's squares is not marked.
    Short {
        /// The marked squares.
        shown: SquareSet,
    },
    /// The squares of this formula from where the piece stands.
    Nearest {
        /// What is the nearest of.
        formula: Formula,
    },
    /// The squares that the piece reaches in two moves and not in one.
    Twice,
    /// Moves to a goal.
    Moves {
        /// The goal, for the solver of the rules.
        moves: Box<Moves>,
        /// A shortest way; its length is the least count.
        solution: Vec<Move>,
        /// Whether there is no other way as short.
        is_only: bool,
    },
    /// Whether the move is allowed.
    Judge {
        /// The move.
        played: Move,
        /// Whether it is.
        is_allowed: bool,
        /// The id of the reason why, or why not.
        reason: &'static str,
    },
    /// A formula that yields the answer from where the piece stands.
    Formula {
        /// One that does.
        formula: Formula,
    },
}
