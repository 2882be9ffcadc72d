//! Files: read if they are files, written whole or not at all; and what is told of them.

use std::fs::{self, File};
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

/// Opens a file to be read. What is no file, such as a pipe, would be waited for without end.
///
/// # Errors
/// As the system gives them, and [`io::ErrorKind::InvalidInput`] if it is no file.
pub fn opened(path: &Path) -> io::Result<File> {
    let what = fs::metadata(path)?;
    if what.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if what.is_file() { File::open(path) } else { Err(io::ErrorKind::InvalidInput.into()) }
}

/// A path as a message names it.
pub fn shown(path: &Path) -> String {
    clean(&path.display().to_string()).replace('\n', " ")
}

/// Why the system did not do what it was asked: in words of ours where there are any, else in its own.
pub fn cause(words: &Words<'_>, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let id = match error.kind() {
        Kind::NotFound => "system-not-found",
        Kind::PermissionDenied => "system-permission",
        Kind::IsADirectory => "system-is-a-folder",
        Kind::InvalidInput => "system-not-a-file",
        Kind::NotADirectory => "system-not-a-folder",
        Kind::ReadOnlyFilesystem => "system-read-only",
        Kind::StorageFull | Kind::QuotaExceeded => "system-full",
        Kind::FileTooLarge => "system-too-large",
        Kind::ResourceBusy | Kind::ExecutableFileBusy => "system-busy",
        Kind::InvalidFilename => "system-file-name",
        Kind::InvalidData => "system-not-text",
        _ => return error.to_string(),
    };
    words.plain(id)
}

/// That a file cannot be read, and why.
pub fn cannot_read(words: &Words<'_>, file: &Path, error: &io::Error) -> String {
    words.say("cli-cannot-read", &args!["file" => shown(file), "cause" => cause(words, error)])
}

/// That a file cannot be written, and why.
pub fn cannot_write(words: &Words<'_>, file: &Path, error: &io::Error) -> String {
    words.say("cli-cannot-write", &args!["file" => shown(file), "cause" => cause(words, error)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn what_the_system_says_is_said_in_the_language_of_the_sentence() {
        use io::ErrorKind as Kind;
        let kinds = [
            Kind::NotFound,
            Kind::PermissionDenied,
            Kind::IsADirectory,
            Kind::InvalidInput,
            Kind::NotADirectory,
            Kind::ReadOnlyFilesystem,
            Kind::StorageFull,
            Kind::FileTooLarge,
            Kind::ResourceBusy,
            Kind::InvalidFilename,
            Kind::InvalidData,
        ];
        let words = Words::interface(Lang::parse("ru").unwrap());
        for kind in kinds {
            let said = cause(&words, &io::Error::from(kind));
            assert!(!said.chars().any(|letter| letter.is_ascii_lowercase()), "{said}");
        }
        let unknown = io::Error::other("as the system has it");
        assert_eq!(cause(&words, &unknown), "as the system has it");
    }
}
