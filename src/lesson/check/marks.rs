//! What lights squares, or asks for them, says which.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};

/// A mark that gives neither squares nor a formula, or both.
pub(in crate::lesson) static MARK: Rule = Rule::error("mark");
/// A mark that lights no square.
pub(in crate::lesson) static EMPTY_MARK: Rule = Rule::warning("empty-mark");

/// Not a description of squares.
pub(in crate::lesson) static DESCRIPTION: Rule = Rule::error("description");

const DESCRIPTIONS: &str = "light, dark, file e, rank 4, diagonal a1-h8, square e4, e1 e8, corners, attacked by black";

pub(in crate::lesson) fn not_described(span: Range<usize>, word: &str) -> Fault {
    let args = args!["word" => brief(word), "known" => DESCRIPTIONS];
    Fault::new(&DESCRIPTION, span, "fault-description", args)
}

/// A description with letters that only look Latin, and what is meant.
pub(in crate::lesson) fn looks_latin(span: Range<usize>, word: &str, meant: &str) -> Fault {
    let letter = word.chars().zip(meant.chars()).find(|(one, other)| one != other).map_or(' ', |(one, _)| one);
    let args = args!["word" => brief(word), "letter" => letter.to_string(), "meant" => meant];
    Fault::new(&DESCRIPTION, span, "fault-square-cyrillic", args)
}

/// These are not the two ends of a diagonal.
pub(in crate::lesson) fn no_diagonal(span: Range<usize>, word: &str) -> Fault {
    let args = args!["word" => brief(word), "example" => "diagonal a1-h8"];
    Fault::new(&DESCRIPTION, span, "fault-description-diagonal", args)
}

/// Nothing attacks on a board that is not given.
pub(in crate::lesson) fn attack_without_board(span: Range<usize>) -> Fault {
    let args = args!["example" => r#"board = "8/8/8/3r4/8/8/8/8""#];
    Fault::new(&DESCRIPTION, span, "fault-description-no-board", args)
}

pub(in crate::lesson) fn neither(span: Range<usize>) -> Fault {
    let (squares, formula) = (r#"squares = "b3 c2""#, r#"formula = "rook", from = "d4""#);
    let args = args!["squares-example" => squares, "formula-example" => formula];
    Fault::new(&MARK, span, "fault-mark-neither", args)
}

pub(in crate::lesson) fn both(span: Range<usize>) -> Fault {
    Fault::new(&MARK, span, "fault-mark-both", args![])
}

pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_MARK, span, "fault-mark-empty", args![])
}
