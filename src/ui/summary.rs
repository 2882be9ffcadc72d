//! The end of a lesson: its stars, and what went wrong.

use ratatui::layout::Rect;

use crate::args;
use crate::session::Run;
use crate::text::wrap;

use super::canvas::{Canvas, columns_of};
use super::theme::Tone;
use super::top;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, run: &Run, body: Rect) {
    let stars = top::stars(canvas, run.stars());
    let mut row = body.height / 4;
    let title = run.lesson().title(canvas.lang());
    canvas.put_centered(body, row, &title, Tone::Title);
    row += 2;
    let width: u16 = stars.iter().map(|(text, _)| columns_of(text)).sum();
    canvas.put_line(body, body.width.saturating_sub(width) / 2, row, &stars);
    row += 2;
    let mut said = vec![match run.stars() {
        Some(stars) => canvas.say("lesson-done", &args!["stars" => stars]),
        None => canvas.plain("lesson-read"),
    }];
    said.push(canvas.say("repeat-wrong", &args!["count" => run.wrong_count()]));
    for text in said {
        for line in wrap(&text, usize::from(body.width.saturating_sub(8))) {
            canvas.put_centered(body, row, &line, Tone::Page);
            row += 1;
        }
        row += 1;
    }
}
