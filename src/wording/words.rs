//! A language with its messages, ready to speak.

use crate::i18n::{Args, Lang, Messages, Pattern};

/// What to say things with: a set of messages and a language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The messages: of the interface, or of a lesson.
    pub messages: &'a Messages,
    /// The language.
    pub lang: Lang,
}

impl<'a> Words<'a> {
    /// Words with these messages.
    pub const fn new(messages: &'a Messages, lang: Lang) -> Self {
        Self { messages, lang }
    }

    /// The words of the interface.
    pub fn interface(lang: Lang) -> Words<'static> {
        Words::new(Messages::interface(), lang)
    }

    /// The message, or the attribute of one (`cmd-mark.doc`).
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.messages.format(self.lang, id, args)
    }

    /// A message that needs no values.
    pub fn plain(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// A text written directly in a lesson.
    pub fn pattern(&self, text: &Pattern, args: &Args) -> String {
        self.messages.format_pattern(self.lang, text, args)
    }
}

#[cfg(test)]
mod tests {
    use crate::args;
    use crate::rules::{Color, Piece, Role, Square, SquareSet};

    use super::super::ChessArgs;
    use super::*;

    #[test]
    fn values_of_the_rules_are_put_into_words() {
        let words = Words::interface(Lang::parse("ru").unwrap_or(Lang::ENGLISH));
        let text = "{ PIECE($piece, case: \"instrumental\") }, { PIECE($role) }, { $from }, { $squares } { $squares-count }, \
                    { $color ->\n[black] чёрные\n*[white] белые\n}";
        let squares: SquareSet = [Square::new(1, 2), Square::new(4, 0)].into_iter().collect();
        let args = args![]
            .piece("piece", Piece { color: Color::White, role: Role::Queen })
            .role("role", Role::Rook)
            .square("from", Square::new(3, 3))
            .squares("squares", squares)
            .color("color", Color::Black);
        let said = words.pattern(&Pattern::parse(text).unwrap(), &args);
        assert_eq!(said, "белым ферзём, ладья, d4, b3 и e1 2, чёрные");
        assert_eq!(words.plain("language-name"), "Русский");
    }
}
