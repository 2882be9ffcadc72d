//! Puzzles of the knight's ring: a square too many, a square missing, the centre, two rings that cross.

use super::{begin, finish};
use crate::puzzle::model::Asked;
use crate::puzzle::{Puzzle, Rng, Spec};
use crate::rules::{KNIGHT, Piece, QUEEN, Role, Square, SquareSet};

/// Some of the knight's squares and one that is not: of a rook or a bishop, or too far away.
///
/// Points: 2 for each marked square, and by where the wrong one stands: beside the knight 2, in its ring 10, further off and on
/// no line 8, further off on a line 4.
pub(super) fn draw_odd(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (draft, from, ring) = begin(spec, aim, rng)?;
    let color = draft.position.side_to_move();
    let mut squares: Vec<Square> = ring.into_iter().collect();
    rng.shuffle(&mut squares);
    let count = rng.between(3, 8) as usize;
    let right: SquareSet = squares.into_iter().take(count).collect();
    if right.len() < 3 {
        return None;
    }
    let lines = QUEEN.squares(from, color, draft.area);
    let others = draft.area.squares() - ring - SquareSet::of(from);
    let near: SquareSet = others.into_iter().filter(|square| square.ring(from) <= 3).collect();
    let wrong = rng.square(near)?;
    let place = match (wrong.ring(from), lines.contains(wrong)) {
        (1, _) => 2,
        (2, _) => 10,
        (_, false) => 8,
        _ => 4,
    };
    let shown = right | SquareSet::of(wrong);
    let asked = Asked::Odd { shown };
    Some(finish(spec, draft.position, draft.area, vec![from], asked, wrong.into(), 2 * shown.len() + place))
}

/// All the knight's squares without the knight: only one square has just these.
///
/// Points: 4 for each square that the ring lacks, for a whole ring is seen at once.
pub(super) fn draw_centre(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (draft, from, shown) = begin(spec, aim, rng)?;
    let color = draft.position.side_to_move();
    let centres = draft.area.squares().into_iter();
    let answer: SquareSet = centres.filter(|square| KNIGHT.squares(*square, color, draft.area) == shown).collect();
    if shown.len() < 2 || answer.len() != 1 {
        return None;
    }
    let bare = draft.position.with_piece(from, None);
    Some(finish(spec, bare, draft.area, Vec::new(), Asked::Centre { shown }, answer, 4 * (8 - shown.len())))
}

/// All the knight's squares but one. Points: 3 for each marked square.
pub(super) fn draw_short(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (draft, from, ring) = begin(spec, aim, rng)?;
    let missing = rng.square(ring)?;
    let shown = ring - SquareSet::of(missing);
    if shown.len() < 2 {
        return None;
    }
    let asked = Asked::Short { shown };
    Some(finish(spec, draft.position, draft.area, vec![from], asked, missing.into(), 3 * shown.len()))
}

/// Two knights that share squares and do not hold each other's. Points: 1 for each square of either, 4 for each shared.
pub(super) fn draw_common(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (draft, from, ring) = begin(spec, aim, rng)?;
    let color = draft.position.side_to_move();
    let rings = ring.into_iter().fold(SquareSet::EMPTY, |all, square| all | KNIGHT.squares(square, color, draft.area));
    let other = rng.square(rings - ring - SquareSet::of(from))?;
    let theirs = KNIGHT.squares(other, color, draft.area);
    let answer = ring & theirs;
    let position = draft.position.with_piece(other, Some(Piece { color, role: Role::Knight }));
    let points = ring.len() + theirs.len() + 4 * answer.len();
    let pieces = vec![from, other];
    (!answer.is_empty()).then(|| finish(spec, position, draft.area, pieces, Asked::Common, answer, points))
}
