//! `reach` with `--why`, `--json` and `--formula`, over the real program.

mod cli_support;

use chess_codex::rules::{Area, Color, Formula, Level, Move, Position, Square, reach};
use cli_support::{Ran, run};

fn reach_in(lang: &str, args: &[&str]) -> Ran {
    run(["--lang", lang, "reach"].iter().chain(args), "")
}

#[test]
fn one_reason_is_a_sentence_and_its_second_line() {
    let knight = "8/8/8/8/3N4/8/8/8";
    for (lang, args, lines) in [
        (
            "en",
            &[knight, "d4", "--why", "d5"][..],
            &[
                "The first ring around the knight belongs to the queen, and the knight goes to the second.",
                "",
            ][..],
        ),
        ("ru", &[knight, "d4", "--why", "e6", "--rules", "formula"], &["", ""]),
        ("ru", &["4r3/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "--why", "c3"], &["", ""]),
        ("en", &["empty", "d4", "--formula", "rook or knight", "--why", "E6"], &["", ""]),
        ("ru", &["start", "e1", "--why", "e2"], &[""]),
    ] {
        let ran = reach_in(lang, args);
        let expected = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        assert_eq!(ran, Ran { status: 0, out: expected, err: String::new() }, "{args:?}");
    }
}
