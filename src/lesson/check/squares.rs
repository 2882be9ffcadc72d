//! Squares are written as squares, in Latin letters, once each, and inside the part of the board that exists.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{Area, Square};
use crate::text;
use crate::wording::ChessArgs as _;

/// Not a square.
pub(in crate::lesson) static SQUARE: Rule = Rule::error("square");
/// A square that is named twice in one list.
pub(in crate::lesson) static SQUARE_TWICE: Rule = Rule::warning("square-twice");
/// Not a part of the board.
pub(in crate::lesson) static AREA: Rule = Rule::error("area");
/// A square that does not exist on the cut-down board.
pub(in crate::lesson) static OUTSIDE_AREA: Rule = Rule::error("outside-area");

/// A word that is not a square: which letters look like Latin ones but are not, or a capital, or anything else.
pub(in crate::lesson) fn square(span: Range<usize>, word: &str) -> Fault {
    let (latin, foreign) = text::in_latin(word).unzip();
    let small = latin.as_deref().unwrap_or(word).to_lowercase();
    let meant = small.parse::<Square>().is_ok();
    let (id, args) = match foreign {
        None if word.is_empty() => ("fault-square-empty", args![]),
        Some(letter) if meant => {
            let args = args!["word" => brief(word), "letter" => letter.to_string(), "meant" => small];
            ("fault-square-cyrillic", args)
        }
        // A square is where a piece stands, not what it is called.
        _ if word.chars().count() > 2 && word.chars().all(char::is_alphabetic) => {
            ("fault-square-name", args!["word" => brief(word)])
        }
        _ if with_piece(&small).is_some() => {
            ("fault-square-with-piece", args!["word" => brief(word), "meant" => with_piece(&small).unwrap_or_default()])
        }
        None if meant => ("fault-square-capital", args!["word" => brief(word), "meant" => small]),
        _ => ("fault-square", args!["word" => brief(word)]),
    };
    Fault::new(&SQUARE, span, id, args)
}

/// The square behind the letter of a piece, as in `nd4`.
fn with_piece(small: &str) -> Option<&str> {
    let rest = small.strip_prefix(['k', 'q', 'r', 'b', 'n', 'p', 'к', 'ф', 'л', 'с', 'п'])?;
    rest.parse::<Square>().is_ok().then_some(rest)
}

pub(in crate::lesson) fn square_twice(span: Range<usize>, first: Range<usize>, square: Square) -> Fault {
    let args = args![].square("square", square);
    Fault::new(&SQUARE_TWICE, span, "fault-square-twice", args).label(first, "label-first", args![])
}

pub(in crate::lesson) fn area(span: Range<usize>, word: &str) -> Fault {
    Fault::new(&AREA, span, "fault-area", args!["word" => brief(word)])
}

pub(in crate::lesson) fn outside(span: Range<usize>, square: Square, area: Area) -> Fault {
    let args = args!["area" => area.to_string()].square("square", square);
    Fault::new(&OUTSIDE_AREA, span, "fault-outside-area", args)
}

/// A piece on a square that does not exist.
pub(in crate::lesson) fn piece_outside(span: Range<usize>, square: Square, area: Area) -> Fault {
    let args = args!["area" => area.to_string()].square("square", square);
    Fault::new(&OUTSIDE_AREA, span, "fault-piece-outside-area", args)
}
