//! What is wrong with a lesson's file, as `check` tells it: the line, the place under it, the mend.

use ratatui::layout::Rect;

use crate::args;
use crate::lesson::{Reading, Style, report};
use crate::session::App;
use crate::text::{shorten, width, wrap};

use super::canvas::{Canvas, Line};
use super::theme::Tone;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let Some(reading) = app.faults().reading() else { return };
    let inner = Rect { x: body.x + 2, width: body.width.saturating_sub(4), ..body };
    let columns = usize::from(inner.width);
    let file = reading.sources.first().map_or(reading.id.as_str(), |source| source.name.as_str());
    let counts =
        canvas.say("faults-counts", &args!["errors-count" => reading.errors(), "warnings-count" => reading.warnings()]);
    // The end of a path tells more than its beginning.
    let file = last_of(file, columns.saturating_sub(width(&counts) + 2));
    let taken = canvas.put(inner, 0, 1, &file, Tone::Title);
    canvas.put(inner, taken + 2, 1, &counts, if reading.lesson.is_some() { Tone::Hint } else { Tone::Bad });
    let room = Rect { y: inner.y + 3, height: inner.height.saturating_sub(3), ..inner };
    let lines = lines(canvas, reading, columns);
    let limit = lines.len().saturating_sub(usize::from(room.height));
    canvas.can_scroll(limit);
    let first = app.scroll().min(limit);
    canvas.arrows(room, first, limit);
    for (row, line) in (0..room.height).zip(lines.iter().skip(first)) {
        canvas.put_line(room, 0, row, line);
    }
}

/// The report in lines. What is said is broken between words; a line of the file and the signs under it are cut, so that
/// they stay one under the other.
fn lines(canvas: &Canvas, reading: &Reading, columns: usize) -> Vec<Line> {
    let said = report(reading, canvas.lang(), Style { columns, ..Style::PLAIN });
    let mut lines = Vec::new();
    let mut is_head = true;
    for line in said.trim_end().lines() {
        let is_of_file =
            line.trim_start_matches([' ', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']).starts_with('|');
        match (is_head, is_of_file) {
            (_, true) => {
                let tone = if line.contains('^') && !line.contains(" = ") { Tone::Bad } else { Tone::Page };
                lines.push(vec![canvas.span(shorten(line, columns), tone)]);
            }
            (head, false) => {
                let tone = if head { Tone::Strong } else { Tone::Page };
                let indent = line.len() - line.trim_start().len();
                let hanging = if line.trim_start().starts_with("= ") { indent + 2 } else { indent };
                for (number, part) in wrap(line.trim_start(), columns.saturating_sub(hanging).max(1)).iter().enumerate()
                {
                    let gap = " ".repeat(if number == 0 { indent } else { hanging });
                    lines.push(vec![canvas.span(gap + part, tone)]);
                }
            }
        }
        is_head = line.trim().is_empty();
    }
    lines
}

/// The end of a text, as much as fits.
fn last_of(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut start = text.len();
    for (at, _) in text.char_indices().rev() {
        if width(&text[at..]) + 1 > columns {
            break;
        }
        start = at;
    }
    format!("…{}", &text[start..])
}
