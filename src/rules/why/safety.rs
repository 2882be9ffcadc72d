//! The king's safety (codex S6.K, X.1): what would attack it once the move is made.

use std::ops::ControlFlow;

use super::asked::{Asked, Flow, Kind, Listener};
use super::reason::Reason;
use crate::rules::{Piece, Position, Role, Square, between, cut};

impl Asked {
    /// The reasons for which a move that Article 5 allows would leave the king to be taken.
    pub fn endangers(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let role = match self.kind {
            Kind::Role(role) => role,
            Kind::Formula => cut::mover(&self.board, self.from),
            Kind::Nothing => return ControlFlow::Continue(()),
        };
        match (role, self.king) {
            (Role::King, _) => self.king_walks_into_attack(to, tell),
            (role, Some(king)) => self.opens_king(role, to, king, tell),
            _ => ControlFlow::Continue(()),
        }
    }

    /// The board once the piece stands on the other square.
    fn after(&self, role: Role, to: Square) -> Position {
        let mut after = self.board;
        after.clear(self.from);
        after.clear(to);
        after.put(to, Piece { color: self.color, role });
        after
    }

    fn king_walks_into_attack(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let attackers = self.attackers(&self.after(Role::King, to), to);
        if attackers.is_empty() {
            return ControlFlow::Continue(());
        }
        let other_king = self.board.by_piece(Piece { color: !self.color, role: Role::King });
        // Those that see the square past the king as it stands; the rest see it once the king has stepped back.
        let direct = attackers & self.attackers(&self.board, to);
        let victim = self.on(to);
        self.each(direct & other_king, tell, |by| Reason::BesideKing { by })?;
        self.each(direct - other_king, tell, |by| match victim {
            Some(victim) => Reason::KingTakesGuarded { victim, by },
            None => Reason::KingIntoAttack { by },
        })?;
        self.each(attackers - direct, tell, |by| Reason::KingStaysOnLine { by })
    }

    fn opens_king(&self, role: Role, to: Square, king: Square, tell: &mut impl Listener) -> Flow {
        let without_capture = self.after(role, to);
        let mut after = without_capture;
        let en_passant = role == Role::Pawn && self.board.en_passant() == Some(to) && to.file() != self.from.file();
        if en_passant {
            after.clear(Square::new(to.file(), self.from.rank()));
        }
        let attackers = self.attackers(&after, king);
        if attackers.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut checkers = self.checkers.sorted().filter_map(|square| self.on(square));
        match (checkers.next(), checkers.next()) {
            (Some(by), Some(and)) => tell(Reason::TwoChecks { by, and, king })?,
            (Some(by), None) if attackers.contains(by.square) => {
                let answers = between(king, by.square) | by.square.into();
                tell(Reason::LeavesCheck { by, king, answers })?;
            }
            _ => {}
        }
        let opened = attackers - self.checkers;
        let pinned = if en_passant { opened & self.attackers(&without_capture, king) } else { opened };
        self.each(pinned, tell, |by| Reason::Pinned { by, king })?;
        self.each(opened - pinned, tell, |by| Reason::EnPassantOpensKing { by, king })
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Area, Fen, Level, SquareSet, why};

    #[test]
    fn answers_to_a_check_are_its_line_and_its_giver() {
        let fen = Fen::parse("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1").unwrap();
        let (a1, a2) = ("a1".parse().unwrap(), "a2".parse().unwrap());
        let reason = why(&fen.position, a1, a2, Level::Legal, Area::FULL).reason;
        let expected: SquareSet = ["e2", "e3", "e4"].iter().map(|name| name.parse().unwrap()).collect();
        assert!(matches!(reason, super::Reason::LeavesCheck { answers, .. } if answers == expected), "{reason:?}");
    }
}
