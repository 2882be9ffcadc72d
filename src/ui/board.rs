//! The board: squares with what is on them, and the names of files and ranks.

use ratatui::layout::Rect;

use crate::rules::{Color, Piece, Role, Square};
use crate::session::{Board, Target};

use super::canvas::Canvas;
use super::layout::BoardPlace;
use super::signs::Sign;
use super::square::Look;
use super::theme::Tone;
use super::{large, small_square};

/// Rows of a square from which pieces are drawn as pictures; letters, which own pieces have, need more.
pub(super) const fn pictures(piece: Option<Piece>) -> u16 {
    match piece {
        Some(Piece { role: Role::Own(_), .. }) => 4,
        _ => 3,
    }
}

/// Draws a board; its squares can be clicked if `cursor` says where the cursor is.
pub(super) fn draw(canvas: &mut Canvas, board: &Board, place: &BoardPlace, cursor: Option<Square>) {
    let hover = canvas.hover.filter(|square| board.area.contains(*square));
    if canvas.look.coordinates {
        names(canvas, place, hover);
    }
    if let Some(square) = hover {
        // Where the names of the files and of the ranks meet.
        let corner = Rect { x: place.squares.x.saturating_sub(2), y: place.squares.bottom(), width: 2, height: 1 };
        canvas.put(corner, 0, 0, &square.to_string(), Tone::Chosen);
    }
    if let Some(turn) = board.turn {
        lamps(canvas, place, turn);
    }
    let signs = Sign::of_squares(board);
    for square in board.area.squares() {
        let Some(cell) = place.square(square) else { continue };
        let signs = signs(square);
        let piece = board.position.piece_at(square);
        let look = Look { is_light: square.is_light(), piece, signs: &signs, cursor: cursor == Some(square) };
        if place.cell >= pictures(piece) && !canvas.look.is_ascii() {
            large::draw(canvas, cell, &look);
        } else {
            small_square::draw(canvas, cell, &look);
        }
        canvas.square_at(cell, square);
        if cursor.is_some() {
            canvas.clickable(cell, Target::Square(square));
        }
    }
}

/// The names of files and ranks; those of the square under the mouse stand out.
fn names(canvas: &mut Canvas, place: &BoardPlace, hover: Option<Square>) {
    let tone = |is_under: bool| if is_under { Tone::Strong } else { Tone::Quiet };
    let squares = place.squares;
    let left = Rect { x: squares.x.saturating_sub(2), width: 1, ..squares };
    for (rank, row) in place.ranks() {
        canvas.put(
            left,
            0,
            row - squares.y,
            &(rank + 1).to_string(),
            tone(hover.is_some_and(|square| square.rank() == rank)),
        );
    }
    let below = Rect { y: squares.bottom(), height: 1, ..squares };
    for (file, column) in place.files() {
        canvas.put(
            below,
            column - squares.x,
            0,
            &char::from(b'a' + file).to_string(),
            tone(hover.is_some_and(|square| square.file() == file)),
        );
    }
}

/// At the right edge a lamp for each side along its half: the one whose turn it is is lit, the other rests.
fn lamps(canvas: &mut Canvas, place: &BoardPlace, turn: Color) {
    let squares = place.squares;
    let half = squares.height / 2;
    let is_below = turn == place.view;
    // A bar, not a block character: fonts leave hairlines between those. Without colours it would run into a light square.
    let (bar, style) = match canvas.look.is_mono() && !canvas.look.is_ascii() {
        true => ("┃".to_owned(), canvas.look.style(Tone::Strong)),
        false => canvas.bar(Tone::Star),
    };
    // What rests must not look the same in letters.
    let on = if bar == "|" { "#".to_owned() } else { bar };
    let off = canvas.look.sign("│", "|");
    for (is_lit, y) in [(!is_below, squares.y), (is_below, squares.bottom() - half)] {
        let lamp = Rect { x: squares.right(), y, width: 1, height: half };
        for row in 0..lamp.height {
            if is_lit {
                canvas.write(lamp, 0, row, &on, style);
            } else {
                canvas.put(lamp, 0, row, off, Tone::Frame);
            }
        }
    }
}
