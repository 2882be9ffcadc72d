//! A move, as the coordinates of UCI.

use std::fmt;
use std::str::FromStr;

use super::{Role, Square};

/// A move: where the piece stood and where it stands after (codex S6.A5). Castling is the king's two steps, `e1g1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Before.
    pub from: Square,
    /// After.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// What was written.
    pub text: String,
}

impl Move {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }

    /// The same move with a promotion.
    pub const fn becoming(self, role: Role) -> Self {
        Self { promotion: Some(role), ..self }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = MoveError;

    /// Reads `e2e4`, `e7e8q`, `e1g1`. Whether a position allows it is [`super::Position::is_legal`]'s question.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fault = || MoveError { text: text.to_owned() };
        let squares = |range: std::ops::Range<usize>| text.get(range).and_then(|name| name.parse().ok());
        let from: Square = squares(0..2).ok_or_else(fault)?;
        let to: Square = squares(2..4).ok_or_else(fault)?;
        let promotion = match text.get(4..) {
            None | Some("") => None,
            Some("q") => Some(Role::Queen),
            Some("r") => Some(Role::Rook),
            Some("b") => Some(Role::Bishop),
            Some("n") => Some(Role::Knight),
            Some(_) => return Err(fault()),
        };
        Ok(Self { from, to, promotion })
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move: write two squares, like e2e4, and q, r, b or n for a promotion", self.text)
    }
}

impl std::error::Error for MoveError {}
