//! Ways: one piece moves while the partner's stand still. The solver of the rules gives the least count, and proves that a way
//! is the only one where that is said.

mod captures;
mod quick;
mod reach;
mod twice;

use super::draft::Draft;
use super::find::dealt_color;
use super::model::Asked;
use super::{Kind, Puzzle, Rng, Spec, grade};
use crate::rules::{Area, Color, Goal, Level, Piece, Position, Puzzle as Moves, Square, SquareSet, Terms};

/// A puzzle of one of the kinds; none if the draw went wrong.
pub(super) fn draw(spec: &Spec, kind: Kind, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    match kind {
        Kind::Way | Kind::Labyrinth => reach::draw_way(spec, kind, aim, rng),
        Kind::Sentries => reach::draw_sentries(spec, aim, rng),
        Kind::Captures => captures::draw_captures(spec, aim, rng),
        Kind::Hunt => captures::draw_hunt(spec, aim, rng),
        _ => twice::draw(spec, aim, rng),
    }
}

/// A board with nothing but the asked piece.
fn begin(spec: &Spec, rng: &mut Rng) -> Option<(Draft, Square)> {
    let color: Color = spec.color.unwrap_or_else(|| dealt_color(rng));
    let area = spec.area.unwrap_or(Area::FULL);
    let mut draft = Draft::new(color, area);
    let from = rng.square(area.squares())?;
    draft.put(from, Piece { color, role: spec.topic.role() }).then_some((draft, from))
}

/// The puzzle of a board and a goal, if the goal can be reached in at least so many moves.
fn finish(spec: &Spec, kind: Kind, draft: &Draft, from: Square, goal: Goal, least: usize) -> Option<Puzzle> {
    let terms = match kind {
        Kind::Captures => Terms::Captures,
        Kind::Sentries => Terms::Unseen,
        _ => Terms::Free,
    };
    let (position, area) = (draft.position, draft.area);
    let moves = Moves { position, piece: Some(from), goal, area, replies: Vec::new(), terms };
    let quick::Solved { way: solution, ways } = quick::solve(&moves)?;
    let count = solution.len();
    if count < least {
        return None;
    }
    let answer = match goal {
        Goal::Reach(squares) => squares,
        _ => moves.prey(&position),
    };
    let is_only = ways == 1;
    let others = (position.occupied() & area.squares()).len() as u32 - 1;
    let limited = terms == Terms::Unseen;
    let points = 4 * count as u32 + others + 4 * u32::from(is_only) + 4 * u32::from(limited);
    Some(Puzzle {
        topic: spec.topic,
        kind,
        level: Level::Legal,
        grade: grade::of_points(points),
        position,
        area,
        pieces: vec![from],
        asked: Asked::Moves { moves: Box::new(moves), solution, is_only },
        answer,
    })
}

/// The squares to which a piece comes in one move, two moves and so on, the board standing still: rings of a way.
fn rings(position: &Position, from: Square, level: Level, area: Area) -> Vec<SquareSet> {
    let Some(piece) = position.piece_at(from) else { return Vec::new() };
    let bare = position.with_piece(from, None);
    let mut known = SquareSet::of(from);
    let mut rings = Vec::new();
    let mut ring = known;
    while !ring.is_empty() {
        let next = ring.into_iter().fold(SquareSet::EMPTY, |all, square| {
            let board = bare.with_piece(square, Some(piece));
            all | crate::rules::reach(&board, square, level, area).all()
        });
        ring = next - known;
        known |= ring;
        rings.push(ring);
    }
    rings.pop();
    rings
}
