//! What a step shows or asks: a type for each kind, with the answer that the rules gave.

use super::choose::Choose;
use super::described::Described;
use super::judge::Judge;
use super::model::Edition;
use crate::args;
use crate::i18n::{Args, Value};
use crate::rules::{
    Area, Block, Change, Formula, FormulaGoal, Goal, Level, Move, Only, Piece, Position, Puzzle, Square, SquareSet,
};
use crate::wording::{BuildTask, ChessArgs as _, MoveTold, Words, color_key};

/// What a step shows or asks.
#[derive(Clone, Debug)]
pub enum Task {
    /// Something to look at.
    Show(Show),
    /// Find all squares.
    Find(Find),
    /// Mark the stages of a formula.
    Build(Build),
    /// Put a formula together from blocks.
    Formula(Assemble),
    /// Play moves to a goal.
    Move(Play),
    /// Put the pieces where they stand at the beginning of a game.
    Setup(Setup),
    /// Pick the right answer, or all of them.
    Choose(Choose),
    /// Say whether a move is allowed, and if not, why not.
    Judge(Judge),
    /// Mark the squares that fit a description.
    Mark(Described),
    /// Finish a half-done move.
    Complete(Complete),
}

/// Something to look at.
#[derive(Clone, Debug)]
pub struct Show {
    /// What stands on the board before any move.
    pub position: Position,
    /// Sets of squares to light.
    pub marks: Vec<Mark>,
    /// Moves shown one by one, each with the position after it.
    pub play: Vec<(Move, Position)>,
}

/// A set of squares that is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The formula it came from, which settles its look.
    pub formula: Option<Formula>,
    /// The squares.
    pub squares: SquareSet,
}

/// Find all the squares that a piece reaches.
#[derive(Clone, Debug)]
pub struct Find {
    /// The board, with the turn of the asked piece.
    pub position: Position,
    /// The asked piece, or pieces; never empty, all of one side.
    pub pieces: Vec<Square>,
    /// How much of the rules is asked.
    pub level: Level,
    /// Moves or captures alone.
    pub only: Option<Only>,
    /// Whether to ask first how many squares there are.
    pub count_first: bool,
    /// The answer, from the rules: what any of the pieces reaches. Empty only where the lesson says that it may be.
    pub answer: SquareSet,
}

/// Mark the stages of a formula one after another.
#[derive(Clone, Debug)]
pub struct Build {
    /// The board.
    pub position: Position,
    /// The piece whose formula it is.
    pub piece: Square,
    /// In order; never empty.
    pub stages: Vec<Stage>,
}

/// One stage of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// What is asked.
    pub formula: Formula,
    /// The answer, from the rules.
    pub squares: SquareSet,
}

/// Put a formula together from blocks until it yields the shown squares.
#[derive(Clone, Debug)]
pub struct Assemble {
    /// The board.
    pub position: Position,
    /// The piece for which the formula is.
    pub piece: Square,
    /// The author's formula; any other with the same squares is as right.
    pub yields: Formula,
    /// The squares that are shown, from the rules; never empty.
    pub goal: FormulaGoal,
    /// The blocks to choose from, in the order in which they are offered.
    pub blocks: Vec<Block>,
    /// The fewest blocks, as far as is known, that do it; never empty.
    pub solution: Vec<Block>,
}

/// Play moves to a goal.
#[derive(Clone, Debug)]
pub struct Play {
    /// What is to be done, with which piece, on which board.
    pub puzzle: Puzzle,
    /// The least number of moves, from the rules; never 0.
    pub least: usize,
    /// Whether it is to be said that there is no other way in so few moves: it is proven then.
    pub is_only: bool,
}

/// Put the pieces where they stand at the beginning of a game (Article 3).
#[derive(Clone, Debug)]
pub struct Setup {
    /// What stands already, where it belongs.
    pub position: Position,
    /// The kinds of pieces to place, in the order of the tray: White's first. Never empty.
    pub pieces: Vec<Piece>,
    /// The squares that they belong on, from the rules; never empty.
    pub to_place: SquareSet,
}

/// Finish a half-done move (Article 7).
#[derive(Clone, Debug)]
pub struct Complete {
    /// The board before the move.
    pub before: Position,
    /// The move; to what a pawn is promoted is the learner's choice.
    pub played: Move,
    /// The board as the hand has left it.
    pub half: Position,
    /// The changes that are left, in their order; never empty.
    pub left: Vec<Change>,
}

impl Show {
    /// The board before a move of the show, by its number.
    pub fn before(&self, number: usize) -> Option<&Position> {
        match number.checked_sub(1) {
            None => Some(&self.position),
            Some(last) => self.play.get(last).map(|(_, after)| after),
        }
    }

    /// A move of the show in words: who goes where, what is captured, and which of the double moves it is.
    pub fn told(&self, number: usize, words: &Words<'_>) -> Option<String> {
        let (played, _) = *self.play.get(number)?;
        Some(words.told_move(&MoveTold { before: self.before(number)?, played }))
    }
}

impl Build {
    /// What the stage of this number asks, in words still to be chosen; none if there is no such stage.
    pub fn task(&self, number: usize, area: Area) -> Option<BuildTask<'_>> {
        let (earlier, stage) = (self.stages.get(..number)?, self.stages.get(number)?);
        Some(BuildTask {
            position: &self.position,
            piece: self.piece,
            formula: &stage.formula,
            squares: stage.squares,
            earlier: earlier.iter().fold(SquareSet::EMPTY, |all, stage| all | stage.squares),
            last: number + 1 == self.stages.len(),
            area,
        })
    }
}

impl Task {
    /// Its kind, as lesson files name it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Show(_) => "show",
            Self::Find(_) => "find",
            Self::Build(_) => "build",
            Self::Formula(_) => "formula",
            Self::Move(_) => "move",
            Self::Setup(_) => "setup",
            Self::Choose(_) => "choose",
            Self::Judge(_) => "judge",
            Self::Mark(_) => "mark",
            Self::Complete(_) => "complete",
        }
    }

    /// What the texts of its step may ask for: `$edition`, `$turn` (`white` or `black`) and, if it asks for a piece,
    /// `$piece` (for `PIECE($piece)`; not for several different ones) and `$square` (several are listed); `$squares` are those that a `move` step wants reached.
    pub fn args(&self, edition: Edition) -> Args {
        let position = self.position();
        let args = args!["edition" => edition.key(), "turn" => color_key(position.side_to_move())];
        let pieces = self.pieces();
        let asked: Vec<_> = pieces.iter().filter_map(|&square| position.piece_at(square)).collect();
        let args = match asked.split_first() {
            Some((first, rest)) if rest.iter().all(|piece| piece == first) => args.piece("piece", *first),
            _ => args,
        };
        let args = match self {
            Self::Move(Play { puzzle: Puzzle { goal: Goal::Reach(squares), .. }, .. }) => {
                args.squares("squares", *squares)
            }
            _ => args,
        };
        match pieces {
            [] => args,
            [square] => args.square("square", *square),
            _ => args.with("square", Value::List(pieces.iter().map(ToString::to_string).collect())),
        }
    }

    /// The board before anything is done.
    pub fn position(&self) -> &Position {
        match self {
            Self::Show(show) => &show.position,
            Self::Find(find) => &find.position,
            Self::Build(build) => &build.position,
            Self::Formula(formula) => &formula.position,
            Self::Move(play) => &play.puzzle.position,
            Self::Setup(setup) => &setup.position,
            Self::Choose(choose) => &choose.position,
            Self::Judge(judge) => &judge.position,
            Self::Mark(described) => &described.position,
            Self::Complete(complete) => &complete.half,
        }
    }

    /// Whether a board belongs to it, beside all that may be picked.
    pub const fn has_board(&self) -> bool {
        match self {
            Self::Choose(choose) => choose.has_board,
            Self::Show(_)
            | Self::Find(_)
            | Self::Build(_)
            | Self::Judge(_)
            | Self::Mark(_)
            | Self::Formula(_)
            | Self::Move(_)
            | Self::Complete(_)
            | Self::Setup(_) => true,
        }
    }

    /// The pieces that the task is about.
    pub fn pieces(&self) -> &[Square] {
        match self {
            Self::Show(_) | Self::Setup(_) | Self::Choose(_) => &[],
            Self::Mark(described) => &described.pieces,
            Self::Judge(judge) => std::slice::from_ref(&judge.played.from),
            Self::Find(find) => &find.pieces,
            Self::Build(build) => std::slice::from_ref(&build.piece),
            Self::Formula(formula) => std::slice::from_ref(&formula.piece),
            Self::Move(play) => play.puzzle.piece.as_slice(),
            Self::Complete(complete) => std::slice::from_ref(&complete.played.to),
        }
    }

    /// The squares to be marked, one set after another; none for a step that does not ask for marks.
    pub fn answers(&self) -> Vec<SquareSet> {
        match self {
            Self::Show(_)
            | Self::Formula(_)
            | Self::Move(_)
            | Self::Setup(_)
            | Self::Choose(_)
            | Self::Judge(_)
            | Self::Complete(_) => Vec::new(),
            Self::Find(find) => vec![find.answer],
            Self::Mark(described) => vec![described.answer],
            Self::Build(build) => build.stages.iter().map(|stage| stage.squares).collect(),
        }
    }
}
