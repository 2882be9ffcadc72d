//! The knight from its definition, and formulas: the answers once more, by the formulas themselves.

use chess_codex::puzzle::{Asked, Puzzle};
use chess_codex::rules::{Formula, KNIGHT, Level, Square, SquareSet, why};

fn squares(puzzle: &Puzzle, formula: &Formula, from: Square) -> SquareSet {
    formula.squares(from, puzzle.position.side_to_move(), puzzle.area)
}

/// Whether the answer is what the question asks for.
fn is_right(puzzle: &Puzzle) -> bool {
    let ring = |from: Square| squares(puzzle, &KNIGHT, from);
    let first = puzzle.pieces.first().copied();
    match (&puzzle.asked, first) {
        (Asked::Odd { shown }, Some(from)) => {
            let wrong = *shown - ring(from);
            let told =
                wrong.into_iter().all(|to| !why(&puzzle.position, from, to, Level::Formula, puzzle.area).reached());
            told && wrong == puzzle.answer && wrong.len() == 1 && shown.len() >= 4
        }
        (Asked::Centre { shown }, None) => {
            let fits: SquareSet = puzzle.area.squares().into_iter().filter(|square| ring(*square) == *shown).collect();
            fits == puzzle.answer && fits.len() == 1
        }
        (Asked::Short { shown }, Some(from)) => ring(from) - *shown == puzzle.answer && puzzle.answer.len() == 1,
        (Asked::Common, Some(from)) => ring(from) & ring(puzzle.pieces[1]) == puzzle.answer,
        (Asked::Nearest { formula }, Some(from)) => {
            let own: Formula = Formula::parse("nearest(not (rook or bishop or knight))").expect("a formula");
            squares(puzzle, formula, from) == puzzle.answer && squares(puzzle, &own, from) == puzzle.answer
        }
        (Asked::Stages(stages), Some(from)) => {
            let last = stages.last().map(|stage| squares(puzzle, stage, from));
            let own = [Formula::moves_of(puzzle.topic.role()), Formula::captures_of(puzzle.topic.role())];
            last == Some(puzzle.answer) && own.iter().any(|own| squares(puzzle, own, from) == puzzle.answer)
        }
        (Asked::Formula { formula }, Some(from)) => squares(puzzle, formula, from) == puzzle.answer,
        _ => false,
    }
}

/// What must be true of every puzzle of these kinds.
pub fn judge(name: &str, puzzle: &Puzzle) {
    assert!(is_right(puzzle), "{name}: {puzzle:?}");
}
