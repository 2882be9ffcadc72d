//! The pieces: what they are and whose.

use std::fmt;
use std::ops::Not;

use super::OwnRole;

/// A side of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The light pieces, who begin.
    White,
    /// The dark pieces.
    Black,
}

/// What a piece is; its move formula is [`super::Formula`]'s business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Moves forward as a rook, captures forward as a bishop, to the nearest square.
    Pawn,
    /// To the nearest square that neither rook nor bishop reaches.
    Knight,
    /// Given without proof: along the diagonals.
    Bishop,
    /// Given without proof: along file and rank.
    Rook,
    /// As rook and bishop.
    Queen,
    /// As the queen, to the nearest square.
    King,
    /// A piece of a lesson's own.
    Own(OwnRole),
}

/// A piece of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];
}

impl Not for Color {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Role {
    /// All six of the game, in the order of their declaration.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become, freely chosen (P6.T), in the order of the codex.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The small English letter of FEN: p n b r q k, or that of a lesson's own piece.
    pub fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
            Self::Own(own) => own.letter(),
        }
    }

    /// The word by which lesson files, the command line and messages name it; a lesson's own piece is `own`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Own(_) => "own",
        }
    }

    /// The place of one of the six in the order of [`Self::ALL`]; that of a lesson's own piece comes after them.
    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Pawn => 0,
            Self::Knight => 1,
            Self::Bishop => 2,
            Self::Rook => 3,
            Self::Queen => 4,
            Self::King => 5,
            Self::Own(_) => 6,
        }
    }

    /// The role of a letter of FEN in either case; one of the six.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter.to_ascii_lowercase())
    }
}

impl Piece {
    /// The letter of FEN: capital for White, small for Black.
    pub fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece of a letter of FEN; one of the six.
    pub fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Role::from_letter(letter).map(|role| Self { color, role })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
