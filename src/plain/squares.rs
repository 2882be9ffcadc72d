//! Squares as people type them.

use crate::rules::{Area, Square};
use crate::session::latin_by_place;
use crate::text;

use super::echo;

/// Why a line of squares could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unclear {
    /// This is no square.
    NotASquare(String),
    /// This is no square, but its keys on the keyboard are one.
    ByKey {
        /// What was typed.
        text: String,
        /// The square of the same keys in the Latin layout.
        square: Square,
    },
    /// The board has no such square.
    Outside(Square),
}

/// The squares of a line, each once, in the order in which they were typed. Between them stand spaces, commas or
/// semicolons. Cyrillic а, с, е are taken for the letters that they look like; all others are only explained.
pub(super) fn read(line: &str, area: Area) -> Result<Vec<Square>, Unclear> {
    let mut squares = Vec::new();
    for typed in line.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|typed| !typed.is_empty()) {
        let square = square(typed)?;
        if !area.contains(square) {
            return Err(Unclear::Outside(square));
        }
        if !squares.contains(&square) {
            squares.push(square);
        }
    }
    Ok(squares)
}

fn square(typed: &str) -> Result<Square, Unclear> {
    let small = typed.to_lowercase();
    let by_look: String = small.chars().map(|c| if "асе".contains(c) { look(c) } else { c }).collect();
    let by_key: String = small.chars().map(latin_by_place).collect();
    match (by_look.parse(), by_key.parse()) {
        (Ok(square), _) => Ok(square),
        (Err(_), Ok(square)) => Err(Unclear::ByKey { text: echo(typed), square }),
        _ => Err(Unclear::NotASquare(echo(typed))),
    }
}

fn look(c: char) -> char {
    text::latin_lookalike(c).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &str) -> Vec<Square> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn squares_are_read_as_they_look() {
        for (line, squares) in [
            ("b3 c2", "b3 c2"),
            ("  c2,b3;;a1\t", "c2 b3 a1"),
            ("B3 b3 c2", "b3 c2"),
            ("а4 с5 Е6 e6", "a4 c5 e6"),
            ("", ""),
        ] {
            assert_eq!(read(line, Area::FULL), Ok(named(squares)), "{line}");
        }
    }

    #[test]
    fn other_letters_are_explained_and_nothing_counts() {
        let by_key = |text: &str, square: &str| Unclear::ByKey { text: text.into(), square: square.parse().unwrap() };
        let not = |text: &str| Unclear::NotASquare(text.into());
        for (line, unclear) in [
            ("b3 и3", by_key("и3", "b3")),
            ("В4", by_key("В4", "d4")),
            ("у5", by_key("у5", "e5")),
            ("b3 b9", not("b9")),
            ("b3c2", not("b3c2")),
            ("ю1", not("ю1")),
            ("b", not("b")),
            ("\u{1b}3", not("<U+001B>3")),
        ] {
            assert_eq!(read(line, Area::FULL), Err(unclear), "{line}");
        }
        let area: Area = "c3-g7".parse().unwrap();
        assert_eq!(read("c3 b3", area), Err(Unclear::Outside("b3".parse().unwrap())));
    }
}
