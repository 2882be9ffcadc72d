//! The floors of the house: a module imports only from floors below its own, never sideways, and what a floor may
//! not know it does not name.

use std::fs;
use std::path::{Path, PathBuf};

/// Modules by floor, the lowest first.
const FLOORS: [&[&str]; 7] = [
    &["rules", "text", "i18n"],
    &["wording", "puzzle", "progress", "art"],
    &["lesson"],
    &["session"],
    &["ui", "plain", "print"],
    &["term"],
    &["cli"],
];

/// Crates that only some modules may name.
const KEPT_FOR: [(&str, &[&str]); 19] = [
    ("crossterm", &["term"]),
    ("ratatui", &["ui", "term"]),
    ("signal_hook", &["term"]),
    ("nix", &["term"]),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("roff", &["cli"]),
    ("notify", &["term"]),
    ("toml", &["lesson"]),
    ("annotate_snippets", &["lesson", "cli"]),
    ("fluent_bundle", &["i18n"]),
    ("rusqlite", &["progress"]),
    ("rs_fsrs", &["progress"]),
    ("chrono", &["progress", "cli"]),
    ("etcetera", &["cli"]),
    ("pdf_writer", &["print"]),
    ("subsetter", &["print"]),
    ("miniz_oxide", &["print"]),
    ("csv", &["print"]),
];

/// Macros stand at the root of the crate whatever module they are written in: this is where each belongs.
const MACROS: [(&str, &str); 1] = [("args", "i18n")];

/// Parts of the world that some modules may not touch.
const PURE: [(&str, &[&str]); 5] = [
    ("std::fs", &["rules", "text", "i18n", "wording", "puzzle", "art", "session", "ui", "print"]),
    (
        "std::env",
        &["rules", "text", "i18n", "wording", "puzzle", "progress", "art", "session", "ui", "lesson", "print"],
    ),
    ("std::time", &["rules", "text", "wording", "puzzle", "art", "session", "ui", "lesson", "print"]),
    // The store may wait for another program, but which moment it is it is told.
    ("SystemTime", &["progress"]),
    ("std::io", &["rules", "text", "i18n", "wording", "puzzle", "art", "session", "ui", "print"]),
];

fn floor_of(module: &str) -> Option<usize> {
    FLOORS.iter().position(|modules| modules.contains(&module))
}

/// The word that a text begins with.
fn word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// What follows `prefix` wherever it begins a path: `crate::a::b` gives `a`, `crate::{a, b::c}` gives `a` and `b`.
fn first_segments(code: &str, prefix: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let rest = code[at + prefix.len()..].trim_start();
        let Some(group) = rest.strip_prefix('{') else {
            found.push(word(rest));
            continue;
        };
        let (mut depth, mut begins) = (0, true);
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => begins = true,
                c if begins && !c.is_whitespace() => {
                    found.push(word(&group[i..]));
                    begins = false;
                }
                _ => {}
            }
        }
    }
    found
}

/// The breaches of one file of a module. Comments do not count; its tests do, for they stand on the same floor.
fn breaches(module: &str, source: &str) -> Vec<String> {
    let code: String = source.lines().map(|line| line.split("//").next().unwrap_or("").to_owned() + "\n").collect();
    let Some(floor) = floor_of(module) else { return vec![format!("{module} stands on no floor")] };
    let mut found = Vec::new();
    for used in first_segments(&code, "crate::") {
        let used = MACROS.iter().find(|(name, _)| *name == used).map_or(used, |(_, home)| (*home).to_owned());
        match floor_of(&used) {
            _ if used == module => {}
            Some(below) if below < floor => {}
            _ => found.push(format!("{module} imports {used:?}, which does not stand below it")),
        }
    }
    for (krate, allowed) in KEPT_FOR {
        if !allowed.contains(&module) && !first_segments(&code, &format!("{krate}::")).is_empty() {
            found.push(format!("{module} names {krate}, which is kept for {allowed:?}"));
        }
    }
    for (path, banned) in PURE {
        if banned.contains(&module) && code.contains(path) {
            found.push(format!("{module} touches {path}"));
        }
    }
    if module == "rules" {
        let siblings: Vec<String> = code.split("mod ").skip(1).map(word).collect();
        for line in code.lines() {
            let line = line.trim_start();
            let Some(path) = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("use ") else { continue };
            let root = word(path);
            if !["std", "super", "crate", "self"].contains(&root.as_str()) && !siblings.contains(&root) {
                found.push(format!("rules names {root}: it knows only std"));
            }
        }
    }
    found
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the source folder can be read") {
        let path = entry.expect("an entry of it too").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_module_imports_only_from_below() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut seen = 0;
    for file in rust_files(&src) {
        let inside = file.strip_prefix(&src).unwrap();
        let first = inside.iter().next().unwrap().to_str().unwrap();
        if first == "lib.rs" || first == "main.rs" {
            continue;
        }
        seen += 1;
        let source = fs::read_to_string(&file).unwrap();
        let module = first.trim_end_matches(".rs");
        found.extend(breaches(module, &source).into_iter().map(|breach| format!("{}: {breach}", inside.display())));
    }
    assert!(seen > 20, "only {seen} files were looked at");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn main_stays_under_forty_lines() {
    assert!(include_str!("../src/main.rs").lines().count() < 40);
}

/// Who needs more lines has more than one idea.
#[test]
fn no_file_is_longer_than_four_hundred_lines() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let lines = |file: &PathBuf| fs::read_to_string(file).unwrap_or_default().lines().count();
    let long: Vec<PathBuf> = rust_files(&src).into_iter().filter(|file| lines(file) > 400).collect();
    assert!(long.is_empty(), "{long:?}");
}

#[test]
fn planted_breaches_are_seen() {
    let planted = [
        ("rules", "use crate::lesson::Lesson;"),
        ("rules", "use serde::Serialize;"),
        ("text", "use crate::rules::Square;"),
        ("session", "use crate::{\n    rules::Square,\n    ui::draw,\n};"),
        ("session", "fn f(guard: &crate::term::Guard) {}"),
        ("session", "use ratatui::style::Color;"),
        ("ui", "use ratatui::crossterm::event::Event;"),
        ("ui", "use crate::plain::play;"),
        ("session", "use std::fs::File;"),
        ("lesson", "use crate::*;"),
        ("wording", "use crate::lesson::{Lesson};"),
        ("unheard_of", ""),
        ("text", "use crate::args;"),
        ("progress", "use crate::wording::Words;"),
        ("session", "use rusqlite::Connection;"),
        ("progress", "use std::time::SystemTime;"),
    ];
    for (module, source) in planted {
        assert!(!breaches(module, source).is_empty(), "{module}: {source}");
    }
    let fine = [
        ("session", "use crate::lesson::{Lesson, Step};\nuse crate::session::run::Run; // crate::ui is not used"),
        ("ui", "use ratatui::{buffer::Buffer};\nuse crate::{rules::{Square, Role}, session::App};"),
        ("rules", "use std::fmt;\nmod square;\npub use square::Square;\nuse super::Area;"),
    ];
    for (module, source) in fine {
        assert_eq!(breaches(module, source), Vec::<String>::new(), "{module}: {source}");
    }
}
