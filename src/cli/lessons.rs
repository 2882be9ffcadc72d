//! `lessons`: what there is to play.

use std::io::Write;

use crate::args;
use crate::lesson::{Article, Lesson, Origin, Reading};
use crate::text;
use crate::wording::Words;

use super::args::Common;
use super::keeper;
use super::status::{Status, Trouble};

/// Lists all lessons in columns: id, article, title, size, where it comes from.
pub fn run(words: &Words<'_>, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let catalog = keeper::catalog(common);
    let rows: Vec<[String; 5]> = catalog.readings().iter().map(|reading| row(words, reading)).collect();
    if rows.is_empty() {
        writeln!(out, "{}", words.plain("list-empty"))?;
    }
    for line in table(&rows) {
        writeln!(out, "{line}")?;
    }
    let broken = catalog.readings().iter().any(|reading| reading.lesson.is_none());
    Ok(if broken { Status::Fault } else { Status::Done })
}

/// A title is cut off after so many columns.
const LONGEST_TITLE: usize = 48;

fn row(words: &Words<'_>, reading: &Reading) -> [String; 5] {
    let origin = match &reading.origin {
        Origin::BuiltIn | Origin::Drawn => words.plain("cli-built-in"),
        Origin::File(path) => path.display().to_string(),
    };
    let [article, title, size] = match &reading.lesson {
        Some(lesson) => [article(words, lesson.article), lesson.title(words.lang), size(words, lesson)],
        None => {
            ["-".to_owned(), words.say("cli-broken", &args!["count" => reading.hindrances().len()]), "-".to_owned()]
        }
    };
    // One long title must not push everybody's columns away.
    let title = text::shorten(&title, LONGEST_TITLE);
    [reading.id.clone(), article, title, size, origin].map(|cell| text::clean(&cell).replace('\n', " "))
}

fn article(words: &Words<'_>, article: Article) -> String {
    match article {
        Article::Number(number) => words.say("article-number", &args!["article" => number]),
        Article::Appendix => words.plain("appendix"),
    }
}

fn size(words: &Words<'_>, lesson: &Lesson) -> String {
    let exercises = lesson.steps.iter().filter(|step| step.is_exercise()).count();
    let steps = words.say("steps-count", &args!["count" => lesson.steps.len()]);
    format!("{steps}, {}", words.say("cli-exercises", &args!["count" => exercises]))
}

/// Rows as lines, each column as wide as its widest cell.
pub(super) fn table<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let widths: Vec<usize> =
        (0..N).map(|column| rows.iter().map(|row| text::width(&row[column])).max().unwrap_or(0)).collect();
    let line = |row: &[String; N]| {
        let cells = row.iter().zip(&widths).map(|(cell, wide)| cell.clone() + &" ".repeat(wide - text::width(cell)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
