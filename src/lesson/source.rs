//! A file as it was read: its text, and where in it a byte stands.

use std::ops::Range;
use std::sync::OnceLock;

/// A file of a lesson: the lesson itself or its messages in one language.
#[derive(Clone, Debug)]
pub struct Source {
    /// How the file is called in reports, as the user would write it.
    pub name: String,
    text: String,
    starts: OnceLock<Vec<usize>>,
}

/// A place for people: both from 1, the column counted in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl Source {
    /// A file of that name with that text; a byte-order mark at the beginning is no part of it.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        Self { name: name.into(), text, starts: OnceLock::new() }
    }

    /// The text, without a byte-order mark.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line, from 0, in which a byte stands; the last one for bytes beyond the end.
    pub fn line_of(&self, offset: usize) -> usize {
        self.starts().partition_point(|start| *start <= offset).saturating_sub(1)
    }

    /// The bytes of a line, counted from 0, without its line end; empty beyond the last line.
    pub fn line(&self, number: usize) -> Range<usize> {
        let starts = self.starts();
        let end = self.text.len();
        let Some(&start) = starts.get(number) else { return end..end };
        let next = starts.get(number + 1).map_or(end, |next| next - 1);
        let without_return = self.text.get(start..next).is_some_and(|line| line.ends_with('\r'));
        start..if without_return { next - 1 } else { next }
    }

    /// Where a byte stands, for people.
    pub fn position(&self, offset: usize) -> Place {
        let offset = self.text.floor_char_boundary(offset.min(self.text.len()));
        let line = self.line_of(offset);
        let start = self.line(line).start;
        let column = self.text.get(start..offset).map_or(0, |before| before.chars().count());
        Place { line: line + 1, column: column + 1 }
    }

    fn starts(&self) -> &[usize] {
        self.starts.get_or_init(|| {
            let ends = self.text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
            std::iter::once(0).chain(ends.map(|(offset, _)| offset + 1)).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_and_line_ends_do_not_matter() {
        let source = Source::new("x", "\u{feff}конь = 1\r\nб = 2\n");
        let place = |offset| {
            let Place { line, column } = source.position(offset);
            (line, column)
        };
        assert_eq!(place(0), (1, 1));
        assert_eq!(place("конь".len()), (1, 5));
        assert_eq!(place("конь = 1\r\nб".len()), (2, 2));
        assert_eq!(place(1), (1, 1), "inside a character: its beginning");
        assert_eq!(place(1000), (3, 1));
        assert_eq!(&source.text()[source.line(0)], "конь = 1");
        assert_eq!(source.line(7), source.text().len()..source.text().len());
    }
}
