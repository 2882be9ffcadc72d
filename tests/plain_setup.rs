//! Pieces set up by lines: what is typed, what is told. The goldens under `tests/plain/` were read aloud; run with
//! `BLESS=1` to write them anew, and read them again.

mod cli_support;
mod plain_support;

use plain_support::golden;

#[test]
fn letters_names_and_numbers_mean_pieces() {
    golden("setup", "setup", "ru", "K e1 Q d1\nЛадьи: a1 h1; слоны c1, f1\n5 b1 g1 пешки a2-h2\nb8 g8\n");
    golden("setup", "setup", "en", "Ke1 Qd1 Ra1 Rh1\nbishops c1 f1\nN b1 g1\nP h2-a2\nblack knight b8 g8\n");
}

#[test]
fn mistakes_hints_and_reasons() {
    let input = |why: &str| {
        format!(
            "a1\nX a1\nK\n{why} a1\n?\n?\n?\nP a2-h3\nK d1 Q e1 R a1 h1 N c1 f1 B b1 g1\nK e1\nK d1\nP a2-h2\n\
             {why} d1\n{why} e5\nR a3\nboard\nQ e1\n{why} d1\n{why} e5\n{why} a1\nK e1 Q d1 B c1 f1 N b1 g1\nR a1\nboard\nmode\nN a6 b8 b8 g8\n"
        )
    };
    golden("setup", "setup-mistakes", "ru", &input("почему"));
    golden("setup", "setup-mistakes", "en", &input("why"));
}
