//! The three levels of the question "where may this piece go?".

use super::SquareSet;

/// How much of the rules is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Geometry on the empty board.
    Formula,
    /// Article 5 on top: blocking, own pieces, captures.
    Reach,
    /// The whole of Article 6: king safety and the double moves.
    Legal,
}

/// A narrower question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Only {
    /// Without captures.
    Moves,
    /// Captures alone.
    Captures,
}

/// Where a piece goes, moves and captures apart. At the formula level, where nothing stands to be captured,
/// a piece that captures as it moves has the same squares in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// To where it moves.
    pub moves: SquareSet,
    /// What it captures on (en passant: where the pawn lands).
    pub captures: SquareSet,
}

impl Targets {
    /// Both together.
    pub fn all(self) -> SquareSet {
        self.moves | self.captures
    }

    /// What the narrower question asks for.
    pub fn only(self, only: Option<Only>) -> SquareSet {
        match only {
            None => self.all(),
            Some(Only::Moves) => self.moves,
            Some(Only::Captures) => self.captures,
        }
    }
}
