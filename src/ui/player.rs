//! A lesson being played: the board and what is said beside it.

use ratatui::layout::Rect;

use crate::rules::{Evidence, SquareSet};
use crate::session::{App, Run, telling};

use super::board;
use super::canvas::Canvas;
use super::choices::{self, Choices};
use super::layout::{across, column, halves, places, under};
use super::{panel, praise};

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, body: Rect) {
    let Some(mut shown) = run.board() else { return };
    if !run.exercise().is_some_and(telling::explains) {
        shown.signs.explained = SquareSet::EMPTY;
        shown.proof = Evidence::default();
    }
    let choices = app.choices();
    if run.step().is_some_and(|step| !step.task.has_board()) {
        if !choices::have_boards(&choices) {
            return panel::draw(canvas, app, run, &shown, &choices, column(body));
        }
        let lay = |canvas: &Canvas, room: Rect| Choices::new(canvas, run, &choices, room.width, room.height);
        let (beside, panel) = halves(body);
        let across = across(body);
        // With the text beside them or below, whichever leaves larger boards.
        let (small, large) = (lay(canvas, beside), lay(canvas, across));
        let (laid, boards, panel) = match large.cell() > small.cell() {
            true => (&large, across, under(body, across, large.height)),
            false => (&small, beside, panel),
        };
        laid.draw(canvas, boards, choices::are_live(run));
        return panel::draw(canvas, app, run, &shown, &[], panel);
    }
    let places = places(body, shown.area, shown.view);
    let answering = run.exercise().filter(|exercise| !exercise.is_done());
    let takes_squares = answering.is_some_and(|exercise| exercise.work().answer().takes_squares());
    let cursor = takes_squares.then(|| app.cursor());
    board::draw(canvas, &shown, &places.board, cursor);
    panel::draw(canvas, app, run, &shown, &choices, places.panel);
    if let Some(now) = canvas.praise {
        praise::draw(canvas, now, &places.board, body);
    }
}
