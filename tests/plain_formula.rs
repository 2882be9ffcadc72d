//! Formulas written as lines: what is typed, what is told. The goldens under `tests/plain/` were read aloud; run with
//! `BLESS=1` to write them anew, and read them again.

mod cli_support;
mod plain_support;

use plain_support::{golden, play};

#[test]
fn formulas_in_words_of_either_language_or_by_numbers() {
    // Of the author's formula any other with the same squares is as right.
    golden("formula", "formula", "ru", "ближайшее(не (ладья или слон))\n1 2 3\n");
    golden("formula", "formula", "en", "nearest(not bishop and not rook)\nнет\nnearest(forward(слон))\n");
}

#[test]
fn mistakes_hints_and_reasons() {
    let input = |why: &str| {
        format!(
            "?\nladja\nrook or\nrook or bishop)\nking\n1 3 2\nrook or bishop\n{why} e5\n{why} f5\n?\n?\nnearest(not rook)\n?\n\
             nearest(not (rook or bishop))\n1 1\n1 9\n1 2\n2 1\nbishop\nforward(bishop)\nnearest(forward(bishop))\n"
        )
    };
    golden("formula", "formula-mistakes", "ru", &input("почему"));
    golden("formula", "formula-mistakes", "en", &input("why"));
}

#[test]
fn at_once_a_whole_formula_is_one_try() {
    let out = play("formula", "en", "mode\nrook\nrook or bishop\nnearest(not (rook or bishop))\nq\n");
    assert!(out.contains("rook gives a4 b4 c4 d1"), "{out}");
    assert!(out.contains("Is it hard?"), "{out}");
    assert!(out.contains("exactly these squares: b3 b5 c2 c6 e2 e6 f3 f5.\n1 star.\n"), "{out}");
}
