//! Castling: which rights are left, and which squares it concerns (codex P6.C1 to P6.C3).

use super::{Color, Square};

/// To which side the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// Towards the h file, where the way is short.
    King,
    /// Towards the a file.
    Queen,
}

impl Wing {
    /// Both, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    const fn square(file: u8, color: Color) -> Square {
        match color {
            Color::White => Square::new(file, 0),
            Color::Black => Square::new(file, 7),
        }
    }

    /// Where a side's king stands before castling: e1 or e8.
    pub const fn king_home(color: Color) -> Square {
        Self::square(4, color)
    }

    /// Where the rook of this wing stands before: h1, a1, h8 or a8.
    pub const fn rook_home(self, color: Color) -> Square {
        match self {
            Self::King => Self::square(7, color),
            Self::Queen => Self::square(0, color),
        }
    }

    /// The square that the king crosses and the rook goes to.
    pub const fn crossed(self, color: Color) -> Square {
        match self {
            Self::King => Self::square(5, color),
            Self::Queen => Self::square(3, color),
        }
    }

    /// Where the king arrives.
    pub const fn arrival(self, color: Color) -> Square {
        match self {
            Self::King => Self::square(6, color),
            Self::Queen => Self::square(2, color),
        }
    }

    /// The letter of FEN, a capital for White.
    pub const fn letter(self, color: Color) -> char {
        match (self, color) {
            (Self::King, Color::White) => 'K',
            (Self::Queen, Color::White) => 'Q',
            (Self::King, Color::Black) => 'k',
            (Self::Queen, Color::Black) => 'q',
        }
    }
}

/// The castlings whose king and rook have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// No right.
    pub const NONE: Self = Self(0);

    const fn bit(color: Color, wing: Wing) -> u8 {
        1 << (2 * color as u8 + wing as u8)
    }

    /// Whether this side may still castle to this wing, as far as king and rook have not moved.
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.0 & Self::bit(color, wing) != 0
    }

    /// Whether this side has any right left.
    pub const fn any(self, color: Color) -> bool {
        self.0 & (Self::bit(color, Wing::King) | Self::bit(color, Wing::Queen)) != 0
    }

    /// With one right more.
    #[must_use]
    pub const fn with(self, color: Color, wing: Wing) -> Self {
        Self(self.0 | Self::bit(color, wing))
    }

    /// What is left after something moved from or to a square.
    #[inline(always)]
    pub(super) const fn touched(self, square: Square) -> Self {
        Self(self.0 & KEPT[square.index()])
    }
}

/// The rights that outlive a move from or to each square.
const KEPT: [u8; 64] = {
    let mut table = [0b1111; 64];
    let mut i = 0;
    while i < 4 {
        let color = if i < 2 { Color::White } else { Color::Black };
        let wing = if i % 2 == 0 { Wing::King } else { Wing::Queen };
        table[Wing::king_home(color).index()] &= !CastlingRights::bit(color, wing);
        table[wing.rook_home(color).index()] &= !CastlingRights::bit(color, wing);
        i += 1;
    }
    table
};
