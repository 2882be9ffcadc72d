//! A formula written as a line: in the words of either language, or as numbers of blocks.

use std::io;

use crate::args;
use crate::i18n::Value;
use crate::lesson::{Assemble, Task};
use crate::rules::{Assembly, Block, Formula, FormulaError};
use crate::session::{Action, Exercise};

use super::player::Player;

/// Why a line is no formula that can be put together here.
enum Fault {
    /// It cannot be read.
    Text(FormulaError),
    /// The block of this number (from 0 in the line) cannot follow the ones before it.
    Order(usize, Block),
    /// It breaks off: something has to follow.
    Unfinished,
    /// These blocks are not offered.
    NotOffered(Vec<Block>),
}

impl Player<'_> {
    /// What the formula step asks, if the step is one.
    pub(super) fn assemble_task(&self) -> Option<Assemble> {
        match &self.run.step()?.task {
            Task::Formula(task) => Some(task.clone()),
            _ => None,
        }
    }

    /// Takes a line as a whole formula.
    pub(super) fn write_formula(&mut self, task: &Assemble, line: &str) -> io::Result<()> {
        match read(task, line) {
            Ok(formula) => self.try_formula(task, &formula),
            Err(Fault::Text(fault)) => {
                let text = self.words().formula_fault(&fault);
                let place = line.get(..fault.at.start).map_or(0, |before| before.chars().count() + 1);
                let args = args!["place" => place, "cause" => text.cause, "mend" => text.mend];
                let told = self.words().say("plain-assemble-fault", &args);
                self.tell(told.trim())
            }
            Err(Fault::Order(number, block)) => {
                let block = self.words().block(block);
                self.say("plain-assemble-order", &args!["number" => number + 1, "block" => block])
            }
            Err(Fault::Unfinished) => self.say("plain-assemble-unfinished", &args![]),
            Err(Fault::NotOffered(blocks)) => {
                let names: Vec<String> = blocks.iter().map(|&block| self.words().block(block)).collect();
                let args = args!["count" => blocks.len(), "blocks" => Value::List(names)];
                self.say("plain-assemble-blocks", &args)
            }
        }
    }

    fn try_formula(&mut self, task: &Assemble, formula: &Formula) -> io::Result<()> {
        let squares = task.goal.squares_of(formula);
        let told = args!["formula" => self.words().formula(formula), "count" => squares.len()];
        let told = told.with("squares", squares.to_string());
        self.update(Action::Write(*formula))?;
        if let Some(stars) = self.run.exercise().and_then(Exercise::stars) {
            self.praise()?;
            self.say("plain-assemble-right", &told)?;
            return self.say("plain-stars", &args!["stars" => stars]);
        }
        self.opened = true;
        self.say("plain-assemble-gives", &told)?;
        self.tell_wrong("plain-missed", task.goal.squares - squares)?;
        self.tell_wrong("plain-extra", squares - task.goal.squares)?;
        self.update(Action::Retry)?;
        self.say("plain-assemble-again", &args![])?;
        self.offer_hint()
    }
}

fn read(task: &Assemble, line: &str) -> Result<Formula, Fault> {
    if let Some(numbers) = numbers(line, task.blocks.len()) {
        let blocks: Vec<Block> = numbers.iter().filter_map(|&number| task.blocks.get(number).copied()).collect();
        let mut made = Assembly::default();
        for (place, &block) in blocks.iter().enumerate() {
            made = made.with(block).ok_or(Fault::Order(place, block))?;
        }
        return made.finished().ok_or(Fault::Unfinished);
    }
    let formula = Formula::parse(line).map_err(Fault::Text)?;
    let mut others = formula.blocks();
    // Parentheses can always be written: only what they hold is a matter of choice.
    others.retain(|block| !task.blocks.contains(block) && !matches!(block, Block::Open | Block::Close));
    others.sort_unstable();
    others.dedup();
    if others.is_empty() { Ok(formula) } else { Err(Fault::NotOffered(others)) }
}

/// The numbers of blocks, from 0, if the line has nothing else.
fn numbers(line: &str, count: usize) -> Option<Vec<usize>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',' || c == ';').filter(|word| !word.is_empty());
    let number = |word: &str| word.parse::<usize>().ok()?.checked_sub(1).filter(|&number| number < count);
    words.map(number).collect::<Option<Vec<usize>>>().filter(|numbers| !numbers.is_empty())
}
