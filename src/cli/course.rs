//! The bare command: opens the course.

use std::io::{self, IsTerminal};

use crate::text;
use crate::wording::Words;

use super::args::PROGRAM;
use super::status::{Status, Trouble};

/// Whether there is a terminal to draw on and to read keys from.
pub fn on_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Opens the course; without a terminal it says what to do instead.
pub fn run(words: &Words<'_>) -> Result<Status, Trouble> {
    if !on_terminal() {
        return Err(Trouble::Usage(instead(words)));
    }
    Ok(Status::Done)
}

/// What works without a terminal, one command a line.
fn instead(words: &Words<'_>) -> String {
    let lesson = words.plain("cli-value-lesson");
    let (fen, square) = (words.plain("cli-value-fen"), words.plain("cli-value-square"));
    let commands = [
        (format!("play {lesson} --plain"), "cli-instead-play"),
        ("lessons".to_owned(), "cli-instead-lessons"),
        (format!("reach {fen} {square}"), "cli-instead-reach"),
        ("check".to_owned(), "cli-instead-check"),
        ("--help".to_owned(), "cli-instead-help"),
    ];
    let longest = commands.iter().map(|(command, _)| text::width(command)).max().unwrap_or(0);
    let line = |(command, does): &(String, &str)| {
        let space = " ".repeat(longest - text::width(command));
        format!("  {PROGRAM} {command}{space}  {}", words.plain(does))
    };
    std::iter::once(words.plain("cli-no-terminal")).chain(commands.iter().map(line)).collect::<Vec<_>>().join("\n")
}
