//! Files that are written whole or not at all.

use std::fs;
use std::io;
use std::path::Path;

use crate::args;
use crate::text::clean;
use crate::wording::Words;

/// Writes a file whole or not at all: what stood there before stays until the new one is ready.
///
/// # Errors
/// As the system gives them.
pub fn whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = file.with_file_name(name);
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        // It may not even have been made.
        let _ = fs::remove_file(&new);
    }
    written
}

/// A path as a message names it.
pub fn shown(path: &Path) -> String {
    clean(&path.display().to_string()).replace('\n', " ")
}

/// That a file cannot be read, and why.
pub fn cannot_read(words: &Words<'_>, file: &Path, error: &io::Error) -> String {
    words.say("cli-cannot-read", &args!["file" => shown(file), "cause" => error.to_string()])
}

/// That a file cannot be written, and why.
pub fn cannot_write(words: &Words<'_>, file: &Path, error: &io::Error) -> String {
    words.say("cli-cannot-write", &args!["file" => shown(file), "cause" => error.to_string()])
}
