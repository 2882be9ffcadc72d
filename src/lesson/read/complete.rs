//! Steps of the kind `complete`.

use super::board::{Board, board};
use super::literal::Literal;
use super::show::{not_allowed, one_move};
use super::table::{Item, Reader, Table};
use crate::lesson::check::{completes, moves, words};
use crate::lesson::task::Complete;
use crate::rules::{Area, Change, Move, Position, Role, changes};

pub(super) fn complete<'t>(table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Complete> {
    let board = board(table, area, reader);
    let place = table.need_string("move", reader);
    let played = place.as_ref().and_then(|literal| one_move(literal, area, reader));
    let done = table.need("done", reader).and_then(|item| Some((item, item.strings(reader)?)));
    let (place, (item, done)) = (place?, done?);
    let (before, played) = legal(&board?, played?, &place, reader)?;
    let (made, left) = split(&changes(&before, played), &item, &done, reader)?;
    let half = made.iter().fold(before, |board, change| change.made(&board, Role::Queen));
    Some(Complete { before, played, half, left })
}

/// The move with the board before it, if it is legal. A promotion need not say to what.
fn legal(board: &Board, played: Move, place: &Literal<'_>, reader: &mut Reader<'_>) -> Option<(Position, Move)> {
    let Some(piece) = board.fen.position.piece_at(played.from) else {
        reader.tell(moves::nothing_moves(place.at(0..2), played));
        return None;
    };
    if board.fen.side_given && board.fen.position.side_to_move() != piece.color {
        reader.tell(moves::not_its_turn(place.at(0..2), played, piece.color));
        return None;
    }
    let before = board.turn_of(played.from, reader)?;
    let known = [played, played.becoming(played.promotion.unwrap_or(Role::Queen))];
    match known.into_iter().find(|one| before.is_legal(*one)) {
        Some(played) => Some((before, played)),
        None => {
            reader.tell(not_allowed(&before, played, place));
            None
        }
    }
}

/// The words for a change of this move.
fn words_for(change: Change, moved: Role) -> &'static [&'static str] {
    match change {
        Change::TakeOff { .. } => &["captured"],
        Change::Replace { .. } => &["promotion"],
        Change::Carry { piece, .. } => match piece.role {
            // The rook of a castling is not the piece that moves.
            Role::Rook if moved == Role::King => &["rook"],
            Role::Pawn => &["piece", "pawn"],
            Role::Knight => &["piece", "knight"],
            Role::Bishop => &["piece", "bishop"],
            Role::Rook => &["piece", "rook"],
            Role::Queen => &["piece", "queen"],
            Role::King => &["piece", "king"],
            Role::Own(_) => &["piece"],
        },
    }
}

/// What is done already and what is left of a move, each in its order.
fn split<'t>(
    all: &[Change],
    item: &Item<'t>,
    done: &[Literal<'t>],
    reader: &mut Reader<'t>,
) -> Option<(Vec<Change>, Vec<Change>)> {
    let moved = all.iter().find_map(|change| match change {
        Change::Carry { piece, .. } => Some(piece.role),
        _ => None,
    })?;
    let known: Vec<&'static str> = all.iter().flat_map(|&change| words_for(change, moved)).copied().collect();
    let mut right = true;
    for literal in done.iter().filter(|literal| !known.contains(&literal.value)) {
        reader.tell(words::unknown(literal.inside(), "done", literal.value, &known));
        right = false;
    }
    if !right {
        return None;
    }
    let is_done = |change: &Change| done.iter().any(|literal| words_for(*change, moved).contains(&literal.value));
    let (made, left): (Vec<Change>, Vec<Change>) = all.iter().copied().partition(is_done);
    let fault = match (made.is_empty(), left.is_empty()) {
        (true, _) => Some(completes::all_left(item.span())),
        (_, true) => Some(completes::nothing_left(item.span())),
        _ => too_early(&made, &left).map(|word| completes::too_early(item.span(), word)),
    };
    match fault {
        Some(fault) => {
            reader.tell(fault);
            None
        }
        None => Some((made, left)),
    }
}

/// What has to be done before something that is done: two pieces never stand on one square, and only a pawn that has
/// arrived is replaced.
fn too_early(made: &[Change], left: &[Change]) -> Option<&'static str> {
    let carried = made.iter().find_map(|change| match change {
        Change::Carry { to, .. } => Some(*to),
        _ => None,
    });
    let stands = left.iter().any(|change| matches!(change, Change::TakeOff { square, .. } if carried == Some(*square)));
    let replaced = made.iter().any(|change| matches!(change, Change::Replace { .. }));
    if stands {
        Some("captured")
    } else if replaced && carried.is_none() {
        Some("pawn")
    } else {
        None
    }
}
