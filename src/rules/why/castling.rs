//! Castling, with all its conditions (codex P6.C1 to P6.C3, S6.K).

use std::ops::ControlFlow;

use super::asked::{Asked, Flow, Listener};
use super::reason::{PieceOn, Reason};
use crate::rules::{Level, Piece, Role, Square, Wing, between};

impl Asked {
    /// The castling that would bring the king to this square.
    fn wing_to(&self, to: Square) -> Option<Wing> {
        let at_home = self.from == Wing::king_home(self.color) && self.level == Level::Legal;
        // A rook whose square does not exist makes nobody think of castling.
        let exists = |wing: Wing| self.area.contains(wing.rook_home(self.color));
        Wing::ALL.into_iter().find(|&wing| at_home && wing.arrival(self.color) == to && exists(wing))
    }

    /// The king arrives by castling.
    pub fn castles(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let Some(wing) = self.wing_to(to) else {
            return ControlFlow::Continue(());
        };
        let rook = Piece { color: self.color, role: Role::Rook };
        let rook = PieceOn { piece: rook, square: wing.rook_home(self.color) };
        tell(Reason::Castling { wing, rook, crossed: wing.crossed(self.color) })
    }

    /// The square is not the king's; where it is that of a castling, why it cannot castle.
    pub fn king_too_far(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let Some(wing) = self.wing_to(to) else {
            return tell(Reason::KingTooFar);
        };
        let (home, crossed) = (wing.rook_home(self.color), wing.crossed(self.color));
        let rook_at_home = self.on(home).map(|on| on.piece) == Some(Piece { color: self.color, role: Role::Rook });
        if !rook_at_home {
            // Nobody thinks of castling here: the king's own formula is what a child sees.
            tell(Reason::KingTooFar)?;
            return tell(Reason::CastlingRookMoved { wing, home });
        }
        if !self.board.castling().has(self.color, wing) {
            tell(if self.board.castling().any(self.color) {
                Reason::CastlingRookMoved { wing, home }
            } else {
                Reason::CastlingKingMoved { wing }
            })?;
        }
        let way = between(self.from, home) & self.board.occupied();
        if let Some(by) = way.into_iter().min_by_key(|&at| self.from.ring(at)).and_then(|at| self.on(at)) {
            tell(Reason::CastlingBlocked { wing, by })?;
        }
        self.each(self.checkers, tell, |by| Reason::CastlingInCheck { wing, by })?;
        let attackers = self.attackers(&self.board, crossed);
        self.each(attackers, tell, |by| Reason::CastlingCrossesAttack { wing, crossed, by })?;
        let attackers = self.attackers(&self.board, to);
        self.each(attackers, tell, |by| Reason::CastlingIntoAttack { wing, by })?;
        tell(Reason::KingTooFar)
    }
}
