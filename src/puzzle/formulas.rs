//! Puzzles of formulas: build one stage by stage, name the one that yields the shown squares.

use super::draft::{Draft, fragment};
use super::find::dealt_color;
use super::model::Asked;
use super::{Kind, Puzzle, Rng, Spec, Topic, grade};
use crate::rules::{
    Area, BISHOP, Formula, KING, KNIGHT, Level, PAWN_CAPTURE, PAWN_MOVE, Piece, QUEEN, ROOK, Square, SquareSet,
};

/// Once in so many puzzles of each grade the board is cut down.
const FRAGMENTS: [u32; 5] = [8, 5, 3, 2, 2];

/// The stages of a piece: those that are given, then its own.
fn stages(topic: Topic) -> &'static [Formula] {
    const QUEENS: [Formula; 3] = [ROOK, BISHOP, QUEEN];
    const KINGS: [Formula; 2] = [QUEEN, KING];
    const KNIGHTS: [Formula; 3] = [ROOK, BISHOP, KNIGHT];
    const PAWNS: [Formula; 4] = [ROOK.forward(), PAWN_MOVE, BISHOP.forward(), PAWN_CAPTURE];
    match topic {
        Topic::Queen => &QUEENS,
        Topic::King => &KINGS,
        Topic::Pawn => &PAWNS,
        _ => &KNIGHTS,
    }
}

/// The formulas to be named that belong to a piece.
fn named(topic: Topic) -> &'static [Formula] {
    const QUEENS: [Formula; 3] = [QUEEN, QUEEN.forward(), BISHOP.forward()];
    const KINGS: [Formula; 4] = [KING, ROOK.nearest(), BISHOP.nearest(), KING.forward()];
    const KNIGHTS: [Formula; 3] = [KNIGHT, KNIGHT.forward(), super::knight::THIRD];
    const PAWNS: [Formula; 4] = [PAWN_MOVE, PAWN_CAPTURE, ROOK.forward(), QUEEN.forward().nearest()];
    match topic {
        Topic::Queen => &QUEENS,
        Topic::King => &KINGS,
        Topic::Pawn => &PAWNS,
        _ => &KNIGHTS,
    }
}

/// A puzzle of one of the two kinds; none if the draw went wrong.
pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let color = spec.color.unwrap_or_else(|| dealt_color(rng));
    let often = *FRAGMENTS.get(usize::from(aim) - 1)?;
    let area = spec.area.unwrap_or_else(|| if rng.once_in(often) { fragment(rng) } else { Area::FULL });
    let mut draft = Draft::new(color, area);
    let from = rng.square(area.squares())?;
    draft.put(from, Piece { color, role: spec.topic.role() }).then_some(())?;
    let squares = |formula: &Formula| formula.squares(from, color, area);
    if spec.kind == Kind::Build {
        let stages = stages(spec.topic).to_vec();
        let sets: Vec<SquareSet> = stages.iter().map(squares).collect();
        let answer = *sets.last()?;
        let points = sets.iter().map(|set| set.len()).sum();
        let full = sets.iter().all(|set| !set.is_empty());
        return full.then(|| finish(spec, &draft, from, Asked::Stages(stages), answer, points));
    }
    let formula = rng.one(named(spec.topic))?;
    let answer = squares(&formula);
    // Each of the formula's parts matters: without the last of them the squares would be others.
    let points = 5 * formula.blocks().len();
    let full = answer.len() > 1 || spec.topic == Topic::Pawn && !answer.is_empty();
    full.then(|| finish(spec, &draft, from, Asked::Formula { formula }, answer, points))
}

/// Points: of a build 1 for each square of each stage, of a formula to be named 5 for each block; 3 for a cut-down board.
fn finish(spec: &Spec, draft: &Draft, from: Square, asked: Asked, answer: SquareSet, points: usize) -> Puzzle {
    let cut = if draft.area == Area::FULL { 0 } else { 3 };
    Puzzle {
        topic: spec.topic,
        kind: spec.kind,
        level: Level::Formula,
        grade: grade::of_points(points as u32 + cut),
        position: draft.position,
        area: draft.area,
        pieces: vec![from],
        asked,
        answer,
    }
}
