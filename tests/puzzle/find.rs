//! Find all squares: the answer is that of the rules, on boards as a game could have them.

use chess_codex::puzzle::{Code, Kind, Puzzle, Topic};
use chess_codex::rules::{Area, Level, Square, reach};

use super::support::{all_specs, has_kings, is_legal, puzzles};

/// What must be true of every puzzle of squares to be found.
pub fn judge(name: &str, puzzle: &Puzzle) {
    let Puzzle { position, area, level, .. } = *puzzle;
    let [from] = puzzle.pieces[..] else { panic!("{name}: {:?}", puzzle.pieces) };
    let asked = position.piece_at(from).expect("the asked piece is there");
    assert_eq!((asked.role, asked.color), (puzzle.topic.role(), position.side_to_move()), "{name}");
    let answer = reach(&position, from, level, area).all();
    assert_eq!(answer, puzzle.answer, "{name}");
    assert!(!answer.is_empty(), "{name}");
    assert!((position.occupied() - area.squares()).is_empty(), "{name}: something stands outside the board");
    match level {
        Level::Formula => assert_eq!(position.occupied().len(), 1, "{name}"),
        Level::Reach => assert_eq!(answer, reach(&position, from, Level::Legal, area).all(), "{name}"),
        Level::Legal => {
            assert!(area == Area::FULL && has_kings(&position), "{name}");
            assert!(is_legal(&position), "{name}: {position}");
            assert!(!position.is_check(), "{name}: {position}");
        }
    }
}

#[test]
fn answers_go_from_one_square_to_the_queens_twenty_seven() {
    let mut seen = [false; 28];
    for spec in all_specs().filter(|spec| spec.kind == Kind::Find) {
        puzzles(&spec).for_each(|(.., puzzle)| seen[puzzle.answer.len()] = true);
    }
    let missing: Vec<usize> = (1..28).filter(|&count| !seen[count]).collect();
    assert!(seen[1] && seen[27] && missing.len() <= 2, "no puzzle has {missing:?} squares");
}

#[test]
fn double_moves_come_twice_with_the_right_and_without() {
    for topic in [Topic::Castling, Topic::EnPassant] {
        for seed in 0..300 {
            let code = Code { topic, kind: Kind::Find, level: Level::Legal, grade: None, seed };
            let (right, lost) = (code.puzzle(0).unwrap(), code.puzzle(1).unwrap());
            let same = Square::all().all(|square| right.position.piece_at(square) == lost.position.piece_at(square));
            assert!(same && right.grade == lost.grade && right.pieces == lost.pieces, "{code}");
            let special = right.answer - lost.answer;
            assert!(special.len() == 1 || topic == Topic::Castling && special.len() == 2, "{code}: {special}");
            assert!((lost.answer - right.answer).is_empty(), "{code}");
        }
    }
}
