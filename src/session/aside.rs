//! What is said once, in passing, until the next key.

/// Something to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// There is no program that could read aloud.
    NoVoice,
    /// The mouse is the terminal's now: it selects text.
    MouseIsFree,
    /// The mouse is the program's again.
    MouseIsTaken,
}

impl Aside {
    /// Its message.
    pub const fn message(self) -> &'static str {
        match self {
            Self::NoVoice => "notice-no-voice",
            Self::MouseIsFree => "notice-mouse-free",
            Self::MouseIsTaken => "notice-mouse-taken",
        }
    }
}
