//! The commands of plain mode. Each is a name in the messages with its words and its line of help; the words of all
//! languages work in every language, typed in either keyboard layout.

use crate::i18n::{Args, Lang, Messages};
use crate::session::latin_by_place;
use crate::wording::Words;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The next hint.
    Hint,
    /// An easier variant first.
    Easier,
    /// The answer "nowhere".
    Nowhere,
    /// Why a square is right or wrong.
    Why,
    /// Take back the last move.
    Undo,
    /// Begin the step anew.
    Restart,
    /// The task and the board again.
    Board,
    /// Answers at once, or line by line.
    Mode,
    /// Leave this step out.
    Next,
    /// What the teacher may say and do.
    Notes,
    /// Another language.
    Lang,
    /// All commands.
    Help,
    /// Stop.
    Quit,
}

impl Command {
    /// In the order in which help tells them.
    pub(super) const ALL: [Self; 13] = [
        Self::Hint,
        Self::Easier,
        Self::Nowhere,
        Self::Why,
        Self::Undo,
        Self::Restart,
        Self::Board,
        Self::Mode,
        Self::Next,
        Self::Notes,
        Self::Lang,
        Self::Help,
        Self::Quit,
    ];

    /// The id of its name; `.words` of that message are the words for it, `.doc` tells what it does.
    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Hint => "plain-cmd-hint",
            Self::Easier => "plain-cmd-easier",
            Self::Nowhere => "plain-cmd-nowhere",
            Self::Why => "plain-cmd-why",
            Self::Undo => "plain-cmd-undo",
            Self::Restart => "plain-cmd-restart",
            Self::Board => "plain-cmd-board",
            Self::Mode => "plain-cmd-mode",
            Self::Next => "plain-cmd-next",
            Self::Notes => "plain-cmd-notes",
            Self::Lang => "plain-cmd-lang",
            Self::Help => "plain-cmd-help",
            Self::Quit => "plain-cmd-quit",
        }
    }

    /// The characters that stand for it alone in a line, the one to show first; where the screen has the same command,
    /// they are its keys.
    pub(super) const fn keys(self) -> &'static [char] {
        match self {
            Self::Easier => &['y'],
            Self::Hint => &['?', '/'],
            Self::Nowhere => &['-', '0'],
            Self::Why => &['w'],
            Self::Undo => &['u'],
            Self::Restart => &['x'],
            Self::Board => &['v'],
            Self::Mode => &['m'],
            Self::Next => &['n'],
            Self::Notes => &['i'],
            Self::Lang => &['l'],
            Self::Help => &['h'],
            Self::Quit => &['q'],
        }
    }

    /// Whether a word after it says something.
    const fn takes_more(self) -> bool {
        matches!(self, Self::Why | Self::Lang)
    }

    /// The command of a line and what follows it; none if the line is none.
    pub(super) fn of(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let typed = by_place(word);
        let command = Self::ALL.into_iter().find(|command| {
            let mut one = typed.chars();
            let key = one.next().filter(|_| one.next().is_none());
            key.is_some_and(|key| command.keys().contains(&key)) || is_word(command.message(), &typed)
        })?;
        (rest.is_empty() || command.takes_more()).then_some((command, rest.trim()))
    }

    /// Its line of help.
    pub(super) fn help(self, words: &Words<'_>) -> String {
        let id = self.message();
        let keys = self.keys().first().map_or(String::new(), |key| format!("{key}, "));
        format!("{keys}{} — {}", words.plain(id), words.plain(&format!("{id}.doc")))
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_work_in_both_languages_and_both_layouts() {
        for (line, command, rest) in [
            ("?", Command::Hint, ""),
            (",", Command::Hint, ""),
            (" hint ", Command::Hint, ""),
            ("Подсказка", Command::Hint, ""),
            ("рште", Command::Hint, ""),
            ("why d6", Command::Why, "d6"),
            ("почему  d6 ", Command::Why, "d6"),
            ("gjxtve d6", Command::Why, "d6"),
            ("й", Command::Quit, ""),
            ("QUIT", Command::Quit, ""),
            ("skip", Command::Next, ""),
            ("никуда", Command::Nowhere, ""),
            ("-", Command::Nowhere, ""),
            ("0", Command::Nowhere, ""),
            ("lang ru", Command::Lang, "ru"),
            ("д", Command::Lang, ""),
            ("доска", Command::Board, ""),
        ] {
            assert_eq!(Command::of(line), Some((command, rest)), "{line}");
        }
        for line in ["", "b3", "b3 c2", "hint b3", "hints", "e", "??"] {
            assert_eq!(Command::of(line), None, "{line}");
        }
    }

    #[test]
    fn no_two_commands_share_a_word() {
        for command in Command::ALL {
            for line in words(command.message()).chain(command.keys().iter().map(char::to_string)) {
                assert_eq!(Command::of(&line), Some((command, "")), "{line}");
            }
        }
    }
}
