//! The lessons, by article, with the first board of the chosen one beside them.

use ratatui::layout::Rect;

use std::sync::Arc;

use crate::args;
use crate::lesson::Lesson;
use crate::rules::{Area, Color, Piece, Role};
use crate::session::{App, Item, Run, Target};
use crate::text::{shorten, wrap};

use super::canvas::{Canvas, columns_of, columns_of_line};
use super::layout::places;
use super::theme::Tone;
use super::{board, chip, top};

enum Row {
    Heading(String),
    Item(usize),
    Blank,
}

/// Draws them between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    if app.items().is_empty() {
        let said = canvas.plain("list-empty");
        canvas.put_centered(body, body.height / 2, &said, Tone::Quiet);
        return;
    }
    let shown = app.chosen().and_then(|lesson| Run::new(Arc::clone(lesson), None).board());
    let (area, view) = shown.as_ref().map_or((Area::FULL, Color::White), |board| (board.area, board.view));
    let places = places(body, area, view);
    if let Some(shown) = shown {
        board::draw(canvas, &shown, &places.board, None);
    }
    let about = about(canvas, app, usize::from(places.panel.width));
    let height = u16::try_from(about.len() + 1).unwrap_or(u16::MAX);
    let list = Rect { height: places.panel.height.saturating_sub(height), ..places.panel };
    let airy = rows(canvas, app, true);
    let rows = if airy.len() <= usize::from(list.height) { airy } else { rows(canvas, app, false) };
    let below = list.y + list.height.min(u16::try_from(rows.len()).unwrap_or(u16::MAX)) + 1;
    items(canvas, app, list, &rows);
    for (row, line) in (below..).zip(about) {
        let place = Rect { y: row, height: 1, ..places.panel };
        canvas.put(place.intersection(body), 2, 0, &line, Tone::Quiet);
    }
}

/// What is to be said about the chosen one.
fn about(canvas: &Canvas, app: &App, columns: usize) -> Vec<String> {
    let said = match app.items().get(app.chosen_number()) {
        Some(Item::Ready(lesson)) => canvas.say("steps-count", &args!["count" => lesson.steps.len()]),
        Some(Item::Broken { .. }) => canvas.plain("lesson-broken"),
        None => return Vec::new(),
    };
    wrap(&said, columns.saturating_sub(4))
}

/// The rows, with a blank one between lessons if `airy`.
fn rows(canvas: &Canvas, app: &App, airy: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut heading = None;
    for (number, item) in app.items().iter().enumerate() {
        if let Some(article) = item.article().filter(|article| heading != Some(*article)) {
            if !rows.is_empty() {
                rows.push(Row::Blank);
            }
            rows.push(Row::Heading(top::article_and_name(canvas, article)));
            rows.push(Row::Blank);
            heading = Some(article);
        } else if airy && number > 0 {
            rows.push(Row::Blank);
        }
        rows.push(Row::Item(number));
    }
    rows
}

fn items(canvas: &mut Canvas, app: &App, list: Rect, rows: &[Row]) {
    let height = usize::from(list.height);
    let chosen = rows.iter().position(|row| matches!(row, Row::Item(number) if *number == app.chosen_number()));
    let limit = rows.len().saturating_sub(height);
    let first = chosen.unwrap_or(0).saturating_sub(height / 2).min(limit);
    for (line, row) in (0..list.height).zip(rows.iter().skip(first)) {
        match row {
            Row::Heading(name) => {
                canvas.put(list, 0, line, name, Tone::Title);
            }
            Row::Item(number) => item(canvas, app, *number, Rect { y: list.y + line, height: 1, ..list }),
            Row::Blank => {}
        }
    }
    if limit > 0 {
        canvas.arrows(list, first, limit);
    }
}

fn item(canvas: &mut Canvas, app: &App, number: usize, row: Rect) {
    let Some(item) = app.items().get(number) else { return };
    let chosen = number == app.chosen_number();
    let tone = |usual| if chosen { Tone::Chosen } else { usual };
    if chosen {
        canvas.fill(row, Tone::Chosen);
    }
    let room = usize::from(row.width.saturating_sub(11));
    match item {
        Item::Ready(lesson) => {
            if let Some(role) = role(lesson) {
                let picture = vec![chip::piece(canvas, Piece { color: Color::White, role }, None)];
                canvas.put_line(row, 1, 0, &picture);
            }
            canvas.put(row, 5, 0, &shorten(&lesson.title(canvas.lang()), room), tone(Tone::Link));
            let stars = top::stars(canvas, app.stars(&lesson.id));
            let width = columns_of_line(&stars);
            let lit = canvas.look.style(Tone::Chosen);
            let stars = stars.into_iter().map(|(text, usual)| (text, if chosen { lit } else { usual })).collect();
            canvas.put_line(row, row.width.saturating_sub(width + 1), 0, &stars);
        }
        Item::Broken { id, faults } => {
            let said = canvas.say("lesson-faults", &args!["count" => *faults]);
            let width = columns_of(&said);
            let room = usize::from(row.width.saturating_sub(width + 7));
            canvas.put(row, 5, 0, &shorten(id, room), tone(Tone::Quiet));
            canvas.put(row, row.width.saturating_sub(width + 1), 0, &said, tone(Tone::Bad));
        }
    }
    canvas.clickable(row, Target::Item(number));
}

/// The piece that a lesson asks about most.
fn role(lesson: &Lesson) -> Option<Role> {
    let asked = lesson.steps.iter().flat_map(|step| {
        let position = step.task.position();
        step.task.pieces().iter().filter_map(|&square| position.piece_at(square))
    });
    let mut counts = [0usize; 6];
    for piece in asked {
        if let Some(place) = Role::ALL.iter().position(|role| *role == piece.role) {
            counts[place] += 1;
        }
    }
    let most = counts.iter().max().copied().filter(|most| *most > 0)?;
    Role::ALL.into_iter().zip(counts).find(|(_, count)| *count == most).map(|(role, _)| role)
}
