//! A square of few characters: the piece is one of them, and so is each sign.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::canvas::Canvas;
use super::pieces;
use super::square::{Layer, Look};

/// Draws it.
pub(super) fn draw(canvas: &mut Canvas, cell: Rect, look: &Look) {
    let is_mono = canvas.look.is_mono();
    let has_tile = !is_mono && !look.signs.is_empty();
    let ground = look.style(canvas.look, Layer::Sign, Layer::Ground);
    canvas.paint(cell, ground);
    if has_tile {
        tile(canvas, cell, look);
    }
    let back = if has_tile { Layer::Tile } else { Layer::Ground };
    let mut slots = slots(cell).into_iter();
    if let Some(piece) = look.piece
        && let Some((column, row)) = slots.next()
    {
        // Without colours a piece is always dark on a bright stand, outlined if white, solid if black.
        let has_stand = canvas.look.is_sixteen();
        let back = if has_stand { Layer::Stand } else { back };
        let style = if is_mono { canvas.look.brightness(true) } else { look.style(canvas.look, Layer::Piece, back) };
        // Bold makes black grey on old consoles.
        let style = if has_stand { style } else { style.add_modifier(Modifier::BOLD) };
        if has_stand || is_mono && !look.is_light {
            // The stand is a column wider at either side, as far as the square goes.
            for beside in [column.saturating_sub(1), column + 1] {
                if (cell.left()..cell.right()).contains(&beside) {
                    canvas.cell(beside, row, " ", style);
                }
            }
        }
        canvas.cell(column, row, pieces::glyph(piece, canvas.look), style);
    }
    let style = look.style(canvas.look, Layer::Sign, back);
    let style = if canvas.look.is_sixteen() { style } else { style.add_modifier(Modifier::BOLD) };
    for (sign, (column, row)) in look.signs.iter().zip(slots) {
        canvas.cell(column, row, sign.shape(canvas.look), style);
    }
    if look.cursor {
        cursor(canvas, cell, look);
    }
}

/// The tile of the first sign: half a column of the square's own colour stays at either side.
fn tile(canvas: &mut Canvas, cell: Rect, look: &Look) {
    let Some(inner) = cell.width.checked_sub(2) else { return };
    canvas.paint(Rect { x: cell.x + 1, width: inner, ..cell }, look.style(canvas.look, Layer::Sign, Layer::Tile));
    if canvas.look.is_ascii() {
        return;
    }
    let side = look.style(canvas.look, Layer::Tile, Layer::Ground);
    for row in cell.y..cell.bottom() {
        canvas.cell(cell.x, row, "▐", side);
        canvas.cell(cell.right() - 1, row, "▌", side);
    }
}

/// The places for characters: first the middle, then around it, away from the corners, where the cursor's are.
fn slots(cell: Rect) -> [(u16, u16); 4] {
    let (column, row) = (cell.x + cell.width / 2 - 1, cell.y + cell.height / 2);
    let above = row.saturating_sub(1).max(cell.y);
    [(column, row), (column + 1, above), (column, above), (column + 1, row)]
}

/// Brackets in the corners, over the tile; in colour they are what block characters leave free (see the raster).
fn cursor(canvas: &mut Canvas, cell: Rect, look: &Look) {
    let inside = if canvas.look.is_mono() || look.signs.is_empty() { Layer::Ground } else { Layer::Tile };
    let (signs, style) = match (canvas.look.is_ascii(), canvas.look.has_stands()) {
        (true, _) => (["[", "]", "[", "]"], look.style(canvas.look, Layer::Cursor, inside)),
        (false, true) => (["┏", "┓", "┗", "┛"], look.style(canvas.look, Layer::Cursor, inside)),
        (false, false) => (["▗", "▖", "▝", "▘"], look.style(canvas.look, inside, Layer::Cursor)),
    };
    let (left, right, top, bottom) = (cell.x, cell.right() - 1, cell.y, cell.bottom() - 1);
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
    for (sign, (column, row)) in signs.into_iter().zip(corners) {
        canvas.cell(column, row, sign, style.add_modifier(Modifier::BOLD));
    }
}
