//! Steps of the kind `judge`: a board and a move, and everything else is the rules'.

use super::board::board;
use super::show::one_move;
use super::table::{Reader, Table};
use crate::lesson::check::{moves, options};
use crate::lesson::choose::same_pieces;
use crate::lesson::judge::Judge;
use crate::rules::{Area, Position, Role};

pub(super) fn judge<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Judge> {
    let board = board(table, area, reader);
    let literal = table.need_string("move", reader)?;
    let played = one_move(&literal, area, reader)?;
    let board = board?;
    let Some(piece) = board.fen.position.piece_at(played.from) else {
        reader.tell(moves::nothing_moves(literal.at(0..2), played));
        return None;
    };
    let promotes = piece.role == Role::Pawn && matches!(played.to.rank(), 0 | 7);
    if promotes != played.promotion.is_some() {
        let place = if promotes { literal.inside() } else { literal.at(4..literal.value.len()) };
        reader.tell(moves::promotion(place, played));
        return None;
    }
    // A board of which only the first field was given is a question of the piece's own turn; but it is known who begins a
    // game (P4.2).
    let begins = same_pieces(&board.fen.position, &Position::start());
    let position = if begins { board.turn_as_given(reader)? } else { board.turn_of(played.from, reader)? };
    let judge = Judge::new(position, played)?;
    if !board.fen.side_given && (judge.castling().is_some() || judge.en_passant().is_some()) {
        reader.tell(options::history_unknown(board.span, judge.castling().is_some()));
        return None;
    }
    Some(judge)
}
