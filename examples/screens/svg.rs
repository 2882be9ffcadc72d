//! A screen of the program as an SVG picture. Block characters become rectangles, so that no font can leave seams in the
//! board; everything else is text, each word held to its columns.

use std::fmt::Write;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// The width of a cell, in units of the picture.
const WIDE: u16 = 10;
/// Its height: twice the width, so that squares of the board are square.
const HIGH: u16 = 20;
/// The space around the screen.
const EDGE: u16 = 12;

/// What the terminal's own two colours are in the picture.
const TEXT: [u8; 3] = [0xd0, 0xd0, 0xd0];
const PAGE: [u8; 3] = [0x1c, 0x1c, 0x1c];

/// The picture of a whole screen, with a title for those who cannot see it.
pub fn svg(buffer: &Buffer, title: &str) -> String {
    let area = buffer.area;
    let (width, height) = (area.width * WIDE + 2 * EDGE, area.height * HIGH + 2 * EDGE);
    let page = buffer.content().first().map_or(PAGE, |cell| colors(cell).1);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n\
         <title>{}</title>\n\
         <style>text {{ font: 16px 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace; white-space: pre; \
         dominant-baseline: alphabetic }} .b {{ font-weight: bold }} .u {{ text-decoration: underline }}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{}\"/>\n\
         <g transform=\"translate({EDGE} {EDGE})\">\n<g shape-rendering=\"crispEdges\">\n",
        escaped(title),
        hex(page)
    );
    for row in 0..area.height {
        grounds(&mut out, buffer, row, page);
    }
    for row in 0..area.height {
        blocks(&mut out, buffer, row);
    }
    out.push_str("</g>\n");
    for row in 0..area.height {
        words(&mut out, buffer, row);
    }
    out.push_str("</g>\n</svg>\n");
    out
}

fn row_of(buffer: &Buffer, row: u16) -> impl Iterator<Item = (u16, &Cell)> {
    let area = buffer.area;
    (0..area.width).filter_map(move |column| Some((column, buffer.cell((area.x + column, area.y + row))?)))
}

/// The colours behind the characters of a row, one rectangle for neighbours of one colour.
fn grounds(out: &mut String, buffer: &Buffer, row: u16, page: [u8; 3]) {
    let mut runs: Vec<(u16, u16, [u8; 3])> = Vec::new();
    for (column, cell) in row_of(buffer, row) {
        let ground = colors(cell).1;
        match runs.last_mut() {
            Some((from, count, color)) if *color == ground && *from + *count == column => *count += 1,
            _ => runs.push((column, 1, ground)),
        }
    }
    for (column, count, color) in runs.into_iter().filter(|(_, _, color)| *color != page) {
        rectangle(out, (column * WIDE, row * HIGH), (count * WIDE, HIGH), color);
    }
}

/// The quarters that a block character fills: from the left and from the top, width and height, all in halves of a cell.
fn parts(symbol: &str) -> &'static [(u16, u16, u16, u16)] {
    match symbol {
        "█" => &[(0, 0, 2, 2)],
        "▀" => &[(0, 0, 2, 1)],
        "▄" => &[(0, 1, 2, 1)],
        "▌" => &[(0, 0, 1, 2)],
        "▐" => &[(1, 0, 1, 2)],
        "▘" => &[(0, 0, 1, 1)],
        "▝" => &[(1, 0, 1, 1)],
        "▖" => &[(0, 1, 1, 1)],
        "▗" => &[(1, 1, 1, 1)],
        "▚" => &[(0, 0, 1, 1), (1, 1, 1, 1)],
        "▞" => &[(1, 0, 1, 1), (0, 1, 1, 1)],
        "▛" => &[(0, 0, 2, 1), (0, 1, 1, 1)],
        "▜" => &[(0, 0, 2, 1), (1, 1, 1, 1)],
        "▙" => &[(0, 0, 1, 1), (0, 1, 2, 1)],
        "▟" => &[(1, 0, 1, 1), (0, 1, 2, 1)],
        _ => &[],
    }
}

fn blocks(out: &mut String, buffer: &Buffer, row: u16) {
    for (column, cell) in row_of(buffer, row) {
        for &(left, top, width, height) in parts(cell.symbol()) {
            let place = (column * WIDE + left * WIDE / 2, row * HIGH + top * HIGH / 2);
            rectangle(out, place, (width * WIDE / 2, height * HIGH / 2), colors(cell).0);
        }
    }
}

fn rectangle(out: &mut String, (x, y): (u16, u16), (width, height): (u16, u16), color: [u8; 3]) {
    let fill = hex(color);
    let _ = writeln!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>");
}

/// Neighbours of one style that hold characters of the same kind: letters run on, signs stand alone in their cells.
struct Word {
    column: u16,
    columns: u16,
    text: String,
    color: [u8; 3],
    modifier: Modifier,
}

fn words(out: &mut String, buffer: &Buffer, row: u16) {
    let mut words: Vec<Word> = Vec::new();
    for (column, cell) in row_of(buffer, row) {
        let symbol = cell.symbol();
        if symbol.trim().is_empty() || !parts(symbol).is_empty() {
            continue;
        }
        let (color, modifier) = (colors(cell).0, cell.modifier & (Modifier::BOLD | Modifier::UNDERLINED));
        let is_sign = |text: &str| text.chars().all(|c| !c.is_alphanumeric() && !c.is_ascii());
        match words.last_mut() {
            Some(word)
                if word.column + word.columns == column
                    && word.color == color
                    && word.modifier == modifier
                    && !is_sign(symbol)
                    && !is_sign(&word.text) =>
            {
                word.text.push_str(symbol);
                word.columns += 1;
            }
            _ => words.push(Word { column, columns: 1, text: symbol.to_owned(), color, modifier }),
        }
    }
    for word in words {
        let (x, y) = (word.column * WIDE, row * HIGH + 15);
        let bold = if word.modifier.contains(Modifier::BOLD) { "b" } else { "" };
        let line = if word.modifier.contains(Modifier::UNDERLINED) { "u" } else { "" };
        let class = format!("{bold} {line}");
        let class = if class.trim().is_empty() { String::new() } else { format!(" class=\"{}\"", class.trim()) };
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{y}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\"{class}>{}</text>",
            word.columns * WIDE,
            hex(word.color),
            escaped(&word.text)
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colours of a cell's character and of what is behind it.
fn colors(cell: &Cell) -> ([u8; 3], [u8; 3]) {
    let (front, back) = (rgb(cell.fg, TEXT), rgb(cell.bg, PAGE));
    if cell.modifier.contains(Modifier::REVERSED) { (back, front) } else { (front, back) }
}

/// The colour as the terminals of today show it.
fn rgb(color: Color, own: [u8; 3]) -> [u8; 3] {
    match color {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(number @ 0..=15) => SIXTEEN[usize::from(number)],
        Color::Indexed(number @ 16..=231) => {
            let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map(level)
        }
        Color::Indexed(number) => [8 + 10 * (number - 232); 3],
        _ => own,
    }
}

/// The sixteen colours of the Linux console.
const SIXTEEN: [[u8; 3]; 16] = [
    [0x00, 0x00, 0x00],
    [0xaa, 0x00, 0x00],
    [0x00, 0xaa, 0x00],
    [0xaa, 0x55, 0x00],
    [0x00, 0x00, 0xaa],
    [0xaa, 0x00, 0xaa],
    [0x00, 0xaa, 0xaa],
    [0xaa, 0xaa, 0xaa],
    [0x55, 0x55, 0x55],
    [0xff, 0x55, 0x55],
    [0x55, 0xff, 0x55],
    [0xff, 0xff, 0x55],
    [0x55, 0x55, 0xff],
    [0xff, 0x55, 0xff],
    [0x55, 0xff, 0xff],
    [0xff, 0xff, 0xff],
];
