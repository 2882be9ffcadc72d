//! The README and the teacher's guides are true: their examples print what they say, their links lead somewhere.
#![cfg(unix)]

mod examples;

use std::fs;
use std::path::{Path, PathBuf};

fn page(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn the_examples_print_what_the_readme_says() {
    examples::hold(&page("README.md"), 15);
}

#[test]
fn the_guides_print_what_they_say() {
    for name in ["docs/teacher-guide.ru.md", "docs/teacher-guide.en.md"] {
        examples::hold(&page(name), 7);
    }
}

#[test]
fn the_guides_are_one_in_two_languages() {
    let commands = |name: &str, lang: &str| {
        let text = fs::read_to_string(page(name)).unwrap();
        let commands = text.lines().filter(|line| line.starts_with("$ "));
        commands.map(|line| line.replace(lang, "")).collect::<Vec<_>>()
    };
    let (russian, english) = ("docs/teacher-guide.ru.md", "docs/teacher-guide.en.md");
    assert_eq!(commands(russian, "--lang ru"), commands(english, "--lang en"));
    let headings = |name: &str| {
        let text = fs::read_to_string(page(name)).unwrap();
        text.lines().filter(|line| line.starts_with("## ")).count()
    };
    assert_eq!(headings(russian), headings(english));
}

#[test]
fn a_planted_difference_is_seen() {
    let text = fs::read_to_string(page("README.md")).unwrap();
    let planted = text.replacen("b3 b5 c2 c6 e2 e6 f3 f5\n", "b3 b5 c2 c6 e2 e6 f3\n", 1);
    let now = examples::printed_now(&planted).0;
    assert_ne!(planted, now);
}

#[test]
fn it_opens_in_both_languages_with_the_two_commands() {
    let text = fs::read_to_string(page("README.md")).unwrap();
    let opening: Vec<&str> = text.lines().take(50).collect();
    for command in ["cargo run --release  ", "cargo test  "] {
        assert_eq!(opening.iter().filter(|line| line.starts_with(command)).count(), 2, "{command}");
    }
}

#[test]
fn links_lead_somewhere() {
    for name in ["README.md", "docs/teacher-guide.ru.md", "docs/teacher-guide.en.md"] {
        examples::hold_links(&page(name));
    }
}
