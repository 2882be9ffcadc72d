//! What is true of every puzzle, whatever it asks.

use chess_codex::puzzle::{Code, Kind, Puzzle, Rng, Spec, Topic, generate};
use chess_codex::rules::{Area, Color, Level, Piece, Role, Square, why_all};

use super::support::{all_specs, has_kings, is_legal, puzzles, seeds};
use super::{find, judge, knight, ways};

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
    assert!(!attacked(turn) || matches!(puzzle.kind, Kind::Judge | Kind::Check), "{name}: {position}");
    if *area == Area::FULL && has_kings(position) {
        assert!(is_legal(position), "{name}: {position}");
    }
}

/// Every puzzle of these kinds: sound, answered as the rules answer, of a grade that was asked, and both colours alike.
fn judge_all(kinds: &[Kind]) {
    for spec in all_specs().filter(|spec| kinds.contains(&spec.kind)) {
        let (mut white, mut cut) = (0, 0);
        for (code, number, puzzle) in puzzles(&spec) {
            let name = format!("{code}, {number}: {}", puzzle.position);
            judge(&name, &puzzle);
            match spec.kind {
                Kind::Find => find::judge(&name, &puzzle),
                // Five pieces share the seeds of the kind where the slow solver has most to look at.
                Kind::Hunt if code.seed % 5 > 0 => {}
                kind if Kind::WAYS.contains(&kind) => ways::judge(&name, &puzzle),
                Kind::Judge | Kind::Check => judge::judge(&name, &puzzle),
                _ => knight::judge(&name, &puzzle),
            }
            assert_eq!((puzzle.topic, puzzle.kind, puzzle.level), (spec.topic, spec.kind, spec.level), "{name}");
            assert!(spec.grade.contains(&puzzle.grade), "{name}: grade {}", puzzle.grade);
            white += u32::from(puzzle.position.side_to_move() == Color::White);
            cut += u32::from(puzzle.area != Area::FULL);
        }
        assert!(u32::abs_diff(2 * white, seeds()) * 100 <= 2 * seeds(), "{spec:?}: {white} of {}", seeds());
        let fragments = spec.level == Level::Formula && spec.kind != Kind::Find;
        assert!(!fragments || cut * 20 > seeds() && cut * 10 < seeds() * 9, "{spec:?}: {cut} on fragments");
    }
}

// In two parts, so that two cores share the work.

#[test]
fn every_puzzle_of_ways_is_sound_and_right_and_colors_are_even() {
    judge_all(&Kind::WAYS);
}

#[test]
fn every_other_puzzle_is_sound_and_right_and_colors_are_even() {
    let others: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| !Kind::WAYS.contains(kind)).collect();
    judge_all(&others);
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
    for topic in ["rook", "bishop", "queen", "king", "knight"] {
        for grade in 1..=5 {
            for number in 0..6 {
                let code: Code = format!("{topic}-ways-{grade}-7").parse().unwrap();
                assert_eq!(code.puzzle(number).map(|puzzle| puzzle.grade), Some(grade), "{code}, {number}");
            }
        }
    }
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

#[test]
fn a_misconception_can_be_met_again() {
    let specs = [
        (Topic::Bishop, Kind::Find, Level::Reach, "blocked-by-own"),
        (Topic::Rook, Kind::Find, Level::Legal, "pinned"),
        (Topic::King, Kind::Find, Level::Legal, "king-takes-guarded"),
        (Topic::Knight, Kind::Find, Level::Formula, "knight-too-far"),
        (Topic::Castling, Kind::Judge, Level::Legal, "castling-crosses-attack"),
        (Topic::EnPassant, Kind::Judge, Level::Legal, "en-passant-opens-king"),
        (Topic::King, Kind::Check, Level::Legal, "king-stays-on-line"),
        (Topic::Queen, Kind::Check, Level::Legal, "leaves-check"),
        (Topic::Knight, Kind::Check, Level::Legal, "leaves-check"),
        (Topic::Pawn, Kind::Check, Level::Legal, "leaves-check"),
        (Topic::Rook, Kind::Check, Level::Legal, "two-checks"),
        (Topic::Pawn, Kind::Check, Level::Legal, "two-checks"),
    ];
    for (topic, kind, level, about) in specs {
        let spec = Spec { about: Some(about), ..Spec::new(topic, kind, level).unwrap() };
        for seed in 0..50 {
            let puzzle = generate(&spec, &mut Rng::new(seed)).unwrap_or_else(|| panic!("{about}, {seed}"));
            let from = puzzle.pieces[0];
            let whys = why_all(&puzzle.position, from, puzzle.level, puzzle.area, None);
            assert!(whys.iter().any(|why| why.id() == about), "{about}, {seed}: {}", puzzle.position);
        }
    }
}
