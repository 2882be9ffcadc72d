//! One lesson in progress, and the program around it, as a pure state machine.

mod app;
mod board;
mod command;
mod exercise;
mod hint;
mod key;
mod record;
mod run;
mod score;
mod spot;
mod work;

pub use app::{App, Effect, Input, Item, Overlay, Screen, Target};
pub use board::{Board, Signs};
pub use command::Command;
pub use exercise::{Exercise, Feedback};
pub use hint::{Hint, Look};
pub use key::{Key, TypedSquare, latin_by_place};
pub use record::{Record, step_key};
pub use run::{Action, Picture, Progress, Run};
pub use score::{exercise_stars, lesson_stars};
pub use spot::{CHOICE_KEYS, Choice, ChoiceState, Offer, Spot};
pub use work::{
    Answer, Blocks, Complete, Explanation, Hand, Held, Marks, Mode, Moves, Phase, Picks, Placing, Round, Told, Work,
    sources, why,
};
