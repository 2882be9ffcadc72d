//! Puzzles without end: drawn from seeds, answered by the rules, graded by what is on the board.
//!
//! ```
//! use chess_codex::puzzle::Code;
//!
//! let code: Code = "knight-4217".parse()?;
//! let puzzle = code.puzzle(0).ok_or("no puzzle")?;
//! assert_eq!(code.puzzle(0), Some(puzzle), "the same every time");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod draft;
mod find;
mod formulas;
mod generate;
pub mod grade;
mod judge;
mod kind;
mod knight;
mod mix;
mod model;
mod rng;
mod spec;
mod topic;
mod ways;

pub use code::{Code, CodeError, Wish};
pub use generate::generate;
pub use kind::Kind;
pub use mix::{Mix, Place, SetCode};
pub use model::{Asked, Puzzle};
pub use rng::{Deal, Rng};
pub use spec::{Spec, SpecError};
pub use topic::Topic;
