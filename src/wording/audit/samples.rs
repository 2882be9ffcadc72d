//! Sample values for the variables of messages, and which variants they can reach.

use std::collections::{BTreeMap, BTreeSet};

use crate::i18n::{Args, Lang, Messages, Pattern, Value};
use crate::rules::{Color, Piece, Role};
use crate::wording::{piece_key, role_key};

use super::Problem;
use super::parts::{Entry, Selection, Selector};

/// The variables that are chosen by and are no numbers, with all the values that they take.
const CHOICES: &[(&str, &[&str])] = &[
    ("color", &["white", "black"]),
    ("turn", &["white", "black"]),
    ("whose", &["built-in", "own"]),
    ("edition", &["preschool", "school"]),
    ("audience", &["preschool", "pupil"]),
    ("level", &["formula", "reach", "legal"]),
    ("only", &["all", "moves", "captures"]),
    ("line", &["file", "rank", "diagonal", "none"]),
    ("shade", &["light", "dark"]),
    ("wing", &["king", "queen"]),
    ("lang", &["ru", "en", "de"]),
    ("script", &["latin", "cyrillic"]),
    ("why", &["not-found", "permission", "unknown"]),
    (
        "wanted",
        &[
            "string", "integer", "boolean", "table", "strings", "text", "blocks", "stages", "steps", "pieces", "marks",
            "mark", "options", "option", "drawing",
        ],
    ),
    ("found-type", &["string", "integer", "float", "boolean", "datetime", "array", "table"]),
];

/// What `GENDER` can answer; a lesson's own piece may have one that no piece of the game has.
const GENDERS: &[&str] = &["masculine", "feminine", "neuter"];

/// Numbers that take every form of the plural, in Russian too.
const NUMBERS: [i64; 7] = [0, 1, 2, 5, 11, 21, 101];
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// More combinations than these are not all tried.
const MANY: usize = 500;

/// What a variable is, as its uses in all languages tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The key of a piece.
    Piece,
    /// A number; with those that have a variant of their own.
    Number(BTreeSet<i64>),
    /// One of these.
    Choice(&'static [&'static str]),
    /// Chosen by, but not known to take any value.
    Unknown,
    /// Only printed: a number or a text.
    Shown,
}

/// The variables of a message with their kinds.
pub(super) type Kinds = BTreeMap<String, Kind>;

/// The kinds of a message's variables, from what it does with them in every language.
pub(super) fn kinds(everywhere: &[&Entry]) -> Kinds {
    let names: BTreeSet<&String> = everywhere.iter().flat_map(|entry| entry.uses.keys()).collect();
    let kind = |name: &String| {
        let uses = || everywhere.iter().filter_map(|entry| entry.uses.get(name));
        let keys: BTreeSet<&str> = uses().flat_map(|uses| uses.keys.iter().map(String::as_str)).collect();
        let known = CHOICES.iter().find(|(its, _)| its == name);
        if uses().any(|uses| uses.piece) {
            Kind::Piece
        } else if let Some((_, values)) = known {
            Kind::Choice(values)
        } else if keys.is_empty() {
            if name.ends_with("count") { Kind::Number(BTreeSet::new()) } else { Kind::Shown }
        } else if keys.iter().all(|key| is_number_key(key)) {
            Kind::Number(keys.iter().filter_map(|key| key.parse().ok()).collect())
        } else {
            Kind::Unknown
        }
    };
    names.into_iter().map(|name| (name.clone(), kind(name))).collect()
}

fn is_number_key(key: &str) -> bool {
    CATEGORIES.contains(&key) || key.parse::<i64>().is_ok()
}

/// The categories of the plural that whole numbers take in a language.
pub(super) fn plural_categories(messages: &Messages, lang: Lang) -> BTreeSet<String> {
    let variants =
        CATEGORIES.map(|category| format!("\n[{category}] {category}")).concat().replace("[other]", "*[other]");
    let Ok(probe) = Pattern::parse(&format!("{{ $n ->{variants}\n}}")) else { return BTreeSet::new() };
    (0..200).map(|n: i64| messages.format_pattern(lang, &probe, &Args::new().with("n", n))).collect()
}

/// A variant that no value reaches, or a form of the plural that has none.
pub(super) fn unreachable(selection: &Selection, kinds: &Kinds, categories: &BTreeSet<String>) -> Option<Problem> {
    let (name, kind) = match &selection.selector {
        Selector::Variable(name) => (format!("${name}"), kinds.get(name)?),
        Selector::Gender => ("GENDER()".to_owned(), &Kind::Choice(GENDERS)),
        Selector::Other => ("an expression".to_owned(), &Kind::Unknown),
    };
    let keys = &selection.keys;
    let variant = |what, key: &str| Some(Problem::Variant { selector: name.clone(), what, key: key.to_owned() });
    let twice = keys.iter().enumerate().find(|(i, key)| keys[..*i].contains(key));
    if let Some((_, key)) = twice {
        return variant("there are two variants", key);
    }
    match kind {
        Kind::Number(_) => {
            if let Some(key) = keys.iter().find(|key| !is_number_key(key)) {
                return variant("no number is", key);
            }
            let unused = |key: &&String| *key != "other" && key.parse::<i64>().is_err() && !categories.contains(*key);
            if let Some(key) = keys.iter().find(unused) {
                return variant("no number of this language is", key);
            }
            let plural = keys.iter().any(|key| key != "other" && categories.contains(key));
            let absent = categories.iter().find(|category| !keys.contains(category));
            absent.filter(|_| plural).and_then(|key| variant("there is no variant", key))
        }
        Kind::Choice(values) => {
            let odd = keys.iter().find(|key| *key != "other" && !values.contains(&key.as_str()));
            let idle =
                keys.iter().find(|key| *key == "other" && values.iter().all(|value| keys.iter().any(|k| k == value)));
            odd.or(idle).and_then(|key| variant("no value is", key))
        }
        Kind::Unknown => variant("it is not known which values it takes, as", keys.first().map_or("", String::as_str)),
        Kind::Piece | Kind::Shown => None,
    }
}

/// Values for the variables: all combinations, or if those are too many each value once.
pub(super) fn combinations(kinds: &Kinds) -> Vec<Args> {
    let values: Vec<(&String, Vec<Value>)> = kinds.iter().map(|(name, kind)| (name, values(name, kind))).collect();
    let product = values.iter().fold(1usize, |product, (_, values)| product.saturating_mul(values.len()));
    if product <= MANY {
        return values.iter().fold(vec![Args::new()], |all, (name, values)| {
            let with = |args: &Args| {
                values.iter().map(|value| args.clone().with((*name).clone(), value.clone())).collect::<Vec<_>>()
            };
            all.iter().flat_map(with).collect()
        });
    }
    let longest = values.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let turn = |i: usize, shift: usize| {
        values.iter().enumerate().fold(Args::new(), |args, (place, (name, values))| {
            let value = values.get((i + shift * place) % values.len().max(1)).cloned();
            value.into_iter().fold(args, |args, value| args.with((*name).clone(), value))
        })
    };
    (0..longest).flat_map(|i| [turn(i, 0), turn(i, 1), turn(i, 5)]).collect()
}

fn values(name: &str, kind: &Kind) -> Vec<Value> {
    match kind {
        Kind::Piece => {
            let colored =
                Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| piece_key(Piece { color, role })));
            colored.chain(Role::ALL.map(role_key)).collect()
        }
        Kind::Number(own) => NUMBERS.into_iter().chain(own.iter().copied()).map(Value::Number).collect(),
        Kind::Choice(values) => values.iter().map(|value| Value::from(*value)).collect(),
        // Lists come with their number: both names are variables, and each is given by itself.
        Kind::Shown | Kind::Unknown if name.ends_with('s') => vec![Value::from("b3, c2"), Value::Number(5)],
        Kind::Shown | Kind::Unknown => vec![Value::from("d4"), Value::Number(5)],
    }
}
