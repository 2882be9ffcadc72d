//! The JSON of a learner read, every value looked at before anything is written: it may come from anywhere.

use serde_json::{Map, Value};

use crate::args;
use crate::i18n::Args;
use crate::rules::{Level, Square, SquareSet};
use crate::text::{clean, shorten};

use super::export::{FORMAT, VERSION};
use super::record::level_key;
use super::reports::role;
use super::review::{Card, Stage};
use super::{Answer, Audience, Learner, LearnerId, Moment, Source, StoreError, Symbol, clean_name};

/// What came of an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// Who it belongs to now.
    pub learner: Learner,
    /// Whether that learner was not here before.
    pub is_new: bool,
    /// So many answers were new.
    pub answers: usize,
    /// So many were here already.
    pub known: usize,
}

/// Why a text cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is not JSON; what is wrong stands here, both from 1, columns in bytes.
    NotJson {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is JSON, and no learner of ours.
    NotALearner,
    /// A newer version of the program wrote it.
    Newer,
    /// A value is missing or is not what it should be.
    Wrong {
        /// Where it stands, as `answers[3].at`.
        place: String,
    },
    /// It belongs to this learner already, and another one was named.
    Elsewhere(String),
    /// It could not be stored.
    Store(StoreError),
}

impl ImportError {
    /// Its messages, as those of a [`super::Notice`].
    pub fn messages(&self) -> Vec<(String, Args)> {
        let one = |id: &str, args| vec![(id.to_owned(), args)];
        match self {
            Self::NotJson { line, column } => one("import-not-json", args!["line" => *line, "column" => *column]),
            Self::NotALearner => one("import-not-a-learner", args![]),
            Self::Newer => one("import-newer", args![]),
            Self::Wrong { place } => one("import-wrong", args!["place" => shorten(&clean(place), 60)]),
            Self::Elsewhere(name) => one("import-elsewhere", args!["name" => name.as_str()]),
            Self::Store(error) => error.messages(),
        }
    }
}

/// A learner as it stands in the text.
#[derive(Debug)]
pub(super) struct Parsed {
    pub uid: Vec<u8>,
    also: Vec<Vec<u8>>,
    pub learner: Learner,
    pub settings: Vec<(String, String)>,
    pub places: Vec<(String, u32, Moment)>,
    pub finishes: Vec<ParsedFinish>,
    pub cards: Vec<Card>,
    pub answers: Vec<ParsedAnswer>,
}

#[derive(Debug)]
pub(super) struct ParsedFinish {
    pub uid: Vec<u8>,
    pub at: Moment,
    pub lesson: String,
    pub stars: u8,
    pub reset_at: Option<Moment>,
}

#[derive(Debug)]
pub(super) struct ParsedAnswer {
    pub uid: Vec<u8>,
    pub at: Moment,
    pub answer: Answer,
    /// The letter of the piece, which may be one of a lesson's own.
    pub piece: Option<String>,
    pub reset_at: Option<Moment>,
}

impl Parsed {
    /// The identities by which the learner is known somewhere.
    pub fn identities(&self) -> impl Iterator<Item = &Vec<u8>> {
        std::iter::once(&self.uid).chain(&self.also)
    }
}

/// No text of ours is longer, in characters.
const LONGEST: usize = 400;
/// The year 9999 in milliseconds: no moment is further from 1970.
const FURTHEST: i64 = 253_402_300_799_999;

/// Reads the text.
pub(super) fn parse(json: &str) -> Result<Parsed, ImportError> {
    let json = json.trim_start_matches('\u{FEFF}');
    let value: Value = serde_json::from_str(json)
        .map_err(|error| ImportError::NotJson { line: error.line(), column: error.column() })?;
    let root = At { value: &value, place: String::new() };
    if root.field("format").text().is_ok_and(|format| format == FORMAT) {
        match root.field("version").number::<u64>() {
            Ok(version) if version > VERSION => return Err(ImportError::Newer),
            version => version?,
        };
    } else {
        return Err(ImportError::NotALearner);
    }
    let head = root.field("learner");
    let name = head.field("name");
    let learner = Learner {
        id: LearnerId(0),
        name: clean_name(&name.text()?).map_err(|_| name.wrong())?,
        symbol: Symbol::from_key(&head.field("symbol").text()?).unwrap_or(Symbol::Sun),
        audience: Audience::from_key(&head.field("audience").text()?).unwrap_or_default(),
        is_class: head.field("class").flag()?,
        last_seen: Moment(0),
    };
    let settings = root.field("settings");
    let pairs = settings.value.as_object().ok_or_else(|| settings.wrong())?;
    let pairs = pairs.keys().map(|key| Ok((cleaned(key), settings.field(key).text()?)));
    Ok(Parsed {
        uid: head.field("id").uid()?,
        also: head.field("also").list(|one| one.uid())?,
        learner,
        settings: pairs.collect::<Result<_, ImportError>>()?,
        places: root
            .field("places")
            .list(|one| Ok((one.field("lesson").text()?, one.field("step").number()?, one.field("at").moment()?)))?,
        finishes: root.field("finished").list(finish)?,
        cards: root.field("review").list(card)?,
        answers: root.field("answers").list(answer)?,
    })
}

fn finish(one: &At<'_>) -> Result<ParsedFinish, ImportError> {
    Ok(ParsedFinish {
        uid: one.field("id").uid()?,
        at: one.field("at").moment()?,
        lesson: one.field("lesson").text()?,
        stars: one.field("stars").stars()?,
        reset_at: one.field("reset").perhaps(At::moment)?,
    })
}

fn card(one: &At<'_>) -> Result<Card, ImportError> {
    Ok(Card {
        role: role(&one.field("piece").text()?),
        reason: one.field("reason").text()?,
        due: one.field("due").moment()?,
        last_review: one.field("last").moment()?,
        stability: one.field("stability").real()?,
        difficulty: one.field("difficulty").real()?,
        scheduled_days: one.field("days").number()?,
        reviews: one.field("reviews").number()?,
        lapses: one.field("lapses").number()?,
        stage: Stage::of(one.field("stage").number()?),
    })
}

fn answer(one: &At<'_>) -> Result<ParsedAnswer, ImportError> {
    let source = match (one.field("lesson").perhaps(At::text)?, one.field("code").perhaps(At::text)?) {
        (Some(lesson), None) => Source::Lesson { lesson, step: one.field("step").text()? },
        (None, Some(code)) => Source::Practice { code, number: one.field("number").number()? },
        _ => return Err(one.field("lesson").wrong()),
    };
    let level = one.field("level");
    let levels = [Level::Formula, Level::Reach, Level::Legal];
    let named = |name: String| levels.into_iter().find(|&known| level_key(known) == name).ok_or_else(|| level.wrong());
    let piece = one.field("piece");
    let letter = piece.perhaps(At::text)?;
    if letter.as_ref().is_some_and(|letter| letter.len() != 1 || !letter.bytes().all(|byte| byte.is_ascii_alphabetic()))
    {
        return Err(piece.wrong());
    }
    let reasons = one.field("reasons").perhaps(At::text)?.unwrap_or_default();
    let answer = Answer {
        source,
        kind: one.field("kind").text()?,
        piece: None,
        level: level.perhaps(At::text)?.map(named).transpose()?,
        fen: one.field("fen").text()?,
        is_right: one.field("right").flag()?,
        hits: one.field("hits").squares()?,
        missed: one.field("missed").squares()?,
        extra: one.field("extra").squares()?,
        misconceptions: reasons.split_whitespace().map(str::to_owned).collect(),
        wrong_tries: one.field("wrong").number()?,
        hints: one.field("hints").number()?,
        stars: one.field("stars").perhaps(At::stars)?,
        took: one.field("took").perhaps(At::number)?,
    };
    Ok(ParsedAnswer {
        uid: one.field("id").uid()?,
        at: one.field("at").moment()?,
        answer,
        piece: letter,
        reset_at: one.field("reset").perhaps(At::moment)?,
    })
}

/// A value and where it stands.
struct At<'v> {
    value: &'v Value,
    place: String,
}

impl<'v> At<'v> {
    fn wrong(&self) -> ImportError {
        ImportError::Wrong { place: self.place.clone() }
    }

    /// The value of a name; nothing, if it has none.
    fn field(&self, name: &str) -> At<'v> {
        static NOTHING: Value = Value::Null;
        let value = self.value.as_object().and_then(|object: &Map<_, _>| object.get(name)).unwrap_or(&NOTHING);
        let dot = if self.place.is_empty() { "" } else { "." };
        At { value, place: format!("{}{dot}{name}", self.place) }
    }

    fn list<T>(&self, each: impl Fn(&At<'v>) -> Result<T, ImportError>) -> Result<Vec<T>, ImportError> {
        let items = self.value.as_array().ok_or_else(|| self.wrong())?;
        let numbered = items.iter().enumerate();
        numbered.map(|(number, value)| each(&At { value, place: format!("{}[{number}]", self.place) })).collect()
    }

    /// The value read so, unless there is none.
    fn perhaps<T>(&self, read: impl Fn(&Self) -> Result<T, ImportError>) -> Result<Option<T>, ImportError> {
        if self.value.is_null() { Ok(None) } else { read(self).map(Some) }
    }

    fn text(&self) -> Result<String, ImportError> {
        let text = self.value.as_str().map(cleaned).ok_or_else(|| self.wrong())?;
        if text.chars().count() <= LONGEST { Ok(text) } else { Err(self.wrong()) }
    }

    fn flag(&self) -> Result<bool, ImportError> {
        self.value.as_bool().ok_or_else(|| self.wrong())
    }

    fn number<T: TryFrom<u64>>(&self) -> Result<T, ImportError> {
        self.value.as_u64().and_then(|number| T::try_from(number).ok()).ok_or_else(|| self.wrong())
    }

    fn real(&self) -> Result<f64, ImportError> {
        self.value.as_f64().filter(|real| real.is_finite()).ok_or_else(|| self.wrong())
    }

    fn moment(&self) -> Result<Moment, ImportError> {
        let millis = self.value.as_i64().filter(|millis| (-FURTHEST..=FURTHEST).contains(millis));
        millis.map(Moment).ok_or_else(|| self.wrong())
    }

    fn stars(&self) -> Result<u8, ImportError> {
        let stars: u8 = self.number()?;
        if (1..=3).contains(&stars) { Ok(stars) } else { Err(self.wrong()) }
    }

    /// Squares by their names; left out, none.
    fn squares(&self) -> Result<SquareSet, ImportError> {
        let names = self.perhaps(Self::text)?.unwrap_or_default();
        let squares = names.split_whitespace().map(str::parse::<Square>).collect::<Result<_, _>>();
        squares.map_err(|_| self.wrong())
    }

    /// 128 bits in hexadecimal.
    fn uid(&self) -> Result<Vec<u8>, ImportError> {
        let text =
            self.value.as_str().filter(|text| text.len() == 32 && text.is_ascii()).ok_or_else(|| self.wrong())?;
        let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
        (0..16).map(|number| byte(number * 2)).collect::<Option<_>>().ok_or_else(|| self.wrong())
    }
}

/// A text of one line that may reach a terminal.
fn cleaned(text: &str) -> String {
    clean(text).replace('\n', " ")
}
