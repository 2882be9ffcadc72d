//! A formula put together block by block, so that no text can go wrong: `not`, `nearest` and `forward` take all that is
//! there so far, `or` and `and` join the next piece to it.

use super::print::FormulaWords;
use super::{BISHOP, Formula, Op, ROOK};
use crate::rules::{Area, Color, Role, Square, SquareSet};

/// A block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Block {
    /// The squares of a rook.
    Rook,
    /// The squares of a bishop.
    Bishop,
    /// The squares of a queen.
    Queen,
    /// The squares of a king.
    King,
    /// The squares of a knight.
    Knight,
    /// Joins: the squares of either.
    Or,
    /// Joins: the squares of both.
    And,
    /// Takes what is there: all other squares.
    Not,
    /// Takes what is there: the nearest of it.
    Nearest,
    /// Takes what is there: what lies ahead.
    Forward,
    /// After a join: begins a part of its own.
    Open,
    /// Ends that part.
    Close,
}

impl Block {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Rook,
        Self::Bishop,
        Self::Queen,
        Self::King,
        Self::Knight,
        Self::Or,
        Self::And,
        Self::Not,
        Self::Nearest,
        Self::Forward,
        Self::Open,
        Self::Close,
    ];

    /// The piece whose squares it is.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::Rook => Some(Role::Rook),
            Self::Bishop => Some(Role::Bishop),
            Self::Queen => Some(Role::Queen),
            Self::King => Some(Role::King),
            Self::Knight => Some(Role::Knight),
            _ => None,
        }
    }

    const fn op(self) -> Option<Op> {
        Some(match self {
            Self::Rook => Op::Rook,
            Self::Bishop => Op::Bishop,
            Self::Queen => Op::Queen,
            Self::King => Op::King,
            Self::Knight => Op::Knight,
            Self::Or => Op::Or,
            Self::And => Op::And,
            Self::Not => Op::Not,
            Self::Nearest => Op::Nearest,
            Self::Forward => Op::Forward,
            Self::Open | Self::Close => return None,
        })
    }

    fn of(op: Op) -> Self {
        Self::ALL.into_iter().find(|block| block.op() == Some(op)).unwrap_or(Self::Rook)
    }

    /// The blocks that a word of formulas stands for, in either language; `()` stands for both parentheses.
    pub fn parse(word: &str) -> Option<Vec<Self>> {
        if word == "()" {
            return Some(vec![Self::Open, Self::Close]);
        }
        if word.is_empty() || !word.chars().all(char::is_alphabetic) {
            return None;
        }
        let reads = |text: String, formula: Formula| Formula::parse(&text) == Ok(formula);
        let block = Self::ALL.into_iter().find(|block| match block.op() {
            Some(op @ (Op::Or | Op::And)) => {
                ROOK.try_join(BISHOP, op).is_some_and(|it| reads(format!("rook {word} bishop"), it))
            }
            Some(op @ (Op::Not | Op::Nearest | Op::Forward)) => {
                ROOK.try_wrap(op).is_some_and(|it| reads(format!("{word} (rook)"), it))
            }
            Some(op) => reads(word.to_owned(), Formula::leaf(op)),
            None => false,
        })?;
        Some(vec![block])
    }
}

impl Formula {
    /// Blocks that put together a formula with the same squares. Parentheses are among them only where two parts are
    /// joined that both are more than a name.
    pub fn blocks(&self) -> Vec<Block> {
        let mut waiting: Vec<Vec<Block>> = Vec::new();
        for &op in self.ops.iter().take(self.size()) {
            let done = match op {
                Op::Or | Op::And => {
                    let (other, one) = (waiting.pop().unwrap_or_default(), waiting.pop().unwrap_or_default());
                    // Either order gives the same squares: a name comes last.
                    let (first, last) = if other.len() > 1 && one.len() == 1 { (other, one) } else { (one, other) };
                    let join = [Block::of(op)];
                    if last.len() > 1 {
                        [first.as_slice(), &join, &[Block::Open], &last, &[Block::Close]].concat()
                    } else {
                        [first.as_slice(), &join, &last].concat()
                    }
                }
                Op::Not | Op::Nearest | Op::Forward => {
                    let mut whole = waiting.pop().unwrap_or_default();
                    whole.push(Block::of(op));
                    whole
                }
                name => vec![Block::of(name)],
            };
            waiting.push(done);
        }
        waiting.pop().unwrap_or_default()
    }
}

/// A part in the making: nothing, a formula, or a formula that waits to be joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Part {
    formula: Option<Formula>,
    join: Option<Op>,
}

impl Part {
    /// With one more formula: as its beginning, or joined to it. None where no formula can follow, or it gets too long.
    fn with(self, other: Formula) -> Option<Self> {
        let formula = match (self.formula, self.join) {
            (None, _) => other,
            (Some(formula), Some(join)) => formula.try_join(other, join)?,
            (Some(_), None) => return None,
        };
        Some(Self { formula: Some(formula), join: None })
    }
}

/// A formula in the making. Every block that it takes leaves something that can be gone on with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assembly {
    /// The parts around the one in the making; each waits to be joined.
    around: Vec<Part>,
    part: Part,
}

impl Assembly {
    /// The formula as it stands.
    pub fn of(formula: Formula) -> Self {
        Self { around: Vec::new(), part: Part { formula: Some(formula), join: None } }
    }

    /// What comes of these blocks, if each can follow the ones before it.
    pub fn from_blocks(blocks: &[Block]) -> Option<Self> {
        blocks.iter().try_fold(Self::default(), |made, &block| made.with(block))
    }

    /// With one more block; none if it cannot follow.
    pub fn with(&self, block: Block) -> Option<Self> {
        let mut next = self.clone();
        let whole = next.part.formula.filter(|_| next.part.join.is_none());
        match (block, block.op()) {
            (Block::Open, _) => {
                next.part.join?;
                if next.around.len() + 1 >= Formula::MAX_DEPTH {
                    return None;
                }
                next.around.push(std::mem::take(&mut next.part));
            }
            (Block::Close, _) => next.part = next.around.pop()?.with(whole?)?,
            (_, Some(join @ (Op::Or | Op::And))) => {
                whole.filter(|formula| formula.size() + 2 <= Formula::MAX_LEN)?;
                next.part.join = Some(join);
            }
            (_, Some(wrap @ (Op::Not | Op::Nearest | Op::Forward))) => {
                next.part.formula = Some(whole?.try_wrap(wrap)?);
            }
            (_, Some(name)) => next.part = next.part.with(Formula::leaf(name))?,
            (_, None) => return None,
        }
        Some(next)
    }

    /// Whether nothing is there yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The formula as far as it goes: open parts are closed, and a join that waits for more is left out.
    pub fn formula(&self) -> Option<Formula> {
        let joined = |inner: Option<Formula>, outer: &Part| match inner {
            Some(inner) => outer.with(inner).and_then(|part| part.formula),
            None => outer.formula,
        };
        self.around.iter().rev().fold(self.part.formula, joined)
    }

    /// The formula, if nothing is open or waits.
    pub fn finished(&self) -> Option<Formula> {
        self.part.formula.filter(|_| self.around.is_empty() && self.part.join.is_none())
    }

    /// It in the words of a language; `…` stands for what is to come.
    pub fn words(&self, words: FormulaWords) -> String {
        let mut text = String::new();
        for part in &self.around {
            text += &part.beginning(words);
            text.push('(');
        }
        text += &match (self.part.formula, self.part.join) {
            (Some(formula), None) => formula.words(words).to_string(),
            _ => format!("{}…", self.part.beginning(words)),
        };
        text
    }

    /// The blocks, as few as it takes, that lead from here to these squares of a piece on `from`: at most `most`, and of
    /// those allowed, without further parentheses. None if there are none, an open part is unfinished, or the search
    /// is too wide.
    pub fn way(&self, goal: &FormulaGoal, allowed: &[Block], most: usize) -> Option<Vec<Block>> {
        super::assemble::way(self.state(goal)?, goal, allowed, most)
    }

    fn state(&self, goal: &FormulaGoal) -> Option<super::assemble::State> {
        self.around.is_empty().then(|| super::assemble::State {
            squares: self.part.formula.map(|formula| goal.squares_of(&formula)),
            join: self.part.join.map(Block::of),
        })
    }
}

impl Part {
    /// The words of what stands before the part that is to be joined.
    fn beginning(self, words: FormulaWords) -> String {
        let Some((formula, join)) = self.formula.zip(self.join) else { return String::new() };
        let whole = formula.try_join(ROOK, join).map_or_else(String::new, |whole| whole.words(words).to_string());
        let last = ROOK.words(words).to_string();
        whole.strip_suffix(&last).unwrap_or(&whole).to_owned()
    }
}

/// The squares that a formula is to yield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormulaGoal {
    /// Where the piece stands.
    pub from: Square,
    /// Whose it is: which way is forward.
    pub color: Color,
    /// The part of the board.
    pub area: Area,
    /// The squares.
    pub squares: SquareSet,
}

impl FormulaGoal {
    /// The squares of a formula for the piece of this goal.
    pub const fn squares_of(&self, formula: &Formula) -> SquareSet {
        formula.squares(self.from, self.color, self.area)
    }
}
