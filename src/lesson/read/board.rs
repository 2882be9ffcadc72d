//! Boards, and the part of them that exists.

use std::ops::Range;

use super::header::one_of;
use super::literal::Literal;
use super::table::{Reader, Table};
use crate::lesson::check::{boards, pieces, squares, words};
use crate::lesson::guess::guess;
use crate::rules::{Area, Color, Fen, FenError, FenErrorKind, Position, Square, SquareSet};

/// A board as it was written.
pub(super) struct Board {
    /// What stands there, and whether the turn was given.
    pub fen: Fen,
    /// Where it was written, without the quotes.
    pub span: Range<usize>,
}

impl Board {
    /// The position with the turn that the text gives, White's if it gives none; as [`Board::turn_of`] does.
    pub fn turn_as_given(&self, reader: &mut Reader<'_>) -> Option<Position> {
        self.told_if_unsafe(self.fen.position, reader)
    }

    /// The position for the side of the piece on a square, if the text did not say whose turn it is.
    ///
    /// A king of the other side that could be taken then is a fault, which is told.
    pub fn turn_of(&self, square: Square, reader: &mut Reader<'_>) -> Option<Position> {
        self.told_if_unsafe(self.fen.for_piece_on(square), reader)
    }

    fn told_if_unsafe(&self, position: Position, reader: &mut Reader<'_>) -> Option<Position> {
        match safe(&position) {
            Ok(()) => Some(position),
            Err((king, attackers)) => {
                let side = position.side_to_move();
                reader.tell(pieces::king_en_prise(self.span.clone(), king, side, attackers));
                None
            }
        }
    }
}

/// That the king of the side that is not to move cannot be taken; else where it stands and what attacks it.
pub(super) fn safe(position: &Position) -> Result<(), (Square, SquareSet)> {
    let other = position.with_side_to_move(!position.side_to_move());
    match other.king(other.side_to_move()) {
        Some(king) if other.is_check() => Err((king, other.checkers())),
        _ => Ok(()),
    }
}

/// What a board may be called instead of being written.
const WORDS: [&str; 2] = ["start", "empty"];

/// The board of a step: a FEN, whole or its first field, `start` or `empty`.
pub(super) fn board<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Board> {
    let literal = table.need_string("board", reader)?;
    written(&literal, area, reader)
}

/// The same; the empty board if the step does not say.
pub(super) fn board_or_empty<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Board> {
    let Some(item) = table.get("board") else {
        let fen = Fen { position: Position::empty(), side_given: false };
        return Some(Board { fen, span: table.span.clone() });
    };
    written(&item.string(reader)?, area, reader)
}

fn written(literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<Board> {
    let fen = match literal.value {
        "start" => Fen { position: Position::start(), side_given: false },
        "empty" => Fen { position: Position::empty(), side_given: false },
        text => match Fen::parse_with(text, &reader.own.roles) {
            Ok(fen) => fen,
            Err(FenError { kind: FenErrorKind::UnknownPiece { letter, .. }, .. }) if reader.own.is_broken(letter) => {
                return None;
            }
            Err(_) if guess(text, WORDS).is_some() || text.to_lowercase().starts_with(WORDS[0]) => {
                reader.tell(words::unknown(literal.inside(), "board", text, &WORDS));
                return None;
            }
            Err(error) => {
                reader.tell(boards::fen(literal.at(error.at.clone()), error));
                return None;
            }
        },
    };
    reader.own.used.extend(fen.position.own_roles());
    let board = Board { fen, span: literal.inside() };
    let outside = fen.position.occupied() - area.squares();
    for square in outside.sorted() {
        reader.tell(squares::piece_outside(board.span.clone(), square, area));
    }
    outside.is_empty().then_some(board)
}

/// The part of the board that exists; all of it if the step does not say. None if what it says is no part.
pub(super) fn area<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Area> {
    let Some(item) = table.get("area") else { return Some(Area::FULL) };
    let literal = item.string(reader)?;
    let Some((one, other)) = literal.value.split_once('-') else {
        reader.tell(squares::area(literal.inside(), literal.value));
        return None;
    };
    let mut corner = |word: &str, start: usize| match word.parse::<Square>() {
        Ok(square) => Some(square),
        Err(_) => {
            reader.tell(squares::square(literal.at(start..start + word.len()), word));
            None
        }
    };
    let corners = (corner(one, 0), corner(other, one.len() + 1));
    Some(Area::new(corners.0?, corners.1?))
}

/// The words for whose side is at the bottom.
pub(super) const VIEWS: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];

/// Whose side is at the bottom; White's if it is not said. None if what is said is no side.
pub(super) fn view_of<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Color> {
    match table.get("view") {
        None => Some(Color::White),
        Some(item) => {
            let literal = item.string(reader)?;
            one_of(&literal, "view", &VIEWS, reader)
        }
    }
}
