//! Help and the teacher's notes, over the screen.

use ratatui::layout::Rect;

use crate::args;
use crate::session::{App, Command, Overlay};
use crate::text::wrap;

use super::canvas::{Canvas, Line, columns_of};
use super::signs::Sign;
use super::theme::Tone;
use super::{both, keys, legend, tell};

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, overlay: Overlay, body: Rect) {
    let widest = if overlay == Overlay::Both { 150 } else { 90 };
    let width = body.width.saturating_sub(4).min(widest);
    let place = Rect { x: body.x + (body.width - width) / 2, width, ..body };
    canvas.fill(body, Tone::Page);
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
        Overlay::Reset => (canvas.plain("reset-title"), reset(canvas, app, columns)),
        Overlay::Notes => (canvas.plain("notes-title"), notes(canvas, app, columns)),
        Overlay::Both => (canvas.plain("both-title"), both::lines(canvas, app, columns)),
    };
    canvas.put(place, 2, 0, &format!(" {title} "), Tone::Title);
    let limit = lines.len().saturating_sub(usize::from(inner.height));
    canvas.can_scroll(limit);
    let first = app.scroll().min(limit);
    canvas.arrows(Rect { width: inner.width, ..inner }, first, limit);
    for (row, line) in (0..inner.height).zip(lines.iter().skip(first)) {
        canvas.put_line(inner, 0, row, line);
    }
}

fn help(canvas: &Canvas, columns: usize) -> Vec<Line> {
    let entry = |command: &Command| {
        let keys: Vec<String> = command.keys().iter().map(|key| keys::name(canvas, *key)).collect();
        (keys.join(", "), canvas.plain(&format!("{}.doc", command.message())))
    };
    // Keys in a row that do the same stand in one line: 1…5.
    let dots = canvas.look.sign("…", "..");
    let joined = |mut told: Vec<(String, String)>, (keys, doc): (String, String)| {
        match told.last_mut() {
            Some((all, same)) if *same == doc => {
                let first = all.split(dots).next().unwrap_or_default().to_owned();
                *all = format!("{first}{dots}{keys}");
            }
            _ => told.push((keys, doc)),
        }
        told
    };
    let entries = |all: &[Command]| all.iter().map(entry).fold(Vec::new(), joined);
    let mut groups: Vec<(String, Vec<(String, String)>)> =
        Command::GROUPS.iter().map(|(id, all)| (canvas.plain(id), entries(all))).collect();
    if let Some((_, everywhere)) = groups.last_mut() {
        everywhere.insert(0, (canvas.plain("key-arrows"), canvas.plain("cmd-move.doc")));
    }
    let keys_of = groups.iter().flat_map(|(_, named)| named).map(|(keys, _)| usize::from(columns_of(keys)));
    let widest = keys_of.max().unwrap_or(0);
    let mut lines = Vec::new();
    for (heading, named) in groups {
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.push(vec![canvas.span(heading, Tone::Title)]);
        for (keys, doc) in named {
            for (number, part) in wrap(&doc, columns.saturating_sub(widest + 2)).into_iter().enumerate() {
                let keys = if number == 0 { keys.as_str() } else { "" };
                let gap = " ".repeat(widest + 2 - usize::from(columns_of(keys)));
                lines.push(vec![canvas.span(keys, Tone::Strong), canvas.span(gap + &part, Tone::Page)]);
            }
        }
    }
    for id in ["help-squares", "help-mouse"] {
        lines.push(Line::new());
        lines.extend(canvas.lines(&canvas.plain(id), columns, Tone::Page));
    }
    lines.push(Line::new());
    lines.push(vec![canvas.span(canvas.plain("help-signs"), Tone::Title)]);
    lines.extend(
        legend::entries(canvas, Sign::ALL.into_iter(), None, columns).map(|part| part.lines).unwrap_or_default(),
    );
    let lamp = canvas.bar(Tone::Star);
    lines.push(vec![
        canvas.span(" ", Tone::Page),
        lamp,
        canvas.span(format!("  {}", canvas.plain("legend-turn")), Tone::Quiet),
    ]);
    lines
}

fn reset(canvas: &Canvas, app: &App, columns: usize) -> Vec<Line> {
    let title = app.chosen().map(|lesson| lesson.title(canvas.lang())).unwrap_or_default();
    let said = canvas.say("reset-asked", &args!["title" => title]);
    canvas.lines(&said, columns, Tone::Strong)
}

fn notes(canvas: &Canvas, app: &App, columns: usize) -> Vec<Line> {
    let Some(run) = app.run() else { return Vec::new() };
    let (lesson, lang) = (run.lesson(), canvas.lang());
    let mut notes: Vec<(&str, String)> = Vec::new();
    if let Some(step) = run.step() {
        let said = step.say.as_ref().map(|text| ("say-title", tell::text(canvas, lesson, step, text)));
        let own = step.teacher.as_ref().map(|text| ("notes-step", tell::text(canvas, lesson, step, text)));
        notes.extend(said.into_iter().chain(own));
    }
    notes.extend(lesson.teacher.as_ref().map(|text| ("notes-lesson", lesson.text(lang, text, &lesson.args()))));
    let mut lines = Vec::new();
    for (title, text) in notes {
        if !lines.is_empty() {
            lines.push(Line::new());
        }
        lines.push(vec![canvas.span(canvas.plain(title), Tone::Title)]);
        let paragraphs = text.split('\n').filter(|paragraph| !paragraph.trim().is_empty());
        for (number, paragraph) in paragraphs.enumerate() {
            if number > 0 {
                lines.push(Line::new());
            }
            lines.extend(canvas.lines(paragraph, columns, Tone::Page));
        }
    }
    lines
}
