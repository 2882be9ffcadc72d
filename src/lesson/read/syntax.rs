//! Finding every syntax fault of a file.
//!
//! The TOML parser goes on after a fault, but some faults swallow what follows: a key without a value, a bracket or
//! a string that is never closed, a broken header. Each of those is told once, then its lines are blanked in a copy of
//! the text (so that every place stays where it was), and the copy is read again.

use std::collections::BTreeSet;
use std::ops::Range;

use toml::de::{DeTable, DeValue, Error};

use crate::lesson::check::syntax::{syntax, unclosed};
use crate::lesson::fault::{Fault, MOST_FAULTS};
use crate::lesson::source::Source;

/// After so many readings what is still swallowed stays so.
const ROUNDS: usize = 16;

/// What stands in for `[[step]]` in a copy, where that header was broken.
pub(super) const BROKEN_HEADER: &str = "_";

/// A text that is not TOML, made readable.
pub(super) struct Mended {
    /// A text of the same length in which what was broken is blank.
    pub text: String,
    /// The syntax faults.
    pub faults: Vec<Fault>,
    /// Lines, from 0, of which nothing more can be said.
    pub lines: BTreeSet<usize>,
    /// Those of them that have a fault.
    told: BTreeSet<usize>,
}

/// Reads a text that has syntax faults until all of them are told.
pub(super) fn mend(source: &Source) -> Mended {
    let text = source.text().to_owned();
    let mut mended = Mended { text, faults: Vec::new(), lines: BTreeSet::new(), told: BTreeSet::new() };
    for round in 0..ROUNDS {
        let text = mended.text.clone();
        let (root, errors) = DeTable::parse_recoverable(&text);
        let last = round + 1 == ROUNDS;
        let swallowed = if last { Vec::new() } else { swallowing(source, &text, root.get_ref(), &errors) };
        if swallowed.is_empty() {
            for error in errors.iter().take(MOST_FAULTS) {
                mended.tell(source, error_fault(error, &text), None);
            }
            break;
        }
        for (fault, lines) in swallowed {
            mended.tell(source, fault, Some(lines));
        }
    }
    mended.leave_out_rests(source);
    mended
}

impl Mended {
    /// Behind a text whose quotes are not closed, lines without an equals sign are the rest of it, and no faults of their own.
    fn leave_out_rests(&mut self, source: &Source) {
        let line = |fault: &Fault| source.line_of(fault.span.start);
        self.faults.sort_by_key(line);
        let mut last = None;
        self.faults.retain(|fault| {
            let content = source.text().get(source.line(line(fault))).unwrap_or_default();
            let is_rest = last.is_some_and(|last| last + 1 == line(fault)) && !begins_something(content);
            let is_open = fault.message.id() == Some("fault-toml-string");
            last = (is_rest || is_open).then(|| line(fault));
            !is_rest
        });
    }

    /// Adds a fault, unless its line has one, and blanks lines.
    fn tell(&mut self, source: &Source, fault: Fault, blank: Option<Range<usize>>) {
        if self.faults.len() >= MOST_FAULTS {
            return;
        }
        let line = source.line_of(fault.span.start);
        for number in blank.unwrap_or(0..0) {
            let span = source.line(number);
            let content = self.text.get(span.clone()).unwrap_or_default();
            let stand_in = if is_step_header(content) { format!("[[{BROKEN_HEADER}]]") } else { String::new() };
            if stand_in.len() <= span.len() {
                self.text.replace_range(span.clone(), &format!("{stand_in:width$}", width = span.len()));
            }
            self.lines.insert(number);
        }
        if self.told.insert(line) {
            self.faults.push(fault);
        }
        self.lines.insert(line);
    }
}

fn is_step_header(line: &str) -> bool {
    line.trim_start().strip_prefix('[').is_some_and(|rest| rest.contains("step"))
}

fn error_span(error: &Error, text: &str) -> Range<usize> {
    let span = error.span().unwrap_or(0..0);
    let start = text.floor_char_boundary(span.start.min(text.len()));
    start..text.ceil_char_boundary(span.end.clamp(start, text.len()))
}

fn error_fault(error: &Error, text: &str) -> Fault {
    syntax(error_span(error, text), error.message(), text)
}

/// The faults that swallow what follows, each with the lines to blank.
fn swallowing(source: &Source, text: &str, root: &DeTable<'_>, errors: &[Error]) -> Vec<(Fault, Range<usize>)> {
    let one_line = |error: &&Error| {
        let said = error.message();
        ["key with no value", "unclosed table", "unclosed array table"].iter().any(|known| said.starts_with(known))
    };
    let of_line = |error: &Error| {
        let fault = error_fault(error, text);
        let line = source.line_of(fault.span.start);
        (fault, line..line + 1)
    };
    let lines: Vec<_> = errors.iter().filter(one_line).take(MOST_FAULTS).map(of_line).collect();
    if !lines.is_empty() {
        return lines;
    }
    let to_the_end = |error: &&Error| {
        let said = error.message();
        let open = said.starts_with("unclosed") || said.contains("multi-line") && !said.contains("characters");
        open && error.span().is_some_and(|span| text.get(span.start..).is_some_and(|rest| rest.trim().is_empty()))
    };
    let Some(error) = errors.iter().find(to_the_end) else { return Vec::new() };
    let Some(start) = open_to_the_end(root, text) else { return Vec::new() };
    let first = source.line_of(start);
    let opener = text.get(start..).map_or(1, |rest| if rest.starts_with(['"', '\'']) { 3 } else { 1 });
    let fault = unclosed(start..text.floor_char_boundary(start + opener), error.message());
    let count = source.line_of(text.len()) + 1;
    let next = (first + 1..count).find(|&number| begins_something(text.get(source.line(number)).unwrap_or_default()));
    vec![(fault, first..next.unwrap_or(count))]
}

/// Where the first value begins that goes on to the end of the text without being closed.
fn open_to_the_end(table: &DeTable<'_>, text: &str) -> Option<usize> {
    let end = text.trim_end().len();
    let mut open = Vec::new();
    let mut waiting: Vec<&toml::Spanned<DeValue<'_>>> = table.values().collect();
    while let Some(value) = waiting.pop() {
        let span = value.span();
        let raw = text.get(span.clone()).unwrap_or_default();
        let bracket = match value.get_ref() {
            DeValue::String(_) => raw.starts_with("\"\"\"") || raw.starts_with("'''"),
            DeValue::Array(_) => raw.starts_with('[') && !raw.starts_with("[["),
            DeValue::Table(_) => raw.starts_with('{'),
            _ => false,
        };
        let nested = raw.starts_with("[[") && raw.trim_end().len() > raw.find(']').unwrap_or(raw.len()) + 2;
        if (bracket || nested) && span.end >= end {
            open.push(span.start);
        }
        match value.get_ref() {
            DeValue::Array(values) => waiting.extend(values.iter()),
            DeValue::Table(entries) => waiting.extend(entries.values()),
            _ => {}
        }
    }
    open.into_iter().min()
}

/// Whether a line looks like a header, or like a key with its value.
fn begins_something(line: &str) -> bool {
    let line = line.trim_start();
    let word = |text: &str| {
        let rest = text.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter));
        (rest.len() < text.len()).then(|| rest.trim_start().to_owned())
    };
    match line.strip_prefix('[') {
        Some(rest) => word(rest.trim_start_matches('[').trim_start()).is_some_and(|rest| rest.starts_with(']')),
        None => word(line).is_some_and(|rest| rest.starts_with('=')),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(String, usize)> {
        let source = Source::new("x", text);
        let mended = mend(&source);
        assert_eq!(mended.text.len(), text.len());
        let line = |fault: &Fault| source.position(fault.span.start).line;
        mended.faults.iter().map(|fault| (fault.message.id().unwrap_or_default().to_owned(), line(fault))).collect()
    }

    fn told(list: &[(&str, usize)]) -> Vec<(String, usize)> {
        list.iter().map(|(id, line)| ((*id).to_owned(), *line)).collect()
    }

    #[test]
    fn a_fault_swallows_no_other() {
        let text = "a \"x\"\nb = [1,\n 2\nc = formula\n[[step]\nd = \"x\ne = \"\"\"y\nf = tru\n[[step]]\ng 1\n";
        let mut found = faults(text);
        found.sort_by_key(|(_, line)| *line);
        let expected = [
            ("fault-toml-no-value", 1),
            ("fault-toml-array", 2),
            ("fault-toml-quotes", 4),
            ("fault-toml-header", 5),
            ("fault-toml-string", 6),
            ("fault-toml-string", 7),
            ("fault-toml-boolean", 8),
            ("fault-toml-no-value", 10),
        ];
        assert_eq!(found, told(&expected));
    }

    #[test]
    fn a_broken_header_still_begins_a_step() {
        let source = Source::new("x", "[[step]]\na = 1\n[[step]\nb = 2\n");
        let mended = mend(&source);
        assert_eq!(mended.text, "[[step]]\na = 1\n[[_]]  \nb = 2\n");
    }

    #[test]
    fn bounded_for_many_faults() {
        let text = "a = [\n".repeat(10_000);
        assert!(!faults(&text).is_empty());
    }
}
