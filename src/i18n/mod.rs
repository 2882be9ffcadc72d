//! Languages: which one to speak, and the Fluent messages it speaks in.
//!
//! A language is a folder `locales/<tag>/`: its `*.ftl` together are the interface, `lessons/<id>.ftl` the words of
//! the built-in lessons. A further language is a further folder and no code. The code itself holds no words.
//!
//! Messages may call two functions besides what Fluent has: `PIECE($piece, case: "genitive", number: "many",
//! capital: "yes")`, the name of a piece with its colour in agreement, and `GENDER($piece)`, to choose by.

mod args;
mod bundle;
mod choose;
mod definitions;
mod embedded;
mod fault;
mod interface;
mod lang;
mod messages;
mod names;
mod pattern;
mod shelf;
mod source;

pub use args::{Args, Value};
pub use choose::choose;
pub use definitions::definitions;
pub use embedded::{interface_sources, lesson_source, lesson_sources};
pub use fault::{FtlFault, FtlFaultKind, MessageFault};
pub use interface::{name_cases, name_genders};
pub use lang::Lang;
pub use messages::{MAX_TEXT, Messages};
pub use names::{OwnPiece, PieceName};
pub use pattern::Pattern;
