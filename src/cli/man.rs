//! `man`: the manual page, made from the commands, in the user's language.

use std::io::Write;

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, line_break, roman};

use crate::wording::Words;

use super::args::{self, PROGRAM, bare};
use super::status::{Status, Trouble};

/// Which encoding the page has, for programs that would guess.
const ENCODING: &str = ".\\\" -*- coding: UTF-8 -*-\n";

/// The command.
pub fn command(words: &Words<'_>) -> Command {
    bare(words, "man", "cli-man", "cli-man-usage").after_help(words.plain("cli-man-after"))
}

/// Writes the page.
pub fn run(words: &Words<'_>, out: &mut dyn Write) -> Result<Status, Trouble> {
    out.write_all(ENCODING.as_bytes())?;
    out.write_all(page(words).render().as_bytes())?;
    Ok(Status::Done)
}

fn page(words: &Words<'_>) -> Roff {
    let mut root = args::command(words);
    root.build();
    let mut roff = Roff::new();
    let version = format!("{PROGRAM} {}", env!("CARGO_PKG_VERSION"));
    roff.control("TH", [PROGRAM, "1", "", &version, ""]);
    roff.control("SH", [words.plain("man-name").as_str()]);
    roff.text([roman(format!("{PROGRAM} - {}", root.get_about().map(ToString::to_string).unwrap_or_default()))]);
    roff.control("SH", [words.plain("man-synopsis").as_str()]);
    roff.text([bold(words.plain("cli-usage"))]);
    roff.control("SH", [words.plain("cli-heading-common").as_str()]);
    // Every command has these: they are told once.
    let common = words.plain("cli-heading-common");
    let is_common = |arg: &&Arg| arg.get_help_heading() == Some(&common);
    root.get_arguments().filter(|arg| !is_common(arg)).chain(root.get_arguments().filter(is_common)).for_each(|arg| {
        argument(arg, &mut roff);
    });
    roff.control("SH", [words.plain("cli-heading-commands").as_str()]);
    for name in args::COMMANDS {
        let Some(command) = root.find_subcommand(name) else { continue };
        roff.control("SS", [*name]);
        roff.text([roman(command.get_about().map(ToString::to_string).unwrap_or_default())]);
        roff.control("PP", []);
        roff.text([bold(words.plain(&format!("cli-{name}-usage")))]);
        command.get_arguments().filter(|arg| !is_common(arg)).for_each(|arg| argument(arg, &mut roff));
        if let Some(after) = command.get_after_help() {
            roff.control("PP", []);
            roff.text([roman(after.to_string())]);
        }
    }
    roff.control("SH", [words.plain("man-exit").as_str()]);
    for (status, meaning) in [("0", "man-exit-0"), ("1", "man-exit-1"), ("2", "man-exit-2")] {
        roff.control("TP", []);
        roff.text([bold(status), line_break()]);
        roff.text([roman(words.plain(meaning))]);
    }
    roff.control("SH", [words.plain("man-environment").as_str()]);
    for (name, meaning) in
        [("CHESS_CODEX_DATA", "man-data"), ("NO_COLOR", "man-no-color"), ("LC_ALL, LANG", "man-lang")]
    {
        roff.control("TP", []);
        roff.text([bold(name), line_break()]);
        roff.text([roman(words.plain(meaning))]);
    }
    roff
}

/// An option or a value with what it means.
fn argument(arg: &Arg, roff: &mut Roff) {
    let mut head: Vec<Inline> = Vec::new();
    if let Some(short) = arg.get_short() {
        head.extend([bold(format!("-{short}")), roman(", ")]);
    }
    if let Some(long) = arg.get_long() {
        head.push(bold(format!("--{long}")));
    }
    if arg.get_action().takes_values() {
        let names = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string);
        let space = if head.is_empty() { "" } else { " " };
        head.extend([roman(space), italic(names.collect::<Vec<_>>().join(" "))]);
    }
    roff.control("TP", []);
    roff.text(head);
    roff.text([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
}
