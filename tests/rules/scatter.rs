//! Random boards that no game leads to: kings side by side, three checks at once, pawns everywhere, en passant with every
//! kind of pin.

use chess_codex::rules::{Area, Color, Fen, Level, Piece, Position, Role, Square, reach};

use crate::playouts::Dice;
use crate::referee::{Board, place};

/// A board with some pieces thrown on it, each side with a king or without.
pub fn thrown(dice: &mut Dice) -> Position {
    let mut position = Position::empty();
    for _ in 0..2 + dice.below(10) {
        let role = Role::ALL[dice.below(6)];
        let color = Color::ALL[dice.below(2)];
        let square = Square::at(dice.below(64));
        if role != Role::Pawn || (1..7).contains(&square.rank()) {
            position = position.with_piece(square, Some(Piece { color, role }));
        }
    }
    position.with_side_to_move(Color::ALL[dice.below(2)])
}

fn compare(position: &Position, board: &Board) {
    for from in position.occupied() {
        let color = position.piece_at(from).unwrap().color;
        let legal = reach(position, from, Level::Legal, Area::FULL);
        let expected = board.clone().turn(color).legal(place(from));
        assert_eq!((legal.moves, legal.captures), expected, "{position} {from}");
    }
}

#[test]
fn thrown_boards() {
    let mut dice = Dice::new(21);
    for _ in 0..6_000 {
        let position = thrown(&mut dice);
        compare(&position, &Board::from_fen(&position.to_string()));
    }
}

#[test]
fn thrown_boards_with_a_double_step_just_made() {
    let mut dice = Dice::new(22);
    let mut takes = 0;
    for _ in 0..12_000 {
        let mut position = thrown(&mut dice);
        let side = position.side_to_move();
        let file = dice.below(8) as u8;
        let [pawn, over, origin] =
            if side == Color::White { [4, 5, 6] } else { [3, 2, 1] }.map(|rank| Square::new(file, rank));
        position = position.with_piece(over, None).with_piece(origin, None);
        position = position.with_piece(pawn, Some(Piece { color: !side, role: Role::Pawn }));
        let neighbour = Square::new(if file == 0 { 1 } else { file - 1 }, pawn.rank());
        position = position.with_piece(neighbour, Some(Piece { color: side, role: Role::Pawn }));
        let text = position.to_string().replace(" - - ", &format!(" - {over} "));
        // Boards on which the side not to move stands in check are no positions.
        let Ok(fen) = Fen::parse(&text) else { continue };
        assert_eq!(fen.position.en_passant(), Some(over));
        compare(&fen.position, &Board::from_fen(&text));
        takes += usize::from(reach(&fen.position, neighbour, Level::Legal, Area::FULL).captures.contains(over));
    }
    assert!(takes > 1_000, "{takes}");
}

#[test]
fn thrown_boards_with_castling() {
    let mut dice = Dice::new(23);
    let mut castlings = 0;
    for _ in 0..6_000 {
        let mut position = thrown(&mut dice);
        for (name, role) in [("a", Role::Rook), ("e", Role::King), ("h", Role::Rook)] {
            for (rank, color) in [(1, Color::White), (8, Color::Black)] {
                position = position.with_piece(format!("{name}{rank}").parse().unwrap(), Some(Piece { color, role }));
            }
        }
        let rights = ["KQkq", "Kq", "Qk", "kq", "KQ"][dice.below(5)];
        let text = position.to_string().replace(" - - ", &format!(" {rights} - "));
        let Ok(fen) = Fen::parse(&text) else { continue };
        compare(&fen.position, &Board::from_fen(&text));
        let side = position.side_to_move();
        let king = position.king(side).unwrap();
        let targets = reach(&fen.position, king, Level::Legal, Area::FULL).all();
        castlings += targets.into_iter().filter(|to| to.file().abs_diff(king.file()) == 2).count();
    }
    assert!(castlings > 300, "{castlings}");
}
