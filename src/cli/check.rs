//! `check`: every fault in lesson files.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::ArgMatches;

use crate::lesson::{self, Style};
use crate::wording::Words;

use super::args::Common;
use super::status::{Status, Trouble};

/// Checks the files and folders that are named; without any, the built-in lessons and those of `--lessons`.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let named: Vec<PathBuf> = matches.get_many::<PathBuf>("path").into_iter().flatten().cloned().collect();
    let paths = if named.is_empty() { &common.lessons } else { &named };
    let checked = lesson::check(paths, words.lang, style(io::stdout().is_terminal()));
    write!(out, "{}", checked.text)?;
    Ok(if checked.errors > 0 { Status::Fault } else { Status::Done })
}

/// How faults are shown: in colour only on a terminal, and not under `NO_COLOR`.
pub fn style(is_terminal: bool) -> Style {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Style { color: is_terminal && !no_color, ..Style::PLAIN }
}
