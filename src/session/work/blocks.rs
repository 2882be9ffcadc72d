//! A formula is put together from blocks until it yields the squares that are shown.

use crate::args;
use crate::lesson::{Assemble, Step};
use crate::rules::{Assembly, Block, Formula, FormulaGoal, SquareSet};
use crate::wording::block_message;

use super::super::board::Board;
use super::super::hint::Hint;
use super::super::spot::{Choice, ChoiceState, Offer, Spot};
use super::explain::explain;
use super::round::{Mode, Phase, Told};
use super::{Answer, Explanation};

/// The formula in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocks {
    goal: FormulaGoal,
    allowed: Vec<Block>,
    solution: Vec<Block>,
    phase: Phase,
    made: Assembly,
    past: Vec<Assembly>,
    /// Whether squares are told right and wrong as they come.
    live: bool,
    /// In at-once mode: the block that was not taken, by its number, and why.
    refused: Option<(usize, Fruitless)>,
}

/// Why a block leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fruitless {
    /// No square is left.
    Nothing,
    /// The squares are the same as before.
    NoChange,
}

impl Blocks {
    /// Nothing put together yet.
    pub fn new(task: &Assemble) -> Self {
        Self {
            goal: task.goal,
            allowed: task.blocks.clone(),
            solution: task.solution.clone(),
            phase: Phase::Marking,
            made: Assembly::default(),
            past: Vec::new(),
            live: false,
            refused: None,
        }
    }

    /// What is put together.
    pub const fn made(&self) -> &Assembly {
        &self.made
    }

    /// The blocks to choose from.
    pub fn allowed(&self) -> &[Block] {
        &self.allowed
    }

    /// The squares of what is put together.
    pub fn squares(&self) -> SquareSet {
        self.made.formula().map_or(SquareSet::EMPTY, |formula| self.goal.squares_of(&formula))
    }

    /// Its squares that are asked for.
    pub fn found(&self) -> SquareSet {
        self.squares() & self.goal.squares
    }

    /// Its squares that are not asked for.
    pub fn extra(&self) -> SquareSet {
        self.squares() - self.goal.squares
    }

    /// The squares asked for that it lacks.
    pub fn missed(&self) -> SquareSet {
        self.goal.squares - self.squares()
    }

    /// Puts down a whole formula in place of what is there, and says that it is all.
    pub fn write(&mut self, formula: Formula, mode: Mode) -> Told {
        if self.phase != Phase::Marking {
            return Told::Nothing;
        }
        self.take(Assembly::of(formula));
        self.check(mode)
    }

    fn take(&mut self, next: Assembly) {
        self.past.push(std::mem::replace(&mut self.made, next));
        self.refused = None;
    }

    fn is_right(&self) -> bool {
        self.made.formula().is_some() && self.squares() == self.goal.squares
    }

    fn finish(&mut self) -> Told {
        self.phase = Phase::Done;
        Told::AllFound
    }

    /// Whether what comes next would have no squares, or the ones that are there already.
    fn fruitless(&self, next: &Assembly) -> Option<Fruitless> {
        let (before, after) = (self.made.formula(), next.formula()?);
        let squares = self.goal.squares_of(&after);
        match before {
            _ if squares.is_empty() => Some(Fruitless::Nothing),
            Some(before) if before != after && self.goal.squares_of(&before) == squares => Some(Fruitless::NoChange),
            _ => None,
        }
    }

    /// The way on from here; none if it is not known, or is longer than the way from one step back.
    fn way_on(&self) -> Option<Vec<Block>> {
        let most = self.solution.len() + 1;
        let here = self.made.way(&self.goal, &self.allowed, most)?;
        let back = self.past.last().and_then(|before| before.way(&self.goal, &self.allowed, most));
        back.is_none_or(|back| here.len() <= back.len() + 1).then_some(here)
    }

    /// What is left of the known solution, if what is put together is its beginning.
    fn rest(&self) -> Option<&[Block]> {
        (0..self.solution.len()).rev().find_map(|count| {
            let (done, rest) = self.solution.split_at_checked(count)?;
            (Assembly::from_blocks(done).as_ref() == Some(&self.made)).then_some(rest)
        })
    }

    /// The number of the block to take next; none if something is better taken back.
    fn next_block(&self) -> Option<usize> {
        let next = match self.rest() {
            Some(rest) => rest.first().copied(),
            None => self.way_on()?.first().copied(),
        };
        self.number(next?)
    }

    fn number(&self, block: Block) -> Option<usize> {
        self.allowed.iter().position(|&other| other == block)
    }
}

impl Answer for Blocks {
    fn phase(&self) -> Phase {
        self.phase
    }

    fn takes_squares(&self) -> bool {
        false
    }

    fn checks_at_once(&self) -> bool {
        true
    }

    fn tap(&mut self, spot: Spot, mode: Mode) -> Told {
        self.live = mode == Mode::AtOnce;
        let Spot::Choice(number) = spot else { return Told::Nothing };
        let Some(next) = self.allowed.get(number).and_then(|&block| self.made.with(block)) else {
            return Told::Nothing;
        };
        if let (Mode::AtOnce, Some(fruitless)) = (mode, self.fruitless(&next))
            && self.rest().is_none_or(|rest| self.allowed.get(number) != rest.first())
        {
            self.refused = Some((number, fruitless));
            return Told::Wrong(spot);
        }
        self.take(next);
        if mode == Mode::AtOnce && self.is_right() { self.finish() } else { Told::Nothing }
    }

    fn check(&mut self, _mode: Mode) -> Told {
        if self.phase != Phase::Marking {
            return Told::Nothing;
        }
        if self.made.formula().is_none() {
            return Told::Note("formula-first");
        }
        if self.is_right() {
            return self.finish();
        }
        self.phase = Phase::Reviewing;
        Told::Mistaken
    }

    fn tell_now(&mut self) -> Told {
        self.live = true;
        if self.phase == Phase::Marking && self.is_right() { self.finish() } else { Told::Nothing }
    }

    fn retry(&mut self) {
        if self.phase == Phase::Reviewing {
            self.phase = Phase::Marking;
        }
    }

    fn can_undo(&self) -> bool {
        self.phase == Phase::Marking && !self.past.is_empty()
    }

    fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.made = before;
            self.refused = None;
        }
    }

    fn can_clear(&self) -> bool {
        self.phase == Phase::Marking && !self.made.is_empty()
    }

    fn clear(&mut self) {
        self.take(Assembly::default());
    }

    fn to_explain(&self) -> Vec<Spot> {
        match self.phase {
            Phase::Marking => self.refused.map(|(number, _)| Spot::Choice(number)).into_iter().collect(),
            Phase::Reviewing => self.extra().sorted().chain(self.missed().sorted()).map(Spot::Square).collect(),
            Phase::Done => Vec::new(),
        }
    }

    fn missed(&self) -> SquareSet {
        if self.phase == Phase::Reviewing { Self::missed(self) } else { SquareSet::EMPTY }
    }

    fn explain(&self, step: &Step, spot: Spot) -> Option<Explanation> {
        match (spot, self.refused) {
            (Spot::Square(square), _) => explain(step, 0, square),
            (Spot::Choice(_), Some((_, Fruitless::Nothing))) => {
                Some(Explanation::Message("block-nothing-left", args![]))
            }
            (Spot::Choice(_), Some((_, Fruitless::NoChange))) => Some(Explanation::Message("block-no-change", args![])),
            (Spot::Choice(_), None) => None,
        }
    }

    fn hint(&self, _step: &Step, given: usize) -> Option<Hint> {
        if given == 0 {
            return Some(Hint::Blocks(self.solution.len()));
        }
        Some(self.next_block().map_or(Hint::TakeBack, |number| Hint::Choice { number, first: self.made.is_empty() }))
    }

    /// None where no way is known from here: then something is to be taken back first.
    fn solution(&self, _step: &Step) -> Vec<Spot> {
        let way = match self.rest() {
            Some(rest) => rest.to_vec(),
            None => self.made.way(&self.goal, &self.allowed, self.solution.len() + 1).unwrap_or_default(),
        };
        way.into_iter().filter_map(|block| self.number(block)).map(Spot::Choice).collect()
    }

    fn choices(&self, _step: &Step) -> Vec<Choice> {
        let choice = |(number, &block): (usize, &Block)| {
            let (id, args) = block_message(block);
            let state = match self.refused {
                _ if self.phase != Phase::Marking || self.made.with(block).is_none() => ChoiceState::Gone,
                Some((refused, _)) if refused == number => ChoiceState::Wrong,
                _ => ChoiceState::Free,
            };
            Choice { offer: Offer::Word(id, args), state }
        };
        self.allowed.iter().enumerate().map(choice).collect()
    }

    fn show(&self, _step: &Step, board: &mut Board) {
        if self.phase == Phase::Marking && !self.live {
            board.signs.wanted = self.goal.squares;
            board.signs.lit = self.squares();
            return;
        }
        board.signs.found = self.found();
        board.signs.extra = self.extra();
        // While blocks are still put together, what lacks is simply what is asked for.
        let lacks = if self.phase == Phase::Reviewing { &mut board.signs.missed } else { &mut board.signs.wanted };
        *lacks = self.missed();
    }
}
