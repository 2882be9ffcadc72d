//! What the commands `check` and `lessons` print.

use std::path::PathBuf;

use super::catalog::{Catalog, tell_clashes};
use super::folder;
use super::model::Article;
use super::read::Reading;
use super::render::{Style, report};
use crate::args;
use crate::i18n::Lang;
use crate::text::width;
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
    let mut readings: Vec<Reading> = match paths {
        [] => folder::built_in(),
        _ => paths.iter().flat_map(|path| folder::at(path)).collect(),
    };
    tell_clashes(&mut readings);
    let mut checked = Checked { text: String::new(), lessons: readings.len(), errors: 0, warnings: 0 };
    for reading in &readings {
        checked.text.push_str(&report(reading, lang, style));
        checked.errors += reading.errors();
        checked.warnings += reading.warnings();
    }
    let Checked { lessons, errors, warnings, .. } = checked;
    let counts = args!["lesson-count" => lessons, "error-count" => errors, "warning-count" => warnings];
    checked.text.push_str(&Words::interface(lang).say("check-summary", &counts));
    checked.text.push('\n');
    checked
}

/// The lessons of a catalog in order, one on a line: id, article, steps, title; or how many errors it has.
pub fn list(catalog: &Catalog, lang: Lang) -> String {
    let rows: Vec<[String; 4]> = catalog.readings().iter().map(|reading| row(reading, lang)).collect();
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths = [widest(0), widest(1), widest(2)];
    let mut list = String::new();
    for row in rows {
        for (cell, widest) in row.iter().zip(widths) {
            list.push_str(cell);
            list.push_str(&" ".repeat(widest - width(cell) + 2));
        }
        list.push_str(&row[3]);
        list.truncate(list.trim_end().len());
        list.push('\n');
    }
    list
}

fn row(reading: &Reading, lang: Lang) -> [String; 4] {
    let words = Words::interface(lang);
    let id = crate::text::shorten(&reading.id, 60);
    let Some(lesson) = &reading.lesson else {
        let errors = args!["error-count" => reading.errors()];
        return [id, String::new(), String::new(), words.say("list-error-count", &errors)];
    };
    let article = match lesson.article {
        Article::Number(number) => words.say("list-article", &args!["article" => number]),
        Article::Appendix => words.plain("list-appendix"),
    };
    let steps = words.say("list-step-count", &args!["step-count" => lesson.steps.len()]);
    [id, article, steps, lesson.title(lang)]
}
