//! The rules core: squares, formulas, positions, moves and reasons. Knows nothing but the standard library.
//!
//! ```
//! use chess_codex::rules::{Area, Fen, Level, reach};
//!
//! let fen = Fen::parse("8/8/8/8/3N4/8/8/8")?;
//! let d4 = "d4".parse()?;
//! let knight = reach(&fen.for_piece_on(d4), d4, Level::Legal, Area::FULL);
//! assert_eq!(knight.all().to_string(), "b3 b5 c2 c6 e2 e6 f3 f5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod area;
mod castling;
mod changes;
mod cut;
mod fen;
mod formula;
mod legal;
mod level;
mod movegen;
mod moves;
#[cfg(test)]
pub(crate) mod named;
mod own;
mod own_moves;
mod perft;
mod piece;
mod position;
mod reach;
mod side;
mod solve;
mod square;
mod square_set;
mod tables;
mod why;

pub use area::Area;
pub use castling::{CastlingRights, Wing};
pub use changes::{Change, changes};
pub use fen::{Fen, FenError, FenErrorKind, FenField};
pub use formula::{
    Assembly, BISHOP, Block, Expected, Formula, FormulaError, FormulaErrorKind, FormulaGoal, FormulaWords, KING,
    KNIGHT, PAWN_CAPTURE, PAWN_MOVE, QUEEN, ROOK, Shape, WordedFormula,
};
pub use legal::IllegalMove;
pub use level::{Level, Only, Targets};
pub use moves::{Move, MoveError};
pub use own::{OwnRole, OwnRoleError};
pub use perft::perft;
pub use piece::{Color, Piece, Role};
pub use position::Position;
pub use reach::{reach, reach_by_formula, reach_with};
pub use solve::{Goal, Puzzle, Stand, Terms, TooLarge, Turn, castled, en_passant};
pub use square::{Square, SquareError};
pub use square_set::SquareSet;
pub use why::{
    Evidence, PieceOn, Reason, Why, formula_reasons, reasons, why, why_all, why_formula, why_move, why_only, why_with,
};

/// The squares strictly between two that share a rank, file or diagonal; none for others.
pub fn between(one: Square, other: Square) -> SquareSet {
    SquareSet(tables::between(one, other))
}
