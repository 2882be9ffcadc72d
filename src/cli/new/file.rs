//! The file of a new lesson: its name is the lesson's id, and nothing that is there already is touched.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::args;
use crate::cli::status::Trouble;
use crate::lesson::{is_built_in, is_plain, plain};
use crate::plain::echo;
use crate::text;
use crate::wording::Words;

/// How the file of a lesson ends.
const ENDING: &str = "toml";

/// A file that can be written.
pub struct NewFile(PathBuf);

/// The file that the arguments name. A name without an ending gets the right one.
///
/// # Errors
/// If it is there, cannot be there, or is no name for a lesson.
pub fn wanted(words: &Words<'_>, matches: &ArgMatches) -> Result<NewFile, Trouble> {
    let given = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let fault = |id: &str, values| Trouble::Fault(words.say(id, &values));
    if given.is_dir() {
        let example = given.join(format!("my-lesson.{ENDING}"));
        return Err(fault("new-is-folder", args!["file" => shown(&given), "example" => shown(&example)]));
    }
    let stem = given.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let example = || format!("{}.{ENDING}", plain(&stem));
    let path = match given.extension() {
        None => given.with_extension(ENDING),
        Some(ending) if ending.eq_ignore_ascii_case(ENDING) => given,
        Some(ending) => {
            let ending = format!(".{}", echo(&ending.to_string_lossy()));
            return Err(fault("new-ending", args!["ending" => ending, "example" => example()]));
        }
    };
    if !is_plain(&stem) {
        return Err(fault("new-name", args!["name" => echo(&stem), "example" => example()]));
    }
    if is_built_in(&stem) {
        return Err(fault("new-taken", args!["name" => stem]));
    }
    if fs::symlink_metadata(&path).is_ok() {
        return Err(exists(words, &path));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(fault("new-no-folder", args!["folder" => shown(folder)]));
    }
    Ok(NewFile(path))
}

impl NewFile {
    /// How it is called in messages.
    pub fn shown(&self) -> String {
        shown(&self.0)
    }

    /// How it is called as one argument of a shell.
    pub fn argument(&self) -> String {
        crate::lesson::draft::shell(&self.shown())
    }

    /// Writes it, if it still is not there. What could not be written whole is taken away.
    ///
    /// # Errors
    /// If it is there now, or cannot be written.
    pub fn write(&self, words: &Words<'_>, lesson: &str) -> Result<(), Trouble> {
        let failed = |error: std::io::Error| {
            let values = args!["file" => self.shown(), "cause" => crate::cli::file::cause(words, &error)];
            Trouble::Fault(words.say("cli-cannot-write", &values))
        };
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&self.0) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(exists(words, &self.0)),
            Err(error) => return Err(failed(error)),
        };
        file.write_all(lesson.as_bytes()).and_then(|()| file.sync_all()).map_err(|error| {
            // It was not there before, and half of it is no lesson.
            let _ = fs::remove_file(&self.0);
            failed(error)
        })
    }
}

fn exists(words: &Words<'_>, path: &Path) -> Trouble {
    Trouble::Fault(words.say("new-exists", &args!["file" => shown(path)]))
}

fn shown(path: &Path) -> String {
    text::clean(&path.display().to_string()).replace('\n', " ")
}
