//! The fields after the board: side, castling, en passant, counters, and what they say together.

use super::error::look_alike;
use super::{FenError, FenErrorKind, FenField, Field};
use crate::rules::{CastlingRights, Color, Piece, Position, Role, Square, Wing};

/// `w` or `b`.
pub(super) fn side(field: &Field<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        text => {
            let kind = FenErrorKind::UnknownSide { text: text.to_owned() };
            Err(FenError { field: FenField::Side, at: field.range(), kind })
        }
    }
}

/// `-` or letters of `KQkq` in any order; each needs its king and rook at home.
pub(super) fn castling(field: &Field<'_>, position: &Position) -> Result<CastlingRights, FenError> {
    let mut rights = CastlingRights::NONE;
    if field.text == "-" {
        return Ok(rights);
    }
    for (index, letter) in field.text.char_indices() {
        let at = field.start + index..field.start + index + letter.len_utf8();
        let fault = |kind| Err(FenError { field: FenField::Castling, at, kind });
        let Some((color, wing)) = castling_of(letter) else {
            let looks_like = look_alike(letter).filter(|&latin| castling_of(latin).is_some());
            return fault(FenErrorKind::UnknownCastling { letter, looks_like });
        };
        let (king, rook) = (Wing::king_home(color), wing.rook_home(color));
        if rights.has(color, wing) {
            return fault(FenErrorKind::CastlingTwice { letter });
        }
        if position.piece_at(king) != Some(Piece { color, role: Role::King }) {
            return fault(FenErrorKind::CastlingWithoutKing { color, wing, home: king });
        }
        if position.piece_at(rook) != Some(Piece { color, role: Role::Rook }) {
            return fault(FenErrorKind::CastlingWithoutRook { color, wing, home: rook });
        }
        rights = rights.with(color, wing);
    }
    Ok(rights)
}

fn castling_of(letter: char) -> Option<(Color, Wing)> {
    let all = Color::ALL.into_iter().flat_map(|color| Wing::ALL.map(|wing| (color, wing)));
    all.into_iter().find(|(color, wing)| wing.letter(*color) == letter)
}

/// `-` or the square that a pawn of the side not to move has just stepped over.
pub(super) fn en_passant(field: &Field<'_>, position: &Position) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    let fault = |kind| Err(FenError { field: FenField::EnPassant, at: field.range(), kind });
    let Ok(square) = field.text.parse::<Square>() else {
        return fault(FenErrorKind::NotASquare { text: field.text.to_owned() });
    };
    let (side, up, rank) = match position.side_to_move() {
        side @ Color::White => (side, 1, 6),
        side @ Color::Black => (side, -1, 3),
    };
    let (Some(origin), Some(pawn), true) = (square.offset(0, up), square.offset(0, -up), square.rank() + 1 == rank)
    else {
        return fault(FenErrorKind::EnPassantRank { square, side, rank });
    };
    if let Some(piece) = position.piece_at(square) {
        return fault(FenErrorKind::EnPassantOccupied { square, piece });
    }
    if let Some(piece) = position.piece_at(origin) {
        return fault(FenErrorKind::EnPassantOrigin { square, origin, piece });
    }
    if position.piece_at(pawn) != Some(Piece { color: !side, role: Role::Pawn }) {
        return fault(FenErrorKind::EnPassantWithoutPawn { square, pawn, color: !side });
    }
    Ok(Some(square))
}

/// A whole number from `least` to 65535.
pub(super) fn number(field: &Field<'_>, name: FenField, least: u16) -> Result<u16, FenError> {
    let fault = |kind| Err(FenError { field: name, at: field.range(), kind });
    if !field.text.bytes().all(|digit| digit.is_ascii_digit()) {
        return fault(FenErrorKind::NotANumber { text: field.text.to_owned() });
    }
    match field.text.parse() {
        Ok(number) if number >= least => Ok(number),
        Ok(_) => fault(FenErrorKind::NumberTooSmall { least }),
        Err(_) => fault(FenErrorKind::NumberTooLarge { most: u16::MAX }),
    }
}

/// The side not to move must not stand in check: it would have left its king to be taken.
pub(super) fn partner_is_safe(side: &Field<'_>, position: &Position) -> Result<(), FenError> {
    let color = !position.side_to_move();
    let Some(king) = position.king(color) else {
        return Ok(());
    };
    let attackers = position.attackers(king, !color);
    match attackers.sorted().next().and_then(|from| position.piece_at(from).map(|piece| (from, piece))) {
        None => Ok(()),
        Some((attacker, piece)) => {
            let kind = FenErrorKind::PartnerInCheck { color, king, attacker, piece };
            Err(FenError { field: FenField::Side, at: side.range(), kind })
        }
    }
}
