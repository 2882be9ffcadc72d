//! `practice`: puzzles from seeds, on the screen, as lines of text or as JSON.

use std::ffi::OsString;
use std::io::Write;

use clap::ArgMatches;

use crate::args;
use crate::i18n::Value;
use crate::lesson::nearest;
use crate::plain::echo;
use crate::puzzle::{Code, CodeError, Kind, Mix, SetCode, SpecError, Topic, Wish};
use crate::rules::Level;
use crate::session::practice::Sitting;
use crate::wording::Words;

use super::args::{Common, LEVELS, PROGRAM, level};
use super::course;
use super::practice_lines;
use super::puzzle_json;
use super::seed;
use super::status::{Status, Trouble};

/// So many puzzles if nobody says how many.
const COUNT: u32 = 10;
/// More than these are not played in one go.
const MOST_PLAYED: u32 = 500;
/// More than these are not printed in one go.
const MOST_PRINTED: u32 = 1_000_000;

/// Gives the puzzles that the arguments ask for.
pub fn run(words: &Words<'_>, matches: &ArgMatches, common: &Common, out: &mut dyn Write) -> Result<Status, Trouble> {
    let (is_plain, is_json) = (matches.get_flag("plain") || course::is_dumb(), matches.get_flag("json"));
    if is_open(matches) && is_plain && common.learner.is_some() {
        return practice_lines::lines(words, common, None, out);
    }
    let code = set_code(words, matches)?;
    let most = if is_json { MOST_PRINTED } else { MOST_PLAYED };
    let count = match seed::text(matches, "count") {
        None => COUNT,
        Some(text) => seed::number(words, "--count", &text, 1, most)?,
    };
    if is_json {
        for number in 0..count {
            let place = code.place(number).and_then(|place| Some((place, place.puzzle()?)));
            let (place, puzzle) = place.ok_or_else(|| Trouble::Fault(words.plain("cli-wrong-usage")))?;
            writeln!(out, "{}", puzzle_json::line(&place.code, place.number, &puzzle))?;
        }
        return Ok(Status::Done);
    }
    if !is_plain && !course::on_terminal() {
        let command = format!("{PROGRAM} practice {code} --plain");
        let json = format!("{PROGRAM} practice {code} --json");
        return Err(Trouble::Usage(
            words.say("cli-practice-no-terminal", &args!["command" => command, "json" => json]),
        ));
    }
    let sitting = Sitting::of_code(code).sized(count as usize);
    if !is_plain {
        return course::practise(words, common, sitting);
    }
    practice_lines::lines(words, common, Some(sitting), out)
}

/// Whether nothing was said of what to practise: then it is chosen for the learner.
fn is_open(matches: &ArgMatches) -> bool {
    ["what", "kind", "rules", "seed", "count", "json"]
        .iter()
        .all(|id| !matches!(matches.value_source(id), Some(clap::parser::ValueSource::CommandLine)))
}

/// The code that is asked for: of a mix, or of a set.
fn set_code(words: &Words<'_>, matches: &ArgMatches) -> Result<SetCode, Trouble> {
    let said: Vec<String> = matches
        .get_many::<OsString>("what")
        .into_iter()
        .flatten()
        .map(|text| text.to_string_lossy().into_owned())
        .collect();
    let said = said.join(" ");
    let given = seed::given(words, matches)?;
    let Some(mix) = Mix::parse(&said, given.unwrap_or_else(|| easy_seed(seed::drawn()))) else {
        return code(words, matches, &said).map(SetCode::Set);
    };
    // A mix is of all kinds, at the level of each.
    for (id, argument) in [("kind", "--kind"), ("rules", "--rules")] {
        if matches.value_source(id) == Some(clap::parser::ValueSource::CommandLine) {
            return Err(Trouble::Usage(words.say("practice-mix-alone", &args!["argument" => argument])));
        }
    }
    let mix = mix.map_err(|error| Trouble::Fault(fault(words, &error)))?;
    Ok(SetCode::Mix(Mix { seed: given.unwrap_or(mix.seed), ..mix }))
}

/// The code that is asked for: what is not said is drawn, or the usual.
fn code(words: &Words<'_>, matches: &ArgMatches, said: &str) -> Result<Code, Trouble> {
    let mut wish = match Wish::parse(said) {
        Ok(wish) => wish,
        Err(CodeError::Empty) => Wish::default(),
        Err(error) => return Err(Trouble::Fault(fault(words, &error))),
    };
    if let Some(name) = seed::text(matches, "kind") {
        let kind = Kind::parse(&name).ok_or_else(|| {
            let names = Kind::ALL.map(|kind| own_name(words, names_of(Kind::names(), kind))).join(", ");
            let values = args!["argument" => "--kind", "value" => echo(&name), "values" => names];
            let meant = nearest(&name, Kind::names().map(|(name, kind)| (name, kind.name())));
            Trouble::Usage(with_guess(words, words.say("cli-invalid-value", &values), &meant))
        })?;
        wish.kind = Some(kind);
    }
    if matches.contains_id("rules") {
        wish.level = Some(level(matches));
    }
    wish.seed = seed::given(words, matches)?.or(wish.seed);
    let drawn = seed::drawn();
    let seed = wish.seed.unwrap_or_else(|| easy_seed(drawn));
    if wish.topic.is_none() {
        let kind = wish.kind.unwrap_or(Kind::Find);
        let level = wish.level.unwrap_or(kind.only_level());
        let fits: Vec<Topic> =
            Topic::ALL.into_iter().filter(|&topic| kind.has(topic) && kind.has_level(topic, level)).collect();
        // A seed that is given settles the topic too.
        wish.topic = fits.get(seed as usize % fits.len().max(1)).copied().or(Some(Topic::Knight));
    }
    wish.code(seed).map_err(|error| Trouble::Fault(fault(words, &error)))
}

/// A seed that a code can have, of those that are easily said.
pub(super) fn easy_seed(drawn: u64) -> u32 {
    let span = u64::from(Code::DRAWN.end() - Code::DRAWN.start()) + 1;
    Code::DRAWN.start() + (drawn % span) as u32
}

/// What puzzles can be about that is written nearly like that.
pub(super) fn near_topics(word: &str) -> Vec<&'static str> {
    let mixes = [("mix", "mix"), ("смесь", "mix")];
    nearest(word, Topic::names().map(|(name, topic)| (name, topic.name())).chain(mixes))
}

/// A message, and after it what was perhaps meant.
pub(super) fn with_guess(words: &Words<'_>, said: String, meant: &[&str]) -> String {
    match meant {
        [] => said,
        _ => format!("{said}\n{}", words.say("cli-did-you-mean", &args!["guess" => meant.join(", ")])),
    }
}

/// The names of one of those that are known by these.
fn names_of<T: PartialEq>(
    names: impl Iterator<Item = (&'static str, T)>,
    one: T,
) -> impl Iterator<Item = &'static str> {
    names.filter(move |(_, its)| *its == one).map(|(name, _)| name)
}

/// Of the names of a thing the first that is in the letters of the user's language, or else the first.
fn own_name(words: &Words<'_>, names: impl IntoIterator<Item = &'static str>) -> &'static str {
    let is_latin = words.plain("language-name").is_ascii();
    let names: Vec<&str> = names.into_iter().collect();
    names.iter().find(|name| is_latin || !name.is_ascii()).or(names.first()).copied().unwrap_or_default()
}

/// What is wrong with a code, and what is possible.
pub(super) fn fault(words: &Words<'_>, error: &CodeError) -> String {
    let list = |names: Vec<&'static str>| Value::List(names.into_iter().map(str::to_owned).collect());
    let topic_name = |topic| own_name(words, names_of(Topic::names(), topic));
    let kind_name = |kind| own_name(words, names_of(Kind::names(), kind));
    let topics = || list(Topic::ALL.map(topic_name).into_iter().chain([own_name(words, Mix::NAMES)]).collect());
    let level_name = |level: Level| LEVELS.iter().find(|(_, its)| *its == level).map_or("legal", |(name, _)| *name);
    match error {
        CodeError::Empty => words.say("practice-unknown-topic", &args!["word" => "…", "topics" => topics()]),
        CodeError::Topic(word) => {
            let said = words.say("practice-unknown-topic", &args!["word" => echo(word), "topics" => topics()]);
            with_guess(words, said, &near_topics(word))
        }
        CodeError::Word(word) => {
            let levels = LEVELS.map(|(_, level)| own_name(words, Code::names_of_level(level)));
            let names = list(Kind::ALL.map(kind_name).into_iter().chain(levels).collect());
            let said = words.say("practice-unknown-word", &args!["word" => echo(word), "words" => names]);
            let levels = LEVELS.map(|(name, _)| (name, name));
            let known = Kind::names().map(|(name, kind)| (name, kind.code_name())).chain(levels);
            with_guess(words, said, &nearest(word, known))
        }
        CodeError::Number(word) => {
            words.say("practice-number", &args!["word" => echo(word), "most" => Code::MOST.to_string()])
        }
        CodeError::Hyphen(text) => words.say("practice-hyphen", &args!["word" => echo(text)]),
        CodeError::Order(word) => words.say("practice-order", &args!["word" => echo(word)]),
        CodeError::Spec(SpecError::Kind(kind, topic)) => {
            let kinds = list(Kind::ALL.into_iter().filter(|kind| kind.has(*topic)).map(kind_name).collect());
            let values = args!["kind" => kind_name(*kind), "topic" => topic_name(*topic), "kinds" => kinds];
            words.say("practice-no-kind", &values)
        }
        CodeError::Spec(SpecError::Level(kind, topic, level)) => {
            let levels = LEVELS.into_iter().filter(|(_, level)| kind.has_level(*topic, *level));
            let values =
                args!["kind" => kind_name(*kind), "topic" => topic_name(*topic), "rules" => level_name(*level)];
            words.say("practice-no-level", &values.with("levels", list(levels.map(|(name, _)| name).collect())))
        }
        CodeError::Spec(SpecError::Grade(grade, low, high)) => {
            let text = |grade: u8| grade.to_string();
            words.say("practice-no-grade", &args!["grade" => text(*grade), "low" => text(*low), "high" => text(*high)])
        }
    }
}
