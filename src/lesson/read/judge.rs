//! Steps of the kind `judge`: a board and a move, and everything else is the rules'.

use super::board::board;
use super::literal::Literal;
use super::show::one_move;
use super::table::{Reader, Table};
use crate::lesson::check::{moves, options};
use crate::lesson::choose::same_pieces;
use crate::lesson::judge::Judge;
use crate::rules::{Area, Level, Move, Piece, Position, Role, between, reach};

pub(super) fn judge<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Judge> {
    let board = board(table, area, reader);
    let last = table.string("last", reader);
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
    let mut judge = Judge::new(position, played)?;
    if !board.fen.side_given && !begins && (judge.castling().is_some() || judge.en_passant().is_some()) {
        reader.tell(options::history_unknown(board.span, judge.castling().is_some()));
        return None;
    }
    if let Some(last) = last {
        judge.last = Some(last_move(&judge, &last, area, reader)?);
    }
    Some(judge)
}

/// The other side's last move: it led to this board, and the board's square of en passant agrees with it.
fn last_move(judge: &Judge, literal: &Literal<'_>, area: Area, reader: &mut Reader<'_>) -> Option<Move> {
    let last = one_move(literal, area, reader)?;
    let position = &judge.position;
    let side = !position.side_to_move();
    let moved = position.piece_at(last.to).filter(|piece| piece.color == side);
    let before =
        position.with_en_passant(None).with_side_to_move(side).with_piece(last.to, None).with_piece(last.from, moved);
    let pawn = Some(Piece { color: !side, role: Role::Pawn });
    let leads = |before: &Position| reach(before, last.from, Level::Legal, Area::FULL).all().contains(last.to);
    // What it may have captured is not known.
    let led = position.piece_at(last.from).is_none() && (leads(&before) || leads(&before.with_piece(last.to, pawn)));
    let double = moved.is_some_and(|piece| piece.role == Role::Pawn) && last.from.ring(last.to) == 2;
    let passed = double.then(|| between(last.from, last.to).sorted().next()).flatten();
    let agrees = match (position.en_passant(), judge.en_passant()) {
        (None, None) => true,
        (square, _) => square == passed,
    };
    if moved.is_none() || !led || !agrees {
        reader.tell(moves::not_the_last(literal.inside(), last));
        return None;
    }
    Some(last)
}
