//! Questions about squares that come from puzzles: which square is one too many, where does the piece stand, what do two
//! of them share, where is a piece in two moves. The rules answer them and say why.

use crate::args;
use crate::i18n::Args;
use crate::rules::{
    Area, BISHOP, Formula, KNIGHT, Level, Piece, Position, ROOK, Role, Square, SquareSet, Why, reach, why,
};
use crate::wording::{ChessArgs, Words};

/// A question about squares of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Riddle {
    /// Which of the shown squares is not the piece's?
    Odd {
        /// Where the piece stands.
        from: Square,
        /// The squares that are shown.
        shown: SquareSet,
    },
    /// Where does the piece stand that goes to the shown squares and to no others?
    Centre {
        /// What it is.
        piece: Piece,
        /// The squares that are shown.
        shown: SquareSet,
    },
    /// Which square of the piece is not shown?
    Short {
        /// Where the piece stands.
        from: Square,
        /// The squares that are shown.
        shown: SquareSet,
    },
    /// To which squares do both pieces go?
    Common {
        /// Where one stands.
        one: Square,
        /// And the other.
        other: Square,
    },
    /// Which are the nearest squares that neither rook nor bishop nor knight reaches?
    Third {
        /// From here.
        from: Square,
    },
    /// Where is the piece in exactly two moves?
    Twice {
        /// Where it stands.
        from: Square,
    },
}

impl Riddle {
    /// The squares of the answer.
    pub fn answer(&self, position: &Position, area: Area) -> SquareSet {
        let own = |from| reach(position, from, Level::Formula, area).all();
        match *self {
            Self::Odd { from, shown } => shown - own(from),
            Self::Short { from, shown } => own(from) - shown,
            Self::Common { one, other } => own(one) & own(other),
            Self::Centre { piece, shown } => {
                let goes = |from: &Square| reach(&alone(piece, *from), *from, Level::Formula, area).all();
                (area.squares() - shown).into_iter().filter(|from| goes(from) == shown).collect()
            }
            Self::Third { from } => {
                let near = taken_by(from, area).into_iter().fold(SquareSet::EMPTY, |all, (_, squares)| all | squares);
                let left = area.squares() - near - SquareSet::of(from);
                let ring = left.into_iter().map(|square| square.ring(from)).min();
                left.into_iter().filter(|square| Some(square.ring(from)) == ring).collect()
            }
            Self::Twice { from } => {
                let one = once(position, from, area);
                let two = one.into_iter().fold(SquareSet::EMPTY, |all, by| all | onward(position, from, by, area));
                two - one - SquareSet::of(from)
            }
        }
    }

    /// The squares that are shown.
    pub const fn shown(&self) -> SquareSet {
        match *self {
            Self::Odd { shown, .. } | Self::Centre { shown, .. } | Self::Short { shown, .. } => shown,
            Self::Common { .. } | Self::Third { .. } | Self::Twice { .. } => SquareSet::EMPTY,
        }
    }

    /// The pieces that it is about, as far as they stand on the board.
    pub fn pieces(&self) -> Vec<Square> {
        match *self {
            Self::Odd { from, .. } | Self::Short { from, .. } | Self::Third { from } | Self::Twice { from } => {
                vec![from]
            }
            Self::Common { one, other } => vec![one, other],
            Self::Centre { .. } => Vec::new(),
        }
    }

    /// Its name in the ids of messages.
    const fn key(&self) -> &'static str {
        match self {
            Self::Odd { .. } => "odd",
            Self::Centre { .. } => "centre",
            Self::Short { .. } => "short",
            Self::Common { .. } => "common",
            Self::Third { .. } => "third",
            Self::Twice { .. } => "twice",
        }
    }

    /// What is asked when the step has no text of its own.
    pub fn asked(&self, position: &Position, words: &Words<'_>) -> String {
        let args = self.args(position);
        let asked = words.say(&format!("riddle-{}", self.key()), &args);
        match self {
            Self::Twice { .. } => format!("{} {asked}", words.say("task-turn", &args)),
            _ => asked,
        }
    }

    /// The message that reminds of how it is found.
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Odd { .. } => "hint-riddle-odd",
            Self::Centre { .. } => "hint-riddle-centre",
            Self::Short { .. } => "hint-riddle-short",
            Self::Common { .. } => "hint-riddle-common",
            Self::Third { .. } => "hint-riddle-third",
            Self::Twice { .. } => "hint-riddle-twice",
        }
    }

    /// What the sentences about it may ask for.
    fn args(&self, position: &Position) -> Args {
        let args = args![].color("color", position.side_to_move());
        let of = |from: Square| {
            let piece = position.piece_at(from);
            piece.into_iter().fold(args.clone(), |args, piece| args.piece("piece", piece)).square("from", from)
        };
        match *self {
            Self::Centre { piece, .. } => args.piece("piece", piece),
            Self::Common { one, other } => of(one).square("other", other),
            Self::Odd { from, .. } | Self::Short { from, .. } | Self::Third { from } | Self::Twice { from } => of(from),
        }
    }

    /// Why a square is the answer or not, where it is the reason of one piece and one square.
    pub fn why(&self, square: Square, position: &Position, area: Area) -> Option<Why> {
        let of = |from| why(position, from, square, Level::Formula, area);
        match *self {
            Self::Odd { from, shown } => shown.contains(square).then(|| of(from)),
            Self::Short { from, shown } => (!shown.contains(square)).then(|| of(from)),
            Self::Common { one, other } => [one, other].map(of).into_iter().find(|why| !why.reached()),
            Self::Centre { piece, shown } => {
                let board = alone(piece, square);
                let whys = shown.sorted().map(|to| why(&board, square, to, Level::Formula, area));
                whys.into_iter().find(|why| !why.reached())
            }
            Self::Third { .. } | Self::Twice { .. } => None,
        }
    }

    /// Why a square is the answer or not: a message of the interface.
    pub fn explain(&self, square: Square, position: &Position, area: Area) -> (&'static str, Args) {
        let args = self.args(position).square("square", square);
        let is_right = self.answer(position, area).contains(square);
        match *self {
            Self::Odd { .. } => ("riddle-odd-not-shown", args),
            Self::Short { .. } => ("riddle-short-shown", args),
            Self::Common { .. } => ("riddle-common-both", args),
            Self::Centre { .. } if is_right => ("riddle-centre-here", args),
            Self::Centre { .. } => ("riddle-centre-more", args),
            Self::Third { from } => match taken_by(from, area).into_iter().find(|(_, its)| its.contains(square)) {
                _ if square == from => ("riddle-own-square", args),
                Some((role, _)) => ("riddle-third-taken", args.role("by", role)),
                None if is_right => ("riddle-third-nearest", args),
                None => ("riddle-third-far", args),
            },
            Self::Twice { from } => {
                let one = once(position, from, area);
                let through = one.sorted().find(|by| onward(position, from, *by, area).contains(square));
                match through {
                    _ if square == from => ("riddle-own-square", args),
                    _ if one.contains(square) => ("riddle-twice-once", args),
                    Some(by) => ("riddle-twice-through", args.square("through", by)),
                    None => ("riddle-twice-not", args),
                }
            }
        }
    }
}

/// A board with nothing but the piece.
fn alone(piece: Piece, on: Square) -> Position {
    Position::empty().with_piece(on, Some(piece))
}

/// The squares of rook, bishop and knight.
fn taken_by(from: Square, area: Area) -> [(Role, SquareSet); 3] {
    let squares = |formula: Formula| formula.squares(from, crate::rules::Color::White, area);
    [(Role::Rook, squares(ROOK)), (Role::Bishop, squares(BISHOP)), (Role::Knight, squares(KNIGHT))]
}

/// Where the piece is after one move.
fn once(position: &Position, from: Square, area: Area) -> SquareSet {
    reach(position, from, Level::Legal, area).all()
}

/// Where it is after one move more, having gone there.
fn onward(position: &Position, from: Square, by: Square, area: Area) -> SquareSet {
    let board = position.with_piece(from, None).with_piece(by, position.piece_at(from));
    reach(&board, by, Level::Legal, area).all()
}
