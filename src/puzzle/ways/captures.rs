//! One against many: capture everything, with each move a capture or with free moves between.

use super::{begin, finish};
use crate::puzzle::{Kind, Puzzle, Rng, Spec};
use crate::rules::{Color, Formula, Goal, Piece, SquareSet, between};

/// How many of the partner's pieces stand on the board of each grade, from and to: where each move captures, and where
/// free moves come between.
const TAKEN: [(u32, u32); 5] = [(2, 2), (2, 3), (3, 5), (5, 6), (6, 8)];
const HUNTED: [(u32, u32); 5] = [(1, 1), (1, 2), (2, 3), (3, 4), (4, 4)];

/// The piece walks from square to square, and on each a piece is put: so there is a way, and the solver proves it.
pub(super) fn draw_captures(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (mut draft, from) = begin(spec, rng)?;
    let color: Color = draft.position.side_to_move();
    let formula = Formula::moves_of(spec.topic.role());
    let (low, high) = *TAKEN.get(usize::from(aim) - 1)?;
    let mut at = from;
    let mut walked = SquareSet::of(from);
    for _ in 0..rng.between(low, high) {
        // Not where a line of before would be shut.
        let open = formula.squares(at, color, draft.area) - walked;
        let to = rng.square(open)?;
        let Some(role) = draft.draw(!color, rng) else { break };
        if !draft.put(to, Piece { color: !color, role }) {
            continue;
        }
        walked |= between(at, to) | SquareSet::of(to);
        at = to;
    }
    finish(spec, Kind::Captures, &draft, from, Goal::CaptureAll, 2)
}

/// A few pieces anywhere; some free move is needed between the captures.
pub(super) fn draw_hunt(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (mut draft, from) = begin(spec, rng)?;
    let color = draft.position.side_to_move();
    let (low, high) = *HUNTED.get(usize::from(aim) - 1)?;
    for _ in 0..rng.between(low, high) {
        draft.put_any(!color, SquareSet::FULL, rng, |_| true);
    }
    let prey = draft.position.by_color(!color).len();
    if prey == 0 {
        return None;
    }
    finish(spec, Kind::Hunt, &draft, from, Goal::CaptureAll, prey + 1)
}
