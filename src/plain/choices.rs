//! The things beside the board as numbered lines, and the numbers that pick them.

use crate::args;
use crate::session::{Choice, ChoiceState, Offer, Run, SmallBoard};
use crate::wording::{ChessArgs, Words};

use super::board;

/// Each thing in its line, or lines where it is a board; what became of it in words.
pub(super) fn told(run: &Run, words: &Words<'_>, choices: &[Choice]) -> Vec<String> {
    choices.iter().enumerate().flat_map(|(number, choice)| one(run, words, number + 1, choice)).collect()
}

fn one(run: &Run, words: &Words<'_>, number: usize, choice: &Choice) -> Vec<String> {
    let said = match &choice.offer {
        Offer::Message(id, args) | Offer::Word(id, args) => words.say(id, args),
        Offer::Text(text) => match run.step() {
            Some(step) => run.lesson().text(words.lang, text, &run.lesson().step_args(step)),
            None => String::new(),
        },
        Offer::Tray(piece, left) => {
            let said = words.say("plain-tray", &args!["count" => *left].piece("piece", *piece));
            return vec![format!("{number}. {said}")];
        }
        Offer::Piece(piece) => words.say("plain-choice-piece", &args![].piece("piece", *piece)),
        Offer::Board(board) => return of_board(words, number, board, choice.state),
    };
    vec![format!("{number}. {said}{}", state(words, choice.state))]
}

fn state(words: &Words<'_>, state: ChoiceState) -> String {
    let id = match state {
        ChoiceState::Free | ChoiceState::Picked => return String::new(),
        ChoiceState::Right => "legend-found",
        ChoiceState::Wrong => "legend-extra",
        ChoiceState::Missed => "legend-missed",
        ChoiceState::Gone => "plain-choice-gone",
    };
    format!(" ({})", words.plain(id))
}

/// A small board: its rows, the colours of the near row, which no letter shows, and its pieces in words.
fn of_board(words: &Words<'_>, number: usize, small: &SmallBoard, became: ChoiceState) -> Vec<String> {
    let shown = small.board();
    let near = if small.near_left_is_light() { "light" } else { "dark" };
    let title = words.say("plain-choice-board", &args!["number" => number, "shade" => near]);
    let mut lines = vec![format!("{title}{}", state(words, became))];
    lines.extend(board::rows(&shown));
    lines.extend(board::pieces(&shown, words, false));
    lines
}

/// The numbers of a line such as "2" or "1 3", from 0; none if there is anything else in it or a number is no thing's.
pub(super) fn read(line: &str, choices: &[Choice]) -> Option<Vec<usize>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty());
    let mut numbers = Vec::new();
    for word in words {
        let number: usize = word.trim_end_matches('.').parse().ok()?;
        let number = number.checked_sub(1).filter(|&number| number < choices.len())?;
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    (!numbers.is_empty()).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Args;

    #[test]
    fn numbers_pick_and_anything_else_does_not() {
        let choice = Choice { offer: Offer::Message("praise-1", Args::new()), state: ChoiceState::Free };
        let choices = vec![choice; 3];
        for (line, picked) in [
            ("2", Some(vec![1])),
            ("1 3", Some(vec![0, 2])),
            ("3,1; 3", Some(vec![2, 0])),
            ("2.", Some(vec![1])),
            ("", None),
            ("0", None),
            ("4", None),
            ("1 b3", None),
            ("-1", None),
        ] {
            assert_eq!(read(line, &choices), picked, "{line}");
        }
    }
}
