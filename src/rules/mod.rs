//! The rules core: squares, formulas, positions, moves and reasons. Knows nothing but the standard library.

mod area;
mod formula;
mod level;
mod piece;
mod position;
mod square;
mod square_set;

pub use area::Area;
pub use formula::Formula;
pub use level::{Level, Only, Targets, reach};
pub use piece::{Color, Piece, Role};
pub use position::{Fen, FenError, Move, Position};
pub use square::{Square, SquareError};
pub use square_set::SquareSet;
