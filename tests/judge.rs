//! Whatever move is judged: the verdict is the rules', and no condition is offered as false that breaks.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

use chess_codex::i18n::{Lang, Messages};
use chess_codex::lesson::{Condition, Fine, Judge};
use chess_codex::rules::{Color, Fen, Move, Piece, Position, Role, Square};
use chess_codex::wording::Words;

fn position(fen: &str) -> Position {
    Fen::parse(fen).unwrap().position
}

fn judge(fen: &str, played: &str) -> Judge {
    Judge::new(position(fen), played.parse().unwrap()).unwrap()
}

/// The conditions that break, of those that are offered.
fn broken(fen: &str, played: &str) -> Vec<Condition> {
    let judge = judge(fen, played);
    judge.conditions.iter().filter(|(_, breaks)| *breaks).map(|(condition, _)| *condition).collect()
}

#[test]
fn each_condition_is_found_where_it_breaks() {
    use Condition as C;
    for (fen, played, conditions) in [
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "e2e4", vec![C::Turn]),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a2", vec![C::Way]),
        ("4k3/8/8/8/8/p7/8/R3K3 w - - 0 1", "a1a5", vec![C::Blocked]),
        ("4k3/8/8/8/8/P7/8/R3K3 w - - 0 1", "a1a3", vec![C::OwnPiece]),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", vec![]),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3", vec![C::PawnBlocked]),
        ("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", vec![C::Blocked]),
        ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4", vec![C::PawnBlocked]),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", vec![C::PawnMoved]),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3d4", vec![C::NothingToTake]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", vec![C::NotJustStepped, C::NothingToTake]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", vec![]),
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", vec![C::OpensKing]),
        ("4k3/8/8/8/8/4r3/8/R3K3 w - - 0 1", "a1a2", vec![C::LeavesCheck]),
        ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", vec![C::Attacked]),
        ("8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", vec![C::Attacked, C::BesideKing]),
        // The square is an own piece's and attacked as well: both forbid it.
        ("3rk3/8/8/8/8/8/8/3QK3 w - - 0 1", "e1d1", vec![C::Attacked, C::OwnPiece]),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", vec![C::KingMoved]),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", vec![C::RookMoved]),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", vec![C::CastlingBlocked]),
        ("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "e1g1", vec![C::CastlingInCheck]),
        ("4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "e1g1", vec![C::CastlingCrosses]),
        ("4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", "e1g1", vec![C::CastlingInto]),
        // The rook may cross an attacked square.
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", vec![]),
    ] {
        let mut found = broken(fen, played);
        // The order in which they are offered is settled by the move.
        found.sort_by_key(|&condition| condition as u8);
        let mut conditions = conditions;
        conditions.sort_by_key(|&condition: &C| condition as u8);
        assert_eq!(found, conditions, "{fen} {played}");
    }
}

#[test]
fn no_king_is_spoken_of_where_none_stands() {
    use Condition as C;
    for (fen, played) in [
        ("8/8/8/8/8/p7/8/R7 w - - 0 1", "a1a5"),
        ("8/1b6/8/8/8/8/1Q6/8 w - - 0 1", "b7e4"),
        ("8/8/8/8/8/4p3/4P3/8 w - - 0 1", "e2e4"),
        ("8/8/8/3pP3/8/8/8/8 w - - 0 1", "e5d6"),
        ("8/8/8/8/8/8/P7/N7 w - - 0 1", "a1a3"),
        ("8/8/8/8/8/8/8/K7 w - - 0 1", "a1a3"),
    ] {
        let judge = judge(fen, played);
        let own = judge.has_king();
        for (condition, _) in &judge.conditions {
            assert!(own || !matches!(condition, C::OpensKing | C::LeavesCheck), "{fen} {played} {condition:?}");
            assert!(!matches!(condition, C::PartnersKing | C::BesideKing), "{fen} {played} {condition:?}");
        }
        assert!(judge.conditions.iter().filter(|(_, breaks)| !breaks).count() >= 2, "{fen} {:?}", judge.conditions);
    }
    // Nothing stands between neighbours.
    let next = judge("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a2");
    assert!(next.conditions.iter().all(|(condition, _)| *condition != C::Blocked));
}

#[test]
fn the_place_of_the_right_condition_tells_nothing() {
    let mut places = [0usize; 6];
    let mut of_turn = [0usize; 6];
    for from in Square::all().filter(|from| from.rank() == 0) {
        for to in Square::all().filter(|to| to.rank() > 1 && to.file() == from.file()) {
            // A rook goes two squares and more along its file, past an own pawn; or it is not its turn.
            let rook = Some(Piece { color: Color::White, role: Role::Rook });
            let pawn = Some(Piece { color: Color::White, role: Role::Pawn });
            let board = Position::empty().with_piece(from, rook);
            let before = from.offset(0, 1).unwrap();
            for (position, places) in
                [(board.with_piece(before, pawn), &mut places), (board.with_side_to_move(Color::Black), &mut of_turn)]
            {
                let judge = Judge::new(position, Move::new(from, to)).unwrap();
                places[judge.conditions.iter().position(|(_, breaks)| *breaks).unwrap()] += 1;
            }
        }
    }
    for places in [places, of_turn] {
        let all: usize = places.iter().sum();
        assert!(places[..4].iter().all(|count| count * 10 >= all), "{places:?}");
    }
}

#[test]
fn what_may_be_doubted_of_an_allowed_move_is_told() {
    use Fine as F;
    for (fen, played, fine) in [
        ("8/8/4k3/8/3P4/8/8/3RK3 b - - 0 1", "e6d5", Some(F::Not(Condition::Attacked))),
        ("8/8/8/8/8/8/8/K7 w - - 0 1", "a1a2", None),
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", Some(F::Castling)),
        ("6k1/4q3/8/8/8/4R3/8/4K3 w - - 0 1", "e3e7", Some(F::Not(Condition::OpensKing))),
        ("4k3/4Q3/8/8/8/8/8/6K1 b - - 0 1", "e8e7", Some(F::Not(Condition::Attacked))),
        ("4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2e4", Some(F::CheckAnswered)),
        ("8/8/8/8/8/8/8/R7 w - - 0 1", "a1a5", Some(F::Not(Condition::Blocked))),
        ("8/8/8/8/8/8/8/R7 w - - 0 1", "a1a2", None),
        ("8/8/8/8/8/8/8/R7 w - - 0 1", "a1b2", None),
    ] {
        assert_eq!(judge(fen, played).fine(), fine, "{fen} {played}");
    }
}

#[test]
fn a_step_may_tell_the_last_move() {
    let mut judge = judge("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6");
    let words = Words::interface(Lang::ENGLISH);
    assert_eq!(judge.known("school", &words).unwrap(), "The pawn came to d5 before the last move.");
    judge.last = Some("d6d5".parse().unwrap());
    assert_eq!(judge.known("school", &words).unwrap(), "The last move: the black pawn from d6 to d5.");
}

/// Positions with all there is: checks, pins, castlings, en passant, promotions.
const POSITIONS: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "4k3/8/8/8/1b6/8/3P4/R3K2R w KQ - 0 1",
    "8/8/8/8/4k3/8/4p3/2K5 b - - 0 1",
];

#[test]
fn of_every_move_the_verdict_is_the_rules_and_there_is_something_to_choose() {
    for position in POSITIONS.map(position) {
        for (from, to) in position.occupied().into_iter().flat_map(|from| Square::all().map(move |to| (from, to))) {
            if from == to {
                continue;
            }
            let pawn = position.by_role(Role::Pawn).contains(from);
            let plain = Move::new(from, to);
            let promotes = pawn && matches!(to.rank(), 0 | 7);
            let played = if promotes { plain.becoming(Role::Queen) } else { plain };
            let judge = Judge::new(position, played).unwrap();
            assert_eq!(judge.is_allowed(), position.is_legal(played), "{position} {played}");
            if judge.is_allowed() {
                assert!(judge.conditions.is_empty());
                continue;
            }
            let wrong = judge.conditions.iter().filter(|(_, breaks)| !breaks).count();
            let right = judge.conditions.len() - wrong;
            // Where it is not even this side's turn, nearly everything may forbid the move.
            let fewest = if judge.piece.color == position.side_to_move() { 2 } else { 1 };
            assert!(right >= 1 && (fewest..=4).contains(&wrong), "{position} {played} {:?}", judge.conditions);
            for (condition, _) in &judge.conditions {
                for id in [condition.message(), condition.denial()] {
                    assert!(Messages::interface().has(Lang::parse("ru").unwrap(), id), "{id}");
                }
            }
        }
    }
}
