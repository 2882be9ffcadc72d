//! The commands of the course in lines.

use crate::plain::spoken::{self, Spoken};

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
    /// In the order in which help tells them; each key is the one on the screen where there is one.
    pub const ALL: [Spoken<Self>; 9] = [
        Spoken { command: Self::List, id: "course-cmd-list", keys: &['v'] },
        Spoken { command: Self::Practice, id: "course-cmd-practice", keys: &['t'] },
        Spoken { command: Self::Progress, id: "course-cmd-progress", keys: &['p'] },
        Spoken { command: Self::Settings, id: "course-cmd-settings", keys: &['s'] },
        Spoken { command: Self::Who, id: "course-cmd-who", keys: &['w'] },
        Spoken { command: Self::Reset, id: "course-cmd-reset", keys: &['z'] },
        Spoken { command: Self::Lang, id: "course-cmd-lang", keys: &['l'] },
        Spoken { command: Self::Help, id: "plain-cmd-help", keys: &['h'] },
        Spoken { command: Self::Quit, id: "plain-cmd-quit", keys: &['q'] },
    ];

    /// The command of a line and what follows it; none if the line is none.
    pub fn of(line: &str) -> Option<(Self, &str)> {
        spoken::find(&Self::ALL, line)
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
    }

    #[test]
    fn no_two_commands_share_a_word() {
        spoken::assert_told_apart(&Command::ALL);
    }
}
