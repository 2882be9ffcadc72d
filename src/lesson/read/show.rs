//! Steps of the kind `show`.

use super::board::{Board, board, safe};
use super::literal::Literal;
use super::squares;
use super::table::{Item, Reader, Table};
use crate::lesson::check::keys::Type;
use crate::lesson::check::{formulas, marks, moves};
use crate::lesson::format::Part;
use crate::lesson::task::{Mark, Show};
use crate::rules::{Area, Color, Formula, Level, Move, Position, reach};

pub(super) fn show<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Show> {
    let board = board(table, area, reader);
    let marks = marks_of(table, area, board.as_ref(), reader);
    let play = match table.get("play") {
        None => Some(Vec::new()),
        Some(item) => {
            let literals = item.strings(reader);
            literals.and_then(|literals| played(&literals, area, board.as_ref(), reader))
        }
    };
    let (board, marks, play) = (board?, marks?, play?);
    let position = play.first().map_or(board.fen.position, |first| first.before);
    Some(Show { position, marks, play: play.into_iter().map(|one| (one.played, one.after)).collect() })
}

fn marks_of<'t>(
    table: &mut Table<'t>,
    area: Area,
    board: Option<&Board>,
    reader: &mut Reader<'t>,
) -> Option<Vec<Mark>> {
    let Some(item) = table.get("mark") else { return Some(Vec::new()) };
    let mut marks = Vec::new();
    for item in item.array(Type::Marks, reader)? {
        let mark = Item::new(item).table(Part::Mark, reader).and_then(|table| mark(table, area, board, reader));
        marks.push(mark);
    }
    marks.into_iter().collect()
}

fn mark<'t>(mut table: Table<'t>, area: Area, board: Option<&Board>, reader: &mut Reader<'t>) -> Option<Mark> {
    let span = table.span.clone();
    let formula = table.string("formula", reader).map(|literal| self::formula(&literal, reader));
    let from = table.string("from", reader).map(|literal| squares::one(&literal, area, reader));
    let listed = table.string("squares", reader).map(|literal| squares::list(&literal, area, reader));
    let by_formula = table.has("formula") || table.has("from");
    let mark = match (by_formula, table.has("squares")) {
        (true, true) => {
            reader.tell(marks::both(span.clone()));
            None
        }
        (false, false) => {
            reader.tell(marks::neither(span.clone()));
            None
        }
        (false, true) => listed.flatten().map(|squares| Mark { formula: None, squares }),
        (true, false) => {
            table.need("formula", reader);
            table.need("from", reader);
            let (formula, from) = (formula.flatten(), from.flatten());
            formula.zip(from).map(|(formula, from)| {
                let piece = board.and_then(|board| board.fen.position.piece_at(from));
                let color = piece.map_or(Color::White, |piece| piece.color);
                Mark { formula: Some(formula), squares: formula.squares(from, color, area) }
            })
        }
    };
    table.finish(reader);
    if mark.is_some_and(|mark| mark.squares.is_empty()) {
        reader.tell(marks::empty(span));
    }
    mark
}

/// The formula of a string.
pub(super) fn formula(literal: &Literal<'_>, reader: &mut Reader<'_>) -> Option<Formula> {
    match Formula::parse(literal.value) {
        Ok(formula) => Some(formula),
        Err(error) => {
            reader.tell(formulas::unreadable(literal.at(error.at.clone()), error));
            None
        }
    }
}

/// One move with the positions around it.
pub(super) struct Played {
    pub before: Position,
    pub played: Move,
    pub after: Position,
}

/// The moves, each from where the last one led, if all are legal. A side moves twice in a row only if the board's text
/// did not say whose turn it is. Every string is read, but after a move that is not legal none is tried.
pub(super) fn played(
    literals: &[Literal<'_>],
    area: Area,
    board: Option<&Board>,
    reader: &mut Reader<'_>,
) -> Option<Vec<Played>> {
    let moves: Vec<Option<Move>> = literals.iter().map(|literal| one_move(literal, area, reader)).collect();
    let moves: Vec<Move> = moves.into_iter().collect::<Option<_>>()?;
    let board = board?;
    let mut done: Vec<Played> = Vec::with_capacity(moves.len());
    for (one, literal) in moves.into_iter().zip(literals) {
        let position = done.last().map_or(board.fen.position, |last| last.after);
        let before = with_turn(position, one, board.fen.side_given, literal, reader)?;
        let Ok(after) = before.play(one) else {
            reader.tell(not_allowed(&before, one, literal));
            return None;
        };
        done.push(Played { before, played: one, after });
    }
    Some(done)
}

pub(super) fn one_move(literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<Move> {
    let Ok(one) = literal.value.parse::<Move>() else {
        reader.tell(moves::malformed(literal.inside(), literal.value));
        return None;
    };
    for (part, square) in [(0..2, one.from), (2..4, one.to)] {
        if !area.contains(square) {
            reader.tell(crate::lesson::check::squares::outside(literal.at(part), square, area));
            return None;
        }
    }
    Some(one)
}

/// The position with the turn of the side that moves, if it may have it.
fn with_turn(
    position: Position,
    one: Move,
    strict: bool,
    literal: &Literal<'_>,
    reader: &mut Reader<'_>,
) -> Option<Position> {
    let Some(piece) = position.piece_at(one.from) else {
        reader.tell(moves::nothing_moves(literal.at(0..2), one));
        return None;
    };
    if piece.color == position.side_to_move() {
        return Some(position);
    }
    let turned = position.with_side_to_move(piece.color);
    if strict || safe(&turned).is_err() {
        reader.tell(moves::not_its_turn(literal.at(0..2), one, piece.color));
        return None;
    }
    Some(turned)
}

/// Why a move is not legal.
pub(super) fn not_allowed(position: &Position, one: Move, literal: &Literal<'_>) -> crate::lesson::fault::Fault {
    let allowed = reach(position, one.from, Level::Legal, Area::FULL).all();
    if allowed.contains(one.to) {
        let place = if one.promotion.is_some() { literal.at(4..literal.value.len()) } else { literal.inside() };
        return moves::promotion(place, one);
    }
    moves::illegal(literal.inside(), one, allowed)
}
