//! A quick solver for one piece against pieces that stand still: what has been captured and where the piece stands is all
//! that there is to know, so a state is one number. The slow solver of the rules agrees; a test shows it.

use crate::rules::{Area, Color, Goal, Level, Move, Piece, Position, Puzzle as Moves, Square, SquareSet, Terms, reach};

/// No more of the partner's pieces than these.
const MOST_PREY: usize = 8;

/// A shortest way, and how many there are of its length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solved {
    /// One of the shortest ways.
    pub way: Vec<Move>,
    /// How many shortest ways there are.
    pub ways: u32,
}

/// Solves a puzzle of one piece without replies, to reach squares one of which there is, or to capture all; none if it
/// has no way, or is of another sort.
pub(super) fn solve(moves: &Moves) -> Option<Solved> {
    let from = moves.piece?;
    let piece = moves.position.piece_at(from)?;
    let prey: Vec<Square> = moves.prey(&moves.position).into_iter().collect();
    if prey.len() > MOST_PREY {
        return None;
    }
    let target = match moves.goal {
        Goal::Reach(squares) if squares.len() == 1 => squares.into_iter().next(),
        Goal::CaptureAll => None,
        _ => return None,
    };
    let bare = moves.position.with_piece(from, None);
    Search { boards: boards(&bare, &prey), prey, piece, area: moves.area, terms: moves.terms, target }.from(from)
}

/// The boards without the asked piece, by which of the partner's pieces are gone.
fn boards(bare: &Position, prey: &[Square]) -> Vec<Position> {
    let mut boards = vec![*bare];
    for &square in prey {
        let fewer: Vec<Position> = boards.iter().map(|board| board.with_piece(square, None)).collect();
        boards.extend(fewer);
    }
    boards
}

struct Search {
    boards: Vec<Position>,
    prey: Vec<Square>,
    piece: Piece,
    area: Area,
    terms: Terms,
    target: Option<Square>,
}

/// What is known of a state: the number of moves to it (0: not reached), the ways to it, and the state before.
#[derive(Clone, Copy, Default)]
struct Known {
    moves: u16,
    ways: u32,
    before: u16,
}

/// A state: the number of the board times 64, and the square.
type State = u16;

const fn square_of(state: State) -> Square {
    Square::at(state as usize & 63)
}

impl Search {
    fn from(&self, from: Square) -> Option<Solved> {
        let mut known = vec![Known::default(); self.boards.len() * 64];
        let start = from.index() as State;
        let mut ring = vec![start];
        if let Some(known) = known.get_mut(usize::from(start)) {
            *known = Known { moves: 1, ways: 1, before: start };
        }
        for moves in 2.. {
            let mut next: Vec<State> = Vec::new();
            let mut done: Option<State> = None;
            let mut ways = 0_u32;
            for &state in &ring {
                let count = known.get(usize::from(state))?.ways;
                for to in self.targets(state) {
                    let after = self.after(state, to);
                    let entry = known.get_mut(usize::from(after))?;
                    if entry.moves == 0 {
                        if self.terms == Terms::Unseen && self.is_seen(after) {
                            continue;
                        }
                        *entry = Known { moves, ways: 0, before: state };
                        next.push(after);
                    }
                    if entry.moves == moves {
                        entry.ways = entry.ways.saturating_add(count);
                        if self.is_done(after) {
                            done = Some(after);
                            ways = ways.saturating_add(count);
                        }
                    }
                }
            }
            if let Some(end) = done {
                return Some(Solved { way: way(&known, start, end), ways });
            }
            if next.is_empty() {
                return None;
            }
            ring = next;
        }
        None
    }

    fn board(&self, state: State) -> Option<Position> {
        let board = self.boards.get(usize::from(state / 64))?;
        Some(board.with_piece(square_of(state), Some(self.piece)))
    }

    fn targets(&self, state: State) -> SquareSet {
        let Some(board) = self.board(state) else { return SquareSet::EMPTY };
        let targets = reach(&board, square_of(state), Level::Legal, self.area);
        if self.terms == Terms::Captures { targets.captures } else { targets.all() }
    }

    fn after(&self, state: State, to: Square) -> State {
        let taken = self.prey.iter().position(|prey| *prey == to).map_or(0, |number| 1 << number);
        ((state / 64) | taken) * 64 + to.index() as State
    }

    fn is_seen(&self, state: State) -> bool {
        let them: Color = !self.piece.color;
        self.board(state)
            .is_none_or(|board| !(board.attackers(square_of(state), them) & self.area.squares()).is_empty())
    }

    fn is_done(&self, state: State) -> bool {
        match self.target {
            Some(target) => square_of(state) == target,
            None => usize::from(state / 64) + 1 == self.boards.len(),
        }
    }
}

/// The moves to a state.
fn way(known: &[Known], start: State, end: State) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = end;
    while at != start {
        let Some(known) = known.get(usize::from(at)) else { break };
        moves.push(Move::new(square_of(known.before), square_of(at)));
        at = known.before;
    }
    moves.reverse();
    moves
}
