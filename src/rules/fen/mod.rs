//! FEN, the notation of positions: reading with every fault placed, and writing.

mod board;
mod error;
mod fields;

use std::fmt;
use std::ops::Range;

use super::{Color, OwnRole, Position, Square, Wing};

pub use error::{FenError, FenErrorKind, FenField};

/// A position as read from FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// What was read; White to move if the text did not say.
    pub position: Position,
    /// Whether the text said whose turn it is.
    pub side_given: bool,
}

/// One field of the text and where it stands.
#[derive(Clone)]
struct Field<'t> {
    text: &'t str,
    start: usize,
}

impl Field<'_> {
    fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }
}

impl Fen {
    /// Reads a FEN: its first field alone (the board), or four, five or six fields.
    ///
    /// White space around the text and runs of it between fields are tolerated.
    ///
    /// # Errors
    /// The first fault in the order of the fields, with its place in bytes of `text`.
    pub fn parse(text: &str) -> Result<Self, FenError> {
        Self::parse_with(text, &[])
    }

    /// [`Self::parse`] on whose board pieces of a lesson's own may stand, a capital letter for White's and a small one for
    /// Black's; no more than [`OwnRole::IN_POSITION`] of them count.
    ///
    /// # Errors
    /// As [`Self::parse`]; the letters of other pieces are refused.
    pub fn parse_with(text: &str, own: &[OwnRole]) -> Result<Self, FenError> {
        let words = split(text);
        let Some((first, rest)) = words.split_first() else {
            return Err(FenError { field: FenField::Board, at: 0..text.len(), kind: FenErrorKind::Empty });
        };
        let mut position = board::read(first, own)?;
        if let Some(side) = rest.first() {
            position.side = fields::side(side)?;
        }
        if let Some(extra) = rest.get(5) {
            return Err(FenError { field: FenField::Extra, at: extra.range(), kind: FenErrorKind::ExtraField });
        }
        if let Some(missing) =
            [None, Some(FenField::Castling), Some(FenField::EnPassant)].get(rest.len()).copied().flatten()
        {
            return Err(FenError { field: missing, at: text.len()..text.len(), kind: FenErrorKind::MissingField });
        }
        if let Some(castling) = rest.get(1) {
            position.castling = fields::castling(castling, &position)?;
        }
        if let Some(en_passant) = rest.get(2) {
            position.en_passant = fields::en_passant(en_passant, &position)?;
        }
        if let Some(halfmove) = rest.get(3) {
            position.halfmove = fields::number(halfmove, FenField::Halfmove, 0)?;
        }
        if let Some(fullmove) = rest.get(4) {
            position.fullmove = fields::number(fullmove, FenField::Fullmove, 1)?;
        }
        if let Some(side) = rest.first() {
            fields::partner_is_safe(side, &position)?;
        }
        Ok(Self { position, side_given: !rest.is_empty() })
    }

    /// The position for a question about the piece on a square: if the text did not say whose turn it is, it is that
    /// piece's.
    pub fn for_piece_on(&self, square: Square) -> Position {
        match self.position.piece_at(square) {
            Some(piece) if !self.side_given => self.position.with_side_to_move(piece.color),
            _ => self.position,
        }
    }
}

fn split(text: &str) -> Vec<Field<'_>> {
    // Every word is a part of the text, so its place is found by the length of what went before.
    let mut words = Vec::new();
    let mut start = None;
    for (index, sign) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, sign.is_whitespace()) {
            (None, false) => start = Some(index),
            (Some(begin), true) => {
                words.push(Field { text: &text[begin..index], start: begin });
                start = None;
            }
            _ => {}
        }
    }
    words
}

impl fmt::Display for Position {
    /// The six fields of FEN; the en-passant square after every double step.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut free = 0;
            for file in 0..8 {
                match self.piece_at(Square::new(file, rank)) {
                    None => free += 1,
                    Some(piece) => {
                        if free > 0 {
                            write!(f, "{free}")?;
                        }
                        free = 0;
                        write!(f, "{piece}")?;
                    }
                }
            }
            if free > 0 {
                write!(f, "{free}")?;
            }
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        f.write_str(if self.side == Color::White { "w " } else { "b " })?;
        let mut none = true;
        for color in Color::ALL {
            for wing in Wing::ALL {
                if self.castling.has(color, wing) {
                    none = false;
                    write!(f, "{}", wing.letter(color))?;
                }
            }
        }
        if none {
            f.write_str("-")?;
        }
        match self.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove, self.fullmove)
    }
}
