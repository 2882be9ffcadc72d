//! Praise around the board: two sparks run up its sides and meet above it. It is drawn over the edge alone, never over a
//! square.

use ratatui::layout::Rect;

use crate::session::Praise;

use super::canvas::Canvas;
use super::layout::BoardPlace;
use super::theme::Tone;

/// Cells of light behind each spark.
const TAIL: usize = 6;

/// Draws what is seen in this picture of it.
pub(super) fn draw(canvas: &mut Canvas, praise: Praise, place: &BoardPlace, body: Rect) {
    let signs: [&str; 4] = if canvas.look.is_ascii() { ["*", "+", "'", "."] } else { ["★", "✦", "✧", "·"] };
    let way = way(place.squares);
    let frames = usize::from(Praise::FRAMES);
    let head = (usize::from(praise.frame()) + 1) * (way.len() + TAIL) / frames;
    let style = canvas.look.style(Tone::Star);
    for (number, &(left, right, row)) in way.iter().enumerate() {
        let Some(behind) = head.checked_sub(number + 1).filter(|behind| *behind < TAIL) else { continue };
        let sign = signs.get(behind.div_ceil(2)).copied().unwrap_or(".");
        for column in [left, right] {
            let cell = Rect { x: column, y: row, width: 1, height: 1 };
            if cell.intersection(body) == cell {
                canvas.cell(column, row, sign, style);
            }
        }
    }
}

/// The way of both sparks, the left one's column and the right one's with the row: up the sides, then inwards.
fn way(squares: Rect) -> Vec<(u16, u16, u16)> {
    let (left, right) = (squares.x.saturating_sub(1), squares.right());
    let up = (squares.y..squares.bottom()).rev().map(|row| (left, right, row));
    let above = squares.y.saturating_sub(1);
    let inwards = (0..=squares.width / 2).map(|step| (left + step, right - step, above));
    up.chain(inwards).collect()
}
