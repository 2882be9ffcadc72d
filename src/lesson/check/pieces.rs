//! A task asks for pieces that stand on the board, of one side, whose turn it is.

use std::ops::Range;

use crate::args;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{Color, Position, Square, SquareSet};
use crate::wording::ChessArgs as _;

/// No piece stands on the asked square.
pub(in crate::lesson) static NO_PIECE: Rule = Rule::error("no-piece");
/// The asked pieces are of both sides.
pub(in crate::lesson) static BOTH_SIDES: Rule = Rule::error("both-sides");
/// It is the other side's turn.
pub(in crate::lesson) static NOT_ITS_TURN: Rule = Rule::error("not-its-turn");
/// The king of the side that is not to move could be taken.
pub(in crate::lesson) static KING_EN_PRISE: Rule = Rule::error("king-en-prise");

pub(in crate::lesson) fn no_piece(span: Range<usize>, square: Square, position: &Position) -> Fault {
    let args = args![].square("square", square).squares("occupied", position.occupied());
    Fault::new(&NO_PIECE, span, "fault-no-piece", args)
}

/// `side` is that of the piece asked first.
pub(in crate::lesson) fn both_sides(span: Range<usize>, square: Square, first: Range<usize>, side: Color) -> Fault {
    let fault =
        Fault::new(&BOTH_SIDES, span, "fault-both-sides", args![].square("square", square).color("color", side));
    fault.label(first, "label-first-asked", args![].color("color", side))
}

/// `side` is that of the asked piece; the board's text gives the turn to the other.
pub(in crate::lesson) fn not_its_turn(span: Range<usize>, square: Square, side: Color, board: Range<usize>) -> Fault {
    let args = args![].square("square", square).color("color", side);
    let fault = Fault::new(&NOT_ITS_TURN, span, "fault-not-its-turn", args);
    fault.label(board, "label-turn", args![])
}

/// `side` has the turn, the pieces on `attackers` could take the other king.
pub(in crate::lesson) fn king_en_prise(span: Range<usize>, king: Square, side: Color, attackers: SquareSet) -> Fault {
    let args = args![].square("square", king).color("color", side).squares("attackers", attackers);
    Fault::new(&KING_EN_PRISE, span, "fault-king-en-prise", args)
}

/// An empty list of pieces.
pub(in crate::lesson) fn none_asked(span: Range<usize>) -> Fault {
    Fault::new(&NO_PIECE, span, "fault-no-piece-asked", args!["example" => r#"piece = "d4""#])
}
