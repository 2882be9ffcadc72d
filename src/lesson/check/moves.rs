//! Moves that are shown are moves, and the rules allow them.

use std::ops::Range;

use super::brief;
use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{Color, Move, SquareSet};
use crate::text;
use crate::wording::ChessArgs as _;

/// Not a move.
pub(in crate::lesson) static MOVE: Rule = Rule::error("move");
/// A move that the rules do not allow.
pub(in crate::lesson) static ILLEGAL_MOVE: Rule = Rule::error("illegal-move");

pub(in crate::lesson) fn malformed(span: Range<usize>, word: &str) -> Fault {
    if let Some((latin, letter)) = text::in_latin(word)
        && let Ok(meant) = latin.replace('-', "").parse::<Move>()
    {
        let args = args!["word" => brief(word), "letter" => letter.to_string(), "meant" => meant.to_string()];
        return Fault::new(&MOVE, span, "fault-square-cyrillic", args);
    }
    Fault::new(&MOVE, span, "fault-move", args!["word" => brief(word)])
}

/// No piece stands where the move begins.
pub(in crate::lesson) fn nothing_moves(span: Range<usize>, one: Move) -> Fault {
    let args = args!["move" => one.to_string()].square("from", one.from);
    Fault::new(&ILLEGAL_MOVE, span, "fault-move-of-nothing", args)
}

/// It is the other side's turn: the board's text says so, or the last move.
pub(in crate::lesson) fn not_its_turn(span: Range<usize>, one: Move, side: Color) -> Fault {
    let args = args!["move" => one.to_string()].square("from", one.from).color("color", side);
    Fault::new(&ILLEGAL_MOVE, span, "fault-move-out-of-turn", args)
}

/// The piece does not go there; `allowed` is where it goes.
pub(in crate::lesson) fn illegal(span: Range<usize>, one: Move, allowed: SquareSet) -> Fault {
    let args = args!["move" => one.to_string()].square("from", one.from).square("to", one.to);
    Fault::new(&ILLEGAL_MOVE, span, "fault-illegal-move", args.squares("allowed", allowed))
}

/// What is said to be the last move did not lead to this board.
pub(in crate::lesson) fn not_the_last(span: Range<usize>, one: Move) -> Fault {
    Fault::new(&ILLEGAL_MOVE, span, "fault-not-the-last-move", args!["move" => one.to_string()])
}

/// A pawn that has to become something, or a piece that cannot.
pub(in crate::lesson) fn promotion(span: Range<usize>, one: Move) -> Fault {
    let plain = Move { promotion: None, ..one };
    let args = args!["move" => one.to_string(), "plain" => plain.to_string()];
    let id = if one.promotion.is_some() { "fault-move-promotes-nothing" } else { "fault-move-without-promotion" };
    Fault::new(&ILLEGAL_MOVE, span, id, args)
}
