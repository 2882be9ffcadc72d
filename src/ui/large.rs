//! A square large enough for pictures: everything on it is drawn as outlines.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::art::{self, Paint, Part};
use super::canvas::Canvas;
use super::drawn;
use super::raster::{Block, Place, Raster};
use super::smooth::{Palette, rgb};
use super::square::{Layer, Look};
use super::theme::colored;

/// Draws it.
pub(super) fn draw(canvas: &mut Canvas, cell: Rect, look: &Look) {
    drawn::draw(canvas, cell, look, picture);
}

fn picture(canvas: &mut Canvas, cell: Rect, look: &Look) {
    let is_mono = canvas.look.is_mono();
    let (columns, rows) = (f32::from(cell.width), f32::from(cell.height));
    let mut raster = Raster::new(cell.width, cell.height, Layer::Ground.number());
    let (side, edge) = (1.0 / columns, 0.5 / rows);
    if !is_mono && !look.signs.is_empty() {
        raster.rectangle(side, edge, 1.0 - side, 1.0 - edge, Layer::Tile.number());
    }
    if look.piece.is_some() && canvas.look.has_stands() {
        // In colour the tile is still seen around the stand.
        let (side, edge) = if look.signs.is_empty() || is_mono { (side, edge) } else { (2.0 * side, 2.0 * edge) };
        raster.rectangle(side, edge, 1.0 - side, 1.0 - edge, Layer::Stand.number());
    }
    if let Some(piece) = look.piece {
        paint(&mut raster, art::piece(piece.role), Place::WHOLE, Layer::Piece, Layer::Detail);
    } else if let Some(sign) = look.signs.first()
        && !is_letter(cell)
    {
        paint(&mut raster, art::sign(*sign), Place::WHOLE, Layer::Sign, Layer::Sign);
    }
    if look.cursor {
        frame(&mut raster, columns, rows, is_mono);
    }
    for block in raster.blocks() {
        put(canvas, cell, look, block);
    }
    if canvas.look.is_smooth() {
        smooth(canvas, cell, look, &raster);
    }
    letter(canvas, cell, look);
    badges(canvas, cell, look);
}

/// Whether a sign reads better as a character than as a picture: up to four rows there are too few blocks for a slanting
/// line.
const fn is_letter(cell: Rect) -> bool {
    cell.height < 5
}

/// The first sign as a character in the middle of its tile.
fn letter(canvas: &mut Canvas, cell: Rect, look: &Look) {
    if look.piece.is_some() || !is_letter(cell) {
        return;
    }
    if let Some(sign) = look.signs.first() {
        let back = if canvas.look.is_mono() { Layer::Ground } else { Layer::Tile };
        let style = look.style(canvas.look, Layer::Sign, back).add_modifier(Modifier::BOLD);
        canvas.cell(cell.x + (cell.width - 1) / 2, cell.y + cell.height / 2, sign.shape(canvas.look), style);
    }
}

/// The signs that the picture does not show, each a small badge: over the piece, or beside the first sign.
fn badges(canvas: &mut Canvas, cell: Rect, look: &Look) {
    let signs = if look.piece.is_some() { look.signs } else { look.signs.get(1..).unwrap_or_default() };
    let is_mono = canvas.look.is_mono();
    // On the smallest squares a badge of one column at the very edge leaves the piece in sight.
    let narrow = cell.height < 4;
    let (left, right) =
        if narrow { (cell.x, cell.right().saturating_sub(1)) } else { (cell.x + 1, cell.right().saturating_sub(4)) };
    let places = [(right, cell.y), (left, cell.y), (right, cell.bottom() - 1), (left, cell.bottom() - 1)];
    for (sign, (column, row)) in signs.iter().zip(places) {
        let style = if is_mono {
            look.style(canvas.look, Layer::Sign, Layer::Ground)
        } else {
            let (tile, shape) = canvas.look.sign_colors(*sign);
            colored(shape, tile)
        };
        let (padded, alone) = ([" ", sign.shape(canvas.look), " "], [sign.shape(canvas.look)]);
        for (column, symbol) in (column..).zip(if narrow { &alone[..] } else { &padded }) {
            canvas.cell(column, row, symbol, style.add_modifier(Modifier::BOLD));
        }
    }
}

fn paint(raster: &mut Raster, parts: &[Part], place: Place, body: Layer, detail: Layer) {
    for &(paint, shape) in parts {
        // On the smallest squares there are too few blocks for what is drawn on a piece.
        if paint == Paint::Detail && raster.rows() < 4 {
            continue;
        }
        let layer = match paint {
            Paint::Body => body,
            Paint::Detail => detail,
            Paint::Hole if body == Layer::Piece => Layer::Stand,
            Paint::Hole => Layer::Tile,
        };
        raster.fill(shape, place, layer.number());
    }
}

/// The cursor: a frame at the very edge. Without colours it stands a little inside, or it would run into the squares
/// around, which are just as bright.
fn frame(raster: &mut Raster, columns: f32, rows: f32, is_mono: bool) {
    let color = Layer::Cursor.number();
    let ((left, top), (wide, high)) = if is_mono {
        ((1.0 / columns, 0.5 / rows), (0.5 / columns, 0.5 / rows))
    } else {
        ((0.0, 0.0), (1.0 / columns, 0.5 / rows))
    };
    let (right, bottom) = (1.0 - left, 1.0 - top);
    raster.rectangle(left, top, right, top + high, color);
    raster.rectangle(left, bottom - high, right, bottom, color);
    raster.rectangle(left, top, left + wide, bottom, color);
    raster.rectangle(right - wide, top, right, bottom, color);
}

/// Mixes the colours of the cells in which there is more than one.
fn smooth(canvas: &mut Canvas, cell: Rect, look: &Look, raster: &Raster) {
    let theme = canvas.look;
    let mut colors = [[0; 3]; 8];
    for (color, layer) in colors.iter_mut().zip(Layer::ALL) {
        *color = rgb(look.color(theme, layer));
    }
    let palette = Palette { colors, thin: Some((Layer::Detail.number(), Layer::Piece.number())) };
    for one in raster.smooth(&palette) {
        canvas.cell(cell.x + one.column, cell.y + one.row, one.symbol, Style::new().fg(one.front).bg(one.back));
    }
}

fn put(canvas: &mut Canvas, cell: Rect, look: &Look, block: Block) {
    let layer = |number: u8| Layer::ALL.get(usize::from(number)).copied().unwrap_or(Layer::Ground);
    let is_mono = canvas.look.is_mono();
    let (front, back) = (layer(block.front), layer(block.back));
    let same = is_mono && look.is_bright(front) == look.is_bright(back);
    let symbol = if same { " " } else { block.symbol };
    canvas.cell(cell.x + block.column, cell.y + block.row, symbol, look.style(canvas.look, front, back));
}
