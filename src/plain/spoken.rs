//! How commands are said in lines: each is a name in the messages with its words and its line of help; the words of all
//! languages work in every language, typed in either keyboard layout.

use crate::i18n::{Args, Lang, Messages};
use crate::session::latin_by_place;
use crate::wording::Words;

/// A command as it is said.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spoken<C> {
    /// What is asked.
    pub command: C,
    /// The id of its name; `.words` of that message are the words for it, `.doc` tells what it does.
    pub id: &'static str,
    /// The characters that stand for it alone in a line, the one to show first.
    pub keys: &'static [char],
}

impl<C> Spoken<C> {
    /// Its line of help.
    pub fn help(&self, words: &Words<'_>) -> String {
        let keys = self.keys.first().map_or(String::new(), |key| format!("{key}, "));
        format!("{keys}{} — {}", words.plain(self.id), words.plain(&format!("{}.doc", self.id)))
    }

    /// Whether this word, told by its keys, means it.
    fn is_meant(&self, typed: &str) -> bool {
        let mut one = typed.chars();
        let key = one.next().filter(|_| one.next().is_none());
        key.is_some_and(|key| self.keys.contains(&key)) || is_word(self.id, typed)
    }
}

/// Whatever can be typed for one of these commands means it and no other; for the tests of each list.
#[cfg(test)]
pub(super) fn assert_told_apart<C: Copy + PartialEq + std::fmt::Debug>(commands: &[Spoken<C>]) {
    for spoken in commands {
        for line in words(spoken.id).chain(spoken.keys.iter().map(char::to_string)) {
            assert_eq!(find(commands, &line), Some((spoken.command, "")), "{line}");
        }
    }
}

/// The command of a line and what follows it; none if the line is none of these.
pub(super) fn find<'l, C: Copy>(commands: &[Spoken<C>], line: &'l str) -> Option<(C, &'l str)> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let typed = by_place(word);
    let found = commands.iter().find(|spoken| spoken.is_meant(&typed))?;
    Some((found.command, rest.trim()))
}

/// Whether what was typed is one of the words of this message in any language.
pub(super) fn says(id: &str, typed: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    words(id).any(|word| word == typed)
}

/// Likewise, in either layout of the keyboard.
pub(super) fn is_word(id: &str, typed: &str) -> bool {
    words(id).any(|word| by_place(&word) == typed)
}

fn words(id: &str) -> impl Iterator<Item = String> {
    let id = format!("{id}.words");
    let said = Lang::all().iter().map(move |lang| Messages::interface().format(*lang, &id, &Args::new()));
    said.flat_map(|words| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
}

/// A word by the keys that were pressed, whatever the layout.
pub(super) fn by_place(word: &str) -> String {
    word.chars().map(latin_by_place).collect()
}
