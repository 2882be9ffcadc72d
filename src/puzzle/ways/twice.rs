//! The squares that a piece reaches in exactly two moves: not in one, and not by staying.

use super::{begin, rings};
use crate::puzzle::draft::{Draft, fragment};
use crate::puzzle::model::Asked;
use crate::puzzle::{Kind, Puzzle, Rng, Spec, grade};
use crate::rules::{Area, Color, Level, Role, Square, SquareSet};

/// No more squares than these are asked for: they would be counted, not found.
const MOST: usize = 16;

/// How many own pieces stand in the way, from and to.
const OWN: [(u32, u32); 5] = [(0, 1), (0, 2), (1, 4), (2, 6), (4, 9)];

pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (mut draft, from) = board(spec, rng)?;
    let color: Color = draft.position.side_to_move();
    let (low, high) = *OWN.get(usize::from(aim) - 1)?;
    for _ in 0..rng.between(low, high) {
        draft.put_any(color, SquareSet::FULL, rng, |_| true);
    }
    let (position, area) = (draft.position, draft.area);
    let rings = rings(&position, from, Level::Legal, area);
    let answer = *rings.get(1)?;
    if answer.is_empty() || answer.len() > MOST {
        return None;
    }
    let others = (position.occupied() & area.squares()).len() as u32 - 1;
    let points = 2 * answer.len() as u32 + 2 * others;
    Some(Puzzle {
        topic: spec.topic,
        kind: Kind::Twice,
        level: Level::Legal,
        grade: grade::of_points(points),
        position,
        area,
        pieces: vec![from],
        asked: Asked::Twice,
        answer,
    })
}

/// Pieces that go far stand on a cut-down board, for on the whole one they are nearly everywhere in two moves.
fn board(spec: &Spec, rng: &mut Rng) -> Option<(Draft, Square)> {
    let far = matches!(spec.topic.role(), Role::Rook | Role::Bishop | Role::Queen);
    if spec.area.is_some() || !far {
        return begin(spec, rng);
    }
    let area: Area = fragment(rng);
    begin(&Spec { area: Some(area), ..spec.clone() }, rng)
}
