//! The table of the format, the schema that is made of it and the reader agree; and `docs/lesson-format.*.md` and
//! `docs/lesson.schema*.json` are as the program is.
//!
//! After a change that is meant, `BLESS=1 cargo test --test format` writes these files anew.

mod format_support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::i18n::Lang;
use chess_codex::lesson::format::{KINDS, Key, PARTS, Part, Value, schema};
use chess_codex::lesson::{Files, Origin, Reading, Source, read, readings};
use format_support::reference::reference;
use format_support::validator::faults;
use toml::Value as Toml;

const EXAMPLES: &str = "tests/lessons/format";

/// The lessons of a folder: name and text.
fn lessons(folder: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "toml")).collect();
    paths.sort();
    let text = |path: &PathBuf| Some((path.file_stem()?.to_str()?.to_owned(), fs::read_to_string(path).ok()?));
    paths.iter().filter_map(text).collect()
}

fn root(text: &str) -> Option<Toml> {
    text.trim_start_matches('\u{feff}').parse::<toml::Table>().ok().map(Toml::Table)
}

/// A lesson of the folder of examples that reads like this.
fn read_as(id: &str, root: &Toml) -> Reading {
    let name = |lang: Lang| format!("{EXAMPLES}/locales/{lang}/{id}.ftl");
    let source = |&lang: &Lang| Some((lang, Source::new(name(lang), fs::read_to_string(name(lang)).ok()?)));
    read(Files {
        id: id.to_owned(),
        origin: Origin::File(PathBuf::from("x.toml")),
        lesson: Source::new("x.toml", toml::to_string(root).expect("it can be written")),
        messages: Lang::all().iter().filter_map(source).collect(),
        message_names: Lang::all().iter().map(|&lang| (lang, name(lang))).collect(),
        faults: Vec::new(),
    })
}

fn has(reading: &Reading, rules: &[&str]) -> bool {
    reading.faults.iter().any(|fault| rules.contains(&fault.rule.id))
}

fn json(value: &Toml) -> serde_json::Value {
    match value {
        Toml::String(text) => text.as_str().into(),
        Toml::Integer(number) => (*number).into(),
        Toml::Float(number) => (*number).into(),
        Toml::Boolean(flag) => (*flag).into(),
        // JSON has no dates: what would be one is nothing that any key wants.
        Toml::Datetime(_) => serde_json::Value::Null,
        Toml::Array(values) => values.iter().map(json).collect(),
        Toml::Table(table) => table.iter().map(|(key, value)| (key.clone(), json(value))).collect(),
    }
}

/// A way from the top of a lesson to a key of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    Key(String),
    Item(usize),
}

/// Every key of a lesson: the way to its table, its part, its kind of step, and itself.
fn keys(root: &Toml) -> Vec<(Vec<Turn>, Part, String, String)> {
    let mut found = Vec::new();
    walk(root, Part::Head, "", &mut Vec::new(), &mut found);
    found
}

fn key(part: Part, kind: &str, name: &str) -> Option<&'static Key> {
    part.keys().iter().find(|key| key.name == name && (part != Part::Step || key.is_of(kind)))
}

fn walk(value: &Toml, part: Part, kind: &str, way: &mut Vec<Turn>, found: &mut Vec<(Vec<Turn>, Part, String, String)>) {
    let Some(table) = value.as_table() else { return };
    let kind = table.get("kind").and_then(Toml::as_str).filter(|_| part == Part::Step).unwrap_or(kind);
    for (name, value) in table {
        found.push((way.clone(), part, kind.to_owned(), name.clone()));
        let inner = match key(part, kind, name).map(|key| key.value) {
            Some(Value::Text) => Some(Part::Text),
            Some(Value::Name) => Some(Part::Names),
            Some(Value::Table(part) | Value::Tables(part) | Value::Headers(part)) => Some(part),
            None if part == Part::Names => Some(Part::Forms),
            _ => None,
        };
        let Some(inner) = inner else { continue };
        way.push(Turn::Key(name.clone()));
        match value {
            Toml::Array(values) => {
                for (number, value) in values.iter().enumerate() {
                    way.push(Turn::Item(number));
                    walk(value, inner, kind, way, found);
                    way.pop();
                }
            }
            value => walk(value, inner, kind, way, found),
        }
        way.pop();
    }
}

/// The lesson with the table at the end of a way changed.
fn with(root: &Toml, way: &[Turn], change: impl FnOnce(&mut toml::Table)) -> Toml {
    let mut changed = root.clone();
    let mut here = &mut changed;
    for turn in way {
        here = match turn {
            Turn::Key(key) => here.get_mut(key).expect("the way goes on"),
            Turn::Item(number) => here.get_mut(*number).expect("the way goes on"),
        };
    }
    change(here.as_table_mut().expect("a table"));
    changed
}

#[test]
fn the_examples_are_good_and_have_every_key() {
    let mut seen = BTreeSet::new();
    for reading in readings(&[PathBuf::from(EXAMPLES)]) {
        assert!(reading.faults.is_empty(), "{}: {:?}", reading.id, reading.faults);
    }
    for (_, text) in lessons(EXAMPLES) {
        let keys = keys(&root(&text).expect("it is TOML"));
        seen.extend(keys.into_iter().filter_map(|(_, part, kind, name)| Some(key(part, &kind, &name)?.doc)));
    }
    let known: BTreeSet<&str> = PARTS.iter().flat_map(|(_, keys)| keys.iter().map(|key| key.doc)).collect();
    assert_eq!(seen, known);
    assert!(KINDS.iter().all(|kind| Path::new(EXAMPLES).join(format!("{kind}.toml")).exists()));
}

#[test]
fn a_key_of_another_name_is_unknown_to_reader_and_schema() {
    let schema = schema(Lang::ENGLISH);
    for (id, text) in lessons(EXAMPLES) {
        let root = root(&text).expect("it is TOML");
        for (way, part, _, name) in keys(&root) {
            let changed = with(&root, &way, |table| {
                let value = table.remove(&name).expect("it is there");
                table.insert("zzz".to_owned(), value);
            });
            let reading = read_as(&id, &changed);
            // Without its kind nothing of a step is known.
            let rules: &[&str] = if name == "kind" && part == Part::Step {
                &["missing-key"]
            } else {
                &["unknown-key", "unknown-language"]
            };
            assert!(has(&reading, rules), "{id} {way:?} {name}: {:?}", reading.faults);
            assert_ne!(faults(&schema, &json(&changed)), Vec::<String>::new(), "{id} {way:?} {name}");
        }
    }
}

#[test]
fn a_value_of_another_type_is_wrong_to_reader_and_schema() {
    let schema = schema(Lang::ENGLISH);
    let date: Toml = "x = 2024-01-01".parse::<toml::Table>().expect("it is TOML")["x"].clone();
    for (id, text) in lessons(EXAMPLES) {
        let root = root(&text).expect("it is TOML");
        for (way, _, _, name) in keys(&root) {
            let changed = with(&root, &way, |table| drop(table.insert(name.clone(), date.clone())));
            let reading = read_as(&id, &changed);
            assert!(has(&reading, &["wrong-type"]), "{id} {way:?} {name}: {:?}", reading.faults);
            assert_ne!(faults(&schema, &json(&changed)), Vec::<String>::new(), "{id} {way:?} {name}");
        }
    }
}

#[test]
fn words_and_numbers_are_those_of_the_reader() {
    let schema = schema(Lang::ENGLISH);
    for (id, text) in lessons(EXAMPLES) {
        let root = root(&text).expect("it is TOML");
        for (way, part, kind, name) in keys(&root) {
            let Some(key) = key(part, &kind, &name) else { continue };
            let set = |value: Toml| with(&root, &way, |table| drop(table.insert(name.clone(), value)));
            let both = |changed: &Toml, rules: &[&str]| {
                let told = has(&read_as(&id, changed), rules);
                (told, !faults(&schema, &json(changed)).is_empty())
            };
            match key.value {
                Value::Word(_) if name == "kind" && part == Part::Step => {}
                Value::Word(words) => {
                    let wrong = both(&set("zzz".into()), &["unknown-word"]);
                    assert_eq!(wrong, (true, true), "{id} {way:?} {name}");
                    for word in words() {
                        // Which puzzles there are depends on the piece and the kind of step.
                        let fits = part == Part::Drawing || !has(&read_as(&id, &set(word.into())), &["unknown-word"]);
                        assert!(fits, "{id} {way:?} {name} = {word}");
                    }
                }
                Value::Number(low, high) => {
                    for (number, wrong) in [(low - 1, true), (low, false), (high, false), (high + 1, true)] {
                        let changed = set(number.into());
                        let rules = ["generate-number", "article", "format"];
                        // How many moves there are at least is the solver's answer.
                        let (reader, schema) = both(&changed, &rules);
                        assert!(reader == wrong || name == "moves", "{id} {name} = {number}");
                        assert_eq!(schema, wrong, "{id} {name} = {number}");
                    }
                }
                _ => {}
            }
        }
    }
}

/// Faults of these rules can be seen by a schema, save in these lessons: which keys belong together there depends on what
/// the question is, or what the goal.
const NOT_FOR_A_SCHEMA: [&str; 2] = ["choose-question", "text-id-and-language"];

#[test]
fn the_schema_takes_good_lessons_and_refuses_bad_ones() {
    let schema = schema(Lang::ENGLISH);
    for folder in ["lessons", "tests/lessons/valid", EXAMPLES] {
        for (id, text) in lessons(folder) {
            let root = root(&text).expect("it is TOML");
            assert_eq!(faults(&schema, &json(&root)), Vec::<String>::new(), "{folder}/{id}");
        }
    }
    let mut refused = 0;
    for reading in readings(&[PathBuf::from("tests/lessons/invalid")]) {
        let Some(root) = root(reading.sources[0].text()) else { continue };
        let seen = has(&reading, &["unknown-key", "wrong-type"]) && !NOT_FOR_A_SCHEMA.contains(&reading.id.as_str());
        if seen {
            refused += 1;
            assert_ne!(faults(&schema, &json(&root)), Vec::<String>::new(), "{}", reading.id);
        }
    }
    assert!(refused >= 10, "only {refused}");
}

#[test]
fn what_is_kept_is_as_the_program_is() {
    let bless = std::env::var_os("BLESS").is_some();
    for &lang in Lang::all() {
        let ending = if lang == Lang::ENGLISH { String::new() } else { format!(".{lang}") };
        let files = [
            (format!("docs/lesson.schema{ending}.json"), format!("{:#}\n", schema(lang))),
            (format!("docs/lesson-format.{lang}.md"), reference(lang, EXAMPLES)),
        ];
        for (path, text) in files {
            if bless {
                fs::write(&path, &text).expect("it can be written");
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == text, "{path} is stale: BLESS=1 cargo test --test format");
        }
    }
}
