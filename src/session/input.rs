//! What comes in from the learner, and what can be clicked.

use crate::i18n::Lang;
use crate::lesson::Article;
use crate::rules::Square;

use super::command::Command;
use super::key::Key;
use super::settings::Setting;
use super::spot::Spot;

/// What comes in from the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key press.
    Key(Key),
    /// A click on something.
    Click(Target),
    /// The button was pressed on one thing, which was told as a click, and let go on another.
    Drag {
        /// Where it was pressed.
        from: Spot,
        /// Where it was let go.
        to: Spot,
    },
    /// The wheel, in lines; positive is down.
    Scroll(i32),
    /// The mouse came over a square, or left the board.
    Hover(Option<Square>),
    /// The time of one picture of what moves by itself has passed; see [`App::next_tick`](super::App::next_tick).
    Tick,
}

/// Something that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// A thing beside the board, by its number.
    Choice(usize),
    /// A thing of a list, by its number: a lesson of the map, a learner, a symbol.
    Item(usize),
    /// A part of the codex on the map.
    Article(Article),
    /// A value of a setting, by its number among the setting's values.
    Value(Setting, usize),
    /// A command's button.
    Command(Command),
    /// A language's name.
    Language(Lang),
}
