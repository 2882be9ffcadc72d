//! Against cozy-chess, an independent program: 20,000 positions of seeded play-outs.

use chess_codex::rules::{Area, reach};
use chess_codex::rules::{Color, Fen, Level, Move, Position, Square, SquareSet};

use crate::playouts;

/// The peer's legal moves in the notation of UCI; it writes castling as the king taking its own rook.
fn peer_moves(fen: &str) -> Vec<String> {
    let board = cozy_chess::Board::from_fen(fen, false).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut moves = Vec::new();
    board.generate_moves(|some| {
        for one in some {
            let castles = some.piece == cozy_chess::Piece::King && board.colors(board.side_to_move()).has(one.to);
            let to = match (castles, one.to.file()) {
                (false, _) => one.to,
                (true, cozy_chess::File::H) => cozy_chess::Square::new(cozy_chess::File::G, one.to.rank()),
                (true, _) => cozy_chess::Square::new(cozy_chess::File::C, one.to.rank()),
            };
            let promotion = one.promotion.map_or(String::new(), |role| role.to_string());
            moves.push(format!("{}{to}{promotion}", one.from));
        }
        false
    });
    moves.sort();
    moves
}

fn our_moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    moves
}

/// The FEN with the board turned upside down and the colours exchanged.
fn mirrored_fen(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(swap_case).collect();
    let side = if fields[1] == "w" { "b" } else { "w" };
    let en_passant = fields[3].replace('3', "x").replace('6', "3").replace('x', "6");
    format!("{} {side} {} {en_passant} {} {}", ranks.join("/"), swap_case(fields[2]), fields[4], fields[5])
}

fn swap_case(text: &str) -> String {
    let swap = |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    text.chars().map(swap).collect()
}

fn mirrored(square: Square) -> Square {
    Square::new(square.file(), 7 - square.rank())
}

#[test]
fn legal_moves_equal_the_peers() {
    let (mut castlings, mut en_passants, mut promotions, mut checks) = (0, 0, 0, 0);
    playouts::positions(1, 20_000, |position| {
        let fen = position.to_string();
        let moves = our_moves(position);
        assert_eq!(moves, peer_moves(&fen), "{fen}");
        assert_eq!(position.has_legal_move(), !moves.is_empty());
        let castles = |one: &Move| {
            position.king(position.side_to_move()) == Some(one.from) && one.from.file().abs_diff(one.to.file()) == 2
        };
        castlings += position.legal_moves().iter().filter(|one| castles(one)).count();
        promotions += moves.iter().filter(|name| name.len() == 5).count();
        checks += usize::from(position.is_check());
        let after_en_passant = |one: &Move| {
            position.en_passant() == Some(one.to)
                && position.play(*one).unwrap().occupied().len() < position.occupied().len()
        };
        en_passants += position.legal_moves().iter().filter(|one| after_en_passant(one)).count();
    });
    // The play-outs are of use only if they have what is hard.
    let hard = (castlings, en_passants, promotions, checks);
    assert!(castlings > 300 && en_passants > 50 && promotions > 1000 && checks > 1000, "{hard:?}");
}

#[test]
fn fen_round_trips_and_the_mirror_changes_nothing() {
    playouts::positions(2, 20_000, |position| {
        let fen = position.to_string();
        let read = Fen::parse(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(read.position, *position, "{fen}");
        assert!(read.side_given);

        let other = Fen::parse(&mirrored_fen(&fen)).unwrap().position;
        assert_eq!(other.legal_moves().len(), position.legal_moves().len(), "{fen}");
        for from in position.by_color(position.side_to_move()) {
            let here = reach(position, from, Level::Legal, Area::FULL).all();
            let there = reach(&other, mirrored(from), Level::Legal, Area::FULL).all();
            assert_eq!(here.into_iter().map(mirrored).collect::<SquareSet>(), there, "{fen} {from}");
        }
    });
}

#[test]
fn lists_and_sets_of_single_pieces_agree() {
    playouts::positions(3, 4_000, |position| {
        let mut by_piece = vec![SquareSet::EMPTY; 64];
        for one in position.legal_moves() {
            by_piece[one.from.index()].insert(one.to);
            assert!(position.is_legal(one));
        }
        for from in Square::all() {
            let side = position.piece_at(from).map(|piece| piece.color);
            let targets = reach(position, from, Level::Legal, Area::FULL);
            if side == Some(position.side_to_move()) {
                assert_eq!(targets.all(), by_piece[from.index()], "{position} {from}");
            }
            assert!((targets.moves & targets.captures).is_empty());
            assert!((targets.captures & position.by_color(side.unwrap_or(Color::White))).is_empty());
        }
    });
}
