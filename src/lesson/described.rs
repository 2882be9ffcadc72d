//! Steps of the kind `mark`: squares by their description, and why each fits it or not.

use super::riddle::Riddle;
use crate::args;
use crate::i18n::{Args, Value};
use crate::rules::{
    Area, Color, Evidence, Level, Piece, PieceOn, Position, Reason, Role, Square, SquareSet, Why, reach, why,
};
use crate::wording::{ChessArgs, Words};

/// Mark the squares that fit a description.
#[derive(Clone, Debug)]
pub struct Described {
    /// The board, often an empty one.
    pub position: Position,
    /// What the squares have in common: each of these. Never empty.
    pub traits: Vec<Trait>,
    /// The part of the board that exists.
    pub area: Area,
    /// The answer; never empty.
    pub answer: SquareSet,
    /// The pieces that it is about, if it is about any.
    pub pieces: Vec<Square>,
}

/// Something that is true of a square or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// It is a light square.
    Light,
    /// It is a dark square.
    Dark,
    /// It is on this file, from 0.
    File(u8),
    /// It is on this rank, from 0.
    Rank(u8),
    /// It is on the diagonal with these ends.
    Diagonal(Square, Square),
    /// It is this square.
    Square(Square),
    /// It is one of these squares.
    OneOf(SquareSet),
    /// It is a corner of the board, or of the part of it that exists.
    Corner,
    /// This side attacks it. Its own pieces it does not attack.
    Attacked(Color),
    /// It is the answer to a question of a puzzle.
    Riddle(Riddle),
}

impl Trait {
    /// Whether it is true of a square.
    pub fn holds(self, square: Square, position: &Position, area: Area) -> bool {
        match self {
            Self::Light => square.is_light(),
            Self::Dark => !square.is_light(),
            Self::File(file) => square.file() == file,
            Self::Rank(rank) => square.rank() == rank,
            Self::Diagonal(one, other) => {
                let on = |a: Square, b: Square| a.file().abs_diff(b.file()) == a.rank().abs_diff(b.rank());
                on(square, one) && on(square, other)
            }
            Self::Square(this) => square == this,
            Self::OneOf(these) => these.contains(square),
            Self::Corner => {
                let (low, high) = (area.low(), area.high());
                [low.file(), high.file()].contains(&square.file()) && [low.rank(), high.rank()].contains(&square.rank())
            }
            Self::Attacked(color) => {
                let own = position.piece_at(square).is_some_and(|piece| piece.color == color);
                !own && !position.attackers(square, color).is_empty()
            }
            Self::Riddle(riddle) => riddle.answer(position, area).contains(square),
        }
    }

    /// The question how many squares have all of these traits.
    pub(super) fn how_many(traits: &[Self], words: &Words<'_>) -> String {
        match traits {
            [one] => words.say(&format!("mark-{}.count", one.key()), &one.args()),
            several => words.say("mark-several.count", &args!["parts" => Self::listed(several, words)]),
        }
    }

    fn listed(traits: &[Self], words: &Words<'_>) -> Value {
        let part = |one: &Self| words.say(&format!("mark-{}.part", one.key()), &one.args());
        Value::List(traits.iter().map(part).collect())
    }

    /// Its name in the ids of messages.
    const fn key(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::File(_) => "file",
            Self::Rank(_) => "rank",
            Self::Diagonal(..) => "diagonal",
            Self::Square(_) => "square",
            Self::OneOf(_) => "one-of",
            Self::Corner => "corner",
            Self::Attacked(_) => "attacked",
            Self::Riddle(_) => "riddle",
        }
    }

    /// What the sentences about it may ask for.
    fn args(self) -> Args {
        match self {
            Self::Light | Self::Dark | Self::Corner | Self::Riddle(_) => args![],
            Self::File(file) => args!["file" => char::from(b'a' + file).to_string()],
            Self::Rank(rank) => args!["rank" => (rank + 1).to_string()],
            Self::Diagonal(one, other) => args![].square("from", one).square("to", other),
            Self::Square(square) => args![].square("asked", square),
            Self::OneOf(squares) => args![].squares("squares", squares),
            Self::Attacked(color) => args![].color("color", color),
        }
    }

    /// The sentence that it is true of a square, or not.
    const fn messages(self) -> (&'static str, &'static str) {
        match self {
            Self::Light => ("mark-is-light", "mark-is-dark"),
            Self::Dark => ("mark-is-dark", "mark-is-light"),
            Self::File(_) => ("mark-on-file", "mark-off-file"),
            Self::Rank(_) => ("mark-on-rank", "mark-off-rank"),
            Self::Diagonal(..) => ("mark-on-diagonal", "mark-off-diagonal"),
            Self::Square(_) => ("mark-this-square", "mark-other-square"),
            Self::OneOf(_) => ("mark-fits", "mark-not-it"),
            Self::Corner => ("mark-is-corner", "mark-no-corner"),
            Self::Attacked(_) => ("mark-is-attacked", "mark-not-attacked"),
            Self::Riddle(_) => ("mark-fits", "mark-fits"),
        }
    }

    /// The message that reminds of how it is found.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Light | Self::Dark => "hint-mark-shade",
            Self::File(_) => "hint-mark-file",
            Self::Rank(_) => "hint-mark-rank",
            Self::Diagonal(..) => "hint-mark-diagonal",
            Self::Square(_) | Self::OneOf(_) => "hint-mark-square",
            Self::Corner => "hint-mark-corner",
            Self::Attacked(_) => "hint-mark-attacked",
            Self::Riddle(riddle) => riddle.hint(),
        }
    }
}

impl Described {
    /// The question about squares that have all of these traits.
    pub fn new(position: Position, traits: Vec<Trait>, area: Area) -> Self {
        let fits = |square: &Square| traits.iter().all(|one| one.holds(*square, &position, area));
        let answer = area.squares().into_iter().filter(fits).collect();
        Self { position, traits, area, answer, pieces: Vec::new() }
    }

    /// A question of a puzzle.
    pub fn riddle(position: Position, riddle: Riddle, area: Area) -> Self {
        let answer = riddle.answer(&position, area);
        Self { position, traits: vec![Trait::Riddle(riddle)], area, answer, pieces: riddle.pieces() }
    }

    fn as_riddle(&self) -> Option<&Riddle> {
        self.traits.iter().find_map(|one| match one {
            Trait::Riddle(riddle) => Some(riddle),
            _ => None,
        })
    }

    /// Squares that are shown from the beginning.
    pub fn shown(&self) -> SquareSet {
        self.as_riddle().map_or(SquareSet::EMPTY, Riddle::shown)
    }

    /// Why a square fits or not, where it is a reason of the rules.
    pub fn why(&self, square: Square) -> Option<Why> {
        self.as_riddle()?.why(square, &self.position, self.area)
    }

    /// What is asked when the step has no text of its own.
    pub fn asked(&self, words: &Words<'_>) -> String {
        match self.traits.as_slice() {
            [Trait::Riddle(riddle)] => riddle.asked(&self.position, words),
            [one] => words.say(&format!("mark-{}", one.key()), &one.args()),
            several => words.say("mark-several", &args!["parts" => Trait::listed(several, words)]),
        }
    }

    /// Whether it is nothing but squares that are named.
    pub fn is_named(&self) -> bool {
        matches!(self.traits.as_slice(), [Trait::Square(_) | Trait::OneOf(_)])
    }

    /// The file of a square, as far as it exists.
    pub fn file_of(&self, square: Square) -> SquareSet {
        self.area.squares().into_iter().filter(|other| other.file() == square.file()).collect()
    }

    /// Why a square fits or not: a message of the interface. Of several traits the first that is missing tells it.
    /// Where the author's own text describes the square (`asked_in_text`), its name would be the answer.
    pub fn explain(&self, square: Square, asked_in_text: bool) -> (&'static str, Args) {
        if let Some(riddle) = self.as_riddle() {
            return riddle.explain(square, &self.position, self.area);
        }
        if asked_in_text && self.is_named() {
            let id = if self.answer.contains(square) { "mark-fits" } else { "mark-not-it" };
            return (id, args![].square("square", square));
        }
        let holds = |one: &&Trait| one.holds(square, &self.position, self.area);
        let missing = self.traits.iter().find(|one| !holds(one));
        let Some(&told) = missing.or_else(|| self.traits.first()) else { return ("mark-fits", args![]) };
        let (is, is_not) = told.messages();
        let args = told.args().square("square", square);
        match (missing, told) {
            (None, _) if self.traits.len() > 1 => ("mark-fits", args),
            (None, Trait::Attacked(color)) => {
                let attackers = self.position.attackers(square, color);
                let first = attackers.sorted().next();
                let by = first.and_then(|at| Some((at, self.position.piece_at(at)?)));
                (is, by.into_iter().fold(args, |args, (at, piece)| args.square("by-at", at).piece("by", piece)))
            }
            (Some(_), Trait::Attacked(color)) => match self.position.piece_at(square) {
                Some(piece) if piece.color == color => ("mark-own-piece", args.piece("piece", piece)),
                _ => match self.near_miss(square, color) {
                    Some((from, piece, None)) => ("mark-pawn-ahead", args.square("from", from).piece("piece", piece)),
                    Some((from, piece, Some(by))) => (
                        "mark-way-closed",
                        args.square("from", from)
                            .piece("piece", piece)
                            .square("by-at", by.square)
                            .piece("by", by.piece),
                    ),
                    None => (is_not, args),
                },
            },
            (None, _) => (is, args),
            (Some(_), _) => (is_not, args),
        }
    }

    /// Of several traits each, where all of them are true of a square.
    pub fn each(&self, square: Square) -> Option<Vec<(&'static str, Args)>> {
        let all = self.traits.len() > 1 && self.answer.contains(square);
        let one = |told: &Trait| Self::new(self.position, vec![*told], self.area).explain(square, false);
        all.then(|| self.traits.iter().map(one).collect())
    }

    /// The piece of a side, the nearest, that one may think attacks a square, and what closes its way; nothing closes the
    /// way of a pawn that only goes there.
    fn near_miss(&self, square: Square, color: Color) -> Option<(Square, Piece, Option<PieceOn>)> {
        let position = self.position.with_side_to_move(color);
        let mut pieces: Vec<Square> = position.by_color(color).sorted().collect();
        pieces.sort_by_key(|from| from.ring(square));
        pieces.into_iter().find_map(|from| {
            let piece = position.piece_at(from)?;
            let to_take = Some(Piece { color: !color, role: Role::Pawn });
            let ahead = piece.role == Role::Pawn && from.file() == square.file();
            if ahead && reach(&position, from, Level::Legal, self.area).all().contains(square) {
                return Some((from, piece, None));
            }
            match why(&position.with_piece(square, to_take), from, square, Level::Reach, self.area).reason {
                Reason::BlockedByOwn { by } | Reason::BlockedByPartner { by } => Some((from, piece, Some(by))),
                _ => None,
            }
        })
    }

    /// Adds what proves that a square is attacked or not, if that is what is asked: the pieces, and their lines.
    pub fn prove(&self, square: Square, proof: &mut Evidence) {
        for one in &self.traits {
            let Trait::Attacked(color) = *one else { continue };
            let attackers = self.position.attackers(square, color);
            let mut show = |at: Square| {
                let piece = self.position.piece_at(at);
                proof.pieces.extend(piece.map(|piece| PieceOn { piece, square: at }));
            };
            attackers.sorted().for_each(&mut show);
            let near = self.near_miss(square, color).filter(|_| attackers.is_empty());
            near.into_iter().flat_map(|(from, _, by)| [Some(from), by.map(|by| by.square)]).flatten().for_each(show);
        }
    }
}
