//! Perft: the number of ways to play a number of single moves, the common measure of a move generator.

use super::movegen::{Sink, generate};
use super::side::{Black, Side, White};
use super::{Color, Position, Role, Square};

/// The roles that a pawn may become (codex P6.T).
pub(super) const PROMOTIONS: [Role; 4] = Role::PROMOTIONS;

/// How many sequences of `depth` legal single moves start here; the last moves are counted without being made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match (depth, position.side_to_move()) {
        (0, _) => 1,
        (_, Color::White) => walk::<White>(position, depth),
        (_, Color::Black) => walk::<Black>(position, depth),
    }
}

fn walk<S: Side>(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        let mut count = Count(0);
        generate::<S, _>(position, u64::MAX, &mut count);
        return count.0;
    }
    let mut walk = Walk { position, depth: depth - 1, nodes: 0 };
    generate::<S, _>(position, u64::MAX, &mut walk);
    walk.nodes
}

/// Counts the moves.
struct Count(u64);

impl Sink for Count {
    #[inline(always)]
    fn piece<S: Side>(&mut self, _role: Role, _from: Square, targets: u64) {
        self.0 += u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: u64, _by: u32) {
        self.0 += u64::from(targets.count_ones());
    }
    #[inline(always)]
    fn promotions<S: Side>(&mut self, targets: u64, _by: u32) {
        self.0 += u64::from(targets.count_ones()) * PROMOTIONS.len() as u64;
    }
    #[inline(always)]
    fn en_passant<S: Side>(&mut self, _from: Square, _to: Square) {
        self.0 += 1;
    }
    #[inline(always)]
    fn castling<S: Side>(&mut self, _from: Square, _to: Square) {
        self.0 += 1;
    }
}

/// Makes each move and walks on.
struct Walk<'p> {
    position: &'p Position,
    depth: u32,
    nodes: u64,
}

impl Walk<'_> {
    #[inline(always)]
    fn go<S: Side>(&mut self, role: Role, from: Square, to: Square, promotion: Option<Role>) {
        let next = self.position.advance::<S>(role, from, to, promotion);
        self.nodes += walk::<S::Other>(&next, self.depth);
    }
}

impl Sink for Walk<'_> {
    #[inline(always)]
    fn piece<S: Side>(&mut self, role: Role, from: Square, targets: u64) {
        for to in super::SquareSet(targets) {
            self.go::<S>(role, from, to, None);
        }
    }
    #[inline(always)]
    fn pawns<S: Side>(&mut self, targets: u64, by: u32) {
        for to in super::SquareSet(targets) {
            self.go::<S>(Role::Pawn, came_from::<S>(to, by), to, None);
        }
    }
    fn promotions<S: Side>(&mut self, targets: u64, by: u32) {
        for to in super::SquareSet(targets) {
            for role in PROMOTIONS {
                self.go::<S>(Role::Pawn, came_from::<S>(to, by), to, Some(role));
            }
        }
    }
    fn en_passant<S: Side>(&mut self, from: Square, to: Square) {
        self.go::<S>(Role::Pawn, from, to, None);
    }
    fn castling<S: Side>(&mut self, from: Square, to: Square) {
        self.go::<S>(Role::King, from, to, None);
    }
}

/// Where the pawn stood that went `by` indices forth.
#[inline(always)]
pub(super) fn came_from<S: Side>(to: Square, by: u32) -> Square {
    let to = to.index() as u32;
    Square::at(if matches!(S::COLOR, Color::White) { to.wrapping_sub(by) } else { to + by } as usize)
}
