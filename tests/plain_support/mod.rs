//! A lesson of `tests/plain/` played as lines by the real program, and what it is to tell.

use std::fs;
use std::path::PathBuf;

use crate::cli_support::{Ran, run};

/// What the lesson tells when it is played with these lines.
pub fn play(lesson: &str, lang: &str, input: &str) -> String {
    let Ran { status, out, err } = run(["--lang", lang, "--lessons", "tests/plain", "play", lesson, "--plain"], input);
    assert_eq!((status, err.as_str()), (0, ""));
    out
}

/// Plays the lesson with these lines and compares what it tells with the golden; `BLESS=1` writes the golden anew.
pub fn golden(lesson: &str, name: &str, lang: &str, input: &str) {
    let out = play(lesson, lang, input);
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("{name}.{lang}.txt")].iter().collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &out).expect("the folder can be written to");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(out, expected.replace("\r\n", "\n"), "{}", path.display());
}
