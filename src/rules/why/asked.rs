//! One question, with all that its 64 answers share worked out once.

use std::ops::ControlFlow;

use super::Why;
use super::reason::{PieceOn, Reason};
use crate::rules::{
    Area, Color, Formula, Level, Only, Piece, Position, Role, Square, SquareSet, Targets, cut, reach, reach_with,
};

/// Goes on after a reason, or stops with it.
pub(super) type Flow = ControlFlow<Reason>;

/// Takes the reasons one by one.
pub(super) trait Listener: FnMut(Reason) -> Flow {}
impl<F: FnMut(Reason) -> Flow> Listener for F {}

/// What a piece goes by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// One of the six.
    Role(Role),
    /// A lesson's own formula.
    Formula,
    /// No piece stands there.
    Nothing,
}

/// A question about one piece.
pub(super) struct Asked {
    /// The board inside the area; at the legal level it is the piece's turn.
    pub board: Position,
    pub kind: Kind,
    pub color: Color,
    pub from: Square,
    pub level: Level,
    pub area: Area,
    only: Option<Only>,
    /// Where it goes.
    targets: Targets,
    /// The formulas' squares, moves and captures together.
    pub geometry: SquareSet,
    /// At the legal level, its side's king.
    pub king: Option<Square>,
    /// At the legal level, who gives check to it.
    pub checkers: SquareSet,
}

impl Asked {
    pub fn new(position: &Position, from: Square, level: Level, area: Area, only: Option<Only>) -> Self {
        let piece = position.piece_at(from);
        let color = piece.map_or(Color::White, |piece| piece.color);
        Self {
            board: if area == Area::FULL { *position } else { cut::cut(position, area) },
            kind: piece.map_or(Kind::Nothing, |piece| Kind::Role(piece.role)),
            color,
            from,
            level,
            area,
            only,
            targets: reach(position, from, level, area),
            geometry: reach(position, from, Level::Formula, area).all(),
            king: None,
            checkers: SquareSet::EMPTY,
        }
        .with_its_king()
    }

    pub fn by_formula(position: &Position, from: Square, formula: &Formula, level: Level, area: Area) -> Self {
        let color = position.piece_at(from).map_or(Color::White, |piece| piece.color);
        Self {
            board: if area == Area::FULL { *position } else { cut::cut(position, area) },
            kind: Kind::Formula,
            color,
            from,
            level,
            area,
            only: None,
            targets: reach_with(position, from, formula, level, area),
            geometry: formula.squares(from, color, area),
            king: None,
            checkers: SquareSet::EMPTY,
        }
        .with_its_king()
    }

    /// At the legal level it is the piece's turn, and its king is looked at.
    fn with_its_king(mut self) -> Self {
        if self.level == Level::Legal {
            self.board = self.board.with_side_to_move(self.color);
            self.king = self.board.king(self.color);
            self.checkers = self.king.map_or(SquareSet::EMPTY, |king| self.attackers(&self.board, king));
        }
        self
    }

    /// The first reason for a square.
    pub fn first(&self, to: Square) -> Why {
        let reason = match self.explain(to, &mut ControlFlow::Break) {
            ControlFlow::Break(reason) => reason,
            // Every square has a reason: the tests ask for all of them. This is no panic's place all the same.
            ControlFlow::Continue(()) => Reason::NotInFormula,
        };
        self.answer(to, reason)
    }

    /// All reasons for a square.
    pub fn all(&self, to: Square) -> Vec<Why> {
        let mut all = Vec::new();
        let _ = self.explain(to, &mut |reason| {
            all.push(self.answer(to, reason));
            ControlFlow::Continue(())
        });
        all
    }

    fn answer(&self, to: Square, reason: Reason) -> Why {
        let piece = match self.kind {
            Kind::Role(role) => Some(Piece { color: self.color, role }),
            Kind::Formula | Kind::Nothing => None,
        };
        Why { piece, from: self.from, to, area: self.area, reason }
    }

    /// The partner's pieces that attack a square on a board of this question.
    pub fn attackers(&self, board: &Position, square: Square) -> SquareSet {
        if self.area == Area::FULL {
            board.attackers(square, !self.color)
        } else {
            cut::attackers(board, square, !self.color, self.area)
        }
    }

    /// What stands on a square.
    pub fn on(&self, square: Square) -> Option<PieceOn> {
        self.board.piece_at(square).map(|piece| PieceOn { piece, square })
    }

    /// Hands on a reason for each of the pieces on some squares.
    pub fn each(&self, squares: SquareSet, tell: &mut impl Listener, reason: impl Fn(PieceOn) -> Reason) -> Flow {
        squares.sorted().filter_map(|square| self.on(square)).try_for_each(|piece| tell(reason(piece)))
    }

    fn explain(&self, to: Square, tell: &mut impl Listener) -> Flow {
        if self.kind == Kind::Nothing {
            return tell(Reason::NoPiece);
        }
        if !self.area.contains(to) || !self.area.contains(self.from) {
            return tell(Reason::OutsideArea);
        }
        if to == self.from {
            return tell(Reason::OwnSquare);
        }
        if !self.targets.all().contains(to) {
            return match self.kind {
                Kind::Role(Role::Pawn) => self.pawn_fails(to, tell),
                _ => self.fails(to, tell),
            };
        }
        match self.only {
            Some(Only::Captures) if !self.targets.captures.contains(to) => tell(Reason::NotACapture),
            Some(Only::Moves) if !self.targets.moves.contains(to) => tell(Reason::NotAMove),
            _ => self.succeeds(to, tell),
        }
    }

    fn succeeds(&self, to: Square, tell: &mut impl Listener) -> Flow {
        let victim = if self.level > Level::Formula { self.on(to) } else { None };
        match self.kind {
            Kind::Role(Role::Pawn) => return self.pawn_succeeds(to, victim, tell),
            Kind::Role(Role::King) if !self.geometry.contains(to) => return self.castles(to, tell),
            _ => {}
        }
        if let Some(victim) = victim {
            tell(Reason::Capture { victim })?;
        }
        self.lies_well(to, tell)
    }

    /// Any piece but a pawn.
    fn fails(&self, to: Square, tell: &mut impl Listener) -> Flow {
        if !self.geometry.contains(to) {
            return self.lies_ill(to, tell);
        }
        let between = crate::rules::between(self.from, to) & self.board.occupied();
        if let Some(by) = between.into_iter().min_by_key(|&square| self.from.ring(square)).and_then(|at| self.on(at)) {
            tell(if by.piece.color == self.color {
                Reason::BlockedByOwn { by }
            } else {
                Reason::BlockedByPartner { by }
            })?;
        }
        self.occupied_or_unsafe(to, tell)
    }

    /// What remains once the way is settled: what stands on the square, and the king's safety.
    pub fn occupied_or_unsafe(&self, to: Square, tell: &mut impl Listener) -> Flow {
        match self.on(to) {
            Some(by) if by.piece.color == self.color => return tell(Reason::OwnPiece { by }),
            Some(by) if self.level == Level::Legal && by.piece.role == Role::King => {
                return tell(Reason::PartnersKing { by });
            }
            _ => {}
        }
        if self.level == Level::Legal { self.endangers(to, tell) } else { ControlFlow::Continue(()) }
    }
}
