//! Searching for the fewest blocks that yield given squares: breadth first over the sets of squares, of one piece on one
//! square, that can be had at all.

use std::collections::HashMap;

use super::blocks::{Block, FormulaGoal};
use super::{Formula, ahead, nearest};
use crate::rules::SquareSet;

/// So many states at most are looked at; the codex's own pieces need a few hundred.
const WIDEST: usize = 5000;

/// What is there: its squares, and the join that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub squares: Option<SquareSet>,
    pub join: Option<Block>,
}

/// See [`super::blocks::Assembly::way`].
pub(super) fn way(start: State, goal: &FormulaGoal, allowed: &[Block], most: usize) -> Option<Vec<Block>> {
    let is_there = |state: State| state.join.is_none() && state.squares == Some(goal.squares);
    if is_there(start) {
        return Some(Vec::new());
    }
    let mut came: HashMap<State, Option<(State, Block)>> = HashMap::from([(start, None)]);
    let mut edge = vec![start];
    for _ in 0..most {
        let mut next_edge = Vec::new();
        for &state in &edge {
            for &block in allowed {
                let Some(next) = step(state, block, goal).filter(|next| !came.contains_key(next)) else { continue };
                if came.len() >= WIDEST {
                    return None;
                }
                came.insert(next, Some((state, block)));
                if is_there(next) {
                    return Some(trace(&came, next));
                }
                next_edge.push(next);
            }
        }
        edge = next_edge;
    }
    None
}

fn trace(came: &HashMap<State, Option<(State, Block)>>, end: State) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut at = end;
    while let Some((before, block)) = came.get(&at).copied().flatten() {
        blocks.push(block);
        at = before;
    }
    blocks.reverse();
    blocks
}

fn step(state: State, block: Block, goal: &FormulaGoal) -> Option<State> {
    let whole = state.squares.filter(|_| state.join.is_none());
    let done = |squares| Some(State { squares: Some(squares), join: None });
    match block {
        Block::Open | Block::Close => None,
        Block::Or | Block::And => whole.map(|squares| State { squares: Some(squares), join: Some(block) }),
        Block::Not => {
            let mut others = goal.area.squares() - whole?;
            others.remove(goal.from);
            done(others)
        }
        Block::Nearest => done(SquareSet(nearest(goal.from, whole?.0))),
        Block::Forward => done(SquareSet(whole?.0 & ahead(goal.from, goal.color))),
        name => {
            let own = goal.squares_of(&Formula::named(name.role()?)?);
            match (state.squares, state.join) {
                (None, _) => done(own),
                (Some(squares), Some(Block::And)) => done(squares & own),
                (Some(squares), Some(_)) => done(squares | own),
                (Some(_), None) => None,
            }
        }
    }
}
