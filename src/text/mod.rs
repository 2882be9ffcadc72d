//! Cleaning texts that come from files, and their width on a terminal.
//!
//! The rule kept here: whatever reaches a screen is made of characters that can be seen and whose width is known.

mod characters;
mod mixed;
mod wrap;

pub use characters::{clean, code_point, forbidden, in_latin, latin_lookalike};
pub use mixed::{Mixed, is_cyrillic, mixed};
pub use wrap::{PANEL, shorten, width, wrap};
