//! Reports on a class: what is counted, and how it looks as a table and as a page.

// A helper that fails is a test that fails.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

#[path = "../answer_support/mod.rs"]
mod answer_support;
mod cli;
#[path = "../cli_support/mod.rs"]
mod cli_support;
mod counted;
mod golden;
mod markup;
mod safe;
mod support;
mod treated;
