//! There is something to choose, each answer is one thing, and it can be told which are right.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// So many answers at least.
pub const FEWEST: usize = 2;
/// So many at most: as many as there are keys for them.
pub const MOST: usize = 12;
/// So many small boards at most: as many as the smallest screen has room for.
pub const MOST_BOARDS: usize = 4;

/// Too few or too many answers, or answers where the program makes its own.
pub(in crate::lesson) static OPTIONS: Rule = Rule::error("options");
/// An answer that is nothing, or two things.
pub(in crate::lesson) static OPTION: Rule = Rule::error("option");
/// Two answers that are the same.
pub(in crate::lesson) static OPTION_TWICE: Rule = Rule::error("option-twice");
/// None of the answers is right, or more than one where one is asked.
pub(in crate::lesson) static RIGHT_OPTION: Rule = Rule::error("right-option");
/// What is asked cannot be known from what is shown.
pub(in crate::lesson) static QUESTION: Rule = Rule::error("question");

const EXAMPLE: &str = r#"options = [{ text = "a", right = true }, { text = "b" }]"#;

pub(in crate::lesson) fn too_few(span: Range<usize>) -> Fault {
    Fault::new(&OPTIONS, span, "fault-options-few", args!["example" => EXAMPLE])
}

pub(in crate::lesson) fn too_many(span: Range<usize>, count: usize, limit: usize) -> Fault {
    Fault::new(&OPTIONS, span, "fault-options-many", args!["count" => count, "limit" => limit])
}

/// The program makes the answers to this question.
pub(in crate::lesson) fn not_wanted(span: Range<usize>, question: &'static str) -> Fault {
    Fault::new(&OPTIONS, span, "fault-options-made", args!["question" => question])
}

pub(in crate::lesson) fn nothing(span: Range<usize>) -> Fault {
    let args = args!["text-example" => r#"{ text = "a" }"#, "board-example" => r#"{ board = "start" }"#];
    Fault::new(&OPTION, span, "fault-option-nothing", args)
}

pub(in crate::lesson) fn two_things(span: Range<usize>) -> Fault {
    Fault::new(&OPTION, span, "fault-option-two-things", args![])
}

/// Some answers are texts and some are boards.
pub(in crate::lesson) fn mixed(span: Range<usize>) -> Fault {
    Fault::new(&OPTION, span, "fault-option-mixed", args![])
}

/// A board stands beside answers that are boards.
pub(in crate::lesson) fn board_beside_boards(span: Range<usize>) -> Fault {
    Fault::new(&OPTION, span, "fault-option-board-beside", args![])
}

pub(in crate::lesson) fn twice(span: Range<usize>, first: Range<usize>) -> Fault {
    Fault::new(&OPTION_TWICE, span, "fault-option-twice", args![]).label(first, "label-first", args![])
}

pub(in crate::lesson) fn none_right(span: Range<usize>) -> Fault {
    Fault::new(&RIGHT_OPTION, span, "fault-option-none-right", args!["example" => EXAMPLE])
}

/// The author marks an answer that the program finds by itself.
pub(in crate::lesson) fn marked(span: Range<usize>, question: &'static str) -> Fault {
    Fault::new(&RIGHT_OPTION, span, "fault-option-marked", args!["question" => question])
}

/// Of the boards of a question that asks for one, none or several are right.
pub(in crate::lesson) fn not_one_right(span: Range<usize>, question: &'static str, count: usize) -> Fault {
    let id = if count == 0 { "fault-option-no-board-right" } else { "fault-option-boards-right" };
    Fault::new(&RIGHT_OPTION, span, id, args!["question" => question, "count" => count])
}

/// A question of the author's own without its text.
pub(in crate::lesson) fn unsaid(span: Range<usize>) -> Fault {
    Fault::new(&QUESTION, span, "fault-question-unsaid", args!["example" => r#"text = "…?""#])
}

/// Nothing on the board tells whose turn it is.
pub(in crate::lesson) fn turn_unseen(span: Range<usize>) -> Fault {
    Fault::new(&QUESTION, span, "fault-question-turn-unseen", args!["example" => r#"play = ["e2e4", "e7e5"]"#])
}

/// It is not said, or said twice, what is to be counted.
pub(in crate::lesson) fn nothing_to_count(span: Range<usize>) -> Fault {
    let args = args!["squares-example" => r#"squares = "light""#, "pieces-example" => r#"pieces = "white pawns""#];
    Fault::new(&QUESTION, span, "fault-question-count", args)
}

/// A castling or a capture in passing on a board that does not tell what has moved before.
pub(in crate::lesson) fn history_unknown(span: Range<usize>, castles: bool) -> Fault {
    let (id, example) = match castles {
        true => ("fault-question-castling-unknown", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"),
        false => ("fault-question-step-unknown", "8/8/8/3pP3/8/8/8/8 w - d6 0 1"),
    };
    Fault::new(&QUESTION, span, id, args!["example" => format!("board = \"{example}\"")])
}

/// The moves do not begin with White's and end with Black's.
pub(in crate::lesson) fn not_whole_moves(span: Range<usize>) -> Fault {
    Fault::new(&QUESTION, span, "fault-question-half-moves", args!["example" => r#"play = ["e2e4", "e7e5"]"#])
}
