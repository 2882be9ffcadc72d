//! Steps of moves as lines.

use crate::cli_support::{Ran, run};
use crate::matches_golden;

fn play(lang: &str, input: &str) -> Ran {
    run(["--lang", lang, "--lessons", "tests/lessons/valid", "play", "move", "--plain"], input)
}

/// Each step in its least moves: three stars.
#[test]
fn moves_without_a_mistake() {
    let input = "d4f5 f5g7\na8\nh8 h1\nd2a2 a2g2 g2d2\nd6\ne8c8\nd3d2\nd2d1к\ne4-e5\ne5:d6\na8\n1\na2\nb4\nc1\nb3\n";
    for lang in ["ru", "en"] {
        matches_golden("moves", lang, &play(lang, input));
    }
}

/// Moves that are none, longer ways, dead ends, taking back, hints, lines that are not clear.
#[test]
fn moves_with_mistakes() {
    let input = "d5\nd4\n?\n?\n?\nf3 e5 x9\ng6\nu\n-\nh\nx\nu\ne2 f4 h5 g7\nn\nn\na8\ne8 e7\nu\ne8g8 e7e6\n?\nx\nwhy e7\ne8 c8\nq\n";
    for lang in ["ru", "en"] {
        matches_golden("moves-mistakes", lang, &play(lang, input));
    }
}
