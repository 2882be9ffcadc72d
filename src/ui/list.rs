//! The list of lessons, by article.

use ratatui::layout::Rect;

use crate::args;
use crate::session::{App, Item, Target};

use super::canvas::{Canvas, columns_of};
use super::theme::Tone;
use super::top;

enum Row {
    Heading(String),
    Item(usize),
    Blank,
}

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    if app.items().is_empty() {
        let said = canvas.plain("list-empty");
        canvas.put_centered(body, body.height / 2, &said, Tone::Quiet);
        return;
    }
    let width = body.width.saturating_sub(4).min(72);
    let list =
        Rect { x: body.x + (body.width - width) / 2, y: body.y + 1, width, height: body.height.saturating_sub(2) };
    let rows = rows(canvas, app);
    let chosen = rows.iter().position(|row| matches!(row, Row::Item(number) if *number == app.chosen_number()));
    let height = usize::from(list.height);
    let first = chosen.unwrap_or(0).saturating_sub(height / 2).min(rows.len().saturating_sub(height));
    for (line, row) in (0..list.height).zip(rows.iter().skip(first)) {
        match row {
            Row::Heading(name) => {
                canvas.put(list, 0, line, name, Tone::Title);
            }
            Row::Item(number) => item(canvas, app, *number, Rect { y: list.y + line, height: 1, ..list }),
            Row::Blank => {}
        }
    }
}

fn rows(canvas: &Canvas, app: &App) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut heading = None;
    for (number, item) in app.items().iter().enumerate() {
        if let Some(article) = item.article().filter(|article| heading != Some(*article)) {
            if !rows.is_empty() {
                rows.push(Row::Blank);
            }
            rows.push(Row::Heading(top::article(canvas, article)));
            heading = Some(article);
        }
        rows.push(Row::Item(number));
    }
    rows
}

fn item(canvas: &mut Canvas, app: &App, number: usize, row: Rect) {
    let Some(item) = app.items().get(number) else { return };
    let chosen = number == app.chosen_number();
    let tone = if chosen { Tone::Chosen } else { Tone::Page };
    if chosen {
        canvas.fill(row, Tone::Chosen);
    }
    match item {
        Item::Ready(lesson) => {
            let title = lesson.title(canvas.lang());
            canvas.put(row, 2, 0, &title, tone);
            let stars = top::stars(canvas, app.stars(&lesson.id));
            let width: u16 = stars.iter().map(|(text, _)| columns_of(text)).sum();
            let stars = stars.into_iter().map(|(text, usual)| (text, if chosen { tone } else { usual })).collect();
            canvas.put_line(row, row.width.saturating_sub(width + 2), 0, &stars);
        }
        Item::Broken { id, faults } => {
            let said = canvas.say("lesson-faults", &args!["count" => *faults]);
            let tone = if chosen { tone } else { Tone::Bad };
            let width = columns_of(&said);
            canvas.put(Rect { width: row.width.saturating_sub(width + 4), ..row }, 2, 0, id, tone);
            canvas.put(row, row.width.saturating_sub(width + 2), 0, &said, tone);
        }
    }
    canvas.clickable(row, Target::Item(number));
}
