//! `play`: one lesson, on the screen or as lines of text.

use std::io::{self, IsTerminal, Write};

use clap::ArgMatches;

use crate::args;
use crate::lesson::{self, Catalog, OpenError};
use crate::plain::{self, echo};
use crate::session::{Mode, Run};
use crate::wording::Words;

use super::args::{Common, PROGRAM, text};
use super::check;
use super::course;
use super::status::{Status, Trouble};

/// Plays the lesson that the arguments name.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let name = text(matches, "lesson");
    let is_plain = matches.get_flag("plain");
    if !is_plain && !course::on_terminal() {
        let command = format!("{PROGRAM} play {} --plain", echo(&name));
        return Err(Trouble::Usage(words.say("cli-play-no-terminal", &args!["command" => command])));
    }
    let catalog = Catalog::with_folders(&common.lessons);
    let lesson = match catalog.open(&name) {
        Ok(lesson) => lesson,
        Err(OpenError::Unknown { name, guess }) => {
            let mut lines = vec![words.say("cli-unknown-lesson", &args!["lesson" => echo(&name)])];
            lines.extend(guess.map(|guess| words.say("cli-did-you-mean", &args!["guess" => guess])));
            lines.push(words.plain("cli-see-lessons"));
            return Err(Trouble::Fault(lines.join("\n")));
        }
        Err(OpenError::Broken(reading)) => {
            let faults = lesson::report(&reading, words.lang, check::style(io::stderr().is_terminal()));
            return Err(Trouble::Fault(faults.trim_end().to_owned()));
        }
    };
    if !is_plain {
        return course::open(words, common, &catalog, Some(&lesson));
    }
    let run = Run::new(lesson, Some(Mode::ThenCheck));
    plain::play(run, words.lang, io::stdin().lock(), out, course::on_terminal())?;
    Ok(Status::Done)
}
