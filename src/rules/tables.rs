//! The tables of the fast core, all made at compile time by evaluating the formulas of the pieces.
//!
//! Nothing here is typed in: the king's, knight's and pawn's squares, the four kinds of line, the pawn's shifts and what
//! lies between two squares all come from [`super::formula`]'s constants.
//!
//! Sliding pieces go by small tables and subtraction, not by magic numbers: everything together takes some 46 KiB and stays in
//! the first caches, and every index is masked, so that safe code pays for no bounds check.

use super::formula::{self, Formula};
use super::{Area, Color, Square};

/// The squares of a formula from each of the 64 squares of the whole board.
const fn evaluate(formula: &Formula, color: Color) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = formula.squares(Square::at(i), color, Area::FULL).0;
        i += 1;
    }
    table
}

/// The king's squares.
pub(super) static KING: [u64; 64] = evaluate(&formula::KING, Color::White);
/// The knight's squares.
pub(super) static KNIGHT: [u64; 64] = evaluate(&formula::KNIGHT, Color::White);
/// The rook's lines on the empty board.
pub(super) static ROOK: [u64; 64] = ROOK_LINES;
/// The bishop's lines on the empty board.
pub(super) static BISHOP: [u64; 64] = BISHOP_LINES;
/// The pawn's step, by colour.
pub(super) static PAWN_MOVE: [[u64; 64]; 2] =
    [evaluate(&formula::PAWN_MOVE, Color::White), evaluate(&formula::PAWN_MOVE, Color::Black)];
/// The pawn's captures, by colour.
pub(super) static PAWN_CAPTURE: [[u64; 64]; 2] = [WHITE_CAPTURES, BLACK_CAPTURES];

const ROOK_LINES: [u64; 64] = evaluate(&formula::ROOK, Color::White);
const BISHOP_LINES: [u64; 64] = evaluate(&formula::BISHOP, Color::White);
const WHITE_CAPTURES: [u64; 64] = evaluate(&formula::PAWN_CAPTURE, Color::White);
const BLACK_CAPTURES: [u64; 64] = evaluate(&formula::PAWN_CAPTURE, Color::Black);

/// How a whole set of pawns steps or captures at once: by how many indices, and which squares have such a neighbour.
pub(super) struct Shift {
    /// The difference of the indices, towards h8 for White, towards a1 for Black.
    pub by: u32,
    /// The squares from which it stays on the board.
    pub from: u64,
}

/// The shift of one of the formula's squares: the lowest or the highest index of each set.
const fn shift(table: &[u64; 64], color: Color, lowest: bool) -> Shift {
    let origin = Square::new(3, 3).index();
    let by = chosen(table[origin], lowest).abs_diff(origin);
    let mut from = 0;
    let mut i = 0;
    while i < 64 {
        let to = match color {
            Color::White => i + by,
            Color::Black => i.wrapping_sub(by),
        };
        if to < 64 && table[i] & (1 << to) != 0 {
            from |= 1 << i;
        }
        i += 1;
    }
    Shift { by: by as u32, from }
}

const fn chosen(set: u64, lowest: bool) -> usize {
    if lowest { set.trailing_zeros() as usize } else { 63 - set.leading_zeros() as usize }
}

/// The pawn's step, by colour.
pub(super) const PAWN_STEP: [Shift; 2] = [
    shift(&evaluate(&formula::PAWN_MOVE, Color::White), Color::White, true),
    shift(&evaluate(&formula::PAWN_MOVE, Color::Black), Color::Black, true),
];

/// The pawn's two captures, by colour.
pub(super) const PAWN_TAKES: [[Shift; 2]; 2] = [
    [shift(&WHITE_CAPTURES, Color::White, true), shift(&WHITE_CAPTURES, Color::White, false)],
    [shift(&BLACK_CAPTURES, Color::Black, true), shift(&BLACK_CAPTURES, Color::Black, false)],
];

/// The four lines through a square, its own square left out.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub rank: u64,
    pub file: u64,
    /// Parallel to a1-h8.
    pub rising: u64,
    /// Parallel to a8-h1.
    pub falling: u64,
}

const LINES_CONST: [Lines; 64] = {
    let mut table = [Lines { rank: 0, file: 0, rising: 0, falling: 0 }; 64];
    let mut i = 0;
    while i < 64 {
        let from = Square::at(i);
        let mut rook = ROOK_LINES[i];
        while rook != 0 {
            let to = Square::at(rook.trailing_zeros() as usize);
            if to.rank() == from.rank() {
                table[i].rank |= 1 << to.index();
            } else {
                table[i].file |= 1 << to.index();
            }
            rook &= rook - 1;
        }
        let mut bishop = BISHOP_LINES[i];
        while bishop != 0 {
            let to = Square::at(bishop.trailing_zeros() as usize);
            if (to.rank() > from.rank()) == (to.file() > from.file()) {
                table[i].rising |= 1 << to.index();
            } else {
                table[i].falling |= 1 << to.index();
            }
            bishop &= bishop - 1;
        }
        i += 1;
    }
    table
};

static LINES: [Lines; 64] = LINES_CONST;

/// What a piece on the file (0-7) sees along a line, for the six inner squares of it that may be occupied; the same
/// on all eight ranks, so that the line's mask picks its own.
const SEEN: [[u64; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let mut seen = 0u64;
            let mut to = 0;
            while to < 8 {
                let (low, high) = if to < file { (to, file) } else { (file, to) };
                // The squares strictly between the two, as bits of the whole rank.
                let between = ((1u64 << high) - 1) & !((2u64 << low) - 1);
                if LINES_CONST[file].rank & (1 << to) != 0 && between & ((inner as u64) << 1) == 0 {
                    seen |= 1 << to;
                }
                to += 1;
            }
            table[file][inner] = seen * 0x0101_0101_0101_0101;
            inner += 1;
        }
        file += 1;
    }
    table
};

static SEEN_ALONG: [[u64; 64]; 8] = SEEN;

/// Along a rank or diagonal: the occupied squares are gathered on one rank, whose six inner bits index the table.
#[inline(always)]
const fn gathered(seen: &[[u64; 64]; 8], from: Square, line: u64, occupied: u64) -> u64 {
    const B_FILE: u64 = 0x0202_0202_0202_0202;
    let index = ((occupied & line).wrapping_mul(B_FILE) >> 58) as usize;
    seen[from.file() as usize][index] & line
}

/// Along a file: subtracting the piece from the line runs up to the first blocker; mirrored, down to it.
#[inline(always)]
const fn subtracted(from: Square, line: u64, occupied: u64) -> u64 {
    let piece = 1u64 << from.index();
    let up = occupied & line;
    let down = up.swap_bytes();
    (up.wrapping_sub(piece) ^ down.wrapping_sub(piece.swap_bytes()).swap_bytes()) & line
}

/// The squares that a rook sees, up to and with the first blocker on each side.
#[inline(always)]
pub(super) fn rook(from: Square, occupied: u64) -> u64 {
    let lines = &LINES[from.index()];
    gathered(&SEEN_ALONG, from, lines.rank, occupied) | subtracted(from, lines.file, occupied)
}

/// The squares that a bishop sees, up to and with the first blocker on each side.
#[inline(always)]
pub(super) fn bishop(from: Square, occupied: u64) -> u64 {
    let lines = &LINES[from.index()];
    gathered(&SEEN_ALONG, from, lines.rising, occupied) | gathered(&SEEN_ALONG, from, lines.falling, occupied)
}

/// The squares between two that share a rank, file or diagonal; none else.
static BETWEEN: [[u64; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let lines = LINES_CONST[a];
        let four = [lines.rank, lines.file, lines.rising, lines.falling];
        let mut kind = 0;
        while kind < 4 {
            let mut left = four[kind];
            while left != 0 {
                let b = left.trailing_zeros() as usize;
                let ring = Square::at(a).ring(Square::at(b));
                let mut other = four[kind];
                while other != 0 {
                    let c = other.trailing_zeros() as usize;
                    if Square::at(a).ring(Square::at(c)) + Square::at(c).ring(Square::at(b)) == ring && c != b {
                        table[a][b] |= 1 << c;
                    }
                    other &= other - 1;
                }
                left &= left - 1;
            }
            kind += 1;
        }
        a += 1;
    }
    table
};

/// The squares strictly between two that share a rank, file or diagonal; none for others.
#[inline(always)]
pub(super) fn between(a: Square, b: Square) -> u64 {
    BETWEEN[a.index()][b.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tables_together_are_small() {
        let small = size_of_val(&KING) + size_of_val(&KNIGHT) + size_of_val(&ROOK) + size_of_val(&BISHOP);
        let pawns = size_of_val(&PAWN_MOVE) + size_of_val(&PAWN_CAPTURE);
        let lines = size_of_val(&LINES) + size_of_val(&SEEN_ALONG) + size_of_val(&BETWEEN);
        let bytes = small + pawns + lines;
        assert!(bytes < 64 << 10, "{bytes}");
    }

    #[test]
    fn the_pawns_shifts_come_out_of_its_formulas() {
        for color in Color::ALL {
            let [left, right] = &PAWN_TAKES[color as usize];
            assert_eq!(
                (PAWN_STEP[color as usize].by, left.by, right.by),
                if color == Color::White { (8, 7, 9) } else { (8, 9, 7) }
            );
            assert_eq!(left.from.count_ones() + right.from.count_ones(), 2 * 7 * 7);
        }
    }
}
