//! Both colours are asked equally, in the puzzles of a code as over codes.

use chess_codex::puzzle::Code;
use chess_codex::rules::Color;

use super::support::{all_specs, puzzles, seeds};

/// Whether White's and Black's differ by no more than two in a hundred.
fn is_even(white: u32, all: u32) -> bool {
    white.abs_diff(all - white) * 100 <= 2 * all
}

#[test]
fn colors_are_even_over_seeds() {
    for spec in all_specs() {
        let white = puzzles(&spec).filter(|(.., puzzle)| puzzle.position.side_to_move() == Color::White).count() as u32;
        assert!(is_even(white, seeds()), "{spec:?}: {white} of {}", seeds());
    }
}

#[test]
fn colors_are_even_in_the_puzzles_of_a_code() {
    for spec in all_specs() {
        let code = Code { topic: spec.topic, kind: spec.kind, level: spec.level, grade: None, seed: 4217 };
        let white = (0..20)
            .filter(|&number| code.puzzle(number).is_some_and(|puzzle| puzzle.position.side_to_move() == Color::White));
        assert_eq!(white.count(), 10, "{code}");
    }
}
