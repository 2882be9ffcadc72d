//! The algebra of move formulas over rook and bishop (codex S6.A2, S6.A4).
//!
//! Rook and bishop are given without proof; every other piece is an expression over them, written once, below.
//! A formula is a short postfix program, so that it can be evaluated at compile time: the move tables of the
//! whole core are made from these constants (see `tables`), never from typed offsets.

mod assemble;
mod blocks;
mod error;
mod parse;
mod print;
mod shape;

use super::{Area, Color, Role, Square, SquareSet};

pub use blocks::{Assembly, Block, FormulaGoal};
pub use error::{Expected, FormulaError, FormulaErrorKind};
pub use print::{FormulaWords, WordedFormula};
pub use shape::Shape;

/// Rook (axiom, P6.R): along the file and the rank that cross where it stands.
pub const ROOK: Formula = Formula::leaf(Op::Rook);
/// Bishop (axiom, P6.B): along the diagonals that cross where it stands.
pub const BISHOP: Formula = Formula::leaf(Op::Bishop);
/// Queen (P6.Q): as rook and as bishop.
pub const QUEEN: Formula = ROOK.or(BISHOP);
/// King (P6.K): as the queen, to the nearest square.
pub const KING: Formula = QUEEN.nearest();
/// Knight (P6.N): not as a rook and not as a bishop, to the nearest square.
pub const KNIGHT: Formula = ROOK.or(BISHOP).not().nearest();
/// Pawn's move (P6.P): as a rook, forward, to the nearest square.
pub const PAWN_MOVE: Formula = ROOK.forward().nearest();
/// Pawn's capture (P6.P): as a bishop, forward, to the nearest square.
pub const PAWN_CAPTURE: Formula = BISHOP.forward().nearest();

/// A move formula: the set of squares that a piece takes up, told through rook and bishop.
///
/// Equality is of the expression as written, not of the sets: `queen` and `rook or bishop` differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Formula {
    /// The program in postfix order; what lies beyond `len` is [`Op::Rook`], so that equal programs are equal values.
    ops: [Op; Formula::MAX_LEN],
    len: u8,
}

/// One step of the postfix program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Op {
    /// The rook's lines.
    Rook,
    /// The bishop's lines.
    Bishop,
    /// [`QUEEN`] by its name.
    Queen,
    /// [`KING`] by its name.
    King,
    /// [`KNIGHT`] by its name.
    Knight,
    /// Either.
    Or,
    /// Both.
    And,
    /// The other squares of the area.
    Not,
    /// The first ring that has any.
    Nearest,
    /// Those ahead.
    Forward,
}

impl Formula {
    /// The greatest number of names and operations in one formula.
    pub const MAX_LEN: usize = 62;

    /// How deep parentheses and `not` may nest in a text; no formula needs more to be written.
    pub const MAX_DEPTH: usize = 64;

    const fn leaf(op: Op) -> Self {
        let mut ops = [Op::Rook; Self::MAX_LEN];
        ops[0] = op;
        Self { ops, len: 1 }
    }

    /// The formula that is the name of a piece; none for the pawn, which has two formulas and no name here, and for a
    /// lesson's own.
    pub const fn named(role: Role) -> Option<Self> {
        match role {
            Role::Pawn | Role::Own(_) => None,
            Role::Knight => Some(Self::leaf(Op::Knight)),
            Role::Bishop => Some(BISHOP),
            Role::Rook => Some(ROOK),
            Role::Queen => Some(Self::leaf(Op::Queen)),
            Role::King => Some(Self::leaf(Op::King)),
        }
    }

    /// The formula by which a role moves, written out over rook and bishop; of a lesson's own piece as the lesson writes it.
    pub fn moves_of(role: Role) -> Self {
        match role {
            Role::Pawn => PAWN_MOVE,
            Role::Knight => KNIGHT,
            Role::Bishop => BISHOP,
            Role::Rook => ROOK,
            Role::Queen => QUEEN,
            Role::King => KING,
            Role::Own(own) => own.formula(),
        }
    }

    /// The formula by which a role captures: the pawn's own, else that of its moves.
    pub fn captures_of(role: Role) -> Self {
        match role {
            Role::Pawn => PAWN_CAPTURE,
            _ => Self::moves_of(role),
        }
    }

    /// How many names and operations it has, 1 to [`Self::MAX_LEN`].
    pub const fn size(&self) -> usize {
        self.len as usize
    }

    /// The squares of either.
    ///
    /// # Panics
    /// If together they are longer than [`Self::MAX_LEN`]; see [`Self::checked_or`].
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        self.join(other, Op::Or)
    }

    /// The squares of both.
    ///
    /// # Panics
    /// If together they are longer than [`Self::MAX_LEN`]; see [`Self::checked_and`].
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        self.join(other, Op::And)
    }

    /// The other squares of the board, the piece's own left out.
    ///
    /// # Panics
    /// If it is as long as [`Self::MAX_LEN`] already; see [`Self::checked_not`].
    #[must_use]
    pub const fn not(self) -> Self {
        self.wrap(Op::Not)
    }

    /// Those of the non-empty ring of least Chebyshev distance.
    ///
    /// # Panics
    /// If it is as long as [`Self::MAX_LEN`] already; see [`Self::checked_nearest`].
    #[must_use]
    pub const fn nearest(self) -> Self {
        self.wrap(Op::Nearest)
    }

    /// Those on higher ranks for White, on lower ranks for Black.
    ///
    /// # Panics
    /// If it is as long as [`Self::MAX_LEN`] already; see [`Self::checked_forward`].
    #[must_use]
    pub const fn forward(self) -> Self {
        self.wrap(Op::Forward)
    }

    const fn join(self, other: Self, op: Op) -> Self {
        match self.try_join(other, op) {
            Some(formula) => formula,
            None => panic!("the formula is too long"),
        }
    }

    const fn wrap(self, op: Op) -> Self {
        match self.try_wrap(op) {
            Some(formula) => formula,
            None => panic!("the formula is too long"),
        }
    }

    const fn try_join(mut self, other: Self, op: Op) -> Option<Self> {
        let (mine, theirs) = (self.len as usize, other.len as usize);
        if mine + theirs + 1 > Self::MAX_LEN {
            return None;
        }
        let mut i = 0;
        while i < theirs {
            self.ops[mine + i] = other.ops[i];
            i += 1;
        }
        self.ops[mine + theirs] = op;
        self.len = (mine + theirs + 1) as u8;
        Some(self)
    }

    const fn try_wrap(mut self, op: Op) -> Option<Self> {
        if self.len as usize == Self::MAX_LEN {
            return None;
        }
        self.ops[self.len as usize] = op;
        self.len += 1;
        Some(self)
    }

    /// [`Self::or`] for formulas of unknown length: none if the whole would be too long.
    pub const fn checked_or(self, other: Self) -> Option<Self> {
        self.try_join(other, Op::Or)
    }

    /// [`Self::and`] for formulas of unknown length: none if the whole would be too long.
    pub const fn checked_and(self, other: Self) -> Option<Self> {
        self.try_join(other, Op::And)
    }

    /// [`Self::not`] for formulas of unknown length: none if the whole would be too long.
    pub const fn checked_not(self) -> Option<Self> {
        self.try_wrap(Op::Not)
    }

    /// [`Self::nearest`] for formulas of unknown length: none if the whole would be too long.
    pub const fn checked_nearest(self) -> Option<Self> {
        self.try_wrap(Op::Nearest)
    }

    /// [`Self::forward`] for formulas of unknown length: none if the whole would be too long.
    pub const fn checked_forward(self) -> Option<Self> {
        self.try_wrap(Op::Forward)
    }

    /// Its squares from a square of the (cut-down) board, for a side (which way is forward): geometry on the
    /// empty board. None if `from` lies outside the area.
    pub const fn squares(&self, from: Square, color: Color, area: Area) -> SquareSet {
        if !area.contains(from) {
            return SquareSet::EMPTY;
        }
        let others = area.squares().0 & !(1 << from.index());
        let mut stack = [0; Self::MAX_LEN];
        let mut top = 0;
        let mut i = 0;
        while i < self.len as usize {
            match self.ops[i] {
                op @ (Op::Or | Op::And) => {
                    top -= 1;
                    let (one, other) = (stack[top - 1], stack[top]);
                    stack[top - 1] = if matches!(op, Op::Or) { one | other } else { one & other };
                }
                Op::Not => stack[top - 1] = others & !stack[top - 1],
                Op::Nearest => stack[top - 1] = nearest(from, stack[top - 1]),
                Op::Forward => stack[top - 1] &= ahead(from, color),
                leaf => {
                    let queen = (rook_lines(from) | bishop_lines(from)) & others;
                    stack[top] = match leaf {
                        Op::Rook => rook_lines(from) & others,
                        Op::Bishop => bishop_lines(from) & others,
                        Op::King => nearest(from, queen),
                        Op::Knight => nearest(from, others & !queen),
                        _ => queen,
                    };
                    top += 1;
                }
            }
            i += 1;
        }
        SquareSet(stack[0])
    }
}

impl std::fmt::Debug for Formula {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Formula({})", self.words(FormulaWords::English))
    }
}

/// The axiom of the rook: the file and the rank that cross on `from`, its own square too.
const fn rook_lines(from: Square) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 64 {
        let to = Square::at(i);
        if to.file() == from.file() || to.rank() == from.rank() {
            set |= 1 << i;
        }
        i += 1;
    }
    set
}

/// The axiom of the bishop: the diagonals that cross on `from`, its own square too.
const fn bishop_lines(from: Square) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 64 {
        let to = Square::at(i);
        if to.file().abs_diff(from.file()) == to.rank().abs_diff(from.rank()) {
            set |= 1 << i;
        }
        i += 1;
    }
    set
}

/// Those of the first ring around `from` that has any of the set.
const fn nearest(from: Square, set: u64) -> u64 {
    let mut left = set;
    let mut best = 8;
    let mut found = 0;
    while left != 0 {
        let to = Square::at(left.trailing_zeros() as usize);
        let ring = from.ring(to);
        if ring < best {
            best = ring;
            found = 0;
        }
        if ring == best {
            found |= 1 << to.index();
        }
        left &= left - 1;
    }
    found
}

/// The ranks ahead of `from` for a side.
const fn ahead(from: Square, color: Color) -> u64 {
    let up_to_own = u64::MAX >> (56 - 8 * from.rank() as u32);
    match color {
        Color::White => !up_to_own,
        Color::Black => up_to_own >> 8,
    }
}
