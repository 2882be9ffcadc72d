//! The buttons at the bottom: every command of the moment with its key.

use ratatui::layout::Rect;

use crate::session::{App, Command, Target};
use crate::text::{shorten, wrap};

use super::canvas::{Canvas, columns_of};
use super::keys;
use super::theme::Tone;

/// A button: the command, its key in brackets, its name.
struct Button {
    command: Command,
    key: String,
    name: String,
}

impl Button {
    fn columns(&self) -> u16 {
        columns_of(&self.key) + columns_of(&self.name)
    }
}

/// Draws the buttons along the bottom of `area` in as many rows as they need, and gives what is left above. Room is
/// kept for as many rows as most states need, and the first button is always at the same place: neither the board nor what
/// is under the mouse jumps when buttons come and go.
pub(super) fn draw(canvas: &mut Canvas, app: &App, area: Rect) -> Rect {
    let rows = rows(buttons(canvas, app), area.width.saturating_sub(2));
    let kept = if area.width < 110 { 3 } else { 2 };
    let needed = u16::try_from(rows.len()).unwrap_or(u16::MAX);
    // What must be told has its rows whatever the buttons need.
    let told = notice(canvas, app, usize::from(area.width.saturating_sub(2)));
    let lines = u16::try_from(told.len()).unwrap_or(0);
    let height = needed.saturating_add(lines).max(kept).min(area.height);
    let above = Rect { height: area.height - height, ..area };
    for (row, line) in (area.bottom().saturating_sub(lines)..).zip(&told) {
        let row = Rect { y: row, height: 1, ..area }.intersection(area);
        canvas.put(row, 1, 0, line, Tone::Bad);
    }
    let bottom = Rect { y: area.y + above.height, height, ..area };
    for (row, buttons) in (0..).zip(&rows) {
        let mut column = 1;
        for button in buttons {
            let place = Rect { x: bottom.x + column, y: bottom.y + row, width: button.columns(), height: 1 };
            let key = canvas.put(bottom, column, row, &button.key, Tone::Key);
            canvas.put(bottom, column + key, row, &button.name, Tone::Button);
            canvas.clickable(place.intersection(bottom), Target::Command(button.command));
            column += button.columns() + 1;
        }
    }
    above
}

/// In so many rows it is told what must be told about what is kept. That a file is damaged takes all of them on a narrow screen.
const MOST_TOLD: usize = 4;

/// What must be told about what is kept, in the rows below the buttons.
fn notice(canvas: &Canvas, app: &App, columns: usize) -> Vec<String> {
    let Some(notice) = &app.known().notice else { return Vec::new() };
    let said: Vec<String> = notice.messages().iter().map(|(id, args)| canvas.say(id, args)).collect();
    let mut lines = wrap(&said.join(" "), columns);
    if lines.len() > MOST_TOLD {
        let rest = lines.split_off(MOST_TOLD - 1).join(" ");
        lines.push(shorten(&rest, columns));
    }
    lines
}

fn buttons(canvas: &Canvas, app: &App) -> Vec<Button> {
    let offered = Command::ALL.into_iter().filter(|command| command.is_offered(app));
    offered
        .filter_map(|command| {
            let key = command.key_now(app)?;
            let name = canvas.plain(command.message_now(app));
            Some(Button { command, key: format!("[{}]", keys::name(canvas, key)), name: format!(" {name} ") })
        })
        .collect()
}

fn rows(buttons: Vec<Button>, columns: u16) -> Vec<Vec<Button>> {
    let mut rows: Vec<Vec<Button>> = Vec::new();
    let mut used = u16::MAX;
    for button in buttons {
        let wanted = button.columns();
        match rows.last_mut() {
            Some(row) if used.saturating_add(1 + wanted) <= columns => {
                used += 1 + wanted;
                row.push(button);
            }
            _ => {
                used = wanted;
                rows.push(vec![button]);
            }
        }
    }
    rows
}
