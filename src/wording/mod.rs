//! Pieces, squares, sides and reasons as sentences, through Fluent.

mod args;
pub mod audit;
mod blocks;
mod complete;
mod fault;
mod history;
mod mixed;
mod play;
mod reason;
mod setup;
mod task;
mod time;
mod words;

pub use args::{ChessArgs, color_key, own_key, piece_key, role_key};
pub use blocks::{AssembleTask, block_message};
pub use complete::{CompleteTask, change_reason};
pub use fault::FaultText;
pub use play::{MoveTold, PlayTask};
pub use setup::SetupTask;
pub use task::{BuildTask, FindTask};
pub use time::clock;
pub use words::Words;
