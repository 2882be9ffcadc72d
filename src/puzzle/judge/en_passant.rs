//! May the pawn take en passant? Four conditions break in turn.

use super::{finish, scatter, verdict};
use crate::puzzle::draft::{Draft, is_calm};
use crate::puzzle::{Puzzle, Rng, Spec};
use crate::rules::{Area, Move, Piece, Position, Role, Square, SquareSet, between, why_move};

/// The ids of the reasons that are made to hold, each by its number.
const BREACHES: [&str; 4] = ["en-passant-not-now", "pawn-nothing-to-take", "pinned", "en-passant-opens-king"];

pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let verdict = verdict(spec, &BREACHES, rng);
    let color = verdict.color;
    let breach = verdict.breaks.and_then(|number| BREACHES.get(number as usize)).copied();
    let (rank, up) = if color == crate::rules::Color::White { (4, 1) } else { (3, -1) };
    let from = Square::new(rng.below(8) as u8, rank);
    let victim = rng.one(&[from.offset(1, 0), from.offset(-1, 0)])??;
    let (over, origin) = (victim.offset(0, up)?, victim.offset(0, 2 * up)?);
    let stepped = !matches!(breach, Some("en-passant-not-now" | "pawn-nothing-to-take"));
    let pawn = Piece { color: !color, role: Role::Pawn };
    let beside = match breach {
        Some("pawn-nothing-to-take") => Piece { role: rng.one(&[Role::Knight, Role::Bishop, Role::Rook])?, ..pawn },
        _ => pawn,
    };
    let mut draft = Draft::new(color, Area::FULL);
    draft.put(from, Piece { color, role: Role::Pawn });
    draft.put(victim, beside);
    draft.kept_free = SquareSet::of(over) | SquareSet::of(origin);
    match breach {
        Some("pinned") => pin(&mut draft, from, over, rng)?,
        Some("en-passant-opens-king") => pin_both(&mut draft, from, victim, rng)?,
        _ => draft.put_king(color, SquareSet::FULL, rng).then_some(())?,
    }
    draft.put_king(!color, SquareSet::FULL, rng).then_some(())?;
    let fits = |board: &Position| {
        let before = board.with_piece(victim, None).with_piece(origin, Some(pawn));
        let now = board.with_en_passant(stepped.then_some(over));
        let wanted = breach.unwrap_or("en-passant");
        why_move(&now, from, over).id() == wanted && (!stepped || is_calm(&before))
    };
    scatter(&mut draft, aim, fits, rng);
    if !fits(&draft.position) {
        return None;
    }
    let position = draft.position.with_en_passant(stepped.then_some(over));
    let wanted: &[&str] = match breach {
        Some("en-passant-not-now") => &["en-passant-not-now", "pawn-nothing-to-take"],
        Some(id) => &[id],
        None => &[],
    };
    finish(spec, position, Move::new(from, over), breach.is_none(), wanted)
}

/// King and rook, bishop or queen on a line with the pawn that would take, not along its way.
fn pin(draft: &mut Draft, from: Square, to: Square, rng: &mut Rng) -> Option<()> {
    let color = draft.position.side_to_move();
    let (files, ranks) = rng.one(&[(0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)])?;
    let ray = |sign: i8| (1..8).map_while(move |far| from.offset(sign * files * far, sign * ranks * far));
    if ray(1).chain(ray(-1)).any(|square| square == to) {
        return None;
    }
    let (king, sniper) = (rng.square(ray(1).collect())?, rng.square(ray(-1).collect())?);
    let line = if files == 0 { Role::Rook } else { Role::Bishop };
    let placed = draft.put(king, Piece { color, role: Role::King })
        && draft.put(sniper, Piece { color: !color, role: rng.one(&[line, Role::Queen])? });
    draft.kept_free |= between(king, sniper);
    placed.then_some(())
}

/// King and rook or queen on the rank of both pawns, one on each side of them.
fn pin_both(draft: &mut Draft, from: Square, victim: Square, rng: &mut Rng) -> Option<()> {
    let color = draft.position.side_to_move();
    let low = from.file().min(victim.file());
    let on = |file: &u8| *file < low || *file > low + 1;
    let left: SquareSet =
        (0..8).filter(on).filter(|file| *file < low).map(|file| Square::new(file, from.rank())).collect();
    let right: SquareSet =
        (0..8).filter(on).filter(|file| *file > low).map(|file| Square::new(file, from.rank())).collect();
    let (kings, snipers) = if rng.once_in(2) { (left, right) } else { (right, left) };
    let (king, sniper) = (rng.square(kings)?, rng.square(snipers)?);
    let placed = draft.put(king, Piece { color, role: Role::King })
        && draft.put(sniper, Piece { color: !color, role: rng.one(&[Role::Rook, Role::Queen])? });
    draft.kept_free |= between(king, sniper);
    placed.then_some(())
}
