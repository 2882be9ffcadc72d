//! Messages under test: every message of a set, in every language, with sample values for what it may be told.
//!
//! A message that is missing in a language, asks for other values than in the other languages, does not format,
//! has a variant that no value can reach, or says something that may not reach a screen is found here, with its
//! place. The tests run it over all that is built in; the checker of lessons may run it over a teacher's.

mod parts;
mod problem;
mod samples;
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::i18n::{Lang, Messages, definitions};

use parts::Entry;

pub use problem::{Finding, Problem};
pub use scan::scan;

/// One file of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// Its language.
    pub lang: Lang,
    /// Its name, by which findings call it.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Source<'_> {
    fn finding(&self, id: &str, at: Range<usize>, problem: Problem) -> Finding {
        Finding { lang: self.lang, file: self.name.to_owned(), at, id: id.to_owned(), problem }
    }
}

/// The messages of each language, by id.
type Languages = BTreeMap<Lang, BTreeMap<String, Entry>>;

/// All that is wrong with these files, of which `messages` were made. Only languages that have a file are compared.
pub fn audit(messages: &Messages, sources: &[Source<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut languages = Languages::new();
    let mut known = BTreeSet::new();
    for source in sources {
        let (entries, broken) = parts::read(source);
        findings.extend(broken);
        languages.entry(source.lang).or_default().extend(entries.into_iter().map(|entry| (entry.id.clone(), entry)));
        let twice = definitions(source.text)
            .into_iter()
            .filter(|(id, _)| !known.insert((source.lang, id.trim_start_matches('-'))));
        findings.extend(twice.map(|(id, at)| source.finding(id, at, Problem::Twice)));
    }
    languages.values_mut().for_each(parts::follow);
    compare(&languages, &mut findings);
    for (&lang, entries) in &languages {
        let categories = samples::plural_categories(messages, lang);
        for entry in entries.values() {
            let everywhere: Vec<&Entry> = languages.values().filter_map(|entries| entries.get(&entry.id)).collect();
            let kinds = samples::kinds(&everywhere);
            let selections = entry.selections.iter();
            let unreachable = selections.filter_map(|selection| samples::unreachable(selection, &kinds, &categories));
            findings.extend(unreachable.map(|problem| entry.finding(problem)));
            findings.extend(format_all(messages, lang, entry, &kinds));
        }
    }
    findings
}

/// What goes wrong in one message with any of the sample values, each trouble once.
fn format_all(messages: &Messages, lang: Lang, entry: &Entry, kinds: &samples::Kinds) -> Vec<Finding> {
    let mut problems: Vec<Problem> = Vec::new();
    for args in samples::combinations(kinds) {
        let found = match messages.try_format(lang, &entry.id, &args) {
            Ok(text) => scan(&text),
            Err(fault) => vec![Problem::Unresolved(fault)],
        };
        for problem in found {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    problems.into_iter().map(|problem| entry.finding(problem)).collect()
}

/// The same ids with the same variables everywhere.
fn compare(languages: &Languages, findings: &mut Vec<Finding>) {
    for entries in languages.values() {
        for (&lang, others) in languages {
            for entry in entries.values() {
                match others.get(&entry.id) {
                    None => findings.push(entry.finding(Problem::Missing { lang })),
                    Some(other) => {
                        let names = other.uses.keys().filter(|name| !entry.uses.contains_key(*name));
                        findings.extend(names.map(|name| entry.finding(Problem::Unused { name: name.clone(), lang })));
                    }
                }
            }
        }
    }
}
