//! What `check` found, as one JSON document on one line for editors. Its keys are a promise.
//!
//! `lessons`, `errors`, `warnings` (counts) and `faults`, in the order in which `check` tells them. Of each fault: `file`,
//! `line` and `column` (from 1, in characters), `end_line` and `end_column` (just beyond the place), `severity` (`error` or
//! `warning`), `rule`, `message`, `mend` (or `null`), and `places`, further ones that belong to it, each with `line`,
//! `column`, `end_line`, `end_column` and `message`. A fault of the file as a whole stands at 1:1. Of a file with very many
//! faults the first hundred are told; the counts are of all.

use std::ops::Range;

use serde_json::{Map, Value};

use crate::i18n::Lang;
use crate::lesson::told_label;
use crate::lesson::{Fault, MOST_TOLD, Reading, Severity, Source, told};

/// The document.
pub fn document(readings: &[Reading], lang: Lang) -> Value {
    let faults = readings
        .iter()
        .flat_map(|reading| reading.faults.iter().take(MOST_TOLD).map(move |fault| one(fault, &reading.sources, lang)));
    object([
        ("lessons", Value::from(readings.len())),
        ("errors", Value::from(readings.iter().map(Reading::errors).sum::<usize>())),
        ("warnings", Value::from(readings.iter().map(Reading::warnings).sum::<usize>())),
        ("faults", faults.collect()),
    ])
}

fn one(fault: &Fault, sources: &[Source], lang: Lang) -> Value {
    let source = sources.get(fault.file);
    let (message, mend) = told(fault, lang);
    let severity = if fault.rule.severity == Severity::Error { "error" } else { "warning" };
    let labels = fault.labels.iter().map(|label| {
        let mut label_place = place(source, &label.span);
        label_place.push(("message", Value::from(told_label(label, lang))));
        object(label_place)
    });
    let mut entries = vec![("file", Value::from(source.map_or("", |source| source.name.as_str())))];
    entries.extend(place(source, &fault.span));
    entries.extend([
        ("severity", Value::from(severity)),
        ("rule", Value::from(fault.rule.id)),
        ("message", Value::from(message)),
        ("mend", mend.map_or(Value::Null, Value::from)),
        ("places", labels.collect()),
    ]);
    object(entries)
}

fn place(source: Option<&Source>, span: &Range<usize>) -> Vec<(&'static str, Value)> {
    let at = |offset| {
        source.map_or((1, 1), |source| {
            let place = source.position(offset);
            (place.line, place.column)
        })
    };
    let ((line, column), (end_line, end_column)) = (at(span.start), at(span.end.max(span.start)));
    let numbers = [("line", line), ("column", column), ("end_line", end_line), ("end_column", end_column)];
    numbers.map(|(key, number)| (key, Value::from(number))).to_vec()
}

fn object(entries: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    Value::Object(entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>())
}
