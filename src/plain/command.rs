//! The commands of plain mode.

use super::spoken::{self, Spoken};

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
    /// In the order in which help tells them; where the screen has the same command, its keys are the same.
    pub(super) const ALL: [Spoken<Self>; 13] = [
        Spoken { command: Self::Hint, id: "plain-cmd-hint", keys: &['?', '/'] },
        Spoken { command: Self::Easier, id: "plain-cmd-easier", keys: &['y'] },
        Spoken { command: Self::Nowhere, id: "plain-cmd-nowhere", keys: &['-', '0'] },
        Spoken { command: Self::Why, id: "plain-cmd-why", keys: &['w'] },
        Spoken { command: Self::Undo, id: "plain-cmd-undo", keys: &['u'] },
        Spoken { command: Self::Restart, id: "plain-cmd-restart", keys: &['x'] },
        Spoken { command: Self::Board, id: "plain-cmd-board", keys: &['v'] },
        Spoken { command: Self::Mode, id: "plain-cmd-mode", keys: &['m'] },
        Spoken { command: Self::Next, id: "plain-cmd-next", keys: &['n'] },
        Spoken { command: Self::Notes, id: "plain-cmd-notes", keys: &['i'] },
        Spoken { command: Self::Lang, id: "plain-cmd-lang", keys: &['l'] },
        Spoken { command: Self::Help, id: "plain-cmd-help", keys: &['h'] },
        Spoken { command: Self::Quit, id: "plain-cmd-quit", keys: &['q'] },
    ];

    /// Whether a word after it says something.
    const fn takes_more(self) -> bool {
        matches!(self, Self::Why | Self::Lang)
    }

    /// The command of a line and what follows it; none if the line is none.
    pub(super) fn of(line: &str) -> Option<(Self, &str)> {
        spoken::find(&Self::ALL, line).filter(|(command, rest)| rest.is_empty() || command.takes_more())
    }
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
        spoken::assert_told_apart(&Command::ALL);
    }
}
