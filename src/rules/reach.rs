//! Where a piece goes, at each level and on each part of the board.

use super::{Area, Color, Formula, Level, Piece, Position, Role, Square, SquareSet, Targets, cut, tables};

/// Where the piece on `from` goes at this level on this part of the board; nowhere if no piece stands there.
///
/// At the legal level a piece of the side that is not to move is answered for as if it were its turn, without
/// en passant. No king is captured at the legal level; at the reach level, which is Article 5 alone, it counts as any
/// piece of the partner.
pub fn reach(position: &Position, from: Square, level: Level, area: Area) -> Targets {
    let Some(piece) = position.piece_at(from) else {
        return Targets::default();
    };
    if area != Area::FULL {
        return cut::reach(position, from, piece, level, area);
    }
    match level {
        Level::Formula => {
            let (moves, captures) = geometry(piece, from);
            Targets { moves: SquareSet(moves), captures: SquareSet(captures) }
        }
        Level::Reach => by_article_5(position, from, piece),
        Level::Legal if piece.color == position.side => position.legal_targets(from),
        Level::Legal => position.with_side_to_move(piece.color).legal_targets(from),
    }
}

/// The formulas' squares on the empty board: of moves and of captures.
fn geometry(piece: Piece, from: Square) -> (u64, u64) {
    let at = from.index();
    let both = |set| (set, set);
    match piece.role {
        Role::Pawn => (tables::PAWN_MOVE[piece.color as usize][at], tables::PAWN_CAPTURE[piece.color as usize][at]),
        Role::Knight => both(tables::KNIGHT[at]),
        Role::Bishop => both(tables::BISHOP[at]),
        Role::Rook => both(tables::ROOK[at]),
        Role::Queen => both(tables::ROOK[at] | tables::BISHOP[at]),
        Role::King => both(tables::KING[at]),
        Role::Own(own) => both(own.squares(from, piece.color)),
    }
}

/// What stops the lines and what may be captured: Article 5, on the whole board.
fn by_article_5(position: &Position, from: Square, piece: Piece) -> Targets {
    let occupied = position.occupied();
    let seen = match piece.role {
        Role::Bishop => tables::bishop(from, occupied.0),
        Role::Rook => tables::rook(from, occupied.0),
        Role::Queen => tables::bishop(from, occupied.0) | tables::rook(from, occupied.0),
        Role::Pawn | Role::Knight | Role::King => u64::MAX,
        Role::Own(own) => open_squares(position, from, piece.color, &own.formula(), Area::FULL).0,
    };
    let (moves, captures) = geometry(piece, from);
    Targets {
        moves: SquareSet(moves & seen) - occupied,
        captures: SquareSet(captures & seen) & position.by_color(!piece.color),
    }
}

/// Where a piece with this formula goes from a square by Article 5: a square on the same rank, file or diagonal is
/// closed by any piece between, a square off those lines is leapt to; own pieces hold their squares, the partner's are
/// captured. The piece is whose stands on `from`; on an empty square it is White's.
pub fn reach_by_formula(position: &Position, from: Square, formula: &Formula, area: Area) -> Targets {
    let color = position.piece_at(from).map_or(Color::White, |piece| piece.color);
    let open = open_squares(position, from, color, formula, area);
    Targets { moves: open - position.occupied(), captures: open & position.by_color(!color) }
}

/// Where a piece with this formula goes from a square at a level: [`reach_by_formula`] at that of Article 5; at the
/// legal level no move leaves the own king attacked and no king is captured. What stands on `from` lends its side, and
/// whether it is the king; its own formula, castling, the double step and promotion do not count.
pub fn reach_with(position: &Position, from: Square, formula: &Formula, level: Level, area: Area) -> Targets {
    let color = position.piece_at(from).map_or(Color::White, |piece| piece.color);
    if level == Level::Formula {
        let squares = formula.squares(from, color, area);
        return Targets { moves: squares, captures: squares };
    }
    let targets = reach_by_formula(position, from, formula, area);
    if level == Level::Reach {
        return targets;
    }
    let board = if area == Area::FULL { *position } else { cut::cut(position, area) };
    let safe = |&to: &Square| cut::is_safe_with(&board, from, to, color, area);
    Targets {
        moves: targets.moves.into_iter().filter(safe).collect(),
        captures: (targets.captures - board.by_role(Role::King)).into_iter().filter(safe).collect(),
    }
}

/// The formula's squares to which nothing closes the way; what stands on them is not asked.
pub(super) fn open_squares(
    position: &Position,
    from: Square,
    color: Color,
    formula: &Formula,
    area: Area,
) -> SquareSet {
    let occupied = position.occupied() & area.squares();
    let squares = formula.squares(from, color, area);
    squares.into_iter().filter(|&to| tables::between(from, to) & occupied.0 == 0).collect()
}
