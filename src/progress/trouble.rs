//! What can be wrong with the store, as messages with the place and the mend.

use std::path::{Path, PathBuf};

use crate::args;
use crate::i18n::Args;

use super::{Learner, NameFault, Saved};

/// Why something is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The system told no folder for data.
    NoFolder,
    /// The folder or the file may only be read, or not even that.
    ReadOnly,
    /// No room is left.
    Full,
    /// The folder is not there, and cannot be made.
    NotFound,
    /// A file stands where a folder is wanted.
    NotAFolder,
    /// Another program holds the file.
    Busy,
    /// The file is from a newer version of the program.
    Newer,
    /// The file is damaged, or none of ours.
    Damaged,
    /// The learner was removed meanwhile, by another program.
    LearnerGone,
    /// What the system says, in its words.
    Other(String),
}

/// Something that a learner or teacher must be told about the store. None of it ends the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// From now on nothing is kept.
    NothingIsKept {
        /// Why.
        cause: Cause,
        /// The folder or the file that it is about.
        place: PathBuf,
    },
    /// What could not be kept for a while is kept now.
    KeptAgain {
        /// So many answers.
        answers: usize,
    },
    /// The file is not in its place any more: a new one was begun.
    MovedAway {
        /// Where it was, and the new one is.
        place: PathBuf,
    },
    /// The file was damaged: it was given another name, and what could be read of it is in a new one.
    SetAside {
        /// The damaged file's new place.
        place: PathBuf,
        /// What could be read.
        saved: Saved,
    },
    /// The file is damaged, and was only read: what could be read counts, nothing was changed.
    ReadInPart {
        /// The damaged file.
        place: PathBuf,
        /// What could be read.
        saved: Saved,
    },
}

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no such learner (any more).
    UnknownLearner,
    /// That cannot be a name.
    Name(NameFault),
    /// It could not be written.
    Failed {
        /// Why.
        cause: Cause,
        /// The folder or the file that it is about.
        place: PathBuf,
    },
    /// It could not be read.
    Unread {
        /// Why.
        cause: Cause,
        /// The folder or the file that it is about.
        place: PathBuf,
    },
}

impl Cause {
    /// The last part of its messages' ids.
    const fn key(&self) -> &'static str {
        match self {
            Self::NoFolder => "no-folder",
            Self::ReadOnly => "read-only",
            Self::Full => "full",
            Self::NotFound => "not-found",
            Self::NotAFolder => "not-a-folder",
            Self::Busy => "busy",
            Self::Newer => "newer",
            Self::Damaged => "damaged",
            Self::LearnerGone => "learner-gone",
            Self::Other(_) => "other",
        }
    }

    fn message(&self, place: &Path) -> (String, Args) {
        // Of a folder that cannot be there it is no use to name the file that would lie in it.
        let place = match self {
            Self::NotFound | Self::NotAFolder => place.parent().unwrap_or(place),
            _ => place,
        };
        let cause = if let Self::Other(text) = self { text.as_str() } else { "" };
        (format!("progress-cause-{}", self.key()), args!["place" => shown(place), "cause" => cause])
    }
}

/// A path as text.
fn shown(place: &Path) -> String {
    crate::text::clean(&place.display().to_string()).replace('\n', " ")
}

impl Notice {
    /// Its messages: what happened; and where there is one, why, with the mend. Each an id and its values.
    pub fn messages(&self) -> Vec<(String, Args)> {
        match self {
            Self::NothingIsKept { cause, place } => {
                vec![("progress-nothing-is-kept".into(), args![]), cause.message(place)]
            }
            Self::KeptAgain { answers } => vec![("progress-kept-again".into(), args!["count" => *answers])],
            Self::MovedAway { place } => vec![("progress-moved-away".into(), args!["place" => shown(place)])],
            Self::SetAside { place, saved } => saved.messages("progress-set-aside", place),
            Self::ReadInPart { place, saved } => saved.messages("progress-read", place),
        }
    }
}

impl Saved {
    /// What there was to be saved, with the damaged file: all, a part or nothing.
    fn messages(self, id: &str, place: &Path) -> Vec<(String, Args)> {
        let part = match self {
            Self { is_whole: true, .. } => "whole",
            Self { answers: 0, .. } => "nothing",
            Self { .. } => "part",
        };
        vec![(format!("{id}-{part}"), args!["place" => shown(place), "count" => self.answers])]
    }
}

impl StoreError {
    /// Its messages, as those of a [`Notice`].
    pub fn messages(&self) -> Vec<(String, Args)> {
        match self {
            Self::UnknownLearner => vec![("progress-unknown-learner".into(), args![])],
            Self::Name(fault) => vec![fault.message()],
            Self::Failed { cause, place } => vec![("progress-failed".into(), args![]), cause.message(place)],
            Self::Unread { cause, place } => {
                let why = match cause {
                    Cause::ReadOnly => ("progress-cause-not-readable".into(), args!["place" => shown(place)]),
                    cause => cause.message(place),
                };
                vec![("progress-unread".into(), args![]), why]
            }
        }
    }
}

impl NameFault {
    /// Its message: an id and its values.
    pub fn message(&self) -> (String, Args) {
        match self {
            Self::Empty => ("progress-name-empty".into(), args![]),
            Self::TooLong => ("progress-name-too-long".into(), args!["most" => Learner::LONGEST_NAME]),
            Self::Taken(name) => ("progress-name-taken".into(), args!["name" => name.as_str()]),
        }
    }
}

impl From<std::io::Error> for Cause {
    fn from(error: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Self::Full,
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::NotADirectory | ErrorKind::AlreadyExists => Self::NotAFolder,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for Cause {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::{Error, ErrorCode};
        // What the program has never written: so a page that is damaged may look like a good one.
        if let Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) = error
        {
            return Self::Damaged;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            // No room for the index that is shared beside the log.
            Some(ErrorCode::SystemIoFailure) if extended(&error) == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE) => {
                Self::Full
            }
            // Of a head that says something impossible, and of tables that are not there, SQLite says no more than this.
            Some(ErrorCode::Unknown) if is_of_the_schema(&error) => Self::Damaged,
            _ => Self::Other(error.to_string()),
        }
    }
}

fn is_of_the_schema(error: &rusqlite::Error) -> bool {
    let said = error.to_string();
    ["unsupported file format", "no such table", "no such column"].iter().any(|cause| said.contains(cause))
}

fn extended(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}
