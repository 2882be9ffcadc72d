//! Showing what somebody typed without letting it act on a terminal.

use crate::text;

/// Longer texts are cut: nobody wants a megabyte of junk repeated.
const LONGEST: usize = 40;

/// The text as it may be shown in one line: characters that cannot be seen by their code point, a long text cut.
pub fn echo(text: &str) -> String {
    let mut shown = String::new();
    for (count, character) in text.chars().enumerate() {
        if count == LONGEST {
            shown.push('…');
            break;
        }
        let mut bytes = [0; 4];
        if character == '\n' || text::forbidden(character.encode_utf8(&mut bytes)).is_some() {
            shown.push_str(&format!("<{}>", text::code_point(character)));
        } else {
            shown.push(character);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_can_be_seen_and_is_short() {
        for (typed, shown) in [
            ("b3", "b3"),
            ("конь", "конь"),
            ("a\tb\n", "a<U+0009>b<U+000A>"),
            ("\u{1b}[31m\0", "<U+001B>[31m<U+0000>"),
            ("\u{202e}x", "<U+202E>x"),
        ] {
            assert_eq!(echo(typed), shown);
        }
        assert_eq!(echo(&"й".repeat(40)), "й".repeat(40));
        assert_eq!(echo(&"й".repeat(1_000_000)), "й".repeat(40) + "…");
    }
}
