//! What is true of every puzzle, whatever it asks.

use chess_codex::puzzle::{Code, Kind, Puzzle};
use chess_codex::rules::{Area, Color, Level, Piece, Role, Square};

use super::support::{all_specs, has_kings, is_legal, puzzles, seeds};

fn judge(name: &str, puzzle: &Puzzle) {
    let Puzzle { position, area, .. } = puzzle;
    assert!(!puzzle.answer.is_empty(), "{name}: nothing to answer");
    assert!((puzzle.answer - area.squares()).is_empty(), "{name}: an answer outside the board");
    assert!((position.occupied() - area.squares()).is_empty(), "{name}: a piece outside the board");
    let turn = position.side_to_move();
    for &from in &puzzle.pieces {
        let asked = position.piece_at(from);
        assert_eq!(asked, Some(Piece { color: turn, role: puzzle.topic.role() }), "{name}");
    }
    for color in Color::ALL {
        for (role, most) in [(Role::Pawn, 8), (Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)] {
            let pieces = position.by_piece(Piece { color, role });
            assert!(pieces.len() <= most, "{name}: {position}");
            let outer = |square: Square| square.rank() == 0 || square.rank() == 7;
            let given = puzzle.level == Level::Formula;
            assert!(given || role != Role::Pawn || !pieces.into_iter().any(outer), "{name}: {position}");
        }
    }
    // The side that is not to move is never in check; the other only where the puzzle is about that.
    let attacked = |color: Color| position.king(color).is_some_and(|king| !position.attackers(king, !color).is_empty());
    assert!(!attacked(!turn), "{name}: {position}");
    assert!(!attacked(turn) || puzzle.kind == Kind::Judge, "{name}: {position}");
    if *area == Area::FULL && has_kings(position) {
        assert!(is_legal(position), "{name}: {position}");
    }
}

#[test]
fn every_puzzle_is_sound_of_a_grade_that_was_asked_and_both_colors_are_asked_equally() {
    for spec in all_specs() {
        let mut white = 0;
        for (code, number, puzzle) in puzzles(&spec) {
            let name = format!("{code}, {number}");
            judge(&name, &puzzle);
            assert_eq!((puzzle.topic, puzzle.kind, puzzle.level), (spec.topic, spec.kind, spec.level), "{name}");
            assert!(spec.grade.contains(&puzzle.grade), "{name}: grade {}", puzzle.grade);
            white += u32::from(puzzle.position.side_to_move() == Color::White);
        }
        assert!(u32::abs_diff(2 * white, seeds()) * 100 <= 2 * seeds(), "{spec:?}: {white} of {}", seeds());
    }
}

#[test]
fn every_grade_can_be_had() {
    for spec in all_specs() {
        for grade in spec.grade.clone() {
            for seed in 0..24 {
                let code = Code { topic: spec.topic, kind: spec.kind, level: spec.level, grade: Some(grade), seed };
                let puzzle = code.puzzle(0).unwrap_or_else(|| panic!("{code} has no puzzle"));
                assert_eq!(puzzle.grade, grade, "{code}");
            }
        }
    }
}

#[test]
fn the_whole_of_ways_is_a_mix_of_its_kinds() {
    let code: Code = "rook-ways-4217".parse().unwrap();
    let mut kinds: Vec<Kind> = (0..6).filter_map(|number| code.puzzle(number)).map(|puzzle| puzzle.kind).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, Kind::WAYS);
}

#[test]
fn colors_are_even_in_the_puzzles_of_a_code() {
    for spec in all_specs() {
        let code = Code { topic: spec.topic, kind: spec.kind, level: spec.level, grade: None, seed: 4217 };
        let is_white =
            |number: &u32| code.puzzle(*number).is_some_and(|puzzle| puzzle.position.side_to_move() == Color::White);
        assert_eq!((0..20).filter(is_white).count(), 10, "{code}");
    }
}
