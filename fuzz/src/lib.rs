//! What is to hold for every input, a module to a kind of input.
//!
//! The rule kept here: each `try_input` takes any bytes, is the same for the same bytes, and panics only where a law of the
//! program is broken. libFuzzer calls it from `fuzz_targets/`, `cargo test` from `tests/fuzz_corpus.rs`, which includes
//! this file.

pub mod bytes;
pub mod code;
pub mod fen;
pub mod formula;
pub mod import;
pub mod laws;
pub mod lesson;
pub mod lessons;
pub mod locale;
pub mod paper;
pub mod plain;
pub mod screens;
pub mod session;
pub mod world;

/// Tries one input.
pub type Try = fn(&[u8]);

/// Every kind of input by its name, which is that of its folder in the corpus.
pub const TARGETS: [(&str, Try); 9] = [
    ("fen", fen::try_input),
    ("formula", formula::try_input),
    ("code", code::try_input),
    ("locale", locale::try_input),
    ("lesson", lesson::try_input),
    ("import", import::try_input),
    ("plain", plain::try_input),
    ("session", session::try_input),
    ("screens", screens::try_input),
];
