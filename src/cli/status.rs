//! How the program ends.

use std::io;
use std::process::ExitCode;

/// What the program did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// What was asked; exit 0.
    Done,
    /// There was a fault in what was given; exit 1.
    Fault,
    /// It was called the wrong way; exit 2.
    Usage,
}

/// Why a command could not do what it was asked. The texts are whole messages in the user's language.
#[derive(Debug)]
pub enum Trouble {
    /// A fault in what was given.
    Fault(String),
    /// It was called the wrong way.
    Usage(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Fault => 1,
            Status::Usage => 2,
        })
    }
}
