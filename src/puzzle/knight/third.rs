//! The next ring of the definition: the nearest squares that neither rook nor bishop nor knight reaches.

use super::{begin, finish};
use crate::puzzle::model::Asked;
use crate::puzzle::{Puzzle, Rng, Spec};
use crate::rules::{Formula, KNIGHT, QUEEN};

/// The formula of the piece that would go there.
pub(in crate::puzzle) const THIRD: Formula = QUEEN.or(KNIGHT).not().nearest();

/// Points: 8, and 2 for each square.
pub(super) fn draw(spec: &Spec, aim: u8, rng: &mut Rng) -> Option<Puzzle> {
    let (draft, from, _) = begin(spec, aim, rng)?;
    let answer = THIRD.squares(from, draft.position.side_to_move(), draft.area);
    let asked = Asked::Nearest { formula: THIRD };
    let points = 8 + 2 * answer.len();
    (!answer.is_empty()).then(|| finish(spec, draft.position, draft.area, vec![from], asked, answer, points))
}
