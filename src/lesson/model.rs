//! A lesson as the rest of the program uses it: read, checked, every answer computed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::choose::Choose;
use super::described::Described;
use super::generated::Drawn;
use super::judge::Judge;
use crate::args;
use crate::i18n::{Args, Lang, Messages, Pattern, Value};
use crate::rules::{
    Area, Block, Change, Color, Formula, FormulaGoal, Goal, Level, Move, Only, OwnRole, Piece, Position, Puzzle,
    Square, SquareSet,
};
use crate::wording::{ChessArgs as _, MoveTold, Words, color_key};

/// One lesson: one file.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The file's name without `.toml`, as `6-3-knight`.
    pub id: String,
    /// Where it came from.
    pub origin: Origin,
    /// The part of the codex that it follows.
    pub article: Article,
    /// Whose wording it follows.
    pub edition: Edition,
    /// For whom it is.
    pub audience: Audience,
    /// Rows of the codex that it teaches, as `P6.N`.
    pub facts: Vec<String>,
    /// Its name in the list.
    pub title: Text,
    /// What a teacher may say and do with a class.
    pub teacher: Option<Text>,
    /// In order; never empty.
    pub steps: Vec<Step>,
    /// The lesson's own messages, which its texts may name.
    pub messages: Arc<Messages>,
    /// The kinds of pieces of the lesson's own, in the order of the file.
    pub pieces: Vec<OwnRole>,
    /// The interface that names them, if there are any.
    pub interface: Option<Arc<Messages>>,
}

/// Where a lesson came from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// It is part of the program.
    BuiltIn,
    /// A teacher's file.
    File(PathBuf),
    /// It was made up of puzzles; its id is their code.
    Drawn,
}

/// A part of the codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Article {
    /// Article 1 to 7.
    Number(u8),
    /// Beyond the codices' texts.
    Appendix,
}

/// The preschool or the school codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// For kindergartens; the other side is the partner.
    Preschool,
    /// For schools; the other side is the opponent.
    School,
}

/// For whom a lesson is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// A child who does not read yet, with a teacher at the side; answers are told at once.
    Preschool,
    /// A pupil alone; all squares first, then the check.
    Pupil,
}

/// A text of a lesson. Each is a Fluent pattern; [`Lesson::text`] puts it into words.
#[derive(Clone, Debug, PartialEq)]
pub enum Text {
    /// The same in every language.
    Plain(Pattern),
    /// Another one in each language; never empty.
    PerLanguage(BTreeMap<Lang, Pattern>),
    /// The id of a message of the lesson.
    Message(String),
}

/// One step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// A name of the author's own, unique in the lesson.
    pub id: Option<String>,
    /// What is shown or asked.
    pub task: Task,
    /// What to read; an exercise without it has a default instruction.
    pub text: Option<Text>,
    /// What to read aloud to a child.
    pub say: Option<Text>,
    /// What the teacher may add or do.
    pub teacher: Option<Text>,
    /// Rows of the codex that it asks or shows.
    pub facts: Vec<String>,
    /// The part of the board that exists.
    pub area: Area,
    /// Whose side of the board is at the bottom.
    pub view: Color,
    /// What it is drawn from, if it is drawn anew in each session.
    pub drawn: Option<Drawn>,
}

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

impl Edition {
    /// Its word in lesson files and in messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Preschool => "preschool",
            Self::School => "school",
        }
    }
}

impl Lesson {
    /// The words of the interface for this lesson, which name its own pieces too.
    pub fn words(&self, lang: Lang) -> Words<'_> {
        self.interface.as_deref().map_or_else(|| Words::interface(lang), |messages| Words::new(messages, lang))
    }

    /// A text of this lesson in a language; if it is missing there, in English or any other.
    pub fn text(&self, lang: Lang, text: &Text, args: &Args) -> String {
        match text {
            Text::Plain(pattern) => self.messages.format_pattern(lang, pattern, args),
            Text::PerLanguage(patterns) => {
                let found = lang.fallbacks().find_map(|lang| patterns.get(&lang).map(|pattern| (lang, pattern)));
                found.map_or_else(String::new, |(lang, pattern)| self.messages.format_pattern(lang, pattern, args))
            }
            Text::Message(id) => self.messages.format(lang, id, args),
        }
    }

    /// The lesson's name in a language.
    pub fn title(&self, lang: Lang) -> String {
        self.text(lang, &self.title, &self.args())
    }

    /// What the texts of the lesson's head may ask for: `$edition`.
    pub fn args(&self) -> Args {
        args!["edition" => self.edition.key()]
    }

    /// What the texts of a step may ask for: see [`Task::args`].
    pub fn step_args(&self, step: &Step) -> Args {
        step.task.args(self.edition)
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

impl Step {
    /// Whether it asks something.
    pub const fn is_exercise(&self) -> bool {
        !matches!(self.task, Task::Show(_))
    }
}
