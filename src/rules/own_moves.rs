//! Legal moves where pieces of a lesson's own stand: slow and plain, each move made and looked at, by the formulas.

use super::movegen::Sink;
use super::side::Side;
use super::{Area, Level, Piece, Position, Role, Square, SquareSet, cut};

/// [`super::movegen::generate`] for such a position.
#[cold]
#[inline(never)]
pub(super) fn generate<S: Side, K: Sink>(position: &Position, movers: u64, sink: &mut K) {
    for from in SquareSet(position.colors[S::US] & movers) {
        let Some(piece) = position.piece_at(from) else { continue };
        let targets = cut::reach(position, from, piece, Level::Legal, Area::FULL).all();
        match piece.role {
            Role::Pawn => targets.into_iter().for_each(|to| pawn::<S, K>(position, from, to, sink)),
            Role::King => king::<S, K>(piece, from, targets, sink),
            role => sink.piece::<S>(role, from, targets.0),
        }
    }
}

fn pawn<S: Side, K: Sink>(position: &Position, from: Square, to: Square, sink: &mut K) {
    let bit = 1 << to.index();
    let by = from.index().abs_diff(to.index()) as u32;
    if from.file() != to.file() && !position.occupied().contains(to) {
        sink.en_passant::<S>(from, to);
    } else if bit & S::LAST != 0 {
        sink.promotions::<S>(bit, by);
    } else {
        sink.pawns::<S>(bit, by);
    }
}

fn king<S: Side, K: Sink>(piece: Piece, from: Square, targets: SquareSet, sink: &mut K) {
    let castles = targets - super::KING.squares(from, piece.color, Area::FULL);
    sink.piece::<S>(Role::King, from, (targets - castles).0);
    castles.into_iter().for_each(|to| sink.castling::<S>(from, to));
}
