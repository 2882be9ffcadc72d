//! Half-done moves as lines.

use crate::cli_support::{Ran, run};
use crate::matches_golden;

fn play(lang: &str, input: &str) -> Ran {
    run(["--lang", lang, "--lessons", "tests/lessons/valid", "play", "complete", "--plain"], input)
}

/// Each step finished at once: three stars.
#[test]
fn moves_finished_without_a_mistake() {
    for (lang, off) in [("ru", "снять"), ("en", "off")] {
        let input = format!("h1f1\ne8 c8\ne4d5\nc5 {off}\nd1 2\nd7c8\nc8 n\n");
        matches_golden("complete", lang, &play(lang, &input));
    }
}

/// Wrong places, hints, taking back, lines that are not clear.
#[test]
fn moves_finished_with_mistakes() {
    for (lang, off) in [("ru", "убрать"), ("en", "remove")] {
        let input = format!(
            "h1e1\n1\na3 a4\n?\n?\n?\n?\nu\nh1 {off}\nh1f1\nd8d7\nn\ne4 {off}\n-\nx\ne4d5\nc6 {off}\nc5 {off}\nd1 {off}\nu\nd1 k\nd1 к\nc8 q\nd7c8\nx\nd7c8\nc8 1\n"
        );
        matches_golden("complete-mistakes", lang, &play(lang, &input));
    }
}
