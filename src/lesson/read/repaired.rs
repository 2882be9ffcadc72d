//! A file with the headers that its author has forgotten or miswritten, and the way back to the places in the file as it is.

use std::ops::Range;

use crate::lesson::check::headers;
use crate::lesson::fault::{Fault, MOST_FAULTS};
use crate::lesson::source::Source;

use super::forgotten::{Lacking, lacking};
use super::lines::before_comment;

/// A text in which every header stands as it should.
pub(super) struct Repaired {
    /// The file as its author meant it.
    pub source: Source,
    /// What is wrong with headers.
    pub faults: Vec<Fault>,
    edits: Vec<Edit>,
}

/// Where something was put in.
struct Edit {
    /// The byte in the text as it was.
    at: usize,
    /// So many bytes of it were taken out.
    removed: usize,
    /// So many were put in.
    put_in: usize,
}

/// The same file with the headers that are wrong put right; none if all are right.
pub(super) fn repair(source: &Source) -> Option<Repaired> {
    let lacking = lacking(source);
    if lacking.is_empty() {
        return None;
    }
    let (mut text, mut faults, mut edits, mut done) = (String::new(), Vec::new(), Vec::new(), 0);
    for Lacking { line, header, is_meant } in lacking.into_iter().take(MOST_FAULTS) {
        let written = header.written();
        let span = source.line(line);
        let (at, put_in) = if is_meant {
            let meant = code(source, span);
            faults.push(headers::miswritten(meant.clone(), written));
            (meant, written.to_owned())
        } else {
            faults.push(headers::missing(first_word(source, span.clone()), written, line + 1));
            (span.start..span.start, format!("{written}\n"))
        };
        text.push_str(source.text().get(done..at.start)?);
        text.push_str(&put_in);
        edits.push(Edit { at: at.start, removed: at.len(), put_in: put_in.len() });
        done = at.end;
    }
    text.push_str(source.text().get(done..)?);
    Some(Repaired { source: Source::new(source.name.clone(), text), faults, edits })
}

impl Repaired {
    /// The fault with its places in the file as it was written.
    pub fn placed(&self, mut fault: Fault) -> Fault {
        if fault.file == 0 {
            fault.span = self.place(fault.span);
            fault.labels.iter_mut().for_each(|label| label.span = self.place(label.span.clone()));
        }
        fault
    }

    fn place(&self, span: Range<usize>) -> Range<usize> {
        self.offset(span.start)..self.offset(span.end)
    }

    fn offset(&self, offset: usize) -> usize {
        let (mut put_in, mut removed) = (0, 0);
        for edit in &self.edits {
            match offset.checked_sub(edit.at + put_in - removed) {
                None => break,
                // Inside of what was put in: the place where it is wrong.
                Some(inside) if inside < edit.put_in => return edit.at,
                Some(_) => (put_in, removed) = (put_in + edit.put_in, removed + edit.removed),
            }
        }
        offset - put_in + removed
    }
}

/// A line without the space around it and its comment.
fn code(source: &Source, line: Range<usize>) -> Range<usize> {
    let text = source.text().get(line.clone()).unwrap_or_default();
    let start = text.len() - text.trim_start().len();
    line.start + start..line.start + before_comment(text).len().max(start)
}

fn first_word(source: &Source, line: Range<usize>) -> Range<usize> {
    let text = source.text().get(line.clone()).unwrap_or_default();
    let start = line.start + (text.len() - text.trim_start().len());
    let word = text.trim_start().split(|sign: char| sign.is_whitespace() || sign == '=').next().unwrap_or_default();
    start..start + word.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_again() {
        let text = "title = 1\n\n  [step] # one\nkind = \"find\"\nboard = 1\n\nkind = \"find\"\nboard = 2\n\
                    «step»\nkind = 3\n";
        let repaired = repair(&Source::new("x", text)).unwrap();
        let whole = "title = 1\n\n  [[step]] # one\nkind = \"find\"\nboard = 1\n\n[[step]]\nkind = \"find\"\n\
                     board = 2\n[[step]]\nkind = 3\n";
        assert_eq!(repaired.source.text(), whole);
        for word in ["title = 1", "# one", "board = 1", "board = 2", "kind = 3"] {
            let span = whole.find(word).map(|start| start..start + word.len()).unwrap();
            assert_eq!(text.get(repaired.place(span)), Some(word));
        }
        let told: Vec<_> = repaired.faults.iter().map(|fault| &text[fault.span.clone()]).collect();
        assert_eq!(told, ["[step]", "kind", "«step»"]);
    }
}
