//! Pictures of the learners' symbols: eight by eight squares each, drawn with half blocks, so that a child finds its own
//! from across the room.

mod pictures;

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::progress::Symbol;

use super::canvas::Canvas;
use super::stamp;
use pictures::picture;

/// The least columns and rows of a picture.
pub(in crate::ui) const SIZE: (u16, u16) = (8, 4);

/// Draws a symbol in the middle of `area`, as large as fits, in the two colours of a style. Where there is no room for the
/// picture, and where letters alone can be drawn, its sign stands there.
pub(in crate::ui) fn draw(canvas: &mut Canvas, symbol: Symbol, area: Rect, style: Style) {
    let scale = (area.width / SIZE.0).min(area.height / SIZE.1);
    if scale == 0 || canvas.look.is_ascii() {
        let place = (area.x + area.width.saturating_sub(1) / 2, area.y + area.height.saturating_sub(1) / 2);
        return canvas.cell(place.0, place.1, &sign(canvas, symbol), style);
    }
    let (width, height) = (SIZE.0 * scale, SIZE.1 * scale);
    let place = Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    stamp::bitmap(canvas, picture(symbol), place, style);
}

/// The symbol as one character.
pub(in crate::ui) fn sign(canvas: &Canvas, symbol: Symbol) -> String {
    if canvas.look.is_ascii() { symbol.ascii() } else { symbol.sign() }.to_string()
}
