//! What is wrong with a FEN, as data for a sentence in any language.

use std::fmt;
use std::ops::Range;

use crate::rules::{Color, Piece, Square, Wing};

/// What is wrong with a FEN, and where in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The field at fault.
    pub field: FenField,
    /// The place in the text, in bytes; empty (at the end) where something is missing.
    pub at: Range<usize>,
    /// The fault.
    pub kind: FenErrorKind,
}

/// The fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// What stands where.
    Board,
    /// Whose turn it is.
    Side,
    /// Rights to castle.
    Castling,
    /// The square stepped over.
    EnPassant,
    /// Single moves since the last capture or pawn's move.
    Halfmove,
    /// Number of the move.
    Fullmove,
    /// What comes after the sixth field.
    Extra,
}

/// The faults of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenErrorKind {
    /// Nothing is written.
    Empty,
    /// The field is missing; a FEN has its first field alone or at least four.
    MissingField,
    /// There are more than six fields.
    ExtraField,
    /// A letter that means no piece.
    UnknownPiece {
        /// The letter.
        letter: char,
        /// The Latin letter of a piece that looks the same.
        looks_like: Option<char>,
    },
    /// The board has not eight ranks.
    RankCount {
        /// How many there are.
        ranks: usize,
    },
    /// A rank has not eight squares.
    RankSum {
        /// Its number, 1 to 8.
        rank: u8,
        /// How many squares it has.
        squares: u32,
    },
    /// A side has a second king.
    TwoKings {
        /// Whose.
        color: Color,
        /// Where the first one stands.
        first: Square,
        /// Where this one stands.
        second: Square,
    },
    /// A pawn on the first or last rank.
    PawnOnEdge {
        /// Whose.
        color: Color,
        /// Where.
        square: Square,
    },
    /// The side to move is neither `w` nor `b`.
    UnknownSide {
        /// What is written.
        text: String,
    },
    /// A letter that means no castling.
    UnknownCastling {
        /// The letter.
        letter: char,
        /// The Latin letter of a castling that looks the same.
        looks_like: Option<char>,
    },
    /// The same castling is named again.
    CastlingTwice {
        /// Its letter.
        letter: char,
    },
    /// The king is not where this castling begins.
    CastlingWithoutKing {
        /// Whose castling.
        color: Color,
        /// To which side.
        wing: Wing,
        /// Where the king would have to stand.
        home: Square,
    },
    /// The rook is not where this castling begins.
    CastlingWithoutRook {
        /// Whose castling.
        color: Color,
        /// To which side.
        wing: Wing,
        /// Where the rook would have to stand.
        home: Square,
    },
    /// The en-passant field is neither `-` nor a square.
    NotASquare {
        /// What is written.
        text: String,
    },
    /// The square cannot have been stepped over just now: with this side to move it lies on another rank.
    EnPassantRank {
        /// The square.
        square: Square,
        /// The side to move.
        side: Color,
        /// The rank on which it would have to lie, 1 to 8.
        rank: u8,
    },
    /// Something stands on the square that was stepped over.
    EnPassantOccupied {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// Something stands where the pawn's double step began.
    EnPassantOrigin {
        /// The square stepped over.
        square: Square,
        /// Where the pawn came from.
        origin: Square,
        /// What stands there.
        piece: Piece,
    },
    /// No pawn has just stepped over the square: none stands before it.
    EnPassantWithoutPawn {
        /// The square.
        square: Square,
        /// Where the pawn would have to stand.
        pawn: Square,
        /// Whose pawn.
        color: Color,
    },
    /// Not a whole number.
    NotANumber {
        /// What is written.
        text: String,
    },
    /// The number is too small.
    NumberTooSmall {
        /// The least that is right.
        least: u16,
    },
    /// The number is too large.
    NumberTooLarge {
        /// The greatest that is read.
        most: u16,
    },
    /// The side that is not to move stands in check.
    PartnerInCheck {
        /// The side in check.
        color: Color,
        /// Its king's square.
        king: Square,
        /// Where an attacker stands.
        attacker: Square,
        /// What attacks.
        piece: Piece,
    },
}

/// Letters of other scripts that look like a Latin letter which FEN uses.
const LOOK_ALIKES: [(char, &str); 16] = [
    ('K', "КΚＫ"),
    ('k', "кκｋ"),
    ('B', "ВΒＢ"),
    ('b', "Ььｂ"),
    ('P', "РΡＰ"),
    ('p', "рρｐ"),
    ('N', "ΝＮ"),
    ('n', "пｎ"),
    ('R', "ЯＲ"),
    ('r', "гｒ"),
    ('Q', "ԚＱ"),
    ('q', "ԛｑ"),
    ('a', "а"),
    ('c', "с"),
    ('e', "е"),
    ('w', "ѡԝ"),
];

/// The Latin letter that looks the same.
pub(super) fn look_alike(letter: char) -> Option<char> {
    LOOK_ALIKES.iter().find(|(_, others)| others.contains(letter)).map(|(latin, _)| *latin)
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::Side => "side to move",
            Self::Castling => "castling",
            Self::EnPassant => "en passant",
            Self::Halfmove => "halfmove clock",
            Self::Fullmove => "move number",
            Self::Extra => "end",
        })
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

fn unknown(f: &mut fmt::Formatter<'_>, letter: char, what: &str, looks_like: Option<char>) -> fmt::Result {
    write!(f, "{letter:?} (U+{:04X}) means no {what}", u32::from(letter))?;
    match looks_like {
        Some(latin) => write!(f, "; it only looks like the Latin {latin}"),
        None => Ok(()),
    }
}

impl fmt::Display for FenErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("nothing is written"),
            Self::MissingField => f.write_str("this field is missing: write the board alone, or at least four fields"),
            Self::ExtraField => f.write_str("a FEN ends after its sixth field"),
            Self::UnknownPiece { letter, looks_like } => unknown(f, *letter, "piece", *looks_like),
            Self::RankCount { ranks } => write!(f, "{ranks} ranks instead of 8"),
            Self::RankSum { rank, squares } => write!(f, "rank {rank} has {squares} squares instead of 8"),
            Self::TwoKings { color, first, second } => {
                write!(f, "{} has two kings, on {first} and {second}", name(*color))
            }
            Self::PawnOnEdge { square, .. } => write!(f, "a pawn cannot stand on {square}"),
            Self::UnknownSide { text } => write!(f, "{text:?} is no side: write w or b"),
            Self::UnknownCastling { letter, looks_like } => unknown(f, *letter, "castling", *looks_like),
            Self::CastlingTwice { letter } => write!(f, "{letter} stands twice"),
            Self::CastlingWithoutKing { color, home, .. } => {
                write!(f, "{} may castle only with its king on {home}", name(*color))
            }
            Self::CastlingWithoutRook { color, home, .. } => {
                write!(f, "{} may castle this way only with a rook on {home}", name(*color))
            }
            Self::NotASquare { text } => write!(f, "{text:?} is no square: write - or one like e3"),
            Self::EnPassantRank { square, side, rank } => {
                write!(f, "with {} to move it lies on rank {rank}, {square} does not", name(*side))
            }
            Self::EnPassantOccupied { square, piece } => {
                write!(f, "nothing can have stepped over {square}: {piece} stands there")
            }
            Self::EnPassantOrigin { square, origin, piece } => {
                write!(f, "no pawn can have stepped over {square} just now: {piece} stands on {origin}, where it began")
            }
            Self::EnPassantWithoutPawn { square, pawn, color } => {
                write!(f, "no pawn has just stepped over {square}: {} has none on {pawn}", name(*color))
            }
            Self::NotANumber { text } => write!(f, "{text:?} is no whole number"),
            Self::NumberTooSmall { least } => write!(f, "the number starts from {least}"),
            Self::NumberTooLarge { most } => write!(f, "the number is greater than {most}"),
            Self::PartnerInCheck { color, king, attacker, piece } => {
                write!(
                    f,
                    "{} is not to move, but its king on {king} is attacked by {piece} on {attacker}",
                    name(*color)
                )
            }
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.kind)
    }
}

impl std::error::Error for FenError {}
