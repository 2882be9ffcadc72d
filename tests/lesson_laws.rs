//! What holds for every file, however broken: reading ends, and either gives a lesson without an error or tells an
//! error; every fault has a place inside its file, and can be said in every language.

use std::fmt::Write as _;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Fault, Files, Origin, Reading, Source, Style, read, report};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

/// Lessons that use all that the format has.
const LESSONS: [(&str, &str); 7] = [
    (include_str!("lessons/valid/odd-values.toml"), ""),
    (include_str!("lessons/valid/no-kings.toml"), ""),
    (include_str!("lessons/valid/own-pieces.toml"), ""),
    (include_str!("lessons/valid/messages.toml"), include_str!("lessons/valid/locales/ru/messages.ftl")),
    (include_str!("lessons/valid/formula.toml"), ""),
    (include_str!("lessons/valid/setup.toml"), ""),
    (include_str!("lessons/valid/ten-kinds.toml"), ""),
];

/// What mutations put in: bytes that mean something somewhere.
const SPLINTERS: [&str; 24] = [
    "\"",
    "\"\"\"",
    "'",
    "[",
    "[[",
    "]",
    "{",
    "}",
    "=",
    "\\",
    "\n",
    "\r",
    "\u{202e}",
    "\u{feff}",
    "с",
    "8/8",
    "{ $",
    "#",
    "kind",
    "[[step]]\n",
    "*[",
    "->",
    "\\u0041",
    "-",
];

/// One change of a text.
#[derive(Clone, Debug)]
enum Change {
    Byte(Index, u8),
    Cut(Index),
    Remove(Index, usize),
    Line(Index, Index),
    Splinter(Index, &'static str),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    prop_oneof![
        2 => (index(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        1 => index().prop_map(Change::Cut),
        2 => (index(), 1usize..20).prop_map(|(at, length)| Change::Remove(at, length)),
        2 => (index(), index()).prop_map(|(from, to)| Change::Line(from, to)),
        6 => (index(), select(&SPLINTERS[..])).prop_map(|(at, splinter)| Change::Splinter(at, splinter)),
    ]
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for change in changes {
        let length = bytes.len() + 1;
        match change {
            Change::Byte(at, byte) => {
                let at = at.index(length);
                bytes.splice(at..(at + 1).min(bytes.len()), [*byte]);
            }
            Change::Cut(at) => bytes.truncate(at.index(length)),
            Change::Remove(at, count) => {
                let at = at.index(length);
                bytes.drain(at..(at + count).min(bytes.len()));
            }
            Change::Line(from, to) => {
                let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
                if !lines.is_empty() {
                    let mut copy = lines.clone();
                    copy.insert(to.index(lines.len() + 1), lines[from.index(lines.len())]);
                    bytes = copy.concat();
                }
            }
            Change::Splinter(at, splinter) => {
                let at = at.index(length);
                bytes.splice(at..at, splinter.bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn reading(lesson: &str, messages: &str) -> Reading {
    let ru = Lang::parse("ru").expect("Russian is spoken");
    read(Files {
        id: "x".into(),
        origin: Origin::BuiltIn,
        lesson: Source::new("x.toml", lesson),
        messages: vec![(ru, Source::new("ru.ftl", messages)), (Lang::ENGLISH, Source::new("en.ftl", messages))],
        message_names: vec![(ru, "ru.ftl".into()), (Lang::ENGLISH, "en.ftl".into())],
        faults: Vec::new(),
    })
}

/// What is wrong with the reading itself, if anything.
fn breach(reading: &Reading) -> Result<(), String> {
    let errors = reading.faults.iter().filter(|fault| fault.is_error()).count();
    if reading.lesson.is_some() != (errors == 0) {
        return Err(format!("a lesson: {}, errors: {errors}", reading.lesson.is_some()));
    }
    for fault in &reading.faults {
        let source = reading.sources.get(fault.file).ok_or("the fault is of no file")?;
        let labels = fault.labels.iter().map(|label| &label.span);
        for span in labels.chain([&fault.span]) {
            source.text().get(span.clone()).ok_or_else(|| format!("{fault:?} is not inside"))?;
        }
    }
    for lang in Lang::all() {
        let said = report(reading, *lang, Style::PLAIN);
        let unsaid = said.contains("fault-") || said.contains("mend-") || said.contains("label-");
        if unsaid {
            return Err(format!("not said in {lang}: {said}"));
        }
    }
    Ok(())
}

#[test]
fn the_lessons_to_be_changed_are_good() {
    for (lesson, messages) in LESSONS {
        let reading = reading(lesson, messages);
        let rules: Vec<&str> =
            reading.faults.iter().filter(|fault| fault.is_error()).map(|fault| fault.rule.id).collect();
        assert_eq!((reading.lesson.is_some(), rules), (true, Vec::new()));
    }
}

#[test]
fn however_a_lesson_is_changed_it_is_read_or_faulted_in_place() {
    let config = ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let lessons = (0..LESSONS.len(), prop::collection::vec(change(), 1..6), prop::collection::vec(change(), 0..3));
    let result = runner.run(&lessons, |(which, of_lesson, of_messages)| {
        let (lesson, messages) = LESSONS[which];
        let reading = reading(&changed(lesson, &of_lesson), &changed(messages, &of_messages));
        breach(&reading).map_err(TestCaseError::fail)
    });
    result.expect("every reading keeps the law");
}

#[test]
fn every_beginning_of_a_lesson_is_read_or_faulted_in_place() {
    let (lesson, messages) = LESSONS[2];
    let mut broken = String::new();
    for end in (0..lesson.len()).filter(|end| lesson.is_char_boundary(*end)) {
        if let Err(cause) = breach(&reading(&lesson[..end], messages)) {
            writeln!(broken, "{end}: {cause}").expect("strings can be written to");
        }
    }
    for end in (0..messages.len()).filter(|end| messages.is_char_boundary(*end)) {
        if let Err(cause) = breach(&reading(lesson, &messages[..end])) {
            writeln!(broken, "messages, {end}: {cause}").expect("strings can be written to");
        }
    }
    assert!(broken.is_empty(), "{broken}");
}

#[test]
fn the_law_itself_sees_a_breach() {
    let mut reading = reading("format = 2", "");
    assert_eq!(breach(&reading), Ok(()));
    reading.faults[0].span = 5..11;
    assert!(breach(&reading).is_err(), "a place outside");
    reading.faults = Vec::<Fault>::new();
    assert!(breach(&reading).is_err(), "neither a lesson nor an error");
}
