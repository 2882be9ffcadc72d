//! Steps of the kind `find`.

use super::board::{Board, board};
use super::header::one_of;
use super::literal::Literal;
use super::squares;
use super::table::{Reader, Table};
use crate::lesson::check::{answer, pieces};
use crate::lesson::task::Find;
use crate::rules::{Area, Color, Level, Only, Position, Square, SquareSet, reach};

/// The words for how much of the rules is asked.
pub(super) const LEVELS: [(&str, Level); 3] =
    [("formula", Level::Formula), ("reach", Level::Reach), ("legal", Level::Legal)];

/// The words for narrower questions.
pub(super) const ONLYS: [(&str, Only); 2] = [("moves", Only::Moves), ("captures", Only::Captures)];

pub(super) fn find<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Find> {
    let board = board(table, area, reader);
    let asked = asked(table, area, board.as_ref(), reader);
    let level = level(table, reader);
    let only = only(table, reader);
    let count_first = table.flag("count_first", reader);
    let may_be_empty = table.flag("may_be_empty", reader);
    let legal_differs = table.flag("legal_differs", reader);
    let expect = table.string("expect", reader).map(|literal| (squares::list(&literal, area, reader), literal));
    let (position, asked) = asked?;
    let (level, only) = (level?, only?);
    let squares: Vec<Square> = asked.iter().map(|(square, _)| *square).collect();
    let answer = all(&position, &squares, level, only, area);
    if answer.is_empty() && !may_be_empty {
        reader.tell(answer::empty(table.key_span("piece").unwrap_or(table.span.clone())));
    }
    if let Some((Some(expected), literal)) = &expect
        && *expected != answer
    {
        reader.tell(answer::expect_differs(literal.inside(), *expected, answer));
    }
    difference(table, answer, all(&position, &squares, Level::Legal, only, area), legal_differs, reader);
    Some(Find { position, pieces: squares, level, only, count_first, answer })
}

/// What any of the pieces reaches.
fn all(position: &Position, pieces: &[Square], level: Level, only: Option<Only>, area: Area) -> SquareSet {
    pieces.iter().fold(SquareSet::EMPTY, |all, &from| all | reach(position, from, level, area).only(only))
}

/// The asked pieces with their places, and the position with their turn.
fn asked<'t>(
    table: &mut Table<'t>,
    area: Area,
    board: Option<&Board>,
    reader: &mut Reader<'t>,
) -> Option<(Position, Vec<(Square, Literal<'t>)>)> {
    let item = table.need("piece", reader)?;
    let literals = item.strings(reader)?;
    let count = literals.len();
    let mut asked: Vec<(Square, Literal<'t>)> = Vec::new();
    for literal in literals {
        let Some(square) = squares::one(&literal, area, reader) else { continue };
        match asked.iter().find(|(other, _)| *other == square) {
            Some((_, first)) => {
                let first = first.inside();
                reader.tell(crate::lesson::check::squares::square_twice(literal.inside(), first, square));
            }
            None => asked.push((square, literal)),
        }
    }
    let Some((first, place)) = asked.first() else {
        if count == 0 && item.value.as_array().is_some_and(|list| list.is_empty()) {
            reader.tell(pieces::none_asked(item.span()));
        }
        return None;
    };
    let board = board?;
    let side = side(board, *first, place, reader);
    let right = asked.iter().skip(1).all(|(square, literal)| {
        let own = self::side(board, *square, literal, reader);
        if let (Some(side), Some(own)) = (side, own)
            && side != own
        {
            reader.tell(pieces::both_sides(literal.inside(), *square, place.inside(), side));
        }
        own.is_some() && own == side
    });
    let (side, first) = (side?, *first);
    if board.fen.side_given && board.fen.position.side_to_move() != side {
        reader.tell(pieces::not_its_turn(place.inside(), first, side, board.span.clone()));
        return None;
    }
    let position = board.turn_of(first, reader)?;
    (right && asked.len() == count).then_some((position, asked))
}

/// Whose piece stands on the square; that none does is a fault.
pub(super) fn side(board: &Board, square: Square, place: &Literal<'_>, reader: &mut Reader<'_>) -> Option<Color> {
    let piece = board.fen.position.piece_at(square);
    if piece.is_none() {
        reader.tell(pieces::no_piece(place.inside(), square, &board.fen.position));
    }
    piece.map(|piece| piece.color)
}

/// How much of the rules is asked; all of them if the step does not say.
fn level<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Level> {
    let Some(item) = table.get("rules") else { return Some(Level::Legal) };
    let literal = item.string(reader)?;
    one_of(&literal, "rules", &LEVELS, reader)
}

/// The narrower question, if there is one; none at all if it cannot be read.
fn only<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Option<Only>> {
    let Some(item) = table.get("only") else { return Some(None) };
    let literal = item.string(reader)?;
    one_of(&literal, "only", &ONLYS, reader).map(Some)
}

/// Tells where the answer is not that of the whole rules and the step does not say so.
fn difference<'t>(table: &Table<'t>, answer: SquareSet, legal: SquareSet, said: bool, reader: &mut Reader<'t>) {
    let place = |key: &str| table.key_span(key).unwrap_or(table.span.clone());
    if answer == legal {
        if said {
            reader.tell(answer::legal_same(place("legal_differs")));
        }
    } else if !said {
        reader.tell(answer::legal_differs(place("rules"), answer, legal));
    } else if !table.has("text") {
        reader.tell(answer::difference_unsaid(place("legal_differs")));
    }
}
