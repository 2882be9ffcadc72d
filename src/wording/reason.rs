//! Why a piece reaches a square or not, as a sentence.

use crate::i18n::{Args, Value};
use crate::rules::{OwnRole, PieceOn, Reason, Role, Square, SquareSet, Why, Wing};

use super::{ChessArgs, Words, color_key, piece_key, role_key};

/// How a line of the board runs from one square to another.
const fn line_key(from: Square, to: Square) -> &'static str {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    match (files, ranks) {
        (0, 1..) => "file",
        (1.., 0) => "rank",
        (1.., _) if files == ranks => "diagonal",
        _ => "none",
    }
}

/// The values of a reason's sentence. Of every reason: `$piece` (with its colour), `$role` (without), `$color`, `$from`,
/// `$to`, `$line` (file, rank, diagonal, none: how they lie), `$shade` (light or dark: the square `$from`) and `$edition`
/// (preschool or school). Of some: `$by` on `$by-at` and `$other` on `$other-at`, who hinder; `$victim` on `$victim-at`,
/// who is or would be captured; `$over`, `$crossed`, `$home`, `$king`, `$rook-at`, squares; `$answers`, a list of squares;
/// `$wing` (king or queen); of a lesson's own piece `$formula`.
fn reason_args(why: &Why, edition: &str) -> Args {
    let unnamed = || Value::Piece("piece".to_owned());
    let args = Args::new()
        .with("piece", why.piece.map_or_else(unnamed, piece_key))
        .with("role", why.piece.map_or_else(unnamed, |piece| role_key(piece.role)))
        .with("color", why.piece.map_or("white", |piece| color_key(piece.color)))
        .square("from", why.from)
        .square("to", why.to)
        .with("line", line_key(why.from, why.to))
        .with("shade", if why.from.is_light() { "light" } else { "dark" })
        .with("edition", edition);
    Proof(args).told(&why.reason)
}

/// Arguments to which what proves a reason is added.
struct Proof(Args);

impl Proof {
    fn on(self, name: &'static str, at: &'static str, on: PieceOn) -> Self {
        Self(self.0.piece(name, on.piece).square(at, on.square))
    }

    fn by(self, by: PieceOn) -> Self {
        self.on("by", "by-at", by)
    }

    fn square(self, name: &'static str, square: Square) -> Self {
        Self(self.0.square(name, square))
    }

    fn squares(self, name: &'static str, squares: SquareSet) -> Self {
        Self(self.0.squares(name, squares))
    }

    fn wing(self, wing: Wing) -> Self {
        let key = match wing {
            Wing::King => "king",
            Wing::Queen => "queen",
        };
        Self(self.0.with("wing", key))
    }

    fn told(self, reason: &Reason) -> Args {
        let args = match *reason {
            Reason::PawnDoubleStep { over } => self.square("over", over),
            Reason::PawnTakes { victim } | Reason::EnPassant { victim } | Reason::Capture { victim } => {
                self.on("victim", "victim-at", victim)
            }
            Reason::Castling { wing, rook, crossed } => {
                self.wing(wing).square("rook-at", rook.square).square("crossed", crossed)
            }
            Reason::EnPassantNotNow { pawn: by }
            | Reason::PawnBlocked { by }
            | Reason::DoubleStepOver { by }
            | Reason::BlockedByOwn { by }
            | Reason::BlockedByPartner { by }
            | Reason::OwnPiece { by }
            | Reason::PartnersKing { by }
            | Reason::BesideKing { by }
            | Reason::KingIntoAttack { by }
            | Reason::KingStaysOnLine { by } => self.by(by),
            Reason::KingTakesGuarded { victim, by } => self.on("victim", "victim-at", victim).by(by),
            Reason::Pinned { by, king } | Reason::EnPassantOpensKing { by, king } => self.by(by).square("king", king),
            Reason::LeavesCheck { by, king, answers } => self.by(by).square("king", king).squares("answers", answers),
            Reason::TwoChecks { by, and, king } => self.by(by).on("other", "other-at", and).square("king", king),
            Reason::CastlingKingMoved { wing } => self.wing(wing),
            Reason::CastlingRookMoved { wing, home } => self.wing(wing).square("home", home),
            Reason::CastlingBlocked { wing, by }
            | Reason::CastlingInCheck { wing, by }
            | Reason::CastlingIntoAttack { wing, by } => self.wing(wing).by(by),
            Reason::CastlingCrossesAttack { wing, crossed, by } => self.wing(wing).square("crossed", crossed).by(by),
            Reason::RookLine
            | Reason::BishopLine
            | Reason::QueenAsRook
            | Reason::QueenAsBishop
            | Reason::KingNearest
            | Reason::KnightNearest
            | Reason::PawnStep
            | Reason::PawnCapture
            | Reason::Promotion
            | Reason::FormulaSquare
            | Reason::NoPiece
            | Reason::OwnSquare
            | Reason::OutsideArea
            | Reason::NotItsTurn
            | Reason::NotACapture
            | Reason::NotAMove
            | Reason::OffRookLines
            | Reason::WrongBishopColor
            | Reason::OffBishopLines
            | Reason::OffQueenLines
            | Reason::KnightOnRookLine
            | Reason::KnightOnBishopLine
            | Reason::KnightFirstRing
            | Reason::KnightTooFar
            | Reason::KingTooFar
            | Reason::PawnBackward
            | Reason::PawnSideways
            | Reason::PawnTooFar
            | Reason::PawnOffItsWay
            | Reason::PawnNothingToTake
            | Reason::DoubleStepLater
            | Reason::DoubleStepNotFromStart
            | Reason::NotInFormula => self,
        };
        args.0
    }
}

/// The message of a reason. A king is reached, below the legal level, but no king is ever told to be taken.
fn message(why: &Why) -> String {
    match why.reason {
        Reason::Capture { victim } | Reason::PawnTakes { victim } if victim.piece.role == Role::King => {
            "why-reaches-king".to_owned()
        }
        Reason::FormulaSquare if own(why).is_some() => "why-own-formula-square".to_owned(),
        Reason::NotInFormula if own(why).is_some() => "why-not-in-own-formula".to_owned(),
        // Nothing need stand there for a pawn to have its capture.
        Reason::NotAMove if why.piece.is_some_and(|piece| piece.role == Role::Pawn) => "why-pawn-not-a-move".to_owned(),
        _ => format!("why-{}", why.id()),
    }
}

/// The lesson's own piece that is asked about.
fn own(why: &Why) -> Option<OwnRole> {
    match why.piece?.role {
        Role::Own(own) => Some(own),
        _ => None,
    }
}

impl Words<'_> {
    fn values(&self, why: &Why, edition: &str) -> Args {
        let args = reason_args(why, edition);
        match own(why) {
            Some(own) => args.with("formula", self.formula(&own.formula())),
            None => args,
        }
    }

    /// The reason in one short sentence, for a child. `edition` is `preschool` (partner) or `school` (opponent).
    pub fn reason(&self, why: &Why, edition: &str) -> String {
        self.say(&message(why), &self.values(why, edition))
    }

    /// A second sentence for those who are older, which names the article; not every reason has one.
    pub fn reason_more(&self, why: &Why, edition: &str) -> Option<String> {
        // That none but the knight crosses occupied squares is of the six pieces.
        let blocked = matches!(why.reason, Reason::BlockedByOwn { .. } | Reason::BlockedByPartner { .. });
        let id = match own(why) {
            Some(_) if blocked => "why-own-blocked".to_owned(),
            _ => format!("{}.more", message(why)),
        };
        let known = self.lang.fallbacks().any(|lang| self.messages.has(lang, &id));
        known.then(|| self.say(&id, &self.values(why, edition)))
    }
}
