//! A validator for the keywords that our schema uses, and for no others: it refuses to run with any that it does not know.
//! The crates for all of JSON Schema bring forty to a hundred others; the schema itself was tried with one of them.

use serde_json::{Map, Value, json};

/// What is wrong with a document; nothing if it fits.
pub fn faults(schema: &Value, document: &Value) -> Vec<String> {
    let mut found = Vec::new();
    check(schema, schema, document, "", &mut found);
    found
}

fn check(root: &Value, schema: &Value, document: &Value, at: &str, found: &mut Vec<String>) {
    let mut tell = |what: &str| found.push(format!("{at}: {what}"));
    for (keyword, wants) in schema.as_object().expect("a schema is an object") {
        let right = match keyword.as_str() {
            "$schema" | "title" | "description" | "default" | "definitions" => true,
            "type" => is(document, wants.as_str().expect("a type")),
            "enum" => wants.as_array().expect("a list").contains(document),
            "minimum" => document.as_i64().is_none_or(|number| number >= wants.as_i64().expect("a number")),
            "maximum" => document.as_i64().is_none_or(|number| number <= wants.as_i64().expect("a number")),
            "minItems" => document.as_array().is_none_or(|items| items.len() >= count(wants)),
            "maxItems" => document.as_array().is_none_or(|items| items.len() <= count(wants)),
            "minProperties" => document.as_object().is_none_or(|entries| entries.len() >= count(wants)),
            "required" => document.as_object().is_none_or(|entries| {
                wants.as_array().expect("a list").iter().all(|key| entries.contains_key(key.as_str().expect("a key")))
            }),
            "additionalProperties" => {
                assert_eq!(wants, &json!(false));
                let known = schema["properties"].as_object().expect("the keys");
                document.as_object().is_none_or(|entries| entries.keys().all(|key| known.contains_key(key)))
            }
            "anyOf" => wants.as_array().expect("a list").iter().any(|one| fits(root, one, document)),
            "allOf" => wants.as_array().expect("a list").iter().all(|one| fits(root, one, document)),
            "$ref" => {
                let path = wants.as_str().and_then(|path| path.strip_prefix('#')).expect("a place in this schema");
                fits(root, root.pointer(path).expect("it is there"), document)
            }
            "properties" | "items" => true,
            other => panic!("the validator does not know {other}"),
        };
        if !right {
            tell(keyword);
        }
    }
    let none = Map::new();
    let keys = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
    for (key, value) in document.as_object().unwrap_or(&none) {
        if let Some(schema) = keys.get(key) {
            check(root, schema, value, &format!("{at}/{key}"), found);
        }
    }
    if let (Some(schema), Some(values)) = (schema.get("items"), document.as_array()) {
        for (number, value) in values.iter().enumerate() {
            check(root, schema, value, &format!("{at}/{number}"), found);
        }
    }
}

fn fits(root: &Value, schema: &Value, document: &Value) -> bool {
    let mut found = Vec::new();
    check(root, schema, document, "", &mut found);
    found.is_empty()
}

fn is(document: &Value, wanted: &str) -> bool {
    match wanted {
        "object" => document.is_object(),
        "array" => document.is_array(),
        "string" => document.is_string(),
        "boolean" => document.is_boolean(),
        "integer" => document.is_i64() || document.is_u64(),
        other => panic!("no type of ours: {other}"),
    }
}

fn count(wants: &Value) -> usize {
    usize::try_from(wants.as_u64().expect("a number")).expect("a small one")
}
