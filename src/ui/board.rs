//! The board: squares with what is on them, and the names of files and ranks.

use ratatui::layout::Rect;

use crate::rules::Square;
use crate::session::{Board, Target};

use super::canvas::Canvas;
use super::layout::BoardPlace;
use super::signs::Sign;
use super::square::Look;
use super::theme::Tone;
use super::{large, small_square};

/// Rows of a square from which pieces are drawn as pictures.
pub(super) const PICTURES: u16 = 4;

/// Draws a board; its squares can be clicked if `cursor` says where the cursor is.
pub(super) fn draw(canvas: &mut Canvas, board: &Board, place: &BoardPlace, cursor: Option<Square>) {
    if canvas.look.coordinates {
        names(canvas, place);
    }
    for square in board.area.squares() {
        let Some(cell) = place.square(square) else { continue };
        let signs = Sign::of(square, board);
        let piece = board.position.piece_at(square);
        let look = Look { is_light: square.is_light(), piece, signs: &signs, cursor: cursor == Some(square) };
        if place.cell >= PICTURES && !canvas.look.is_ascii() {
            large::draw(canvas, cell, &look);
        } else {
            small_square::draw(canvas, cell, &look);
        }
        if cursor.is_some() {
            canvas.clickable(cell, Target::Square(square));
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
