//! The shortest way to a square: on a free board, through a labyrinth of own pieces, past the partner's sentries.

use super::{begin, finish, rings};
use crate::puzzle::{Kind, Puzzle, Rng, Spec};
use crate::rules::{Goal, Level, SquareSet};

/// How many own pieces stand on the board of each grade, from and to: of a way, and of a labyrinth.
const OWN: [(u32, u32); 5] = [(0, 2), (1, 3), (2, 5), (3, 7), (5, 9)];
const WALLS: [(u32, u32); 5] = [(5, 7), (6, 9), (8, 11), (10, 13), (12, 15)];
/// How many sentries.
const SENTRIES: [(u32, u32); 5] = [(1, 1), (1, 2), (2, 4), (3, 6), (5, 8)];

/// A way, or a labyrinth.
pub(super) fn draw_way(spec: &Spec, kind: Kind, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (mut draft, from) = begin(spec, rng)?;
    let own = if kind == Kind::Labyrinth { WALLS } else { OWN };
    let (low, high) = *own.get(usize::from(aim) - 1)?;
    let color = draft.position.side_to_move();
    for _ in 0..rng.between(low, high) {
        draft.put_any(color, SquareSet::FULL, rng, |_| true);
    }
    let rings = rings(&draft.position, from, Level::Legal, draft.area);
    // The second ring at least, the last or nearly the last for the hard ones.
    let last = rings.len().checked_sub(1).filter(|last| *last >= 1)?;
    let ring = if aim >= 3 { last } else { rng.between(1, last.min(2) as u32) as usize };
    let target = rng.square(*rings.get(ring)?)?;
    finish(spec, kind, &draft, from, Goal::Reach(SquareSet::of(target)), 2)
}

/// A way on which no attacked square is entered. Without the sentries there would be a shorter one.
pub(super) fn draw_sentries(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (mut draft, from) = begin(spec, rng)?;
    let color = draft.position.side_to_move();
    let (low, high) = *SENTRIES.get(usize::from(aim) - 1)?;
    for _ in 0..rng.between(low, high) {
        draft.put_any(!color, SquareSet::FULL, rng, |board| board.attackers(from, !color).is_empty());
    }
    let position = draft.position;
    let seen = |square| !position.attackers(square, !color).is_empty();
    let quiet: SquareSet = draft.free().into_iter().filter(|square| !seen(*square)).collect();
    let rings = rings(&position, from, Level::Reach, draft.area);
    let open = rings.iter().skip(usize::from(aim >= 3)).fold(SquareSet::EMPTY, |all, ring| all | *ring);
    let target = rng.square(open & quiet)?;
    let free = rings.iter().position(|ring| ring.contains(target))? + 1;
    finish(spec, Kind::Sentries, &draft, from, Goal::Reach(SquareSet::of(target)), free + 1)
}
