//! Lessons with faults, and exactly what is said about them in each language.
//!
//! Beside each `tests/lessons/invalid/NAME.toml` stand `NAME.ru.txt` and `NAME.en.txt`. After a change that is meant,
//! `BLESS=1 cargo test --test lesson_faults` writes them anew; they are then read before they are kept.

use std::fs;
use std::path::PathBuf;

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Style, check};

fn lessons(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let names = entries.map(|entry| entry.file_name().into_string().unwrap()).filter(|name| name.ends_with(".toml"));
    let mut paths: Vec<_> = names.map(|name| PathBuf::from(format!("{folder}/{name}"))).collect();
    paths.sort();
    paths
}

#[test]
fn every_fault_is_told_in_these_words() {
    let bless = std::env::var_os("BLESS").is_some();
    let lessons = lessons("tests/lessons/invalid");
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
