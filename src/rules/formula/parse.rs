//! Reading a formula, in English or Russian words or a mix of both.
//!
//! ```text
//! either  = both { or both }
//! both    = single { and single }
//! single  = not single | nearest ( either ) | forward ( either ) | ( either ) | NAME
//! ```

use std::ops::Range;

use super::error::{Expected, FormulaError, FormulaErrorKind};
use super::print::WORDS;
use super::{Formula, Op};

/// One word or sign of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Word(Op),
    Open,
    Close,
}

struct Parser<'t> {
    text: &'t str,
    tokens: Vec<(Token, Range<usize>)>,
    next: usize,
    depth: usize,
}

impl Formula {
    /// Reads a formula. Words in either language and either case; `not` binds tighter than `and`, `and` tighter than
    /// `or`.
    ///
    /// # Errors
    /// The first fault with its place in bytes and, where something else had to stand, what.
    pub fn parse(text: &str) -> Result<Self, FormulaError> {
        let mut parser = Parser { text, tokens: tokens(text)?, next: 0, depth: 0 };
        if parser.tokens.is_empty() {
            return Err(FormulaError { at: 0..text.len(), kind: FormulaErrorKind::Empty });
        }
        let formula = parser.either()?;
        match parser.peek() {
            None => Ok(formula),
            Some(_) => Err(parser.unexpected(Expected::OperatorOrEnd)),
        }
    }
}

fn tokens(text: &str) -> Result<Vec<(Token, Range<usize>)>, FormulaError> {
    let mut tokens = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, sign)) = rest.next() {
        let mut at = start..start + sign.len_utf8();
        let token = match sign {
            '(' => Token::Open,
            ')' => Token::Close,
            _ if sign.is_whitespace() => continue,
            _ if sign.is_alphabetic() => {
                while let Some(&(index, letter)) = rest.peek() {
                    if !letter.is_alphanumeric() {
                        break;
                    }
                    at.end = index + letter.len_utf8();
                    rest.next();
                }
                let word = &text[at.clone()];
                let lower = word.to_lowercase();
                match WORDS.iter().find(|(_, words)| words.contains(&lower.as_str())) {
                    Some((op, _)) => Token::Word(*op),
                    None => {
                        return Err(FormulaError { at, kind: FormulaErrorKind::UnknownWord(word.to_owned()) });
                    }
                }
            }
            _ => return Err(FormulaError { at, kind: FormulaErrorKind::UnknownSign(sign) }),
        };
        tokens.push((token, at));
    }
    Ok(tokens)
}

impl Parser<'_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.next).map(|(token, _)| *token)
    }

    /// The place of the next token, or of the end of the text.
    fn place(&self) -> Range<usize> {
        self.tokens.get(self.next).map_or(self.text.len()..self.text.len(), |(_, at)| at.clone())
    }

    fn fault(&self, kind: FormulaErrorKind) -> FormulaError {
        FormulaError { at: self.place(), kind }
    }

    fn unexpected(&self, expected: Expected) -> FormulaError {
        let found = self.peek().map(|_| self.text[self.place()].to_owned());
        self.fault(FormulaErrorKind::Unexpected { expected, found })
    }

    /// A chain of operands with one operator between, grouped from the left.
    fn chain(
        &mut self,
        operator: Op,
        operand: fn(&mut Self) -> Result<Formula, FormulaError>,
    ) -> Result<Formula, FormulaError> {
        let mut formula = operand(self)?;
        while self.peek() == Some(Token::Word(operator)) {
            let too_long = self.fault(FormulaErrorKind::TooLong);
            self.next += 1;
            let other = operand(self)?;
            formula = formula.try_join(other, operator).ok_or(too_long)?;
        }
        Ok(formula)
    }

    fn either(&mut self) -> Result<Formula, FormulaError> {
        self.chain(Op::Or, Self::both)
    }

    fn both(&mut self) -> Result<Formula, FormulaError> {
        self.chain(Op::And, Self::single)
    }

    fn single(&mut self) -> Result<Formula, FormulaError> {
        if self.depth == Formula::MAX_DEPTH {
            return Err(self.fault(FormulaErrorKind::TooDeep));
        }
        self.depth += 1;
        let too_long = self.fault(FormulaErrorKind::TooLong);
        let formula = match self.peek() {
            Some(Token::Open) => self.parenthesised()?,
            Some(Token::Word(op @ (Op::Nearest | Op::Forward))) => {
                self.next += 1;
                if self.peek() != Some(Token::Open) {
                    return Err(self.unexpected(Expected::Opening));
                }
                self.parenthesised()?.try_wrap(op).ok_or(too_long)?
            }
            Some(Token::Word(Op::Not)) => {
                self.next += 1;
                self.single()?.try_wrap(Op::Not).ok_or(too_long)?
            }
            Some(Token::Word(name)) if !matches!(name, Op::Or | Op::And) => {
                self.next += 1;
                Formula::leaf(name)
            }
            _ => return Err(self.unexpected(Expected::Operand)),
        };
        self.depth -= 1;
        Ok(formula)
    }

    fn parenthesised(&mut self) -> Result<Formula, FormulaError> {
        self.next += 1;
        let formula = self.either()?;
        if self.peek() != Some(Token::Close) {
            return Err(self.unexpected(Expected::OperatorOrClosing));
        }
        self.next += 1;
        Ok(formula)
    }
}
