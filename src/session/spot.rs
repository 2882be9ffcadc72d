//! What an answer can point at: squares of the board, and numbered things beside it.

use crate::i18n::Args;
use crate::lesson::{SmallBoard, Text};
use crate::rules::{Piece, Square};

/// Something that an answer can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// A thing beside the board, by its number from 0.
    Choice(usize),
}

impl Spot {
    /// The square, if it is one.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Square(square) => Some(square),
            Self::Choice(_) => None,
        }
    }
}

/// The keys of the things beside the board, in their order.
pub const CHOICE_KEYS: &str = "1234567890-=";

/// The number of the thing beside the board that a key means.
pub fn choice_of(key: char, choices: &[Choice]) -> Option<usize> {
    (0..choices.len()).find(|&number| key_of(number, choices) == Some(key))
}

/// The key of a thing beside the board. Where all of them are numbers of one digit, the keys are these numbers: a child
/// who counts eight presses 8.
pub fn key_of(number: usize, choices: &[Choice]) -> Option<char> {
    match are_digits(choices) {
        true => {
            choices.get(number)?.offer.number().and_then(|number| char::from_digit(u32::try_from(number).ok()?, 10))
        }
        false => CHOICE_KEYS.chars().nth(number),
    }
}

/// What a thing beside the board is called where it is spoken of: the number that it is, or its number among the others.
pub fn called(number: usize, choices: &[Choice]) -> usize {
    let value = choices.get(number).filter(|_| are_digits(choices)).and_then(|choice| choice.offer.number());
    value.unwrap_or(number + 1)
}

/// Whether the things beside the board are numbers of one digit.
pub fn are_digits(choices: &[Choice]) -> bool {
    !choices.is_empty() && choices.iter().all(|choice| choice.offer.number().is_some_and(|number| number < 10))
}

/// A thing beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it is.
    pub offer: Offer,
    /// What became of it.
    pub state: ChoiceState,
}

/// What a thing beside the board is.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// A message of the interface.
    Message(&'static str, Args),
    /// A message that is no more than a word, so that several stand side by side.
    Word(&'static str, Args),
    /// A number of something, as a message of the interface says it with `$count`.
    Number(&'static str, usize),
    /// A text of the lesson.
    Text(Text),
    /// A small board.
    Board(Box<SmallBoard>),
    /// A kind of piece to be placed, and how many of them are left.
    Tray(Piece, usize),
    /// A piece to pick up, or to promote to.
    Piece(Piece),
}

impl Offer {
    /// The number, if it is one.
    pub const fn number(&self) -> Option<usize> {
        match self {
            Self::Number(_, number) => Some(*number),
            _ => None,
        }
    }
}

/// What became of a thing beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChoiceState {
    /// It may be picked.
    #[default]
    Free,
    /// It is picked, and not told yet.
    Picked,
    /// Told right.
    Right,
    /// Told wrong.
    Wrong,
    /// Right, and not picked.
    Missed,
    /// It is used up.
    Gone,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_one_digit_are_their_own_keys() {
        let choices = |numbers: &[usize]| -> Vec<Choice> {
            let choice = |&number| Choice { offer: Offer::Number("squares-count", number), state: ChoiceState::Free };
            numbers.iter().map(choice).collect()
        };
        let small = choices(&[3, 4, 8]);
        assert_eq!((choice_of('8', &small), choice_of('1', &small), key_of(0, &small)), (Some(2), None, Some('3')));
        assert_eq!(called(2, &small), 8);
        let large = choices(&[8, 9, 10]);
        assert_eq!((choice_of('3', &large), choice_of('8', &large), key_of(2, &large)), (Some(2), None, Some('3')));
        assert_eq!(called(2, &large), 3);
        assert_eq!(choice_of('0', &choices(&[0, 1])), Some(0));
        assert_eq!(choice_of('1', &[]), None);
    }
}
