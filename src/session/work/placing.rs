//! Pieces are taken from a tray and put where they stand at the beginning of a game.

use std::collections::BTreeMap;

use crate::args;
use crate::i18n::Args;
use crate::lesson::{Setup, Step};
use crate::rules::{Color, Piece, Position, Role, Square, SquareSet};
use crate::wording::ChessArgs as _;

use super::super::board::Board;
use super::super::hint::Hint;
use super::super::spot::{Choice, ChoiceState, Offer, Spot};
use super::round::{Mode, Phase, Told};
use super::{Answer, Explanation, Hand};

/// Pieces by the square that they were put on.
type Pieces = BTreeMap<Square, Piece>;

/// What is on the board and what is in the tray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    standing: Position,
    kinds: Vec<Piece>,
    /// The squares to be filled; those told right, then, are out of it.
    left: SquareSet,
    found: SquareSet,
    phase: Phase,
    /// Put down, and not told yet.
    placed: Pieces,
    /// Told wrong: after a check all of them, in at-once mode the last one.
    wrong: Pieces,
    /// The kind that is picked from the tray, by its number.
    picked: Option<usize>,
    past: Vec<(Pieces, Option<usize>)>,
    /// Where the piece in the hand was taken from, if the last tap did that.
    lifted: Option<Square>,
}

impl Placing {
    /// Nothing placed yet.
    pub fn new(task: &Setup) -> Self {
        Self {
            standing: task.position,
            kinds: task.pieces.clone(),
            left: task.to_place,
            found: SquareSet::EMPTY,
            phase: Phase::Marking,
            placed: Pieces::new(),
            wrong: Pieces::new(),
            picked: None,
            past: Vec::new(),
            lifted: None,
        }
    }

    /// The kinds of pieces in the tray, in the order of their numbers.
    pub fn kinds(&self) -> &[Piece] {
        &self.kinds
    }

    /// How many of this kind are in the tray.
    pub fn in_tray(&self, piece: Piece) -> usize {
        let wanted = self.left.into_iter().filter(|&square| belongs(square) == Some(piece)).count();
        wanted.saturating_sub(self.placed.values().filter(|&&placed| placed == piece).count())
    }

    /// How many pieces are in the tray.
    pub fn tray_size(&self) -> usize {
        self.left.len().saturating_sub(self.placed.len())
    }

    /// The kind that the next tap on a free square puts down: the picked one, or the only one that is left.
    pub fn held(&self) -> Option<Piece> {
        let is_left = |&piece: &Piece| self.in_tray(piece) > 0;
        let picked = self.picked.and_then(|number| self.kinds.get(number).copied()).filter(is_left);
        let mut others = self.kinds.iter().copied().filter(is_left);
        picked.or_else(|| others.next().filter(|_| others.next().is_none()))
    }

    /// The squares told right.
    pub const fn found(&self) -> SquareSet {
        self.found
    }

    /// The squares on which a piece stands that is not told yet.
    pub fn placed(&self) -> SquareSet {
        self.placed.keys().copied().collect()
    }

    /// The squares on which a piece of this kind stands that is not told yet.
    pub fn placed_of(&self, piece: Piece) -> SquareSet {
        self.placed.iter().filter(|(_, placed)| **placed == piece).map(|(&square, _)| square).collect()
    }

    /// The squares told wrong.
    pub fn extra(&self) -> SquareSet {
        self.wrong.keys().copied().collect()
    }

    /// The pieces told wrong, with their squares.
    pub fn wrong(&self) -> Vec<(Square, Piece)> {
        self.wrong.iter().map(|(&square, &piece)| (square, piece)).collect()
    }

    /// After a check: the squares that should have a piece and were given none.
    pub fn missed(&self) -> SquareSet {
        if self.phase == Phase::Reviewing { self.left - self.extra() } else { SquareSet::EMPTY }
    }

    fn put(&mut self, square: Square, mode: Mode) -> Told {
        let Some(piece) = self.held() else { return Told::Nothing };
        if mode == Mode::ThenCheck {
            self.remember();
            self.placed.insert(square, piece);
            return Told::Nothing;
        }
        self.wrong.clear();
        if self.left.contains(square) && belongs(square) == Some(piece) {
            self.find(square);
            return if self.left.is_empty() { self.finish() } else { Told::Right(square.into()) };
        }
        self.wrong.insert(square, piece);
        Told::Wrong(square.into())
    }

    /// Takes a piece that is not told yet back into the hand.
    fn take_back(&mut self, square: Square) {
        self.remember();
        if let Some(piece) = self.placed.remove(&square) {
            self.picked = self.kinds.iter().position(|&kind| kind == piece);
            self.lifted = Some(square);
        }
    }

    fn remember(&mut self) {
        self.past.push((self.placed.clone(), self.picked));
    }

    fn find(&mut self, square: Square) {
        self.left.remove(square);
        self.found.insert(square);
    }

    fn finish(&mut self) -> Told {
        self.phase = Phase::Done;
        Told::AllFound
    }

    /// Tells every placed piece right or wrong.
    fn judge(&mut self) {
        self.wrong.clear();
        self.past.clear();
        for (square, piece) in std::mem::take(&mut self.placed) {
            if self.left.contains(square) && belongs(square) == Some(piece) {
                self.find(square);
            } else {
                self.wrong.insert(square, piece);
            }
        }
    }

    /// The kind that a hint speaks of: the held one, or the first in the tray.
    fn hinted(&self) -> Option<Piece> {
        self.held().or_else(|| self.kinds.iter().copied().find(|&piece| self.in_tray(piece) > 0))
    }
}

/// What stands on a square at the beginning of a game.
fn belongs(square: Square) -> Option<Piece> {
    Position::start().piece_at(square)
}

/// Why a piece does not belong on a square: the first rule of Article 3 that it breaks.
fn breaks(square: Square, piece: Piece) -> (&'static str, Args) {
    let (pawns, first) = if piece.color == Color::White { (1, 0) } else { (6, 7) };
    let args = args![].piece("piece", piece).color("color", piece.color).square("square", square);
    let right = belongs(square).filter(|right| right.color == piece.color && square.rank() == first);
    let args = match right {
        Some(right) => args.piece("right", right),
        None => args.piece("right", piece),
    };
    let is_royal = |role| matches!(role, Role::King | Role::Queen);
    let id = match right {
        _ if piece.role == Role::Pawn && square.rank() != pawns => "setup-pawn-rank",
        _ if piece.role != Role::Pawn && square.rank() != first => "setup-first-rank",
        Some(right) if is_royal(piece.role) && is_royal(right.role) => "setup-queen-color",
        _ if piece.role == Role::Queen && square.is_light() != (piece.color == Color::White) => "setup-queen-color",
        _ => "setup-order",
    };
    (id, args)
}

impl Answer for Placing {
    fn phase(&self) -> Phase {
        self.phase
    }

    fn hand(&self) -> Hand {
        if self.held().is_some() { Hand::Full } else { Hand::Empty }
    }

    fn drag(&mut self, from: Spot, to: Spot, mode: Mode) -> Told {
        // The press was a tap: it took the piece into the hand, from the tray or from a square.
        let is_held = match from {
            Spot::Choice(number) => self.picked == Some(number),
            Spot::Square(square) => self.lifted == Some(square),
        };
        let is_free = |square: &Square| {
            !self.placed.contains_key(square) && !(self.found | self.standing.occupied()).contains(*square)
        };
        match to.square().filter(is_free) {
            Some(square) if is_held => self.put(square, mode),
            _ => Told::Nothing,
        }
    }

    fn tap(&mut self, spot: Spot, mode: Mode) -> Told {
        self.lifted = None;
        let square = match spot {
            Spot::Square(square) => square,
            Spot::Choice(number) => {
                if self.kinds.get(number).is_some_and(|&piece| self.in_tray(piece) > 0) {
                    self.picked = Some(number);
                    self.wrong.clear();
                }
                return Told::Nothing;
            }
        };
        if self.found.contains(square) {
            return Told::Already(square.into());
        }
        if self.standing.occupied().contains(square) {
            return Told::Nothing;
        }
        if self.placed.contains_key(&square) {
            self.take_back(square);
            return Told::Nothing;
        }
        self.put(square, mode)
    }

    fn check(&mut self, mode: Mode) -> Told {
        if self.phase != Phase::Marking {
            return Told::Nothing;
        }
        if mode == Mode::AtOnce {
            return Told::NotAll;
        }
        if self.placed.is_empty() {
            return Told::Note("place-first");
        }
        self.judge();
        if self.left.is_empty() {
            return self.finish();
        }
        self.phase = Phase::Reviewing;
        Told::Mistaken
    }

    fn tell_now(&mut self) -> Told {
        if self.phase != Phase::Marking || self.placed.is_empty() {
            return Told::Nothing;
        }
        self.judge();
        let first = self.wrong.pop_first();
        self.wrong = first.into_iter().collect();
        match first {
            Some((square, _)) => Told::Wrong(square.into()),
            None if self.left.is_empty() => self.finish(),
            None => Told::Nothing,
        }
    }

    fn retry(&mut self) {
        if self.phase == Phase::Reviewing {
            self.phase = Phase::Marking;
            self.wrong.clear();
        }
    }

    fn can_undo(&self) -> bool {
        self.phase == Phase::Marking && !self.past.is_empty()
    }

    fn undo(&mut self) {
        if let Some((placed, picked)) = self.past.pop() {
            (self.placed, self.picked) = (placed, picked);
        }
    }

    fn can_clear(&self) -> bool {
        self.phase == Phase::Marking && !self.placed.is_empty()
    }

    fn clear(&mut self) {
        self.remember();
        self.placed.clear();
    }

    fn to_explain(&self) -> Vec<Spot> {
        self.extra().sorted().chain(self.missed().sorted()).map(Spot::Square).collect()
    }

    fn missed(&self) -> SquareSet {
        Self::missed(self)
    }

    fn explain(&self, _step: &Step, spot: Spot) -> Option<Explanation> {
        let square = spot.square()?;
        let (id, args) = match (self.wrong.get(&square), belongs(square)) {
            (Some(&piece), _) => breaks(square, piece),
            (None, Some(right)) => ("setup-stands", args![].piece("piece", right).square("square", square)),
            (None, None) => ("setup-stays-free", args![].square("square", square)),
        };
        Some(Explanation::Message(id, args))
    }

    fn hint(&self, step: &Step, given: usize) -> Option<Hint> {
        if given == 0 {
            return Some(Hint::InTray(self.tray_size()));
        }
        let piece = self.hinted()?;
        let homes = Position::start().by_piece(piece);
        let rank = homes.sorted().next()?.rank();
        if given == 1 {
            let on_rank = step.area.squares().into_iter().filter(|square| square.rank() == rank);
            return Some(Hint::Home { piece, rank: on_rank.collect() });
        }
        let taken = self.placed();
        let free = (homes & self.left).sorted().find(|&square| !taken.contains(square));
        free.or_else(|| (homes & self.left).sorted().next()).map(|square| Hint::Place { piece, square })
    }

    /// What stands wrong is taken back first; then kind after kind is picked and put on its squares.
    fn solution(&self, _step: &Step) -> Vec<Spot> {
        let is_right = |(square, piece): (&Square, &Piece)| {
            (self.left.contains(*square) && belongs(*square) == Some(*piece)).then_some(*square)
        };
        let right: SquareSet = self.placed.iter().filter_map(is_right).collect();
        let take_back = (self.placed() - right).sorted().map(Spot::Square);
        let put = self.kinds.iter().enumerate().flat_map(|(number, &piece)| {
            let squares = (self.left - right) & Position::start().by_piece(piece);
            let pick = (!squares.is_empty()).then_some(Spot::Choice(number));
            pick.into_iter().chain(squares.sorted().map(Spot::Square))
        });
        take_back.chain(put).collect()
    }

    fn choices(&self, _step: &Step) -> Vec<Choice> {
        let held = self.held();
        let choice = |&piece: &Piece| {
            let left = self.in_tray(piece);
            let state = match left {
                0 => ChoiceState::Gone,
                _ if self.phase == Phase::Marking && held == Some(piece) => ChoiceState::Picked,
                _ => ChoiceState::Free,
            };
            Choice { offer: Offer::Tray(piece, left), state }
        };
        self.kinds.iter().map(choice).collect()
    }

    fn show(&self, _step: &Step, board: &mut Board) {
        let found = self.found.into_iter().filter_map(|square| Some((square, belongs(square)?)));
        let wrong = self.wrong.iter().filter(|_| self.phase == Phase::Reviewing);
        let others = self.placed.iter().chain(wrong).map(|(&square, &piece)| (square, piece));
        board.position =
            found.chain(others).fold(self.standing, |board, (square, piece)| board.with_piece(square, Some(piece)));
        board.signs.found = self.found;
        board.signs.marked = self.placed();
        board.signs.extra = self.extra();
        board.signs.missed = self.missed();
    }
}
