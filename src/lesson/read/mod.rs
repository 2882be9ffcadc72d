//! Reading a lesson of format 1, with every fault of its file in one run.
//!
//! The TOML tree is walked by hand, so that a fault stops nothing: what depends on a broken value is left out, all
//! else is read and checked.

mod anyway;
mod board;
mod build;
mod choose;
mod complete;
mod count;
mod described;
mod find;
mod forgotten;
mod formula;
mod generate;
mod header;
mod judge;
pub(super) mod known;
mod lines;
mod literal;
mod piece;
mod play;
mod repaired;
mod setup;
mod show;
mod squares;
mod step;
mod syntax;
mod table;
mod text;

use std::collections::BTreeSet;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::check::{characters, size};
use super::fault::{Fault, MOST_FAULTS, sort};
use super::model::{Lesson, Origin};
use super::source::Source;
use super::texts::Texts;
use crate::i18n::Lang;

pub(super) use literal::Literal;
pub(super) use table::Reader;
pub(super) use text::{Purpose, Use};

/// The files of a lesson as they were read.
#[derive(Clone, Debug)]
pub struct Files {
    /// The lesson's id: the file's name without `.toml`.
    pub id: String,
    /// Where it came from.
    pub origin: Origin,
    /// The lesson.
    pub lesson: Source,
    /// Its messages in each language that has any.
    pub messages: Vec<(Lang, Source)>,
    /// How its file of messages is called, or would be, by language.
    pub message_names: Vec<(Lang, String)>,
    /// What is known to be wrong with the files already, such as bytes that are no text.
    pub faults: Vec<Fault>,
}

/// What came of reading a lesson.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Its id.
    pub id: String,
    /// Where it came from.
    pub origin: Origin,
    /// The lesson, if no fault is an error.
    pub lesson: Option<Arc<Lesson>>,
    /// All faults, by place.
    pub faults: Vec<Fault>,
    /// The files that the faults' places belong to; the lesson itself is the first.
    pub sources: Vec<Source>,
}

impl Reading {
    /// A lesson that could not be read at all, for one reason.
    pub(super) fn broken(id: String, origin: Origin, source: Source, fault: Fault) -> Self {
        Self { id, origin, lesson: None, faults: vec![fault], sources: vec![source] }
    }

    /// How many faults are errors.
    pub fn errors(&self) -> usize {
        self.faults.iter().filter(|fault| fault.is_error()).count()
    }

    /// What keeps it from being played: its errors; where there is none of these and no lesson either, as of an empty folder,
    /// all its faults.
    pub fn hindrances(&self) -> Vec<&Fault> {
        let is_empty = self.lesson.is_none() && self.errors() == 0;
        self.faults.iter().filter(|fault| is_empty || fault.is_error()).collect()
    }

    /// How many faults are warnings.
    pub fn warnings(&self) -> usize {
        self.faults.len() - self.errors()
    }
}

/// Reads a lesson. It is there if no fault is an error.
pub fn read(files: Files) -> Reading {
    let Files { id, origin, lesson: source, messages, message_names, faults: known } = files;
    if source.text().len() > size::MAX_BYTES {
        let bytes = source.text().len() as u64;
        let short = Source::new(source.name.clone(), "");
        return Reading::broken(id, origin, short, size::too_big(bytes));
    }
    let mut texts = Texts::new(messages, message_names);
    let (mut faults, lesson) = match repaired::repair(&source) {
        None => read_file(&id, &origin, &source, &mut texts),
        Some(whole) => {
            let (faults, _) = read_file(&id, &origin, &whole.source, &mut texts);
            texts.faults = std::mem::take(&mut texts.faults).into_iter().map(|fault| whole.placed(fault)).collect();
            let faults = faults.into_iter().map(|fault| whole.placed(fault));
            (whole.faults.iter().cloned().chain(faults).collect(), None)
        }
    };
    let characters: Vec<Fault> = characters::in_lesson(source.text()).take(MOST_FAULTS).collect();
    // TOML does not want some of them either, but cannot name them.
    let named: BTreeSet<usize> = characters.iter().map(|fault| source.line_of(fault.span.start)).collect();
    let is_named = |fault: &Fault| named.contains(&source.line_of(fault.span.start));
    faults.retain(|fault| fault.message.id() != Some("fault-toml-character") || !is_named(fault));
    faults.extend(characters);
    faults.append(&mut texts.faults);
    faults.extend(known);
    sort(&mut faults);
    let lesson = lesson.filter(|_| !faults.iter().any(Fault::is_error)).map(Arc::new);
    Reading { id, origin, lesson, faults, sources: std::iter::once(source).chain(texts.sources).collect() }
}

/// Reads a lesson inside the program to be played: of its texts it is taken for granted that they have no fault.
pub(super) fn read_proven(id: &str, source: Source) -> Reading {
    let mut texts = Texts::proven(id);
    let (faults, lesson) = read_file(id, &Origin::BuiltIn, &source, &mut texts);
    let lesson = lesson.filter(|_| !faults.iter().any(Fault::is_error)).map(Arc::new);
    Reading { id: id.to_owned(), origin: Origin::BuiltIn, lesson, faults, sources: vec![source] }
}

fn read_file(id: &str, origin: &Origin, source: &Source, texts: &mut Texts) -> (Vec<Fault>, Option<Lesson>) {
    let (root, errors) = DeTable::parse_recoverable(source.text());
    if errors.is_empty() {
        let mut reader = Reader::new(source.text(), false);
        reader.is_proven = texts.is_proven();
        let lesson = walk(id, origin, &root, texts, &mut reader);
        return (reader.faults, lesson);
    }
    let mended = syntax::mend(source);
    let (root, _) = DeTable::parse_recoverable(&mended.text);
    let mut reader = Reader::new(&mended.text, true);
    walk(id, origin, &root, texts, &mut reader);
    let mut found = reader.faults;
    found.retain(|fault| !is_consequence(fault, source, &mended.lines));
    texts.faults.retain(|fault| fault.file > 0 || !is_consequence(fault, source, &mended.lines));
    found.extend(mended.faults);
    (found, None)
}

/// Whether a fault may only be there because of lines that are not TOML.
fn is_consequence(fault: &Fault, source: &Source, broken: &BTreeSet<usize>) -> bool {
    let rule = fault.rule.id;
    // What is said to be missing may stand in a broken line of the same part of the file.
    let missing = ["missing-key", "unused-message", "fact-not-in-head"].contains(&rule);
    // The parser makes up a value, of no place, where it could not read one.
    let made_up = fault.span == (0..0) && !missing;
    let line = source.line_of(fault.span.start);
    let is_header = |&line: &usize| source.text()[source.line(line)].trim_start().starts_with('[');
    let count = source.line_of(source.text().len()) + 1;
    let end = if missing { (line + 1..count).find(is_header).unwrap_or(count) } else { line + 1 };
    made_up || rule == "no-steps" || broken.range(line..end).next().is_some()
}

fn walk<'t>(
    id: &str,
    origin: &Origin,
    root: &'t Spanned<DeTable<'t>>,
    texts: &mut Texts,
    reader: &mut Reader<'t>,
) -> Option<Lesson> {
    if let Some(span) = too_deep(root.get_ref()) {
        reader.tell(size::too_deep(span));
        return None;
    }
    header::lesson(id, origin, root, texts, reader)
}

/// The place of a value that is nested deeper than allowed.
fn too_deep(root: &DeTable<'_>) -> Option<std::ops::Range<usize>> {
    let mut waiting: Vec<(usize, &Spanned<DeValue<'_>>)> = root.values().map(|value| (1, value)).collect();
    while let Some((depth, value)) = waiting.pop() {
        if depth > size::MAX_DEPTH {
            return Some(value.span());
        }
        match value.get_ref() {
            DeValue::Array(values) => waiting.extend(values.iter().map(|value| (depth + 1, value))),
            DeValue::Table(entries) => waiting.extend(entries.values().map(|value| (depth + 1, value))),
            _ => {}
        }
    }
    None
}
