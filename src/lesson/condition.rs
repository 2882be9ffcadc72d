//! The conditions of a move that may break, as a learner can name them.

use crate::rules::Reason;

/// A condition of a move that may break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// It is not this side's turn (codex P4.1).
    Turn,
    /// The piece does not go there at all (P6).
    Way,
    /// Something stands in the way (P5.2).
    Blocked,
    /// An own piece stands there (P5.1).
    OwnPiece,
    /// The partner's king stands there (X.1).
    PartnersKing,
    /// Something stands straight before the pawn (P6.P).
    PawnBlocked,
    /// The pawn has left its starting square (P6.D).
    PawnMoved,
    /// The pawn finds nothing to capture (P6.P).
    NothingToTake,
    /// The partner's pawn has not just made a double step (P6.E).
    NotJustStepped,
    /// The own king would lie open (X.1).
    OpensKing,
    /// The check would go on (X.1).
    LeavesCheck,
    /// The king's new square is attacked (S6.K).
    Attacked,
    /// The king's new square is beside the other king (S6.K).
    BesideKing,
    /// Castling: the king has moved before (P6.C2).
    KingMoved,
    /// Castling: the rook has moved before (P6.C2).
    RookMoved,
    /// Castling: not every square between them is free (P6.C2).
    CastlingBlocked,
    /// Castling: the king is attacked (P6.C2).
    CastlingInCheck,
    /// Castling: the square that the king crosses is attacked (P6.C2).
    CastlingCrosses,
    /// Castling: the square on which the king arrives is attacked (S6.K).
    CastlingInto,
}

impl Condition {
    /// The id of the sentence that states its breach; the attribute `.not` of that message denies it.
    pub const fn message(self) -> &'static str {
        self.messages().0
    }

    /// The id of the sentence that denies its breach.
    pub const fn denial(self) -> &'static str {
        self.messages().1
    }

    const fn messages(self) -> (&'static str, &'static str) {
        match self {
            Self::Turn => ("judge-turn", "judge-turn.not"),
            Self::Way => ("judge-way", "judge-way.not"),
            Self::Blocked => ("judge-blocked", "judge-blocked.not"),
            Self::OwnPiece => ("judge-own-piece", "judge-own-piece.not"),
            Self::PartnersKing => ("judge-partners-king", "judge-partners-king.not"),
            Self::PawnBlocked => ("judge-pawn-blocked", "judge-pawn-blocked.not"),
            Self::PawnMoved => ("judge-pawn-moved", "judge-pawn-moved.not"),
            Self::NothingToTake => ("judge-nothing-to-take", "judge-nothing-to-take.not"),
            Self::NotJustStepped => ("judge-not-just-stepped", "judge-not-just-stepped.not"),
            Self::OpensKing => ("judge-opens-king", "judge-opens-king.not"),
            Self::LeavesCheck => ("judge-leaves-check", "judge-leaves-check.not"),
            Self::Attacked => ("judge-attacked", "judge-attacked.not"),
            Self::BesideKing => ("judge-beside-king", "judge-beside-king.not"),
            Self::KingMoved => ("judge-king-moved", "judge-king-moved.not"),
            Self::RookMoved => ("judge-rook-moved", "judge-rook-moved.not"),
            Self::CastlingBlocked => ("judge-castling-blocked", "judge-castling-blocked.not"),
            Self::CastlingInCheck => ("judge-castling-in-check", "judge-castling-in-check.not"),
            Self::CastlingCrosses => ("judge-castling-crosses", "judge-castling-crosses.not"),
            Self::CastlingInto => ("judge-castling-into", "judge-castling-into.not"),
        }
    }

    /// The condition that breaks for this reason; none for a reason of a move that is allowed.
    pub(super) const fn of(reason: &Reason) -> Option<Self> {
        Some(match reason {
            Reason::NotItsTurn => Self::Turn,
            Reason::BlockedByOwn { .. } | Reason::BlockedByPartner { .. } | Reason::DoubleStepOver { .. } => {
                Self::Blocked
            }
            Reason::OwnPiece { .. } => Self::OwnPiece,
            Reason::PartnersKing { .. } => Self::PartnersKing,
            Reason::PawnBlocked { .. } => Self::PawnBlocked,
            Reason::DoubleStepNotFromStart => Self::PawnMoved,
            Reason::PawnNothingToTake => Self::NothingToTake,
            Reason::EnPassantNotNow { .. } => Self::NotJustStepped,
            Reason::Pinned { .. } | Reason::EnPassantOpensKing { .. } => Self::OpensKing,
            Reason::LeavesCheck { .. } | Reason::TwoChecks { .. } => Self::LeavesCheck,
            Reason::KingIntoAttack { .. } | Reason::KingTakesGuarded { .. } | Reason::KingStaysOnLine { .. } => {
                Self::Attacked
            }
            Reason::BesideKing { .. } => Self::BesideKing,
            Reason::CastlingKingMoved { .. } => Self::KingMoved,
            Reason::CastlingRookMoved { .. } => Self::RookMoved,
            Reason::CastlingBlocked { .. } => Self::CastlingBlocked,
            Reason::CastlingInCheck { .. } => Self::CastlingInCheck,
            Reason::CastlingCrossesAttack { .. } => Self::CastlingCrosses,
            Reason::CastlingIntoAttack { .. } => Self::CastlingInto,
            reason if reason.reached() => return None,
            _ => Self::Way,
        })
    }
}
