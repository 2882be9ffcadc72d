//! What learners have done: who they are, every answer that they gave, their stars, what is to be reviewed.
//!
//! The rules kept here: an answer is a row that is stored at the moment it is given; what was stored is never deleted
//! unless a learner is removed; whatever is wrong with the disk, the lesson goes on, and a [`Notice`] says what is kept.
//!
//! There is no clock here: each [`Moment`] is handed in.

mod answer;
mod cards;
mod digest;
mod digests;
mod export;
mod image;
mod import;
mod learner;
mod learners;
mod moment;
mod open;
mod parse;
#[cfg(test)]
mod plans;
mod record;
mod renew;
mod report;
mod reports;
pub mod review;
mod salvage;
mod schema;
mod standing;
mod standings;
mod store;
mod symbol;
mod trouble;

pub use answer::{Answer, Source};
pub use digest::{Digest, Mistaken, Work};
pub use learner::{Audience, Learner, LearnerId, NameFault, NewLearner, clean_name};
pub use moment::{Day, Moment};
pub use parse::{ImportError, Imported};
pub use report::{Heat, Misconception, Report, Tally};
pub use salvage::Saved;
pub use standing::{Place, Standing};
pub use store::Store;
pub use symbol::Symbol;
pub use trouble::{Cause, Notice, StoreError};
