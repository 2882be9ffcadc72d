//! May the king castle? Six conditions break in turn; and where none does, what looks like a breach is none.

use super::{attack, check, finish, scatter, verdict};
use crate::puzzle::draft::Draft;
use crate::puzzle::rng::Deal;
use crate::puzzle::{Puzzle, Rng, Spec};
use crate::rules::{Area, CastlingRights, Move, Piece, Position, Role, Square, SquareSet, Wing, between, why_move};

/// The ids of the reasons that are made to hold, each by its number.
const BREACHES: [&str; 6] = [
    "castling-king-moved",
    "castling-rook-moved",
    "castling-blocked",
    "castling-in-check",
    "castling-crosses-attack",
    "castling-into-attack",
];

pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let verdict = verdict(spec, &BREACHES, rng);
    let color = verdict.color;
    let breach = verdict.breaks.and_then(|number| BREACHES.get(number as usize)).copied();
    let wing = rng.one(&Wing::ALL)?;
    let other = if wing == Wing::King { Wing::Queen } else { Wing::King };
    let (king, arrival) = (Wing::king_home(color), wing.arrival(color));
    let rook = wing.rook_home(color);
    let mut draft = Draft::new(color, Area::FULL);
    draft.put(king, Piece { color, role: Role::King });
    draft.put(rook, Piece { color, role: Role::Rook });
    let second = rng.once_in(2) || breach == Some("castling-rook-moved");
    let second = second && draft.put(other.rook_home(color), Piece { color, role: Role::Rook });
    let all = CastlingRights::NONE.with(color, wing);
    let all = if second { all.with(color, other) } else { all };
    draft.position = draft.position.with_castling(match breach {
        Some("castling-king-moved") => CastlingRights::NONE,
        Some("castling-rook-moved") => CastlingRights::NONE.with(color, other),
        _ => all,
    });
    let way = between(king, rook);
    draft.kept_free = way;
    shelter(&mut draft, color, king, rng);
    let far: SquareSet = Square::all().filter(|square| square.ring(king) > 3).collect();
    draft.put_king(!color, far, rng).then_some(())?;
    let is = move |board: &Position, id: &str| why_move(board, king, arrival).id() == id;
    match breach {
        Some("castling-blocked") => {
            draft.kept_free = SquareSet::EMPTY;
            let blocker = if rng.once_in(3) { !color } else { color };
            draft.put_any(blocker, way, rng, |_| true)?;
        }
        Some("castling-in-check") => {
            check(&mut draft, !color, |board| is(board, "castling-in-check"), rng).then_some(())?
        }
        Some("castling-crosses-attack") => {
            attack(&mut draft, !color, wing.crossed(color), |board| is(board, "castling-crosses-attack"), rng)
                .then_some(())?;
        }
        Some("castling-into-attack") => {
            attack(&mut draft, !color, arrival, |board| is(board, "castling-into-attack"), rng).then_some(())?;
        }
        Some(_) => {}
        // The rook may be attacked, and on the queen's side it may cross an attacked square.
        None => match rng.deal(Deal::Feature, 3) {
            0 => _ = attack(&mut draft, !color, rook, |board| is(board, "castling"), rng),
            1 if wing == Wing::Queen => {
                let beside = rook.offset(1, 0)?;
                attack(&mut draft, !color, beside, |board| is(board, "castling"), rng);
            }
            _ => {}
        },
    }
    let id = breach.unwrap_or("castling");
    draft.kept_free |= way;
    scatter(&mut draft, aim, |board| is(board, id), rng);
    finish(spec, draft.position, Move::new(king, arrival), breach.is_none(), &[id, "king-too-far"])
}

/// Some of the pawns before a king that is still at home.
fn shelter(draft: &mut Draft, color: crate::rules::Color, king: Square, rng: &mut Rng) {
    let up = if king.rank() == 0 { 1 } else { -1 };
    for files in -2..=3 {
        if let (false, Some(square)) = (rng.once_in(2), king.offset(files, up)) {
            draft.put(square, Piece { color, role: Role::Pawn });
        }
    }
}
