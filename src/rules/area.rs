//! A cut-down board: the squares outside it do not exist (codex X.2).

use std::fmt;
use std::str::FromStr;

use super::{Square, SquareSet};

/// A rectangle of squares, written `c3-g7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    low: Square,
    high: Square,
}

impl Area {
    /// The whole board.
    pub const FULL: Self = Self { low: Square::new(0, 0), high: Square::new(7, 7) };

    /// The rectangle between two opposite corners.
    pub fn new(one: Square, other: Square) -> Self {
        let low = Square::new(one.file().min(other.file()), one.rank().min(other.rank()));
        let high = Square::new(one.file().max(other.file()), one.rank().max(other.rank()));
        Self { low, high }
    }

    /// The corner of the lowest file and rank.
    pub const fn low(self) -> Square {
        self.low
    }

    /// The corner of the highest file and rank.
    pub const fn high(self) -> Square {
        self.high
    }

    /// How many files wide, 1 to 8.
    pub const fn files(self) -> u8 {
        self.high.file() - self.low.file() + 1
    }

    /// How many ranks high, 1 to 8.
    pub const fn ranks(self) -> u8 {
        self.high.rank() - self.low.rank() + 1
    }

    /// Whether the square exists on this board.
    pub const fn contains(self, square: Square) -> bool {
        self.low.file() <= square.file()
            && square.file() <= self.high.file()
            && self.low.rank() <= square.rank()
            && square.rank() <= self.high.rank()
    }

    /// Its squares.
    pub const fn squares(self) -> SquareSet {
        let mut set = 0;
        let mut index = 0;
        while index < 64 {
            if self.contains(Square::at(index)) {
                set |= 1 << index;
            }
            index += 1;
        }
        SquareSet(set)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl FromStr for Area {
    type Err = super::SquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (one, other) = text.split_once('-').ok_or_else(|| super::SquareError { text: text.to_owned() })?;
        Ok(Self::new(one.parse()?, other.parse()?))
    }
}
