//! Laws of the puzzles: over many seeds of every kind about every topic at every level.
//!
//! `PUZZLE_SEEDS` says over how many seeds; without it 1,000 of each.

mod colors;
mod find;
mod support;
