//! Steps that are answered by choosing, played as lines. The goldens under `tests/plain/` were read aloud; run with
//! `BLESS=1` to write them anew, and read them again.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;

use std::fs;
use std::path::PathBuf;

use cli_support::run;

fn golden(lesson: &str, input: &str) {
    for lang in ["ru", "en"] {
        let ran = run(["--lang", lang, "--lessons", "tests/lessons/valid", "play", lesson, "--plain"], input);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{lesson}");
        let path: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "tests", "plain", &format!("{lesson}.{lang}.txt")].iter().collect();
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &ran.out).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(ran.out, expected.replace("\r\n", "\n"), "{}", path.display());
    }
}

#[test]
fn choose() {
    golden("choose", "1\n9\n-\n2\nmode\n1 2\n3\nmode\n?\n?\n2\n1\n2\n1\n2\n4\n2\n1\n");
}

#[test]
fn judge() {
    golden(
        "judge",
        "1\n2\n1\nwhy 1\n?\n4\n2\nwhy\n1\n2\n2\n3\nmode\n1\n2\n3\n5\n2\n1\n2\n3\n4\n2\n1\n2\n4\n2\n1\n2\nq\n",
    );
}

#[test]
fn mark() {
    golden(
        "mark",
        "e5\n-\n?\ne4\na1 b1\na8 h1 h8\nnext\nnext\nnext\nmode\ne1 e2 e4\n?\n?\ne6 e8\nnext\nmode\nc3 e3 c4\nd6\nnext\n",
    );
}

#[test]
fn count_first() {
    golden("count-first", "b3\n1\n2\nb3\nc2\nnowhere\nmode\n1\n0\n");
}
