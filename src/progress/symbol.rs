//! Pictures by which a child who does not read finds itself.

/// Declares the symbols once: name, key, sign, letter.
macro_rules! symbols {
    ($($name:ident = $key:literal, $sign:literal, $ascii:literal;)+) => {
        /// A picture for a learner, of one column. Enough for a class of thirty, each with its own.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Symbol {
            $(#[doc = concat!("A ", $key, ".")] $name),+
        }

        impl Symbol {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its word in the store and in exports; its name for people is the message `symbol-<key>`.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key),+ }
            }

            /// The message of its name.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$name => concat!("symbol-", $key)),+ }
            }

            /// The picture, one column wide.
            pub const fn sign(self) -> char {
                match self { $(Self::$name => $sign),+ }
            }

            /// What stands for it on a console without such pictures.
            pub const fn ascii(self) -> char {
                match self { $(Self::$name => $ascii),+ }
            }
        }
    };
}

symbols! {
    Sun = "sun", '☼', '*';
    Moon = "moon", '☾', ')';
    Star = "star", '★', 'S';
    Cloud = "cloud", '☁', 'C';
    Umbrella = "umbrella", '☂', 'U';
    Snowman = "snowman", '☃', '8';
    Snowflake = "snowflake", '❄', 'x';
    Comet = "comet", '☄', '/';
    Clover = "clover", '♣', '&';
    Flower = "flower", '✿', '@';
    Daisy = "daisy", '❀', 'D';
    Tulip = "tulip", '⚘', 'Y';
    Heart = "heart", '♥', 'H';
    Smile = "smile", '☺', '=';
    House = "house", '⌂', 'A';
    Flag = "flag", '⚑', 'F';
    Note = "note", '♪', 'J';
    Song = "song", '♫', 'M';
    Plane = "plane", '✈', 'T';
    Scissors = "scissors", '✂', 'X';
    Pencil = "pencil", '✎', '!';
    Letter = "letter", '✉', 'E';
    Telephone = "telephone", '☎', 'P';
    Gear = "gear", '⚙', '%';
    Wheel = "wheel", '☸', 'W';
    Ball = "ball", '●', 'o';
    Cube = "cube", '■', '#';
    Hill = "hill", '▲', '^';
    Diamond = "diamond", '◆', 'V';
    Hammer = "hammer", '⚒', '7';
    Ring = "ring", '◎', 'O';
    Cross = "cross", '✚', '+';
}

impl Symbol {
    /// The symbol of a key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|symbol| symbol.key() == key)
    }

    /// The first that none of these has; when all are taken, the least used.
    pub fn free(taken: impl IntoIterator<Item = Self>) -> Self {
        let mut uses = vec![0_usize; Self::ALL.len()];
        for symbol in taken {
            if let Some(count) = uses.get_mut(symbol as usize) {
                *count += 1;
            }
        }
        Self::ALL.iter().copied().min_by_key(|&symbol| uses.get(symbol as usize).copied()).unwrap_or(Self::Sun)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::{Lang, Messages};
    use crate::text::{forbidden, width};

    #[test]
    fn thirty_children_are_told_apart() {
        assert!(Symbol::ALL.len() >= 30);
        let signs: BTreeSet<char> = Symbol::ALL.iter().map(|symbol| symbol.sign()).collect();
        let letters: BTreeSet<char> = Symbol::ALL.iter().map(|symbol| symbol.ascii()).collect();
        assert_eq!((signs.len(), letters.len()), (Symbol::ALL.len(), Symbol::ALL.len()));
        for &symbol in Symbol::ALL {
            assert_eq!(width(&symbol.sign().to_string()), 1, "{symbol:?}");
            assert!(symbol.ascii().is_ascii_graphic(), "{symbol:?}");
            assert_eq!(forbidden(&symbol.sign().to_string()), None, "{symbol:?}");
            assert_eq!(Symbol::from_key(symbol.key()), Some(symbol));
            for &lang in Lang::all() {
                assert!(Messages::interface().has(lang, symbol.message()), "{lang}: {}", symbol.message());
            }
        }
    }

    #[test]
    fn a_new_learner_gets_a_symbol_of_its_own() {
        assert_eq!(Symbol::free([]), Symbol::Sun);
        assert_eq!(Symbol::free([Symbol::Moon, Symbol::Sun]), Symbol::Star);
        assert_eq!(Symbol::free(Symbol::ALL.iter().copied().chain([Symbol::Sun])), Symbol::Moon);
    }
}
