//! The commands of the course in lines.

use crate::plain::command::{by_place, is_word};
use crate::wording::Words;

/// A command between lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The lessons once more.
    List,
    /// Practise: a mix, or the set of a code.
    Practice,
    /// What the answers tell.
    Progress,
    /// The settings, or a new value for one.
    Settings,
    /// Who learns here, or who is here now.
    Who,
    /// Begin a lesson anew.
    Reset,
    /// Another language.
    Lang,
    /// All commands.
    Help,
    /// Stop.
    Quit,
}

impl Command {
    /// In the order in which help tells them.
    pub const ALL: [Self; 9] = [
        Self::List,
        Self::Practice,
        Self::Progress,
        Self::Settings,
        Self::Who,
        Self::Reset,
        Self::Lang,
        Self::Help,
        Self::Quit,
    ];

    /// The id of its name; `.words` of that message are the words for it, `.doc` tells what it does.
    const fn message(self) -> &'static str {
        match self {
            Self::List => "course-cmd-list",
            Self::Practice => "course-cmd-practice",
            Self::Progress => "course-cmd-progress",
            Self::Settings => "course-cmd-settings",
            Self::Who => "course-cmd-who",
            Self::Reset => "course-cmd-reset",
            Self::Lang => "course-cmd-lang",
            Self::Help => "plain-cmd-help",
            Self::Quit => "plain-cmd-quit",
        }
    }

    /// The character that stands for it alone in a line: its key on the screen where it has one.
    const fn key(self) -> char {
        match self {
            Self::List => 'v',
            Self::Practice => 't',
            Self::Progress => 'p',
            Self::Settings => 's',
            Self::Who => 'w',
            Self::Reset => 'z',
            Self::Lang => 'l',
            Self::Help => 'h',
            Self::Quit => 'q',
        }
    }

    /// The command of a line and what follows it; none if the line is none.
    pub fn of(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let typed = by_place(word);
        let is_meant = |command: &Self| typed == command.key().to_string() || is_word(command.message(), &typed);
        Self::ALL.into_iter().find(is_meant).map(|command| (command, rest.trim()))
    }

    /// Its line of help.
    pub fn help(self, words: &Words<'_>) -> String {
        let id = self.message();
        format!("{}, {} — {}", self.key(), words.plain(id), words.plain(&format!("{id}.doc")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_work_in_both_languages_and_both_layouts() {
        for (line, command, rest) in [
            ("v", Command::List, ""),
            ("список", Command::List, ""),
            ("тренировка", Command::Practice, ""),
            ("practice knight-7", Command::Practice, "knight-7"),
            ("progress", Command::Progress, ""),
            ("Успехи", Command::Progress, ""),
            ("settings theme  light ", Command::Settings, "theme  light"),
            ("настройки", Command::Settings, ""),
            ("ы", Command::Settings, ""),
            ("кто Аня П.", Command::Who, "Аня П."),
            ("reset 6-1-rook", Command::Reset, "6-1-rook"),
            ("язык en", Command::Lang, "en"),
            ("help", Command::Help, ""),
            ("q", Command::Quit, ""),
        ] {
            assert_eq!(Command::of(line), Some((command, rest)), "{line}");
        }
        for line in ["", "6-1-rook", "lists", "??"] {
            assert_eq!(Command::of(line), None, "{line}");
        }
        for (number, command) in Command::ALL.iter().enumerate() {
            assert!(Command::ALL[..number].iter().all(|other| other.key() != command.key()));
        }
    }
}
