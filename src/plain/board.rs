//! The board as text: rows of letters with coordinates, what the signs on it mean, and what stands where in words.

use crate::args;
use crate::i18n::Value;
use crate::rules::{Color, Piece, Role, Square, SquareSet};
use crate::session::Board;
use crate::wording::{ChessArgs, Words};

/// What a free square without a sign looks like.
const FREE: char = '.';

/// The rows from the top, as the board lies for its viewer, with the names of the files under them. A piece is its
/// letter of FEN; a sign stands on a free square, or after the letter of the piece on its square.
pub(super) fn rows(board: &Board) -> Vec<String> {
    let (low, high) = (board.area.low(), board.area.high());
    let mut files: Vec<u8> = (low.file()..=high.file()).collect();
    let mut ranks: Vec<u8> = (low.rank()..=high.rank()).rev().collect();
    if board.view == Color::Black {
        files.reverse();
        ranks.reverse();
    }
    let row = |rank: &u8| {
        let cells = files.iter().map(|&file| cell(board, Square::new(file, *rank)));
        format!("{} {}", rank + 1, cells.collect::<String>()).trim_end().to_owned()
    };
    let names: String = files.iter().map(|file| format!("{} ", char::from(b'a' + file))).collect();
    ranks.iter().map(row).chain([format!("  {}", names.trim_end())]).collect()
}

/// What each sign on the board means, with its squares, one line a sign.
pub(super) fn legend(board: &Board, words: &Words<'_>) -> Vec<String> {
    let used = signs(board).into_iter().filter(|(.., squares)| !squares.is_empty());
    used.map(|(sign, id, squares)| format!("{sign} {}: {squares}", words.plain(id))).collect()
}

/// What stands on the board, one line a side; the side to move first and called so, if whose turn it is matters.
pub(super) fn pieces(board: &Board, words: &Words<'_>, turn_matters: bool) -> Vec<String> {
    let turn = if turn_matters { board.position.side_to_move() } else { Color::White };
    let side = |color: Color| {
        let pieces = named(board, words, color);
        let id = if turn_matters && color == turn { "plain-pieces-turn" } else { "plain-pieces" };
        (!pieces.is_empty()).then(|| words.say(id, &args!["pieces" => Value::List(pieces)].color("color", color)))
    };
    [turn, !turn].into_iter().filter_map(side).collect()
}

fn named(board: &Board, words: &Words<'_>, color: Color) -> Vec<String> {
    let squares = |role: Role| (board.position.by_piece(Piece { color, role }) & board.area.squares()).sorted();
    let name = |role: Role, square| words.say("plain-piece", &args![].role("piece", role).square("square", square));
    let own = board.position.own_roles().map(Role::Own);
    Role::ALL
        .into_iter()
        .rev()
        .chain(own)
        .flat_map(|role| squares(role).map(move |square| name(role, square)))
        .collect()
}

/// The signs in the order in which they are told; on a square with several the first one is seen.
fn signs(board: &Board) -> [(char, &'static str, SquareSet); 9] {
    let signs = &board.signs;
    [
        ('o', "legend-found", signs.found),
        ('!', "legend-missed", signs.missed),
        ('-', "legend-extra", signs.extra),
        ('?', "legend-hint", signs.hint),
        ('+', "legend-rook", signs.rook),
        ('x', "legend-bishop", signs.bishop),
        ('#', "legend-goal", signs.goal),
        ('*', "plain-lit", signs.lit),
        ('%', "legend-wanted", signs.wanted),
    ]
}

fn cell(board: &Board, square: Square) -> String {
    let sign = signs(board).into_iter().find(|(.., squares)| squares.contains(square)).map(|(sign, ..)| sign);
    match (board.position.piece_at(square), sign) {
        (None, sign) => format!("{} ", sign.unwrap_or(FREE)),
        (Some(piece), sign) => format!("{piece}{}", sign.unwrap_or(' ')),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;
    use crate::rules::named::squares as set;
    use crate::rules::{Area, Evidence, Fen};
    use crate::session::Signs;

    fn board(area: &str, view: Color) -> Board {
        let position = Fen::parse("8/8/2b5/8/3N1P2/8/1p6/8 b - - 0 1").unwrap().position;
        let signs = Signs { rook: set("d5 d6"), bishop: set("e5"), lit: set("c6 d5"), ..Signs::default() };
        Board { position, area: area.parse().unwrap(), view, turn: None, signs, proof: Evidence::default() }
    }

    #[test]
    fn rows_lie_as_the_viewer_sees_them_and_are_cut() {
        let white = ["7 . . . . .", "6 b*+ . . .", "5 . + x . .", "4 . N . P .", "3 . . . . .", "  c d e f g"];
        assert_eq!(rows(&board("c3-g7", Color::White)), white);
        let black = ["3 . . . . .", "4 . P . N .", "5 . . x + .", "6 . . . + b*", "7 . . . . .", "  g f e d c"];
        assert_eq!(rows(&board("c3-g7", Color::Black)), black);
        assert_eq!(rows(&board("a1-h8", Color::White)).len(), 9);
        assert_eq!(Area::FULL, "a1-h8".parse().unwrap());
    }

    #[test]
    fn signs_and_pieces_are_told_in_words() {
        let (en, ru) = (Words::interface(Lang::ENGLISH), Words::interface(Lang::parse("ru").unwrap()));
        let board = board("c3-g7", Color::White);
        assert_eq!(legend(&board, &ru), ["+ поля ладьи: d5 d6", "x поля слона: e5", "* отмечены: c6 d5"]);
        assert_eq!(pieces(&board, &ru, true), ["Чёрные (их ход): слон c6.", "Белые: конь d4 и пешка f4."]);
        assert_eq!(pieces(&board, &en, false), ["White: knight d4 and pawn f4.", "Black: bishop c6."]);
    }
}
