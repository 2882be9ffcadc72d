//! May the king step there? Five conditions break in turn.

use super::{attack, check, finish, scatter, verdict};
use crate::puzzle::draft::Draft;
use crate::puzzle::rng::Deal;
use crate::puzzle::{Puzzle, Rng, Spec};
use crate::rules::{Area, KING, Move, Piece, Position, Role, Square, SquareSet, why_move};

/// The ids of the reasons that are made to hold, each by its number.
const BREACHES: [&str; 5] =
    ["king-into-attack", "king-takes-guarded", "beside-king", "own-piece", "king-stays-on-line"];

pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let verdict = verdict(spec, &BREACHES, rng);
    let color = verdict.color;
    let breach = verdict.breaks.and_then(|number| BREACHES.get(number as usize)).copied();
    let mut draft = Draft::new(color, Area::FULL);
    let from = rng.square(SquareSet::FULL)?;
    draft.put(from, Piece { color, role: Role::King });
    let to = rng.square(KING.squares(from, color, Area::FULL))?;
    let takes = breach.is_none() && rng.deal(Deal::Feature, 3) == 0;
    let is = move |board: &Position, id: &str| why_move(board, from, to).id() == id;
    match breach {
        Some("beside-king") => {
            let near: SquareSet = Square::all().filter(|s| s.ring(to) == 1 && s.ring(from) == 2).collect();
            draft.put_king(!color, near, rng).then_some(())?;
        }
        Some("own-piece") => _ = draft.put_any(color, to.into(), rng, |_| true)?,
        Some("king-takes-guarded") => {
            draft.put_any(!color, to.into(), rng, |_| true)?;
            attack(&mut draft, !color, to, |_| true, rng).then_some(())?;
        }
        Some("king-into-attack") => {
            draft.kept_free = to.into();
            attack(&mut draft, !color, to, |_| true, rng).then_some(())?;
        }
        Some(_) => {
            draft.kept_free = to.into();
            check(&mut draft, !color, |board| is(board, "king-stays-on-line"), rng).then_some(())?;
        }
        None if takes => _ = draft.put_any(!color, to.into(), rng, |_| true)?,
        None => draft.kept_free = to.into(),
    }
    if draft.position.king(!color).is_none() {
        draft.put_king(!color, SquareSet::FULL, rng).then_some(())?;
    }
    let id = breach.unwrap_or(if takes { "capture" } else { "king-nearest" });
    scatter(&mut draft, aim, |board| is(board, id), rng);
    finish(spec, draft.position, Move::new(from, to), breach.is_none(), &[id])
}
