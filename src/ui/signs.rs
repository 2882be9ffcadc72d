//! The signs that a square may bear: a shape, a tile of colour, and a word for the legend.

use crate::rules::{Square, SquareSet};
use crate::session::Board;

use super::look::{Look, Theme};
use super::theme::{BLACK, WHITE};

/// A sign on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    /// Told wrong.
    Extra,
    /// Right, and not marked.
    Missed,
    /// Told right.
    Found,
    /// Marked, not yet told.
    Marked,
    /// The wrong or missed square that is being explained.
    Explained,
    /// A piece that proves the explanation.
    Witness,
    /// A hint points here.
    Hint,
    /// The piece in the hand.
    Held,
    /// A piece is to come here.
    Goal,
    /// A shown move ends here.
    After,
    /// A shown move begins here.
    Before,
    /// The asked piece stands here.
    Origin,
    /// Lit by a lesson, or of the formula that is put together.
    Lit,
    /// A formula is to yield it.
    Wanted,
    /// A rook's square.
    Rook,
    /// A bishop's square.
    Bishop,
    /// A square that proves the explanation.
    Proof,
    /// A line of the proof along a file.
    File,
    /// A line of the proof along a rank.
    Rank,
    /// A line of the proof along a diagonal that rises to the right, as seen by White.
    Rising,
    /// A line of the proof along a diagonal that falls to the right.
    Falling,
}

impl Sign {
    /// All, the most telling first: the first one gives the tile its colour.
    pub const ALL: [Self; 21] = [
        Self::Extra,
        Self::Missed,
        Self::Found,
        Self::Marked,
        Self::Explained,
        Self::Witness,
        Self::Hint,
        Self::Held,
        Self::Goal,
        Self::Before,
        Self::After,
        Self::Origin,
        Self::Lit,
        Self::Wanted,
        Self::Rook,
        Self::Bishop,
        Self::Proof,
        Self::File,
        Self::Rank,
        Self::Rising,
        Self::Falling,
    ];

    /// The squares that bear it.
    pub fn squares(self, board: &Board) -> SquareSet {
        let signs = &board.signs;
        match self {
            Self::Extra => signs.extra,
            Self::Missed => signs.missed,
            Self::Found => signs.found,
            Self::Marked => signs.marked,
            Self::Explained => signs.explained,
            Self::Hint => signs.hint,
            Self::Held => signs.held,
            Self::Goal => signs.goal,
            Self::After => signs.after,
            Self::Before => signs.before,
            Self::Origin => signs.origin,
            Self::Rook => signs.rook,
            Self::Bishop => signs.bishop,
            Self::Lit => signs.lit,
            Self::Wanted => signs.wanted,
            Self::Witness => {
                let pieces: SquareSet = board.proof.pieces.iter().map(|piece| piece.square).collect();
                pieces - signs.origin
            }
            Self::Proof => board.proof.squares - signs.origin,
            Self::File | Self::Rank | Self::Rising | Self::Falling => {
                let lines = board.proof.lines.iter().filter(|&&(from, to)| Self::of_line(from, to) == Some(self));
                lines.map(|&(from, to)| between(from, to)).fold(SquareSet::EMPTY, |all, line| all | line)
            }
        }
    }

    fn of_line(from: Square, to: Square) -> Option<Self> {
        let files = i16::from(to.file()) - i16::from(from.file());
        let ranks = i16::from(to.rank()) - i16::from(from.rank());
        match (files, ranks) {
            (0, 0) => None,
            (0, _) => Some(Self::File),
            (_, 0) => Some(Self::Rank),
            _ if files == ranks => Some(Self::Rising),
            _ if files == -ranks => Some(Self::Falling),
            _ => None,
        }
    }

    /// The signs of each square of a board, the most telling first. A square of the proof that bears another sign needs none.
    pub fn of_squares(board: &Board) -> impl Fn(Square) -> Vec<Self> + use<> {
        let all = Self::ALL.map(|sign| (sign, sign.squares(board)));
        move |square| {
            let its = all.iter().filter(|(_, squares)| squares.contains(square));
            let mut signs: Vec<Self> = its.map(|(sign, _)| *sign).collect();
            if signs.len() > 1 {
                signs.retain(|sign| *sign != Self::Proof);
            }
            signs
        }
    }

    /// Its shape.
    pub const fn shape(self, look: Look) -> &'static str {
        match self {
            Self::Extra => look.sign("✗", "x"),
            Self::Missed => look.sign("○", "o"),
            Self::Found => look.sign("✓", "v"),
            Self::Marked => look.sign("●", "*"),
            Self::Explained => "!",
            Self::Witness => look.sign("▲", "^"),
            Self::Hint => "?",
            Self::Held => look.sign("▼", "&"),
            Self::Goal => look.sign("★", "$"),
            Self::After => look.sign("■", "="),
            Self::Before => look.sign("□", "~"),
            Self::Origin => look.sign("◂", "<"),
            Self::Lit => look.sign("◆", "#"),
            Self::Wanted => look.sign("◇", "@"),
            Self::Rook => look.sign("╋", "+"),
            Self::Bishop => look.sign("╳", "%"),
            Self::Proof => look.sign("∴", "'"),
            Self::File => look.sign("┃", "|"),
            Self::Rank => look.sign("━", "-"),
            Self::Rising => look.sign("╱", "/"),
            Self::Falling => look.sign("╲", "\\"),
        }
    }

    /// The colour of its tile and of its shape on it. Black and white pieces stand out on every tile.
    pub const fn colors(self, theme: Theme) -> (u8, u8) {
        match (theme, self) {
            // Blue, orange and grey are apart for every kind of eye; what else is blue gives way.
            (Theme::ColorBlind, Self::Found) => (27, WHITE),
            (Theme::ColorBlind, Self::Extra) => (202, BLACK),
            (Theme::ColorBlind, Self::Missed) => (102, BLACK),
            (Theme::ColorBlind, Self::Marked) => (30, WHITE),
            (Theme::HighContrast, Self::Marked) => (27, WHITE),
            (_, sign) => sign.usual_colors(),
        }
    }

    const fn usual_colors(self) -> (u8, u8) {
        match self {
            Self::Extra => (160, WHITE),
            Self::Missed => (136, BLACK),
            Self::Found => (29, WHITE),
            Self::Marked => (25, WHITE),
            Self::Explained => (163, WHITE),
            Self::Witness => (166, BLACK),
            Self::Hint => (127, WHITE),
            Self::Held => (31, BLACK),
            Self::Goal => (65, BLACK),
            Self::After => (99, WHITE),
            Self::Before => (60, WHITE),
            Self::Origin => (244, BLACK),
            Self::Lit => (100, BLACK),
            Self::Wanted => (96, WHITE),
            Self::Rook => (67, BLACK),
            Self::Bishop => (133, BLACK),
            Self::Proof | Self::File | Self::Rank | Self::Rising | Self::Falling => (130, WHITE),
        }
    }

    /// The message that names it in the legend; what proves by squares is one thing, however it is drawn.
    pub const fn legend(self) -> &'static str {
        match self {
            Self::Extra => "legend-extra",
            Self::Missed => "legend-missed",
            Self::Found => "legend-found",
            Self::Marked => "legend-marked",
            Self::Explained => "legend-explained",
            Self::Hint => "legend-hint",
            Self::Held => "legend-held",
            Self::Goal => "legend-goal",
            Self::After => "show-after",
            Self::Before => "show-before",
            Self::Rook => "legend-rook",
            Self::Bishop => "legend-bishop",
            Self::Lit => "legend-other",
            Self::Wanted => "legend-wanted",
            Self::Witness => "legend-witness",
            Self::Origin => "legend-origin",
            Self::Proof | Self::File | Self::Rank | Self::Rising | Self::Falling => "legend-proof",
        }
    }
}

/// The squares strictly between two that lie on one line.
fn between(from: Square, to: Square) -> SquareSet {
    let step = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum() as i8;
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    std::iter::successors(from.offset(files, ranks), |square| square.offset(files, ranks))
        .take_while(|square| *square != to)
        .take(7)
        .collect()
}
