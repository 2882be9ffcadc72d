//! A JSON Schema of lesson files, for editors that complete and check while typing.
//!
//! Draft 4, the one that the language server behind the usual TOML extensions takes; of it only keywords that every later
//! draft reads alike, so that any other tool may use the schema too. It knows keys, their values and which belong
//! together; that a FEN is right or a move is legal only `check` can tell.

use serde_json::{Map, Value as Json, json};

use super::{KINDS, Key, Need, Part, Value};
use crate::i18n::Lang;
use crate::lesson::{MAX_STEPS, check::options};
use crate::wording::Words;

/// The schema, with its descriptions in a language.
pub fn schema(lang: Lang) -> Json {
    let words = Words::interface(lang);
    let mut definitions = Map::new();
    for part in [Part::Mark, Part::Option, Part::Drawing, Part::Piece, Part::Forms, Part::Many] {
        definitions.insert(part.name().to_owned(), table(part.keys().iter(), words));
    }
    for kind in KINDS {
        definitions.insert(format!("step-{kind}"), step(kind, words));
    }
    let kinds: Vec<Json> = KINDS.iter().map(|kind| refer(&format!("step-{kind}"))).collect();
    definitions.insert("step".to_owned(), json!({ "anyOf": kinds }));
    definitions.insert("text".to_owned(), text(words));
    definitions.insert("name".to_owned(), json!({ "anyOf": [{ "type": "string" }, by_language(&refer("form"))] }));
    definitions.insert("form".to_owned(), json!({ "anyOf": [{ "type": "string" }, refer("forms")] }));
    let mut root = table(Part::Head.keys().iter(), words);
    if let Json::Object(root) = &mut root {
        root.insert("$schema".to_owned(), "http://json-schema.org/draft-04/schema#".into());
        root.insert("title".to_owned(), words.plain("format-schema").into());
        root.insert("anyOf".to_owned(), json!([{ "required": ["article"] }, { "required": ["appendix"] }]));
        root.insert("definitions".to_owned(), Json::Object(definitions));
    }
    root
}

fn refer(name: &str) -> Json {
    json!({ "$ref": format!("#/definitions/{name}") })
}

/// A table with these keys and no others.
fn table<'k>(keys: impl Iterator<Item = &'k Key>, words: Words<'_>) -> Json {
    let keys: Vec<&Key> = keys.collect();
    let properties: Map<String, Json> = keys.iter().map(|key| (key.name.to_owned(), property(key, words))).collect();
    let needed: Vec<&str> = keys.iter().filter(|key| key.need == Need::Yes).map(|key| key.name).collect();
    let mut table = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    // Draft 4 wants at least one.
    if let (Json::Object(table), false) = (&mut table, needed.is_empty()) {
        table.insert("required".to_owned(), needed.into());
    }
    table
}

/// The steps of a kind.
fn step(kind: &str, words: Words<'_>) -> Json {
    let keys = || Part::Step.keys().iter().filter(|key| key.is_of(kind));
    let mut step = table(keys(), words);
    let unless_drawn: Vec<&str> = keys().filter(|key| key.need == Need::UnlessDrawn).map(|key| key.name).collect();
    if let Json::Object(step) = &mut step {
        step.insert("description".to_owned(), words.plain(&format!("format-kind-{kind}")).into());
        if let Some(Json::Object(word)) = step.get_mut("properties").and_then(|keys| keys.get_mut("kind")) {
            word.insert("enum".to_owned(), json!([kind]));
        }
        if !unless_drawn.is_empty() {
            let mut either = vec![json!({ "required": unless_drawn })];
            either.extend(keys().any(|key| key.name == "generate").then(|| json!({ "required": ["generate"] })));
            step.insert("anyOf".to_owned(), either.into());
        }
    }
    step
}

/// A key, described.
fn property(key: &Key, words: Words<'_>) -> Json {
    let list = |items: Json, fewest: usize| json!({ "type": "array", "items": items, "minItems": fewest });
    let string = || json!({ "type": "string" });
    let mut property = match key.value {
        Value::Of(_) => string(),
        Value::Word(words) => json!({ "type": "string", "enum": words() }),
        // So editors offer the words, and other names are as good.
        Value::Named(words) => json!({ "anyOf": [{ "enum": words() }, string()] }),
        Value::Some(_) => json!({ "anyOf": [string(), list(string(), 0)] }),
        Value::List(_) => list(string(), 1),
        Value::Number(low, high) => json!({ "type": "integer", "minimum": low, "maximum": high }),
        Value::Flag => json!({ "type": "boolean" }),
        Value::Text => json!({ "allOf": [refer("text")] }),
        Value::Name => json!({ "allOf": [refer("name")] }),
        Value::Table(part) => json!({ "allOf": [refer(part.name())] }),
        Value::Tables(part) => list(refer(part.name()), if part == Part::Option { options::FEWEST } else { 0 }),
        Value::Headers(part) => list(refer(part.name()), 1),
    };
    if let Json::Object(entries) = &mut property {
        entries.insert("description".to_owned(), words.plain(&format!("format-{}", key.doc)).into());
        if key.name == "step" {
            entries.insert("maxItems".to_owned(), MAX_STEPS.into());
        }
        if key.name == "options" {
            entries.insert("maxItems".to_owned(), options::MOST.into());
        }
        // What stands in the table is written as in TOML, which for such values is JSON too.
        if let Ok(default) = serde_json::from_str::<Json>(key.default) {
            entries.insert("default".to_owned(), default);
        }
    }
    property
}

/// A text: words for every language, words by language, or a message.
fn text(words: Words<'_>) -> Json {
    let message = table(Part::Text.keys().iter(), words);
    json!({ "anyOf": [{ "type": "string" }, by_language(&json!({ "type": "string" })), message] })
}

fn by_language(item: &Json) -> Json {
    let properties: Map<String, Json> = Lang::all().iter().map(|lang| (lang.tag().to_owned(), item.clone())).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false, "minProperties": 1 })
}
