//! Arguments and dispatch. Every text that a user sees is a message in the user's language.
//!
//! Exit status: 0 done, 1 a fault in what was given, 2 wrong usage. A reader who closes the pipe early ends the
//! program quietly; 101 a fault of the program's own.

mod args;
mod batch;
mod check;
mod check_json;
mod completions;
mod course;
mod dash;
mod fall;
mod file;
mod home;
mod keeper;
mod learners;
mod lessons;
mod man;
mod near_file;
mod new;
mod play;
mod practice;
mod practice_lines;
mod preview;
mod puzzle_json;
mod question;
mod reach;
mod report;
mod schema;
mod seed;
mod since;
mod status;
mod usage;
mod worksheet;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use clap::ArgMatches;

use crate::args;
use crate::i18n::{Lang, Messages, Value, choose};
use crate::lesson::nearest;
use crate::plain::echo;
use crate::wording::Words;

use args::{Common, Glance, PROGRAM};
use status::{Status, Trouble};

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    // Not locked: what restores the terminal after a signal writes from a thread of its own.
    let mut out = BufWriter::new(io::stdout());
    let glance = Glance::at(&args);
    let words = Words::interface(language(&glance));
    let done = run(&words, &args, &glance, &mut out).and_then(|status| Ok(out.flush().map(|()| status)?));
    let mut err = io::stderr();
    // Nobody is left to be told that standard error cannot be written to.
    let mut say = |text: String| drop(writeln!(err, "{text}"));
    let status = match done {
        Ok(status) => status,
        Err(Trouble::Io(error)) if error.kind() == ErrorKind::BrokenPipe => Status::Done,
        Err(Trouble::Io(error)) => {
            say(words.say("cli-io-error", &args!["cause" => file::cause(&words, &error)]));
            Status::Fault
        }
        Err(Trouble::Fault(text)) => {
            say(text);
            Status::Fault
        }
        Err(Trouble::Usage(text)) => {
            say(text);
            Status::Usage
        }
    };
    // What could not be written is given up: dropping the writer would try again.
    let _ = out.into_parts();
    status.into()
}

/// The language: `--lang`, else the system's.
fn language(glance: &Glance) -> Lang {
    let flag = glance.lang.as_ref().map(|lang| lang.to_string_lossy());
    choose(flag.as_deref(), None, &|name| std::env::var(name).ok(), sys_locale::get_locale())
}

fn run(words: &Words<'static>, args: &[OsString], glance: &Glance, out: &mut dyn Write) -> Result<Status, Trouble> {
    if let Some(lang) = &glance.lang {
        known_language(words, &lang.to_string_lossy())?;
    }
    // Hundreds of texts describe the command line, and whoever uses it well reads none of them; nor needs other commands.
    let silent = Words::new(Messages::none(), words.lang);
    let command = args::with_subcommands(&silent, glance.command.as_slice());
    let args = dash::joined(&command, glance.command, args);
    if let Ok(matches) = command.try_get_matches_from(&args) {
        return dispatch(words, &matches, out);
    }
    match args::command(words).try_get_matches_from(&args) {
        Ok(matches) => dispatch(words, &matches, out),
        Err(error) => not_run(words, &error, glance, &args, out),
    }
}

fn dispatch(words: &Words<'static>, matches: &ArgMatches, out: &mut dyn Write) -> Result<Status, Trouble> {
    let common = Common::of(matches);
    if matches.subcommand_name() != Some("report") {
        one_learner(words, &common)?;
    }
    fall::tell(words, keeper::folder(&common).as_deref());
    match matches.subcommand() {
        Some(("play", matches)) => play::run(words, matches, &common, out),
        Some(("practice", matches)) => practice::run(words, matches, &common, out),
        Some(("reach", matches)) => reach::run(words, matches, out),
        Some(("check", matches)) => check::run(words, matches, &common, out),
        Some(("learners", matches)) => learners::learners(words, matches, &common, out),
        Some(("reset", matches)) => learners::reset(words, matches, &common, out),
        Some(("export", matches)) => learners::export(words, matches, &common, out),
        Some(("import", matches)) => learners::import(words, matches, &common, out),
        Some(("worksheet", matches)) => worksheet::run(words, matches, &common, out),
        Some(("report", matches)) => report::run(words, matches, &common, out),
        Some(("schema", _)) => schema::run(words, out),
        Some(("new", matches)) => new::run(words, matches, out),
        Some(("preview", matches)) => preview::run(words, matches, &common),
        Some(("completions", matches)) => completions::run(words, matches, out),
        Some(("man", _)) => man::run(words, out),
        Some(("lessons", _)) => lessons::run(words, &common, out),
        _ if matches.get_flag("plain") || course::is_dumb() => course::lines(words, &common, out),
        _ => course::run(words, &common),
    }
}

fn known_language(words: &Words<'_>, said: &str) -> Result<(), Trouble> {
    if Lang::parse(said).is_some() {
        return Ok(());
    }
    let langs = Lang::all().iter().map(|lang| format!("{lang} ({})", Words::interface(*lang).plain("language-name")));
    let id = if said.trim().is_empty() { "cli-empty-lang" } else { "cli-unknown-lang" };
    let values = args!["value" => echo(said), "langs" => Value::List(langs.collect())];
    let called = new::named_languages(said).into_iter().flatten().map(|lang| lang.tag());
    let named = |lang: &Lang| [lang.tag().to_owned(), Words::interface(*lang).plain("language-name")];
    let known = Lang::all().iter().flat_map(|lang| named(lang).map(|name| (name, lang.tag())));
    let meant = called.chain(nearest(said, known)).take(1).collect::<Vec<_>>();
    Err(Trouble::Usage(practice::with_guess(words, words.say(id, &values), &meant)))
}

/// Only a report is on several learners: elsewhere somebody's work would be kept as another's.
fn one_learner(words: &Words<'_>, common: &Common) -> Result<(), Trouble> {
    let names: BTreeSet<&str> = common.learners.iter().map(String::as_str).collect();
    match names.len() {
        0 | 1 => Ok(()),
        _ => {
            let names = names.into_iter().map(echo).collect();
            Err(Trouble::Usage(words.say("cli-one-learner", &args!["names" => Value::List(names)])))
        }
    }
}

/// Help and version are asked for through an error, as clap has it; other errors are wrong usage.
fn not_run(
    words: &Words<'_>,
    error: &clap::Error,
    glance: &Glance,
    args: &[OsString],
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    match error.kind() {
        clap::error::ErrorKind::DisplayHelp => write!(out, "{}", error.render())?,
        clap::error::ErrorKind::DisplayVersion => writeln!(out, "{PROGRAM} {}", env!("CARGO_PKG_VERSION"))?,
        _ => return Err(Trouble::Usage(usage::message(words, error, glance, args))),
    }
    Ok(Status::Done)
}
