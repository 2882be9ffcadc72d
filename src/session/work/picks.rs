//! Things beside the board are picked: the right answer, or all right answers, one set after another.

use crate::lesson::{Step, Task};
use crate::rules::{Square, SquareSet};

use super::super::board::Board;
use super::super::hint::Hint;
use super::super::spot::{Choice, ChoiceState, Spot};
use super::round::{Mode, Phase, Round, Told};
use super::sheet::{Line, one_is_enough, sheet};
use super::{Answer, Explanation};

/// The sets of things that are asked for, one after another. Each set is kept as a [`Round`]: the thing of a number
/// stands for the square of that number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picks {
    stage: usize,
    now: Stage,
    later: Vec<Stage>,
}

/// One set of things.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stage {
    round: Round,
    /// How many things there are.
    count: usize,
    /// Those of which it is known why they are right or wrong.
    explained: SquareSet,
    /// Where one right thing is enough: all that are right.
    enough: SquareSet,
}

impl Picks {
    /// Asks for what is right at every stage of a task; none if nothing is to be picked.
    pub fn new(task: &Task) -> Option<Self> {
        let stages = (0..).map(|stage| sheet(task, stage)).take_while(|s| !s.is_empty());
        let stages = stages.enumerate().map(|(stage, lines)| Stage::new(&lines, one_is_enough(task, stage)));
        let mut later: Vec<Stage> = stages.collect();
        later.reverse();
        let now = later.pop()?;
        Some(Self { stage: 0, now, later })
    }

    /// The number of the stage that is asked, from 0.
    pub const fn stage(&self) -> usize {
        self.stage
    }

    /// What became of a thing.
    fn state(&self, number: usize) -> ChoiceState {
        let (round, at) = (&self.now.round, at(number));
        let shows_missed = round.answer().len() > 1;
        if round.found().contains(at) {
            ChoiceState::Right
        } else if round.extra().contains(at) {
            ChoiceState::Wrong
        } else if round.marked().contains(at) {
            ChoiceState::Picked
        } else if round.missed().contains(at) && shows_missed {
            ChoiceState::Missed
        } else {
            ChoiceState::Free
        }
    }
}

impl Stage {
    fn new(lines: &[Line], one_is_enough: bool) -> Self {
        let those = |holds: &dyn Fn(&Line) -> bool| -> SquareSet {
            lines.iter().enumerate().filter(|(_, line)| holds(line)).map(|(number, _)| at(number)).collect()
        };
        let right = those(&|line| line.right);
        let (asked, enough) = match right.into_iter().next().filter(|_| one_is_enough) {
            Some(first) => (SquareSet::of(first), right),
            None => (right, SquareSet::EMPTY),
        };
        Self { round: Round::new(asked), count: lines.len(), explained: those(&|line| line.why.is_some()), enough }
    }
}

/// The square that stands for a thing.
fn at(number: usize) -> Square {
    Square::at(number.min(63))
}

/// What is told about the thing that a square stands for.
fn of_choice(told: Told) -> Told {
    let choice = |spot: Spot| spot.square().map_or(spot, |square| Spot::Choice(square.index()));
    match told {
        Told::Right(spot) => Told::Right(choice(spot)),
        Told::Already(spot) => Told::Already(choice(spot)),
        Told::Wrong(spot) => Told::Wrong(choice(spot)),
        other => other,
    }
}

impl Answer for Picks {
    fn phase(&self) -> Phase {
        self.now.round.phase()
    }

    fn takes_squares(&self) -> bool {
        false
    }

    fn tap(&mut self, spot: Spot, mode: Mode) -> Told {
        let Spot::Choice(number) = spot else { return Told::Nothing };
        if number >= self.now.count {
            return Told::Nothing;
        }
        let round = &mut self.now.round;
        if self.now.enough.contains(at(number)) && round.phase() == Phase::Marking {
            round.ask_for(SquareSet::of(at(number)));
        }
        if mode == Mode::ThenCheck && round.answer().len() == 1 {
            // Only one is asked for: a new pick takes the place of the old one.
            round.mark_alone(at(number));
            return Told::Nothing;
        }
        of_choice(round.mark(at(number), mode))
    }

    fn check(&mut self, mode: Mode) -> Told {
        match self.now.round.check(mode) {
            Told::Note(_) if mode == Mode::AtOnce => Told::NotAll,
            Told::Note(_) => Told::Note("pick-first"),
            told => of_choice(told),
        }
    }

    fn tell_now(&mut self) -> Told {
        of_choice(self.now.round.tell_marks())
    }

    fn retry(&mut self) {
        self.now.round.retry();
    }

    fn can_undo(&self) -> bool {
        self.now.round.can_undo()
    }

    fn undo(&mut self) {
        self.now.round.undo();
    }

    fn can_clear(&self) -> bool {
        !self.now.round.marked().is_empty()
    }

    fn clear(&mut self) {
        self.now.round.clear();
    }

    fn begin_next_stage(&mut self) -> Option<usize> {
        self.now = self.later.pop()?;
        self.stage += 1;
        Some(self.stage - 1)
    }

    /// Once it is done, what was right is explained too.
    fn to_explain(&self) -> Vec<Spot> {
        let round = &self.now.round;
        let missed = if round.answer().len() > 1 { round.missed() } else { SquareSet::EMPTY };
        let found = if round.phase() == Phase::Done { round.found() & self.now.explained } else { SquareSet::EMPTY };
        let spots = round.extra().into_iter().chain(missed).chain(found);
        spots.map(|square| Spot::Choice(square.index())).collect()
    }

    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation> {
        let Spot::Choice(number) = spot else { return None };
        sheet(&step.task, self.stage).into_iter().nth(number)?.why
    }

    fn hint(&self, step: &Step, given: usize) -> Option<Hint> {
        let round = &self.now.round;
        let wrong =
            (0..self.now.count).map(at).collect::<SquareSet>() - round.answer() - self.now.enough - round.extra();
        let rule = super::sheet::rule(&step.task, self.stage).map(Hint::Rule);
        let count = (round.answer().len() > 1).then(|| Hint::RightCount(round.answer().len()));
        let not_this = wrong.into_iter().nth(1).map(|square| Hint::NotThis(square.index()));
        let mut ladder = [rule, count, not_this].into_iter().flatten();
        let this = || round.left().into_iter().next().map(|square| Hint::This(square.index()));
        ladder.nth(given).or_else(this)
    }

    fn solution(&self, _step: &Step) -> Vec<Spot> {
        let (marked, answer) = (self.now.round.marked(), self.now.round.answer());
        let (wrong, more) = (marked - answer, self.now.round.left() - marked);
        wrong.into_iter().chain(more).map(|square| Spot::Choice(square.index())).collect()
    }

    fn choices(&self, step: &Step) -> Vec<Choice> {
        let lines = sheet(&step.task, self.stage).into_iter().enumerate();
        lines.map(|(number, line)| Choice { offer: line.offer, state: self.state(number) }).collect()
    }

    fn show(&self, step: &Step, board: &mut Board) {
        let shown = match &step.task {
            Task::Choose(choose) => choose.play.last(),
            Task::Judge(judge) => Some(&judge.played),
            _ => None,
        };
        if let Some(shown) = shown {
            board.signs.before = shown.from.into();
            board.signs.after = shown.to.into();
        }
    }
}
