//! Castling and en passant with their history: each board comes twice, with the right and with the right lost.

use super::{Shape, crowd, dealt_color, finish, scatter};
use crate::puzzle::draft::{Draft, is_calm};
use crate::puzzle::{Puzzle, Rng, Spec, Topic, grade};
use crate::rules::{
    Area, CastlingRights, Color, Level, Piece, Position, Role, Square, SquareSet, Wing, between, reach,
};

/// The points that the double move, or the right to it that is lost, is worth.
const POINTS: u32 = 6;

/// A board where the move is allowed or, if `is_lost`, the same board where the right to it is lost. Both are of one grade.
pub(super) fn draw(spec: &Spec, shape: &Shape, is_lost: bool, rng: &mut Rng) -> Option<Puzzle> {
    let color = spec.color.unwrap_or_else(|| dealt_color(rng));
    let (from, right, lost) = match spec.topic {
        Topic::Castling => castling(color, shape, rng)?,
        _ => en_passant(color, shape, rng)?,
    };
    let points = grade::find_points(&right, from, Level::Legal, Area::FULL) + POINTS;
    let (right, lost) = (finish(spec, right, Area::FULL, from)?, finish(spec, lost, Area::FULL, from)?);
    let puzzle = if is_lost { lost } else { right };
    Some(Puzzle { grade: grade::of_points(points), ..puzzle })
}

/// The king at home with one rook or both: with the right to castle, and without it.
fn castling(color: Color, shape: &Shape, rng: &mut Rng) -> Option<(Square, Position, Position)> {
    let mut draft = Draft::new(color, Area::FULL);
    let king = Wing::king_home(color);
    let wing = rng.one(&Wing::ALL)?;
    let other = if wing == Wing::King { Wing::Queen } else { Wing::King };
    draft.put(king, Piece { color, role: Role::King });
    draft.put(wing.rook_home(color), Piece { color, role: Role::Rook });
    let two_rooks = rng.once_in(3) && draft.put(other.rook_home(color), Piece { color, role: Role::Rook });
    let kept = if two_rooks { CastlingRights::NONE.with(color, other) } else { CastlingRights::NONE };
    draft.position = draft.position.with_castling(kept.with(color, wing));
    draft.kept_free = between(king, wing.rook_home(color));
    let far: SquareSet = Square::all().filter(|square| square.ring(king) > 3).collect();
    draft.put_king(!color, far, rng).then_some(())?;
    let castles =
        |position: &Position| reach(position, king, Level::Legal, Area::FULL).moves.contains(wing.arrival(color));
    crowd(&mut draft, king, shape, castles, rng);
    scatter(&mut draft, shape, castles, rng);
    let lost = draft.position.with_castling(if rng.once_in(2) { kept } else { CastlingRights::NONE });
    castles(&draft.position).then_some((king, draft.position, lost))
}

/// Two pawns side by side of which the partner's has just come there in one step of two, or has come there before.
fn en_passant(color: Color, shape: &Shape, rng: &mut Rng) -> Option<(Square, Position, Position)> {
    let mut draft = Draft::new(color, Area::FULL);
    let (rank, up) = if color == Color::White { (4, 1) } else { (3, -1) };
    let from = Square::new(rng.below(8) as u8, rank);
    let victim = rng.one(&[from.offset(1, 0), from.offset(-1, 0)])??;
    let (over, origin) = (victim.offset(0, up)?, victim.offset(0, 2 * up)?);
    draft.put(from, Piece { color, role: Role::Pawn });
    draft.put(victim, Piece { color: !color, role: Role::Pawn });
    draft.kept_free = SquareSet::of(over) | SquareSet::of(origin);
    draft.put_king(color, SquareSet::FULL, rng).then_some(())?;
    draft.put_king(!color, SquareSet::FULL, rng).then_some(())?;
    // A piece that the double step would have shut out gave check before it: then it was no game.
    let before = |position: &Position| {
        let pawn = Piece { color: !color, role: Role::Pawn };
        is_calm(&position.with_piece(victim, None).with_piece(origin, Some(pawn)))
    };
    crowd(&mut draft, from, shape, before, rng);
    scatter(&mut draft, shape, before, rng);
    let right = draft.position.with_en_passant(Some(over));
    let takes = reach(&right, from, Level::Legal, Area::FULL).captures.contains(over);
    (takes && before(&right)).then_some((from, right, draft.position))
}
