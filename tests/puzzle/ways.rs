//! Ways: the solver of the rules finds the same least count, and as many ways of that length as is said.

use chess_codex::puzzle::{Asked, Kind, Puzzle};
use chess_codex::rules::{Goal, Level, Piece, SquareSet, Terms, reach};

/// What must be true of every way.
pub fn judge(name: &str, puzzle: &Puzzle) {
    let Asked::Moves { moves, solution, is_only } = &puzzle.asked else { return twice(name, puzzle) };
    let (least, ways) = moves.shortest_ways().expect(name).expect(name);
    assert_eq!((least, ways == 1), (solution.len(), *is_only), "{name}");
    let mut stand = moves.start();
    for &played in solution {
        assert!(!stand.is_done, "{name}");
        stand = moves.play(&stand, played).expect(name).stand;
    }
    assert!(stand.is_done, "{name}");
    let (position, turn) = (&puzzle.position, puzzle.position.side_to_move());
    let theirs = position.by_color(!turn);
    match puzzle.kind {
        Kind::Way | Kind::Labyrinth => assert!(theirs.is_empty() && solution.len() >= 2, "{name}"),
        Kind::Captures => assert!(solution.len() == theirs.len() && moves.goal == Goal::CaptureAll, "{name}"),
        Kind::Hunt => assert!(solution.len() > theirs.len() && moves.goal == Goal::CaptureAll, "{name}"),
        _ => {
            let free = chess_codex::rules::Puzzle { terms: Terms::Free, ..(**moves).clone() };
            let unseen = |at| position.attackers(at, !turn).is_empty();
            assert!(puzzle.pieces.iter().all(|at| unseen(*at)), "{name}: it stands attacked");
            let king = puzzle.topic.role() == chess_codex::rules::Role::King;
            let longer = free.solve().expect(name).is_some_and(|way| way.len() < solution.len());
            assert!(king || longer, "{name}: the sentries change nothing");
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

/// Squares of two moves are not those of one or of none.
fn twice(name: &str, puzzle: &Puzzle) {
    let start = SquareSet::of(puzzle.pieces[0]);
    let one = onward(puzzle, start);
    assert_eq!(puzzle.answer, onward(puzzle, one) - one - start, "{name}");
}
