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

/// Why the system did not do what it was asked: in words of ours where there are any, else in its own.
pub fn cause(words: &Words<'_>, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let id = match error.kind() {
        Kind::NotFound => "system-not-found",
        Kind::PermissionDenied => "system-permission",
        Kind::IsADirectory => "system-is-a-folder",
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
