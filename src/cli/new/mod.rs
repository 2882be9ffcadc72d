//! `new`: a lesson to begin with. What the options do not say is asked; nothing that exists is written over.

mod answers;
mod ask;
mod board;
mod file;

use std::io::{self, IsTerminal, Write};

use clap::builder::ValueParser;
use clap::{ArgMatches, Command};

use crate::args;
use crate::i18n::{Lang, Value};
use crate::lesson::draft::{Draft, Subject};
use crate::lesson::{self, Edition};
use crate::wording::Words;

use super::args::{PROGRAM, bare, option, positional};
use super::check;
use super::status::{Status, Trouble};

use answers::Piece;
pub use answers::languages as named_languages;
use ask::Ask;

/// The command with its options.
pub fn command(words: &Words<'_>) -> Command {
    let langs = Lang::all().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let own = |id, help, value| option(words, id, help, value).value_parser(ValueParser::os_string());
    bare(words, "new", "cli-new", "cli-new-usage")
        .arg(
            positional(words, "file", "cli-new-file", "cli-value-file")
                .value_parser(ValueParser::path_buf())
                .required(true),
        )
        .arg(own("article", "cli-new-article", "cli-value-article"))
        .arg(own("audience", "cli-new-audience", "cli-value-audience"))
        .arg(own("piece", "cli-new-piece", "cli-value-piece"))
        .arg(
            own("languages", "cli-new-languages", "cli-value-languages")
                .help(words.say("cli-new-languages", &args!["langs" => langs])),
        )
        .arg(own("edition", "cli-new-edition", "cli-value-edition"))
        .arg(own("from", "cli-new-from", "cli-value-fen"))
        .after_help(words.plain("cli-new-after"))
}

/// Writes the lesson.
pub fn run(words: &Words<'_>, matches: &ArgMatches, out: &mut dyn Write) -> Result<Status, Trouble> {
    let file = file::wanted(words, matches)?;
    let mut stdin = io::stdin().lock();
    let is_asked = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut ask = Ask::new(words, matches, is_asked, &mut stdin, out);
    let told = |known: &[&str]| answers::told(words, known);
    let edition = ask.given("edition", answers::edition, &told(&["preschool", "school"]))?;
    let board = board::given(words, matches)?;
    let articles = [&["1", "2", "3", "4", "5", "6", "7"].map(str::to_owned)[..], &told(&["appendix"])].concat();
    let article = ask.one("article", "6", answers::article, &articles)?;
    let audience = ask.one("audience", "pupil", answers::audience, &told(&["preschool", "pupil"]))?;
    let subject = match &board {
        Some(board) => Subject::From(board.choose(&mut ask)?),
        None => match ask.one("piece", "knight", answers::piece, &told(&answers::PIECES))? {
            Piece::Role(role) => Subject::Role(role),
            Piece::Own => Subject::Own,
        },
    };
    let langs = ask.one("languages", words.lang.tag(), answers::languages, &answers::told_languages())?;
    let draft = Draft {
        file: file.shown(),
        article,
        edition: edition.unwrap_or(Edition::for_audience(audience)),
        audience,
        langs,
        subject,
    };
    file.write(words, &sound(words, draft)?)?;
    let command = |name: &str| format!("{PROGRAM} {name} {}", file.argument());
    writeln!(out, "{}", words.say("new-written", &args!["file" => file.shown()]))?;
    for (id, name) in [("new-next-check", "check"), ("new-next-preview", "preview"), ("new-next-play", "play")] {
        writeln!(out, "{}", words.say(id, &args!["command" => command(name)]))?;
    }
    Ok(Status::Done)
}

/// The text of a lesson without any fault. Where a piece of a given board goes nowhere, the lesson says so.
///
/// # Errors
/// The faults of the board, as `check` tells them.
fn sound(words: &Words<'_>, draft: Draft) -> Result<String, Trouble> {
    let text = draft.write(words);
    let reading = draft.read(&text);
    // What stands on a board that was given is its author's business: `check` asks what it is there for.
    let is_sound = |reading: &lesson::Reading| reading.faults.iter().all(|fault| fault.rule.id == "idle-piece");
    if is_sound(&reading) {
        return Ok(text);
    }
    if let Subject::From(given) = &draft.subject
        && !given.is_stuck
    {
        let given = lesson::draft::Given { is_stuck: true, ..given.clone() };
        let stuck = Draft { subject: Subject::From(given), ..draft.clone() };
        let text = stuck.write(words);
        if is_sound(&stuck.read(&text)) {
            return Ok(text);
        }
    }
    let faults = lesson::report(&reading, words.lang, check::style(io::stderr().is_terminal()));
    Err(Trouble::Fault(format!("{}\n{}", words.plain("new-faulty"), faults.trim_end())))
}

/// Words to be listed.
fn list<T: ToString>(words: impl IntoIterator<Item = T>) -> Value {
    Value::List(words.into_iter().map(|word| word.to_string()).collect())
}
