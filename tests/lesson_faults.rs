//! Lessons with faults, and exactly what is said about them in each language.
//!
//! Beside each `tests/lessons/invalid/NAME.toml` stand `NAME.ru.txt` and `NAME.en.txt`. After a change that is meant,
//! `BLESS=1 cargo test --test lesson_faults` writes them anew; they are then read before they are kept.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use chess_codex::i18n::{Lang, definitions, interface_sources};
use chess_codex::lesson::{Catalog, Fault, Origin, Style, check, rules};

const FOLDER: &str = "tests/lessons/invalid";

/// Rules about whole files and folders: `tests/lesson_catalog.rs` breaks them.
const OF_FILES: [&str; 8] = [
    "lesson-id-built-in",
    "lesson-id-twice",
    "no-lessons",
    "not-a-file",
    "outside-folder",
    "too-big",
    "too-many-steps",
    "unreadable",
];

/// Messages that only those rules say, and those for what the parsers do not say today.
const SAID_ELSEWHERE: [&str; 15] = [
    "fault-fluent",
    "fault-lesson-id-beside-built-in",
    "fault-lesson-id-built-in",
    "fault-lesson-id-twice",
    "fault-no-lessons",
    "fault-not-a-file",
    "fault-outside-folder",
    "fault-too-big",
    "fault-too-many-lessons",
    "fault-too-many-steps",
    "fault-toml-character",
    "fault-toml-deep",
    "fault-toml-other",
    "fault-unreadable",
    "fault-unresolved",
];

fn lessons() -> Vec<PathBuf> {
    let entries = fs::read_dir(FOLDER).expect("the folder is there");
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut paths: Vec<_> =
        names.filter(|name| name.ends_with(".toml")).map(|name| PathBuf::from(format!("{FOLDER}/{name}"))).collect();
    paths.sort();
    paths
}

#[test]
fn every_fault_is_told_in_these_words() {
    let bless = std::env::var_os("BLESS").is_some();
    let lessons = lessons();
    assert!(lessons.len() >= 60, "only {} lessons", lessons.len());
    let mut wrong = Vec::new();
    for path in &lessons {
        for lang in Lang::all() {
            let checked = check(std::slice::from_ref(path), *lang, Style::PLAIN);
            assert!(checked.errors + checked.warnings > 0, "{} has no fault", path.display());
            // The separator of folders is the only thing in a report that depends on the system.
            let text = if cfg!(windows) { checked.text.replace('\\', "/") } else { checked.text };
            let golden = path.with_extension(format!("{lang}.txt"));
            if bless {
                fs::write(&golden, &text).unwrap();
            } else if fs::read_to_string(&golden).unwrap_or_default() != text {
                wrong.push(format!("--- {} reads now:\n{text}", golden.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All faults of the bad lessons.
fn faults() -> Vec<Fault> {
    let catalog = Catalog::with_folders(&[PathBuf::from(FOLDER)]);
    let bad = catalog.readings().iter().filter(|reading| reading.origin != Origin::BuiltIn);
    bad.flat_map(|reading| reading.faults.clone()).collect()
}

#[test]
fn every_rule_is_broken_by_a_lesson() {
    let faults = faults();
    let broken: BTreeSet<&str> = faults.iter().map(|fault| fault.rule.id).chain(OF_FILES).collect();
    let known: BTreeSet<&str> = rules().map(|rule| rule.id).collect();
    assert_eq!(known.len(), rules().count(), "no two rules have one name");
    assert_eq!(broken, known);
}

#[test]
fn every_message_about_faults_is_said() {
    let faults = faults();
    let mut said: BTreeSet<&str> = SAID_ELSEWHERE.into_iter().collect();
    for fault in &faults {
        let labels = fault.labels.iter().map(|label| &label.said);
        let all = labels.chain([&fault.message]).chain(&fault.mend);
        said.extend(all.filter_map(|said| said.id()?.split('.').next()));
    }
    for lang in Lang::all() {
        let sources = interface_sources(*lang);
        let (_, text) = sources.iter().find(|(name, _)| *name == "check.ftl").expect("it is there");
        let ids = definitions(text).into_iter().map(|(id, _)| id);
        let unsaid: Vec<&str> = ids.filter(|id| !id.starts_with("check-") && !said.contains(id)).collect();
        assert_eq!(unsaid, Vec::<&str>::new(), "{lang}");
    }
}
