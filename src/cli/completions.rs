//! `completions`: what a shell needs to complete commands and options, made from the commands themselves.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Command};
use clap_complete::Shell;

use crate::wording::Words;

use super::args::{self, PROGRAM, bare, positional};
use super::status::{Status, Trouble};

/// The shells by their names.
const SHELLS: [(&str, Shell); 5] = [
    ("bash", Shell::Bash),
    ("zsh", Shell::Zsh),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("elvish", Shell::Elvish),
];

/// The command.
pub fn command(words: &Words<'_>) -> Command {
    bare(words, "completions", "cli-completions", "cli-completions-usage")
        .arg(
            positional(words, "shell", "cli-completions-shell", "cli-value-shell")
                .value_parser(PossibleValuesParser::new(SHELLS.map(|(name, _)| name)))
                .hide_possible_values(true)
                .required(true),
        )
        .after_help(words.plain("cli-completions-after"))
}

/// Writes them; what they say about commands is in the user's language.
pub fn run(words: &Words<'_>, matches: &ArgMatches, out: &mut dyn Write) -> Result<Status, Trouble> {
    let name = matches.get_one::<String>("shell").map_or("bash", String::as_str);
    let shell = SHELLS.iter().find(|(its, _)| *its == name).map_or(Shell::Bash, |(_, shell)| *shell);
    // Written into a text first: the generator does not bear a pipe that is closed.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(words), PROGRAM, &mut script);
    out.write_all(&script)?;
    Ok(Status::Done)
}
