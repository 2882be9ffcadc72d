//! A set-up has something to place, and what stands already stands as Article 3 has it.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{Area, Piece, Square, SquareSet};
use crate::wording::ChessArgs as _;

/// Nothing is left to place.
pub(in crate::lesson) static NOTHING_TO_PLACE: Rule = Rule::error("nothing-to-place");
/// A piece stands where it does not belong at the beginning of a game, or there are too many of its kind.
pub(in crate::lesson) static MISPLACED: Rule = Rule::error("misplaced");

/// No piece is named.
pub(in crate::lesson) fn no_pieces(span: Range<usize>) -> Fault {
    Fault::new(&NOTHING_TO_PLACE, span, "fault-setup-no-pieces", args!["example" => r#"pieces = "white""#])
}

/// All pieces that are named stand on the board, or the area has none of their squares.
pub(in crate::lesson) fn nothing_to_place(span: Range<usize>, all_there: bool, area: Area) -> Fault {
    let id = if all_there { "fault-setup-all-there" } else { "fault-setup-outside" };
    Fault::new(&NOTHING_TO_PLACE, span, id, args!["area" => area.to_string()])
}

pub(in crate::lesson) fn misplaced(span: Range<usize>, square: Square, piece: Piece, home: SquareSet) -> Fault {
    let args = args![].square("square", square).piece("piece", piece).squares("home", home);
    Fault::new(&MISPLACED, span, "fault-setup-misplaced", args)
}

pub(in crate::lesson) fn too_many(span: Range<usize>, piece: Piece, found: usize, most: usize) -> Fault {
    let args = args!["found" => found, "most" => most].piece("piece", piece);
    Fault::new(&MISPLACED, span, "fault-setup-too-many", args)
}
