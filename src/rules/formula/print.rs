//! Writing a formula in English or Russian words, with the fewest parentheses that keep its shape.

use std::fmt;

use super::{Formula, Op};

/// The language of a formula's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormulaWords {
    /// rook, or, nearest(...)
    English,
    /// ладья, или, ближайшее(...)
    Russian,
}

/// The words of each step: English, Russian, and other spellings that are read.
pub(super) const WORDS: [(Op, &[&str]); 10] = [
    (Op::Rook, &["rook", "ладья"]),
    (Op::Bishop, &["bishop", "слон"]),
    (Op::Queen, &["queen", "ферзь"]),
    (Op::King, &["king", "король"]),
    (Op::Knight, &["knight", "конь"]),
    (Op::Or, &["or", "или"]),
    (Op::And, &["and", "и"]),
    (Op::Not, &["not", "не"]),
    (Op::Nearest, &["nearest", "ближайшее"]),
    (Op::Forward, &["forward", "вперёд", "вперед"]),
];

/// A formula to be printed in one language; [`Formula::parse`] reads it back as the same value.
#[derive(Clone, Copy, Debug)]
pub struct WordedFormula {
    formula: Formula,
    words: FormulaWords,
}

impl Formula {
    /// The formula for printing in a language's words.
    pub const fn words(&self, words: FormulaWords) -> WordedFormula {
        WordedFormula { formula: *self, words }
    }

    /// Where the part of the program that ends before `end` begins: one whole operand.
    pub(super) fn operand_start(&self, end: usize) -> usize {
        let (mut start, mut needed) = (end, 1);
        while needed > 0 && start > 0 {
            start -= 1;
            needed += match self.ops[start] {
                Op::Or | Op::And => 1,
                Op::Not | Op::Nearest | Op::Forward => 0,
                _ => -1_i32,
            };
        }
        start
    }
}

/// How tightly the parts of an expression are bound; a looser part inside a tighter one needs parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Or,
    And,
    Not,
    Single,
}

fn binding(op: Op) -> Binding {
    match op {
        Op::Or => Binding::Or,
        Op::And => Binding::And,
        Op::Not => Binding::Not,
        _ => Binding::Single,
    }
}

impl WordedFormula {
    fn word(&self, op: Op) -> &'static str {
        let language = match self.words {
            FormulaWords::English => 0,
            FormulaWords::Russian => 1,
        };
        WORDS.iter().find(|(other, _)| *other == op).map_or("", |(_, words)| words[language])
    }

    /// Writes the operand that ends before `end`, in parentheses if it binds looser than `least`.
    fn write(&self, f: &mut fmt::Formatter<'_>, end: usize, least: Binding) -> fmt::Result {
        let op = self.formula.ops[end - 1];
        let bare = binding(op) >= least;
        if !bare {
            f.write_str("(")?;
        }
        match op {
            Op::Or | Op::And => {
                let middle = self.formula.operand_start(end - 1);
                self.write(f, middle, binding(op))?;
                write!(f, " {} ", self.word(op))?;
                // From the left: the same operator on the right keeps its parentheses.
                self.write(f, end - 1, if op == Op::Or { Binding::And } else { Binding::Not })?;
            }
            Op::Not => {
                write!(f, "{} ", self.word(op))?;
                self.write(f, end - 1, Binding::Not)?;
            }
            Op::Nearest | Op::Forward => {
                write!(f, "{}(", self.word(op))?;
                self.write(f, end - 1, Binding::Or)?;
                f.write_str(")")?;
            }
            _ => f.write_str(self.word(op))?,
        }
        if bare { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for WordedFormula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, self.formula.size(), Binding::Or)
    }
}
