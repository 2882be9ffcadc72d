//! The store of progress: what is given to it is there afterwards, whatever happens to the file meanwhile.

// A helper that fails is a test that fails.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

#[path = "../answer_support/mod.rs"]
mod answer_support;
mod answers;
mod exchange;
mod learners;
mod salvaged;
mod support;
mod trouble;
mod versions;
