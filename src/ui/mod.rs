//! The screens, drawn: state in, picture and places to click out. Nothing here knows the terminal or changes the state.
//!
//! The rule kept here: [`draw`] is a pure function. What is written never leaves its rectangle, whatever the size of
//! the screen; below [`SMALLEST`] there is one clear line and nothing else.

mod action;
mod art;
mod board;
mod both;
mod canvas;
mod chip;
mod choices;
#[cfg(test)]
mod contrast;
mod drawn;
mod faults;
mod feedback;
mod footer;
mod front;
mod hits;
mod keys;
mod large;
mod layout;
mod learners;
mod legend;
mod look;
mod map;
mod moves;
mod overlay;
mod panel;
mod pieces;
mod player;
mod practice;
mod praise;
mod progress;
mod raster;
mod settings;
mod signs;
mod sixteen;
mod small;
mod small_square;
mod smooth;
mod square;
mod stamp;
mod summary;
mod symbols;
mod task;
mod tell;
mod theme;
mod top;
mod welcome;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::lesson::{Task, Trait};
use crate::session::{App, Run, Screen};
use crate::wording::Words;

use canvas::Canvas;
use theme::Tone;

pub use hits::Hits;
pub use look::{Depth, Limits, Look, Pieces, Theme};

/// The smallest screen that holds everything: columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Whether a screen of so many columns and rows holds everything.
pub const fn fits(columns: u16, rows: u16) -> bool {
    columns >= SMALLEST.0 && rows >= SMALLEST.1
}

/// Draws the program's state into `area` of the buffer and says what can be clicked where. Everything outside the
/// area stays as it is.
pub fn draw(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) -> Hits {
    let area = area.intersection(buffer.area);
    // A lesson may have pieces of its own, whose names its words know.
    let lesson = app.run().filter(|_| app.screen() == Screen::Player).map(Run::lesson);
    let words = lesson.map_or_else(|| Words::interface(app.lang()), |lesson| lesson.words(app.lang()));
    let mut canvas = Canvas::new(buffer, *look, words);
    canvas.fill(area, Tone::Page);
    if !fits(area.width, area.height) {
        small::draw(&mut canvas, area);
        return canvas.into_hits();
    }
    canvas.praise = app.praise();
    canvas.hover = app.hover().filter(|_| may_be_named(app));
    if let (true, Some(run)) = (app.is_front(), app.run()) {
        front::draw(&mut canvas, app, run, area);
        lay_over(&mut canvas, app, area);
        return canvas.into_hits();
    }
    let body = top::draw(&mut canvas, app, area);
    let body = footer::draw(&mut canvas, app, body);
    match (app.screen(), app.run()) {
        (Screen::Player, Some(run)) if run.is_over() => match app.sitting() {
            Some(sitting) => practice::end(&mut canvas, app, sitting, run, body),
            None => summary::draw(&mut canvas, app, run, body),
        },
        (Screen::Player, Some(run)) => player::draw(&mut canvas, app, run, body),
        (Screen::Settings, _) => settings::draw(&mut canvas, app, body),
        (Screen::Welcome, _) => welcome::draw(&mut canvas, app, body),
        (Screen::Learners, _) => learners::draw(&mut canvas, app, body),
        (Screen::Practice, _) => practice::draw(&mut canvas, app, body),
        (Screen::Progress, _) => progress::draw(&mut canvas, app, body),
        (Screen::Faults, _) => faults::draw(&mut canvas, app, body),
        _ => map::draw(&mut canvas, app, body),
    }
    lay_over(&mut canvas, app, body);
    canvas.into_hits()
}

fn lay_over(canvas: &mut Canvas, app: &App, body: Rect) {
    if let Some(overlay) = app.overlay() {
        canvas.forget_hits(body);
        overlay::draw(canvas, app, overlay, body);
    }
}

/// Whether the mouse may tell a square's name: not where a square is to be found by its name.
fn may_be_named(app: &App) -> bool {
    let step = app.run().and_then(Run::step);
    let asks_by_name = |task: &Task| match task {
        Task::Mark(described) => described.traits.iter().any(|one| matches!(one, Trait::Square(_))),
        _ => false,
    };
    !step.is_some_and(|step| asks_by_name(&step.task))
}
