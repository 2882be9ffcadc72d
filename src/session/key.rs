//! Keys as this program knows them, whatever the keyboard's layout.

use crate::rules::Square;

/// A key press, told apart no further than the commands need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A printable character as typed; the space bar is `Char(' ')`.
    Char(char),
    /// Enter or Return.
    Enter,
    /// Escape.
    Esc,
    /// Rubs out the last typed character.
    Backspace,
    /// The tabulator.
    Tab,
    /// The tabulator with Shift.
    BackTab,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// A function key by its number.
    F(u8),
    /// Ctrl with a letter, small and Latin.
    Ctrl(char),
}

/// The Russian letters by their place on the keyboard, and the Latin ones that share the key.
const BY_PLACE: (&str, &str) = ("йцукенгшщзфывапролдячсмить.,", "qwertyuiopasdfghjklzxcvbnm/?");

/// The Latin character on the same key as a character typed in the Russian layout, in lower case.
/// Other characters come back as they are, in lower case.
pub fn latin_by_place(typed: char) -> char {
    let small = typed.to_lowercase().next().unwrap_or(typed);
    let (russian, latin) = BY_PLACE;
    russian.chars().position(|c| c == small).and_then(|i| latin.chars().nth(i)).unwrap_or(small)
}

impl Key {
    /// The same key under the Latin layout: commands work by the place of the key, in either case.
    pub fn for_command(self) -> Self {
        match self {
            Self::Char(c) => Self::Char(latin_by_place(c)),
            Self::Ctrl(c) => Self::Ctrl(latin_by_place(c)),
            other => other,
        }
    }
}

/// A square in the making: typed characters are shown before they count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypedSquare {
    /// The first square of two.
    before: Option<Square>,
    file: Option<u8>,
    rank: Option<u8>,
}

impl TypedSquare {
    /// Takes one character if it continues a square; a file always begins anew.
    /// On a Russian layout files go by the place of the key, but `е` is taken for what it looks like.
    pub fn push(&mut self, typed: char) -> bool {
        let c = if typed.to_lowercase().eq(['е']) { 'e' } else { latin_by_place(typed) };
        match (c, self.file, self.rank) {
            ('a'..='h', ..) => *self = Self { before: self.before, file: Some(c as u8 - b'a'), rank: None },
            ('1'..='8', Some(_), None) => self.rank = Some(c as u8 - b'1'),
            _ => return false,
        }
        true
    }

    /// The same where two squares make a move: after a whole one a second begins.
    pub fn push_of_two(&mut self, typed: char) -> bool {
        let mut next = *self;
        if let (None, Some(square)) = (self.before, self.square()) {
            next = Self { before: Some(square), ..Self::default() };
        }
        let taken = next.push(typed);
        if taken {
            *self = next;
        }
        taken
    }

    /// The first square of two, once the second has begun.
    pub fn before(self) -> Option<Square> {
        self.before
    }

    /// Takes back the last character; false if there was none.
    pub fn pop(&mut self) -> bool {
        if self.rank.take().or_else(|| self.file.take()).is_none() {
            return false;
        }
        if let (None, Some(before)) = (self.file, self.before) {
            *self = Self { before: None, file: Some(before.file()), rank: Some(before.rank()) };
        }
        true
    }

    /// The whole square, once file and rank are there.
    pub fn square(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// Whether a digit would not continue it.
    pub fn awaits_file(self) -> bool {
        self.file.is_none() || self.rank.is_some()
    }

    /// Whether nothing is typed.
    pub fn is_empty(self) -> bool {
        self.file.is_none()
    }
}

impl std::fmt::Display for TypedSquare {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(before) = self.before {
            write!(f, "{before}")?;
        }
        if let Some(file) = self.file {
            write!(f, "{}", char::from(b'a' + file))?;
        }
        if let Some(rank) = self.rank {
            write!(f, "{}", rank + 1)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_go_by_the_place_of_the_key() {
        for (typed, latin) in [('й', 'q'), ('Д', 'l'), (',', '?'), ('q', 'q'), ('L', 'l'), ('?', '?'), ('7', '7')] {
            assert_eq!(Key::Char(typed).for_command(), Key::Char(latin));
        }
        assert_eq!(Key::Ctrl('с').for_command(), Key::Ctrl('c'));
        assert_eq!(Key::Enter.for_command(), Key::Enter);
    }

    #[test]
    fn a_square_is_typed_file_first_in_both_layouts() {
        for (typed, shown) in [
            ("e4", "e4"),
            ("у4", "e4"),
            ("Е4", "e4"),
            ("е4", "e4"),
            ("ф1", "a1"),
            ("р8", "h8"),
            ("ab3", "b3"),
            ("e", "e"),
        ] {
            let mut square = TypedSquare::default();
            assert!(typed.chars().all(|c| square.push(c)), "{typed}");
            assert_eq!(square.to_string(), shown);
        }
        let mut square = TypedSquare::default();
        assert!(!square.push('4') && !square.push('z') && square.is_empty());
        assert!(square.push('e') && !square.push('9') && square.push('4') && !square.push('5'));
        assert_eq!(square.square(), Some("e4".parse().unwrap()));
        assert!(square.pop() && square.pop() && !square.pop());
    }
}
