//! A lesson being played: the board and what is said beside it.

use ratatui::layout::Rect;

use crate::session::{App, Run};

use super::board;
use super::canvas::Canvas;
use super::layout::places;
use super::panel;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, body: Rect) {
    let Some(shown) = run.board() else { return };
    let places = places(body, shown.area, shown.view);
    let cursor = run.exercise().filter(|exercise| !exercise.is_done()).map(|_| app.cursor());
    board::draw(canvas, &shown, &places.board, cursor);
    panel::draw(canvas, app, run, &shown, places.panel);
}
