//! The bare command: opens the course.

use std::io::{self, IsTerminal};

use crate::wording::Words;

use super::status::{Status, Trouble};

/// Whether there is a terminal to draw on and to read keys from.
pub fn on_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Opens the course; without a terminal it says what to do instead.
pub fn run(words: &Words<'_>) -> Result<Status, Trouble> {
    if !on_terminal() {
        return Err(Trouble::Usage(words.plain("cli-no-terminal")));
    }
    Ok(Status::Done)
}
