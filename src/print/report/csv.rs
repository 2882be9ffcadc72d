//! The report as a table that spreadsheet programs open as it is.
//!
//! A file begins with the mark by which they know UTF-8, its lines end as theirs do, and the separator is the one that they
//! await where the language is spoken: they do not ask. There is no line `sep=;` for them: with it some forget the mark, and
//! others show it. No cell can be taken for a formula. Numbers have no fractions, days are written as 2026-11-30, times in
//! seconds: so they are read alike everywhere.

use ::csv::{Terminator, WriterBuilder};

use crate::i18n::Lang;
use crate::progress::{Moment, Work};
use crate::wording::Words;

use super::said::{Said, article_sign, articles, line};
use super::{Fault, Pupil, Report, Treatment};

/// What a file of UTF-8 begins with for spreadsheet programs.
pub const CSV_MARK: &str = "\u{FEFF}";

/// Which rows there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Table {
    /// What was done and what goes wrong, in one: the first column says which.
    #[default]
    All,
    /// A row for each learner.
    Learners,
    /// A row for each learner and lesson, and one for its practice.
    Lessons,
    /// A row for each mistake and learner, the commonest of the class first.
    Mistakes,
}

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// As spreadsheet programs have it where numbers are written 0.5.
    Comma,
    /// Where they are written 0,5.
    Semicolon,
    /// A tab.
    Tab,
}

/// One column of a table, with the message of its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Row,
    Learner,
    Kind,
    LessonsDone,
    AllStars,
    /// Stars of each article: eight columns.
    Articles,
    Lesson,
    Title,
    Article,
    Stars,
    Tasks,
    AtOnce,
    Answers,
    Seconds,
    First,
    Last,
    Finished,
    LastSeen,
    Streak,
    Place,
    Piece,
    Mistake,
    Times,
    TimesOfAll,
    Children,
    Code,
    Command,
}

impl Table {
    /// All of them, by their words on the command line.
    pub const ALL: [(&'static str, Self); 4] =
        [("all", Self::All), ("learners", Self::Learners), ("lessons", Self::Lessons), ("mistakes", Self::Mistakes)];

    const fn columns(self) -> &'static [Column] {
        use Column::*;
        match self {
            Self::All => &[
                Row, Learner, Kind, Lesson, Title, Article, Stars, Tasks, AtOnce, Answers, Seconds, First, Last,
                Finished, Place, Piece, Mistake, Times, TimesOfAll, Children, Code, Command,
            ],
            Self::Learners => {
                &[Learner, Kind, LessonsDone, AllStars, Articles, Tasks, AtOnce, Answers, Seconds, LastSeen, Streak]
            }
            Self::Lessons => {
                &[Learner, Kind, Lesson, Title, Article, Stars, Tasks, AtOnce, Answers, Seconds, First, Last, Finished]
            }
            Self::Mistakes => {
                &[Place, Piece, Mistake, TimesOfAll, Children, Code, Command, Learner, Kind, Times, Lesson, Title]
            }
        }
    }
}

impl Separator {
    /// All of them, by their words on the command line.
    pub const ALL: [(&'static str, Self); 3] =
        [("comma", Self::Comma), ("semicolon", Self::Semicolon), ("tab", Self::Tab)];

    /// The one that spreadsheet programs await where a language is spoken: a comma with English, a semicolon wherever the
    /// comma is in the numbers.
    pub fn of(lang: Lang) -> Self {
        if lang == Lang::ENGLISH { Self::Comma } else { Self::Semicolon }
    }

    const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

impl Column {
    const fn message(self) -> &'static str {
        match self {
            Self::Row => "report-csv-row",
            Self::Learner => "report-learner",
            Self::Kind => "report-kind",
            Self::LessonsDone => "report-lessons-done",
            Self::AllStars | Self::Stars => "report-stars",
            Self::Articles => "report-csv-article-stars",
            Self::Lesson => "report-csv-lesson",
            Self::Title => "report-csv-title",
            Self::Article => "report-csv-article",
            Self::Tasks => "report-tasks",
            Self::AtOnce => "report-at-once",
            Self::Answers => "report-answers",
            Self::Seconds => "report-csv-seconds",
            Self::First => "report-csv-first",
            Self::Last => "report-csv-last",
            Self::Finished => "report-csv-finished",
            Self::LastSeen => "report-last",
            Self::Streak => "report-streak",
            Self::Place => "report-csv-place",
            Self::Piece => "report-csv-piece",
            Self::Mistake => "report-mistake",
            Self::Times => "report-times",
            Self::TimesOfAll => "report-csv-times-of-all",
            Self::Children => "report-children",
            Self::Code => "report-code",
            Self::Command => "report-treat",
        }
    }
}

/// What a row is about; what it does not have is an empty cell.
#[derive(Clone, Copy, Default)]
struct About<'a> {
    row: &'static str,
    pupil: Option<(usize, &'a Pupil)>,
    lesson: Option<&'a str>,
    title: Option<&'static str>,
    work: Option<&'a Work>,
    /// With its place in the order.
    fault: Option<(usize, &'a Fault)>,
}

/// A table. For a `file` there are the mark and the ends of lines of spreadsheet programs; other programs, which read
/// standard output, get neither.
pub fn csv(report: &Report, words: Words<'static>, table: Table, separator: Separator, is_file: bool) -> Vec<u8> {
    let said = Said { words, report };
    let (mark, end) = if is_file { (CSV_MARK, Terminator::CRLF) } else { ("", Terminator::Any(b'\n')) };
    let mut writer =
        WriterBuilder::new().delimiter(separator.byte()).terminator(end).from_writer(mark.as_bytes().to_vec());
    // Every row has as many cells as the heading, and memory takes them all: nothing of this can fail.
    let _ = writer.write_record(heading(words, table));
    for about in rows(report, table) {
        let cells = table.columns().iter().flat_map(|column| cells(&said, *column, &about));
        let _ = writer.write_record(cells.map(|cell| harmless(&cell)));
    }
    writer.into_inner().unwrap_or_default()
}

/// Whether these first bytes are of a file that this has written, in any language.
pub fn is_table(bytes: &[u8]) -> bool {
    let Ok(first) = std::str::from_utf8(bytes.split(|byte| *byte == b'\r').next().unwrap_or_default()) else {
        return false;
    };
    Lang::all().iter().any(|&lang| {
        Table::ALL.iter().any(|(_, table)| {
            let heading = heading(Words::interface(lang), *table);
            Separator::ALL.iter().any(|(_, separator)| {
                let between = char::from(separator.byte()).to_string();
                first.strip_prefix(CSV_MARK) == Some(heading.join(&between).as_str())
            })
        })
    })
}

fn heading(words: Words<'static>, table: Table) -> Vec<String> {
    let one = |column: &Column| match column {
        Column::Articles => {
            articles().map(|article| format!("{} {}", words.plain(column.message()), article_sign(article))).collect()
        }
        _ => vec![words.plain(column.message())],
    };
    table.columns().iter().flat_map(one).collect()
}

/// The rows of a table, in order.
fn rows(report: &Report, table: Table) -> Vec<About<'_>> {
    let mut rows = Vec::new();
    let pupils = || report.pupils.iter().enumerate();
    match table {
        Table::Learners => rows.extend(pupils().map(|pupil| About {
            pupil: Some(pupil),
            work: Some(&pupil.1.digest.all),
            ..About::default()
        })),
        Table::Lessons => pupils().for_each(|pupil| lessons(report, pupil, &mut rows)),
        Table::Mistakes => mistakes(report, &mut rows),
        Table::All => {
            pupils().for_each(|pupil| lessons(report, pupil, &mut rows));
            mistakes(report, &mut rows);
        }
    }
    rows
}

/// What a pupil did in this time: each lesson, and practice; one who did nothing has a row all the same.
fn lessons<'a>(report: &'a Report, pupil: (usize, &'a Pupil), rows: &mut Vec<About<'a>>) {
    let Pupil { digest, .. } = pupil.1;
    let before = rows.len();
    for id in report.lessons_of(std::iter::once(pupil.1)) {
        let work = digest.lessons.get(id);
        if work.is_some() || digest.finished.contains_key(id) {
            rows.push(About {
                row: "report-row-lesson",
                pupil: Some(pupil),
                lesson: Some(id),
                work,
                ..About::default()
            });
        }
    }
    if digest.practice.answers > 0 {
        let (row, title) = ("report-row-practice", Some("report-row-practice"));
        rows.push(About { row, pupil: Some(pupil), title, work: Some(&digest.practice), ..About::default() });
    }
    if rows.len() == before {
        let row = "report-row-nothing";
        rows.push(About { row, pupil: Some(pupil), work: Some(&digest.all), ..About::default() });
    }
}

fn mistakes<'a>(report: &'a Report, rows: &mut Vec<About<'a>>) {
    for (place, fault) in report.faults.iter().enumerate() {
        for &number in fault.by.keys() {
            rows.push(About {
                row: "report-row-mistake",
                pupil: report.pupils.get(number).map(|pupil| (number, pupil)),
                lesson: report.pupils.get(number).and_then(|pupil| fault.lesson_of(pupil)),
                fault: Some((place + 1, fault)),
                ..About::default()
            });
        }
    }
}

/// The cells of a row in a column: one, but for the stars of the articles.
fn cells(said: &Said<'_>, column: Column, about: &About<'_>) -> Vec<String> {
    let learner = about.pupil.map(|(_, pupil)| &pupil.learner);
    let digest = about.pupil.map(|(_, pupil)| &pupil.digest);
    let work = |tell: &dyn Fn(&Work) -> String| about.work.map(tell);
    let fault = |tell: &dyn Fn(&Fault) -> String| about.fault.map(|(_, fault)| tell(fault));
    let date = |at: Option<Moment>| at.map(|at| said.iso(at));
    let span = || about.work.and_then(|work| work.span);
    let cell = match column {
        Column::Articles => {
            return articles().map(|article| stars_of(said.report, about, &article_sign(article), said)).collect();
        }
        Column::Row => Some(said.plain(about.row)),
        Column::Learner => learner.map(|learner| line(&learner.name).into_owned()),
        Column::Kind => learner.map(|learner| said.kind(learner)),
        Column::LessonsDone => digest.map(|digest| digest.stars.len().to_string()),
        Column::AllStars => about.pupil.map(|(_, pupil)| pupil.stars().to_string()),
        Column::Lesson => about.lesson.map(|id| line(id).into_owned()),
        Column::Title => about.lesson.map(|id| said.title(id)).or_else(|| about.title.map(|id| said.plain(id))),
        // A plus alone would be taken for the beginning of a formula.
        Column::Article => about.lesson.map(|id| said.article(id).replace('+', &said.plain("appendix"))),
        Column::Stars => match (about.fault, about.lesson) {
            (None, Some(id)) => digest.map(|digest| digest.stars.get(id).copied().unwrap_or(0).to_string()),
            _ => None,
        },
        Column::Tasks => work(&|work| work.tasks.all.to_string()),
        Column::AtOnce => work(&|work| work.tasks.right.to_string()),
        Column::Answers => work(&|work| work.answers.to_string()),
        Column::Seconds => about.work.and_then(|work| work.took).map(|took| took.div_ceil(1000).to_string()),
        Column::First => date(span().map(|(first, _)| first)),
        Column::Last => date(span().map(|(_, last)| last)),
        Column::Finished => match (about.fault, about.lesson) {
            (None, Some(id)) => date(digest.and_then(|digest| digest.finished.get(id).copied())),
            _ => None,
        },
        Column::LastSeen => date(digest.and_then(|digest| digest.last)),
        Column::Streak => digest.map(|digest| digest.streak.to_string()),
        Column::Place => about.fault.map(|(place, _)| place.to_string()),
        Column::Piece => fault(&|fault| said.piece(fault.role)),
        Column::Mistake => fault(&|fault| said.mistake(fault)),
        Column::Times => match (about.fault, about.pupil) {
            (Some((_, fault)), Some((number, _))) => fault.by.get(&number).map(ToString::to_string),
            _ => None,
        },
        Column::TimesOfAll => fault(&|fault| fault.count.to_string()),
        Column::Children => fault(&|fault| fault.by.len().to_string()),
        Column::Code => fault(&|fault| match &fault.treatment {
            Treatment::Practice(code, _) => code.to_string(),
            Treatment::Lesson(_) | Treatment::File(_) | Treatment::None => String::new(),
        }),
        Column::Command => about
            .fault
            .and_then(|(_, fault)| fault.treatment.command())
            .map(|command| format!("chess-codex {}", line(&command))),
    };
    vec![cell.unwrap_or_default()]
}

fn stars_of(report: &Report, about: &About<'_>, article: &str, said: &Said<'_>) -> String {
    let Some((_, pupil)) = about.pupil else { return String::new() };
    let of_article = report.lessons.iter().filter(|lesson| said.article(&lesson.id) == article);
    let stars = of_article.filter_map(|lesson| pupil.digest.stars.get(&lesson.id)).map(|&stars| u32::from(stars));
    stars.sum::<u32>().to_string()
}

/// The same as a text that no spreadsheet program takes for a formula: with an apostrophe before what would begin one.
fn harmless(cell: &str) -> String {
    let begins = cell.trim_start().chars().next();
    let is_formula =
        begins.is_some_and(|first| "=+-@|%＝＋－＠".contains(first)) || cell.starts_with(['\t', '\r', '\n']);
    if is_formula { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_a_formula() {
        for (cell, written) in [
            ("Аня", "Аня"),
            ("", ""),
            ("12", "12"),
            ("6-1-rook", "6-1-rook"),
            ("=1+1", "'=1+1"),
            ("+7 900", "'+7 900"),
            ("-", "'-"),
            ("-2+3", "'-2+3"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("  =1", "'  =1"),
            ("\u{A0}=1", "'\u{A0}=1"),
            ("\tx", "'\tx"),
            ("\rx", "'\rx"),
            ("＝1", "'＝1"),
            ("a=b", "a=b"),
        ] {
            assert_eq!(harmless(cell), written, "{cell:?}");
        }
    }
}
