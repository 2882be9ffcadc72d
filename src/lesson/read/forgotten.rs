//! Headers that are not there as they should be: a step without its `[[step]]`, or with another line in its place, is read as
//! if the header were there, so that nothing is told but that.
//!
//! The file is looked at line by line, for where a header is missing TOML sees keys of the head, or twice the same ones.

use std::collections::BTreeSet;

use crate::lesson::format::Part;
use crate::lesson::source::Source;

use super::lines::{Header, Line, lines};

/// A header that is missing before a line, or that the line was meant to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lacking {
    /// The line, from 0.
    pub line: usize,
    /// What should stand there.
    pub header: Header,
    /// Whether the line was meant to be it.
    pub is_meant: bool,
}

/// The headers that are not there as they should be, in the order of their lines.
pub(super) fn lacking(source: &Source) -> Vec<Lacking> {
    let lines = lines(source.text());
    let mut found = Vec::new();
    let mut section = 0;
    while section < lines.len() {
        let (header, from) = match lines.get(section) {
            Some((_, Line::Header(header))) => (*header, section + 1),
            Some((line, Line::Meant(header))) => {
                found.push(Lacking { line: *line, header: *header, is_meant: true });
                (*header, section + 1)
            }
            _ => (Header::Head, section),
        };
        let keys = lines.get(from..).unwrap_or_default().iter().map_while(|(line, what)| match what {
            Line::Key(key) => Some((*line, *key)),
            Line::Header(_) | Line::Meant(_) => None,
        });
        let keys: Vec<(usize, &str)> = keys.collect();
        section = from + keys.len();
        of_section(source, header, &keys, &mut found);
    }
    found
}

/// What is missing among the keys under one header.
fn of_section(source: &Source, mut header: Header, mut keys: &[(usize, &str)], found: &mut Vec<Lacking>) {
    while let Some((at, missing)) = boundary(header, keys) {
        let at = paragraph(source, keys, at);
        let Some((line, _)) = keys.get(at) else { return };
        found.push(Lacking { line: *line, header: missing, is_meant: false });
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

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, &'static str)> {
        lacking(&Source::new("x", text)).into_iter().map(|one| (one.line + 1, one.header.written())).collect()
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
            "[[step]]\nkind = \"find\"\n[step.generate]\npiece = \"rook\"\nkind = \"find\"\ncount = 2\n",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}
