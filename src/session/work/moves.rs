//! Moves are played to a goal. Each is told at once, for it changes the board: a move that the rules do not have is a
//! wrong try, and so is one after which the goal is out of reach, and so, once, is a longer way than the shortest.

use crate::args;
use crate::lesson::{Play, Step};
use crate::rules::{
    Goal, Level, Move, Piece, Puzzle, Role, Square, SquareSet, Stand, Terms, Turn, Why, Wing, reach, why,
};
use crate::wording::ChessArgs;

use super::super::board::Board;
use super::super::hint::{self, Hint};
use super::super::spot::{Choice, ChoiceState, Offer, Spot};
use super::round::{Mode, Phase, Told};
use super::{Answer, Explanation, Hand};

/// The moves in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    puzzle: Puzzle,
    least: usize,
    now: Now,
    past: Vec<Now>,
    /// The piece in the hand, where the learner has a choice of pieces.
    held: Option<Square>,
    /// A pawn's move that waits for the piece that it becomes.
    promoting: Option<(Square, Square)>,
    /// The last try that was no move.
    wrong: Option<(Square, Square)>,
    /// Where the piece went with the last tap, so that the end of that press is no further move.
    arrived: Option<Square>,
}

/// How far the moves are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Now {
    stand: Stand,
    made: usize,
    last: Option<Turn>,
    is_stuck: bool,
}

impl Moves {
    /// Nothing played yet.
    pub fn new(play: &Play) -> Self {
        let now = Now { stand: play.puzzle.start(), made: 0, last: None, is_stuck: false };
        Self {
            puzzle: play.puzzle.clone(),
            least: play.least,
            now,
            past: Vec::new(),
            held: None,
            promoting: None,
            wrong: None,
            arrived: None,
        }
    }

    /// The board now and what is left to do.
    pub const fn stand(&self) -> &Stand {
        &self.now.stand
    }

    /// How many moves were made, without those that were taken back.
    pub const fn made(&self) -> usize {
        self.now.made
    }

    /// The last move, with what followed.
    pub const fn last(&self) -> Option<&Turn> {
        self.now.last.as_ref()
    }

    /// The board before the last move.
    pub fn before(&self) -> Option<&Stand> {
        self.past.last().map(|past| &past.stand)
    }

    /// Whether the goal is out of reach, so that only taking back helps.
    pub const fn is_stuck(&self) -> bool {
        self.now.is_stuck
    }

    /// The piece in the hand: the chosen one, or the only one that may move.
    pub fn held(&self) -> Option<Square> {
        self.held.or_else(|| self.sole())
    }

    /// The last try that was no move: from where, to where.
    pub const fn wrong(&self) -> Option<(Square, Square)> {
        self.wrong
    }

    /// The message that refuses the last try: the rules do not have that move, or the task does not.
    pub fn refusal(&self) -> &'static str {
        let position = &self.now.stand.position;
        let is_legal = self.wrong.is_some_and(|(from, to)| {
            self.puzzle.terms != Terms::Free && reach(position, from, Level::Legal, self.puzzle.area).all().contains(to)
        });
        if is_legal { "move-not-here" } else { "move-wrong" }
    }

    /// The pawn's move that waits for the piece that it becomes.
    pub const fn promoting(&self) -> Option<(Square, Square)> {
        self.promoting
    }

    /// Plays a move, or says that it is none; a promotion may be left open.
    pub fn play(&mut self, from: Square, to: Square, becomes: Option<Role>) -> Told {
        if self.phase() != Phase::Marking {
            return Told::Nothing;
        }
        self.let_go();
        if !self.movers().contains(from) {
            let castles = matches!(self.puzzle.goal, Goal::Castle(_));
            return Told::Note(if castles { "castle-king-first" } else { "move-pick" });
        }
        if !self.puzzle.targets(&self.now.stand, from).contains(to) {
            self.held = Some(from).filter(|_| self.sole().is_none());
            self.wrong = Some((from, to));
            return Told::Wrong(Spot::Square(to));
        }
        if self.puzzle.promotes(&self.now.stand, from, to) && becomes.is_none() {
            self.promoting = Some((from, to));
            return Told::Note("move-promote");
        }
        self.go(Move { from, to, promotion: becomes })
    }

    fn go(&mut self, played: Move) -> Told {
        let Some(turn) = self.puzzle.play(&self.now.stand, played) else { return Told::Nothing };
        let solvable = turn.stand.is_done || !matches!(self.puzzle.solve_from(&turn.stand), Ok(None));
        self.past.push(self.now);
        self.now = Now { stand: turn.stand, made: self.now.made + 1, last: Some(turn), is_stuck: !solvable };
        match (turn.stand.is_done, solvable) {
            (true, _) if self.now.made > self.least => Told::Longer(self.least),
            (true, _) => Told::AllFound,
            (false, true) => Told::Moved,
            (false, false) => Told::Stuck,
        }
    }

    /// Why a legal move does not count here.
    fn beyond_the_terms(&self, from: Square, to: Square) -> Explanation {
        let position = &self.now.stand.position;
        let args = args![].square("square", to);
        let seen_by = self.puzzle.seen_by(position, from, to);
        let by = seen_by.sorted().find_map(|at| Some((at, position.piece_at(at)?)));
        match (self.puzzle.terms, by) {
            (Terms::Unseen, Some((at, by))) => {
                Explanation::Message("move-seen", args.piece("by", by).square("by-at", at))
            }
            _ => Explanation::Message("move-no-capture", args),
        }
    }

    fn movers(&self) -> SquareSet {
        self.puzzle.movers(&self.now.stand)
    }

    /// The only piece that may move, if there is no other.
    fn sole(&self) -> Option<Square> {
        let movers = self.movers();
        (movers.len() == 1).then(|| movers.into_iter().next()).flatten()
    }

    fn let_go(&mut self) {
        (self.held, self.promoting, self.wrong, self.arrived) = (None, None, None, None);
    }

    fn point_at(&mut self, square: Square) -> Told {
        let held = self.held();
        let other = self.movers().contains(square) && held != Some(square);
        match held {
            Some(from) if from == square => {
                self.let_go();
                Told::Nothing
            }
            Some(from) if !other => {
                let told = self.play(from, square, None);
                self.arrived = Some(square);
                told
            }
            _ if other => {
                self.let_go();
                self.held = Some(square);
                Told::Nothing
            }
            _ => Told::Note("move-pick"),
        }
    }
}

impl Answer for Moves {
    fn phase(&self) -> Phase {
        if self.now.stand.is_done { Phase::Done } else { Phase::Marking }
    }

    fn is_checked(&self) -> bool {
        false
    }

    fn hand(&self) -> Hand {
        if self.held().is_some() { Hand::Full } else { Hand::Empty }
    }

    fn tap(&mut self, spot: Spot, _mode: Mode) -> Told {
        match (spot, self.promoting) {
            _ if self.phase() != Phase::Marking => Told::Nothing,
            (Spot::Choice(number), Some((from, to))) => match Role::PROMOTIONS.get(number) {
                Some(&role) => self.play(from, to, Some(role)),
                None => Told::Nothing,
            },
            (Spot::Choice(_), None) => Told::Nothing,
            (Spot::Square(square), _) => self.point_at(square),
        }
    }

    fn drag(&mut self, from: Spot, to: Spot, _mode: Mode) -> Told {
        match (from, to) {
            // The press itself was a move already.
            (Spot::Square(from), Spot::Square(_)) if self.arrived == Some(from) => Told::Nothing,
            (Spot::Square(from), Spot::Square(to)) => self.play(from, to, None),
            _ => Told::Nothing,
        }
    }

    fn can_undo(&self) -> bool {
        self.phase() == Phase::Marking && (self.promoting.is_some() || !self.past.is_empty())
    }

    fn undo(&mut self) {
        let only_promotion = self.promoting.is_some();
        self.let_go();
        if !only_promotion && let Some(past) = self.past.pop() {
            self.now = past;
        }
    }

    fn can_clear(&self) -> bool {
        self.phase() == Phase::Marking && self.now.made > 0
    }

    fn clear(&mut self) {
        self.let_go();
        if let Some(first) = self.past.first().copied() {
            self.past.clear();
            self.now = first;
        }
    }

    fn to_explain(&self) -> Vec<Spot> {
        self.wrong.map(|(_, to)| Spot::Square(to)).into_iter().collect()
    }

    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation> {
        let (from, to) = self.wrong.filter(|(_, to)| spot == Spot::Square(*to))?;
        let why = why_not(self, step, from, to);
        let position = &self.now.stand.position;
        let piece = position.piece_at(from);
        let own =
            |at: Square| position.piece_at(at).is_some_and(|other| Some(other.color) == piece.map(|its| its.color));
        let king = piece.filter(|piece| piece.role == Role::King).map(|piece| piece.color);
        if let (Goal::Castle(_), Some(color)) = (self.puzzle.goal, king)
            && from == Wing::king_home(color)
            && from.rank() == to.rank()
            && (own(to) || from.ring(to) > 2)
        {
            let wing = if to.file() > from.file() { Wing::King } else { Wing::Queen };
            let args = args![].square("over", wing.crossed(color)).square("to", wing.arrival(color));
            return Some(Explanation::Message("castle-two-squares", args));
        }
        Some(if why.reached() { self.beyond_the_terms(from, to) } else { Explanation::Why(why) })
    }

    fn hint(&self, step: &Step, given: usize) -> Option<Hint> {
        if self.is_stuck() {
            return Some(Hint::TakeBack);
        }
        let way = self.puzzle.solve_from(&self.now.stand).ok().flatten()?;
        let next = *way.first()?;
        Some(match given {
            0 => Hint::Moves(way.len()),
            1 if self.sole().is_none() => Hint::From(next.from),
            1 => {
                let targets = self.puzzle.targets(&self.now.stand, next.from);
                let (look, squares) = hint::look(next.from, targets, SquareSet::of(next.to), step.area);
                Hint::Look(look, squares)
            }
            _ => Hint::Move(next),
        })
    }

    fn solution(&self, _step: &Step) -> Vec<Spot> {
        let way = self.puzzle.solve_from(&self.now.stand).ok().flatten().unwrap_or_default();
        let spots = way.iter().flat_map(|next| {
            let becomes = Role::PROMOTIONS.iter().position(|&role| next.promotion == Some(role));
            [Spot::Square(next.from), Spot::Square(next.to)].into_iter().chain(becomes.map(Spot::Choice))
        });
        // What is in the hand already is not taken up again: that would put it back.
        let in_hand = self.held.is_some_and(|held| way.first().is_some_and(|next| next.from == held));
        spots.skip(usize::from(in_hand)).collect()
    }

    fn choices(&self, _step: &Step) -> Vec<Choice> {
        let Some(_) = self.promoting else { return Vec::new() };
        let color = self.puzzle.side();
        let offer = |role| Offer::Piece(Piece { color, role });
        Role::PROMOTIONS.map(|role| Choice { offer: offer(role), state: ChoiceState::Free }).into()
    }

    fn show(&self, _step: &Step, board: &mut Board) {
        let stand = &self.now.stand;
        board.position = stand.position;
        board.signs.origin = SquareSet::EMPTY;
        board.signs.held = self.held().into_iter().collect();
        board.signs.goal = stand.left;
        board.signs.extra = self.wrong.map(|(_, to)| to).into_iter().collect();
        board.signs.marked = self.promoting.map(|(_, to)| to).into_iter().collect();
        if let Some(turn) = &self.now.last {
            let moves = || turn.reply.into_iter().chain([turn.played]);
            board.signs.before = moves().map(|one| one.from).collect();
            board.signs.after = moves().map(|one| one.to).collect();
        }
    }
}

/// Why a piece does not go there.
fn why_not(moves: &Moves, step: &Step, from: Square, to: Square) -> Why {
    why(&moves.now.stand.position, from, to, Level::Legal, step.area)
}
