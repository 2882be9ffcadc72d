//! A lesson as lines of text: for screen readers, for pipes, for tests.

mod echo;
mod input;

pub use echo::echo;
pub use input::{Line, Lines};
