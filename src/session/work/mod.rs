//! The ways to answer, one file for each. All take the same taps, checks and undoing, so that keys, mouse, hints,
//! tries and stars are the same for every kind of step.

mod blocks;
mod complete;
mod explain;
mod marks;
mod moves;
mod picks;
mod placing;
mod round;
mod sheet;

use crate::args;
use crate::i18n::Args;
use crate::lesson::{Lesson, Step, Task, Text};
use crate::rules::{Formula, Square, SquareSet, Why};
use crate::wording::{ChessArgs as _, Words};

use super::board::Board;
use super::hint::Hint;
use super::spot::{Choice, Spot};

pub use blocks::Blocks;
pub use complete::{Complete, Held};
pub use explain::{sources, why};
pub use marks::Marks;
pub use moves::Moves;
pub use picks::Picks;
pub use placing::Placing;
pub use round::{Mode, Phase, Round, Told};

/// The answer of an exercise in the making.
#[derive(Clone, Debug)]
pub enum Work {
    /// Squares are marked: find, build, mark.
    Marks(Marks),
    /// A formula is put together.
    Blocks(Blocks),
    /// Moves are played to a goal.
    Moves(Box<Moves>),
    /// Pieces are put on the board.
    Placing(Placing),
    /// Things beside the board are picked: choose, judge.
    Picks(Picks),
    /// A half-done move is finished.
    Complete(Box<Complete>),
}

/// Why a part of an answer is wrong, missed or right.
#[derive(Clone, Debug, PartialEq)]
pub enum Explanation {
    /// The rules know.
    Why(Why),
    /// The rules know, and a message of the interface says one thing more.
    WhyAnd(Why, &'static str, Args),
    /// A message of the interface says it.
    Message(&'static str, Args),
    /// Several messages say it together.
    Messages(Vec<(&'static str, Args)>),
    /// A message about a square of a formula or of a part of it.
    OfFormula(&'static str, Formula, Square),
    /// A text of the lesson says it.
    Text(Text),
}

/// What the learner's hand does with the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// It marks them.
    Marks,
    /// It can take up a piece.
    Empty,
    /// It holds a piece.
    Full,
}

impl Explanation {
    /// It in words, for a step of a lesson.
    pub fn say(&self, lesson: &Lesson, step: &Step, words: &Words<'_>) -> String {
        match self {
            Self::Why(why) => words.reason(why, lesson.edition.key()),
            Self::WhyAnd(why, id, args) => {
                format!("{} {}", words.reason(why, lesson.edition.key()), words.say(id, args))
            }
            Self::Message(id, args) => words.say(id, args),
            Self::Messages(all) => all.iter().map(|(id, args)| words.say(id, args)).collect::<Vec<_>>().join(" "),
            Self::OfFormula(id, formula, to) => {
                words.say(id, &args!["formula" => words.formula(formula)].square("to", *to))
            }
            Self::Text(text) => lesson.text(words.lang, text, &lesson.step_args(step)),
        }
    }
}

/// What every way to answer can do.
pub trait Answer {
    /// How far it is; done only when every stage is.
    fn phase(&self) -> Phase;
    /// Whether squares of the board can be pointed at.
    fn takes_squares(&self) -> bool {
        true
    }
    /// Whether a check is a try in at-once mode too.
    fn checks_at_once(&self) -> bool {
        false
    }
    /// Points at something, or in then-check mode takes that back.
    fn tap(&mut self, spot: Spot, mode: Mode) -> Told;
    /// Takes a piece from one place to another in one go.
    fn drag(&mut self, _from: Spot, _to: Spot, _mode: Mode) -> Told {
        Told::Nothing
    }
    /// What the learner's hand does.
    fn hand(&self) -> Hand {
        Hand::Marks
    }
    /// Whether the learner says when it is all; if not, everything is told as it comes.
    fn is_checked(&self) -> bool {
        true
    }
    /// Says that it is all; where everything is told as it comes there is nothing to say.
    fn check(&mut self, _mode: Mode) -> Told {
        Told::Nothing
    }
    /// Says that there is nothing to point at.
    fn nowhere(&mut self) -> Told {
        Told::Nothing
    }
    /// Whether "nowhere" can be said now.
    fn can_be_nowhere(&self) -> bool {
        false
    }
    /// Tells what is not told yet, for a switch to at-once mode.
    fn tell_now(&mut self) -> Told {
        Told::Nothing
    }
    /// After a review: what was wrong is gone, and it goes on.
    fn retry(&mut self) {}
    /// Whether there is something to take back.
    fn can_undo(&self) -> bool;
    /// Takes back the last tap.
    fn undo(&mut self);
    /// Whether there is something to clear.
    fn can_clear(&self) -> bool;
    /// Takes back everything that is not told yet.
    fn clear(&mut self);
    /// After everything of a stage is found: begins the next, and gives the number of the one that ended.
    fn begin_next_stage(&mut self) -> Option<usize> {
        None
    }
    /// What is told wrong or missed now, in the order in which it is explained.
    fn to_explain(&self) -> Vec<Spot>;
    /// Of these the squares of the board that are missed, not wrong.
    fn missed(&self) -> SquareSet {
        SquareSet::EMPTY
    }
    /// Why about one of these.
    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation>;
    /// The next hint after so many at this stage.
    fn hint(&self, step: &Step, given: usize) -> Option<Hint>;
    /// What to point at, in this order, to be right at this stage, from where it stands: what is right already is left
    /// out, and what is wrong is taken back. Empty if there is nothing to point at (then it is nowhere, or all is
    /// there), or if a move or a block is to be undone first.
    fn solution(&self, step: &Step) -> Vec<Spot>;
    /// The things beside the board, in the order of their numbers.
    fn choices(&self, _step: &Step) -> Vec<Choice> {
        Vec::new()
    }
    /// Puts what is to be seen on the board.
    fn show(&self, step: &Step, board: &mut Board);
}

impl Work {
    /// The work of a task; none for a step that only shows.
    pub fn new(task: &Task) -> Option<Self> {
        match task {
            Task::Show(_) => None,
            Task::Setup(task) => Some(Self::Placing(Placing::new(task))),
            Task::Formula(task) => Some(Self::Blocks(Blocks::new(task))),
            Task::Complete(task) => Some(Self::Complete(Box::new(Complete::new(task)))),
            Task::Move(play) => Some(Self::Moves(Box::new(Moves::new(play)))),
            Task::Find(_) | Task::Build(_) | Task::Mark(_) => Marks::new(task).map(Self::Marks),
            Task::Choose(_) | Task::Judge(_) => Picks::new(task).map(Self::Picks),
        }
    }

    /// What it can do.
    pub fn answer(&self) -> &dyn Answer {
        match self {
            Self::Marks(marks) => marks,
            Self::Blocks(blocks) => blocks,
            Self::Moves(moves) => moves.as_ref(),
            Self::Placing(placing) => placing,
            Self::Picks(picks) => picks,
            Self::Complete(complete) => complete.as_ref(),
        }
    }

    pub(super) fn answer_mut(&mut self) -> &mut dyn Answer {
        match self {
            Self::Marks(marks) => marks,
            Self::Blocks(blocks) => blocks,
            Self::Moves(moves) => moves.as_mut(),
            Self::Placing(placing) => placing,
            Self::Picks(picks) => picks,
            Self::Complete(complete) => complete.as_mut(),
        }
    }
}
