//! Wrong usage, told in the user's language from what clap found out.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Error};

use crate::args;
use crate::i18n::{Args, Value};
use crate::plain::echo;
use crate::wording::Words;

use super::args::{Glance, PROGRAM, command};
use super::dash;

/// What is wrong, what was probably meant, how the command is called, and where its help is.
pub fn message(words: &Words<'_>, error: &Error, glance: &Glance, args: &[OsString]) -> String {
    let mut lines = vec![cause(words, error, args)];
    lines.extend(as_option(words, error, glance).or_else(|| meant(words, error)));
    lines.extend(no_flag(words, error, args));
    // The fields of a FEN are parted by spaces: without quotes the rest of them is taken for more arguments.
    if error.kind() == ErrorKind::UnknownArgument && glance.command == Some("reach") {
        lines.push(words.say("cli-quote-fen", &args!["example" => "\"8/8/8/8/3N4/8/8/8 w - - 0 1\""]));
    }
    lines.push(see_help(words, glance.command));
    lines.join("\n")
}

/// How the command is called, and where its help is.
pub fn see_help(words: &Words<'_>, command: Option<&str>) -> String {
    let usage = command.map_or_else(|| "cli-usage".to_owned(), |command| format!("cli-{command}-usage"));
    let help = match command {
        Some(command) => format!("{PROGRAM} {command} --help"),
        None => format!("{PROGRAM} --help"),
    };
    words.say("cli-see-help", &args!["usage" => words.plain(&usage), "help" => help])
}

/// How a word that only looks like a flag is given.
fn no_flag(words: &Words<'_>, error: &Error, args: &[OsString]) -> Option<String> {
    let named = first(error, ContextKind::InvalidArg).filter(|_| error.kind() == ErrorKind::UnknownArgument)?;
    let value =
        dash::whole(args, &named).filter(|value| value.chars().count() > 2 || value[1..].parse::<u8>().is_ok())?;
    Some(words.say("cli-dash", &args!["value" => echo(&value)]))
}

fn cause(words: &Words<'_>, error: &Error, args: &[OsString]) -> String {
    let of = |kind| first(error, kind).map(|text| echo(&text)).unwrap_or_default();
    let named = first(error, ContextKind::InvalidArg).unwrap_or_default();
    let argument = echo(&dash::whole(args, &named).unwrap_or(named));
    let value = of(ContextKind::InvalidValue);
    let with = |args: Args| args.with("argument", argument.clone());
    match error.kind() {
        ErrorKind::UnknownArgument => words.say("cli-unknown-argument", &with(args![])),
        ErrorKind::InvalidSubcommand => {
            words.say("cli-unknown-command", &args!["command" => of(ContextKind::InvalidSubcommand)])
        }
        ErrorKind::MissingRequiredArgument => {
            words.say("cli-missing-arguments", &args!["arguments" => list(error, ContextKind::InvalidArg)])
        }
        // Which value, its help says: after the name of the option, not as a part of it.
        ErrorKind::InvalidValue if value.is_empty() => {
            let (option, wanted) = argument.split_once(' ').unwrap_or((&argument, ""));
            words.say(
                "cli-missing-value",
                &args!["argument" => option, "example" => format!("{option} {wanted}").trim_end()],
            )
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let values = strings(error, ContextKind::ValidValue).join(", ");
            words.say("cli-invalid-value", &with(args!["value" => value, "values" => values]))
        }
        ErrorKind::TooManyValues => words.say("cli-needless-value", &with(args!["value" => value])),
        ErrorKind::ArgumentConflict => {
            let prior = list(error, ContextKind::PriorArg);
            if prior == Value::List(vec![argument.clone()]) || prior == Value::List(Vec::new()) {
                words.say("cli-argument-twice", &with(args![]))
            } else {
                words.say("cli-conflict", &with(args!["others" => prior]))
            }
        }
        ErrorKind::InvalidUtf8 => words.plain("cli-not-utf8"),
        _ => words.plain("cli-wrong-usage"),
    }
}

fn meant(words: &Words<'_>, error: &Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    // Of several the nearest stands last.
    let guess = kinds.into_iter().find_map(|kind| strings(error, kind).pop())?;
    Some(words.say("cli-did-you-mean", &args!["guess" => guess]))
}

/// The option that has the unknown flag as one of its values: `--json` is meant as `--format json`.
fn as_option(words: &Words<'_>, error: &Error, glance: &Glance) -> Option<String> {
    let named = first(error, ContextKind::InvalidArg).filter(|_| error.kind() == ErrorKind::UnknownArgument)?;
    let value = named.strip_prefix("--")?;
    let root = command(words);
    let has_it = |arg: &&Arg| arg.get_possible_values().iter().any(|possible| possible.get_name() == value);
    let option = root.find_subcommand(glance.command?)?.get_arguments().find(has_it)?.get_long()?;
    Some(words.say("cli-did-you-mean", &args!["guess" => format!("--{option} {value}")]))
}

fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![bare(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| bare(text)).collect(),
        _ => Vec::new(),
    }
}

/// A name as it stands in our help, `--lang LANG`, without the brackets that clap puts round it.
fn bare(name: &str) -> String {
    let (before, name) = name.split_once(" <").map_or(("", name), |(flag, value)| (flag, value));
    let name = name.trim_end_matches("...").trim_start_matches(['<', '[']).trim_end_matches(['>', ']']);
    if before.is_empty() { name.to_owned() } else { format!("{before} {name}") }
}

fn first(error: &Error, kind: ContextKind) -> Option<String> {
    strings(error, kind).into_iter().next()
}

fn list(error: &Error, kind: ContextKind) -> Value {
    Value::List(strings(error, kind).iter().map(|text| echo(text)).collect())
}
