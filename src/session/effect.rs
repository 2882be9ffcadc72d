//! What the session asks of the world around it. Whoever runs the session performs the effects in their order, before
//! the next screen is drawn, and hands what comes of them to [`App::receive`](super::App::receive).

/// What is to be done outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Put the program to sleep, as Ctrl-Z does.
    Suspend,
    /// Keep a setting of the learner who is here.
    Set {
        /// Its name.
        key: &'static str,
        /// The word of its value.
        value: &'static str,
    },
}
