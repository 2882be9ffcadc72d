//! The solver against a search without any cleverness, and puzzles whose solutions are known.

use chess_codex::rules::{
    Area, Fen, Goal, Move, Position, Puzzle, Role, Square, SquareSet, Terms, Wing, castled, en_passant,
};

use crate::playouts::Dice;
use crate::scatter::thrown;

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect()
}

fn puzzle(fen: &str, piece: &str, goal: Goal) -> Puzzle {
    let fen = Fen::parse(fen).unwrap();
    let piece: Option<Square> = (!piece.is_empty()).then(|| piece.parse().unwrap());
    let position = piece.map_or(fen.position, |piece| fen.for_piece_on(piece));
    Puzzle { position, piece, goal, area: Area::FULL, replies: Vec::new(), terms: Terms::Free }
}

fn solution(puzzle: &Puzzle) -> Option<String> {
    let moves = puzzle.solve().unwrap()?;
    Some(moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

/// Whether so many moves are enough: every sequence is tried, with nothing remembered.
fn enough(puzzle: &Puzzle, at: &Position, piece: Option<Square>, left: SquareSet, made: usize, moves: usize) -> bool {
    if moves == 0 {
        return false;
    }
    at.legal_moves().into_iter().filter(|one| piece.is_none_or(|piece| piece == one.from)).any(|one| {
        let mut next = at.play(one).unwrap();
        let mut left = left;
        if piece == Some(one.from) {
            left.remove(one.to);
        }
        let king = at.by_role(Role::King).contains(one.from);
        let pawn = at.by_role(Role::Pawn).contains(one.from);
        let done = match puzzle.goal {
            Goal::Reach(_) => left.is_empty(),
            Goal::CaptureAll => (next.by_color(!puzzle.side()) - next.by_role(Role::King)).is_empty(),
            Goal::Castle(None) => king && one.from.ring(one.to) == 2,
            Goal::Castle(Some(wing)) => {
                king && one.from.ring(one.to) == 2 && (one.to.file() == 6) == (wing == Wing::King)
            }
            Goal::EnPassant => pawn && Some(one.to) == at.en_passant() && one.from.file() != one.to.file(),
            Goal::Promote(None) => one.promotion.is_some(),
            Goal::Promote(role) => one.promotion == role,
        };
        if done {
            return true;
        }
        let mut piece = piece.map(|_| one.to);
        match puzzle.replies.get(made) {
            None => next = next.with_side_to_move(puzzle.side()),
            Some(reply) => match next.play(*reply) {
                Err(_) => return false,
                Ok(after) => {
                    next = after;
                    if piece == Some(reply.to) {
                        piece = None;
                    }
                    if piece.is_none() && puzzle.piece.is_some() {
                        return false;
                    }
                }
            },
        }
        enough(puzzle, &next, piece, left, made + 1, moves - 1)
    })
}

/// The solver's count is the least: that many moves are enough, one fewer is not; and each of its moves may be played.
fn agrees(puzzle: &Puzzle, deepest: usize) -> Option<usize> {
    let start = puzzle.start();
    if start.is_done {
        assert_eq!(puzzle.solve(), Ok(Some(Vec::new())));
        return Some(0);
    }
    let enough = |moves| enough(puzzle, &puzzle.position, puzzle.piece, start.left, 0, moves);
    let least = (1..=deepest).find(|&moves| enough(moves));
    match puzzle.solve() {
        Ok(Some(moves)) => {
            let count = (moves.len() <= deepest).then_some(moves.len());
            assert_eq!(count, least, "{puzzle:?}");
            let mut stand = start;
            for played in moves {
                assert!(!stand.is_done);
                stand = puzzle.play(&stand, played).expect("a legal move").stand;
            }
            assert!(stand.is_done);
            count
        }
        Ok(None) => {
            assert_eq!(least, None, "{puzzle:?}");
            None
        }
        Err(_) => None,
    }
}

/// How many boards were solved in so many moves.
fn tally(counts: impl Iterator<Item = Option<usize>>) -> Vec<usize> {
    let mut tally = vec![0; 4];
    counts.flatten().for_each(|count| tally[count] += 1);
    tally
}

#[test]
fn one_piece_on_thrown_boards() {
    let mut dice = Dice::new(41);
    let tally = tally((0..1_500).map(|number| {
        let position = thrown(&mut dice);
        let own: Vec<Square> = position.by_color(position.side_to_move()).into_iter().collect();
        let from = *own.get(dice.below(own.len().max(1)))?;
        let goal = if number % 3 == 0 {
            Goal::CaptureAll
        } else {
            Goal::Reach((0..1 + dice.below(3)).map(|_| Square::at(dice.below(64))).collect())
        };
        agrees(
            &Puzzle { position, piece: Some(from), goal, area: Area::FULL, replies: Vec::new(), terms: Terms::Free },
            3,
        )
    }));
    assert!(tally.iter().skip(1).all(|&count| count > 50), "{tally:?}");
}

#[test]
fn any_piece_on_thrown_boards() {
    let mut dice = Dice::new(42);
    let tally = tally((0..300).map(|number| {
        let position = thrown(&mut dice);
        let goal = [
            Goal::CaptureAll,
            Goal::Promote(None),
            Goal::Promote(Some(Role::Knight)),
            Goal::EnPassant,
            Goal::Castle(None),
        ][number % 5];
        // A whole side has so many moves that a search without memory goes no deeper.
        agrees(&Puzzle { position, piece: None, goal, area: Area::FULL, replies: Vec::new(), terms: Terms::Free }, 2)
    }));
    assert!(tally[1] > 8 && tally[2] > 8, "{tally:?}");
}

#[test]
fn with_replies_of_the_partner() {
    let mut dice = Dice::new(43);
    let tally = tally((0..1_500).map(|_| {
        let position = thrown(&mut dice);
        let own: Vec<Square> = position.by_color(position.side_to_move()).into_iter().collect();
        let from = *own.get(dice.below(own.len().max(1)))?;
        let theirs = position.with_side_to_move(!position.side_to_move()).legal_moves();
        let replies: Vec<Move> = (0..2).filter_map(|_| theirs.get(dice.below(theirs.len().max(1))).copied()).collect();
        let goal = Goal::Reach(SquareSet::of(Square::at(dice.below(64))));
        agrees(&Puzzle { position, piece: Some(from), goal, area: Area::FULL, replies, terms: Terms::Free }, 3)
    }));
    assert!(tally.iter().skip(1).all(|&count| count > 50), "{tally:?}");
}

#[test]
fn known_puzzles() {
    let knight = "8/8/8/8/3N4/8/8/8";
    for (fen, piece, goal, moves) in [
        // A corner is far for a knight; each square of several counts once, whatever the order.
        ("8/8/8/8/8/8/8/N7", "a1", Goal::Reach(squares("b2")), Some(4)),
        (knight, "d4", Goal::Reach(squares("f5 b5")), Some(3)),
        (knight, "d4", Goal::Reach(squares("d4")), Some(0)),
        ("8/8/8/8/8/8/8/B7", "a1", Goal::Reach(squares("a2")), None),
        // The partner's pieces stand still, and a rook takes them one by one; its own pawn is in the way.
        ("8/8/3p4/8/8/8/p2R2p1/8", "d2", Goal::CaptureAll, Some(4)),
        ("8/3p4/8/3P4/8/8/3R4/8", "d2", Goal::CaptureAll, Some(3)),
        // No king is captured, and the own one stays out of attack: it goes round, and takes the rook that bars the file.
        ("3k4/8/3p4/8/8/8/8/3R4", "d1", Goal::CaptureAll, Some(1)),
        ("4r3/8/8/8/8/8/8/3K4", "d1", Goal::Reach(squares("f1")), Some(14)),
        ("4r3/8/8/8/8/8/8/3K4", "d1", Goal::Reach(squares("c3")), Some(2)),
        // Whichever piece does it.
        ("8/8/3p4/8/8/8/3R2N1/4b3", "", Goal::CaptureAll, Some(2)),
        ("8/P7/8/8/8/8/8/8", "", Goal::Promote(Some(Role::Knight)), Some(1)),
        ("8/8/8/8/8/8/4P3/8", "e2", Goal::Promote(None), Some(5)),
        ("8/8/8/8/4p3/8/4P3/8", "e2", Goal::Promote(None), None),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", Goal::Castle(None), Some(1)),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "", Goal::Castle(Some(Wing::King)), Some(2)),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", Goal::Castle(Some(Wing::Queen)), None),
        ("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8", Goal::Castle(Some(Wing::Queen)), Some(1)),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", Goal::EnPassant, Some(1)),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", Goal::EnPassant, None),
    ] {
        let found = puzzle(fen, piece, goal).solve().unwrap().map(|moves| moves.len());
        assert_eq!(found, moves, "{fen} {piece} {goal:?}");
    }
    assert_eq!(solution(&puzzle("r3k2r/8/8/8/8/8/8/8 b kq - 0 1", "", Goal::Castle(None))).as_deref(), Some("e8c8"));
}

#[test]
fn a_reply_opens_or_closes_a_way() {
    let fen = "4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1";
    let mut reply = puzzle(fen, "", Goal::EnPassant);
    reply.replies = vec!["d7d5".parse().unwrap()];
    assert_eq!(solution(&reply).as_deref(), Some("e4e5 e5d6"));
    let start = reply.start();
    let turn = reply.play(&start, "e4e5".parse().unwrap()).unwrap();
    assert_eq!(
        (turn.reply, turn.stand.position.en_passant()),
        (Some("d7d5".parse().unwrap()), Some("d6".parse().unwrap()))
    );
    // After another move it can no longer be done.
    let away = reply.play(&start, "e1e2".parse().unwrap()).unwrap();
    assert_eq!(reply.solve_from(&away.stand), Ok(None));
    assert_eq!(reply.impossible_reply(), None);
    // A reply that the partner can give after no move at all is found; after one that closes its way, nothing can be done.
    reply.replies = vec!["d7d5".parse().unwrap(), "e8e6".parse().unwrap()];
    assert_eq!(reply.impossible_reply().map(|(number, _)| number), Some(1));
    let mut closed = puzzle("8/3p4/8/8/8/8/8/R7 w - - 0 1", "a1", Goal::Reach(squares("d6 h6")));
    closed.replies = vec!["d7d6".parse().unwrap()];
    let stuck = closed.play(&closed.start(), "a1a6".parse().unwrap()).unwrap().stand;
    assert!(!stuck.is_stuck);
    let on_the_way = closed.play(&closed.start(), "a1d1".parse().unwrap()).unwrap().stand;
    assert!(!on_the_way.is_stuck && closed.movers(&on_the_way) == squares("d1"));
    // A captured piece has no moves left.
    closed.replies = vec!["d7d6".parse().unwrap(), "d6d5".parse().unwrap(), "d5c4".parse().unwrap()];
    closed.goal = Goal::Reach(squares("c4 c8"));
    let mut stand = closed.start();
    for played in ["a1a2", "a2a4", "a4c4"] {
        stand = closed.play(&stand, played.parse().unwrap()).unwrap().stand;
    }
    assert_eq!((stand.piece, closed.moves(&stand).len(), closed.solve_from(&stand)), (None, 0, Ok(None)));
}

#[test]
fn only_moves_that_may_be_made_are_played() {
    let promotion = puzzle("8/P7/8/8/8/8/8/8", "a7", Goal::Promote(Some(Role::Rook)));
    let start = promotion.start();
    let play = |text: &str| promotion.play(&start, text.parse().unwrap()).map(|turn| turn.stand.is_done);
    assert_eq!((play("a7a8"), play("a7a8r"), play("a7a8q"), play("a7a6")), (None, Some(true), Some(false), None));
    assert_eq!(promotion.moves(&start).len(), 4);
    let fragment =
        Puzzle { area: "a1-c3".parse().unwrap(), ..puzzle("8/8/8/8/8/8/8/R7", "a1", Goal::Reach(squares("c3"))) };
    assert_eq!(fragment.targets(&fragment.start(), "a1".parse().unwrap()), squares("a2 a3 b1 c1"));
}

#[test]
fn too_large_a_puzzle_is_given_up() {
    let goal = Goal::Reach(squares("a1 b1 c1 d1 e1 f1 g1 h1 a8 b8 c8 d8 e8 f8 g8 h8"));
    assert!(puzzle("8/8/8/8/3N4/8/8/8", "d4", goal).solve().is_err());
}

#[test]
fn the_special_moves_are_known_by_their_squares() {
    let of = |fen: &str| Fen::parse(fen).unwrap().position;
    let castling = of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let wing = |text: &str| castled(&castling, text.parse().unwrap());
    assert_eq!(
        (wing("e1g1"), wing("e1c1"), wing("e1f1"), wing("a1c1")),
        (Some(Wing::King), Some(Wing::Queen), None, None)
    );
    let passing = of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let taken = |text: &str| en_passant(&passing, text.parse().unwrap()).map(|square| square.to_string());
    assert_eq!((taken("e5d6").as_deref(), taken("e5e6")), (Some("d5"), None));
}
