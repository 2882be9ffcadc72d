//! The reasons themselves: what can be said about a square, each with the squares and pieces that prove it.

use crate::rules::{Piece, Square, SquareSet, Wing};

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceOn {
    /// What stands there.
    pub piece: Piece,
    /// Where.
    pub square: Square,
}

/// Declares the reasons once: name, fields, message id, row of `codex.md`.
macro_rules! reasons {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident $({ $($(#[doc = $field_doc:literal])+ $field:ident : $type:ty),+ $(,)? })? = $id:literal, $fact:literal;
    )+) => {
        /// Why a piece reaches a square, or why not.
        ///
        /// The reasons up to [`Reason::FormulaSquare`] are of squares that are reached, the rest of squares that are not.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason {
            $( $(#[doc = $doc])+ $name $({ $($(#[doc = $field_doc])+ $field : $type),+ })? ),+
        }

        impl Reason {
            /// The ids of all reasons, in the order of their declaration.
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// The reason's short name; its sentence is the Fluent message `why-<id>`.
            pub const fn id(&self) -> &'static str {
                match self { $( Self::$name { .. } => $id ),+ }
            }

            /// The row of `codex.md` that it rests on, like `P6.N`.
            pub const fn fact(&self) -> &'static str {
                match self { $( Self::$name { .. } => $fact ),+ }
            }
        }
    };
}

reasons! {
    /// A rook, along its file or rank.
    RookLine = "rook-line", "P6.R";
    /// A bishop, along a diagonal.
    BishopLine = "bishop-line", "P6.B";
    /// A queen, as a rook.
    QueenAsRook = "queen-as-rook", "P6.Q";
    /// A queen, as a bishop.
    QueenAsBishop = "queen-as-bishop", "P6.Q";
    /// A king: of the queen's squares one of the nearest.
    KingNearest = "king-nearest", "P6.K";
    /// A knight: of the squares that neither rook nor bishop reaches one of the nearest.
    KnightNearest = "knight-nearest", "P6.N";
    /// A pawn, one square forward.
    PawnStep = "pawn-step", "P6.P";
    /// A pawn, two squares forward from its start.
    PawnDoubleStep {
        /// The square that it steps over.
        over: Square,
    } = "pawn-double-step", "P6.D";
    /// A pawn captures there, whatever may stand there: geometry alone.
    PawnCapture = "pawn-capture", "P6.P";
    /// A pawn captures what stands there.
    PawnTakes {
        /// What is captured.
        victim: PieceOn,
    } = "pawn-takes", "P6.P";
    /// A pawn captures the pawn that has just stepped over the square.
    EnPassant {
        /// The pawn that is taken off.
        victim: PieceOn,
    } = "en-passant", "P6.E";
    /// A piece captures what stands there.
    Capture {
        /// What is captured.
        victim: PieceOn,
    } = "capture", "P5.3";
    /// The king castles.
    Castling {
        /// To which side.
        wing: Wing,
        /// The rook that comes over.
        rook: PieceOn,
        /// Where the rook goes: the square that the king crosses.
        crossed: Square,
    } = "castling", "P6.C3";
    /// A pawn arrives on the last rank and is replaced.
    Promotion = "promotion", "P6.T";
    /// The square belongs to a lesson's own formula.
    FormulaSquare = "formula-square", "S6.A4";

    /// No piece stands on the square that is asked about.
    NoPiece = "no-piece", "P5.1";
    /// The square on which the piece stands already.
    OwnSquare = "own-square", "P5.1";
    /// The square, or the piece's own, lies outside the fragment.
    OutsideArea = "outside-area", "X.2";
    /// It is the partner's turn.
    NotItsTurn = "not-its-turn", "P4.1";
    /// Captures alone were asked for: there it only moves.
    NotACapture = "not-a-capture", "P5.3";
    /// Moves alone were asked for: there it captures.
    NotAMove = "not-a-move", "P5.3";
    /// Neither on the rook's file nor on its rank.
    OffRookLines = "off-rook-lines", "P6.R";
    /// Not a square of this bishop's colour.
    WrongBishopColor = "wrong-bishop-color", "P6.B";
    /// Of the bishop's colour, but on none of its diagonals.
    OffBishopLines = "off-bishop-lines", "P6.B";
    /// Neither as a rook nor as a bishop.
    OffQueenLines = "off-queen-lines", "P6.Q";
    /// A rook comes there, so it is not the knight's.
    KnightOnRookLine = "knight-on-rook-line", "P6.N";
    /// A bishop comes there, so it is not the knight's.
    KnightOnBishopLine = "knight-on-bishop-line", "P6.N";
    /// In the first ring around the knight: those are all the queen's.
    KnightFirstRing = "knight-first-ring", "P6.N";
    /// Neither rook nor bishop comes there, but there are nearer squares of that kind.
    KnightTooFar = "knight-too-far", "P6.N";
    /// In the king's second ring or further.
    KingTooFar = "king-too-far", "P6.K";
    /// Behind the pawn.
    PawnBackward = "pawn-backward", "P6.P";
    /// On the pawn's rank.
    PawnSideways = "pawn-sideways", "P6.P";
    /// Straight ahead, but too far.
    PawnTooFar = "pawn-too-far", "P6.P";
    /// Ahead, but neither straight nor on the next square of a diagonal.
    PawnOffItsWay = "pawn-off-its-way", "P6.P";
    /// Straight onto a piece: a pawn does not capture straight ahead.
    PawnBlocked {
        /// What stands there.
        by: PieceOn,
    } = "pawn-blocked", "P6.P";
    /// On the pawn's diagonal, where nothing stands to be taken.
    PawnNothingToTake = "pawn-nothing-to-take", "P6.P";
    /// The double step, which this question leaves out.
    DoubleStepLater = "double-step-later", "P6.D";
    /// Two squares ahead, but the pawn has left its start.
    DoubleStepNotFromStart = "double-step-not-from-start", "P6.D";
    /// A piece stands on the square that the double step would cross.
    DoubleStepOver {
        /// What stands there.
        by: PieceOn,
    } = "double-step-over", "P6.D";
    /// The partner's pawn beside has not made a double step with the move before.
    EnPassantNotNow {
        /// The pawn that cannot be taken.
        pawn: PieceOn,
    } = "en-passant-not-now", "P6.E";
    /// Not in the set of a lesson's own formula.
    NotInFormula = "not-in-formula", "S6.A4";
    /// An own piece stands in the way.
    BlockedByOwn {
        /// The first in the way.
        by: PieceOn,
    } = "blocked-by-own", "P5.2";
    /// A piece of the partner stands in the way: it may be captured, not crossed.
    BlockedByPartner {
        /// The first in the way.
        by: PieceOn,
    } = "blocked-by-partner", "P5.2";
    /// An own piece stands there.
    OwnPiece {
        /// What stands there.
        by: PieceOn,
    } = "own-piece", "P5.1";
    /// The partner's king stands there, and no king is ever captured.
    PartnersKing {
        /// The king.
        by: PieceOn,
    } = "partners-king", "X.1";
    /// The king would stand beside the other king.
    BesideKing {
        /// The other king.
        by: PieceOn,
    } = "beside-king", "S6.K";
    /// The king would be attacked there.
    KingIntoAttack {
        /// Who attacks the square.
        by: PieceOn,
    } = "king-into-attack", "S6.K";
    /// The piece that the king would capture is guarded.
    KingTakesGuarded {
        /// What it would capture.
        victim: PieceOn,
        /// Who guards it.
        by: PieceOn,
    } = "king-takes-guarded", "S6.K";
    /// The king only steps back along the line on which it stands in check.
    KingStaysOnLine {
        /// Who gives check.
        by: PieceOn,
    } = "king-stays-on-line", "S6.K";
    /// The piece is pinned to its king.
    Pinned {
        /// Who would attack the king.
        by: PieceOn,
        /// The king behind.
        king: Square,
    } = "pinned", "X.1";
    /// The check would go on.
    LeavesCheck {
        /// Who gives check.
        by: PieceOn,
        /// The king in check.
        king: Square,
        /// Where another piece would answer it: by capture or by stepping between.
        answers: SquareSet,
    } = "leaves-check", "X.1";
    /// Two pieces give check, so only the king may move.
    TwoChecks {
        /// One of them.
        by: PieceOn,
        /// The other.
        and: PieceOn,
        /// The king in check.
        king: Square,
    } = "two-checks", "X.1";
    /// Taking en passant takes two pawns away at once and opens the king.
    EnPassantOpensKing {
        /// Who would attack the king.
        by: PieceOn,
        /// The king behind.
        king: Square,
    } = "en-passant-opens-king", "X.1";
    /// Castling: the king has moved before, or has no right.
    CastlingKingMoved {
        /// To which side.
        wing: Wing,
    } = "castling-king-moved", "P6.C2";
    /// Castling: the rook has moved before, or is not there.
    CastlingRookMoved {
        /// To which side.
        wing: Wing,
        /// Where that rook begins.
        home: Square,
    } = "castling-rook-moved", "P6.C2";
    /// Castling: a piece stands between king and rook.
    CastlingBlocked {
        /// To which side.
        wing: Wing,
        /// The one nearest to the king.
        by: PieceOn,
    } = "castling-blocked", "P6.C2";
    /// Castling: the king is in check.
    CastlingInCheck {
        /// To which side.
        wing: Wing,
        /// Who gives check.
        by: PieceOn,
    } = "castling-in-check", "P6.C2";
    /// Castling: the square that the king crosses is attacked.
    CastlingCrossesAttack {
        /// To which side.
        wing: Wing,
        /// The square that it crosses.
        crossed: Square,
        /// Who attacks it.
        by: PieceOn,
    } = "castling-crosses-attack", "P6.C2";
    /// Castling: the square on which the king arrives is attacked.
    CastlingIntoAttack {
        /// To which side.
        wing: Wing,
        /// Who attacks it.
        by: PieceOn,
    } = "castling-into-attack", "S6.K";
}

impl Reason {
    /// Whether it is a reason of a square that is reached.
    pub const fn reached(&self) -> bool {
        matches!(
            self,
            Self::RookLine
                | Self::BishopLine
                | Self::QueenAsRook
                | Self::QueenAsBishop
                | Self::KingNearest
                | Self::KnightNearest
                | Self::PawnStep
                | Self::PawnDoubleStep { .. }
                | Self::PawnCapture
                | Self::PawnTakes { .. }
                | Self::EnPassant { .. }
                | Self::Capture { .. }
                | Self::Castling { .. }
                | Self::Promotion
                | Self::FormulaSquare
        )
    }

    /// The pieces that prove it: blockers, attackers, what is captured; most often one or none.
    pub fn by(&self) -> Vec<PieceOn> {
        match *self {
            Self::PawnTakes { victim } | Self::EnPassant { victim } | Self::Capture { victim } => vec![victim],
            Self::Castling { rook, .. } => vec![rook],
            Self::EnPassantNotNow { pawn } => vec![pawn],
            Self::KingTakesGuarded { victim, by } => vec![victim, by],
            Self::TwoChecks { by, and, .. } => vec![by, and],
            Self::PawnBlocked { by }
            | Self::DoubleStepOver { by }
            | Self::BlockedByOwn { by }
            | Self::BlockedByPartner { by }
            | Self::OwnPiece { by }
            | Self::PartnersKing { by }
            | Self::BesideKing { by }
            | Self::KingIntoAttack { by }
            | Self::KingStaysOnLine { by }
            | Self::Pinned { by, .. }
            | Self::LeavesCheck { by, .. }
            | Self::EnPassantOpensKing { by, .. }
            | Self::CastlingBlocked { by, .. }
            | Self::CastlingInCheck { by, .. }
            | Self::CastlingCrossesAttack { by, .. }
            | Self::CastlingIntoAttack { by, .. } => vec![by],
            _ => Vec::new(),
        }
    }
}
