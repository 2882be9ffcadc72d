//! The cut-down board (codex X.2): squares outside the area do not exist, nor do the pieces on them. Slow and plain, by
//! the formulas themselves, for `nearest` and `not` are taken inside the area.

use super::reach::open_squares;
use super::{Area, Color, Formula, Level, Piece, Position, Role, Square, SquareSet, Targets, Wing, tables};

/// [`super::reach()`] on a part of the board.
pub(super) fn reach(position: &Position, from: Square, piece: Piece, level: Level, area: Area) -> Targets {
    if !area.contains(from) {
        return Targets::default();
    }
    let moves = Formula::moves_of(piece.role);
    let captures = Formula::captures_of(piece.role);
    if level == Level::Formula {
        let (moves, captures) = (moves.squares(from, piece.color, area), captures.squares(from, piece.color, area));
        return Targets { moves, captures };
    }
    let board = cut(position, area);
    let mut targets = Targets {
        moves: open_squares(&board, from, piece.color, &moves, area) - board.occupied(),
        captures: open_squares(&board, from, piece.color, &captures, area) & board.by_color(!piece.color),
    };
    if level == Level::Legal {
        let board = board.with_side_to_move(piece.color);
        targets.captures = targets.captures - board.by_role(Role::King);
        add_double_moves(&board, from, piece, area, &mut targets);
        let safe = |&to: &Square| is_safe_after(&board, from, to, area);
        let castles = castlings(&board, from, piece, area);
        targets.moves = targets.moves.into_iter().filter(safe).collect::<SquareSet>() | castles;
        targets.captures = targets.captures.into_iter().filter(safe).collect();
    }
    targets
}

/// The position with what stands outside the area taken off.
pub(super) fn cut(position: &Position, area: Area) -> Position {
    let mut board = (position.occupied() - area.squares())
        .into_iter()
        .fold(*position, |board, square| board.with_piece(square, None));
    // A double step that began outside the area has not happened in it.
    board.en_passant = board.en_passant.filter(|square| {
        [-1, 0, 1].iter().all(|&ranks| square.offset(0, ranks).is_some_and(|square| area.contains(square)))
    });
    board
}

/// The double step and en passant.
fn add_double_moves(board: &Position, from: Square, piece: Piece, area: Area, targets: &mut Targets) {
    if piece.role != Role::Pawn {
        return;
    }
    if let Some(square) = board.en_passant() {
        let captures = Formula::captures_of(Role::Pawn).squares(from, piece.color, area);
        targets.captures |= captures & square.into();
    }
    let (home, up) = match piece.color {
        Color::White => (1, 1),
        Color::Black => (6, -1),
    };
    if let (true, Some(first), Some(second)) = (from.rank() == home, from.offset(0, up), from.offset(0, 2 * up)) {
        let free = |square| area.contains(square) && !board.occupied().contains(square);
        if free(first) && free(second) {
            targets.moves.insert(second);
        }
    }
}

/// The arrival squares of the castlings that are allowed.
fn castlings(board: &Position, from: Square, piece: Piece, area: Area) -> SquareSet {
    let color = piece.color;
    let allowed = |wing: &Wing| {
        let (crossed, arrival) = (wing.crossed(color), wing.arrival(color));
        board.castling().has(color, *wing)
            && tables::between(from, wing.rook_home(color)) & board.occupied().0 == 0
            && [from, crossed, arrival].iter().all(|&square| attackers(board, square, !color, area).is_empty())
    };
    if piece.role != Role::King {
        return SquareSet::EMPTY;
    }
    Wing::ALL.iter().filter(|wing| allowed(wing)).map(|wing| wing.arrival(color)).collect()
}

/// Whether the mover's king is unattacked after the move.
fn is_safe_after(board: &Position, from: Square, to: Square, area: Area) -> bool {
    let after = board.advanced(from, to, None);
    after.king(board.side).is_none_or(|king| attackers(&after, king, !board.side, area).is_empty())
}

/// What stands on a square as it moves by a formula that is not its role's: a king stays the king, all others only
/// take up room.
pub(super) fn mover(board: &Position, from: Square) -> Role {
    match board.role_at(from) {
        Some(Role::King) => Role::King,
        _ => Role::Queen,
    }
}

/// Whether the king of a side is unattacked once what stands on a square, or a piece from nowhere, stands on another.
pub(super) fn is_safe_with(board: &Position, from: Square, to: Square, color: Color, area: Area) -> bool {
    let mut after = *board;
    after.clear(from);
    after.clear(to);
    after.put(to, Piece { color, role: mover(board, from) });
    after.king(color).is_none_or(|king| attackers(&after, king, !color, area).is_empty())
}

/// The pieces of a side that attack a square inside the area, whose outside must be empty already.
pub(super) fn attackers(board: &Position, square: Square, by: Color, area: Area) -> SquareSet {
    let attacks = |&from: &Square| {
        board
            .role_at(from)
            .is_some_and(|role| open_squares(board, from, by, &Formula::captures_of(role), area).contains(square))
    };
    board.by_color(by).into_iter().filter(attacks).collect()
}
