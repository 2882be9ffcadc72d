//! May the check be answered so? A piece answers it or leaves it standing; of two checks at once no piece but the king
//! answers both; and the king steps out of it, or only seems to.

use super::{attack, check, finish, scatter, verdict};
use crate::puzzle::draft::Draft;
use crate::puzzle::{Puzzle, Rng, Spec, Topic};
use crate::rules::{
    Area, Color, Formula, KING, Level, Move, Piece, Position, Role, Square, SquareSet, between, reach, why_move,
};

/// The ids of the reasons that are made to hold where another piece than the king moves.
const OF_OTHERS: [&str; 2] = ["leaves-check", "two-checks"];
/// And where the king moves.
const OF_KING: [&str; 3] = ["king-stays-on-line", "king-into-attack", "king-takes-guarded"];

pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    if spec.topic == Topic::King { of_king(spec, aim, rng) } else { of_other(spec, aim, rng) }
}

fn of_other(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let verdict = verdict(spec, &OF_OTHERS, rng);
    let color = verdict.color;
    let breach = verdict.breaks.and_then(|number| OF_OTHERS.get(number as usize)).copied();
    let mut draft = Draft::new(color, Area::FULL);
    let king = rng.square(SquareSet::FULL)?;
    draft.put(king, Piece { color, role: Role::King });
    let checks = match breach {
        Some("two-checks") => check_twice(&mut draft, !color, rng),
        _ => check(&mut draft, !color, |_| true, rng),
    };
    let checkers = draft.position.attackers(king, !color);
    let lines = checkers.into_iter().fold(SquareSet::EMPTY, |lines, by| lines | between(king, by));
    draft.kept_free = lines;
    // A piece that could answer the check, or one of the two.
    let asked = Piece { color, role: spec.topic.role() };
    let answer = rng.square(lines | checkers).filter(|_| checks)?;
    let from = rng.square(back(asked, answer, &draft.position) & draft.free())?;
    draft.put(from, asked).then_some(())?;
    draft.put_king(!color, SquareSet::FULL, rng).then_some(())?;
    let board = draft.position;
    let to = match breach {
        None => answer,
        Some(id) => {
            let ends = reach(&board, from, Level::Reach, Area::FULL).all();
            rng.square(ends.into_iter().filter(|&to| why_move(&board, from, to).id() == id).collect())?
        }
    };
    let promotes = asked.role == Role::Pawn && matches!(to.rank(), 0 | 7);
    if promotes { None } else { played(spec, draft, aim, Move::new(from, to), breach, rng) }
}

fn of_king(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let verdict = verdict(spec, &OF_KING, rng);
    let color = verdict.color;
    let breach = verdict.breaks.and_then(|number| OF_KING.get(number as usize)).copied();
    let mut draft = Draft::new(color, Area::FULL);
    let from = rng.square(SquareSet::FULL)?;
    draft.put(from, Piece { color, role: Role::King });
    check(&mut draft, !color, |_| true, rng).then_some(())?;
    let checkers = draft.position.attackers(from, !color);
    draft.kept_free = checkers.into_iter().fold(SquareSet::EMPTY, |lines, by| lines | between(from, by));
    let around = KING.squares(from, color, Area::FULL);
    let beside = rng.square(around & draft.free())?;
    match breach {
        Some("king-takes-guarded") => {
            draft.put_any(!color, beside.into(), rng, |_| true)?;
            attack(&mut draft, !color, beside, |_| true, rng).then_some(())?;
        }
        Some("king-into-attack") => {
            draft.kept_free |= beside.into();
            attack(&mut draft, !color, beside, |_| true, rng).then_some(())?;
        }
        _ => {}
    }
    draft.put_king(!color, SquareSet::FULL, rng).then_some(())?;
    let board = draft.position;
    let fits = |to: &Square| match breach {
        None => why_move(&board, from, *to).reached(),
        Some(id) => why_move(&board, from, *to).id() == id,
    };
    let to = rng.square(around.into_iter().filter(fits).collect())?;
    played(spec, draft, aim, Move::new(from, to), breach, rng)
}

/// The puzzle of a board, with other pieces about that change nothing of the move.
fn played(
    spec: &Spec,
    mut draft: Draft,
    aim: u8,
    played: Move,
    breach: Option<&'static str>,
    rng: &mut Rng,
) -> Option<Puzzle> {
    let Move { from, to, .. } = played;
    let why = why_move(&draft.position, from, to);
    let id = breach.unwrap_or(why.id());
    if why.reached() != breach.is_none() || why.id() != id {
        return None;
    }
    if draft.position.piece_at(to).is_none() {
        draft.kept_free |= to.into();
    }
    scatter(&mut draft, aim, |board| why_move(board, from, to).id() == id, rng);
    finish(spec, draft.position, played, breach.is_none(), &[id])
}

/// The squares from which the piece could come to this one, were nothing in its way: back is there, for all but the pawn,
/// who comes as the other side's would go.
fn back(piece: Piece, to: Square, board: &Position) -> SquareSet {
    let takes = board.piece_at(to).is_some();
    let formula = if takes { Formula::captures_of(piece.role) } else { Formula::moves_of(piece.role) };
    formula.squares(to, !piece.color, Area::FULL)
}

/// Puts down two pieces that give check together: one of them has just left the line of the other.
fn check_twice(draft: &mut Draft, by: Color, rng: &mut Rng) -> bool {
    const TRIES: usize = 30;
    let Some(king) = draft.position.king(!by) else { return false };
    (0..TRIES).any(|_| {
        let long = rng.one(&[Role::Rook, Role::Bishop, Role::Queen]).unwrap_or(Role::Rook);
        let short = rng.one(&[Role::Knight, Role::Knight, Role::Bishop, Role::Rook]).unwrap_or(Role::Knight);
        let behind = rng.square(Formula::captures_of(long).squares(king, !by, Area::FULL) & draft.free());
        let Some(behind) = behind else { return false };
        let Some(left) = rng.square(between(king, behind)) else { return false };
        draft.put_checking_twice((behind, Piece { color: by, role: long }), left, Piece { color: by, role: short }, rng)
    })
}
