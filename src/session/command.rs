//! Everything that can be asked of the program: each command once, with its keys. The keys at the bottom, the help
//! and the clickable buttons are made from this list.

use super::app::{App, Overlay};
use super::key::Key;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Mark the square under the cursor, or the typed one.
    Mark,
    /// Say that it is all.
    Check,
    /// After a check with mistakes: mark again.
    Retry,
    /// Say that the piece goes nowhere.
    Nowhere,
    /// Go on.
    Next,
    /// Open the chosen lesson.
    Open,
    /// Show the lessons for others.
    Filter,
    /// Take what is chosen.
    Choose,
    /// Make a new learner.
    NewLearner,
    /// It is a whole class, or one learner again.
    Class,
    /// Begin the chosen lesson anew: asks first.
    Reset,
    /// Yes.
    Confirm,
    /// To what the answers tell.
    Progress,
    /// To what can be practised.
    Practice,
    /// Begin to practise what is chosen.
    Start,
    /// Take another kind of puzzles.
    Kind,
    /// Practise the misconception of this number, from 0.
    Practise(u8),
    /// Give the chosen setting its next value.
    Change,
    /// To the settings.
    Settings,
    /// After the end: to the next lesson.
    Onward,
    /// Play the steps that went wrong once more.
    Repeat,
    /// Play the lesson once more.
    Again,
    /// Ask for a hint.
    Hint,
    /// Play an easier variant first.
    Easier,
    /// Take back the last mark.
    Undo,
    /// Take away all marks.
    Clear,
    /// Why: the next wrong or missed square.
    Why,
    /// Why: the previous one.
    WhyBack,
    /// Go back by one step.
    Previous,
    /// Answers at once, or all and then the check.
    Mode,
    /// Read the task or the reason aloud.
    Aloud,
    /// In a lesson that is being written: to the next step, whatever was answered.
    Skip,
    /// The texts of the step in all languages, beside each other.
    Both,
    /// What is wrong with the lesson's file.
    Faults,
    /// Nothing on the screen but the board.
    Front,
    /// What the teacher may say and do.
    Notes,
    /// Free the mouse for the terminal, or take it back.
    Mouse,
    /// The other language.
    Language,
    /// Help.
    Help,
    /// Back to the list, or out of an overlay.
    Back,
    /// Leave the program.
    Quit,
    /// Put the program to sleep, as Ctrl-Z does.
    Suspend,
}

impl Command {
    /// All commands in the order in which they are offered.
    pub const ALL: [Self; 46] = [
        Self::Mark,
        Self::Check,
        Self::Retry,
        Self::Nowhere,
        Self::Next,
        Self::Open,
        Self::Choose,
        Self::NewLearner,
        Self::Class,
        Self::Confirm,
        Self::Change,
        Self::Filter,
        Self::Reset,
        Self::Start,
        Self::Kind,
        Self::Practice,
        Self::Progress,
        Self::Practise(0),
        Self::Practise(1),
        Self::Practise(2),
        Self::Practise(3),
        Self::Practise(4),
        Self::Onward,
        Self::Repeat,
        Self::Again,
        Self::Hint,
        Self::Easier,
        Self::Why,
        Self::WhyBack,
        Self::Undo,
        Self::Clear,
        Self::Skip,
        Self::Previous,
        Self::Both,
        Self::Faults,
        Self::Mode,
        Self::Aloud,
        Self::Front,
        Self::Notes,
        Self::Settings,
        Self::Mouse,
        Self::Language,
        Self::Help,
        Self::Back,
        Self::Quit,
        Self::Suspend,
    ];

    /// All commands as help tells them: headings by the ids of their messages, each with its commands.
    pub const GROUPS: [(&'static str, &'static [Self]); 5] = [
        (
            "help-group-answer",
            &[
                Self::Mark,
                Self::Check,
                Self::Retry,
                Self::Nowhere,
                Self::Undo,
                Self::Clear,
                Self::Hint,
                Self::Easier,
                Self::Why,
                Self::WhyBack,
                Self::Mode,
            ],
        ),
        (
            "help-group-lesson",
            &[
                Self::Next,
                Self::Previous,
                Self::Onward,
                Self::Repeat,
                Self::Again,
                Self::Aloud,
                Self::Front,
                Self::Notes,
            ],
        ),
        (
            "help-group-course",
            &[
                Self::Open,
                Self::Filter,
                Self::Reset,
                Self::Confirm,
                Self::Choose,
                Self::NewLearner,
                Self::Class,
                Self::Practice,
                Self::Start,
                Self::Kind,
                Self::Progress,
                Self::Practise(0),
                Self::Practise(1),
                Self::Practise(2),
                Self::Practise(3),
                Self::Practise(4),
                Self::Settings,
                Self::Change,
            ],
        ),
        ("help-group-preview", &[Self::Skip, Self::Both, Self::Faults]),
        ("help-group-everywhere", &[Self::Help, Self::Back, Self::Language, Self::Mouse, Self::Quit, Self::Suspend]),
    ];

    /// The id of its name's message; the attribute `.doc` of that message tells what it does.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Mark => "cmd-mark",
            Self::Check => "cmd-check",
            Self::Retry => "cmd-retry",
            Self::Nowhere => "cmd-nowhere",
            Self::Next => "cmd-next",
            Self::Open => "cmd-open",
            Self::Filter => "cmd-filter",
            Self::Choose => "cmd-choose",
            Self::NewLearner => "cmd-new-learner",
            Self::Class => "cmd-class",
            Self::Reset => "cmd-reset",
            Self::Confirm => "cmd-confirm",
            Self::Progress => "cmd-progress",
            Self::Practice => "cmd-practice",
            Self::Start => "cmd-start",
            Self::Kind => "cmd-kind",
            Self::Practise(_) => "cmd-practise",
            Self::Change => "cmd-change",
            Self::Settings => "cmd-settings",
            Self::Onward => "cmd-onward",
            Self::Repeat => "cmd-repeat",
            Self::Again => "cmd-again",
            Self::Hint => "cmd-hint",
            Self::Easier => "cmd-easier",
            Self::Undo => "cmd-undo",
            Self::Clear => "cmd-clear",
            Self::Why => "cmd-why",
            Self::WhyBack => "cmd-why-back",
            Self::Previous => "cmd-previous",
            Self::Mode => "cmd-mode",
            Self::Aloud => "cmd-aloud",
            Self::Skip => "cmd-skip",
            Self::Both => "cmd-both",
            Self::Faults => "cmd-faults",
            Self::Front => "cmd-front",
            Self::Mouse => "cmd-mouse",
            Self::Notes => "cmd-notes",
            Self::Language => "cmd-language",
            Self::Help => "cmd-help",
            Self::Back => "cmd-back",
            Self::Quit => "cmd-quit",
            Self::Suspend => "cmd-suspend",
        }
    }

    /// The same for what it does now: where pieces are taken up and put down there is nothing to mark.
    pub fn message_now(self, app: &App) -> &'static str {
        if self == Self::Mouse && !app.settings().mouse {
            return "cmd-mouse-back";
        }
        app.page().message(self, app.known()).unwrap_or_else(|| self.message())
    }

    /// Its keys in the Latin layout, the one to show first.
    pub const fn keys(self) -> &'static [Key] {
        match self {
            Self::Mark => &[Key::Char(' '), Key::Enter],
            Self::Check | Self::Retry | Self::Open | Self::Choose | Self::Confirm | Self::Start => &[Key::Enter],
            // Enter goes on; where there is nothing to go on to, as after practice, it repeats.
            Self::Repeat => &[Key::Char('w'), Key::Enter],
            Self::NewLearner => &[Key::Char('n')],
            Self::Class => &[Key::Tab],
            Self::Reset => &[Key::Char('z')],
            Self::Progress => &[Key::Char('p')],
            Self::Practice => &[Key::Char('t')],
            Self::Kind => &[Key::Char(' ')],
            Self::Practise(0) => &[Key::Char('1')],
            Self::Practise(1) => &[Key::Char('2')],
            Self::Practise(2) => &[Key::Char('3')],
            Self::Practise(3) => &[Key::Char('4')],
            Self::Practise(_) => &[Key::Char('5')],
            Self::Change => &[Key::Enter, Key::Char(' ')],
            Self::Filter => &[Key::Char('f')],
            Self::Settings => &[Key::Char('s')],
            Self::Nowhere => &[Key::Char('0')],
            Self::Next | Self::Onward => &[Key::Enter, Key::Char('n')],
            Self::Again => &[Key::Char('r'), Key::Enter],
            Self::Easier => &[Key::Char('y')],
            Self::Hint => &[Key::Char('?'), Key::Char('/')],
            Self::Undo => &[Key::Char('u'), Key::Backspace],
            Self::Clear => &[Key::Char('x')],
            Self::Why => &[Key::Tab],
            Self::WhyBack => &[Key::BackTab],
            Self::Previous => &[Key::Char('p')],
            Self::Mode => &[Key::Char('m')],
            Self::Aloud => &[Key::Char('r')],
            Self::Skip => &[Key::Char('n')],
            Self::Both => &[Key::Char('k')],
            Self::Faults => &[Key::Char('w')],
            Self::Front => &[Key::Char('v')],
            Self::Mouse => &[Key::Char('o')],
            Self::Notes => &[Key::Char('i')],
            Self::Language => &[Key::Char('l')],
            Self::Help => &[Key::F(1), Key::Char('?')],
            Self::Back => &[Key::Esc],
            Self::Quit => &[Key::Char('q'), Key::Ctrl('c')],
            Self::Suspend => &[Key::Ctrl('z')],
        }
    }

    /// The key to show now.
    pub fn key_now(self, app: &App) -> Option<Key> {
        app.page().first_key(self, app.known()).or_else(|| self.keys().first().copied())
    }

    /// Whether it makes sense now.
    pub fn works(self, app: &App) -> bool {
        if let Some(overlay) = app.overlay() {
            let confirms = self == Self::Confirm && overlay == Overlay::Reset;
            let always = matches!(self, Self::Back | Self::Language | Self::Mouse | Self::Quit | Self::Suspend);
            return confirms || always || overlay.opener() == Some(self);
        }
        match self {
            Self::Back => app.can_go_back() || app.page().can_step_back(),
            _ if self.is_everywhere() => true,
            _ => app.page().works(self, app.known()),
        }
    }

    /// Whether every screen has it.
    const fn is_everywhere(self) -> bool {
        matches!(self, Self::Back | Self::Language | Self::Mouse | Self::Help | Self::Quit | Self::Suspend)
    }

    /// The command of a key now, if any.
    pub fn of(key: Key, app: &App) -> Option<Self> {
        if app.takes_text() && matches!(key, Key::Char(_) | Key::Backspace) {
            return None;
        }
        let key = key.for_command();
        Self::ALL.into_iter().find(|command| {
            command.keys().contains(&key) && command.works(app) && app.page().means(*command, key, app.known())
        })
    }

    /// Whether it stands among the keys at the bottom of the screen: the ones of the moment, not the ones known by heart.
    pub fn is_offered(self, app: &App) -> bool {
        match self {
            Self::Suspend => false,
            // Where letters are written, no letter is a command.
            _ if app.takes_text() && matches!(self.keys(), [Key::Char(_), ..]) => false,
            // Its button is there to tell that the mouse is away, and how to get it back.
            Self::Mouse => !app.settings().mouse && self.works(app),
            Self::Quit => app.page().means(self, Key::Char('q'), app.known()),
            // Back says it already.
            _ if app.overlay().is_some_and(|overlay| overlay.opener() == Some(self)) => false,
            _ if app.overlay().is_some() => self.works(app),
            _ => self.works(app) && (self.is_everywhere() || app.page().is_offered(self, app.known())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_tells_every_command_once() {
        let mut told: Vec<Command> = Command::GROUPS.iter().flat_map(|(_, group)| group.iter().copied()).collect();
        for command in Command::ALL {
            let place = told.iter().position(|other| *other == command);
            assert!(place.is_some(), "{command:?}");
            place.map(|place| told.remove(place));
        }
        assert_eq!(told, []);
    }
}
