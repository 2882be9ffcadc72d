//! A mix of puzzles about everything, named by a code of its own: `mix-4217`, `mix-3-4217`.
//!
//! Each of its puzzles is a puzzle of a set with a code; so each can be asked for alone. What a mix is made of never
//! changes: the list below is part of the promise.

use std::fmt;
use std::str::FromStr;

use super::code::{by_place, joins_well, plain};
use super::rng::Deal;
use super::{Code, CodeError, Kind, Puzzle, Rng, Spec, Topic, Wish};

/// A mix by its code: the same puzzles on every machine and in every later version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mix {
    /// One grade, if it is not all of them; where there are no such puzzles the nearest grade there is.
    pub grade: Option<u8>,
    /// Which of all mixes.
    pub seed: u32,
}

/// One puzzle of a set: the code of the set, and the puzzle's number in it, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The set.
    pub code: Code,
    /// Which of its puzzles.
    pub number: u32,
}

/// What is asked beside all squares of a piece.
const OTHERS: [(Topic, &[Kind]); 9] = [
    (Topic::Rook, &[Kind::Way, Kind::Labyrinth, Kind::Captures, Kind::Twice, Kind::Check]),
    (Topic::Bishop, &[Kind::Way, Kind::Labyrinth, Kind::Captures, Kind::Twice, Kind::Check]),
    (Topic::Queen, &[Kind::Build, Kind::Way, Kind::Labyrinth, Kind::Captures, Kind::Check]),
    (Topic::King, &[Kind::Judge, Kind::Sentries, Kind::Captures, Kind::Check, Kind::Build]),
    (Topic::Knight, &[Kind::Build, Kind::Odd, Kind::Centre, Kind::Short, Kind::Way, Kind::Check]),
    (Topic::Pawn, &[Kind::Build, Kind::Formula, Kind::Check]),
    (Topic::Castling, &[Kind::Judge]),
    (Topic::EnPassant, &[Kind::Judge]),
    (Topic::Promotion, &[Kind::Find]),
];

/// What names a whole sitting: the code of a set, or of a mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetCode {
    /// A set of one kind about one thing.
    Set(Code),
    /// A mix of everything.
    Mix(Mix),
}

impl From<Code> for SetCode {
    fn from(code: Code) -> Self {
        Self::Set(code)
    }
}

impl From<Mix> for SetCode {
    fn from(mix: Mix) -> Self {
        Self::Mix(mix)
    }
}

impl fmt::Display for SetCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(code) => code.fmt(f),
            Self::Mix(mix) => mix.fmt(f),
        }
    }
}

impl FromStr for SetCode {
    type Err = CodeError;

    /// Reads a whole code; without a seed it is none.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        match Mix::parse(text, 0) {
            Some(_) => text.parse().map(Self::Mix),
            None => text.parse().map(Self::Set),
        }
    }
}

impl SetCode {
    /// Reads as much of a code as is written: what names the set, and this seed where none is written.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str, seed: u32) -> Result<Self, CodeError> {
        match Mix::parse(text, seed) {
            Some(mix) => mix.map(Self::Mix),
            None => Wish::parse(text)?.code(seed).map(Self::Set),
        }
    }

    /// Its seed.
    pub const fn seed(&self) -> u32 {
        match self {
            Self::Set(code) => code.seed,
            Self::Mix(mix) => mix.seed,
        }
    }

    /// The same with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u32) -> Self {
        match self {
            Self::Set(code) => Self::Set(Code { seed, ..code }),
            Self::Mix(mix) => Self::Mix(Mix { seed, ..mix }),
        }
    }

    /// Where its puzzle with this number, from 0, comes from.
    pub fn place(&self, number: u32) -> Option<Place> {
        match self {
            Self::Set(code) => Some(Place { code: *code, number }),
            Self::Mix(mix) => mix.place(number),
        }
    }

    /// The code without its seed: what the sets of all seeds have in common.
    pub fn set_name(&self) -> String {
        let whole = self.to_string();
        whole.rsplit_once('-').map_or_else(String::new, |(name, _)| name.to_owned())
    }
}

impl Place {
    /// The puzzle.
    pub fn puzzle(&self) -> Option<Puzzle> {
        self.code.puzzle(self.number)
    }
}

impl Mix {
    /// The words that name it; the first is printed.
    pub const NAMES: [&'static str; 2] = ["mix", "смесь"];

    /// Reads a mix whose seed may be left out; none if the text does not begin as one.
    ///
    /// # Errors
    /// What is wrong with the rest.
    pub fn parse(text: &str, seed: u32) -> Option<Result<Self, CodeError>> {
        let whole = text;
        let text = plain(text);
        let (first, rest) = text.split_once('-').unwrap_or((&text, ""));
        let is_mix = [first.to_owned(), by_place(first)].iter().any(|word| Self::NAMES.contains(&word.as_str()));
        is_mix.then(|| {
            joins_well(whole)?;
            let words: Vec<&str> = rest.split('-').filter(|word| !word.is_empty()).collect();
            let number = |word: &str| {
                let number: Option<u32> = word.parse().ok().filter(|number| *number <= Code::MOST);
                number.ok_or_else(|| match word.chars().all(|c| c.is_ascii_digit()) {
                    true => CodeError::Number(word.to_owned()),
                    false => CodeError::Word(word.to_owned()),
                })
            };
            match words.as_slice() {
                [] => Ok(Self { grade: None, seed }),
                [seed] => Ok(Self { grade: None, seed: number(seed)? }),
                [grade, seed] => {
                    let known = u8::try_from(number(grade)?).ok().filter(|grade| Spec::GRADES.contains(grade));
                    let grade = known.ok_or_else(|| CodeError::Number((*grade).to_owned()))?;
                    Ok(Self { grade: Some(grade), seed: number(seed)? })
                }
                [_, _, more, ..] => Err(CodeError::Order((*more).to_owned())),
            }
        })
    }

    /// Where the puzzle with this number, from 0, comes from. Nine in a row are about nine different things, ten go from easy
    /// to hard, and half of them ask for all squares.
    pub fn place(&self, number: u32) -> Option<Place> {
        let mut rng = Rng::nth(u64::from(self.seed), u64::from(number));
        let (topic, kinds) = *OTHERS.get(rng.deal(Deal::Kind, 9) as usize)?;
        let kind = if rng.deal(Deal::Feature, 2) == 0 { Kind::Find } else { rng.one(kinds)? };
        let (low, high) = super::grade::range(topic, kind, kind.only_level());
        let wanted = self.grade.unwrap_or(1 + (number % 10 / 2) as u8);
        let grade = Some(wanted.clamp(low, high));
        let seed = rng.between(*Code::DRAWN.start(), *Code::DRAWN.end());
        // Of two that belong together the second is met as often as the first.
        let is_paired = kind == Kind::Find && topic.is_paired();
        let number = if is_paired { rng.below(2) } else { 0 };
        Some(Place { code: Code { topic, kind, level: kind.only_level(), grade, seed }, number })
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.grade {
            Some(grade) => write!(f, "mix-{grade}-{}", self.seed),
            None => write!(f, "mix-{}", self.seed),
        }
    }
}

impl FromStr for Mix {
    type Err = CodeError;

    /// Reads a whole code; without a seed it is none.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let none = Code::MOST + 1;
        match Self::parse(text, none).unwrap_or_else(|| Err(CodeError::Topic(text.to_owned())))? {
            mix if mix.seed == none => Err(CodeError::Number(String::new())),
            mix => Ok(mix),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_mixes_are_read_as_they_are_printed_and_in_other_ways() {
        for (typed, printed) in [
            ("mix-4217", "mix-4217"),
            ("Mix 4217", "mix-4217"),
            ("MIX-3-4217", "mix-3-4217"),
            ("смесь 7", "mix-7"),
            ("ьшч-4217", "mix-4217"),
        ] {
            let mix: Mix = typed.parse().unwrap_or_else(|error| panic!("{typed}: {error:?}"));
            assert_eq!(mix.to_string(), printed);
            assert_eq!(printed.parse(), Ok(mix));
        }
        assert_eq!("mix-9-7".parse::<Mix>(), Err(CodeError::Number("9".into())));
        assert_eq!("mix-rook-7".parse::<Mix>(), Err(CodeError::Word("rook".into())));
        assert_eq!("mix-1-2-3".parse::<Mix>(), Err(CodeError::Order("3".into())));
        assert_eq!("mix-".parse::<Mix>(), Err(CodeError::Hyphen("mix-".into())));
        assert_eq!("mix".parse::<Mix>(), Err(CodeError::Number(String::new())));
        assert_eq!("mix-1000000000".parse::<Mix>(), Err(CodeError::Number("1000000000".into())));
        assert_eq!("mix-7".parse::<SetCode>().map(|code| code.set_name()), Ok("mix".into()));
        assert_eq!("rook-reach-7".parse::<SetCode>().map(|code| code.set_name()), Ok("rook-reach".into()));
        assert!(Mix::parse("rook-7", 1).is_none() && Mix::parse("", 1).is_none());
    }

    #[test]
    fn nine_in_a_row_are_about_nine_things_and_each_puzzle_can_be_had_alone() {
        for seed in 0..60 {
            let mix = Mix { grade: None, seed };
            let places: Vec<Place> = (0..9).filter_map(|number| mix.place(number)).collect();
            let mut topics: Vec<Topic> = places.iter().map(|place| place.code.topic).collect();
            topics.sort_unstable();
            assert_eq!(topics, Topic::ALL, "{mix}");
            for place in places {
                assert!(place.puzzle().is_some(), "{mix}: {}", place.code);
                assert_eq!(place.code.to_string().parse(), Ok(place.code));
            }
        }
    }

    #[test]
    fn a_mix_of_one_grade_is_as_near_to_it_as_there_is() {
        for number in 0..20 {
            let place = Mix { grade: Some(3), seed: 7 }.place(number).unwrap();
            assert_eq!(place.puzzle().map(|puzzle| puzzle.grade), place.code.grade);
            let (low, high) = super::super::grade::range(place.code.topic, place.code.kind, place.code.level);
            assert_eq!(place.code.grade, Some(3.clamp(low, high)));
        }
    }
}
