//! A screen as text: its characters, and under them its styles in short.

use std::fmt::Write;

use chess_codex::session::App;
use chess_codex::ui::{Hits, Look, draw};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// Draws a screen of this size.
pub fn screen(app: &App, look: &Look, (width, height): (u16, u16)) -> (Buffer, Hits) {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let hits = draw(app, look, area, &mut buffer);
    (buffer, hits)
}

/// The text of a row.
pub fn row(buffer: &Buffer, y: u16) -> String {
    let area = buffer.area;
    let text: String = (area.left()..area.right()).map(|x| buffer[(x, y)].symbol()).collect();
    text.trim_end().to_owned()
}

/// All rows.
pub fn rows(buffer: &Buffer) -> Vec<String> {
    (buffer.area.top()..buffer.area.bottom()).map(|y| row(buffer, y)).collect()
}

/// The text of a rectangle, row after row.
pub fn text_in(buffer: &Buffer, place: Rect) -> String {
    place.positions().map(|position| buffer[position].symbol()).collect()
}

/// Characters and styles. A row of styles is a list of runs, a letter for the style and how many cells have it; what
/// the letters mean stands at the end.
pub fn picture(buffer: &Buffer) -> String {
    let mut out = rows(buffer).join("\n");
    out.push('\n');
    let mut styles: Vec<String> = Vec::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for x in buffer.area.left()..buffer.area.right() {
            let style = style(&buffer[(x, y)]);
            let number = styles.iter().position(|known| *known == style).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            match runs.last_mut() {
                Some((last, count)) if *last == number => *count += 1,
                _ => runs.push((number, 1)),
            }
        }
        let runs: Vec<String> = runs.into_iter().map(|(number, count)| format!("{}{count}", letter(number))).collect();
        writeln!(out, "{}", runs.join(" ")).unwrap();
    }
    for (number, style) in styles.iter().enumerate() {
        writeln!(out, "{}: {style}", letter(number)).unwrap();
    }
    out
}

fn letter(number: usize) -> char {
    ('a'..='z').chain('A'..='Z').nth(number).unwrap_or('?')
}

fn style(cell: &Cell) -> String {
    let color = |color| match color {
        Color::Indexed(index) => index.to_string(),
        Color::Reset => "-".to_owned(),
        other => panic!("{other:?}"),
    };
    let mut said = format!("{} on {}", color(cell.fg), color(cell.bg));
    for (modifier, name) in
        [(Modifier::BOLD, " bold"), (Modifier::UNDERLINED, " underlined"), (Modifier::REVERSED, " reversed")]
    {
        if cell.modifier.contains(modifier) {
            said.push_str(name);
        }
    }
    said
}
