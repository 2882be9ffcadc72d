//! The pawn, which moves by one formula and captures by another, and its double moves (codex P6.P, P6.D, P6.E, P6.T).

use super::asked::{Asked, Flow, Listener};
use super::reason::{PieceOn, Reason};
use crate::rules::{Color, Level, Piece, Role, Square};

impl Asked {
    /// How many ranks ahead a square lies, as this side goes.
    fn ahead(&self, to: Square) -> i8 {
        let up = to.rank() as i8 - self.from.rank() as i8;
        if self.color == Color::White { up } else { -up }
    }

    fn stands_at_start(&self) -> bool {
        self.from.rank() == if self.color == Color::White { 1 } else { 6 }
    }

    /// The square between the start and the end of a double step, or the one on which the partner's pawn stands that is
    /// taken en passant: on the file of `to`, on the rank of `from` or next to it.
    fn square_behind(&self, to: Square) -> Option<Square> {
        to.offset(0, if self.color == Color::White { -1 } else { 1 })
    }

    pub fn pawn_succeeds(&self, to: Square, victim: Option<PieceOn>, tell: &mut impl Listener) -> Flow {
        if self.level == Level::Legal && (to.rank() == 0 || to.rank() == 7) {
            tell(Reason::Promotion)?;
        }
        let straight = to.file() == self.from.file();
        match (straight, victim, self.square_behind(to)) {
            (true, _, Some(over)) if self.ahead(to) == 2 => tell(Reason::PawnDoubleStep { over }),
            (true, ..) => tell(Reason::PawnStep),
            (false, Some(victim), _) => tell(Reason::PawnTakes { victim }),
            (false, None, Some(beside)) if self.level == Level::Legal => match self.on(beside) {
                Some(victim) => tell(Reason::EnPassant { victim }),
                None => tell(Reason::PawnCapture),
            },
            (false, None, _) => tell(Reason::PawnCapture),
        }
    }

    pub fn pawn_fails(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let aside = self.from.file().abs_diff(to.file());
        match (aside, self.ahead(to)) {
            (_, ..0) => tell(Reason::PawnBackward),
            (_, 0) => tell(Reason::PawnSideways),
            (0, 1) => self.step_fails(to, tell),
            (0, 2) => self.double_step_fails(to, tell),
            (0, _) => tell(Reason::PawnTooFar),
            (1, 1) => self.capture_fails(to, tell),
            _ => tell(Reason::PawnOffItsWay),
        }
    }

    fn step_fails(&self, to: Square, tell: &mut impl Listener) -> Flow {
        match self.on(to) {
            Some(by) => {
                if by.piece.color == self.color {
                    tell(Reason::OwnPiece { by })?;
                }
                tell(Reason::PawnBlocked { by })
            }
            None => self.occupied_or_unsafe(to, tell),
        }
    }

    fn double_step_fails(&self, to: Square, tell: &mut impl Listener) -> Flow {
        match (self.stands_at_start(), self.level) {
            (true, Level::Legal) => {}
            (true, _) => return tell(Reason::DoubleStepLater),
            (false, Level::Legal) => return tell(Reason::DoubleStepNotFromStart),
            (false, _) => return tell(Reason::PawnTooFar),
        }
        if let Some(by) = self.square_behind(to).and_then(|over| self.on(over)) {
            tell(Reason::DoubleStepOver { by })?;
        }
        self.step_fails(to, tell)
    }

    fn capture_fails(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let en_passant = self.level == Level::Legal && self.board.en_passant() == Some(to);
        if self.on(to).is_some() || en_passant {
            return self.occupied_or_unsafe(to, tell);
        }
        let partner = Piece { color: !self.color, role: Role::Pawn };
        let fifth = if self.color == Color::White { 4 } else { 3 };
        if let Some(pawn) = self.square_behind(to).and_then(|beside| self.on(beside))
            && pawn.piece == partner
            && self.level == Level::Legal
            && self.from.rank() == fifth
        {
            tell(Reason::EnPassantNotNow { pawn })?;
        }
        tell(Reason::PawnNothingToTake)
    }
}
