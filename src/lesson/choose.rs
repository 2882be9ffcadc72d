//! Steps of the kind `choose`, as the rest of the program uses them: which answers there are and which are right.

use super::described::Trait;
use super::model::Text;
use crate::args;
use crate::i18n::Value;
use crate::rules::{Area, Color, Move, Piece, Position, Role, Square};
use crate::wording::{ChessArgs as _, Words};

/// Pick the right answer, or all of them.
#[derive(Clone, Debug)]
pub struct Choose {
    /// The board beside the answers, as it is after the moves that are shown; empty if there is none.
    pub position: Position,
    /// Whether a board stands beside the answers.
    pub has_board: bool,
    /// Moves that were played to come there.
    pub play: Vec<Move>,
    /// What is asked.
    pub question: Question,
    /// What is counted, if that is asked.
    pub counted: Option<Counted>,
    /// Two or more, at least one of them right.
    pub options: Vec<Pick>,
}

/// What a `choose` step asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The author's own question, with marked answers.
    Own,
    /// Which board lies right (codex P2.2)?
    Oriented,
    /// On which board do the pieces stand as at the beginning (P3.1 to P3.4)?
    SetUp,
    /// Whose turn is it (P4.1, P4.2)?
    WhoseTurn,
    /// How many moves were that (P4.3)?
    HowManyMoves,
    /// How many squares of a description, or pieces, are there (P2.1, P3.1)?
    HowMany,
}

/// What is to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Squares that have all of these traits.
    Squares(Vec<Trait>),
    /// Pieces of one side or of both, of one role or of all.
    Pieces(Option<Color>, Option<Role>),
}

/// So many numbers are offered where something is counted.
const NUMBERS: usize = 6;

/// Numbers in a row, the right one among them in a place that the seed settles: another one from question to question.
pub fn numbers_around(right: usize, seed: usize) -> impl Iterator<Item = usize> {
    let first = right.saturating_sub((seed * 7 + right) % NUMBERS);
    first..first + NUMBERS
}

/// An answer to pick.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick {
    /// What it is.
    pub thing: Thing,
    /// Whether it is right.
    pub right: bool,
    /// The author's own reason.
    pub why: Option<Text>,
}

/// What an answer is.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A text of the lesson.
    Text(Text),
    /// A small board.
    Board(Box<SmallBoard>),
    /// A side.
    Side(Color),
    /// A number.
    Number(usize),
}

/// A board among the things beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// What stands on it.
    pub position: Position,
    /// The part of it that exists.
    pub area: Area,
    /// Whose side is at the bottom.
    pub view: Color,
    /// Whether light and dark squares have changed places, as when it lies turned by a quarter.
    pub swapped: bool,
}

impl SmallBoard {
    /// Whether the corner square at the bottom right is light, as it is on a board that lies right (codex P2.2).
    pub fn near_right_is_light(&self) -> bool {
        let (low, high) = (self.area.low(), self.area.high());
        let corner = match self.view {
            Color::White => Square::new(high.file(), low.rank()),
            Color::Black => Square::new(low.file(), high.rank()),
        };
        corner.is_light() != self.swapped
    }

    /// Whether the corner square at the bottom left is light.
    pub fn near_left_is_light(&self) -> bool {
        let (low, high) = (self.area.low(), self.area.high());
        let corner = match self.view {
            Color::White => low,
            Color::Black => high,
        };
        corner.is_light() != self.swapped
    }
}

impl Choose {
    /// What is asked when the step has no text of its own; nothing for an author's own question.
    pub fn asked(&self, words: &Words<'_>) -> String {
        let moves = self.play.iter().map(|one| format!("{}–{}", one.from, one.to)).collect();
        let args = args!["moves" => Value::List(moves)];
        match self.question {
            Question::Own => String::new(),
            Question::Oriented => words.plain("choose-oriented"),
            Question::SetUp => words.plain("choose-set-up"),
            Question::WhoseTurn if self.play.is_empty() => words.plain("choose-whose-turn"),
            Question::WhoseTurn => words.say("choose-whose-turn-after", &args),
            Question::HowManyMoves => words.say("choose-how-many-moves", &args),
            Question::HowMany => self.counted.as_ref().map(|counted| counted.asked(words)).unwrap_or_default(),
        }
    }

    /// What is to be said whatever the text: that several answers are right.
    pub fn note(&self, words: &Words<'_>) -> Option<String> {
        self.has_several().then(|| words.plain("choose-all"))
    }

    /// Whether more than one answer is right, so that all of them are to be picked.
    pub fn has_several(&self) -> bool {
        self.options.iter().filter(|option| option.right).count() > 1
    }
}

impl Counted {
    fn asked(&self, words: &Words<'_>) -> String {
        match self {
            Self::Squares(traits) => Trait::how_many(traits, words),
            Self::Pieces(None, None) => words.plain("choose-how-many-pieces"),
            Self::Pieces(Some(color), None) => words.say("choose-how-many-of-side", &args![].color("color", *color)),
            Self::Pieces(None, Some(role)) => words.say("choose-how-many-of", &args![].role("piece", *role)),
            Self::Pieces(Some(color), Some(role)) => {
                let piece = Piece { color: *color, role: *role };
                words.say("choose-how-many-of", &args![].piece("piece", piece))
            }
        }
    }

    /// The message that names such a number.
    pub const fn message(&self) -> &'static str {
        match self {
            Self::Squares(_) => "squares-count",
            Self::Pieces(..) => "choice-pieces",
        }
    }

    /// The message that reminds of how it is counted.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::Squares(traits) => traits.first().map_or("hint-how-many", |one| one.hint()),
            Self::Pieces(..) => "hint-how-many",
        }
    }
}

impl Thing {
    /// Whether nobody could tell them apart.
    pub fn looks_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Board(one), Self::Board(other)) => {
                let same = (one.area, one.view, one.swapped) == (other.area, other.view, other.swapped);
                same && same_pieces(&one.position, &other.position)
            }
            _ => self == other,
        }
    }
}

/// Whether the same pieces stand on the same squares.
pub fn same_pieces(one: &Position, other: &Position) -> bool {
    Square::all().all(|square| one.piece_at(square) == other.piece_at(square))
}
