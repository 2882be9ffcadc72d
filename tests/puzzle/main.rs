//! Laws of the puzzles: over many seeds of every kind about every topic at every level.
//!
//! `PUZZLE_SEEDS` says over how many seeds; without it 1,000 of each.

mod find;
mod golden;
mod judge;
mod knight;
mod laws;
mod support;
mod ways;
