//! Reasons on play-outs: the verdict is that of the reach sets, and the proofs are true.

use std::collections::BTreeSet;

use chess_codex::rules::{Area, Level, Only, Position, Reason, Square, reach, reasons, why, why_all, why_formula};
use chess_codex::rules::{Formula, reach_by_formula};

use crate::playouts::{self, Dice};
use crate::proof::{self, Court};
use crate::scatter::thrown;

const LEVELS: [Level; 3] = [Level::Formula, Level::Reach, Level::Legal];

#[test]
fn the_verdict_is_that_of_the_reach_sets() {
    let mut seen = BTreeSet::new();
    playouts::positions(41, 5_000, |position| {
        for from in position.by_color(position.side_to_move()) {
            for level in LEVELS {
                let reached = reach(position, from, level, Area::FULL).all();
                for answer in why_all(position, from, level, Area::FULL, None) {
                    assert_eq!(answer.reached(), reached.contains(answer.to), "{position} {answer:?}");
                    assert_ne!(answer.reason, Reason::NotInFormula, "{position} {answer:?}");
                    seen.insert(answer.id());
                }
            }
        }
    });
    // What play-outs with kings, turns and whole boards cannot show.
    let elsewhere = [
        "formula-square",
        "no-piece",
        "outside-area",
        "not-its-turn",
        "not-a-capture",
        "not-a-move",
        "not-in-formula",
        "partners-king",
        "en-passant-opens-king",
    ];
    let missing: Vec<_> = Reason::IDS.iter().filter(|id| !seen.contains(*id) && !elsewhere.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_is_asked_about_alone_has_the_verdict_of_its_own_set() {
    playouts::positions(43, 500, |position| {
        for from in position.by_color(position.side_to_move()) {
            for level in LEVELS {
                let targets = reach(position, from, level, Area::FULL);
                for (only, set) in [(Only::Moves, targets.moves), (Only::Captures, targets.captures)] {
                    for answer in why_all(position, from, level, Area::FULL, Some(only)) {
                        assert_eq!(answer.reached(), set.contains(answer.to), "{position} {only:?} {answer:?}");
                    }
                }
            }
        }
    });
}

fn prove_all(position: &Position, area: Area, dice: &mut Dice, share: usize) {
    for from in position.occupied() {
        for level in LEVELS {
            if dice.below(share) != 0 {
                continue;
            }
            let court = Court::new(position, from, level, area);
            let reached = reach(position, from, level, area).all();
            for to in Square::all() {
                let all = reasons(position, from, to, level, area, None);
                assert_eq!(all.first(), Some(&why(position, from, to, level, area)), "{position} {from} {to}");
                for answer in all {
                    assert_eq!(answer.reached(), reached.contains(to), "{position} {answer:?}");
                    proof::demand(&court, &answer);
                }
            }
        }
    }
}

#[test]
fn the_proofs_hold_on_play_outs() {
    let mut dice = Dice::new(42);
    playouts::positions(42, 5_000, |position| prove_all(position, Area::FULL, &mut dice, 60));
}

#[test]
fn the_proofs_hold_on_thrown_boards() {
    let mut dice = Dice::new(43);
    for _ in 0..1_500 {
        let position = thrown(&mut dice);
        prove_all(&position, Area::FULL, &mut dice, 6);
    }
}

#[test]
fn the_proofs_hold_on_cut_down_boards() {
    let mut dice = Dice::new(44);
    for _ in 0..1_500 {
        let position = thrown(&mut dice);
        let area = Area::new(Square::at(dice.below(64)), Square::at(dice.below(64)));
        prove_all(&position, area, &mut dice, 8);
    }
}

#[test]
fn the_proofs_hold_for_castling_on_crowded_first_ranks() {
    let mut dice = Dice::new(45);
    for _ in 0..1_500 {
        let position = thrown(&mut dice).to_string();
        // Kings and rooks at home with some rights, whatever else was thrown.
        let mut ranks: Vec<&str> = position.split(' ').next().unwrap().split('/').collect();
        ranks[0] = ["r3k2r", "r1b1k1nr", "1r2k2r", "rn2kb1r"][dice.below(4)];
        ranks[7] = ["R3K2R", "R1B1K1NR", "1R2K2R", "RN2KB1R"][dice.below(4)];
        let inner = ranks[1..7].join("/").replace(['k', 'K'], "1");
        let side = ["w", "b"][dice.below(2)];
        let rights = ["KQkq", "Kk", "Qq", "-"][dice.below(4)];
        let text = format!("{}/{inner}/{} {side} {rights} - 0 1", ranks[0], ranks[7]);
        let Ok(fen) = chess_codex::rules::Fen::parse(&text) else { continue };
        prove_all(&fen.position, Area::FULL, &mut dice, 10);
    }
}

#[test]
fn a_lessons_formula_has_the_verdict_of_its_set() {
    let formulas = ["bishop or knight", "nearest(not queen)", "forward(rook or knight)", "not (rook or bishop)"];
    let formulas = formulas.map(|text| Formula::parse(text).unwrap());
    playouts::positions(46, 400, |position| {
        for (from, formula) in position.occupied().into_iter().zip(formulas.iter().cycle()) {
            let reached = reach_by_formula(position, from, formula, Area::FULL).all();
            for to in Square::all() {
                let answer = why_formula(position, from, to, formula, Area::FULL);
                assert_eq!(answer.reached(), reached.contains(to), "{position} {formula:?} {answer:?}");
            }
        }
    });
}
