//! A square of the board, by file and rank.

use std::fmt;
use std::str::FromStr;

/// One of the 64 squares, written `a1` to `h8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Why a text is not the name of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError {
    /// What was written.
    pub text: String,
}

impl Square {
    /// The square on file `file` and rank `rank`, both from 0 to 7 (`a1` is 0, 0); other numbers wrap round.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self((rank & 7) * 8 + (file & 7))
    }

    /// The square with this index: `a1` 0, `b1` 1, ... `h8` 63; higher numbers wrap round.
    pub const fn at(index: usize) -> Self {
        Self((index & 63) as u8)
    }

    /// All 64 squares in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64u8).map(Self)
    }

    /// 0 for `a1`, 1 for `b1`, ... 63 for `h8`.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file, 0 for a to 7 for h.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 for the first to 7 for the eighth.
    pub const fn rank(self) -> u8 {
        (self.0 >> 3) & 7
    }

    /// Whether it is a light ("white") square; `h1` is (codex P2.2).
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The number of the ring around `self` on which `other` lies: Chebyshev distance, 0 to 7.
    pub const fn ring(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// The square `files` to the right and `ranks` up, if the board has it.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || file > 7 || rank < 0 || rank > 7 { None } else { Some(Self::new(file as u8, rank as u8)) }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::new(file - b'a', rank - b'1')),
            _ => Err(SquareError { text: text.to_owned() }),
        }
    }
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square: write a letter a-h and a number 1-8, like e4", self.text)
    }
}

impl std::error::Error for SquareError {}
