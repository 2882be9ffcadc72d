//! Cut-down boards: squares outside do not exist, nor do the pieces on them (codex X.2).

use chess_codex::rules::{Area, Color, Fen, Level, Square, SquareSet, reach};

use crate::playouts::{self, Dice};
use crate::referee::{Board, place};
use crate::scatter::thrown;

fn area(dice: &mut Dice) -> Area {
    Area::new(Square::at(dice.below(64)), Square::at(dice.below(64)))
}

fn compare(fen: &str, area: Area) {
    let position = Fen::parse(fen).unwrap().position;
    let board = Board::from_fen(fen).cut(place(area.low()), place(area.high()));
    for from in Square::all() {
        for level in [Level::Reach, Level::Legal] {
            let targets = reach(&position, from, level, area);
            let expected = match (level, board.get(place(from))) {
                (Level::Legal, Some((color, _))) => board.clone().turn(color).legal(place(from)),
                _ => board.reach(place(from)),
            };
            assert_eq!((targets.moves, targets.captures), expected, "{fen} {area} {from} {level:?}");
        }
    }
}

#[test]
fn play_outs_on_cut_down_boards() {
    let mut dice = Dice::new(31);
    playouts::positions(31, 400, |position| compare(&position.to_string(), area(&mut dice)));
}

#[test]
fn thrown_boards_cut_down() {
    let mut dice = Dice::new(32);
    for _ in 0..600 {
        // The side to move is left out: the board alone has no fault of check.
        let position = thrown(&mut dice);
        compare(position.to_string().split(' ').next().unwrap(), area(&mut dice));
    }
}

#[test]
fn the_formula_level_is_taken_inside() {
    let mut dice = Dice::new(33);
    for _ in 0..3_000 {
        let area = area(&mut dice);
        let from = Square::at(dice.below(64));
        for letter in "KQRBNPkqrbnp".chars() {
            let piece = chess_codex::rules::Piece::from_letter(letter).unwrap();
            let position = chess_codex::rules::Position::empty().with_piece(from, Some(piece));
            let inside = reach(&position, from, Level::Formula, area);
            let whole = reach(&position, from, Level::Formula, Area::FULL);
            // For the six pieces a rectangle only takes squares away: the nearest are as near as before.
            let expected = |set: SquareSet| if area.contains(from) { set & area.squares() } else { SquareSet::EMPTY };
            assert_eq!(inside.moves, expected(whole.moves), "{letter} {from} {area}");
            assert_eq!(inside.captures, expected(whole.captures), "{letter} {from} {area}");
        }
    }
}

#[test]
fn kings_and_attackers_outside_do_not_exist() {
    let text = "4r3/8/8/8/8/8/4B3/4K3";
    let position = Fen::parse(text).unwrap().position;
    let e2: Square = "e2".parse().unwrap();
    assert!(reach(&position, e2, Level::Legal, Area::FULL).all().is_empty());
    let lower: Area = "a1-h7".parse().unwrap();
    assert_eq!(reach(&position, e2, Level::Legal, lower).all().to_string(), "a6 b5 c4 d1 d3 f1 f3 g4 h5");
    let without_king: Area = "a2-h8".parse().unwrap();
    assert_eq!(reach(&position, e2, Level::Legal, without_king).all().to_string(), "a6 b5 c4 d3 f3 g4 h5");
    assert_eq!(reach(&position, "e1".parse().unwrap(), Level::Legal, without_king).all(), SquareSet::EMPTY);
}

#[test]
fn castling_double_step_and_en_passant_need_all_their_squares() {
    let castle = Fen::parse("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").unwrap().position;
    let e1 = "e1".parse().unwrap();
    let legal = |area: &str| reach(&castle, e1, Level::Legal, area.parse().unwrap()).all().to_string();
    assert_eq!(legal("a1-h4"), "c1 d1 d2 e2 f1 f2 g1");
    assert_eq!(legal("b1-h4"), "d1 d2 e2 f1 f2 g1");
    assert_eq!(legal("b1-g4"), "d1 d2 e2 f1 f2");

    let step = Fen::parse("8/8/8/8/8/8/4P3/8").unwrap().position;
    let e2 = "e2".parse().unwrap();
    assert_eq!(reach(&step, e2, Level::Legal, "a2-h4".parse().unwrap()).all().to_string(), "e3 e4");
    assert_eq!(reach(&step, e2, Level::Legal, "a2-h3".parse().unwrap()).all().to_string(), "e3");

    let take = Fen::parse("8/8/8/3pP3/8/8/8/8 w - d6 0 1").unwrap().position;
    let e5 = "e5".parse().unwrap();
    assert_eq!(take.side_to_move(), Color::White);
    assert_eq!(reach(&take, e5, Level::Legal, "a4-h7".parse().unwrap()).captures.to_string(), "d6");
    assert_eq!(reach(&take, e5, Level::Legal, "a4-h6".parse().unwrap()).captures.to_string(), "");
    let take = Fen::parse("8/8/8/8/3Pp3/8/8/8 b - d3 0 1").unwrap().position;
    let e4 = "e4".parse().unwrap();
    assert_eq!(reach(&take, e4, Level::Legal, "a2-h5".parse().unwrap()).captures.to_string(), "d3");
    assert_eq!(reach(&take, e4, Level::Legal, "a3-h5".parse().unwrap()).captures.to_string(), "");
}

#[test]
fn parts_of_the_board_are_so_large() {
    for (text, files, ranks) in [("a1-h8", 8, 8), ("c2-d8", 2, 7), ("e4-e4", 1, 1), ("b3-g4", 6, 2)] {
        let area: Area = text.parse().expect("it is a part of the board");
        assert_eq!((area.files(), area.ranks()), (files, ranks), "{text}");
    }
}

#[test]
fn what_is_no_square_says_so_in_the_errors_own_words() {
    let error = "и4".parse::<Square>().expect_err("it is no square");
    assert!(error.to_string().contains("\"и4\" is not a square"), "{error}");
}
