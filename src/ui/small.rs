//! The one line on a screen that is too small for more.

use ratatui::layout::Rect;

use crate::args;
use crate::text::wrap;

use super::SMALLEST;
use super::canvas::Canvas;
use super::theme::Tone;

/// Draws it, broken where it must be.
pub(super) fn draw(canvas: &mut Canvas, area: Rect) {
    let said = canvas.say("too-small", &args!["columns" => SMALLEST.0, "rows" => SMALLEST.1]);
    let lines = wrap(&said, usize::from(area.width));
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let first = area.height.saturating_sub(count) / 2;
    for (row, line) in (first..).zip(&lines) {
        canvas.put_centered(area, row, line, Tone::Strong);
    }
}
