//! Chess Codex: how the pieces move, derived from rook and bishop.
//!
//! The modules stand on floors; each imports only from floors below its own, and `tests/floors.rs`
//! holds them to it.
//!
//! | floor | modules |
//! |---|---|
//! | 0 | [`rules`], [`text`], [`i18n`] |
//! | 1 | [`wording`], [`puzzle`], [`progress`], [`art`] |
//! | 2 | [`lesson`] |
//! | 3 | [`session`] |
//! | 4 | [`ui`], [`plain`], [`mod@print`] |
//! | 5 | [`term`] |
//! | 6 | [`cli`] |

pub mod art;
pub mod cli;
pub mod i18n;
pub mod lesson;
pub mod plain;
pub mod print;
pub mod progress;
pub mod puzzle;
pub mod rules;
pub mod session;
pub mod term;
pub mod text;
pub mod ui;
pub mod wording;
