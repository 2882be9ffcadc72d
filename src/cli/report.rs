//! `report`: how the class is doing, as a table or as a page.
//!
//! A report is made anew every week, so it may be written over an earlier one; over anything else it is not.

use std::ffi::OsString;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::args;
use crate::plain::echo;
use crate::print::report::{Asked, Report, Separator, Table, csv, is_page, is_table, page};
use crate::progress::{Learner, Store};
use crate::wording::Words;

use super::args::{Common, PROGRAM};
use super::file::{cannot_read, cannot_write, opened, shown, whole};
use super::keeper::{fail, find, minutes_ahead, now, quoted, reading};
use super::since;
use super::status::{Status, Trouble};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Csv,
    Html,
}

/// Makes the report that the arguments ask for.
pub fn run(
    words: &Words<'static>,
    matches: &ArgMatches,
    common: &Common,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    let file = matches.get_one::<PathBuf>("output").filter(|file| file.as_os_str() != "-");
    let form = match file {
        Some(file) => form(words, file)?,
        None => Form::Csv,
    };
    for id in ["table", "separator"] {
        if let (Form::Html, Some(file), true) = (form, file, matches.contains_id(id)) {
            let values = args!["argument" => format!("--{id}"), "file" => shown(file)];
            return Err(Trouble::Usage(words.say("report-only-csv", &values)));
        }
    }
    let now = now();
    let since = match matches.get_one::<OsString>("since").map(|text| text.to_string_lossy()) {
        Some(text) => {
            let told = |fault: since::SinceFault| words.say(fault.message(), &args!["value" => echo(&text)]);
            Some(since::moment(&text, now).map_err(|fault| Trouble::Usage(told(fault)))?)
        }
        None => None,
    };
    let (report, status) = reading(words, common, |store| {
        let learners = whom(words, store, &common.learners)?;
        let lessons = super::keeper::catalog(common).lessons().cloned().collect();
        let asked = Asked { learners, lessons, since, now, minutes_ahead: minutes_ahead() };
        fail(words, Report::of(store, asked))
    })?;
    let named = |id: &str| matches.get_one::<String>(id).map(String::as_str);
    let table = Table::ALL.into_iter().find(|(word, _)| named("table") == Some(*word));
    let table = table.map_or(Table::All, |(_, table)| table);
    let separator = Separator::ALL.into_iter().find(|(word, _)| named("separator") == Some(*word));
    let separator = separator.map_or(Separator::of(words.lang), |(_, separator)| separator);
    let Some(file) = file else {
        out.write_all(&csv(&report, *words, table, separator, false))?;
        return Ok(status);
    };
    let bytes = match form {
        Form::Csv => csv(&report, *words, table, separator, true),
        Form::Html => page(&report, *words).into_bytes(),
    };
    may_be_written_over(words, file, form)?;
    whole(file, &bytes).map_err(|error| Trouble::Fault(cannot_write(words, file, &error)))?;
    let values = args!["count" => report.pupils.len(), "file" => shown(file)];
    writeln!(out, "{}", words.say("report-written", &values))?;
    Ok(status)
}

fn form(words: &Words<'_>, file: &Path) -> Result<Form, Trouble> {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    match ending.as_deref() {
        Some("csv") => Ok(Form::Csv),
        Some("html" | "htm") => Ok(Form::Html),
        _ => Err(Trouble::Usage(words.say("report-ending", &args!["file" => shown(file)]))),
    }
}

/// Who is reported on: those who are named, in any case; else all but whole classes.
fn whom(words: &Words<'_>, store: &mut Store, names: &[String]) -> Result<Vec<Learner>, Trouble> {
    if !names.is_empty() {
        return names.iter().map(|name| find(words, store, name)).collect();
    }
    let (classes, learners): (Vec<Learner>, Vec<Learner>) =
        fail(words, store.learners())?.into_iter().partition(|learner| learner.is_class);
    if !learners.is_empty() {
        return Ok(learners);
    }
    Err(Trouble::Fault(match classes.first() {
        Some(class) => {
            let command = format!("{PROGRAM} report --learner {}", quoted(&class.name));
            words.say("report-only-class", &args!["command" => command])
        }
        None => words.say("cli-learners-none", &args!["command" => format!("{PROGRAM} learners --add")]),
    }))
}

/// That nothing stands there but an earlier report, or nothing at all.
fn may_be_written_over(words: &Words<'_>, file: &Path, form: Form) -> Result<(), Trouble> {
    let mut first = Vec::new();
    match opened(file).and_then(|opened| opened.take(4096).read_to_end(&mut first)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Trouble::Fault(cannot_read(words, file, &error))),
        Ok(_) => {}
    }
    let is_ours = first.is_empty()
        || match form {
            Form::Csv => is_table(&first),
            Form::Html => is_page(&first),
        };
    if is_ours { Ok(()) } else { Err(Trouble::Fault(words.say("report-not-ours", &args!["file" => shown(file)]))) }
}
