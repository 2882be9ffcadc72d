//! Steps of the kind `build`.

use super::board::{Board, board};
use super::find::side;
use super::literal::Literal;
use super::show::formula;
use super::squares;
use super::table::{Item, Reader, Table};
use crate::lesson::check::keys::Type;
use crate::lesson::check::{answer, formulas, pieces};
use crate::lesson::task::{Build, Stage};
use crate::rules::{Area, Color, Formula, Level, Position, Square, reach};

pub(super) fn build<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Build> {
    let board = board(table, area, reader);
    let asked = piece(table, area, board.as_ref(), reader);
    let stages = table.need("stages", reader).and_then(|item| formulas_of(item, reader));
    let ((position, piece, color), stages) = (asked?, stages?);
    let mut done = Vec::with_capacity(stages.len());
    for (formula, literal) in &stages {
        let squares = formula.squares(piece, color, area);
        if squares.is_empty() {
            reader.tell(answer::empty_stage(literal.inside()));
        }
        done.push(Stage { formula: *formula, squares });
    }
    let (last, (_, literal)) = (done.last()?, stages.last()?);
    let own = reach(&position, piece, Level::Formula, area);
    if ![own.all(), own.moves, own.captures].contains(&last.squares) {
        reader.tell(formulas::last_stage(literal.inside(), piece, own.all()));
    }
    Some(Build { position, piece, stages: done })
}

/// The asked piece's square and side, and the position with its turn.
pub(super) fn piece<'t>(
    table: &mut Table<'t>,
    area: Area,
    board: Option<&Board>,
    reader: &mut Reader<'t>,
) -> Option<(Position, Square, Color)> {
    let place = table.need_string("piece", reader)?;
    let piece = squares::one(&place, area, reader)?;
    let board = board?;
    let color = side(board, piece, &place, reader)?;
    if board.fen.side_given && board.fen.position.side_to_move() != color {
        reader.tell(pieces::not_its_turn(place.inside(), piece, color, board.span.clone()));
        return None;
    }
    Some((board.turn_of(piece, reader)?, piece, color))
}

/// The formulas of a list that is not empty, if all can be read.
fn formulas_of<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Option<Vec<(Formula, Literal<'t>)>> {
    let items = item.array(Type::Stages, reader)?;
    if items.is_empty() {
        reader.tell(formulas::none(item.span()));
        return None;
    }
    let read = items.iter().map(|item| {
        let literal = Item::new(item).string(reader)?;
        Some((formula(&literal, reader)?, literal))
    });
    read.collect::<Vec<_>>().into_iter().collect()
}
