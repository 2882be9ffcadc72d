//! Pieces of a lesson's own have a letter that is free, a formula that leads somewhere, and a name that can stand in any
//! sentence; and some board has them.

use std::ops::Range;

use super::{brief, list};
use crate::args;
use crate::i18n::Lang;
use crate::lesson::fault::{Fault, Rule};
use crate::rules::{OwnRole, Role};
use crate::wording::ChessArgs as _;

/// A letter that is none, or is taken.
pub(in crate::lesson) static PIECE_LETTER: Rule = Rule::error("piece-letter");
/// More pieces than a board can tell apart.
pub(in crate::lesson) static TOO_MANY_PIECES: Rule = Rule::error("too-many-pieces");
/// A formula that leads nowhere from any square.
pub(in crate::lesson) static EMPTY_PIECE: Rule = Rule::error("empty-piece");
/// A name without the forms that sentences need.
pub(in crate::lesson) static PIECE_FORMS: Rule = Rule::warning("piece-forms");
/// A piece that stands on no board.
pub(in crate::lesson) static UNUSED_PIECE: Rule = Rule::warning("unused-piece");

/// Not one Latin letter.
pub(in crate::lesson) fn no_letter(span: Range<usize>, found: &str) -> Fault {
    Fault::new(
        &PIECE_LETTER,
        span,
        "fault-piece-letter",
        args!["letter" => brief(found), "example" => r#"letter = "A""#],
    )
}

/// The letter of one of the six.
pub(in crate::lesson) fn letter_of(span: Range<usize>, found: &str, role: Role) -> Fault {
    Fault::new(&PIECE_LETTER, span, "fault-piece-letter-taken", args!["letter" => brief(found)].role("piece", role))
}

/// The letter of another piece of this lesson; `first` is where that was written.
pub(in crate::lesson) fn letter_twice(span: Range<usize>, first: Range<usize>, found: &str) -> Fault {
    let fault = Fault::new(&PIECE_LETTER, span, "fault-piece-letter-twice", args!["letter" => brief(found)]);
    fault.label(first, "label-first", args![])
}

/// The span is that of the first piece too many.
pub(in crate::lesson) fn too_many(span: Range<usize>) -> Fault {
    Fault::new(&TOO_MANY_PIECES, span, "fault-too-many-pieces", args!["limit" => OwnRole::IN_POSITION])
}

pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&EMPTY_PIECE, span, "fault-empty-piece", args![])
}

/// A name that is not told how to decline, in a language that declines; `missing` are the keys.
pub(in crate::lesson) fn forms(span: Range<usize>, lang: Lang, missing: &[&str]) -> Fault {
    let example = missing.iter().map(|key| format!("{key} = \"…\"")).collect::<Vec<_>>().join(", ");
    let args = args!["lang" => lang.tag(), "missing" => list(missing), "example" => example];
    Fault::new(&PIECE_FORMS, span, "fault-piece-forms", args)
}

pub(in crate::lesson) fn unused(span: Range<usize>, letter: char) -> Fault {
    Fault::new(&UNUSED_PIECE, span, "fault-unused-piece", args!["letter" => letter.to_string()])
}
