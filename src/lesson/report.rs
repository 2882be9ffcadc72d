//! What the command `check` prints.

use std::path::PathBuf;

use super::catalog::tell_clashes;
use super::check::ids;
use super::folder;
use super::model::Origin;
use super::read::Reading;
use super::render::{Style, report};
use crate::args;
use crate::i18n::Lang;
use crate::wording::Words;

/// What came of checking some lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Every fault, and at the end a line with the counts.
    pub text: String,
    /// How many lessons there were.
    pub lessons: usize,
    /// How many faults are errors.
    pub errors: usize,
    /// How many are warnings.
    pub warnings: usize,
}

/// Checks the lessons of these files and folders (the `.toml` in them, not in folders inside), or without any the
/// built-in ones.
pub fn check(paths: &[PathBuf], lang: Lang, style: Style) -> Checked {
    let readings = readings(paths);
    let mut checked = Checked { text: String::new(), lessons: readings.len(), errors: 0, warnings: 0 };
    for reading in &readings {
        checked.text.push_str(&report(reading, lang, style));
        checked.errors += reading.errors();
        checked.warnings += reading.warnings();
    }
    let Checked { lessons, errors, warnings, .. } = checked;
    let whose = if paths.is_empty() { "built-in" } else { "own" };
    let counts =
        args!["whose" => whose, "lesson-count" => lessons, "error-count" => errors, "warning-count" => warnings];
    checked.text.push_str(&Words::interface(lang).say("check-summary", &counts));
    checked.text.push('\n');
    checked
}

/// What is checked then: the lessons with their faults, names that clash among them.
pub fn readings(paths: &[PathBuf]) -> Vec<Reading> {
    let mut readings: Vec<Reading> = match paths {
        [] => folder::built_in(),
        _ => paths.iter().flat_map(|path| folder::at(path)).collect(),
    };
    tell_clashes(&mut readings);
    for reading in readings.iter_mut().filter(|it| it.origin != Origin::BuiltIn && folder::is_built_in(&it.id)) {
        reading.faults.insert(0, ids::lesson_id_built_in(&reading.id));
    }
    readings
}
