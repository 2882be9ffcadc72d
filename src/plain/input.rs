//! Lines from anywhere: whatever they hold, however long they are.

use std::io::{self, BufRead};

/// A line as it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text without line end. Bytes that are no UTF-8 are U+FFFD; a byte-order mark before the first line is gone.
    Text(String),
    /// It is longer than allowed; of it only the length in bytes is known.
    TooLong(u64),
}

/// Reads lines that end with `\n`, with `\r\n` or with the input.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    longest: usize,
    first: bool,
}

impl<R: BufRead> Lines<R> {
    /// Lines of this input, of at most so many bytes each; no more of a line is ever held.
    pub const fn new(input: R, longest: usize) -> Self {
        Self { input, longest, first: true }
    }

    /// Where the lines come from.
    pub const fn input(&self) -> &R {
        &self.input
    }

    /// The next line; none at the end of the input.
    ///
    /// # Errors
    /// What reading says; a line that it interrupts is lost.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut kept: Vec<u8> = Vec::new();
        let mut length: u64 = 0;
        loop {
            let held = match self.input.fill_buf() {
                Ok([]) if length == 0 => return Ok(None),
                Ok([]) => break,
                Ok(held) => held,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = held.iter().position(|byte| *byte == b'\n');
            let part = end.map_or(held, |end| held.get(..end).unwrap_or(held));
            // Two bytes more than allowed are kept: they may be the end `\r` and what shows that it is not.
            kept.extend(part.iter().take((self.longest + 2).saturating_sub(kept.len())));
            let used = part.len();
            length += used as u64;
            self.input.consume(used + usize::from(end.is_some()));
            if end.is_some() {
                break;
            }
        }
        Ok(Some(self.finish(kept, length)))
    }

    fn finish(&mut self, mut kept: Vec<u8>, mut length: u64) -> Line {
        if kept.last() == Some(&b'\r') && kept.len() as u64 == length {
            kept.pop();
            length -= 1;
        }
        let first = std::mem::replace(&mut self.first, false);
        if length > self.longest as u64 {
            return Line::TooLong(length);
        }
        let text = String::from_utf8_lossy(&kept);
        Line::Text(text.strip_prefix('\u{feff}').filter(|_| first).unwrap_or(&text).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        // A tiny buffer, so that lines come in parts.
        let mut lines = Lines::new(io::BufReader::with_capacity(3, input), 8);
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn every_line_comes_out_once() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [text("")]);
        assert_eq!(lines(b"b3\r\n\nc2"), [text("b3"), text(""), text("c2")]);
        assert_eq!(lines(b"\r\n\r"), [text(""), text("")]);
        assert_eq!(lines("\u{feff}b3\n\u{feff}c2\n".as_bytes()), [text("b3"), text("\u{feff}c2")]);
        assert_eq!(lines(b"a\rb\n"), [text("a\rb")]);
        assert_eq!(lines(b"\xff\n\0"), [text("\u{fffd}"), text("\0")]);
    }

    #[test]
    fn of_a_long_line_only_its_length_is_known() {
        assert_eq!(lines(b"12345678\n12345678\r\nx"), [text("12345678"), text("12345678"), text("x")]);
        assert_eq!(lines(b"123456789\nx"), [Line::TooLong(9), text("x")]);
        assert_eq!(lines(b"123456789\r\nx"), [Line::TooLong(9), text("x")]);
        assert_eq!(lines(b"12345678\r\r\nx"), [Line::TooLong(9), text("x")]);
        assert_eq!(lines(&[b'j'; 1_000_000]), [Line::TooLong(1_000_000)]);
    }
}
