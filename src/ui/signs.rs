//! The signs that a square may bear: a shape, a tile of colour, and a word for the legend.

use crate::rules::{Square, SquareSet};
use crate::session::Signs;

use super::look::Look;
use super::theme::{BLACK, WHITE};

/// A sign on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    Extra,
    Missed,
    Found,
    Marked,
    Explained,
    Hint,
    After,
    Before,
    Origin,
    Rook,
    Bishop,
    Lit,
}

impl Sign {
    /// All, the most telling first: the first one gives the tile its colour.
    pub const ALL: [Self; 12] = [
        Self::Extra,
        Self::Missed,
        Self::Found,
        Self::Marked,
        Self::Explained,
        Self::Hint,
        Self::After,
        Self::Before,
        Self::Origin,
        Self::Lit,
        Self::Rook,
        Self::Bishop,
    ];

    /// The squares that bear it.
    pub const fn squares(self, signs: &Signs) -> SquareSet {
        match self {
            Self::Extra => signs.extra,
            Self::Missed => signs.missed,
            Self::Found => signs.found,
            Self::Marked => signs.marked,
            Self::Explained => signs.explained,
            Self::Hint => signs.hint,
            Self::After => signs.after,
            Self::Before => signs.before,
            Self::Origin => signs.origin,
            Self::Rook => signs.rook,
            Self::Bishop => signs.bishop,
            Self::Lit => signs.lit,
        }
    }

    /// The signs of one square, the most telling first.
    pub fn of(square: Square, signs: &Signs) -> Vec<Self> {
        Self::ALL.into_iter().filter(|sign| sign.squares(signs).contains(square)).collect()
    }

    /// Its shape.
    pub const fn shape(self, look: Look) -> &'static str {
        match self {
            Self::Extra => look.sign("✗", "x"),
            Self::Missed => look.sign("○", "o"),
            Self::Found => look.sign("✓", "v"),
            Self::Marked => look.sign("●", "*"),
            Self::Explained => "!",
            Self::Hint => "?",
            Self::After => look.sign("■", "="),
            Self::Before => look.sign("□", "~"),
            Self::Origin => look.sign("◂", "<"),
            Self::Rook => look.sign("╋", "+"),
            Self::Bishop => look.sign("╳", "/"),
            Self::Lit => look.sign("◆", "#"),
        }
    }

    /// The colour of its tile and of its shape on it. Black and white pieces stand out on every tile, and the cursor.
    pub const fn colors(self) -> (u8, u8) {
        match self {
            Self::Extra => (160, WHITE),
            Self::Missed => (136, BLACK),
            Self::Found => (28, WHITE),
            Self::Marked => (25, WHITE),
            Self::Explained => (163, WHITE),
            Self::Hint => (127, WHITE),
            Self::After => (30, BLACK),
            Self::Before => (60, WHITE),
            Self::Origin => (244, BLACK),
            Self::Rook => (67, BLACK),
            Self::Bishop => (133, BLACK),
            Self::Lit => (100, BLACK),
        }
    }

    /// The message that names it.
    pub const fn legend(self) -> &'static str {
        match self {
            Self::Extra => "legend-extra",
            Self::Missed => "legend-missed",
            Self::Found => "legend-found",
            Self::Marked => "legend-marked",
            Self::Explained => "legend-explained",
            Self::Hint => "legend-hint",
            Self::After => "show-after",
            Self::Before => "show-before",
            Self::Origin => "legend-origin",
            Self::Rook => "legend-rook",
            Self::Bishop => "legend-bishop",
            Self::Lit => "legend-other",
        }
    }
}
