//! Ways: the solver of the rules finds the same least count, and as many ways of that length as is said.

use chess_codex::puzzle::{Asked, Kind, Puzzle, Spec};
use chess_codex::rules::{Goal, Level, Piece, SquareSet, Terms, reach};

use super::support::{all_specs, puzzles};

fn ways() -> impl Iterator<Item = Spec> {
    all_specs().filter(|spec| Kind::WAYS.contains(&spec.kind) && spec.kind != Kind::Twice)
}

#[test]
fn the_count_is_the_least_and_the_only_way_is_the_only_one() {
    for spec in ways() {
        // Five pieces share the seeds of a kind where the slow solver has most to look at.
        let every = if spec.kind == Kind::Hunt { 5 } else { 1 };
        for (code, number, puzzle) in puzzles(&spec).step_by(every) {
            let name = format!("{code}, {number}: {}", puzzle.position);
            let Asked::Moves { moves, solution, is_only } = &puzzle.asked else { panic!("{name}") };
            let (least, ways) = moves.shortest_ways().expect(&name).expect(&name);
            assert_eq!((least, ways == 1), (solution.len(), *is_only), "{name}");
            let mut stand = moves.start();
            for &played in solution {
                assert!(!stand.is_done, "{name}");
                stand = moves.play(&stand, played).expect(&name).stand;
            }
            assert!(stand.is_done, "{name}");
        }
    }
}

#[test]
fn each_kind_keeps_to_its_own_terms() {
    for spec in ways() {
        for (code, number, puzzle) in puzzles(&spec).take(200) {
            let name = format!("{code}, {number}: {}", puzzle.position);
            let Asked::Moves { moves, solution, .. } = &puzzle.asked else { panic!("{name}") };
            let (position, turn) = (&puzzle.position, puzzle.position.side_to_move());
            let theirs = position.by_color(!turn);
            match spec.kind {
                Kind::Way | Kind::Labyrinth => assert!(theirs.is_empty() && solution.len() >= 2, "{name}"),
                Kind::Captures => assert!(solution.len() == theirs.len() && moves.goal == Goal::CaptureAll, "{name}"),
                Kind::Hunt => assert!(solution.len() > theirs.len() && moves.goal == Goal::CaptureAll, "{name}"),
                _ => {
                    let free = chess_codex::rules::Puzzle { terms: Terms::Free, ..(**moves).clone() };
                    let unseen = |at| position.attackers(at, !turn).is_empty();
                    assert!(puzzle.pieces.iter().all(|at| unseen(*at)), "{name}: it stands attacked");
                    let king = puzzle.topic.role() == chess_codex::rules::Role::King;
                    let longer = free.shortest_ways().expect(&name).is_some_and(|(least, _)| least < solution.len());
                    assert!(king || longer, "{name}: the sentries change nothing");
                }
            }
        }
    }
}

/// The squares that the piece reaches in one move from any of these.
fn onward(puzzle: &Puzzle, squares: SquareSet) -> SquareSet {
    let from = puzzle.pieces[0];
    let piece: Option<Piece> = puzzle.position.piece_at(from);
    squares.into_iter().fold(SquareSet::EMPTY, |all, square| {
        let board = puzzle.position.with_piece(from, None).with_piece(square, piece);
        all | reach(&board, square, Level::Reach, puzzle.area).all()
    })
}

#[test]
fn squares_of_two_moves_are_not_those_of_one_or_none() {
    for spec in all_specs().filter(|spec| spec.kind == Kind::Twice) {
        for (code, number, puzzle) in puzzles(&spec) {
            let start = SquareSet::of(puzzle.pieces[0]);
            let one = onward(&puzzle, start);
            assert_eq!(puzzle.answer, onward(&puzzle, one) - one - start, "{code}, {number}");
        }
    }
}
