//! Moves as text and as changes of a position.

use chess_codex::rules::{CastlingRights, Color, Fen, Move, Piece, Position, Role, Square, Wing};

fn position(fen: &str) -> Position {
    Fen::parse(fen).unwrap().position
}

fn played(fen: &str, moves: &str) -> String {
    let play = |position: Position, one: &str| position.play(one.parse().unwrap()).unwrap();
    moves.split(' ').fold(position(fen), play).to_string()
}

#[test]
fn uci() {
    for text in ["e2e4", "e7e8q", "a2a1n", "h7h8r", "b2c1b", "e1g1"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["", "e2", "e2e", "e2e9", "e2e4k", "e7e8p", "e7e8Q", "e7e8qq", "е2е4", "e2-e4", "0000", "e2éé"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn a_move_changes_all_that_belongs_to_it() {
    let start = Position::start().to_string();
    for (fen, moves, after) in [
        (start.as_str(), "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        (&start, "e2e4 g8f6 e4e5 d7d5 e5d6", "rnbqkb1r/ppp1pppp/3P1n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"),
        (&start, "g1f3 g8f6 f3g1 f6g8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8 e1c1", "r4rk1/8/8/8/8/8/8/2KR3R b - - 2 2"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 9", "h1g1 e8e7", "r6r/4k3/8/8/8/8/8/R3K1R1 w Q - 9 10"),
        ("1n2k3/P7/8/8/8/8/8/4K3 w - - 5 1", "a7b8r", "1R2k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/p7/4K3 b - - 5 1", "a2a1n", "4k3/8/8/8/8/8/8/n3K3 w - - 0 2"),
    ] {
        assert_eq!(played(fen, moves), after, "{moves}");
    }
}

#[test]
fn what_is_not_legal_is_refused() {
    for (fen, one) in [
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8"),
        ("4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7q"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1c1"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e8e7"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "c3c4"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a1"),
    ] {
        let one: Move = one.parse().unwrap();
        let error = position(fen).play(one).unwrap_err();
        assert_eq!(error.0, one);
        assert!(error.to_string().contains(&one.to_string()));
    }
}

#[test]
fn putting_and_taking_pieces_keeps_what_must_hold() {
    let at = |name: &str| name.parse::<Square>().unwrap();
    let board = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let without = board.with_piece(at("h1"), None);
    assert!(!without.castling().has(Color::White, Wing::King) && without.castling().has(Color::White, Wing::Queen));
    let king_gone = board.with_piece(at("e8"), None);
    assert!(!king_gone.castling().any(Color::Black) && king_gone.castling().any(Color::White));
    // A second king takes the place of the first.
    let moved = board.with_piece(at("d4"), Some(Piece { color: Color::White, role: Role::King }));
    assert_eq!((moved.king(Color::White), moved.piece_at(at("e1"))), (Some(at("d4")), None));
    assert_ne!(moved.castling(), CastlingRights::NONE);
    assert!(!moved.castling().any(Color::White));

    let step = position("8/8/8/3pP3/8/8/8/8 w - d6 0 1");
    assert_eq!(
        step.with_piece(at("a1"), Some(Piece { color: Color::White, role: Role::Rook })).en_passant(),
        Some(at("d6"))
    );
    for (square, letter) in [("d5", None), ("d6", Some('N')), ("d7", Some('n'))] {
        assert_eq!(step.with_piece(at(square), letter.and_then(Piece::from_letter)).en_passant(), None, "{square}");
    }
    assert_eq!(step.with_side_to_move(Color::White).en_passant(), Some(at("d6")));
    assert_eq!(step.with_side_to_move(Color::Black).with_side_to_move(Color::White).en_passant(), None);

    // A half-done promotion: the pawn on the last rank has nowhere to go, and nothing breaks.
    let half = Position::empty().with_piece(at("e8"), Some(Piece { color: Color::White, role: Role::Pawn }));
    assert_eq!(half.legal_moves(), []);
}

#[test]
fn the_start_is_that_of_article_3() {
    assert_eq!(Position::start().to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(Position::start().legal_moves().len(), 20);
    assert_eq!(Position::empty().to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn check_mate_and_stalemate() {
    let at = |name: &str| name.parse::<Square>().unwrap();
    let check = position("4k3/8/8/8/8/5n2/8/4K3 w - - 0 1");
    assert!(check.is_check() && check.has_legal_move());
    assert_eq!(check.checkers(), at("f3").into());
    let mate = position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assert!(mate.is_check() && !mate.has_legal_move());
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(!stalemate.is_check() && !stalemate.has_legal_move());
    assert!(!position("8/8/8/8/8/8/8/8").is_check());
}
