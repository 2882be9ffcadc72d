//! The rules core against slow, obvious referees, other programs and its own laws.

#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod areas;
mod blocks;
mod fen_faults;
mod formula_laws;
mod formula_text;
mod geometry;
mod moves;
mod own_pieces;
mod peer;
mod perft;
mod playouts;
mod proof;
mod reach_levels;
mod referee;
mod scatter;
mod solve;
mod why_file;
mod why_playouts;
