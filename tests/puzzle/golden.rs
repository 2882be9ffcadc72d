//! Ten codes and their first puzzles, as they were when they were first printed: they never change.

use chess_codex::puzzle::{Code, Mix};

const CODES: [&str; 10] = [
    "knight-4217",
    "rook-reach-88",
    "queen-formula-5",
    "castling-1066",
    "en-passant-judge-12",
    "knight-odd-7",
    "bishop-labyrinth-3-512",
    "king-captures-2026",
    "pawn-name-31",
    "rook-ways-9999",
];

#[test]
fn codes_give_the_puzzles_that_they_gave() {
    let mut told = String::new();
    for text in CODES {
        let code: Code = text.parse().unwrap();
        for number in [0, 1, 9] {
            let puzzle = code.puzzle(number).unwrap();
            let pieces: Vec<String> = puzzle.pieces.iter().map(ToString::to_string).collect();
            let (fen, area, answer) = (&puzzle.position, puzzle.area, puzzle.answer);
            told +=
                &format!("{code} {number}: {fen}, {area}, {}, grade {}: {answer}\n", pieces.join(" "), puzzle.grade);
        }
    }
    assert_eq!(told, include_str!("golden.txt"), "these are the puzzles now:\n{told}");
}

/// Two mixes whole, and the newer kinds: as they were when they were first printed.
#[test]
fn mixes_give_the_puzzles_that_they_gave() {
    let mut told = String::new();
    for text in ["mix-4217", "mix-3-7"] {
        let mix: Mix = text.parse().unwrap();
        for number in 0..10 {
            let place = mix.place(number).unwrap();
            let puzzle = place.puzzle().unwrap();
            let (code, fen, answer) = (place.code, &puzzle.position, puzzle.answer);
            told += &format!("{mix} {number}: {code} {}: {fen}: {answer}\n", place.number);
        }
    }
    for text in ["rook-check-4217", "king-check-7", "pawn-check-31"] {
        let code: Code = text.parse().unwrap();
        for number in [0, 1, 9] {
            let puzzle = code.puzzle(number).unwrap();
            let (fen, answer) = (&puzzle.position, puzzle.answer);
            told += &format!("{code} {number}: {fen}, {}, grade {}: {answer}\n", puzzle.pieces[0], puzzle.grade);
        }
    }
    assert_eq!(told, include_str!("golden-mix.txt"), "these are the puzzles now:\n{told}");
}

/// A seed that deals a condition which fits no board of the grade is dealt again: no set ends early.
#[test]
fn no_seed_is_without_a_puzzle() {
    let twelfth: Mix = "mix-78".parse().unwrap();
    assert!(twelfth.place(12).unwrap().puzzle().is_some());
    for text in ["castling-judge-2", "castling-judge-5", "en-passant-judge", "king-judge"] {
        for seed in 1..400 {
            let code: Code = format!("{text}-{seed}").parse().unwrap();
            assert!(code.puzzle(0).is_some(), "{code}");
        }
    }
}
