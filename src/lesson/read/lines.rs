//! The lines of a lesson's file by their looks, before it is read as TOML: headers and keys.

/// A header, or what was meant to be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Header {
    Head,
    Step,
    Piece,
    /// The names of a piece.
    Names,
    Other,
}

impl Header {
    /// The line that begins it.
    pub const fn written(self) -> &'static str {
        if matches!(self, Self::Piece) { "[[piece]]" } else { "[[step]]" }
    }
}

/// A line at which no string and no bracket is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<'s> {
    Header(Header),
    /// What is no header for TOML, or that of a table, where a step or a piece of the author's own was meant to begin.
    Meant(Header),
    Key(&'s str),
}

/// The headers and keys of a text, each with its line.
pub(super) fn lines(text: &str) -> Vec<(usize, Line<'_>)> {
    let mut lines = Vec::new();
    let mut open = Open::default();
    for (number, line) in text.lines().enumerate() {
        if open.is_closed() {
            let trimmed = line.trim();
            if let Some(header) = meant(trimmed) {
                lines.push((number, Line::Meant(header)));
                continue;
            }
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

/// Words that are meant for the two headers.
const STEP: &[&str] = &["step", "шаг"];
const PIECE: &[&str] = &["piece", "фигура"];

/// The header that a line is meant to be that is none, or that of a table: `[step]`, `[[step]`, `step:`, `[[step 1]]`.
fn meant(line: &str) -> Option<Header> {
    let code = before_comment(line);
    let is_letter = |sign: char| sign.is_alphanumeric() || "_-".contains(sign);
    let from_word = code.trim_start_matches(|sign: char| !sign.is_alphanumeric());
    let rest = from_word.trim_start_matches(is_letter);
    let word = from_word.strip_suffix(rest)?.to_lowercase();
    let header = match word.as_str() {
        word if STEP.contains(&word) => Header::Step,
        word if PIECE.contains(&word) => Header::Piece,
        _ => return None,
    };
    let is_alone = code.starts_with('[') || !rest.contains(is_letter);
    // With a dot it is the header of something inside, with an equals sign a key.
    let is_meant = is_alone && !rest.contains('=') && !rest.trim_start().starts_with('.');
    let inside = code.strip_prefix("[[").and_then(|code| code.strip_suffix("]]"));
    let is_right = inside.is_some_and(|name| matches!(name.trim().trim_matches(['"', '\'']), "step" | "piece"));
    (is_meant && !is_right).then_some(header)
}

/// A line without its comment and the space before that.
pub(super) fn before_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim_end()
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

    #[test]
    fn what_was_meant_to_begin_a_step_or_a_piece_is_seen() {
        for line in [
            "[step]",
            "[[step]",
            "[step]]",
            "[[[step]]]",
            "[ [step] ]",
            "[[Step]]",
            "[[step]]:",
            "[[step]].",
            "step",
            "step:",
            "- step",
            "((step))",
            "{{step}}",
            "«[step]»",
            "[[шаг]]",
            "[[step 1]]",
            "[[step]] look",
            "[[step",
            "[step] # [[step]]",
        ] {
            assert_eq!(meant(line), Some(Header::Step), "{line}");
        }
        for line in ["[piece]", "[[Piece]]", "[[фигура]]", "piece:"] {
            assert_eq!(meant(line), Some(Header::Piece), "{line}");
        }
        for line in [
            "[[step]]",
            "[[ step ]]",
            "[[step]] # look",
            "[[\"step\"]]",
            "[[piece]]",
            "[piece.name]",
            "[step.generate]",
            "step = []",
            "piece = \"d4\"",
            "step by step",
            "[[steps]]",
            "# step",
            "",
            "[[]]",
        ] {
            assert_eq!(meant(line), None, "{line}");
        }
    }
}
