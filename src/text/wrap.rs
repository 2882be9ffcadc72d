//! How many columns a text takes, and breaking it into lines.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A room for text: so many columns, so many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// How wide.
    pub columns: usize,
    /// How high.
    pub lines: usize,
}

/// The smallest panel that a task or a text is shown in, on a screen of 80x24. A lesson's text that does not
/// fit here is a fault.
pub const PANEL: Panel = Panel { columns: 42, lines: 8 };

/// How many columns of a terminal the text takes.
pub fn width(text: &str) -> usize {
    // Letters of these alphabets take one column each; what else there is takes a look into tables.
    let is_narrow = |letter: char| matches!(letter, ' '..='~' | 'А'..='я' | 'ё' | 'Ё' | '«' | '»');
    if text.chars().all(is_narrow) { text.chars().count() } else { UnicodeWidthStr::width(text) }
}

/// The text on one line of at most so many columns, made safe to show; what is cut off ends in `…`.
pub fn shorten(text: &str, columns: usize) -> String {
    let line = super::clean(text).replace('\n', " ");
    if width(&line) <= columns {
        return line;
    }
    let mut short = String::new();
    for character in line.chars() {
        if width(&short) + character.width().unwrap_or(0) + 1 > columns {
            break;
        }
        short.push(character);
    }
    short.truncate(short.trim_end().len());
    if columns > 0 {
        short.push('…');
    }
    short
}

/// Breaks a text into lines of at most so many columns: greedily, between words. Line ends in the text are
/// kept, a word of one letter stays with the next word (a Russian preposition does not end a line), a word
/// longer than a line is cut. Spaces between words become one; those that begin a line of the text stay.
/// There is at least one line.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        wrap_paragraph(paragraph, columns, &mut lines);
    }
    lines
}

fn wrap_paragraph(paragraph: &str, columns: usize, lines: &mut Vec<String>) {
    let words = paragraph.trim_start_matches(' ');
    let indent = (paragraph.len() - words.len()).min(columns - 1);
    let mut line = if words.is_empty() { String::new() } else { " ".repeat(indent) };
    let mut started = false;
    for chunk in chunks(words, columns) {
        let gap = usize::from(started);
        if started && width(&line) + gap + width(&chunk) > columns {
            lines.push(std::mem::take(&mut line));
            started = false;
        }
        if started {
            line.push(' ');
        }
        started = true;
        if width(&line) + width(&chunk) <= columns {
            line.push_str(&chunk);
        } else {
            for character in chunk.chars() {
                let full = width(&line) + character.width().unwrap_or(0) > columns;
                if full && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
        }
    }
    lines.push(line);
}

/// What may not be parted: words, each together with words of one letter before it, if that fits a line.
fn chunks(words: &str, columns: usize) -> Vec<String> {
    let mut chunks: Vec<String> = Vec::new();
    let mut open = false;
    for word in words.split(' ').filter(|word| !word.is_empty()) {
        match chunks.last_mut() {
            Some(last) if open && width(last) + 1 + width(word) <= columns => {
                last.push(' ');
                last.push_str(word);
            }
            _ => chunks.push(word.to_owned()),
        }
        let mut letters = word.chars();
        open = letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    }
    chunks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_counted_not_bytes() {
        assert_eq!(width("Ход белых"), 9);
        assert_eq!(width("й ё ♘"), 5);
        assert_eq!(width("漢字"), 4);
        // The short way for the letters of every day counts as the tables do.
        for letter in (' '..='~').chain('А'..='я').chain(['ё', 'Ё', '«', '»']) {
            assert_eq!(Some(width(&letter.to_string())), letter.width(), "{letter:?}");
        }
        assert_eq!(width("e\u{301}"), 1);
    }

    #[test]
    fn breaks_between_words() {
        assert_eq!(wrap("Найди все поля, куда идёт конь", 16), ["Найди все поля,", "куда идёт конь"]);
        assert_eq!(wrap("one\n\ntwo", 10), ["one", "", "two"]);
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("  a  list   item", 12), ["  a list", "item"]);
    }

    #[test]
    fn a_word_of_one_letter_stays_with_the_next() {
        assert_eq!(wrap("Куда идёт конь с d4", 16), ["Куда идёт конь", "с d4"]);
        assert_eq!(wrap("мат и в a b", 5), ["мат", "и в a", "b"]);
    }

    #[test]
    fn long_words_are_cut() {
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("漢字", 1), ["漢", "字"]);
    }

    #[test]
    fn every_line_fits_and_no_letter_is_lost() {
        let text = "Слон и ладья даны без доказательства; а конь — это то, чего не могут ни он, ни она.";
        for columns in 0..60 {
            let lines = wrap(text, columns);
            assert!(lines.iter().all(|line| width(line) <= columns.max(1)), "{columns}: {lines:?}");
            let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
        }
    }

    #[test]
    fn long_texts_are_shortened() {
        assert_eq!(shorten("ход", 3), "ход");
        assert_eq!(shorten("ходы", 3), "хо…");
        assert_eq!(shorten("漢字漢", 4), "漢…");
        assert_eq!(shorten("a\nb\u{202E}", 9), "a b\u{FFFD}");
        for columns in 0..6 {
            assert!(width(&shorten("漢字漢字", columns)) <= columns);
        }
    }
}
