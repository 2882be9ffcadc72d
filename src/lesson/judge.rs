//! Steps of the kind `judge`: is a move allowed, and if not, which condition breaks? The rules know both.

use super::condition::Condition;
use crate::args;
use crate::i18n::Args;
use crate::rules::{
    Area, CastlingRights, Color, Level, Move, Piece, PieceOn, Position, Role, Square, SquareSet, Why, Wing, between,
    reasons, why_move,
};
use crate::wording::{ChessArgs, Words};

/// Say whether a move is allowed, and if not, why not.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The board, with the turn that it has.
    pub position: Position,
    /// The move.
    pub played: Move,
    /// The piece that makes it.
    pub piece: Piece,
    /// Why it is allowed or not: what a child can see first.
    pub why: Why,
    /// If it is not allowed: conditions to choose from, in the order in which they are offered, and whether each is
    /// the one that breaks, or one of them.
    pub conditions: Vec<(Condition, bool)>,
    /// The other side's last move, where the lesson tells it.
    pub last: Option<Move>,
}

/// Why an allowed move, of which one may doubt it, breaks nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fine {
    /// This condition does not break.
    Not(Condition),
    /// The check that was is answered.
    CheckAnswered,
    /// Every condition of castling holds.
    Castling,
}

/// False conditions that are offered beside the true ones, at most.
const FALSE_ONES: usize = 4;
/// And at least, if there are so many.
const FEWEST_FALSE_ONES: usize = 3;
/// What else is offered where too few of a family do not break.
const MORE: [Condition; 5] =
    [Condition::Turn, Condition::PartnersKing, Condition::Blocked, Condition::OwnPiece, Condition::Way];

impl Judge {
    /// The question about a move of the piece that stands on its first square; none if nothing stands there.
    pub fn new(position: Position, played: Move) -> Option<Self> {
        let piece = position.piece_at(played.from)?;
        let why = why_move(&position, played.from, played.to);
        let mut judge = Self { position, played, piece, why, conditions: Vec::new(), last: None };
        if !judge.is_allowed() {
            judge.conditions = judge.offered();
        }
        Some(judge)
    }

    /// Whether the rules allow the move.
    pub const fn is_allowed(&self) -> bool {
        self.why.reached()
    }

    /// To which side the king castles, if that is what the move looks like.
    pub fn castling(&self) -> Option<Wing> {
        let (color, Move { from, to, .. }) = (self.piece.color, self.played);
        let home = self.piece.role == Role::King && from == Wing::king_home(color);
        let rook = Some(Piece { color, role: Role::Rook });
        Wing::ALL
            .into_iter()
            .find(|wing| home && to == wing.arrival(color) && self.position.piece_at(wing.rook_home(color)) == rook)
    }

    /// The partner's pawn that would be taken in passing, if that is what the move looks like.
    pub fn en_passant(&self) -> Option<PieceOn> {
        let Move { from, to, .. } = self.played;
        let beside = Square::new(to.file(), from.rank());
        let partner = Piece { color: !self.piece.color, role: Role::Pawn };
        let fifth = if self.piece.color == Color::White { 4 } else { 3 };
        let looks = self.piece.role == Role::Pawn
            && from.rank() == fifth
            && self.is_pawn_capture()
            && self.position.piece_at(to).is_none()
            && self.position.piece_at(beside) == Some(partner);
        looks.then_some(PieceOn { piece: partner, square: beside })
    }

    /// Whether it is a pawn that goes one square forward on a diagonal.
    fn is_pawn_capture(&self) -> bool {
        let Move { from, to, .. } = self.played;
        let ahead = self.ahead();
        self.piece.role == Role::Pawn && (from.offset(1, ahead) == Some(to) || from.offset(-1, ahead) == Some(to))
    }

    /// Whether it is a pawn that goes two squares straight forward.
    fn is_double_step(&self) -> bool {
        self.piece.role == Role::Pawn && self.played.from.offset(0, 2 * self.ahead()) == Some(self.played.to)
    }

    const fn ahead(&self) -> i8 {
        if matches!(self.piece.color, Color::White) { 1 } else { -1 }
    }

    /// Whether the side that moves has a king: in lessons it often has none.
    pub fn has_king(&self) -> bool {
        self.position.king(self.piece.color).is_some()
    }

    fn reasons(&self) -> Vec<Why> {
        reasons(&self.position, self.played.from, self.played.to, Level::Legal, Area::FULL, None)
    }

    /// The reason for which a condition breaks; if none tells of it, the first reason of all.
    pub fn why_of(&self, condition: Condition) -> Why {
        let told = |why: &Why| Condition::of(&why.reason) == Some(condition);
        self.reasons().into_iter().find(told).unwrap_or(self.why)
    }

    /// The conditions that the reasons name.
    fn named(&self) -> Vec<Condition> {
        let first = Condition::of(&self.why.reason);
        let reasons = self.reasons();
        let all = first.into_iter().chain(reasons.iter().filter_map(|why| Condition::of(&why.reason)));
        // Nobody who thinks of castling thinks of the king's single step.
        all.filter(|&condition| condition != Condition::Way || self.castling().is_none()).collect()
    }

    /// Whether the condition breaks. The reasons stop where one of them settles it, so whatever else may be offered
    /// is looked at here: no fact is ever offered as a false answer.
    fn breaks(&self, condition: Condition, named: &[Condition]) -> bool {
        let Move { from, to, .. } = self.played;
        let (position, color) = (&self.position, self.piece.color);
        let there = position.piece_at(to);
        named.contains(&condition)
            || match condition {
                Condition::Turn => color != position.side_to_move(),
                Condition::Blocked => !(between(from, to) & position.occupied()).is_empty(),
                Condition::OwnPiece => there.is_some_and(|piece| piece.color == color),
                Condition::PartnersKing => there == Some(Piece { color: !color, role: Role::King }),
                Condition::PawnBlocked => there.is_some() && from.file() == to.file(),
                Condition::PawnMoved => from.rank() != if color == Color::White { 1 } else { 6 },
                Condition::NothingToTake => there.is_none() && position.en_passant() != Some(to),
                Condition::NotJustStepped => position.en_passant() != Some(to),
                Condition::OpensKing => !(self.attackers_after() - self.checkers()).is_empty(),
                Condition::LeavesCheck => !(self.attackers_after() & self.checkers()).is_empty(),
                Condition::Attacked => !self.attackers_after().is_empty(),
                Condition::BesideKing => position.king(!color).is_some_and(|king| king.ring(to) == 1),
                _ => false,
            }
    }

    /// Who gives check to the mover's king before the move.
    fn checkers(&self) -> SquareSet {
        let color = self.piece.color;
        self.position.king(color).map_or(SquareSet::EMPTY, |king| self.position.attackers(king, !color))
    }

    /// Who would attack the mover's king after the move.
    fn attackers_after(&self) -> SquareSet {
        let Move { from, to, .. } = self.played;
        let moved = self.position.with_piece(from, None).with_piece(to, Some(self.piece));
        let passed = self.en_passant().filter(|_| self.position.en_passant() == Some(to));
        let after = passed.map_or(moved, |pawn| moved.with_piece(pawn.square, None));
        let king = if self.piece.role == Role::King { Some(to) } else { after.king(self.piece.color) };
        king.map_or(SquareSet::EMPTY, |king| after.attackers(king, !self.piece.color))
    }

    /// Conditions that one may think of at such a move, the likeliest first. Each of them would forbid it.
    fn family(&self) -> &'static [Condition] {
        use Condition as C;
        match self.piece.role {
            Role::King if self.castling().is_some() => &[
                C::CastlingInCheck,
                C::CastlingCrosses,
                C::CastlingInto,
                C::CastlingBlocked,
                C::KingMoved,
                C::RookMoved,
            ],
            Role::King => &[C::Attacked, C::OwnPiece, C::BesideKing, C::Way, C::Turn],
            Role::Pawn if self.en_passant().is_some() => {
                &[C::NotJustStepped, C::NothingToTake, C::OpensKing, C::LeavesCheck, C::Turn]
            }
            Role::Pawn if self.is_pawn_capture() => {
                &[C::NothingToTake, C::OwnPiece, C::OpensKing, C::LeavesCheck, C::Turn]
            }
            Role::Pawn if self.is_double_step() => {
                &[C::Blocked, C::PawnBlocked, C::PawnMoved, C::OpensKing, C::LeavesCheck]
            }
            Role::Pawn => &[C::PawnBlocked, C::OwnPiece, C::OpensKing, C::Way, C::LeavesCheck],
            _ => &[C::Blocked, C::OwnPiece, C::OpensKing, C::Way, C::LeavesCheck],
        }
    }

    /// Whether one may think of it on this board: no king is in danger where none stands, and nothing stands between
    /// two squares that are neighbours.
    fn may_be_thought_of(&self, condition: Condition) -> bool {
        let color = self.piece.color;
        match condition {
            Condition::OpensKing | Condition::LeavesCheck => self.has_king(),
            Condition::PartnersKing | Condition::BesideKing => self.position.king(!color).is_some(),
            Condition::Attacked => !self.position.by_color(!color).is_empty(),
            Condition::Blocked => self.played.from.ring(self.played.to) > 1,
            // A pawn goes another way where it captures: of a pawn that is stopped this would be true in a way.
            Condition::Way => self.piece.role != Role::Pawn,
            _ => true,
        }
    }

    /// Why an allowed move breaks nothing, where one may well doubt that.
    pub fn fine(&self) -> Option<Fine> {
        let Move { from, to, .. } = self.played;
        if !self.is_allowed() {
            return None;
        }
        if self.castling().is_some() {
            return Some(Fine::Castling);
        }
        if self.piece.role == Role::King {
            return self.may_be_thought_of(Condition::Attacked).then_some(Fine::Not(Condition::Attacked));
        }
        let king = self.position.king(self.piece.color);
        let lifted = self.position.with_piece(from, None);
        let shields =
            king.is_some_and(|king| !(lifted.attackers(king, !self.piece.color) - self.checkers()).is_empty());
        match () {
            () if !self.checkers().is_empty() => Some(Fine::CheckAnswered),
            () if shields => Some(Fine::Not(Condition::OpensKing)),
            () if !between(from, to).is_empty() && self.piece.role != Role::Pawn => Some(Fine::Not(Condition::Blocked)),
            () => None,
        }
    }

    /// The conditions to choose from: all that break, with some that do not. Their order is settled by the move, and by
    /// nothing that could tell the right one.
    fn offered(&self) -> Vec<(Condition, bool)> {
        let named = self.named();
        let family = self.family().iter().copied().filter(|&one| self.may_be_thought_of(one));
        let mut all: Vec<Condition> = family.collect();
        let others: Vec<Condition> = named.iter().copied().filter(|one| !all.contains(one)).collect();
        all.extend(others);
        // Where nearly everything forbids a move, something else is offered that does not.
        for other in MORE.into_iter().filter(|&one| self.may_be_thought_of(one)) {
            let false_ones = all.iter().filter(|one| !self.breaks(**one, &named)).count();
            if false_ones < FEWEST_FALSE_ONES && !all.contains(&other) {
                all.push(other);
            }
        }
        if all.iter().filter(|one| !self.breaks(**one, &named)).count() < 2 && !all.contains(&Condition::Blocked) {
            // There has to be something to choose from, far-fetched or not.
            all.push(Condition::Blocked);
        }
        let all: Vec<(Condition, bool)> = all.into_iter().map(|one| (one, self.breaks(one, &named))).collect();
        let false_ones: Vec<Condition> = all.iter().filter(|(_, breaks)| !breaks).map(|(one, _)| *one).collect();
        // Which of the false ones are left out changes from move to move.
        let turn = usize::from(self.played.from.file() + self.played.to.rank());
        let count = false_ones.len().min(FALSE_ONES);
        let chosen: Vec<Condition> = false_ones.iter().copied().cycle().skip(turn).take(count).collect();
        let mut offered: Vec<_> = all.into_iter().filter(|(one, breaks)| *breaks || chosen.contains(one)).collect();
        offered.sort_by_key(|&(one, _)| self.place(one));
        offered
    }

    /// By this number the conditions are put in order: mixed anew for each move, the same each time (the finalizer of
    /// splitmix64).
    fn place(&self, condition: Condition) -> u64 {
        let Move { from, to, .. } = self.played;
        let seed = (from.index() as u64) << 16 | (to.index() as u64) << 8 | condition as u64;
        let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// What the sentences about the move may ask for.
    pub fn args(&self, edition: &str) -> Args {
        let Move { from, to, .. } = self.played;
        let wing = self.castling().unwrap_or(Wing::King);
        let color = self.piece.color;
        args!["edition" => edition]
            .piece("piece", self.piece)
            .color("color", color)
            .color("turn", self.position.side_to_move())
            .square("from", from)
            .square("to", to)
            .square("crossed", wing.crossed(color))
            .square("home", wing.rook_home(color))
    }

    /// What is asked when the step has no text of its own: whether the move is allowed.
    pub fn asked(&self, edition: &str, words: &Words<'_>) -> String {
        let args = self.args(edition);
        let id = if self.castling().is_some() { "judge-castling" } else { "judge-move" };
        let turn = words.say("judge-whose-turn", &args);
        format!("{turn} {}", words.say(id, &args))
    }

    /// What the board cannot show, and has to be known: what has moved before.
    pub fn known(&self, edition: &str, words: &Words<'_>) -> Option<String> {
        let told = [self.known_rights(edition, words), self.known_last(edition, words)];
        let told: Vec<String> = told.into_iter().flatten().collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The other side's last move, where the lesson tells it.
    fn known_last(&self, edition: &str, words: &Words<'_>) -> Option<String> {
        let last = self.last?;
        let args = self.args(edition).piece("moved", self.position.piece_at(last.to)?);
        Some(words.say("judge-known-last", &args.square("last-from", last.from).square("last-to", last.to)))
    }

    fn known_rights(&self, edition: &str, words: &Words<'_>) -> Option<String> {
        let args = self.args(edition);
        if let Some(wing) = self.castling() {
            let (rights, color): (CastlingRights, Color) = (self.position.castling(), self.piece.color);
            let id = match (rights.has(color, wing), rights.any(color)) {
                (true, _) => "judge-known-castling",
                (false, true) => "judge-known-rook-moved",
                (false, false) => "judge-known-king-moved",
            };
            return Some(words.say(id, &args));
        }
        let pawn = self.en_passant().filter(|_| self.last.is_none())?;
        let id = match self.position.en_passant() == Some(self.played.to) {
            true => "judge-known-stepped",
            false => "judge-known-not-stepped",
        };
        Some(words.say(id, &args.square("pawn", pawn.square)))
    }
}
