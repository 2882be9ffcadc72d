//! The knight from its definition: the nearest squares that neither rook nor bishop reaches.

mod ring;
mod third;

pub(super) use third::THIRD;

use super::draft::{Draft, fragment};
use super::find::dealt_color;
use super::model::Asked;
use super::{Kind, Puzzle, Rng, Spec, grade};
use crate::rules::{Area, KNIGHT, Level, Piece, Position, Role, Square, SquareSet};

/// Once in so many puzzles of each grade the board is cut down.
const FRAGMENTS: [u32; 5] = [8, 5, 3, 2, 2];

/// A puzzle of one of the kinds; none if the draw went wrong.
pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    match spec.kind {
        Kind::Odd => ring::draw_odd(spec, aim, rng),
        Kind::Centre => ring::draw_centre(spec, aim, rng),
        Kind::Short => ring::draw_short(spec, aim, rng),
        Kind::Common => ring::draw_common(spec, aim, rng),
        _ => third::draw(spec, aim, rng),
    }
}

/// A board with a knight on it, and its squares.
fn begin(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<(Draft, Square, SquareSet)> {
    let color = spec.color.unwrap_or_else(|| dealt_color(rng));
    let often = *FRAGMENTS.get(usize::from(aim) - 1)?;
    let area = spec.area.unwrap_or_else(|| if rng.once_in(often) { fragment(rng) } else { Area::FULL });
    let mut draft = Draft::new(color, area);
    let from = rng.square(area.squares())?;
    draft.put(from, Piece { color, role: Role::Knight }).then_some(())?;
    Some((draft, from, KNIGHT.squares(from, color, area)))
}

/// The puzzle, with points for a cut-down board.
fn finish(
    spec: &Spec,
    position: Position,
    area: Area,
    pieces: Vec<Square>,
    asked: Asked,
    answer: SquareSet,
    points: usize,
) -> Puzzle {
    let cut = if area == Area::FULL { 0 } else { 3 };
    Puzzle {
        topic: spec.topic,
        kind: spec.kind,
        level: Level::Formula,
        grade: grade::of_points(points as u32 + cut),
        position,
        area,
        pieces,
        asked,
        answer,
    }
}
