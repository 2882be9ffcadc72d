//! The name of a set of puzzles, short enough for a blackboard: `knight-4217`, `rook-reach-88`, `castling-judge-3-512`.
//!
//! What it is about, then the kind (unless it is `find`), the level (unless it is the usual one), one grade (unless it is all of
//! them), and the seed. A seed is digits alone, so that no letter is taken for another. It is read in either case, with
//! spaces or hyphens, in Russian words, and typed with a Russian layout on.

use std::fmt;
use std::str::FromStr;

use super::{Kind, Puzzle, Rng, Spec, SpecError, Topic, generate};
use crate::rules::Level;

/// The name of a set of puzzles: the same on every machine and in every later version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// What the puzzles are about.
    pub topic: Topic,
    /// What they ask.
    pub kind: Kind,
    /// At which level of the rules.
    pub level: Level,
    /// One grade, if it is not all of them.
    pub grade: Option<u8>,
    /// Which of all such sets.
    pub seed: u32,
}

/// A code in the making: what was said of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// What the puzzles are about.
    pub topic: Option<Topic>,
    /// What they ask.
    pub kind: Option<Kind>,
    /// At which level of the rules.
    pub level: Option<Level>,
    /// One grade.
    pub grade: Option<u8>,
    /// Which of all such sets.
    pub seed: Option<u32>,
}

/// Why a text is no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// Nothing was written.
    Empty,
    /// It does not begin with what it is about.
    Topic(String),
    /// A word that no code has.
    Word(String),
    /// A number that is no seed: [`Code::MOST`] is the greatest.
    Number(String),
    /// Something was said twice, or in the wrong place.
    Order(String),
    /// A hyphen that joins nothing: at the beginning, at the end, or two in a row.
    Hyphen(String),
    /// There are no such puzzles.
    Spec(SpecError),
}

impl From<SpecError> for CodeError {
    fn from(error: SpecError) -> Self {
        Self::Spec(error)
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "an empty text is no code"),
            Self::Topic(word) => write!(f, "a code begins with a piece or a double move, not with {word:?}"),
            Self::Word(word) => write!(f, "{word:?} is no word of codes"),
            Self::Number(number) if number.is_empty() => write!(f, "the code ends without a seed"),
            Self::Number(number) => write!(f, "{number} is no seed, or no grade"),
            Self::Order(word) => write!(f, "{word:?} stands twice, or in the wrong place"),
            Self::Hyphen(text) => write!(f, "{text:?} has a hyphen too many"),
            Self::Spec(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for CodeError {}

/// What joins words, besides spaces: the hyphens and dashes that keyboards and word processors give.
const HYPHENS: &str = "-‐‑–—_";

/// A text without case, every separator a hyphen.
pub(super) fn plain(text: &str) -> String {
    let parts = text.split(|c: char| c.is_whitespace() || HYPHENS.contains(c)).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-").to_lowercase()
}

/// Whether every hyphen stands between two words: a code that was copied only half is told from a whole one.
pub(super) fn joins_well(text: &str) -> Result<(), CodeError> {
    let parts: Vec<&str> = text.trim().split(|c| HYPHENS.contains(c)).collect();
    let is_well = parts.len() < 2 || parts.iter().all(|part| !part.trim().is_empty());
    if is_well { Ok(()) } else { Err(CodeError::Hyphen(text.trim().to_owned())) }
}

/// What a key of a Russian layout types in the Latin one.
pub(super) fn by_place(text: &str) -> String {
    const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбю";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
    let latin = |c| RUSSIAN.chars().zip(LATIN.chars()).find(|(russian, _)| *russian == c).map_or(c, |(_, latin)| latin);
    text.chars().map(latin).collect()
}

/// What a word of a code says.
enum Said {
    Topic(Topic),
    Kind(Kind),
    Level(Level),
}

impl Said {
    const LEVELS: [(Level, [&'static str; 2]); 3] = [
        (Level::Formula, ["formula", "формула"]),
        (Level::Reach, ["reach", "ходы"]),
        (Level::Legal, ["legal", "правила"]),
    ];

    fn of(word: &str) -> Option<Self> {
        if let Some(topic) = Topic::parse(word) {
            return Some(Self::Topic(topic));
        }
        if let Some((level, _)) = Self::LEVELS.into_iter().find(|(_, names)| names.contains(&word)) {
            return Some(Self::Level(level));
        }
        Kind::parse(word).map(Self::Kind)
    }
}

impl Wish {
    /// Reads as much of a code as is written; the seed may be left out, and so may all but the topic.
    ///
    /// # Errors
    /// The first word that cannot be read.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let whole = text;
        let text = plain(text);
        let words: Vec<&str> = text.split('-').filter(|word| !word.is_empty()).collect();
        let mut wish = Self::default();
        let mut numbers = Vec::new();
        let mut at = 0;
        while let Some(&word) = words.get(at) {
            if word.chars().all(|c| c.is_ascii_digit()) {
                let number: Option<u32> = word.parse().ok().filter(|number| *number <= Code::MOST);
                numbers.push(number.ok_or_else(|| CodeError::Number(word.to_owned()))?);
                at += 1;
                continue;
            }
            let several = (1..=3).rev().filter_map(|length| words.get(at..at + length));
            let mut read = several.filter_map(|some| {
                let word = some.join("-");
                Said::of(&word).or_else(|| Said::of(&by_place(&word))).map(|said| (said, some.len()))
            });
            let Some((said, length)) = read.next() else {
                // A topic may be several words.
                let is_unknown =
                    |word: &&&str| !word.starts_with(|c: char| c.is_ascii_digit()) && Said::of(word).is_none();
                let unknown: Vec<&str> = words.iter().skip(at).take_while(is_unknown).copied().collect();
                return Err(match at {
                    0 => CodeError::Topic(if unknown.is_empty() { word.to_owned() } else { unknown.join("-") }),
                    _ => CodeError::Word(word.to_owned()),
                });
            };
            let late = !numbers.is_empty() || wish.topic.is_none() && !matches!(said, Said::Topic(_));
            let again = match said {
                Said::Topic(topic) => wish.topic.replace(topic).is_some(),
                Said::Kind(kind) => wish.kind.replace(kind).is_some(),
                Said::Level(level) => wish.level.replace(level).is_some(),
            };
            if late || again {
                return Err(CodeError::Order(word.to_owned()));
            }
            at += length;
        }
        joins_well(whole)?;
        match numbers.as_slice() {
            [] => {}
            [seed] => wish.seed = Some(*seed),
            [grade, seed] => {
                let known = u8::try_from(*grade).ok().filter(|grade| Spec::GRADES.contains(grade));
                wish.grade = Some(known.ok_or_else(|| CodeError::Number(grade.to_string()))?);
                wish.seed = Some(*seed);
            }
            [_, _, more, ..] => return Err(CodeError::Order(more.to_string())),
        }
        if wish == Self::default() {
            return Err(CodeError::Empty);
        }
        match wish.topic {
            None => Err(CodeError::Topic(text)),
            Some(_) => Ok(wish),
        }
    }

    /// The code of the wish: `find` at the usual level where nothing else was said, and this seed.
    ///
    /// # Errors
    /// If there are no such puzzles.
    pub fn code(self, seed: u32) -> Result<Code, CodeError> {
        let topic = self.topic.ok_or(CodeError::Empty)?;
        let kind = self.kind.unwrap_or(Kind::Find);
        let level = self.level.unwrap_or(kind.only_level());
        let code = Code { topic, kind, level, grade: self.grade, seed: self.seed.unwrap_or(seed) };
        code.spec()?;
        Ok(code)
    }
}

impl Code {
    /// The words that stand for a level in a code; the first is printed.
    pub fn names_of_level(level: Level) -> [&'static str; 2] {
        Said::LEVELS.into_iter().find(|(its, _)| *its == level).map_or([""; 2], |(_, names)| names)
    }

    /// The greatest seed.
    pub const MOST: u32 = 999_999_999;
    /// The seeds that are drawn: they have four digits, so that they can be said and remembered.
    pub const DRAWN: std::ops::RangeInclusive<u32> = 1000..=9999;

    /// What its generator is asked.
    ///
    /// # Errors
    /// If there are no such puzzles.
    pub fn spec(&self) -> Result<Spec, SpecError> {
        let spec = Spec::new(self.topic, self.kind, self.level)?;
        match self.grade {
            Some(grade) => spec.of_grade(grade),
            None => Ok(spec),
        }
    }

    /// The puzzle with this number, from 0; none if there are no such puzzles. Ten puzzles in a row go from easy to hard.
    pub fn puzzle(&self, number: u32) -> Option<Puzzle> {
        let mut spec = self.spec().ok()?;
        let (low, high) = (*spec.grade.start(), *spec.grade.end());
        let steps = u32::from(high - low) + 1;
        spec.aim = Some(low + (number % 10 * steps / 10) as u8);
        // What the seed deals may fit no board of this grade (a condition of castling that takes more pieces, say): then it
        // is dealt again, from what no other seed begins with.
        let dealt = |again: u64| generate(&spec, &mut Rng::nth(u64::from(self.seed) | again << 32, u64::from(number)));
        (0..Self::DEALS).find_map(dealt)
    }

    /// So often is dealt before a puzzle is given up.
    const DEALS: u64 = 16;
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.topic.name())?;
        if self.kind != Kind::Find {
            write!(f, "-{}", self.kind.code_name())?;
        }
        if self.level != self.kind.only_level() {
            write!(f, "-{}", Self::names_of_level(self.level)[0])?;
        }
        if let Some(grade) = self.grade {
            write!(f, "-{grade}")?;
        }
        write!(f, "-{}", self.seed)
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a whole code; without a seed it is none.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let wish = Wish::parse(text)?;
        match wish.seed {
            Some(seed) => wish.code(seed),
            None => Err(CodeError::Number(String::new())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_printed_and_in_other_ways() {
        for (typed, printed) in [
            ("knight-4217", "knight-4217"),
            ("Knight 4217", "knight-4217"),
            ("KNIGHT–find–legal–4217", "knight-4217"),
            ("конь-4217", "knight-4217"),
            ("Лошадь 4217", "knight-4217"),
            ("конём 4217", "knight-4217"),
            ("королева-5", "queen-5"),
            ("тура 88", "rook-88"),
            ("офицер-3", "bishop-3"),
            ("лтшпре-4217", "knight-4217"),
            ("rook-reach-88", "rook-reach-88"),
            ("ладья ходы 88", "rook-reach-88"),
            ("queen-formula-5", "queen-formula-5"),
            ("queen-name-5", "queen-name-5"),
            ("knight-odd-one-out-7", "knight-odd-7"),
            ("en-passant-judge-12", "en-passant-judge-12"),
            ("взятие на проходе судья 12", "en-passant-judge-12"),
            ("castling-judge-3-512", "castling-judge-3-512"),
            ("rook-3", "rook-3"),
            ("rook-labyrinth-007", "rook-labyrinth-7"),
        ] {
            let code: Code = typed.parse().unwrap_or_else(|error| panic!("{typed}: {error:?}"));
            assert_eq!(code.to_string(), printed, "{typed}");
            assert_eq!(printed.parse(), Ok(code));
        }
    }

    #[test]
    fn what_is_no_code_is_told() {
        let read = |text: &str| text.parse::<Code>().unwrap_err();
        assert_eq!(read(" "), CodeError::Empty);
        assert_eq!(read("unicorn-7"), CodeError::Topic("unicorn".into()));
        assert_eq!(read("rook-jump-7"), CodeError::Word("jump".into()));
        assert_eq!(read("rook"), CodeError::Number(String::new()));
        assert_eq!(read("rook-1000000000"), CodeError::Number("1000000000".into()));
        assert_eq!(read("rook-9-7"), CodeError::Number("9".into()));
        assert_eq!(read("rook-bishop-7"), CodeError::Order("bishop".into()));
        assert_eq!(read("rook-7-reach"), CodeError::Order("reach".into()));
        assert_eq!(read("reach-rook-7"), CodeError::Order("reach".into()));
        assert_eq!(read("7"), CodeError::Topic("7".into()));
        for half in ["knight-", "knight-7-", "-knight-7", "knight--7", "knight - - 7", "knight-–7"] {
            assert_eq!(read(half), CodeError::Hyphen(half.into()));
        }
        assert_eq!(read("knight- …"), CodeError::Word("…".into()));
        assert_eq!(read("knight/7"), CodeError::Topic("knight/7".into()));
        assert_eq!(read("knight-7."), CodeError::Word("7.".into()));
        assert_eq!(read("rook-odd-7"), CodeError::Spec(SpecError::Kind(Kind::Odd, Topic::Rook)));
        let level = SpecError::Level(Kind::Find, Topic::Castling, Level::Reach);
        assert_eq!(read("castling-reach-7"), CodeError::Spec(level));
    }

    #[test]
    fn every_code_is_printed_so_that_it_is_read_again() {
        for topic in Topic::ALL {
            for kind in Kind::ALL {
                for level in [Level::Formula, Level::Reach, Level::Legal] {
                    for grade in [None, Some(1), Some(2), Some(5)] {
                        let code = Code { topic, kind, level, grade, seed: 4217 };
                        if code.spec().is_ok() {
                            assert_eq!(code.to_string().parse(), Ok(code), "{code}");
                        }
                    }
                }
            }
        }
    }
}
