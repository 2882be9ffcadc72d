//! Puzzles of one side's moves, and their shortest solutions: a star that nobody can get cannot be written.
//!
//! The asked piece's side moves alone while the partner's pieces stand still, unless replies are given: then the partner
//! answers the learner's first move with the first reply, and so on, and stands still after the last. Every move is a legal
//! one (Article 6); a side without a king has none to endanger.

mod mixer;
mod search;

use super::{Area, Color, Level, Move, Piece, Position, Role, Square, SquareSet, Wing, reach};

pub use search::TooLarge;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The piece comes to each of these squares, in any order.
    Reach(SquareSet),
    /// No piece of the partner is left, apart from the king, whom nobody captures.
    CaptureAll,
    /// The king castles, to this wing or to either (P6.C1 to P6.C3).
    Castle(Option<Wing>),
    /// A pawn captures en passant (P6.E).
    EnPassant,
    /// A pawn reaches the last rank and becomes this, or whatever is chosen (P6.T).
    Promote(Option<Role>),
}

/// Which moves count as the learner's, besides that they are legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Terms {
    /// All of them.
    #[default]
    Free,
    /// Captures alone.
    Captures,
    /// Those after which the moved piece is not attacked.
    Unseen,
}

/// A task of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where it begins; the side to move is the learner's.
    pub position: Position,
    /// The only piece that may move; any of that side if there is none. [`Goal::Reach`] without it is never reached.
    pub piece: Option<Square>,
    /// What is to be done.
    pub goal: Goal,
    /// The part of the board that exists.
    pub area: Area,
    /// What the partner answers, move by move.
    pub replies: Vec<Move>,
    /// Which moves count.
    pub terms: Terms,
}

/// How far a puzzle is: everything that decides what can still be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stand {
    /// The board, with the learner's turn again.
    pub position: Position,
    /// Where the asked piece stands now; none if any may move, or if it was captured.
    pub piece: Option<Square>,
    /// The squares of [`Goal::Reach`] that are still to be visited.
    pub left: SquareSet,
    /// Whether the goal is reached.
    pub is_done: bool,
    /// Whether the partner cannot give the reply that is due, so that nothing more can be done.
    pub is_stuck: bool,
    /// How many replies were given.
    replied: u8,
}

/// A move of the learner and what followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The learner's move.
    pub played: Move,
    /// The board right after it.
    pub between: Position,
    /// The partner's reply, if one was given.
    pub reply: Option<Move>,
    /// How far the puzzle is then.
    pub stand: Stand,
}

impl Puzzle {
    /// The side that solves it.
    pub fn side(&self) -> Color {
        self.position.side_to_move()
    }

    /// Where it begins.
    pub fn start(&self) -> Stand {
        let left = match (self.goal, self.piece) {
            (Goal::Reach(squares), Some(piece)) => squares - SquareSet::of(piece),
            (Goal::Reach(squares), None) => squares,
            _ => SquareSet::EMPTY,
        };
        let mut stand =
            Stand { position: self.position, piece: self.piece, left, is_done: false, is_stuck: false, replied: 0 };
        stand.is_done = match self.goal {
            Goal::Reach(_) => left.is_empty(),
            Goal::CaptureAll => self.prey(&self.position).is_empty(),
            Goal::Castle(_) | Goal::EnPassant | Goal::Promote(_) => false,
        };
        stand
    }

    /// The partner's pieces that are to be captured: all but the king.
    pub fn prey(&self, position: &Position) -> SquareSet {
        (position.by_color(!self.side()) - position.by_role(Role::King)) & self.area.squares()
    }

    /// The pieces that the learner may take up, whether or not they can go anywhere.
    pub fn movers(&self, stand: &Stand) -> SquareSet {
        match (self.piece, stand.piece) {
            _ if stand.is_done || stand.is_stuck => SquareSet::EMPTY,
            (Some(_), piece) => piece.into_iter().collect(),
            (None, _) => stand.position.by_color(self.side()) & self.area.squares(),
        }
    }

    /// Where a piece that may be taken up can go.
    pub fn targets(&self, stand: &Stand, from: Square) -> SquareSet {
        if !self.movers(stand).contains(from) {
            return SquareSet::EMPTY;
        }
        let targets = reach(&stand.position, from, Level::Legal, self.area);
        match self.terms {
            Terms::Free => targets.all(),
            Terms::Captures => targets.captures,
            Terms::Unseen => {
                let unseen = |to: &Square| self.seen_by(&stand.position, from, *to).is_empty();
                targets.all().into_iter().filter(unseen).collect()
            }
        }
    }

    /// The partner's pieces that attack the piece once it has moved there.
    pub fn seen_by(&self, position: &Position, from: Square, to: Square) -> SquareSet {
        let after = position.play_unchecked(Move::new(from, to));
        after.attackers(to, !self.side()) & self.area.squares()
    }

    /// Whether this piece promotes by going there.
    pub fn promotes(&self, stand: &Stand, from: Square, to: Square) -> bool {
        let pawn = stand.position.piece_at(from).is_some_and(|piece| piece.role == Role::Pawn);
        pawn && (to.rank() == 0 || to.rank() == 7)
    }

    /// All moves that may be made, in the order of their squares; each promotion four times.
    pub fn moves(&self, stand: &Stand) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.movers(stand) {
            for to in self.targets(stand, from) {
                if self.promotes(stand, from, to) {
                    moves.extend(Role::PROMOTIONS.map(|role| Move::new(from, to).becoming(role)));
                } else {
                    moves.push(Move::new(from, to));
                }
            }
        }
        moves
    }

    /// What comes of a move; none if it may not be made.
    pub fn play(&self, stand: &Stand, played: Move) -> Option<Turn> {
        let promotes = self.promotes(stand, played.from, played.to);
        let named = played.promotion.is_some_and(|role| Role::PROMOTIONS.contains(&role));
        let right = self.targets(stand, played.from).contains(played.to) && promotes == named;
        (right && (promotes || played.promotion.is_none())).then(|| self.turn(stand, played))
    }

    /// What comes of a move that may be made.
    fn turn(&self, stand: &Stand, played: Move) -> Turn {
        let before = &stand.position;
        let between = before.play_unchecked(played);
        let mut next = *stand;
        if stand.piece == Some(played.from) {
            next.piece = Some(played.to);
            next.left.remove(played.to);
        }
        next.is_done = match self.goal {
            Goal::Reach(_) => next.left.is_empty(),
            Goal::CaptureAll => self.prey(&between).is_empty(),
            Goal::Castle(wing) => castled(before, played).is_some_and(|to| wing.is_none_or(|wing| wing == to)),
            Goal::EnPassant => en_passant(before, played).is_some(),
            Goal::Promote(role) => played.promotion.is_some_and(|to| role.is_none_or(|role| role == to)),
        };
        let due = self.replies.get(usize::from(next.replied)).copied().filter(|_| !next.is_done);
        let reply = due.filter(|reply| between.is_legal(*reply));
        next.is_stuck = due.is_some() && reply.is_none();
        next.position = match reply {
            Some(reply) => {
                next.replied += 1;
                next.piece = next.piece.filter(|piece| *piece != reply.to);
                between.play_unchecked(reply)
            }
            None => between.with_side_to_move(self.side()),
        };
        Turn { played, between, reply, stand: next }
    }
}

/// To which wing a move castles, if it does (P6.C3: the king steps two squares on its rank).
pub fn castled(before: &Position, played: Move) -> Option<Wing> {
    let king = before.piece_at(played.from).is_some_and(|piece| piece.role == Role::King);
    let wing = if played.to.file() > played.from.file() { Wing::King } else { Wing::Queen };
    (king && played.from.file().abs_diff(played.to.file()) == 2).then_some(wing)
}

/// The square of the pawn that a move captures en passant, if it does (P6.E: not the square of arrival).
pub fn en_passant(before: &Position, played: Move) -> Option<Square> {
    let pawn = before.piece_at(played.from).is_some_and(|piece: Piece| piece.role == Role::Pawn);
    let slanted = played.from.file() != played.to.file();
    let free = before.piece_at(played.to).is_none();
    (pawn && slanted && free).then(|| Square::new(played.to.file(), played.from.rank()))
}
