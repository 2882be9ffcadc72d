//! Lessons played as lines: what is typed, what is told. The goldens under `tests/plain/` were read aloud; run with
//! `BLESS=1` to write them anew, and read them again.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;
#[path = "plain/kind_complete.rs"]
mod kind_complete;
#[path = "plain/kind_move.rs"]
mod kind_move;

use std::fs;
use std::path::PathBuf;

use cli_support::{Ran, run};

fn play(lang: &str, input: &str) -> Ran {
    run(["--lang", lang, "--lessons", "tests/plain", "play", "sample", "--plain"], input)
}

/// The told lines; each line that was read stands among them after `> `, where the program read it.
fn golden(name: &str, lang: &str, input: &str) {
    matches_golden(name, lang, &play(lang, input));
}

fn matches_golden(name: &str, lang: &str, Ran { status, out, err }: &Ran) {
    assert_eq!((*status, err.as_str()), (0, ""), "{name}");
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("{name}.{lang}.txt")].iter().collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, out).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(*out, expected.replace("\r\n", "\n"), "{}", path.display());
}

/// Everything right: three stars.
const RIGHT: &str = "d4 d6 e3 e7 g7\nnowhere\nc4 d3 d5 e4\nc3 c5 e3 e5\n";

#[test]
fn a_lesson_without_a_mistake() {
    golden("right", "ru", RIGHT);
    golden("right", "en", RIGHT);
}

#[test]
fn a_lesson_with_mistakes_hints_and_questions() {
    let input = |why: &str, nowhere: &str| {
        format!(
            "{nowhere}\n{why} d4\nd4, d6 e6\n?\n{why} e6\n{why} f7\nd4\ne3 e7 g7 f4\n\
             a1 b1\n{nowhere}\n\
             c4\n?\n?\n?\nd3 d5\ne4\n\
             c3 c5 e3 e5 d4\n"
        )
    };
    golden("mistakes", "ru", &input("почему", "никуда"));
    golden("mistakes", "en", &input("why", "nowhere"));
}

#[test]
fn a_lesson_at_once() {
    for lang in ["ru", "en"] {
        golden(
            "at-once",
            lang,
            "mode\nd4 e6 e6 d4\nnowhere\nd6 e3 e7 g7 g3\nb1\nnowhere\nc4 d3 d5 e4 c3\nmode\nc3 c5 e3 e5\n",
        );
    }
}

#[test]
fn lines_that_are_not_clear_do_not_count() {
    for lang in ["ru", "en"] {
        let input = "\nd4 и3\nв4\nd4 h8\nd4 d9\nfoo\n\u{1b}[31m\nwhy\nwhy x\nlang xx\nhint d4\nd4 d6 e3 e7 g7\nq\n";
        golden("unclear", lang, input);
    }
}

#[test]
fn help_notes_language_and_leaving() {
    for (lang, other) in [("ru", "en"), ("en", "ru")] {
        golden("help", lang, &format!("help\nnotes\nnext\nlang {other}\nboard\nquit\n"));
    }
}

#[test]
fn the_input_may_end_anywhere() {
    for (input, done) in [("", 1), ("d4", 1), ("d4 d6 e3 e7 g7", 2), ("n\nn\nc4 d3 d5 e4\n", 3)] {
        let Ran { status, out, err } = play("en", input);
        assert_eq!((status, err.as_str()), (0, ""));
        let ending =
            format!("The input ended before the lesson: {done} step{} of 4 done.\n", if done == 1 { "" } else { "s" });
        assert!(out.ends_with(&ending), "{input}: {out}");
        let Ran { out, .. } = play("ru", input);
        assert!(out.lines().last().unwrap().starts_with("Ввод закончился раньше урока: позади "), "{out}");
    }
}

#[test]
fn look_alikes_and_both_keyboards_are_understood() {
    // е3 and е7 with a Cyrillic letter; then "nowhere" as the keys of a Russian layout give it; then commands.
    let Ran { out, .. } = play("en", "D4,d6;е3 Е7\tG7\nтщцрукуе\nтщцруку\nй\n");
    assert!(out.contains("All 5 squares are found: d4 d6 e3 e7 g7.\n3 stars.\n"), "{out}");
    assert!(out.contains("I do not understand “тщцрукуе”."), "{out}");
    assert!(out.contains("There are no such squares here.\n"), "{out}");
    assert!(out.ends_with("The lesson is not over yet: 3 steps of 4 done. See you at the board!\n"), "{out}");
}

#[test]
fn junk_does_no_harm_and_is_not_repeated() {
    let mut input = "x".repeat(1 << 20).into_bytes();
    input.extend(b"\n\xff\xfe\0\x1b]0;title\x07\r\n");
    input.extend("\u{202e}d4\u{2028}\n".bytes());
    input.extend("d4 ".repeat(300).bytes());
    input.extend(b"\nq\n");
    let ran = run(["--lang", "en", "--lessons", "tests/plain", "play", "sample", "--plain"], input);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(ran.out.len() < 3000, "{}", ran.out);
    assert!(ran.out.contains("The line is too long.\n"), "{}", ran.out);
    assert!(ran.out.contains("1 square found: d4.\n"), "{}", ran.out);
    let strange = |c: char| c != '\n' && (c.is_control() || ('\u{2028}'..='\u{202e}').contains(&c));
    assert!(!ran.out.contains(strange), "{:?}", ran.out);
}

#[test]
fn nothing_is_coloured_and_no_line_ends_in_a_space() {
    let out = play("ru", RIGHT).out;
    assert!(!out.contains('\u{1b}'));
    assert!(out.lines().all(|line| line.trim_end() == line), "{out}");
}
