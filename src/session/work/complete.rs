//! A half-done move is finished on the board (Article 7): the captured piece taken off, the rook brought over, the pawn
//! replaced. Each change is told at once, as a partner at the board would: there is seldom more than one.

use crate::lesson::{self, Step};
use crate::rules::{Change, Color, Move, Piece, Position, Role, Square, SquareSet};
use crate::wording::change_reason;

use super::super::board::Board;
use super::super::hint::Hint;
use super::super::spot::{Choice, ChoiceState, Offer, Spot};
use super::round::{Mode, Phase, Told};
use super::{Answer, Explanation, Hand};
use crate::i18n::Args;

/// The rest of a move in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complete {
    before: Position,
    played: Move,
    now: Now,
    past: Vec<Now>,
    held: Option<Held>,
    /// The last change that does not belong to the move: at which place, and what the move wants instead.
    wrong: Option<Spot>,
    /// Whether the last tap made a change, so that the end of that press makes none.
    just_made: bool,
}

/// How far the move is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Now {
    board: Position,
    left: Vec<Change>,
    /// The squares that the learner took something from, and those where something new stands.
    from: SquareSet,
    to: SquareSet,
}

/// What is in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The piece of this square.
    Square(Square),
    /// A piece from beside the board.
    Role(Role),
}

impl Complete {
    /// The move as the task has left it.
    pub fn new(task: &lesson::Complete) -> Self {
        Self {
            before: task.before,
            played: task.played,
            now: Now { board: task.half, left: task.left.clone(), from: SquareSet::EMPTY, to: SquareSet::EMPTY },
            past: Vec::new(),
            held: None,
            wrong: None,
            just_made: false,
        }
    }

    /// The board now.
    pub const fn board(&self) -> &Position {
        &self.now.board
    }

    /// What is left to do, in order.
    pub fn left(&self) -> &[Change] {
        &self.now.left
    }

    /// What is in the hand.
    pub const fn held(&self) -> Option<Held> {
        self.held
    }

    /// Why the next change belongs to the move, as a message.
    pub fn next_reason(&self) -> Option<(&'static str, Args)> {
        self.now.left.first().map(|change| change_reason(*change, self.played))
    }

    /// The number of the thing beside the board that means "off the board".
    pub fn off(&self) -> usize {
        self.roles().len()
    }

    /// The pieces beside the board: those that a pawn may become, as long as one is to be replaced.
    fn roles(&self) -> &'static [Role] {
        let replaces = |change: &Change| matches!(change, Change::Replace { .. });
        if self.now.left.iter().any(replaces) || self.past.iter().any(|past| past.left.iter().any(replaces)) {
            &Role::PROMOTIONS
        } else {
            &[]
        }
    }

    fn color(&self) -> Color {
        self.before.side_to_move()
    }

    /// Takes something from one place and puts it in another: what [`Answer::drag`] does with the mouse.
    pub fn carry(&mut self, from: Spot, to: Spot) -> Told {
        if self.phase() != Phase::Marking {
            return Told::Nothing;
        }
        let told = self.take(from);
        match self.held {
            Some(held) => self.put(held, to),
            None => told,
        }
    }

    /// Takes up what is there: a piece of the board or one from beside it.
    fn take(&mut self, spot: Spot) -> Told {
        self.held = match spot {
            Spot::Square(square) => self.now.board.piece_at(square).map(|_| Held::Square(square)),
            Spot::Choice(number) => self.roles().get(number).map(|&role| Held::Role(role)),
        };
        if self.held.is_some() { Told::Nothing } else { Told::Note("complete-pick") }
    }

    /// Puts what is in the hand somewhere.
    fn put(&mut self, held: Held, to: Spot) -> Told {
        (self.held, self.wrong) = (None, None);
        if let Some(pawn) = self.lifts(held, to) {
            return self.lift(pawn, to);
        }
        match self.matching(held, to) {
            Some((number, becomes)) => self.make(number, becomes, to),
            None => {
                self.wrong = Some(to);
                Told::Wrong(to)
            }
        }
    }

    /// Whether the pawn that is to be replaced on a square has come there, be it already lifted off again.
    fn has_arrived(&self, square: Square) -> bool {
        !self.now.left.iter().any(|change| matches!(change, Change::Carry { to, .. } if *to == square))
    }

    /// The square of the pawn that is to be replaced, if that pawn is taken off first.
    fn lifts(&self, held: Held, to: Spot) -> Option<Square> {
        let Held::Square(from) = held else { return None };
        let is_pawn = |change: &Change| matches!(change, Change::Replace { pawn, square } if *square == from && self.now.board.piece_at(from) == Some(*pawn));
        (to == Spot::Choice(self.off()) && self.now.left.iter().any(is_pawn)).then_some(from)
    }

    fn lift(&mut self, pawn: Square, to: Spot) -> Told {
        self.past.push(self.now.clone());
        self.now.board = self.now.board.with_piece(pawn, None);
        self.now.from.insert(pawn);
        self.just_made = true;
        Told::Right(to)
    }

    /// Which of the changes that are left this is, and what a pawn becomes by it.
    fn matching(&self, held: Held, to: Spot) -> Option<(usize, Role)> {
        let free = |square: Square| self.now.board.piece_at(square).is_none();
        let off = Spot::Choice(self.off());
        let is_it = |change: &Change| match (*change, held) {
            (Change::TakeOff { square, .. }, Held::Square(from)) => from == square && to == off,
            (Change::Carry { from, to: arrives, .. }, Held::Square(held)) => {
                held == from && to == Spot::Square(arrives) && free(arrives)
            }
            (Change::Replace { square, .. }, Held::Role(_)) => to == Spot::Square(square) && self.has_arrived(square),
            _ => false,
        };
        let number = self.now.left.iter().position(is_it)?;
        let becomes = match held {
            Held::Role(role) => role,
            Held::Square(_) => Role::Queen,
        };
        Some((number, becomes))
    }

    fn make(&mut self, number: usize, becomes: Role, at: Spot) -> Told {
        self.past.push(self.now.clone());
        let change = self.now.left.remove(number);
        self.now.board = change.made(&self.now.board, becomes);
        if !matches!(change, Change::Replace { .. }) {
            self.now.from.insert(change.square());
        }
        self.now.to |= at.square().into_iter().collect();
        self.just_made = true;
        if self.now.left.is_empty() { Told::AllFound } else { Told::Right(at) }
    }
}

impl Answer for Complete {
    fn phase(&self) -> Phase {
        if self.now.left.is_empty() { Phase::Done } else { Phase::Marking }
    }

    fn is_checked(&self) -> bool {
        false
    }

    fn hand(&self) -> Hand {
        if self.held.is_some() { Hand::Full } else { Hand::Empty }
    }

    fn tap(&mut self, spot: Spot, _mode: Mode) -> Told {
        if self.phase() != Phase::Marking {
            return Told::Nothing;
        }
        self.just_made = false;
        let is_tray = matches!(spot, Spot::Choice(number) if number < self.off());
        match self.held {
            Some(Held::Square(square)) if spot == Spot::Square(square) => {
                self.held = None;
                Told::Nothing
            }
            Some(held) if !is_tray => self.put(held, spot),
            _ => {
                self.wrong = None;
                self.take(spot)
            }
        }
    }

    fn drag(&mut self, from: Spot, to: Spot, _mode: Mode) -> Told {
        if self.phase() != Phase::Marking || std::mem::take(&mut self.just_made) {
            return Told::Nothing;
        }
        self.carry(from, to)
    }

    fn can_undo(&self) -> bool {
        self.phase() == Phase::Marking && (self.held.is_some() || !self.past.is_empty())
    }

    fn undo(&mut self) {
        self.wrong = None;
        if self.held.take().is_none()
            && let Some(past) = self.past.pop()
        {
            self.now = past;
        }
    }

    fn can_clear(&self) -> bool {
        self.phase() == Phase::Marking && !self.past.is_empty()
    }

    fn clear(&mut self) {
        (self.held, self.wrong) = (None, None);
        if let Some(first) = self.past.first().cloned() {
            self.past.clear();
            self.now = first;
        }
    }

    fn to_explain(&self) -> Vec<Spot> {
        self.wrong.into_iter().collect()
    }

    fn explain(&self, _step: &Step, spot: Spot) -> Option<Explanation> {
        let (id, args) = self.next_reason().filter(|_| self.wrong == Some(spot))?;
        Some(Explanation::Message(id, args))
    }

    fn hint(&self, _step: &Step, given: usize) -> Option<Hint> {
        let next = self.now.left.first()?;
        Some(match given {
            0 => Hint::Changes(self.now.left.len()),
            1 => Hint::LookAt(next.square()),
            _ => Hint::Change(next.square()),
        })
    }

    fn solution(&self, _step: &Step) -> Vec<Spot> {
        let in_hand = match self.held {
            Some(Held::Square(square)) => Some(Spot::Square(square)),
            Some(Held::Role(_)) | None => None,
        };
        let taps = self.now.left.iter().flat_map(|change| match *change {
            Change::TakeOff { square, .. } => [Spot::Square(square), Spot::Choice(self.off())],
            Change::Carry { from, to, .. } => [Spot::Square(from), Spot::Square(to)],
            Change::Replace { square, .. } => [Spot::Choice(0), Spot::Square(square)],
        });
        // What is in the hand is put back first.
        in_hand.into_iter().chain(taps).collect()
    }

    fn choices(&self, _step: &Step) -> Vec<Choice> {
        let color = self.color();
        let state = |role| match self.held {
            Some(Held::Role(held)) if held == role => ChoiceState::Picked,
            _ => ChoiceState::Free,
        };
        let piece = |&role: &Role| Choice { offer: Offer::Piece(Piece { color, role }), state: state(role) };
        let wrong_off = self.wrong == Some(Spot::Choice(self.off()));
        let off = Choice {
            offer: Offer::Message("complete-off", Args::new()),
            state: if wrong_off { ChoiceState::Wrong } else { ChoiceState::Free },
        };
        self.roles().iter().map(piece).chain([off]).collect()
    }

    fn show(&self, _step: &Step, board: &mut Board) {
        board.position = self.now.board;
        board.signs.origin = SquareSet::EMPTY;
        let held = match self.held {
            Some(Held::Square(square)) => Some(square),
            _ => None,
        };
        board.signs.held = held.into_iter().collect();
        board.signs.extra = self.wrong.and_then(Spot::square).into_iter().collect();
        let carried = !self.now.left.iter().any(|change| change.square() == self.played.from);
        if carried {
            board.signs.before.insert(self.played.from);
            board.signs.after.insert(self.played.to);
        }
        board.signs.before |= self.now.from;
        board.signs.after |= self.now.to;
    }
}
