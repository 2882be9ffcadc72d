//! The proof of a reason, as things to draw on a board.

use super::Why;
use super::reason::{PieceOn, Reason};
use crate::rules::{BISHOP, Formula, KING, KNIGHT, PAWN_CAPTURE, PAWN_MOVE, QUEEN, ROOK};
use crate::rules::{Color, Piece, Role, Square, SquareSet};

/// What to light and to draw so that a reason can be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The pieces that prove it: the blocker, the attacker, what is captured.
    pub pieces: Vec<PieceOn>,
    /// Squares to light: the ring, the formula's squares, the answers to a check.
    pub squares: SquareSet,
    /// Lines to draw, from square to square, always along a rank, file or diagonal.
    pub lines: Vec<(Square, Square)>,
}

impl Evidence {
    fn line(mut self, from: Square, to: Square) -> Self {
        let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        if files == 0 || ranks == 0 || files == ranks {
            self.lines.push((from, to));
        }
        self
    }

    fn light(mut self, squares: impl Into<SquareSet>) -> Self {
        self.squares |= squares.into();
        self
    }
}

impl Why {
    /// What proves the reason on the board; nothing outside the area.
    pub fn evidence(&self) -> Evidence {
        let mut proof = self.proof();
        proof.squares &= self.area.squares();
        proof
    }

    fn proof(&self) -> Evidence {
        let (from, to) = (self.from, self.to);
        let color = self.piece.map_or(Color::White, |piece| piece.color);
        let set = |formula: Formula| formula.squares(from, color, self.area);
        let pieces = self.reason.by();
        let squares = pieces.iter().map(|by| by.square).collect();
        let proof = Evidence { pieces, squares, lines: Vec::new() };
        match self.reason {
            Reason::RookLine
            | Reason::BishopLine
            | Reason::QueenAsRook
            | Reason::QueenAsBishop
            | Reason::PawnStep
            | Reason::PawnCapture
            | Reason::PawnTakes { .. }
            | Reason::EnPassant { .. }
            | Reason::EnPassantNotNow { .. }
            | Reason::Capture { .. }
            | Reason::NotACapture
            | Reason::NotAMove
            | Reason::KnightOnRookLine
            | Reason::KnightOnBishopLine => proof.line(from, to),
            Reason::PawnDoubleStep { over } => proof.line(from, to).light(over),
            Reason::Castling { rook, crossed, .. } => proof.line(from, to).line(rook.square, crossed),
            Reason::KingNearest | Reason::KingTooFar => proof.light(set(KING)),
            Reason::KnightNearest | Reason::KnightTooFar => proof.light(set(KNIGHT)),
            Reason::KnightFirstRing => proof.light(set(KING)),
            Reason::FormulaSquare | Reason::NotInFormula => match self.piece {
                Some(Piece { role: Role::Own(own), .. }) => proof.light(set(own.formula())),
                _ => proof.light(from),
            },
            Reason::Promotion | Reason::NotItsTurn | Reason::OwnSquare | Reason::CastlingKingMoved { .. } => {
                proof.light(from)
            }
            Reason::NoPiece => proof,
            Reason::OutsideArea => proof.light(self.area.squares()),
            Reason::OffRookLines => proof.light(set(ROOK)),
            Reason::OffBishopLines => proof.light(set(BISHOP)),
            Reason::OffQueenLines => proof.light(set(QUEEN)),
            // The two colours are seen; all squares of one, but for the answer, would show the answer.
            Reason::WrongBishopColor => proof.light(from),
            Reason::PawnBackward
            | Reason::PawnSideways
            | Reason::PawnTooFar
            | Reason::PawnOffItsWay
            | Reason::PawnNothingToTake
            | Reason::DoubleStepLater => proof.light(set(PAWN_MOVE) | set(PAWN_CAPTURE)),
            Reason::DoubleStepNotFromStart => {
                proof.light(Square::new(from.file(), if color == Color::White { 1 } else { 6 }))
            }
            Reason::PawnBlocked { by }
            | Reason::DoubleStepOver { by }
            | Reason::BlockedByOwn { by }
            | Reason::BlockedByPartner { by }
            | Reason::OwnPiece { by }
            | Reason::PartnersKing { by } => proof.line(from, by.square),
            Reason::BesideKing { by } => proof.light(KING.squares(by.square, !color, self.area)),
            Reason::KingIntoAttack { by }
            | Reason::KingTakesGuarded { by, .. }
            | Reason::KingStaysOnLine { by }
            | Reason::CastlingIntoAttack { by, .. } => proof.line(by.square, to).light(to),
            Reason::Pinned { by, king } | Reason::EnPassantOpensKing { by, king } => {
                proof.line(by.square, king).light(king)
            }
            Reason::LeavesCheck { by, king, answers } => proof.line(by.square, king).light(king).light(answers),
            Reason::TwoChecks { by, and, king } => proof.line(by.square, king).line(and.square, king).light(king),
            Reason::CastlingRookMoved { home, .. } => proof.light(home),
            Reason::CastlingBlocked { wing, .. } => proof.line(from, wing.rook_home(color)),
            Reason::CastlingInCheck { by, .. } => proof.line(by.square, from).light(from),
            Reason::CastlingCrossesAttack { crossed, by, .. } => proof.line(by.square, crossed).light(crossed),
        }
    }
}
