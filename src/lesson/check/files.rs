//! Lessons are files that can be read, inside the folder that was given.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// A file or folder that cannot be read.
pub(in crate::lesson) static UNREADABLE: Rule = Rule::error("unreadable");
/// Bytes that are not UTF-8.
pub(in crate::lesson) static NOT_UTF8: Rule = Rule::error("not-utf8");
/// A folder or something else where a lesson's file is wanted.
pub(in crate::lesson) static NOT_A_FILE: Rule = Rule::error("not-a-file");
/// A link that leads out of the folder.
pub(in crate::lesson) static OUTSIDE_FOLDER: Rule = Rule::error("outside-folder");
/// A path without lessons.
pub(in crate::lesson) static NO_LESSONS: Rule = Rule::warning("no-lessons");

pub(in crate::lesson) fn unreadable(error: &std::io::Error) -> Fault {
    use std::io::ErrorKind;
    let why = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "not-found",
        ErrorKind::PermissionDenied => "permission",
        _ => "unknown",
    };
    Fault::new(&UNREADABLE, 0..0, "fault-unreadable", args!["why" => why, "said" => brief(&error.to_string())])
}

/// The span is that of the sign that stands for the first bad byte, which was `byte`.
pub(in crate::lesson) fn not_utf8(span: Range<usize>, byte: u8) -> Fault {
    Fault::new(&NOT_UTF8, span, "fault-not-utf8", args!["byte" => format!("{byte:02X}")])
}

pub(in crate::lesson) fn not_a_file() -> Fault {
    Fault::new(&NOT_A_FILE, 0..0, "fault-not-a-file", args![])
}

pub(in crate::lesson) fn outside_folder() -> Fault {
    Fault::new(&OUTSIDE_FOLDER, 0..0, "fault-outside-folder", args![])
}

pub(in crate::lesson) fn no_lessons() -> Fault {
    Fault::new(&NO_LESSONS, 0..0, "fault-no-lessons", args![])
}
