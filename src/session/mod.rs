//! One lesson in progress, and the program around it, as a pure state machine.

mod app;
mod board;
mod command;
mod exercise;
mod explain;
mod hint;
mod key;
mod round;
mod run;
mod score;

pub use app::{App, Effect, Input, Item, Overlay, Screen, Target};
pub use board::{Board, Signs};
pub use command::Command;
pub use exercise::{Exercise, Feedback};
pub use explain::{sources, why};
pub use hint::{Hint, Look};
pub use key::{Key, TypedSquare, latin_by_place};
pub use round::{Mode, Phase, Round, Told};
pub use run::{Action, Picture, Progress, Run};
pub use score::{exercise_stars, lesson_stars};
