//! What to practise: the list on the left, and beside it what the chosen one is.

use ratatui::layout::Rect;

use crate::args;
use crate::puzzle::Topic;
use crate::rules::{Color, Piece, Role};
use crate::session::practice::{Sitting, Subject};
use crate::session::{App, Exercises, Practice, Run, Target};
use crate::text::{shorten, wrap};

use super::canvas::{Canvas, columns_of};
use super::theme::Tone;
use super::{chip, summary};

/// The columns of the list and of the text beside it.
const LIST: u16 = 30;
const TEXT: u16 = 60;
const GAP: u16 = 3;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let wide = (LIST + GAP + TEXT).min(body.width.saturating_sub(2));
    let exercises = Practice::exercises();
    let rows = u16::try_from(exercises.len()).unwrap_or(0);
    let gap = u16::from(body.height >= 2 * rows + 4);
    let high = (rows * (1 + gap) + 3).min(body.height);
    let left = body.x + (body.width.saturating_sub(wide)) / 2;
    let top = body.y + body.height.saturating_sub(high) / 3;
    let list = Rect { x: left, y: top, width: LIST, height: body.bottom() - top };
    let title = canvas.plain("practice-what");
    canvas.put(list, 0, 0, &title, Tone::Title);
    for (number, exercise) in exercises.iter().enumerate() {
        let row = 2 + u16::try_from(number).unwrap_or(0) * (1 + gap);
        let line = Rect { y: list.y + row, height: 1, ..list }.intersection(list);
        draw_row(canvas, app, number, *exercise, line);
    }
    let x = left + LIST + GAP;
    let text = Rect { x, y: top + 2, width: (left + wide).saturating_sub(x), height: body.bottom() - (top + 2) };
    match app.practice().exercises_chosen() {
        Exercises::Mix => mix(canvas, app, text),
        Exercises::Topic(topic) => kinds(canvas, app, topic, text),
        Exercises::Code => code(canvas, app, text),
    }
}

fn draw_row(canvas: &mut Canvas, app: &App, number: usize, exercise: Exercises, line: Rect) {
    let is_chosen = number == app.practice().chosen();
    let tone = if is_chosen { Tone::Chosen } else { Tone::Link };
    if is_chosen {
        canvas.fill(line, Tone::Chosen);
    }
    let name = match exercise {
        Exercises::Mix => canvas.plain("practice-mix"),
        Exercises::Topic(topic) => canvas.plain(&format!("topic-{}", topic.name())),
        Exercises::Code => canvas.plain("practice-by-code"),
    };
    if let Exercises::Topic(topic) = exercise {
        let picture = vec![chip::piece(canvas, Piece { color: Color::White, role: topic.role() }, None)];
        canvas.put_line(line, 1, 0, &picture);
    } else {
        let sign = if exercise == Exercises::Mix { canvas.look.sign("★", "*") } else { "#" };
        canvas.put(line, 2, 0, sign, tone);
    }
    canvas.put(line, 5, 0, &shorten(&name, usize::from(line.width.saturating_sub(9))), tone);
    let due = app.practice().due(app.known()).len();
    if exercise == Exercises::Mix && due > 0 {
        let count = due.to_string();
        canvas.put(line, line.width.saturating_sub(columns_of(&count) + 1), 0, &count, tone);
    }
    canvas.clickable(line, Target::Item(number));
}

/// Puts a text and gives the row below it.
fn put(canvas: &mut Canvas, place: Rect, row: u16, said: &str, tone: Tone) -> u16 {
    let lines = wrap(said, usize::from(place.width));
    for (row, line) in (row..).zip(&lines) {
        canvas.put(place, 0, row, line, tone);
    }
    row + u16::try_from(lines.len()).unwrap_or(0)
}

/// The mix: what is due, and why.
fn mix(canvas: &mut Canvas, app: &App, place: Rect) {
    let said = canvas.plain("practice-about-mix");
    let row = put(canvas, place, 0, &said, Tone::Page) + 1;
    let due = app.practice().due(app.known());
    let row = if due.is_empty() {
        let said = canvas.plain("practice-nothing-due");
        put(canvas, place, row, &said, Tone::Good)
    } else {
        let said = canvas.say("practice-due", &args!["count" => due.len()]);
        let row = put(canvas, place, row, &said, Tone::Strong);
        // The days in a row keep their room below.
        let part = Rect { height: place.height.saturating_sub(2), ..place };
        subjects(canvas, &due.iter().map(|subject| (subject, None)).collect::<Vec<_>>(), part, row)
    };
    if let Some(days) = app.known().report.as_ref().map(|(report, _)| report.streak).filter(|days| *days > 1) {
        let said = canvas.say("progress-streak", &args!["count" => days]);
        put(canvas, place, row + 1, &said, Tone::Quiet);
    }
}

/// The end of a sitting: how much was right at once, what was mixed up, what is not mixed up any more.
pub(super) fn end(canvas: &mut Canvas, app: &App, sitting: &Sitting, run: &Run, body: Rect) {
    let (mistakes, mended) = (sitting.mistakes(), sitting.mended());
    let title = run.lesson().title(canvas.lang());
    let right = canvas.say("practice-right", &args!["count" => sitting.right(), "all" => sitting.asked().len()]);
    let stars = (body.height / 5).clamp(1, 8);
    let listed = [mistakes.len(), mended.len()].into_iter().filter(|count| *count > 0).map(|count| count + 2);
    let listed = u16::try_from(listed.sum::<usize>().max(2)).unwrap_or(u16::MAX);
    let time = app.sitting_time().map(|time| canvas.words.sitting_time(sitting.asked().len(), time.took, time.best));
    let high = (stars + 6 + u16::from(time.is_some())).saturating_add(listed);
    let top = body.y + body.height.saturating_sub(high) / 2;
    let page = Rect { y: top, height: body.bottom() - top, ..body };
    canvas.put_centered(page, 0, &title, Tone::Title);
    summary::stars(canvas, run.stars(), Rect { y: page.y + 2, height: stars, ..page }.intersection(page));
    let mut row = stars + 3;
    for line in wrap(&right, usize::from(page.width.saturating_sub(8))) {
        canvas.put_centered(page, row, &line, Tone::Strong);
        row += 1;
    }
    for line in time.iter().flat_map(|time| wrap(time, usize::from(page.width.saturating_sub(8)))) {
        canvas.put_centered(page, row, &line, Tone::Quiet);
        row += 1;
    }
    row += 1;
    let wide = TEXT.min(page.width.saturating_sub(4));
    let list = Rect { x: page.x + (page.width - wide) / 2, width: wide, ..page };
    if mistakes.is_empty() {
        let said = canvas.plain("practice-clean");
        canvas.put_centered(page, row, &said, Tone::Good);
        row += 2;
    } else {
        let said = canvas.plain("practice-mistakes");
        canvas.put(list, 0, row, &said, Tone::Title);
        // What was mended keeps its room below.
        let kept = if mended.is_empty() { 0 } else { 3 };
        let part = Rect { height: list.height.saturating_sub(kept), ..list };
        let told: Vec<_> = mistakes.iter().map(|(subject, count)| (subject, Some(*count))).collect();
        row = subjects(canvas, &told, part, row + 1) + 1;
    }
    if !mended.is_empty() {
        let said = canvas.plain("practice-mended");
        canvas.put(list, 0, row, &said, Tone::Good);
        subjects(canvas, &mended.iter().map(|subject| (subject, None)).collect::<Vec<_>>(), list, row + 1);
    }
}

/// Misconceptions, each with its piece, with how often it happened if that is told; as many as there is room for. Gives
/// the row below them.
pub(super) fn subjects(canvas: &mut Canvas, told: &[(&Subject, Option<usize>)], place: Rect, row: u16) -> u16 {
    let room = usize::from(place.height.saturating_sub(row));
    let shown = if told.len() > room { room.saturating_sub(1) } else { told.len() };
    let mut row = row;
    for (subject, count) in &told[..shown] {
        subject_line(canvas, subject.role, &canvas.words.mixed_up(&subject.reason), *count, place, row);
        row += 1;
    }
    if shown < told.len() {
        let more = canvas.say("practice-more", &args!["count" => told.len() - shown]);
        canvas.put(place, 0, row, &more, Tone::Quiet);
        row += 1;
    }
    row
}

fn subject_line(canvas: &mut Canvas, role: Option<Role>, name: &str, count: Option<usize>, place: Rect, row: u16) {
    if let Some(role) = role {
        let picture = vec![chip::piece(canvas, Piece { color: Color::White, role }, None)];
        canvas.put_line(place, 0, row, &picture);
    }
    let count = count.map(|count| format!("{count}×")).unwrap_or_default();
    let end = place.width.saturating_sub(columns_of(&count));
    canvas.put(place, end, row, &count, Tone::Bad);
    canvas.put(place, 4, row, &shorten(name, usize::from(end.saturating_sub(5))), Tone::Page);
}

/// The kinds of puzzles about a piece, one of them chosen.
fn kinds(canvas: &mut Canvas, app: &App, topic: Topic, place: Rect) {
    let (kinds, chosen) = (Practice::kinds(topic), app.practice().kind(topic));
    let title = canvas.plain("practice-kinds");
    canvas.put(place, 0, 0, &title, Tone::Title);
    let (mut column, mut row) = (0, 1);
    for (number, kind) in kinds.iter().enumerate() {
        let name = format!(" {} ", canvas.plain(&format!("kind-{}", kind.name())));
        if column > 0 && column + columns_of(&name) > place.width {
            (column, row) = (0, row + 1);
        }
        canvas.put(place, column, row, &name, if *kind == chosen { Tone::Chosen } else { Tone::Button });
        let button = Rect { x: place.x + column, y: place.y + row, width: columns_of(&name), height: 1 };
        canvas.clickable(button.intersection(place), Target::Choice(number));
        column += columns_of(&name) + 1;
    }
    let about = canvas.plain(&format!("kind-{}.doc", chosen.name()));
    put(canvas, place, row + 2, &about, Tone::Page);
}

/// The code from the blackboard.
fn code(canvas: &mut Canvas, app: &App, place: Rect) {
    let said = canvas.plain("practice-type");
    let row = put(canvas, place, 0, &said, Tone::Page) + 1;
    let field = Rect { y: place.y + row, height: 1, width: place.width.min(42), ..place }.intersection(place);
    canvas.fill(field, Tone::Button);
    let typed = format!("{}{}", app.practice().typed(), canvas.look.sign("▏", "_"));
    canvas.put(field, 1, 0, &typed, Tone::Button);
    let row = row + 2;
    let row = if app.practice().is_unreadable() {
        let said = canvas.plain("practice-unreadable");
        put(canvas, place, row, &said, Tone::Bad)
    } else {
        let said = canvas.say("practice-example", &args!["code" => EXAMPLE]);
        put(canvas, place, row, &said, Tone::Quiet)
    };
    let said = canvas.plain("practice-same");
    put(canvas, place, row + 1, &said, Tone::Quiet);
}

/// A code to show what codes look like.
const EXAMPLE: &str = "knight-4217";
