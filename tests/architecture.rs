//! The page on the architecture is true to the code: each file that it names is there, each function that it names after
//! a file is in that file, and its floors are those of the library.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn page() -> String {
    fs::read_to_string(root().join("docs/architecture.md")).expect("the page")
}

/// What stands between backquotes, in the page's order, each with what stands before it.
fn quoted(page: &str) -> Vec<(&str, &str)> {
    let prose: Vec<&str> = page.split("```").step_by(2).collect();
    prose
        .into_iter()
        .flat_map(|part| {
            let parts: Vec<&str> = part.split('`').collect();
            parts.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
        })
        .collect()
}

fn is_path(word: &str) -> bool {
    ["src/", "tests/", "locales/", "lessons/", "docs/"].iter().any(|start| word.starts_with(start))
}

/// The first folder of a path that holds a pattern.
fn fixed(path: &str) -> PathBuf {
    let known = path.split(['*', '<']).next().unwrap_or(path);
    let end = if known == path { path.len() } else { known.rfind('/').map_or(0, |at| at + 1) };
    root().join(&path[..end])
}

fn missing(page: &str) -> Vec<String> {
    let mut missing = Vec::new();
    let mut file: Option<&str> = None;
    for (before, word) in quoted(page) {
        if is_path(word) {
            if !fixed(word).exists() {
                missing.push(word.to_owned());
            }
            file = Path::new(word).extension().is_some_and(|ending| ending == "rs").then_some(word);
        } else if let Some(named) = file
            && [", ", ": ", " ("].contains(&before)
        {
            let code = fs::read_to_string(root().join(named)).unwrap_or_default();
            if !["fn", "enum", "struct", "trait"].iter().any(|kind| code.contains(&format!("{kind} {word}"))) {
                missing.push(format!("{named} has no {word}"));
            }
        }
    }
    missing
}

#[test]
fn what_it_names_is_there() {
    assert_eq!(missing(&page()), Vec::<String>::new());
    let named = quoted(&page()).into_iter().filter(|(_, word)| is_path(word)).count();
    assert!(named > 30, "only {named} paths: the page or this test lost some");
}

#[test]
fn a_breach_is_seen() {
    assert_eq!(missing("`src/term/nowhere.rs`: `play`"), ["src/term/nowhere.rs", "src/term/nowhere.rs has no play"]);
    assert_eq!(missing("`src/term/mod.rs`, `never`, `play`"), ["src/term/mod.rs has no never"]);
}

#[test]
fn its_floors_are_those_of_the_library() {
    let page = page();
    let picture = page.split("```").nth(1).expect("the picture of the floors");
    let library = fs::read_to_string(root().join("src/lib.rs")).expect("the library");
    for module in library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')) {
        assert!(picture.split_whitespace().any(|word| word == module), "{module} is missing in the picture");
    }
}
