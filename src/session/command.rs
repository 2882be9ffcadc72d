//! Everything that can be asked of the program: each command once, with its keys. The keys at the bottom, the help
//! and the clickable buttons are made from this list.

use super::app::{App, Screen};
use super::key::Key;
use super::run::Run;
use super::work::{Hand, Mode, Phase};

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
    /// Play the steps that went wrong once more.
    Repeat,
    /// Play the lesson once more.
    Again,
    /// Ask for a hint.
    Hint,
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
    /// What the teacher may say and do.
    Notes,
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

/// Whether the exercise is one whose answer is checked when the learner says so.
fn is_checked(app: &App) -> bool {
    app.run().and_then(|run| run.exercise()).is_none_or(|exercise| exercise.work().answer().is_checked())
}

impl Command {
    /// All commands in the order in which they are offered.
    pub const ALL: [Self; 21] = [
        Self::Mark,
        Self::Check,
        Self::Retry,
        Self::Nowhere,
        Self::Next,
        Self::Open,
        Self::Repeat,
        Self::Again,
        Self::Hint,
        Self::Why,
        Self::WhyBack,
        Self::Undo,
        Self::Clear,
        Self::Previous,
        Self::Mode,
        Self::Notes,
        Self::Language,
        Self::Help,
        Self::Back,
        Self::Quit,
        Self::Suspend,
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
            Self::Repeat => "cmd-repeat",
            Self::Again => "cmd-again",
            Self::Hint => "cmd-hint",
            Self::Undo => "cmd-undo",
            Self::Clear => "cmd-clear",
            Self::Why => "cmd-why",
            Self::WhyBack => "cmd-why-back",
            Self::Previous => "cmd-previous",
            Self::Mode => "cmd-mode",
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
        let hand = app.run().and_then(|run| run.exercise()).map(|exercise| exercise.work().answer().hand());
        match (self, hand) {
            (Self::Mark, Some(Hand::Empty)) => "cmd-take",
            (Self::Mark, Some(Hand::Full)) => "cmd-put",
            (Self::Clear, Some(Hand::Empty | Hand::Full)) => "cmd-restart",
            _ => self.message(),
        }
    }

    /// Its keys in the Latin layout, the one to show first.
    pub const fn keys(self) -> &'static [Key] {
        match self {
            Self::Mark => &[Key::Char(' '), Key::Enter],
            Self::Check | Self::Retry | Self::Open | Self::Repeat => &[Key::Enter],
            Self::Nowhere => &[Key::Char('0')],
            Self::Next => &[Key::Enter, Key::Char('n')],
            Self::Again => &[Key::Char('r')],
            Self::Hint => &[Key::Char('?'), Key::Char('/')],
            Self::Undo => &[Key::Char('u'), Key::Backspace],
            Self::Clear => &[Key::Char('x')],
            Self::Why => &[Key::Tab],
            Self::WhyBack => &[Key::BackTab],
            Self::Previous => &[Key::Char('p')],
            Self::Mode => &[Key::Char('m')],
            Self::Notes => &[Key::Char('i')],
            Self::Language => &[Key::Char('l')],
            Self::Help => &[Key::F(1), Key::Char('?')],
            Self::Back => &[Key::Esc],
            Self::Quit => &[Key::Char('q'), Key::Ctrl('c')],
            Self::Suspend => &[Key::Ctrl('z')],
        }
    }

    /// Whether it makes sense now.
    pub fn works(self, app: &App) -> bool {
        if app.overlay().is_some() {
            return matches!(self, Self::Back | Self::Language | Self::Quit | Self::Suspend);
        }
        let in_list = matches!(app.screen(), Screen::List);
        let run = app.run();
        let over = run.is_some_and(|run| run.is_over());
        let exercise = run.and_then(|run| run.exercise());
        let answer = exercise.map(|exercise| exercise.work().answer());
        let phase = answer.map(|answer| answer.phase());
        let marking = phase == Some(Phase::Marking);
        let is_checked = answer.is_some_and(|answer| answer.is_checked());
        match self {
            Self::Mark => marking && answer.is_some_and(|answer| answer.takes_squares()),
            Self::Hint => marking,
            Self::Check => marking && app.typed().is_empty() && is_checked,
            Self::Retry => phase == Some(Phase::Reviewing),
            Self::Next => run.is_some() && !over && !marking && phase != Some(Phase::Reviewing),
            Self::Open => in_list && app.chosen().is_some(),
            Self::Repeat => over && run.is_some_and(|run| run.wrong_count() > 0),
            Self::Again => over,
            Self::Nowhere => answer.is_some_and(|answer| answer.can_be_nowhere()),
            Self::Undo => answer.is_some_and(|answer| answer.can_undo()),
            Self::Clear => answer.is_some_and(|answer| answer.can_clear()),
            Self::Why | Self::WhyBack => exercise.is_some_and(|exercise| exercise.to_explain().len() > 1),
            Self::Previous => run.is_some_and(|run| run.can_go_back()),
            Self::Mode => is_checked && phase != Some(Phase::Done),
            Self::Notes => run.is_some_and(|run| run.has_notes()),
            Self::Back => run.is_some(),
            Self::Language | Self::Help | Self::Quit | Self::Suspend => true,
        }
    }

    /// The command of a key now, if any.
    pub fn of(key: Key, app: &App) -> Option<Self> {
        let key = key.for_command();
        Self::ALL.into_iter().find(|command| {
            let means_it = match (command, key) {
                // Enter confirms a typed square before anything else; without one it marks only where nothing is checked.
                (Self::Mark, Key::Enter) => {
                    app.typed().square().is_some() || app.typed().is_empty() && !is_checked(app)
                }
                // A letter does not throw a child out of a lesson.
                (Self::Quit, Key::Char(_)) => app.run().is_none(),
                _ => true,
            };
            means_it && command.keys().contains(&key) && command.works(app)
        })
    }

    /// Whether it stands among the keys at the bottom of the screen: the ones of the moment, not the ones known by heart.
    pub fn is_offered(self, app: &App) -> bool {
        let checks = |run: &Run| run.exercise().is_some_and(|exercise| exercise.work().answer().checks_at_once());
        let at_once = app.run().is_some_and(|run| run.mode() == Mode::AtOnce && !checks(run));
        match self {
            Self::WhyBack | Self::Suspend => false,
            Self::Quit => app.run().is_none(),
            Self::Check => !at_once && self.works(app),
            _ => self.works(app),
        }
    }
}
