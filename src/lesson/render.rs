//! Faults as text for people: where, what, and what to do about it, in their language.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::fault::{Fault, Label, Said, Severity};
use super::read::Reading;
use super::source::Source;
use crate::args;
use crate::i18n::Lang;
use crate::text;
use crate::wording::Words;

/// More faults of one file are only counted.
pub const MOST_TOLD: usize = 100;
/// A longer line, in bytes, is not shown as a line: only what stands around the place.
const LONG_LINE: usize = 2000;
/// So many characters of a long line are shown on either side of the place.
const AROUND: usize = 30;

/// How a report looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Colours and bold, by ANSI escapes. Not for pipes, and not under `NO_COLOR`.
    pub color: bool,
    /// How many columns there are; longer lines of the file are cut.
    pub columns: usize,
}

impl Style {
    /// Without colours, for pipes and screen readers.
    pub const PLAIN: Self = Self { color: false, columns: 100 };

    fn renderer(self) -> Renderer {
        let renderer = if self.color { Renderer::styled() } else { Renderer::plain() };
        renderer.term_width(self.columns.max(40))
    }
}

/// All faults of a lesson, by place, each followed by an empty line; nothing if there are none.
pub fn report(reading: &Reading, lang: Lang, style: Style) -> String {
    let words = Words::interface(lang);
    let mut report = String::new();
    for fault in reading.faults.iter().take(MOST_TOLD) {
        report.push_str(&one(fault, &reading.sources, words, style));
        report.push_str("\n\n");
    }
    if let Some(more @ 1..) = reading.faults.len().checked_sub(MOST_TOLD) {
        report.push_str(&words.say("check-more-count", &args!["more-count" => more]));
        report.push_str("\n\n");
    }
    report
}

/// The cause of a fault and what to do about it, for other programs.
pub fn told(fault: &Fault, lang: Lang) -> (String, Option<String>) {
    let words = Words::interface(lang);
    (cause(&fault.message, words), fault.mend.as_ref().map(|said| mend(said, words)))
}

/// What is to be said at a further place of a fault.
pub fn told_label(label: &Label, lang: Lang) -> String {
    cause(&label.said, Words::interface(lang))
}

fn one(fault: &Fault, sources: &[Source], words: Words<'_>, style: Style) -> String {
    let name = |id: &str| words.plain(id);
    let level = match fault.rule.severity {
        Severity::Error => Level::ERROR.with_name(name("check-error")),
        Severity::Warning => Level::WARNING.with_name(name("check-warning")),
    };
    let title = level.primary_title(cause(&fault.message, words)).id(fault.rule.id);
    let mut group = Group::with_title(title);
    if let Some(source) = sources.get(fault.file) {
        group = place(group, source, fault, words);
    }
    if let Some(said) = &fault.mend {
        group = group.element(Level::HELP.with_name(name("check-mend")).message(mend(said, words)));
    }
    style.renderer().render(&[group])
}

/// The file, the line, and the line itself with the place underlined.
fn place<'a>(group: Group<'a>, source: &'a Source, fault: &Fault, words: Words<'_>) -> Group<'a> {
    let name = text::shorten(&source.name, 1000);
    if source.text().is_empty() {
        return group.element(Origin::path(name));
    }
    let number = source.line_of(fault.span.start);
    let line = source.line(number);
    if line.len() > LONG_LINE {
        let position = source.position(fault.span.start);
        let origin = Origin::path(name).line(position.line).char_column(position.column);
        let near = Level::NOTE.with_name(words.plain("check-near")).message(around(source, &fault.span, &line));
        return group.element(origin).element(near);
    }
    let mut snippet = lines(source, number, &name);
    snippet = snippet.annotation(AnnotationKind::Primary.span(shown(source, &fault.span, &line)));
    let mut others = Vec::new();
    for label in &fault.labels {
        let annotation = |line: &Range<usize>| {
            AnnotationKind::Context.span(shown(source, &label.span, line)).label(cause(&label.said, words))
        };
        let other = source.line_of(label.span.start);
        if other == number {
            snippet = snippet.annotation(annotation(&line));
        } else if source.line(other).len() <= LONG_LINE {
            others.push(lines(source, other, &name).annotation(annotation(&source.line(other))));
        }
    }
    group.element(snippet).elements(others)
}

/// One line of a file to be annotated.
fn lines<'a>(source: &'a Source, number: usize, name: &str) -> Snippet<'a, Annotation<'a>> {
    let line = visible(source.text().get(source.line(number)).unwrap_or_default());
    Snippet::source(line).path(name.to_owned()).line_start(number + 1).fold(false)
}

/// A line in which every character can be seen; as many characters as before.
fn visible(line: &str) -> Cow<'_, str> {
    if text::forbidden(line).is_none() {
        return Cow::Borrowed(line);
    }
    let seen = |character: char| {
        let hidden = character != '\t' && text::forbidden(character.encode_utf8(&mut [0; 4])).is_some();
        if hidden { char::REPLACEMENT_CHARACTER } else { character }
    };
    Cow::Owned(line.chars().map(seen).collect())
}

/// The part of a span that lies in a line, in bytes of the line as it is shown.
fn shown(source: &Source, span: &Range<usize>, line: &Range<usize>) -> Range<usize> {
    let part = within(span, line);
    let text = source.text().get(line.clone()).unwrap_or_default();
    let offset = |end: usize| text.get(..end).map_or(0, |before| visible(before).len());
    offset(part.start)..offset(part.end)
}

/// The part of a span that lies in a line, counted from the line's beginning.
fn within(span: &Range<usize>, line: &Range<usize>) -> Range<usize> {
    let start = span.start.clamp(line.start, line.end);
    start - line.start..span.end.clamp(start, line.end) - line.start
}

/// What stands around a place in a line that is too long to be shown.
fn around(source: &Source, span: &Range<usize>, line: &Range<usize>) -> String {
    let line_text = source.text().get(line.clone()).unwrap_or_default();
    let span = within(span, line);
    let (before, rest) = line_text.split_at(line_text.floor_char_boundary(span.start));
    let start = before.char_indices().rev().take(AROUND).last().map_or(0, |(offset, _)| offset);
    let end = rest.char_indices().nth(AROUND).map_or(rest.len(), |(offset, _)| offset);
    let mark = |cut: bool| if cut { "…" } else { "" };
    format!(
        "{}{}{}{}",
        mark(start > 0),
        text::clean(&before[start..]),
        text::clean(&rest[..end]),
        mark(end < rest.len())
    )
}

fn cause(said: &Said, words: Words<'_>) -> String {
    let text = match said {
        Said::Message { id, args } => words.say(id, args),
        Said::Fen(error) => words.fen_fault(error).cause,
        Said::Formula(error) => words.formula_fault(error).cause,
    };
    text::clean(&text)
}

fn mend(said: &Said, words: Words<'_>) -> String {
    let text = match said {
        Said::Message { id, args } => words.say(id, args),
        Said::Fen(error) => words.fen_fault(error).mend,
        Said::Formula(error) => words.formula_fault(error).mend,
    };
    text::clean(&text)
}
