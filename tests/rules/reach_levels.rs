//! Every piece of both sides at every level against the referee, on positions of play-outs with and without kings.

use chess_codex::rules::{Area, Formula, Level, Position, Role, Square, SquareSet, Targets, reach, reach_by_formula};

use crate::playouts;
use crate::referee::{Board, place};

fn both(targets: Targets) -> (SquareSet, SquareSet) {
    (targets.moves, targets.captures)
}

fn compare(position: &Position) {
    let board = Board::from_fen(&position.to_string());
    for from in Square::all() {
        let reached = both(reach(position, from, Level::Reach, Area::FULL));
        assert_eq!(reached, board.reach(place(from)), "{position} {from} reach");
        let Some(piece) = position.piece_at(from) else {
            assert_eq!(reached, (SquareSet::EMPTY, SquareSet::EMPTY));
            continue;
        };
        let legal = both(reach(position, from, Level::Legal, Area::FULL));
        assert_eq!(legal, board.clone().turn(piece.color).legal(place(from)), "{position} {from} legal");
        // Article 5 for any formula is what the fast code does for the six.
        let moves = reach_by_formula(position, from, &Formula::moves_of(piece.role), Area::FULL);
        let captures = reach_by_formula(position, from, &Formula::captures_of(piece.role), Area::FULL);
        assert_eq!((moves.moves, captures.captures), reached, "{position} {from} by its formula");
    }
}

#[test]
fn all_pieces_of_both_sides_at_all_levels() {
    playouts::positions(11, 2_000, compare);
}

#[test]
fn without_one_king_or_both() {
    let mut count = 0;
    playouts::positions(12, 1_500, |position| {
        count += 1;
        let kings = position.by_role(Role::King).into_iter().enumerate();
        let taken: Vec<Square> = kings.filter(|(i, _)| count % 3 != *i).map(|(_, square)| square).collect();
        compare(&taken.iter().fold(*position, |position, &king| position.with_piece(king, None)));
    });
}

#[test]
fn a_piece_out_of_turn_is_answered_for_as_if_it_were_its_turn() {
    playouts::positions(13, 1_000, |position| {
        let other = position.with_side_to_move(!position.side_to_move());
        assert_eq!(other.en_passant(), None);
        for from in position.by_color(!position.side_to_move()) {
            let asked = reach(position, from, Level::Legal, Area::FULL);
            assert_eq!(asked, reach(&other, from, Level::Legal, Area::FULL));
        }
    });
}

#[test]
fn no_king_is_captured_at_the_legal_level_but_article_5_knows_no_kings() {
    let position: Position = chess_codex::rules::Fen::parse("3rk3/8/8/8/8/8/8/3KR3").unwrap().position;
    let e1 = "e1".parse().unwrap();
    let e8 = "e8".parse().unwrap();
    assert!(reach(&position, e1, Level::Reach, Area::FULL).captures.contains(e8));
    assert!(!reach(&position, e1, Level::Legal, Area::FULL).all().contains(e8));
    assert!(position.legal_moves().iter().all(|one| one.to != e8));
}
