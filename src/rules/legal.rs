//! The legal moves as values: lists, single pieces, and playing a move.

use std::fmt;

use super::movegen::{Sink, generate};
use super::perft::{PROMOTIONS, came_from};
use super::side::{Black, Side, White};
use super::{Color, Move, Position, Role, Square, SquareSet, Targets};

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.0)
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// All legal moves of the side to move, in no promised order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.for_each_legal_move(|one| moves.push(one));
        moves
    }

    /// Hands every legal move of the side to move to a function, without a list.
    pub fn for_each_legal_move(&self, each: impl FnMut(Move)) {
        let mut sink = Each(each);
        match self.side {
            Color::White => generate::<White, _>(self, u64::MAX, &mut sink),
            Color::Black => generate::<Black, _>(self, u64::MAX, &mut sink),
        }
    }

    /// Whether the side to move has a legal move; without one it is checkmate or stalemate (codex X.1).
    pub fn has_legal_move(&self) -> bool {
        super::perft(self, 1) > 0
    }

    /// Where the side to move's piece on a square goes by the whole of Article 6.
    pub(super) fn legal_targets(&self, from: Square) -> Targets {
        let movers = 1 << from.index();
        let mut sink = Gather { partner: self.colors[!self.side as usize], targets: Targets::default() };
        match self.side {
            Color::White => generate::<White, _>(self, movers, &mut sink),
            Color::Black => generate::<Black, _>(self, movers, &mut sink),
        }
        sink.targets
    }

    /// Whether the side to move may make this move. A pawn's move to the last rank must name its promotion (P6.T).
    pub fn is_legal(&self, one: Move) -> bool {
        let pawn = self.by_role(Role::Pawn).contains(one.from);
        let promotes = pawn && (one.to.rank() == 0 || one.to.rank() == 7);
        let right_promotion = match one.promotion {
            None => !promotes,
            Some(role) => promotes && PROMOTIONS.contains(&role),
        };
        right_promotion && self.legal_targets(one.from).all().contains(one.to)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// If the move is not legal here.
    pub fn play(&self, one: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(one) { Ok(self.play_unchecked(one)) } else { Err(IllegalMove(one)) }
    }

    /// The position after a move that is known to be legal, fast. After another move the position makes no sense.
    #[must_use]
    pub fn play_unchecked(&self, one: Move) -> Self {
        self.advanced(one.from, one.to, one.promotion)
    }
}

/// Hands on each move.
struct Each<F>(F);

impl<F: FnMut(Move)> Sink for Each<F> {
    fn piece<S: Side>(&mut self, _role: Role, from: Square, targets: u64) {
        for to in SquareSet(targets) {
            self.0(Move::new(from, to));
        }
    }
    fn pawns<S: Side>(&mut self, targets: u64, by: u32) {
        for to in SquareSet(targets) {
            self.0(Move::new(came_from::<S>(to, by), to));
        }
    }
    fn promotions<S: Side>(&mut self, targets: u64, by: u32) {
        for to in SquareSet(targets) {
            for role in PROMOTIONS {
                self.0(Move::new(came_from::<S>(to, by), to).becoming(role));
            }
        }
    }
    fn en_passant<S: Side>(&mut self, from: Square, to: Square) {
        self.0(Move::new(from, to));
    }
    fn castling<S: Side>(&mut self, from: Square, to: Square) {
        self.0(Move::new(from, to));
    }
}

/// Gathers the targets of one piece.
struct Gather {
    partner: u64,
    targets: Targets,
}

impl Gather {
    fn take(&mut self, targets: u64) {
        self.targets.moves.0 |= targets & !self.partner;
        self.targets.captures.0 |= targets & self.partner;
    }
}

impl Sink for Gather {
    fn piece<S: Side>(&mut self, _role: Role, _from: Square, targets: u64) {
        self.take(targets);
    }
    fn pawns<S: Side>(&mut self, targets: u64, _by: u32) {
        self.take(targets);
    }
    fn promotions<S: Side>(&mut self, targets: u64, _by: u32) {
        self.take(targets);
    }
    fn en_passant<S: Side>(&mut self, _from: Square, to: Square) {
        self.targets.captures.insert(to);
    }
    fn castling<S: Side>(&mut self, _from: Square, to: Square) {
        self.take(1 << to.index());
    }
}
