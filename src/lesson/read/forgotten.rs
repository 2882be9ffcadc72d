//! Headers that were forgotten: a step without its `[[step]]` is read as if the header were there, so that nothing is told
//! but that it is missing.
//!
//! The file is looked at line by line, for where a header is missing TOML sees keys of the head, or twice the same ones.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::lesson::check::headers;
use crate::lesson::fault::Fault;
use crate::lesson::format::Part;
use crate::lesson::source::Source;

/// A header that is missing before a line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Forgotten {
    /// The line, from 0.
    line: usize,
    header: Header,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Header {
    Head,
    Step,
    Piece,
    /// The names of a piece.
    Names,
    Other,
}

/// A text in which the forgotten headers stand, with what was put in.
pub(super) struct Completed {
    /// The file as its author meant it.
    pub source: Source,
    /// That headers are missing.
    pub faults: Vec<Fault>,
    /// Where something was put in, in the text as it was, and how many bytes.
    inserted: Vec<(usize, usize)>,
}

/// A line at which no string and no bracket is open.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line<'s> {
    Header(Header),
    Key(&'s str),
}

impl Header {
    const fn written(self) -> &'static str {
        if matches!(self, Self::Piece) { "[[piece]]" } else { "[[step]]" }
    }
}

/// The same file with the headers that its author has forgotten; none if there is none.
pub(super) fn complete(source: &Source) -> Option<Completed> {
    let forgotten = forgotten(source);
    if forgotten.is_empty() {
        return None;
    }
    let (mut text, mut faults, mut inserted, mut done) = (String::new(), Vec::new(), Vec::new(), 0);
    for Forgotten { line, header } in forgotten {
        let span = source.line(line);
        let put_in = format!("{}\n", header.written());
        text.push_str(source.text().get(done..span.start)?);
        text.push_str(&put_in);
        faults.push(headers::missing(first_word(source, span.clone()), header.written(), line + 1));
        inserted.push((span.start, put_in.len()));
        done = span.start;
    }
    text.push_str(source.text().get(done..)?);
    Some(Completed { source: Source::new(source.name.clone(), text), faults, inserted })
}

impl Completed {
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
        let mut put_in = 0;
        for &(at, length) in &self.inserted {
            match offset.checked_sub(at + put_in) {
                None => break,
                // Inside of what was put in: the place where it is missing.
                Some(inside) if inside < length => return at,
                Some(_) => put_in += length,
            }
        }
        offset - put_in
    }
}

fn first_word(source: &Source, line: Range<usize>) -> Range<usize> {
    let text = source.text().get(line.clone()).unwrap_or_default();
    let start = line.start + (text.len() - text.trim_start().len());
    let word = text.trim_start().split(|sign: char| sign.is_whitespace() || sign == '=').next().unwrap_or_default();
    start..start + word.len()
}

fn forgotten(source: &Source) -> Vec<Forgotten> {
    let lines = lines(source.text());
    let mut found = Vec::new();
    let mut section = 0;
    while section < lines.len() {
        let (header, from) = match lines.get(section) {
            Some((_, Line::Header(header))) => (*header, section + 1),
            _ => (Header::Head, section),
        };
        let keys = lines.get(from..).unwrap_or_default().iter().map_while(|(line, what)| match what {
            Line::Key(key) => Some((*line, *key)),
            Line::Header(_) => None,
        });
        let keys: Vec<(usize, &str)> = keys.collect();
        section = from + keys.len();
        of_section(source, header, &keys, &mut found);
    }
    found
}

/// What is missing among the keys under one header.
fn of_section(source: &Source, mut header: Header, mut keys: &[(usize, &str)], found: &mut Vec<Forgotten>) {
    while let Some((at, missing)) = boundary(header, keys) {
        let at = paragraph(source, keys, at);
        let Some((line, _)) = keys.get(at) else { return };
        found.push(Forgotten { line: *line, header: missing });
        header = missing;
        keys = keys.get(at..).unwrap_or_default();
    }
}

/// The first key that cannot stand under this header, and the header that it belongs to.
fn boundary(header: Header, keys: &[(usize, &str)]) -> Option<(usize, Header)> {
    let from = |at: usize, word: &str| keys.get(at..).unwrap_or_default().iter().any(|(_, key)| *key == word);
    let is_step = |at: usize| from(at, "kind") && keys.len() > at + 1;
    let is_piece = |at: usize| from(at, "letter") && from(at, "formula");
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for (at, &(_, key)) in keys.iter().enumerate() {
        let missing = match header {
            Header::Head if !Part::Head.has(key) && Part::Step.has(key) && is_step(at) => Some(Header::Step),
            Header::Head | Header::Step if ["letter", "formula"].contains(&key) && is_piece(at) => Some(Header::Piece),
            Header::Piece | Header::Names if key == "kind" && is_step(at) => Some(Header::Step),
            // A whole step, and another.
            Header::Step if seen.len() > 1 && seen.contains("kind") && seen.contains(key) && is_step(at) => {
                Some(Header::Step)
            }
            Header::Piece if seen.len() > 1 && seen.contains(key) && is_piece(at) => Some(Header::Piece),
            _ => None,
        };
        // At the very beginning of what a header was put before there is nothing before it.
        if let (Some(missing), true) = (missing, at > 0 || header != Header::Step) {
            return Some((at, missing));
        }
        seen.insert(key);
    }
    None
}

/// Where the lines without an empty one between them begin in which a key stands, if the keys before it are not of the
/// head, and something stands before them.
fn paragraph(source: &Source, keys: &[(usize, &str)], at: usize) -> usize {
    let is_empty = |line: usize| source.text().get(source.line(line)).is_some_and(|text| text.trim().is_empty());
    let mut first = at;
    while let Some(((line, key), (next, _))) =
        first.checked_sub(1).and_then(|before| keys.get(before)).zip(keys.get(first))
    {
        if (*line..*next).any(is_empty) {
            return first;
        }
        if Part::Head.has(key) && !Part::Step.has(key) {
            break;
        }
        first -= 1;
    }
    at
}

/// The headers and keys of a text, each with its line.
fn lines(text: &str) -> Vec<(usize, Line<'_>)> {
    let mut lines = Vec::new();
    let mut open = Open::default();
    for (number, line) in text.lines().enumerate() {
        if open.is_closed() {
            let trimmed = line.trim();
            if let Some(header) = trimmed.strip_prefix('[') {
                lines.push((number, Line::Header(named(header.trim_start_matches('[').trim_start()))));
                continue;
            }
            let key = trimmed.split_once('=').map(|(key, _)| key.trim_end());
            let is_plain = |key: &&str| key.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"_-".contains(&sign));
            lines.extend(key.filter(is_plain).map(|key| (number, Line::Key(key))));
        }
        open.go_on(line);
    }
    lines
}

fn named(header: &str) -> Header {
    let is_inside = |rest: &str| rest.trim_start().starts_with('.');
    match (header.strip_prefix("step"), header.strip_prefix("piece")) {
        (Some(rest), _) if !is_inside(rest) => Header::Step,
        (_, Some(rest)) => {
            if is_inside(rest) {
                Header::Names
            } else {
                Header::Piece
            }
        }
        _ => Header::Other,
    }
}

/// What is open at the end of a line.
#[derive(Default)]
struct Open {
    brackets: usize,
    /// Three of these quotes.
    quotes: Option<char>,
}

impl Open {
    const fn is_closed(&self) -> bool {
        self.brackets == 0 && self.quotes.is_none()
    }

    fn go_on(&mut self, line: &str) {
        let mut rest = line;
        while let Some(sign) = rest.chars().next() {
            let three = ["\"\"\"", "'''"].into_iter().find(|three| rest.starts_with(three));
            let mut length = sign.len_utf8();
            match (self.quotes, three, sign) {
                (Some(quote), Some(_), _) if sign == quote => (self.quotes, length) = (None, 3),
                (Some('"'), _, '\\') => length += rest.chars().nth(1).map_or(0, char::len_utf8),
                (Some(_), ..) => {}
                (None, Some(_), _) => (self.quotes, length) = (Some(sign), 3),
                (None, None, '"' | '\'') => length = string(rest, sign),
                (None, None, '#') => return,
                (None, None, '[' | '{') => self.brackets += 1,
                (None, None, ']' | '}') => self.brackets = self.brackets.saturating_sub(1),
                _ => {}
            }
            rest = rest.get(length..).unwrap_or_default();
        }
    }
}

/// How many bytes a string takes that begins here; all that is left if it does not end.
fn string(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if escaped => escaped = false,
            '\\' if quote == '"' => escaped = true,
            _ if sign == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, &'static str)> {
        forgotten(&Source::new("x", text)).into_iter().map(|one| (one.line + 1, one.header.written())).collect()
    }

    const STEP: &str = "kind = \"find\"\nboard = \"empty\"\n";

    #[test]
    fn a_step_without_its_header_is_seen_wherever_it_stands() {
        let head = "format = 1\ntitle = \"x\"\n";
        let one = "[[step]]\n";
        for (text, expected) in [
            (format!("{head}\n{STEP}"), vec![(4, "[[step]]")]),
            (format!("{head}{STEP}"), vec![(3, "[[step]]")]),
            (format!("{head}\nid = \"a\"\n{STEP}"), vec![(4, "[[step]]")]),
            (format!("{head}\n{one}{STEP}\nid = \"a\"\n{STEP}"), vec![(8, "[[step]]")]),
            (format!("{head}\n{one}{STEP}{STEP}\n{STEP}"), vec![(7, "[[step]]"), (10, "[[step]]")]),
            (format!("{head}\nletter = \"A\"\nformula = \"rook\"\n[piece.name]\nen = \"a\"\n"), vec![(4, "[[piece]]")]),
            (
                format!("{head}\n[[piece]]\nletter = \"A\"\nformula = \"rook\"\n[piece.name]\nen = \"a\"\n\n{STEP}"),
                vec![(10, "[[step]]")],
            ),
            (
                format!(
                    "{head}\n[[piece]]\nletter = \"A\"\nformula = \"rook\"\n\nletter = \"B\"\nformula = \"king\"\n"
                ),
                vec![(8, "[[piece]]")],
            ),
        ] {
            assert_eq!(found(&text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_whole_or_wrong_in_another_way_is_left_alone() {
        for text in [
            "format = 1\n[[step]]\nkind = \"find\"\nboard = \"empty\"\n[[step]]\nkind = \"find\"\n",
            "format = 1\nboard = \"empty\"\n[[step]]\nkind = \"find\"\n",
            "[[step]]\nkind = \"find\"\nkind = \"build\"\n",
            "[[step]]\nkind = \"find\"\npiece = \"a1\"\npiece = \"a1\"\n",
            "[[step]]\nkind = \"choose\"\ntext = \"\"\"\nkind = x\ntext = y\n\"\"\"\noptions = [\n{ text = \"a\" },\n]\n",
            "[step]\nkind = \"find\"\n",
            "[[step]]\nkind = \"find\"\n[step.generate]\npiece = \"rook\"\nkind = \"find\"\ncount = 2\n",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}
