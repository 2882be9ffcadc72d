//! Steps of the kind `setup`.

use std::ops::Range;

use super::board::{Board, board_or_empty};
use super::literal::Literal;
use super::table::{Reader, Table};
use crate::lesson::check::{setups, words};
use crate::lesson::task::Setup;
use crate::rules::{Area, Color, Piece, Position, Role, Square, SquareSet};

/// The words for sides.
const SIDES: [(&str, &[Color]); 3] =
    [("white", &[Color::White]), ("black", &[Color::Black]), ("both", &[Color::White, Color::Black])];

/// The words for pieces.
const ROLES: [(&str, &str, Role); 6] = [
    ("king", "kings", Role::King),
    ("queen", "queens", Role::Queen),
    ("rook", "rooks", Role::Rook),
    ("bishop", "bishops", Role::Bishop),
    ("knight", "knights", Role::Knight),
    ("pawn", "pawns", Role::Pawn),
];

pub(super) fn setup<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Setup> {
    let board = board_or_empty(table, area, reader);
    let literal = table.need_string("pieces", reader);
    let asked = literal.as_ref().and_then(|literal| pieces(literal, reader));
    let (board, (literal, asked)) = (board?, literal.zip(asked)?);
    let fits = fits(&board, reader);
    let done = Position::start();
    let belongs = |square: &Square| done.piece_at(*square).is_some_and(|piece| asked.contains(&piece));
    let (wanted, standing) = (area.squares().into_iter().filter(belongs), board.fen.position.occupied());
    let wanted: SquareSet = wanted.collect();
    let to_place = wanted - standing;
    if to_place.is_empty() {
        let all_there = !wanted.is_empty();
        reader.tell(setups::nothing_to_place(literal.inside(), all_there, area));
    }
    let tray = |piece: &&Piece| to_place.into_iter().any(|square| done.piece_at(square) == Some(**piece));
    let tray = asked.iter().filter(tray).copied().collect();
    (fits && !to_place.is_empty()).then_some(Setup { position: board.fen.position, pieces: tray, to_place })
}

/// The pieces that the words ask for, White's first, in the order of Article 3.
fn pieces<'t>(literal: &Literal<'t>, reader: &mut Reader<'t>) -> Option<Vec<Piece>> {
    let mut asked = Vec::new();
    let mut right = true;
    // The last word for sides, whether a piece has followed it, and where it stands.
    let mut sides: &[Color] = &Color::ALL;
    let mut waits = false;
    for (word, place) in words_of(literal.value) {
        if let Some((_, named)) = SIDES.iter().find(|(name, _)| *name == word) {
            asked.extend(waits.then(|| all_of(sides)).into_iter().flatten());
            (sides, waits) = (named, true);
        } else if let Some((.., role)) = ROLES.iter().find(|(one, many, _)| *one == word || *many == word) {
            asked.extend(sides.iter().map(|&color| Piece { color, role: *role }));
            waits = false;
        } else {
            let known: Vec<&'static str> =
                SIDES.iter().map(|(name, _)| *name).chain(ROLES.iter().map(|(_, many, _)| *many)).collect();
            reader.tell(words::unknown(literal.at(place), "pieces", word, &known));
            right = false;
        }
    }
    asked.extend(waits.then(|| all_of(sides)).into_iter().flatten());
    if asked.is_empty() && right {
        reader.tell(setups::no_pieces(literal.inside()));
        return None;
    }
    let in_order = all_of(&Color::ALL).into_iter().filter(|piece| asked.contains(piece)).collect();
    right.then_some(in_order)
}

/// All kinds of pieces of these sides.
fn all_of(sides: &[Color]) -> Vec<Piece> {
    sides.iter().flat_map(|&color| ROLES.map(|(.., role)| Piece { color, role })).collect()
}

/// The words of a text, between spaces or commas, with their places.
fn words_of(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut start = 0;
    let words = text.split(|sign: char| sign.is_whitespace() || sign == ',').map(move |word| {
        let place = start..start + word.len();
        start = place.end + text[place.end..].chars().next().map_or(0, char::len_utf8);
        (word, place)
    });
    words.filter(|(word, _)| !word.is_empty())
}

/// Whether what stands on the board stands where it belongs; what does not is told.
fn fits(board: &Board, reader: &mut Reader<'_>) -> bool {
    let (position, done) = (&board.fen.position, Position::start());
    let too_many = |piece: &Piece| position.by_piece(*piece).len() > done.by_piece(*piece).len();
    if let Some(piece) = all_of(&Color::ALL).into_iter().find(too_many) {
        let (found, most) = (position.by_piece(piece).len(), done.by_piece(piece).len());
        reader.tell(setups::too_many(board.span.clone(), piece, found, most));
        return false;
    }
    let mut right = true;
    for square in position.occupied().sorted() {
        let (Some(piece), belongs) = (position.piece_at(square), done.piece_at(square)) else { continue };
        if belongs != Some(piece) {
            reader.tell(setups::misplaced(board.span.clone(), square, piece, done.by_piece(piece)));
            right = false;
        }
    }
    right
}
