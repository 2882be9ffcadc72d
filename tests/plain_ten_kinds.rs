//! The lesson of all ten kinds of step played as lines, in both languages and both ways to answer. The goldens under
//! `tests/plain/` were read aloud; run with `BLESS=1` to write them anew, and read them again.

mod cli_support;

use std::fs;
use std::path::PathBuf;

use cli_support::{Ran, run};

/// Each step in turn, all right; the show goes by itself.
fn right(formula: &str) -> String {
    format!(
        "b4 b6 c3 c7 e3 e7 f4 f6\n\
         a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8\n\
         c3 c4 c5 d3 d5 e3 e4 e5\n\
         a8 b7 c6 d5 e4 f3 g2 h1\n\
         k e8 q d8 r a8 h8\n\
         2\n\
         2\n4\n\
         d3d2\nd2d1n\n\
         d7c8\nc8 q\n\
         {formula}\n"
    )
}

fn play(lang: &str, input: &str) -> String {
    let Ran { status, out, err } =
        run(["--lang", lang, "--lessons", "tests/lessons/valid", "play", "ten-kinds", "--plain"], input);
    assert_eq!((status, err.as_str()), (0, ""));
    out
}

#[test]
fn all_ten_kinds_are_played_to_three_stars() {
    for (lang, formula, stars) in [("ru", "ближайшее(слон)", "3 звезды"), ("en", "nearest(bishop)", "3 stars")]
    {
        let lines = right(formula);
        for input in [lines.clone(), format!("mode\n{lines}")] {
            let out = play(lang, &input);
            assert_eq!(out.matches(&format!("\n{stars}.\n")).count(), 9, "{out}");
            assert!(out.ends_with(&format!(": {stars}!\n")), "{out}");
        }
        let out = play(lang, &lines);
        let path: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("ten-kinds.{lang}.txt")].iter().collect();
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &out).expect("the folder can be written to");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(out, expected.replace("\r\n", "\n"), "{}", path.display());
    }
}
