//! The things beside the board as numbered lines, and the numbers that pick them.

use crate::args;
use crate::lesson::{SmallBoard, Step, Task};
use crate::session::{Board, Choice, ChoiceState, Offer, Run, are_digits, called};
use crate::wording::{ChessArgs, Words};

use super::board;

/// Each thing in its line, or lines where it is a board; what became of it in words.
pub(super) fn told(run: &Run, words: &Words<'_>, choices: &[Choice]) -> Vec<String> {
    let corners = choices.iter().filter_map(|choice| match &choice.offer {
        Offer::Board(board) => Some(board.near_left_is_light()),
        _ => None,
    });
    let corners: Vec<bool> = corners.collect();
    // Where all boards lie alike, how they lie is not what is asked.
    let differ = corners.contains(&true) && corners.contains(&false);
    let line = |(number, choice)| one(run, words, called(number, choices), choice, differ);
    choices.iter().enumerate().flat_map(line).collect()
}

fn one(run: &Run, words: &Words<'_>, number: usize, choice: &Choice, tells_corner: bool) -> Vec<String> {
    let said = match &choice.offer {
        Offer::Message(id, args) | Offer::Word(id, args) => words.say(id, args),
        Offer::Number(id, count) => words.say(id, &args!["count" => *count]),
        Offer::Text(text) => match run.step() {
            Some(step) => run.lesson().text(words.lang, text, &run.lesson().step_args(step)),
            None => String::new(),
        },
        Offer::Tray(piece, left) => {
            let said = words.say("plain-tray", &args!["count" => *left].piece("piece", *piece));
            return vec![format!("{number}. {said}")];
        }
        Offer::Piece(piece) => words.say("plain-choice-piece", &args![].piece("piece", *piece)),
        Offer::Board(board) => return of_board(words, number, board, choice.state, tells_corner),
    };
    vec![format!("{number}. {said}{}", state(words, choice.state))]
}

fn state(words: &Words<'_>, state: ChoiceState) -> String {
    let id = match state {
        ChoiceState::Free | ChoiceState::Picked => return String::new(),
        ChoiceState::Right => "plain-choice-is-right",
        ChoiceState::Wrong => "plain-choice-is-wrong",
        ChoiceState::Missed => "plain-choice-is-missed",
        ChoiceState::Gone => "plain-choice-gone",
    };
    format!(" ({})", words.plain(id))
}

/// A small board: its rows and its pieces in words; where it matters, the colour of a corner, which no letter shows.
fn of_board(
    words: &Words<'_>,
    number: usize,
    small: &SmallBoard,
    became: ChoiceState,
    tells_corner: bool,
) -> Vec<String> {
    let shown = Board::from(small);
    let near = if small.near_left_is_light() { "light" } else { "dark" };
    let id = if tells_corner { "plain-choice-board-corner" } else { "plain-choice-board" };
    let title = words.say(id, &args!["number" => number, "shade" => near]);
    let mut lines = vec![format!("{title}{}", state(words, became))];
    lines.extend(board::rows(&shown));
    lines.extend(board::pieces(&shown, words, false));
    lines
}

/// How to answer: with a number, with several, or with the number that it is.
pub(super) fn how(step: &Step, choices: &[Choice]) -> &'static str {
    match &step.task {
        _ if are_digits(choices) => "plain-choices-number",
        Task::Choose(choose) if choose.has_several() => "plain-choices-all",
        _ => "plain-choices-one",
    }
}

/// The numbers of a line such as "2" or "1 3", from 0; none if there is anything else in it or a number is no thing's.
pub(super) fn read(line: &str, choices: &[Choice]) -> Option<Vec<usize>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty());
    let mut numbers = Vec::new();
    for word in words {
        let said: usize = word.trim_end_matches('.').parse().ok()?;
        let is_called = |number: &usize| called(*number, choices) == said;
        let is_it = |number: &usize| choices.get(*number).and_then(|choice| choice.offer.number()) == Some(said);
        // A number that is none of the list's may still be one that stands in it.
        let number = (0..choices.len()).find(is_called).or_else(|| (0..choices.len()).find(is_it))?;
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
        let numbers = |numbers: &[usize]| -> Vec<Choice> {
            let choice = |&number| Choice { offer: Offer::Number("squares-count", number), state: ChoiceState::Free };
            numbers.iter().map(choice).collect()
        };
        assert_eq!(read("8", &numbers(&[6, 7, 8])), Some(vec![2]));
        assert_eq!(read("1", &numbers(&[6, 7, 8])), None);
        assert_eq!(read("2", &numbers(&[14, 16])), Some(vec![1]));
        assert_eq!(read("16", &numbers(&[14, 16])), Some(vec![1]));
    }
}
