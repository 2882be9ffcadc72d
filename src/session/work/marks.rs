//! Squares are marked, one set after another: all that a piece reaches, the stages of a formula.

use crate::lesson::{Mark, Step, Task};
use crate::rules::{Square, SquareSet};

use super::super::board::Board;
use super::super::hint::{self, Hint};
use super::super::spot::{Choice, Spot};
use super::explain::{explain, sources};
use super::picks::Picks;
use super::round::{Mode, Phase, Round, Told};
use super::{Answer, Explanation};

/// The sets of squares that are asked for, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// What has to be answered before: how many there are.
    count: Option<Picks>,
    counted: bool,
    /// Whether there may be none.
    may_be_nowhere: bool,
    earlier: Vec<SquareSet>,
    round: Round,
    later: Vec<SquareSet>,
}

impl Marks {
    /// Asks for the sets of a task in their order, and before them for their number if the task wants that; none if
    /// there is no set.
    pub fn new(task: &Task) -> Option<Self> {
        let mut answers = task.answers();
        answers.reverse();
        let round = Round::new(answers.pop()?);
        Some(Self {
            count: Picks::new(task),
            counted: false,
            may_be_nowhere: matches!(task, Task::Find(_)),
            earlier: Vec::new(),
            round,
            later: answers,
        })
    }

    /// Whether it is still asked how many there are.
    pub const fn is_counting(&self) -> bool {
        self.count.is_some()
    }

    /// Whether the learner has said how many there are.
    pub const fn is_counted(&self) -> bool {
        self.counted
    }

    /// The set in the making.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The number of the stage that is asked, from 0.
    pub fn stage(&self) -> usize {
        self.earlier.len()
    }
}

impl Answer for Marks {
    fn phase(&self) -> Phase {
        self.count.as_ref().map_or(self.round.phase(), Answer::phase)
    }

    fn takes_squares(&self) -> bool {
        self.count.is_none()
    }

    fn tap(&mut self, spot: Spot, mode: Mode) -> Told {
        if let Some(count) = &mut self.count {
            return count.tap(spot, mode);
        }
        spot.square().map_or(Told::Nothing, |square| self.round.mark(square, mode))
    }

    fn check(&mut self, mode: Mode) -> Told {
        if let Some(count) = &mut self.count {
            return count.check(mode);
        }
        match self.round.check(mode) {
            Told::Note(_) if self.can_be_nowhere() => Told::Note("mark-first-or-nowhere"),
            told => told,
        }
    }

    fn nowhere(&mut self) -> Told {
        self.round.nowhere()
    }

    fn can_be_nowhere(&self) -> bool {
        self.may_be_nowhere
            && self.count.is_none()
            && self.round.phase() == Phase::Marking
            && self.round.marked().is_empty()
            && self.round.found().is_empty()
    }

    fn tell_now(&mut self) -> Told {
        if let Some(count) = &mut self.count {
            return count.tell_now();
        }
        self.round.tell_marks()
    }

    fn retry(&mut self) {
        if let Some(count) = &mut self.count {
            count.retry();
        }
        self.round.retry();
    }

    fn can_undo(&self) -> bool {
        self.count.as_ref().map_or(self.round.can_undo(), Answer::can_undo)
    }

    fn undo(&mut self) {
        if let Some(count) = &mut self.count {
            return count.undo();
        }
        self.round.undo();
    }

    fn can_clear(&self) -> bool {
        self.count.as_ref().map_or(!self.round.marked().is_empty(), Answer::can_clear)
    }

    fn clear(&mut self) {
        if let Some(count) = &mut self.count {
            return count.clear();
        }
        self.round.clear();
    }

    fn begin_next_stage(&mut self) -> Option<usize> {
        if self.count.take().is_some() {
            self.counted = true;
            return Some(0);
        }
        let answer = self.later.pop()?;
        let ended = self.earlier.len();
        self.earlier.push(self.round.answer());
        self.round = Round::new(answer);
        Some(ended)
    }

    fn to_explain(&self) -> Vec<Spot> {
        if let Some(count) = &self.count {
            return count.to_explain();
        }
        self.round.extra().sorted().chain(self.round.missed().sorted()).map(Spot::Square).collect()
    }

    fn missed(&self) -> SquareSet {
        self.round.missed()
    }

    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation> {
        if let Some(count) = &self.count {
            return count.explain(step, spot);
        }
        if let Task::Mark(described) = &step.task {
            let square = spot.square()?;
            let (id, args) = match described.why(square) {
                Some(why) => return Some(Explanation::Why(why)),
                None => match described.each(square) {
                    Some(all) => return Some(Explanation::Messages(all)),
                    None => described.explain(square, step.text.is_some()),
                },
            };
            return Some(Explanation::Message(id, args));
        }
        explain(step, self.stage(), spot.square()?)
    }

    fn hint(&self, step: &Step, given: usize) -> Option<Hint> {
        if let Some(count) = &self.count {
            return count.hint(step, given);
        }
        let left = self.round.left() - self.round.marked();
        if let Task::Mark(described) = &step.task {
            let count = Some(Hint::Count(described.answer.len())).filter(|_| described.answer.len() > 1);
            // Squares that only an author's text describes are looked for along their file.
            let own = step.text.is_some() && described.is_named();
            let file = left.sorted().next().map(|square| described.file_of(square)).filter(|_| own);
            let rules = described.traits.iter().filter(|_| !own).map(|one| Hint::Rule(one.hint()));
            let square = || left.sorted().next().map(Hint::Square);
            let look = file.map(|file| Hint::Look(hint::Look::Line, file));
            return count.into_iter().chain(look).chain(rules).nth(given).or_else(square);
        }
        hint::next(given, self.round.answer(), left, &sources(step, self.stage()), step.area)
    }

    fn choices(&self, step: &Step) -> Vec<Choice> {
        self.count.as_ref().map(|count| count.choices(step)).unwrap_or_default()
    }

    fn solution(&self, step: &Step) -> Vec<Spot> {
        if let Some(count) = &self.count {
            return count.solution(step);
        }
        let wrong = self.round.marked() - self.round.answer();
        let more = self.round.left() - self.round.marked();
        wrong.sorted().chain(more.sorted()).map(Spot::Square).collect()
    }

    fn show(&self, step: &Step, board: &mut Board) {
        if let Task::Build(build) = &step.task {
            for (stage, &squares) in build.stages.iter().zip(&self.earlier) {
                board.signs.light(Mark { formula: Some(stage.formula), squares });
            }
        }
        if let Task::Mark(described) = &step.task {
            board.signs.lit |= described.shown();
        }
        if let (Task::Mark(described), Some(square)) = (&step.task, board.signs.explained.into_iter().next()) {
            described.prove(square, &mut board.proof);
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
