//! Geometry: whether a square lies on the piece's own formula, for every piece but the pawn.

use super::asked::{Asked, Flow, Kind, Listener};
use super::reason::Reason;
use crate::rules::{Role, Square};

impl Asked {
    fn on_rook_line(&self, to: Square) -> bool {
        self.from.file() == to.file() || self.from.rank() == to.rank()
    }

    fn on_bishop_line(&self, to: Square) -> bool {
        self.from.file().abs_diff(to.file()) == self.from.rank().abs_diff(to.rank())
    }

    /// Why a square belongs to the formula.
    pub fn lies_well(&self, to: Square, tell: &mut impl Listener) -> Flow {
        tell(match self.kind {
            Kind::Role(Role::Rook) => Reason::RookLine,
            Kind::Role(Role::Bishop) => Reason::BishopLine,
            Kind::Role(Role::Queen) if self.on_rook_line(to) => Reason::QueenAsRook,
            Kind::Role(Role::Queen) => Reason::QueenAsBishop,
            Kind::Role(Role::King) => Reason::KingNearest,
            Kind::Role(Role::Knight) => Reason::KnightNearest,
            Kind::Role(Role::Pawn | Role::Own(_)) | Kind::Formula | Kind::Nothing => Reason::FormulaSquare,
        })
    }

    /// Why a square does not belong to the formula.
    pub fn lies_ill(&self, to: Square, tell: &mut impl Listener) -> Flow {
        match self.kind {
            Kind::Role(Role::Rook) => tell(Reason::OffRookLines),
            Kind::Role(Role::Bishop) if self.from.is_light() != to.is_light() => tell(Reason::WrongBishopColor),
            Kind::Role(Role::Bishop) => tell(Reason::OffBishopLines),
            Kind::Role(Role::Queen) => tell(Reason::OffQueenLines),
            Kind::Role(Role::King) => self.king_too_far(to, tell),
            Kind::Role(Role::Knight) => {
                if self.from.ring(to) == 1 {
                    tell(Reason::KnightFirstRing)?;
                }
                tell(if self.on_rook_line(to) {
                    Reason::KnightOnRookLine
                } else if self.on_bishop_line(to) {
                    Reason::KnightOnBishopLine
                } else {
                    Reason::KnightTooFar
                })
            }
            Kind::Role(Role::Pawn | Role::Own(_)) | Kind::Formula | Kind::Nothing => tell(Reason::NotInFormula),
        }
    }
}
