//! Pieces as one character: a chess sign or a letter.

use crate::rules::{Color, Piece, Role};

use super::look::Look;

/// The character of a piece. In colour both sides have the solid signs; without colour White has the outlined ones.
pub(super) fn glyph(piece: Piece, look: Look) -> &'static str {
    if look.is_ascii() || matches!(piece.role, Role::Own(_)) {
        return letter(piece);
    }
    if look.is_mono() && matches!(piece.color, Color::White) {
        return match piece.role {
            Role::King => "♔",
            Role::Queen => "♕",
            Role::Rook => "♖",
            Role::Bishop => "♗",
            Role::Knight => "♘",
            Role::Pawn | Role::Own(_) => "♙",
        };
    }
    match piece.role {
        Role::King => "♚",
        Role::Queen => "♛",
        Role::Rook => "♜",
        Role::Bishop => "♝",
        Role::Knight => "♞",
        Role::Pawn | Role::Own(_) => "♟",
    }
}

fn letter(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => "K",
        (Color::White, Role::Queen) => "Q",
        (Color::White, Role::Rook) => "R",
        (Color::White, Role::Bishop) => "B",
        (Color::White, Role::Knight) => "N",
        (Color::White, Role::Pawn) => "P",
        (Color::Black, Role::King) => "k",
        (Color::Black, Role::Queen) => "q",
        (Color::Black, Role::Rook) => "r",
        (Color::Black, Role::Bishop) => "b",
        (Color::Black, Role::Knight) => "n",
        (Color::Black, Role::Pawn) => "p",
        (_, Role::Own(_)) => own_letter(piece.letter()),
    }
}

/// A Latin letter as a text.
fn own_letter(letter: char) -> &'static str {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    LETTERS.find(letter).and_then(|at| LETTERS.get(at..=at)).unwrap_or("?")
}
