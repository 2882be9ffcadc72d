//! `check`: every fault in lesson files, for people or for editors; and what a rule is for.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::ArgMatches;

use crate::args;
use crate::lesson::{self, Severity, Style, explained};
use crate::plain::echo;
use crate::text;
use crate::wording::Words;

use super::args::{Common, PROGRAM};
use super::check_json;
use super::status::{Status, Trouble};

/// The longest line of an explanation, in columns.
const COLUMNS: usize = 80;

/// Checks the files and folders that are named; without any, the built-in lessons and those of `--lessons`.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    if let Some(rule) = matches.get_one::<std::ffi::OsString>("explain") {
        return explain(words, &rule.to_string_lossy(), out);
    }
    let named: Vec<PathBuf> = matches.get_many::<PathBuf>("path").into_iter().flatten().cloned().collect();
    let paths = if named.is_empty() { &common.lessons } else { &named };
    let errors = if matches.get_one::<String>("format").is_some_and(|format| format == "json") {
        let readings = lesson::readings(paths);
        writeln!(out, "{}", check_json::document(&readings, words.lang))?;
        readings.iter().map(lesson::Reading::errors).sum()
    } else {
        let checked = lesson::check(paths, words.lang, style(io::stdout().is_terminal()));
        write!(out, "{}", checked.text)?;
        if paths.is_empty() {
            let command = format!("{PROGRAM} check {}", words.plain("cli-value-file"));
            writeln!(out, "{}", words.say("check-own", &args!["command" => command]))?;
        }
        checked.errors
    };
    Ok(if errors > 0 { Status::Fault } else { Status::Done })
}

/// What the rule is for.
fn explain(words: &Words<'_>, name: &str, out: &mut dyn Write) -> Result<Status, Trouble> {
    let rule = explained(name).map_err(|guess| {
        let args = args!["name" => echo(name)];
        Trouble::Usage(match guess {
            Some(guess) => words.say("cli-check-no-rule-guess", &args.with("guess", guess)),
            None => words.say("cli-check-no-rule", &args),
        })
    })?;
    let severity = words.plain(if rule.severity == Severity::Error { "check-error" } else { "check-warning" });
    writeln!(out, "{severity}[{}]", rule.id)?;
    for line in text::wrap(&words.plain(&format!("rule-{}", rule.id)), COLUMNS) {
        writeln!(out, "{line}")?;
    }
    Ok(Status::Done)
}

/// How faults are shown: in colour only on a terminal, and not under `NO_COLOR`.
pub fn style(is_terminal: bool) -> Style {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Style { color: is_terminal && !no_color, ..Style::PLAIN }
}
