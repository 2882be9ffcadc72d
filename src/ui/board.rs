//! The board: squares, names of files and ranks, pieces, signs, cursor.

use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

use crate::rules::{Color, Piece, Square};
use crate::session::{Board, Target};

use super::canvas::Canvas;
use super::layout::BoardPlace;
use super::pieces;
use super::signs::Sign;
use super::theme::{BLACK, CURSOR, Tone, WHITE, colored, ground, mono};

/// Draws a board; its squares can be clicked if `cursor` says where the cursor is.
pub(super) fn draw(canvas: &mut Canvas, board: &Board, place: &BoardPlace, cursor: Option<Square>) {
    names(canvas, place);
    for square in board.area.squares() {
        let Some(cell) = place.square(square) else { continue };
        let ground = Ground::new(canvas, square);
        let signs = Sign::of(square, &board.signs);
        let piece = board.position.piece_at(square);
        draw_square(canvas, cell, ground, piece, &signs);
        if let Some(cursor) = cursor {
            canvas.clickable(cell, Target::Square(square));
            if cursor == square {
                draw_cursor(canvas, cell, ground);
            }
        }
    }
}

fn names(canvas: &mut Canvas, place: &BoardPlace) {
    let squares = place.squares;
    let left = Rect { x: squares.x.saturating_sub(2), width: 1, ..squares };
    for (rank, row) in place.ranks() {
        canvas.put(left, 0, row - squares.y, &(rank + 1).to_string(), Tone::Quiet);
    }
    let below = Rect { y: squares.bottom(), height: 1, ..squares };
    for (file, column) in place.files() {
        canvas.put(below, column - squares.x, 0, &char::from(b'a' + file).to_string(), Tone::Quiet);
    }
}

/// What a square looks like without anything on it.
#[derive(Clone, Copy)]
struct Ground {
    is_mono: bool,
    is_light: bool,
}

impl Ground {
    fn new(canvas: &Canvas, square: Square) -> Self {
        Self { is_mono: canvas.look.is_mono(), is_light: square.is_light() }
    }

    fn style(self) -> Style {
        match (self.is_mono, self.is_light) {
            (true, true) => mono(Modifier::REVERSED),
            (true, false) => mono(Modifier::empty()),
            (false, is_light) => colored(BLACK, ground(is_light)),
        }
    }
}

fn draw_square(canvas: &mut Canvas, cell: Rect, ground: Ground, piece: Option<Piece>, signs: &[Sign]) {
    canvas.paint(cell, ground.style());
    let tile = signs.first().filter(|_| !ground.is_mono).map(|sign| sign.colors().0);
    if let Some(color) = tile {
        canvas.paint(tile_of(cell), colored(BLACK, color));
    }
    let mut slots = slots(cell).into_iter();
    if let Some(((column, row), piece)) = piece.and_then(|piece| Some((slots.next()?, piece))) {
        let style = match (piece.color, ground.is_mono) {
            (_, true) => mono(Modifier::REVERSED.union(Modifier::BOLD)),
            (Color::White, false) => on_tile(WHITE).add_modifier(Modifier::BOLD),
            (Color::Black, false) => on_tile(BLACK).add_modifier(Modifier::BOLD),
        };
        canvas.cell(column, row, pieces::glyph(piece, canvas.look), style);
    }
    let shape_color = signs.first().map_or(BLACK, |sign| sign.colors().1);
    for (sign, (column, row)) in signs.iter().zip(slots) {
        let style = if ground.is_mono { ground.style() } else { on_tile(shape_color) };
        canvas.cell(column, row, sign.shape(canvas.look), style.add_modifier(Modifier::BOLD));
    }
}

/// A text colour alone: the ground stays as it is.
fn on_tile(color: u8) -> Style {
    Style::new().fg(Ink::Indexed(color))
}

/// The coloured part of a square with a sign: the square's own colour stays at its sides.
fn tile_of(cell: Rect) -> Rect {
    let side = (cell.width / 8).max(1);
    Rect { x: cell.x + side, width: cell.width - 2 * side, ..cell }
}

/// The places for characters in a square: for the piece or the first sign, then for the others.
fn slots(cell: Rect) -> [(u16, u16); 6] {
    let (column, row) = (cell.x + cell.width / 2 - 1, cell.y + cell.height / 2);
    let above = row.saturating_sub(1).max(cell.y);
    let beside = column + 1;
    [(column, row), (beside, above), (column, above), (beside, row), (beside, above), (column, above)]
}

fn draw_cursor(canvas: &mut Canvas, cell: Rect, ground: Ground) {
    let style = if ground.is_mono {
        ground.style().add_modifier(Modifier::BOLD)
    } else {
        Style::new().fg(Ink::Indexed(CURSOR)).add_modifier(Modifier::BOLD)
    };
    let (left, right, top, bottom) = (cell.x, cell.right() - 1, cell.y, cell.bottom() - 1);
    let ascii = canvas.look.is_ascii();
    let mut put = |column, row, usual, plain| canvas.cell(column, row, if ascii { plain } else { usual }, style);
    if cell.height >= 4 {
        for column in left + 1..right {
            put(column, top, "▀", "-");
            put(column, bottom, "▄", "-");
        }
        for row in top + 1..bottom {
            put(left, row, "▌", "|");
            put(right, row, "▐", "|");
        }
    }
    put(left, top, "▛", "[");
    put(left, bottom, "▙", "[");
    put(right, top, "▜", "]");
    put(right, bottom, "▟", "]");
}
