//! The first field: what stands where.

use super::error::look_alike;
use super::{FenError, FenErrorKind, FenField, Field};
use crate::rules::{Color, OwnRole, Piece, Position, Role, Square};

/// Reads the board; the side to move is White's, no rights.
pub(super) fn read(field: &Field<'_>, own: &[OwnRole]) -> Result<Position, FenError> {
    let own = own.get(..OwnRole::IN_POSITION).unwrap_or(own);
    check_letters(field, own)?;
    let ranks = field.text.split('/').count();
    if ranks != 8 {
        return Err(fault(field.range(), FenErrorKind::RankCount { ranks }));
    }
    let mut position = Position::empty();
    let mut start = field.start;
    for (text, rank) in field.text.split('/').zip((0..8).rev()) {
        let squares = text.chars().map(|sign| sign.to_digit(10).unwrap_or(1)).sum();
        if squares != 8 {
            let at = start..start + text.len();
            return Err(fault(at, FenErrorKind::RankSum { rank: rank + 1, squares }));
        }
        let mut file = 0;
        for (index, sign) in text.char_indices() {
            match piece(sign, own) {
                Some(piece) => {
                    let square = Square::new(file, rank);
                    let at = start + index;
                    put(&mut position, square, piece).map_err(|kind| fault(at..at + 1, kind))?;
                    file += 1;
                }
                None => file += sign.to_digit(10).unwrap_or(1) as u8,
            }
        }
        start += text.len() + 1;
    }
    Ok(position)
}

fn fault(at: std::ops::Range<usize>, kind: FenErrorKind) -> FenError {
    FenError { field: FenField::Board, at, kind }
}

/// The piece that a letter means.
fn piece(letter: char, own: &[OwnRole]) -> Option<Piece> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let is = |role: &&OwnRole| role.letter() == letter.to_ascii_lowercase();
    let own = || own.iter().find(is).map(|&role| Piece { color, role: Role::Own(role) });
    Piece::from_letter(letter).or_else(own)
}

fn check_letters(field: &Field<'_>, own: &[OwnRole]) -> Result<(), FenError> {
    for (index, letter) in field.text.char_indices() {
        if !matches!(letter, '/' | '1'..='8') && piece(letter, own).is_none() {
            let at = field.start + index;
            let looks_like = look_alike(letter).filter(|&latin| piece(latin, own).is_some());
            return Err(fault(at..at + letter.len_utf8(), FenErrorKind::UnknownPiece { letter, looks_like }));
        }
    }
    Ok(())
}

fn put(position: &mut Position, square: Square, piece: Piece) -> Result<(), FenErrorKind> {
    let Piece { color, role } = piece;
    if let (Role::King, Some(first)) = (role, position.king(color)) {
        return Err(FenErrorKind::TwoKings { color, first, second: square });
    }
    if role == Role::Pawn && (square.rank() == 0 || square.rank() == 7) {
        return Err(FenErrorKind::PawnOnEdge { color, square });
    }
    position.put(square, piece);
    Ok(())
}
