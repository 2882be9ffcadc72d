//! Find all squares of a piece: boards for each piece at each level.

mod double;

use super::draft::{Draft, fragment};
use super::model::Asked;
use super::rng::Deal;
use super::{Kind, Puzzle, Rng, Spec, Topic, grade};
use crate::rules::{Area, Color, Formula, Level, Piece, Position, Role, Square, SquareSet, reach};

/// What a board of each grade is drawn with. The grade itself is computed from what came of it.
struct Shape {
    /// So many pieces on the asked piece's own squares, from and to.
    near: (u32, u32),
    /// So many elsewhere, from and to; at the legal level, where it looks like a game.
    far: (u32, u32),
    /// Once in so many boards the asked piece is pinned, if it can go anywhere then; never if 0.
    pinned: u32,
}

const SHAPES: [Shape; 5] = [
    Shape { near: (0, 2), far: (0, 1), pinned: 0 },
    Shape { near: (1, 3), far: (0, 3), pinned: 8 },
    Shape { near: (2, 4), far: (1, 5), pinned: 4 },
    Shape { near: (3, 6), far: (3, 7), pinned: 3 },
    Shape { near: (5, 8), far: (4, 10), pinned: 2 },
];

/// Once in so many puzzles at the lower levels the board is cut down.
const FRAGMENTS: u32 = 4;

/// A board for the question; it may be of another grade than aimed at, and none if the draw went wrong.
/// `is_second` is whether it is the second of two that belong together.
pub(super) fn draw(spec: &Spec, aim: u8, is_second: bool, rng: &mut Rng) -> Option<Puzzle> {
    let shape = SHAPES.get(usize::from(aim.saturating_sub(1)))?;
    if spec.topic.is_paired() {
        return double::draw(spec, shape, is_second, rng);
    }
    let color = spec.color.unwrap_or_else(|| dealt_color(rng));
    let area = spec.area.unwrap_or_else(|| match spec.level {
        Level::Legal => Area::FULL,
        _ if rng.once_in(FRAGMENTS) => fragment(rng),
        _ => Area::FULL,
    });
    let asked = Piece { color, role: spec.topic.role() };
    let mut draft = Draft::new(color, area);
    let from = rng.square(homes(asked, spec) & area.squares())?;
    match spec.level {
        Level::Formula => _ = draft.put(from, asked),
        Level::Reach => {
            draft.put(from, asked);
            let same = |position: &Position| {
                reach(position, from, Level::Legal, area).all() == reach(position, from, Level::Reach, area).all()
            };
            crowd(&mut draft, from, shape, same, rng);
        }
        Level::Legal => {
            draft.put(from, asked);
            with_kings(&mut draft, from, asked, shape, rng)?;
            crowd(&mut draft, from, shape, |_| true, rng);
            scatter(&mut draft, shape, |_| true, rng);
        }
    }
    finish(spec, draft.position, area, from)
}

/// The puzzle of a board, if there is anything to find.
fn finish(spec: &Spec, position: Position, area: Area, from: Square) -> Option<Puzzle> {
    let answer = reach(&position, from, spec.level, area).all();
    (!answer.is_empty()).then(|| Puzzle {
        topic: spec.topic,
        kind: Kind::Find,
        level: spec.level,
        grade: grade::of_points(grade::find_points(&position, from, spec.level, area)),
        position,
        area,
        pieces: vec![from],
        asked: Asked::Squares,
        answer,
    })
}

/// White and Black in turn.
pub(super) fn dealt_color(rng: &Rng) -> Color {
    if rng.deal(Deal::Color, 2) == 0 { Color::White } else { Color::Black }
}

/// Where the asked piece may stand. A pawn at the level of Article 5 is not at home, for its double step comes later.
fn homes(asked: Piece, spec: &Spec) -> SquareSet {
    if asked.role != Role::Pawn {
        return SquareSet::FULL;
    }
    let home = if asked.color == Color::White { 1 } else { 6 };
    let last = 7 - home;
    let may = |square: &Square| match square.rank() {
        0 | 7 => false,
        rank if spec.topic == Topic::Promotion => rank == last,
        rank => spec.level == Level::Legal || rank != home && rank != last,
    };
    Square::all().filter(may).collect()
}

/// Puts the kings down; in some boards so that the asked piece is pinned.
fn with_kings(draft: &mut Draft, from: Square, asked: Piece, shape: &Shape, rng: &mut Rng) -> Option<()> {
    let color = asked.color;
    let pinned = shape.pinned > 0 && asked.role != Role::King && rng.once_in(shape.pinned);
    if pinned {
        pin(draft, from, asked, rng)?;
    } else if asked.role != Role::King {
        draft.put_king(color, SquareSet::FULL, rng).then_some(())?;
    }
    draft.put_king(!color, SquareSet::FULL, rng).then_some(())
}

/// Puts the king on one side of the piece and a piece of the partner on the other.
fn pin(draft: &mut Draft, from: Square, asked: Piece, rng: &mut Rng) -> Option<()> {
    let (files, ranks) = rng.one(&[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)])?;
    let ray = |sign: i8| (1..8).map_while(move |far| from.offset(sign * files * far, sign * ranks * far));
    let king = rng.square(ray(1).take(3).collect())?;
    let sniper = rng.square(ray(-1).collect())?;
    let line = if files == 0 || ranks == 0 { Role::Rook } else { Role::Bishop };
    let role = rng.one(&[line, line, Role::Queen])?;
    let placed = draft.put(king, Piece { color: asked.color, role: Role::King })
        && draft.put(sniper, Piece { color: !asked.color, role });
    draft.kept_free |= crate::rules::between(king, from) | crate::rules::between(from, sniper);
    placed.then_some(())
}

/// Puts other pieces down where they matter to the asked piece.
fn crowd(draft: &mut Draft, from: Square, shape: &Shape, fits: impl Fn(&Position) -> bool, rng: &mut Rng) {
    let Some(asked) = draft.position.piece_at(from) else { return };
    let near = concern(asked, from, draft.area);
    for _ in 0..rng.between(shape.near.0, shape.near.1) {
        let color = if rng.below(5) < 2 { asked.color } else { !asked.color };
        draft.put_any(color, near, rng, &fits);
    }
}

/// Puts pieces of both sides down anywhere.
fn scatter(draft: &mut Draft, shape: &Shape, fits: impl Fn(&Position) -> bool, rng: &mut Rng) {
    let first = if rng.once_in(2) { Color::White } else { Color::Black };
    for number in 0..rng.between(shape.far.0, shape.far.1) {
        draft.put_any(if number % 2 == 0 { first } else { !first }, SquareSet::FULL, rng, &fits);
    }
}

/// The squares where a piece matters to the asked one: those of its formulas; to a king also those from where it may be
/// kept off them.
fn concern(asked: Piece, from: Square, area: Area) -> SquareSet {
    let squares = |formula: Formula| formula.squares(from, asked.color, area);
    let own = squares(Formula::moves_of(asked.role)) | squares(Formula::captures_of(asked.role));
    match asked.role {
        Role::King => area.squares().into_iter().filter(|square| from.ring(*square) <= 4).collect(),
        _ => own,
    }
}
