//! Pictures in two colours: those of a style, its text and its ground.

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::art::{Paint, Part};
use super::canvas::Canvas;
use super::raster::{Place, Raster};
use super::smooth::{Palette, rgb};

/// The numbers of the two colours on a raster.
const GROUND: u8 = 0;
const INK: u8 = 1;

/// Draws outlines; details and holes are left free.
pub(super) fn parts(canvas: &mut Canvas, parts: &[Part], place: Rect, style: Style) {
    let mut raster = Raster::new(place.width, place.height, GROUND);
    for &(paint, shape) in parts {
        raster.fill(shape, Place::WHOLE, if paint == Paint::Body { INK } else { GROUND });
    }
    self::raster(canvas, &raster, place, style);
}

/// Draws a picture of eight rows of eight characters, `#` for ink; `place` has as many columns as half rows.
pub(super) fn bitmap(canvas: &mut Canvas, picture: &str, place: Rect, style: Style) {
    let mut raster = Raster::new(place.width, place.height, GROUND);
    for (row, line) in (0u8..).zip(picture.lines()) {
        for (column, _) in (0u8..).zip(line.bytes()).filter(|(_, ink)| *ink == b'#') {
            let (left, top) = (f32::from(column) / 8.0, f32::from(row) / 8.0);
            raster.rectangle(left, top, left + 0.125, top + 0.125, INK);
        }
    }
    self::raster(canvas, &raster, place, style);
}

/// Draws a raster of the numbers 0, the ground, and 1, the ink.
pub(super) fn raster(canvas: &mut Canvas, raster: &Raster, place: Rect, style: Style) {
    let is_mono = canvas.look.is_mono();
    let (ink, ground) = (style.fg.unwrap_or(Color::Reset), style.bg.unwrap_or(Color::Reset));
    let color = |number| if number == INK { ink } else { ground };
    for block in raster.blocks() {
        let style = if is_mono {
            let reversed = style.add_modifier.contains(Modifier::REVERSED) != (block.back == INK);
            let modifier = if reversed { Modifier::REVERSED } else { Modifier::empty() };
            Style::new().fg(Color::Reset).bg(Color::Reset).add_modifier(modifier)
        } else {
            Style::new().fg(color(block.front)).bg(color(block.back))
        };
        canvas.cell(place.x + block.column, place.y + block.row, block.symbol, style);
    }
    if let (true, Color::Indexed(ground), Color::Indexed(ink)) = (canvas.look.is_smooth(), ground, ink) {
        let mut colors = [[0; 3]; 8];
        (colors[usize::from(GROUND)], colors[usize::from(INK)]) = (rgb(ground), rgb(ink));
        for one in raster.smooth(&Palette { colors, thin: None }) {
            let style = Style::new().fg(one.front).bg(one.back);
            canvas.cell(place.x + one.column, place.y + one.row, one.symbol, style);
        }
    }
}
