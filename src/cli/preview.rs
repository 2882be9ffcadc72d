//! `preview`: a lesson on the screen while it is written. Nothing is kept of what is answered there.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::builder::ValueParser;
use clap::{ArgMatches, Command};

use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Reading, read_file};
use crate::plain::echo;
use crate::session::{App, Effect, News, World};
use crate::term::{self, End, Watched};
use crate::text;
use crate::wording::Words;

use super::args::{Common, PROGRAM, bare, positional};
use super::course::on_terminal;
use super::status::{Status, Trouble};
use super::{keeper, near_file, practice, seed};

/// The command.
pub fn command(words: &Words<'_>) -> Command {
    bare(words, "preview", "cli-preview", "cli-preview-usage")
        .arg(
            positional(words, "file", "cli-preview-file", "cli-value-file")
                .value_parser(ValueParser::path_buf())
                .required(true),
        )
        .after_help(words.plain("cli-preview-after"))
}

/// Shows the lesson until its author leaves.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common) -> Result<Status, Trouble> {
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let shown = |path: &Path| text::clean(&path.display().to_string()).replace('\n', " ");
    let check = format!("{PROGRAM} check {}", crate::lesson::draft::shell(&shown(&path)));
    if path.is_dir() {
        return Err(Trouble::Fault(words.say("preview-folder", &args!["file" => shown(&path), "command" => check])));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(Trouble::Fault(words.say("preview-no-folder", &args!["folder" => shown(folder)])));
    }
    if let Some(trouble) = not_there(words, &path, common) {
        return Err(trouble);
    }
    if !on_terminal() {
        return Err(Trouble::Usage(words.say("preview-no-terminal", &args!["command" => check])));
    }
    let mut watched = Draft { seed: seed::drawn(), path: path.clone(), last: None };
    let mut app = App::new(words.lang, Vec::new());
    if let Some(news) = watched.read() {
        app.receive(news);
    }
    let folder = folder.to_owned();
    let watched = Watched { folders: Box::new(move || folders(&folder)), read: Box::new(move || watched.read()) };
    let limits = term::limits(common.ascii, |name| std::env::var(name).ok());
    match term::run(app, limits, &mut Nowhere, Some(term::watch(watched)))? {
        End::Left => {}
        End::Signal(signal) => term::die_of(signal),
    }
    Ok(Status::Done)
}

/// That there is no such file, where another was perhaps meant, or a lesson of the course; else it is waited for.
fn not_there(words: &Words<'_>, path: &Path, common: &Common) -> Option<Trouble> {
    if path.exists() {
        return None;
    }
    let name = path.display().to_string();
    let said = words.say("preview-no-file", &args!["file" => echo(&name)]);
    let files = near_file::near(path);
    if !files.is_empty() {
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        return Some(Trouble::Fault(practice::with_guess(words, said, &files)));
    }
    let catalog = keeper::catalog(common);
    let stem = path.file_stem()?.to_string_lossy().into_owned();
    let is_name = path.parent().is_none_or(|folder| folder.as_os_str().is_empty());
    let id = catalog.near(&stem).meant.into_iter().next().filter(|_| is_name)?;
    let play = words.say("preview-course", &args!["id" => id.as_str(), "command" => format!("{PROGRAM} play {id}")]);
    Some(Trouble::Fault(format!("{said}\n{play}")))
}

/// The folder of the lesson, and those of its messages.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let locales = folder.join("locales");
    let langs = Lang::all().iter().map(|lang| locales.join(lang.tag()));
    // Most lessons have no messages of their own: then their folders are not waited for.
    let inner = locales.is_dir().then(|| std::iter::once(locales.clone()).chain(langs.filter(|lang| lang.is_dir())));
    std::iter::once(folder.to_owned()).chain(inner.into_iter().flatten()).collect()
}

/// The file as it was read last.
struct Draft {
    /// What is drawn stays the same while the lesson is written.
    seed: u64,
    path: PathBuf,
    last: Option<Reading>,
}

impl Draft {
    /// What the file says now, if that is something new.
    fn read(&mut self) -> Option<News> {
        let reading = read_file(&self.path);
        if self.last.as_ref().is_some_and(|last| is_same(last, &reading)) {
            return None;
        }
        self.last = Some(reading.clone());
        let lesson = reading.lesson.as_ref().map(|lesson| lesson.drawn(self.seed));
        Some(News::Preview(Arc::new(Reading { lesson, ..reading })))
    }
}

/// Whether two readings are of the same words: then they say the same.
fn is_same(one: &Reading, other: &Reading) -> bool {
    let texts = |reading: &Reading| -> Vec<(String, String)> {
        reading.sources.iter().map(|source| (source.name.clone(), source.text().to_owned())).collect()
    };
    one.faults == other.faults && one.lesson.is_some() == other.lesson.is_some() && texts(one) == texts(other)
}

/// Where nothing is kept.
struct Nowhere;

impl World for Nowhere {
    fn perform(&mut self, _effect: &Effect) -> Vec<News> {
        Vec::new()
    }
}
