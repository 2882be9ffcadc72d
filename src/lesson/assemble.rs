//! The blocks of a `formula` step: which are offered, and the fewest that do it.

use super::task::Assemble;
use crate::rules::{Area, Assembly, Block, Formula, FormulaGoal, Position, Square};

/// What is added to the blocks that a formula needs if the author names none: so that there is something to choose from.
const OTHERS: [Block; 7] =
    [Block::Or, Block::Bishop, Block::Rook, Block::Nearest, Block::Not, Block::And, Block::Forward];

impl Assemble {
    /// The task to put together a formula with the squares of this one for the piece on a square, from the usual blocks;
    /// none if no piece stands there, or the formula yields nothing from there.
    pub fn new(position: Position, piece: Square, yields: Formula, area: Area) -> Option<Self> {
        let color = position.piece_at(piece)?.color;
        let squares = yields.squares(piece, color, area);
        let goal = FormulaGoal { from: piece, color, area, squares };
        let blocks = usual(&yields, &goal);
        let solution = shortest(&yields, &goal, &blocks).filter(|_| !squares.is_empty())?;
        Some(Self { position, piece, yields, goal, blocks, solution })
    }
}

/// The blocks in the order in which they are offered, each once.
pub(super) fn in_order(mut blocks: Vec<Block>) -> Vec<Block> {
    blocks.sort_unstable();
    blocks.dedup();
    blocks
}

/// What the formula needs and the others that do not make it shorter, two at most.
pub(super) fn usual(yields: &Formula, goal: &FormulaGoal) -> Vec<Block> {
    let mut blocks = in_order(yields.blocks());
    let fewest = shortest(yields, goal, &blocks).map_or(0, |way| way.len());
    let mut added = 0;
    for other in OTHERS.into_iter().filter(|other| !yields.blocks().contains(other)) {
        let more = in_order([blocks.as_slice(), &[other]].concat());
        if added < 2 && shortest(yields, goal, &more).is_some_and(|way| way.len() >= fewest) {
            blocks = more;
            added += 1;
        }
    }
    blocks
}

/// The fewest blocks of those allowed that yield the squares, as far as is known: no more than the author's formula has,
/// written out over rook and bishop.
pub(super) fn shortest(yields: &Formula, goal: &FormulaGoal, allowed: &[Block]) -> Option<Vec<Block>> {
    let own = yields.blocks();
    let found = Assembly::default().way(goal, allowed, own.iter().map(written_out).sum());
    found.or_else(|| own.iter().all(|block| allowed.contains(block)).then_some(own))
}

/// How many blocks a block is, written out over rook and bishop.
const fn written_out(block: &Block) -> usize {
    match block {
        Block::Queen => 3,
        Block::King => 4,
        Block::Knight => 5,
        _ => 1,
    }
}
