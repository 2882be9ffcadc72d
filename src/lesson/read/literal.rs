//! A string of a lesson file that still knows where each of its characters was written.

use std::cell::OnceCell;
use std::ops::Range;

/// A string value. Places inside it can be traced back into the file, through quotes, escapes and folded lines.
#[derive(Clone, Debug)]
pub(in crate::lesson) struct Literal<'t> {
    /// What it says.
    pub value: &'t str,
    /// Where it stands in the file, quotes included.
    pub span: Range<usize>,
    raw: &'t str,
    /// For each byte of the value, and for its end, the offset in `raw`; none if it could not be traced.
    places: OnceCell<Option<Vec<u32>>>,
}

impl<'t> Literal<'t> {
    /// The string that was read from these bytes of the file.
    pub fn new(value: &'t str, span: Range<usize>, file: &'t str) -> Self {
        let raw = file.get(span.clone()).unwrap_or_default();
        Self { value, span, raw, places: OnceCell::new() }
    }

    /// The bytes of the file in which these bytes of the value were written; the whole string if that cannot
    /// be told.
    pub fn at(&self, part: Range<usize>) -> Range<usize> {
        let places = self.places.get_or_init(|| trace(self.raw, self.value));
        let place = |offset: usize| {
            let places = places.as_ref()?;
            let raw = places.get(offset.min(self.value.len()))?;
            Some(self.span.start + *raw as usize)
        };
        match (place(part.start), place(part.end.max(part.start))) {
            (Some(start), Some(end)) => start..end,
            _ => self.span.clone(),
        }
    }

    /// Where what stands between the quotes begins and ends.
    pub fn inside(&self) -> Range<usize> {
        self.at(0..self.value.len())
    }
}

/// Reads a TOML string once more, noting where each byte of its value comes from.
fn trace(raw: &str, value: &str) -> Option<Vec<u32>> {
    let (quotes, basic) = match raw.as_bytes() {
        [b'"', b'"', b'"', ..] => (3, true),
        [b'\'', b'\'', b'\'', ..] => (3, false),
        [b'"', ..] => (1, true),
        [b'\'', ..] => (1, false),
        _ => return None,
    };
    let mut end = raw.len().checked_sub(quotes)?;
    if end < quotes {
        return None;
    }
    let mut at = quotes;
    if quotes == 3 {
        let rest = &raw[at..];
        at += if rest.starts_with("\r\n") { 2 } else { usize::from(rest.starts_with('\n')) };
        end = end.max(at);
    }
    let mut places = Vec::with_capacity(value.len() + 1);
    let mut decoded = String::with_capacity(value.len());
    while at < end {
        let rest = raw.get(at..end)?;
        let (character, length) = if basic && rest.starts_with('\\') { escape(rest)? } else { plain(rest)? };
        if let Some(character) = character {
            decoded.push(character);
            places.resize(decoded.len(), u32::try_from(at).ok()?);
        }
        at += length;
    }
    places.push(u32::try_from(end).ok()?);
    (decoded == value).then_some(places)
}

fn plain(rest: &str) -> Option<(Option<char>, usize)> {
    let character = rest.chars().next()?;
    Some((Some(character), character.len_utf8()))
}

/// An escape, or a backslash at a line's end that swallows the white space after it.
fn escape(rest: &str) -> Option<(Option<char>, usize)> {
    let simple = |character| Some((Some(character), 2));
    match rest[1..].chars().next()? {
        'b' => simple('\u{8}'),
        'e' => simple('\u{1b}'),
        'f' => simple('\u{c}'),
        'n' => simple('\n'),
        'r' => simple('\r'),
        't' => simple('\t'),
        '"' => simple('"'),
        '\\' => simple('\\'),
        'x' => code(rest, 2),
        'u' => code(rest, 4),
        'U' => code(rest, 8),
        ' ' | '\t' | '\r' | '\n' => {
            let after = rest[1..].trim_start_matches([' ', '\t', '\r', '\n']);
            Some((None, rest.len() - after.len()))
        }
        _ => None,
    }
}

fn code(rest: &str, digits: usize) -> Option<(Option<char>, usize)> {
    let number = u32::from_str_radix(rest.get(2..2 + digits)?, 16).ok()?;
    Some((Some(char::from_u32(number)?), 2 + digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces of the file that belong to each character of the value.
    fn pieces<'t>(file: &'t str, value: &'t str) -> Vec<&'t str> {
        let literal = Literal::new(value, 0..file.len(), file);
        let part = |(start, character): (usize, char)| &file[literal.at(start..start + character.len_utf8())];
        value.char_indices().map(part).collect()
    }

    #[test]
    fn every_kind_of_string_is_traced() {
        assert_eq!(pieces(r#""aж\u0416\n\x41b""#, "aжЖ\nAb"), ["a", "ж", r"\u0416", r"\n", r"\x41", "b"]);
        assert_eq!(pieces("'a\\n'", "a\\n"), ["a", "\\", "n"]);
        assert_eq!(pieces("\"\"\"\r\na\\\n   b\"\"\"", "ab"), ["a\\\n   ", "b"]);
        assert_eq!(pieces("'''\na\nb'''", "a\nb"), ["a", "\n", "b"]);
        assert_eq!(pieces("\"\"\"a\"\"\"\"", "a\""), ["a", "\""]);
    }

    #[test]
    fn what_cannot_be_traced_is_the_whole_string() {
        let file = r#""a\qb""#;
        let literal = Literal::new("a\\qb", 0..file.len(), file);
        assert_eq!(literal.at(1..2), 0..file.len());
        assert_eq!(Literal::new("x", 0..1, "x").at(0..1), 0..1);
        assert_eq!(Literal::new("x", 0..2, "'x").at(0..1), 0..2, "a string that is not closed");
    }

    #[test]
    fn ends_and_offsets_beyond_are_inside() {
        let file = "x = \"ab\"";
        let literal = Literal::new("ab", 4..8, file);
        assert_eq!((literal.at(2..2), literal.at(9..12), literal.inside()), (7..7, 7..7, 5..7));
    }
}
