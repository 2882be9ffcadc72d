//! Practice: puzzles drawn one after another, chosen by what this learner gets wrong.
//!
//! A card is a piece and a misconception (the id of a reason), never a puzzle: what was mistaken comes back as a fresh
//! puzzle in which the same reason holds. When a card is due is the business of [`crate::progress::review`]; here is
//! chosen what to ask next and how hard, and told which cards an answer answers.

mod aim;
mod plan;
mod sitting;
mod time;

pub use aim::Aim;
pub use sitting::{Asked, Review, Sitting, Subject, mistakes};
pub use time::SittingTime;
