//! Squares are marked, one set after another: all that a piece reaches, the stages of a formula.

use crate::lesson::{Mark, Step, Task};
use crate::rules::{Square, SquareSet};

use super::super::board::Board;
use super::super::hint::{self, Hint};
use super::super::spot::Spot;
use super::explain::{sources, why};
use super::round::{Mode, Phase, Round, Told};
use super::{Answer, Explanation};

/// The sets of squares that are asked for, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    earlier: Vec<SquareSet>,
    round: Round,
    later: Vec<SquareSet>,
}

impl Marks {
    /// Asks for these sets in their order; none if there is none.
    pub fn new(mut answers: Vec<SquareSet>) -> Option<Self> {
        answers.reverse();
        let round = Round::new(answers.pop()?);
        Some(Self { earlier: Vec::new(), round, later: answers })
    }

    /// The set in the making.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The number of the stage that is asked, from 0.
    pub fn stage(&self) -> usize {
        self.earlier.len()
    }

    /// The sets of the stages before this one.
    pub fn earlier(&self) -> &[SquareSet] {
        &self.earlier
    }
}

impl Answer for Marks {
    fn phase(&self) -> Phase {
        self.round.phase()
    }

    fn tap(&mut self, spot: Spot, mode: Mode) -> Told {
        spot.square().map_or(Told::Nothing, |square| self.round.mark(square, mode))
    }

    fn check(&mut self, mode: Mode) -> Told {
        self.round.check(mode)
    }

    fn nowhere(&mut self) -> Told {
        self.round.nowhere()
    }

    fn can_be_nowhere(&self) -> bool {
        self.round.phase() == Phase::Marking && self.round.marked().is_empty() && self.round.found().is_empty()
    }

    fn tell_now(&mut self) -> Told {
        self.round.tell_marks()
    }

    fn retry(&mut self) {
        self.round.retry();
    }

    fn can_undo(&self) -> bool {
        self.round.can_undo()
    }

    fn undo(&mut self) {
        self.round.undo();
    }

    fn can_clear(&self) -> bool {
        !self.round.marked().is_empty()
    }

    fn clear(&mut self) {
        self.round.clear();
    }

    fn begin_next_stage(&mut self) -> Option<usize> {
        let answer = self.later.pop()?;
        let ended = self.earlier.len();
        self.earlier.push(self.round.answer());
        self.round = Round::new(answer);
        Some(ended)
    }

    fn to_explain(&self) -> Vec<Spot> {
        self.round.extra().sorted().chain(self.round.missed().sorted()).map(Spot::Square).collect()
    }

    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation> {
        why(step, self.stage(), spot.square()?).map(Explanation::Why)
    }

    fn hint(&self, step: &Step, given: usize) -> Option<Hint> {
        let left = self.round.left() - self.round.marked();
        hint::next(given, self.round.answer(), left, &sources(step, self.stage()), step.area)
    }

    fn show(&self, step: &Step, board: &mut Board) {
        if let Task::Build(build) = &step.task {
            for (stage, &squares) in build.stages.iter().zip(&self.earlier) {
                board.signs.light(Mark { formula: Some(stage.formula), squares });
            }
        }
        board.signs.marked = self.round.marked();
        board.signs.found = self.round.found();
        board.signs.missed = self.round.missed();
        board.signs.extra = self.round.extra();
        if self.round.phase() != Phase::Reviewing {
            // A proof must not give away what is still to be found.
            board.proof.squares = board.proof.squares - self.round.left();
        }
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self::Square(square)
    }
}
