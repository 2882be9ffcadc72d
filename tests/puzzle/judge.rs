//! Moves to be judged: half are allowed, and each condition breaks about as often as any other.

use std::collections::BTreeMap;

use chess_codex::puzzle::{Asked, Code, Kind, Puzzle, Topic};
use chess_codex::rules::{Move, why_move};

use super::support::{all_specs, is_legal, puzzles, seeds};

/// What must be true of every move to be judged.
pub fn judge(name: &str, puzzle: &Puzzle) {
    let Asked::Judge { played: Move { from, to, .. }, is_allowed, reason } = puzzle.asked else { panic!("{name}") };
    let why = why_move(&puzzle.position, from, to);
    assert_eq!((why.reached(), why.id()), (is_allowed, reason), "{name}");
    assert!(is_legal(&puzzle.position), "{name}");
    if puzzle.kind == Kind::Check {
        let turn = puzzle.position.side_to_move();
        let king = puzzle.position.king(turn).expect("a king is in check");
        let checks = puzzle.position.attackers(king, !turn).len();
        assert_eq!(checks, if reason == "two-checks" { 2 } else { 1 }, "{name}");
    }
}

#[test]
fn half_are_allowed_and_the_breaches_are_in_balance() {
    for spec in all_specs().filter(|spec| matches!(spec.kind, Kind::Judge | Kind::Check)) {
        let mut allowed = 0;
        let mut breaches: BTreeMap<&str, u32> = BTreeMap::new();
        for (code, number, puzzle) in puzzles(&spec) {
            let Asked::Judge { is_allowed, reason, .. } = puzzle.asked else { panic!("{code}, {number}") };
            match is_allowed {
                true => allowed += 1,
                false => *breaches.entry(reason).or_default() += 1,
            }
        }
        let all = seeds();
        assert!(u32::abs_diff(2 * allowed, all) * 100 <= 2 * all, "{spec:?}: {allowed} of {all}");
        let share = (all - allowed) / breaches.len() as u32;
        let fewest = match (spec.kind, spec.topic) {
            (Kind::Check, Topic::King) => 3,
            (Kind::Check, _) => 2,
            _ => 4,
        };
        assert!(breaches.len() >= fewest, "{breaches:?}");
        let even = breaches.values().all(|count| count.abs_diff(share) * 5 <= share);
        assert!(even, "{spec:?}: {breaches:?}");
    }
}

#[test]
fn half_of_the_moves_of_a_code_are_allowed() {
    for topic in ["castling-judge", "en-passant-judge", "king-judge", "king-check", "rook-check", "pawn-check"] {
        let code: Code = format!("{topic}-4217").parse().unwrap();
        let allowed =
            |number: &u32| matches!(code.puzzle(*number).unwrap().asked, Asked::Judge { is_allowed: true, .. });
        assert_eq!((0..20).filter(allowed).count(), 10, "{code}");
    }
}
