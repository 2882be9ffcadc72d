//! Help and the teacher's notes, over the screen.

use ratatui::layout::Rect;

use crate::session::{App, Command, Overlay};
use crate::text::wrap;

use super::canvas::{Canvas, Line, columns_of};
use super::theme::Tone;
use super::{keys, tell};

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, overlay: Overlay, body: Rect) {
    let width = body.width.saturating_sub(4).min(90);
    let place = Rect { x: body.x + (body.width - width) / 2, width, ..body };
    canvas.fill(place, Tone::Page);
    canvas.frame(place, Tone::Frame);
    let inner = Rect {
        x: place.x + 2,
        y: place.y + 1,
        width: place.width.saturating_sub(4),
        height: place.height.saturating_sub(2),
    };
    let columns = usize::from(inner.width);
    let (title, lines) = match overlay {
        Overlay::Help => (canvas.plain("help-title"), help(canvas, columns)),
        Overlay::Notes => (canvas.plain("notes-title"), notes(canvas, app, columns)),
    };
    canvas.put(place, 2, 0, &format!(" {title} "), Tone::Title);
    let first = app.scroll().min(lines.len().saturating_sub(usize::from(inner.height)));
    for (row, line) in (0..inner.height).zip(lines.iter().skip(first)) {
        canvas.put_line(inner, 0, row, line);
    }
}

fn help(canvas: &Canvas, columns: usize) -> Vec<Line> {
    let named: Vec<(String, String)> = Command::ALL
        .into_iter()
        .map(|command| {
            let keys: Vec<String> = command.keys().iter().map(|key| keys::name(canvas, *key)).collect();
            (keys.join(", "), canvas.plain(&format!("{}.doc", command.message())))
        })
        .collect();
    let widest = named.iter().map(|(keys, _)| columns_of(keys)).max().unwrap_or(0);
    let widest = usize::from(widest);
    let mut lines = Vec::new();
    for (keys, doc) in named {
        for (number, part) in wrap(&doc, columns.saturating_sub(widest + 2)).into_iter().enumerate() {
            let keys = if number == 0 { keys.as_str() } else { "" };
            let gap = " ".repeat(widest + 2 - usize::from(columns_of(keys)));
            lines.push(vec![(keys.to_owned(), Tone::Strong), (gap, Tone::Page), (part, Tone::Page)]);
        }
    }
    for id in ["help-squares", "help-mouse"] {
        lines.push(Line::new());
        lines.extend(plain(&canvas.plain(id), columns));
    }
    lines
}

fn notes(canvas: &Canvas, app: &App, columns: usize) -> Vec<Line> {
    let Some(run) = app.run() else { return Vec::new() };
    let lesson = run.lesson();
    let of_step = run.step().and_then(|step| Some(tell::text(canvas, lesson, step, step.teacher.as_ref()?)));
    let of_lesson = lesson.teacher.as_ref().map(|text| lesson.text(canvas.lang(), text, &lesson.args()));
    let mut lines = Vec::new();
    for text in of_step.into_iter().chain(of_lesson) {
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.extend(plain(&text, columns));
    }
    lines
}

fn plain(text: &str, columns: usize) -> Vec<Line> {
    wrap(text, columns).into_iter().map(|line| vec![(line, Tone::Page)]).collect()
}
