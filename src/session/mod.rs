//! One lesson in progress, and the program around it, as a pure state machine.

mod app;
mod aside;
mod board;
mod command;
mod detour;
mod effect;
mod exercise;
mod hint;
mod input;
mod item;
mod key;
pub mod practice;
mod praise;
mod preview;
mod record;
mod run;
mod score;
mod screens;
mod settings;
mod spot;
pub mod telling;
pub mod voice;
mod watch;
mod work;

pub use app::{App, Overlay};
pub use aside::Aside;
pub use board::{Board, Signs};
pub use command::Command;
pub use effect::{Effect, News, World};
pub use exercise::{Exercise, Feedback};
pub use hint::{Hint, Look};
pub use input::{Input, Target};
pub use item::Item;
pub use key::{Key, TypedSquare, latin_by_place};
pub use praise::Praise;
pub use preview::Preview;
pub use record::{Record, step_key};
pub use run::{Action, Picture, Progress, Run};
pub use score::{exercise_stars, lesson_stars};
pub use screens::{
    Asked, Audiences, Exercises, Fault, Faults, Known, Learners, Map, Practice, Progress as ProgressPage, Screen,
    SettingsPage, Station, Welcome,
};
pub use settings::{Answers, Motion, Pieces, Setting, Settings, Speech, Theme};
pub use spot::{Choice, ChoiceState, Offer, Spot, are_digits, called, key_of};
pub use watch::{TaskKey, Watch};
pub use work::{
    Answer, Blocks, Complete, Explanation, Hand, Held, Marks, Mode, Moves, Phase, Picks, Placing, Round, Told, Work,
    sources, why,
};
