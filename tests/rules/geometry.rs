//! The formula level on all 64 squares: the core's tables against plain steps, and the three ways to describe the
//! knight.

use chess_codex::rules::{
    Area, BISHOP, Color, Fen, Formula, KING, KNIGHT, Level, PAWN_CAPTURE, PAWN_MOVE, Piece, Position, QUEEN, ROOK,
    Role, Square, SquareSet, reach,
};

use crate::referee::{BISHOP_STEPS, Board, KNIGHT_JUMPS, Place, ROOK_STEPS, place, square, up};

fn exists((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// Steps as long as the board goes, or one step.
fn walk(from: Square, steps: &[Place], far: bool) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    for &(files, ranks) in steps {
        for times in 1..if far { 8 } else { 2 } {
            let to = (from.file() as i8 + times * files, from.rank() as i8 + times * ranks);
            if exists(to) {
                set.insert(square(to));
            }
        }
    }
    set
}

fn walked(piece: Piece, from: Square) -> (SquareSet, SquareSet) {
    let both = [ROOK_STEPS, BISHOP_STEPS].concat();
    let ahead = up(piece.color);
    let same = |set| (set, set);
    match piece.role {
        Role::Rook => same(walk(from, &ROOK_STEPS, true)),
        Role::Bishop => same(walk(from, &BISHOP_STEPS, true)),
        Role::Queen => same(walk(from, &both, true)),
        Role::King => same(walk(from, &both, false)),
        Role::Knight => same(walk(from, &KNIGHT_JUMPS, false)),
        Role::Pawn => (walk(from, &[(0, ahead)], false), walk(from, &[(-1, ahead), (1, ahead)], false)),
        Role::Own(_) => unreachable!("only the six are walked"),
    }
}

fn everything() -> impl Iterator<Item = (Piece, Square)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| Piece { color, role }))
        .flat_map(|piece| Square::all().map(move |from| (piece, from)))
}

#[test]
fn the_formula_level_is_what_plain_steps_find() {
    for (piece, from) in everything() {
        let position = Position::empty().with_piece(from, Some(piece));
        let targets = reach(&position, from, Level::Formula, Area::FULL);
        assert_eq!((targets.moves, targets.captures), walked(piece, from), "{piece} on {from}");
    }
}

#[test]
fn the_formulas_say_what_plain_steps_find() {
    for (piece, from) in everything() {
        let (moves, captures) = walked(piece, from);
        assert_eq!(Formula::moves_of(piece.role).squares(from, piece.color, Area::FULL), moves, "{piece} on {from}");
        assert_eq!(Formula::captures_of(piece.role).squares(from, piece.color, Area::FULL), captures);
        if let Some(named) = Formula::named(piece.role) {
            assert_eq!(named.squares(from, piece.color, Area::FULL), moves, "{named:?} on {from}");
        }
    }
}

#[test]
fn formulas_are_written_as_the_codex_reads() {
    let read = |text| Formula::parse(text).unwrap();
    assert_eq!(QUEEN, read("rook or bishop"));
    assert_eq!(KING, read("nearest(rook or bishop)"));
    assert_eq!(KNIGHT, read("nearest(not (rook or bishop))"));
    assert_eq!(PAWN_MOVE, read("nearest(forward(rook))"));
    assert_eq!(PAWN_CAPTURE, read("nearest(forward(bishop))"));
    assert_eq!((ROOK, BISHOP), (read("rook"), read("bishop")));
}

/// The letter Г (L): two squares along a line, then one aside.
fn letter(from: Square) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    for (files, ranks) in ROOK_STEPS {
        for side in [-1, 1] {
            let (file, rank) = place(from);
            let to = (file + 2 * files + side * ranks, rank + 2 * ranks + side * files);
            if exists(to) {
                set.insert(square(to));
            }
        }
    }
    set
}

/// One square along file or rank, then one along a diagonal, further away from where it started.
fn two_part_path(from: Square) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let (file, rank) = place(from);
    for first in ROOK_STEPS {
        for second in BISHOP_STEPS {
            let to = (file + first.0 + second.0, rank + first.1 + second.1);
            let away = (to.0 - file).abs().max((to.1 - rank).abs()) > 1;
            if exists(to) && away {
                set.insert(square(to));
            }
        }
    }
    set
}

#[test]
fn the_three_descriptions_of_the_knight_agree() {
    for from in Square::all() {
        let axiomatic = KNIGHT.squares(from, Color::White, Area::FULL);
        assert_eq!(axiomatic, letter(from), "{from}");
        assert_eq!(axiomatic, two_part_path(from), "{from}");
    }
}

#[test]
fn colour_matters_to_the_pawn_alone() {
    for from in Square::all() {
        for formula in [ROOK, BISHOP, QUEEN, KING, KNIGHT] {
            let [white, black] = Color::ALL.map(|color| formula.squares(from, color, Area::FULL));
            assert_eq!(white, black);
        }
    }
}

#[test]
fn the_referee_walks_an_empty_board_like_the_formula() {
    // So that the referee's own reach can be trusted where formulas say nothing.
    for (piece, from) in everything().filter(|(piece, _)| piece.role != Role::Pawn) {
        let mut board = Board::from_fen("8/8/8/8/8/8/8/8");
        board.set(place(from), Some((piece.color, piece.role)));
        assert_eq!(board.reach(place(from)).0, walked(piece, from).0);
    }
    assert!(Fen::parse("8/8/8/8/8/8/8/8").is_ok());
}
