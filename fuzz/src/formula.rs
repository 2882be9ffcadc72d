//! Formulas: what is read is printed so that it reads the same in both languages, and its squares are those of a walker
//! that knows only words; what is refused is told with its place.

use chess_codex::rules::{Area, Color, Formula, FormulaWords, Square, SquareSet};

use super::bytes::digest;
use super::laws::{is_place, is_said};

/// Tries a text.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Formula::parse(&text) {
        Ok(formula) => {
            for words in [FormulaWords::English, FormulaWords::Russian] {
                let printed = formula.words(words).to_string();
                assert_eq!(Formula::parse(&printed), Ok(formula), "{printed}");
                assert_eq!(Formula::parse(&printed.to_uppercase()), Ok(formula), "{printed}");
            }
            let choice = digest(data);
            let square = |shift: u32| Square::at(usize::try_from(choice >> shift & 63).unwrap_or(0));
            for (from, area) in [(square(0), Area::FULL), (square(6), Area::new(square(12), square(18)))] {
                for color in Color::ALL {
                    let printed = formula.words(FormulaWords::English).to_string();
                    let expected = Walker { from, color, area }.squares(&printed);
                    assert_eq!(formula.squares(from, color, area), expected, "{printed} from {from} in {area:?}");
                }
            }
        }
        Err(error) => {
            is_place(&text, &error.at);
            is_said(|words| words.formula_fault(&error));
        }
    }
}

/// Reads the English words of a formula and looks at every square for itself.
struct Walker {
    from: Square,
    color: Color,
    area: Area,
}

impl Walker {
    fn squares(&self, printed: &str) -> SquareSet {
        if !self.area.contains(self.from) {
            return SquareSet::EMPTY;
        }
        let spaced = printed.replace('(', " ( ").replace(')', " ) ");
        let mut words = spaced.split_whitespace().rev().collect();
        let found = self.either(&mut words);
        assert!(words.is_empty(), "{printed}");
        found
    }

    fn either(&self, words: &mut Vec<&str>) -> SquareSet {
        let mut found = self.both(words);
        while words.pop_if(|word| *word == "or").is_some() {
            found |= self.both(words);
        }
        found
    }

    fn both(&self, words: &mut Vec<&str>) -> SquareSet {
        let mut found = self.single(words);
        while words.pop_if(|word| *word == "and").is_some() {
            found &= self.single(words);
        }
        found
    }

    fn single(&self, words: &mut Vec<&str>) -> SquareSet {
        match words.pop().expect("a word") {
            "(" => self.inside(words),
            "not" => {
                let inner = self.single(words);
                self.those(|to| !inner.contains(to))
            }
            "nearest" => {
                words.pop();
                let inner = self.inside(words);
                self.nearest(inner)
            }
            "forward" => {
                words.pop();
                let inner = self.inside(words);
                let ahead = |to: Square| match self.color {
                    Color::White => to.rank() > self.from.rank(),
                    Color::Black => to.rank() < self.from.rank(),
                };
                self.those(|to| inner.contains(to) && ahead(to))
            }
            "rook" => self.those(|to| self.is_line(to)),
            "bishop" => self.those(|to| self.is_diagonal(to)),
            "queen" => self.those(|to| self.is_line(to) || self.is_diagonal(to)),
            "king" => self.nearest(self.those(|to| self.is_line(to) || self.is_diagonal(to))),
            "knight" => self.nearest(self.those(|to| !self.is_line(to) && !self.is_diagonal(to))),
            other => panic!("{other} is no word of formulas"),
        }
    }

    fn inside(&self, words: &mut Vec<&str>) -> SquareSet {
        let found = self.either(words);
        assert_eq!(words.pop(), Some(")"));
        found
    }

    fn those(&self, fits: impl Fn(Square) -> bool) -> SquareSet {
        Square::all().filter(|&to| to != self.from && self.area.contains(to) && fits(to)).collect()
    }

    fn nearest(&self, of: SquareSet) -> SquareSet {
        let first = of.into_iter().map(|to| self.ring(to)).min();
        self.those(|to| of.contains(to) && Some(self.ring(to)) == first)
    }

    fn ring(&self, to: Square) -> u8 {
        to.file().abs_diff(self.from.file()).max(to.rank().abs_diff(self.from.rank()))
    }

    fn is_line(&self, to: Square) -> bool {
        to.file() == self.from.file() || to.rank() == self.from.rank()
    }

    fn is_diagonal(&self, to: Square) -> bool {
        to.file().abs_diff(self.from.file()) == to.rank().abs_diff(self.from.rank())
    }
}
