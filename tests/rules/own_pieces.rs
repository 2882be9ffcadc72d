//! Pieces of a lesson's own: as the role whose formula they have, as a naive walker has it, and by hand.

use chess_codex::rules::{
    Area, BISHOP, Color, Fen, Formula, KING, KNIGHT, Level, OwnRole, Piece, Position, QUEEN, Reason, Role, Square,
    SquareSet, perft, reach, reach_with, reasons, why_all, why_with,
};

use crate::playouts::{self, Dice};

const LEVELS: [Level; 3] = [Level::Formula, Level::Reach, Level::Legal];

fn own(letter: char, formula: Formula) -> Role {
    Role::Own(OwnRole::new(letter, formula).unwrap())
}

/// The position with other pieces in place of all that have a role.
fn replaced(position: &Position, role: Role, by: Role) -> Position {
    let with = |position: Position, square| {
        let piece = position.piece_at(square).unwrap();
        position.with_piece(square, Some(Piece { role: by, ..piece }))
    };
    position.by_role(role).into_iter().fold(*position, with)
}

#[test]
fn with_the_formula_of_a_role_they_are_that_role_at_all_levels() {
    for (role, formula) in [(Role::Knight, KNIGHT), (Role::Queen, QUEEN), (Role::Bishop, BISHOP)] {
        let twin = own('z', formula);
        playouts::positions(31, 400, |position| {
            let other = replaced(position, role, twin);
            assert_eq!(other.is_check(), position.is_check(), "{other}");
            assert_eq!(other.checkers(), position.checkers(), "{other}");
            for from in position.occupied() {
                for level in LEVELS {
                    let (theirs, its) =
                        (reach(position, from, level, Area::FULL), reach(&other, from, level, Area::FULL));
                    assert_eq!(theirs, its, "{other} {from} {level:?}");
                }
                let part = Area::new(from, "e5".parse().unwrap());
                let inside = |position| reach(position, from, Level::Legal, part);
                assert_eq!(inside(&other), inside(position), "{other} {from} {part}");
            }
            let (mut theirs, mut its) = (position.legal_moves(), other.legal_moves());
            theirs.sort();
            its.sort();
            assert_eq!(theirs, its, "{other}");
            for one in its {
                let (next, expected) = (other.play(one).unwrap(), position.play_unchecked(one));
                assert_eq!(next.occupied(), expected.occupied(), "{other} {one}");
                assert_eq!(next.castling(), expected.castling(), "{other} {one}");
                assert_eq!(next.en_passant(), expected.en_passant(), "{other} {one}");
            }
        });
        playouts::positions(32, 24, |position| {
            assert_eq!(perft(&replaced(position, role, twin), 2), perft(position, 2), "{position}");
        });
    }
}

#[test]
fn with_the_formula_of_the_king_they_go_and_attack_like_it_but_are_captured() {
    let twin = own('z', KING);
    playouts::positions(33, 600, |position| {
        let side = position.side_to_move();
        let theirs = Piece { color: !side, role: Role::King };
        let Some(king) = position.king(!side) else { return };
        let other = position.with_piece(king, Some(Piece { role: twin, ..theirs }));
        assert_eq!(reach(&other, king, Level::Formula, Area::FULL), reach(position, king, Level::Formula, Area::FULL));
        assert_eq!(reach(&other, king, Level::Reach, Area::FULL), reach(position, king, Level::Reach, Area::FULL));
        for from in position.by_color(side) {
            // What attacks it may take it, the safety of one's own king allowing; all else is as before.
            let all = |position| reach(position, from, Level::Legal, Area::FULL).all() - SquareSet::of(king);
            assert_eq!(all(&other), all(position), "{other} {from}");
        }
    });
}

/// The slow way: every square of the formula, walked to step by step, and every move made.
struct Naive<'p>(&'p Position);

impl Naive<'_> {
    fn is_free(&self, mut at: Square, to: Square) -> bool {
        let (files, ranks) = (to.file() as i8 - at.file() as i8, to.rank() as i8 - at.rank() as i8);
        if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
            return true;
        }
        loop {
            at = at.offset(files.signum(), ranks.signum()).unwrap();
            if at == to {
                return true;
            }
            if self.0.piece_at(at).is_some() {
                return false;
            }
        }
    }

    fn sees(&self, from: Square, to: Square) -> bool {
        let piece = self.0.piece_at(from).unwrap();
        let formula = Formula::captures_of(piece.role);
        formula.squares(from, piece.color, Area::FULL).contains(to) && self.is_free(from, to)
    }

    fn goes(&self, from: Square, to: Square, level: Level) -> bool {
        let (piece, target) = (self.0.piece_at(from).unwrap(), self.0.piece_at(to));
        if !self.sees(from, to) || target.is_some_and(|target| target.color == piece.color) {
            return false;
        }
        if level != Level::Legal {
            return true;
        }
        let after = self.0.with_piece(from, None).with_piece(to, Some(piece));
        let king = after.king(piece.color);
        let attacked = |king| {
            Square::all().any(|by| {
                after.piece_at(by).is_some_and(|other| other.color != piece.color) && Naive(&after).sees(by, king)
            })
        };
        target.is_none_or(|target| target.role != Role::King) && !king.is_some_and(attacked)
    }
}

/// A board of random pieces: no pawns, no rights, kings on it or not.
fn scattered(dice: &mut Dice, own: &[Role]) -> Position {
    let mut position = Position::empty();
    for number in 0..4 + dice.below(9) {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let role = match number {
            0 | 1 => Role::King,
            2..=5 => own[dice.below(own.len())],
            _ => roles[dice.below(roles.len())],
        };
        let color = Color::ALL[if number < 2 { number } else { dice.below(2) }];
        position = position.with_piece(Square::at(dice.below(64)), Some(Piece { color, role }));
    }
    position.with_side_to_move(Color::ALL[dice.below(2)])
}

#[test]
fn any_formulas_are_walked_and_tried() {
    let formulas = [
        "bishop or knight",
        "nearest(not (rook or bishop or knight))",
        "forward(rook) or nearest(bishop)",
        "not (queen or knight)",
        "rook and not nearest(rook)",
        "nearest(rook and not nearest(rook)) or knight",
    ];
    let roles: Vec<Role> = formulas
        .iter()
        .zip("acdefg".chars())
        .map(|(text, letter)| own(letter, Formula::parse(text).unwrap()))
        .collect();
    let mut dice = Dice::new(34);
    let mut endangered = 0;
    for _ in 0..1_500 {
        let three: Vec<Role> = (0..3).map(|_| roles[dice.below(roles.len())]).collect();
        let position = scattered(&mut dice, &three);
        for from in position.occupied() {
            let naive = |level| Square::all().filter(move |&to| Naive(&position).goes(from, to, level));
            for level in [Level::Reach, Level::Legal] {
                let expected: SquareSet = naive(level).collect();
                assert_eq!(reach(&position, from, level, Area::FULL).all(), expected, "{position} {from} {level:?}");
            }
            endangered += usize::from(naive(Level::Reach).count() != naive(Level::Legal).count());
        }
        for square in Square::all() {
            for color in Color::ALL {
                let expected: SquareSet =
                    position.by_color(color).into_iter().filter(|&from| Naive(&position).sees(from, square)).collect();
                assert_eq!(position.attackers(square, color), expected, "{position} {square}");
            }
        }
    }
    assert!(endangered > 1_000, "{endangered}");
}

#[test]
fn every_square_has_a_reason_that_agrees() {
    let archbishop = own('a', BISHOP.or(KNIGHT));
    let mut seen = std::collections::BTreeSet::new();
    playouts::positions(35, 300, |position| {
        let position = replaced(position, Role::Queen, archbishop);
        for from in position.by_color(position.side_to_move()) {
            for level in LEVELS {
                let reached = reach(&position, from, level, Area::FULL).all();
                for why in why_all(&position, from, level, Area::FULL, None) {
                    assert_eq!(why.reached(), reached.contains(why.to), "{position} {from} {} {level:?}", why.to);
                    let all = reasons(&position, from, why.to, level, Area::FULL, None);
                    assert_eq!(all.first(), Some(&why));
                    let theirs = why.reason.by().iter().any(|by| by.piece.role == archbishop);
                    if theirs || why.piece.is_some_and(|piece| piece.role == archbishop) {
                        seen.insert(why.id());
                    }
                }
            }
        }
    });
    for id in
        ["formula-square", "not-in-formula", "blocked-by-own", "pinned", "leaves-check", "king-into-attack", "capture"]
    {
        assert!(seen.contains(id), "{id} is not among {seen:?}");
    }
}

#[test]
fn a_formula_put_to_a_square_agrees_with_roles_with_reasons_and_with_own_pieces() {
    let formulas = ["rook", "knight or nearest(rook)", "forward(queen)", "nearest(not (queen or knight))"];
    let formulas = formulas.map(|text| Formula::parse(text).unwrap());
    let mut dice = Dice::new(36);
    let mut unsafe_ones = 0;
    playouts::positions(36, 500, |position| {
        for from in position.by_color(position.side_to_move()) {
            let piece = position.piece_at(from).unwrap();
            if !matches!(piece.role, Role::Pawn | Role::King) {
                for level in LEVELS {
                    let formula = Formula::moves_of(piece.role);
                    let asked = reach_with(position, from, &formula, level, Area::FULL);
                    assert_eq!(asked, reach(position, from, level, Area::FULL), "{position} {from} {level:?}");
                }
            }
        }
        let formula = formulas[dice.below(formulas.len())];
        let from = Square::at(dice.below(64));
        for level in LEVELS {
            let asked = reach_with(position, from, &formula, level, Area::FULL);
            for answer in why_with(position, from, &formula, level, Area::FULL) {
                assert_eq!(answer.reached(), asked.all().contains(answer.to), "{position} {from} {level:?}");
            }
            let stands = position.piece_at(from);
            let color = stands.map_or(Color::White, |piece| piece.color);
            if stands.is_none_or(|piece| piece.role != Role::King) {
                let own = position.with_piece(from, Some(Piece { color, role: own('z', formula) }));
                assert_eq!(asked, reach(&own, from, level, Area::FULL), "{position} {from} {level:?}");
            }
        }
        let count = |level| reach_with(position, from, &formula, level, Area::FULL).all().len();
        unsafe_ones += usize::from(count(Level::Reach) != count(Level::Legal));
    });
    assert!(unsafe_ones > 20, "{unsafe_ones}");
}

fn archbishop() -> OwnRole {
    OwnRole::new('A', BISHOP.or(KNIGHT)).unwrap()
}

fn board(fen: &str) -> Position {
    Fen::parse_with(fen, &[archbishop()]).unwrap().position
}

fn legal(position: &Position, from: &str) -> String {
    reach(position, from.parse().unwrap(), Level::Legal, Area::FULL).all().to_string()
}

fn reason(position: &Position, from: &str, to: &str) -> Reason {
    chess_codex::rules::why(position, from.parse().unwrap(), to.parse().unwrap(), Level::Legal, Area::FULL).reason
}

#[test]
fn they_give_check_pin_guard_and_forbid_castling() {
    // The jump gives check from d3; nothing can be put between, and the giver can be captured.
    let check = board("4k3/8/8/8/8/3a4/8/R3K2Q w - - 0 1");
    assert!(check.is_check());
    assert_eq!(check.checkers().to_string(), "d3");
    assert_eq!(legal(&check, "h1"), "");
    assert_eq!(legal(&check, "e1"), "d1 d2");
    assert!(matches!(reason(&check, "h1", "h2"), Reason::LeavesCheck { answers, .. } if answers.to_string() == "d3"));
    // Along its bishop's line it pins, and what is pinned stays on the line.
    let pin = board("4k3/8/8/7a/8/5B2/8/3K4 w - - 0 1");
    assert_eq!(legal(&pin, "f3"), "e2 g4 h5");
    assert!(matches!(reason(&pin, "f3", "a8"), Reason::Pinned { .. }));
    // What it guards no king takes.
    let guard = board("8/8/8/8/5a2/8/3r4/4K3 w - - 0 1");
    assert!(!legal(&guard, "e1").contains("d2"));
    assert!(matches!(reason(&guard, "e1", "d2"), Reason::KingTakesGuarded { .. }));
    // It attacks the crossed square.
    let castling = board("4k3/8/8/8/8/8/7a/4K2R w K - 0 1");
    assert!(!legal(&castling, "e1").contains("g1"));
    assert!(matches!(reason(&castling, "e1", "g1"), Reason::CastlingCrossesAttack { .. }));
    // Castling, promotion and en passant go on beside it.
    assert!(legal(&board("4k3/8/a7/8/8/8/8/4K2R w K - 0 1"), "h1").contains("h8"));
    assert!(legal(&board("4k3/8/8/2a5/8/8/3P4/R3K3 w Q - 0 1"), "e1").contains("c1"));
    let promoting = board("8/P7/8/8/8/8/8/a7 w - - 0 1");
    assert_eq!(promoting.legal_moves().len(), 4);
    let passing = board("8/8/8/3pP3/8/8/8/A7 w - d6 0 1");
    let after = passing.play("e5d6".parse().unwrap()).unwrap();
    assert_eq!(after.to_string(), "8/8/3P4/8/8/8/8/A7 b - - 0 1");
}

#[test]
fn their_letters_are_read_and_written_where_they_are_known() {
    let fen = "4k3/8/8/2a5/3A4/8/8/4K3 b - - 3 7";
    assert_eq!(board(fen).to_string(), fen);
    assert_eq!(board(fen).own_roles().collect::<Vec<_>>(), [archbishop()]);
    assert_eq!(board(fen).by_role(Role::Own(archbishop())).to_string(), "c5 d4");
    assert!(Fen::parse(fen).is_err());
    assert!(Fen::parse_with("4k3/8/8/2z5/3A4/8/8/4K3", &[archbishop()]).is_err());
    let gone = board(fen).with_piece("c5".parse().unwrap(), None).with_piece("d4".parse().unwrap(), None);
    assert_eq!(gone.own_roles().count(), 0);
    // Four kinds stand together; for a fifth there is no room.
    let kinds = "acdef".chars().map(|letter| own(letter, KNIGHT));
    let put = |position: Position, (at, role): (usize, Role)| {
        position.with_piece(Square::at(at), Some(Piece { color: Color::White, role }))
    };
    let full = kinds.enumerate().fold(Position::empty(), put);
    assert_eq!(full.to_string(), "8/8/8/8/8/8/8/ACDE4 w - - 0 1");
}
