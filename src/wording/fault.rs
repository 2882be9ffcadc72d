//! Faults of written positions, squares, moves and formulas as sentences: what is wrong, and how to mend it.

use crate::i18n::Args;
use crate::rules::{
    Color, Expected, FenError, FenErrorKind, FenField, Formula, FormulaError, FormulaErrorKind, MoveError, Piece, Role,
    SquareError,
};
use crate::text::{code_point, forbidden, latin_lookalike, shorten};

use super::{ChessArgs, Words};

/// How much of what was written is shown again, in columns.
const SHOWN: usize = 24;

/// A fault as sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultText {
    /// What is wrong.
    pub cause: String,
    /// How to mend it.
    pub mend: String,
}

impl Words<'_> {
    /// A fault of a FEN. The name of the field is [`Words::fen_field`].
    pub fn fen_fault(&self, fault: &FenError) -> FaultText {
        let (id, args) = fen_message(&fault.kind);
        self.fault(id, &args)
    }

    /// The name of a field of a FEN.
    pub fn fen_field(&self, field: FenField) -> String {
        self.plain(match field {
            FenField::Board => "fen-field-board",
            FenField::Side => "fen-field-side",
            FenField::Castling => "fen-field-castling",
            FenField::EnPassant => "fen-field-en-passant",
            FenField::Halfmove => "fen-field-halfmove",
            FenField::Fullmove => "fen-field-fullmove",
            FenField::Extra => "fen-field-extra",
        })
    }

    /// A fault of a square; if a Cyrillic letter is to blame, it says so.
    pub fn square_fault(&self, fault: &SquareError) -> FaultText {
        let mut letters = fault.text.chars();
        let first = letters.next();
        let latin = first.and_then(latin_lookalike).map(|latin| latin.to_ascii_lowercase());
        match (first, latin, letters.as_str()) {
            (Some(first), Some(latin @ 'a'..='h'), "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8") => {
                self.fault("look-alike", &look_alike(first, latin))
            }
            _ => self.fault("not-a-square", &shown(&fault.text)),
        }
    }

    /// A fault of a move.
    pub fn move_fault(&self, fault: &MoveError) -> FaultText {
        self.fault("not-a-move", &shown(&fault.text))
    }

    /// A fault of a formula.
    pub fn formula_fault(&self, fault: &FormulaError) -> FaultText {
        let expected = |expected: &Expected| {
            self.plain(match expected {
                Expected::Operand => "formula-expected-operand",
                Expected::Opening => "formula-expected-opening",
                Expected::OperatorOrClosing => "formula-expected-operator-or-closing",
                Expected::OperatorOrEnd => "formula-expected-operator-or-end",
            })
        };
        match &fault.kind {
            FormulaErrorKind::Empty => {
                FaultText { cause: self.plain("formula-empty"), mend: expected(&Expected::Operand) }
            }
            FormulaErrorKind::UnknownSign(sign) => self.fault("formula-unknown-sign", &letter(*sign)),
            FormulaErrorKind::UnknownWord(word) => self.fault("formula-unknown-word", &shown(word)),
            FormulaErrorKind::Unexpected { expected: wanted, found: Some(found) } => {
                FaultText { cause: self.say("formula-unexpected", &shown(found)), mend: expected(wanted) }
            }
            FormulaErrorKind::Unexpected { expected: wanted, found: None } => {
                FaultText { cause: self.plain("formula-ends"), mend: expected(wanted) }
            }
            FormulaErrorKind::TooDeep => self.fault("formula-too-deep", &Args::new().with("most", Formula::MAX_DEPTH)),
            FormulaErrorKind::TooLong => self.fault("formula-too-long", &Args::new().with("most", Formula::MAX_LEN)),
        }
    }

    fn fault(&self, id: &str, args: &Args) -> FaultText {
        FaultText { cause: self.say(id, args), mend: self.say(&format!("{id}.mend"), args) }
    }
}

fn shown(text: &str) -> Args {
    Args::new().with("text", shorten(text, SHOWN))
}

fn letter(letter: char) -> Args {
    let text = letter.to_string();
    // A sign that cannot be shown is told by its code alone.
    let text = if forbidden(&text).is_some() || letter == '\n' { "?".to_owned() } else { text };
    Args::new().with("text", text).with("code", code_point(letter))
}

fn look_alike(found: char, latin: char) -> Args {
    letter(found).with("latin", latin.to_string())
}

fn unknown(id: &'static str, found: char, looks_like: Option<char>) -> (&'static str, Args) {
    looks_like.map_or_else(|| (id, letter(found)), |latin| ("look-alike", look_alike(found, latin)))
}

fn fen_message(kind: &FenErrorKind) -> (&'static str, Args) {
    let args = Args::new();
    let piece = |color: &Color, role| Piece { color: *color, role };
    match kind {
        FenErrorKind::Empty => ("fen-empty", args),
        FenErrorKind::MissingField => ("fen-missing-field", args),
        FenErrorKind::ExtraField => ("fen-extra-field", args),
        FenErrorKind::UnknownPiece { letter, looks_like } => unknown("fen-unknown-piece", *letter, *looks_like),
        FenErrorKind::RankCount { ranks } => ("fen-rank-count", args.with("count", *ranks)),
        FenErrorKind::RankSum { rank, squares } => ("fen-rank-sum", args.with("rank", *rank).with("count", *squares)),
        FenErrorKind::TwoKings { color, first, second } => {
            ("fen-two-kings", args.color("color", *color).square("first", *first).square("second", *second))
        }
        FenErrorKind::PawnOnEdge { color, square } => {
            ("fen-pawn-on-edge", args.piece("piece", piece(color, Role::Pawn)).square("square", *square))
        }
        FenErrorKind::UnknownSide { text } => ("fen-unknown-side", shown(text)),
        FenErrorKind::UnknownCastling { letter, looks_like } => unknown("fen-unknown-castling", *letter, *looks_like),
        FenErrorKind::CastlingTwice { letter } => ("fen-castling-twice", args.with("text", letter.to_string())),
        FenErrorKind::CastlingWithoutKing { color, wing, home } => {
            let args = args.piece("piece", piece(color, Role::King)).square("home", *home);
            ("fen-castling-without-king", args.with("text", wing.letter(*color).to_string()))
        }
        FenErrorKind::CastlingWithoutRook { color, wing, home } => {
            let args = args.piece("piece", piece(color, Role::Rook)).square("home", *home);
            ("fen-castling-without-rook", args.with("text", wing.letter(*color).to_string()))
        }
        FenErrorKind::NotASquare { text } => ("fen-not-a-square", shown(text)),
        FenErrorKind::EnPassantRank { square, side, rank } => {
            ("fen-en-passant-rank", args.color("color", *side).square("square", *square).with("rank", *rank))
        }
        FenErrorKind::EnPassantOccupied { square, piece } => {
            ("fen-en-passant-occupied", args.square("square", *square).piece("piece", *piece))
        }
        FenErrorKind::EnPassantOrigin { origin, piece, .. } => {
            ("fen-en-passant-origin", args.square("origin", *origin).piece("piece", *piece))
        }
        FenErrorKind::EnPassantWithoutPawn { square, pawn, color } => {
            let args = args.square("square", *square).square("pawn-at", *pawn);
            ("fen-en-passant-without-pawn", args.piece("piece", piece(color, Role::Pawn)))
        }
        FenErrorKind::NotANumber { text } => ("fen-not-a-number", shown(text)),
        FenErrorKind::NumberTooSmall { least } => ("fen-number-too-small", args.with("least", *least)),
        FenErrorKind::NumberTooLarge { most } => ("fen-number-too-large", args.with("most", *most)),
        FenErrorKind::PartnerInCheck { color, king, attacker, piece } => {
            let args = args.color("color", *color).square("king", *king);
            ("fen-partner-in-check", args.piece("by", *piece).square("by-at", *attacker))
        }
    }
}
