//! A buffer that can only be written inside given rectangles, and the places to click on it.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};

use crate::i18n::{Args, Lang};
use crate::rules::Square;
use crate::session::{Praise, Target};
use crate::text::{width, wrap};
use crate::wording::Words;

use super::hits::Hits;
use super::look::Look;
use super::theme::Tone;

/// One line of text in pieces of different style.
pub(super) type Line = Vec<(String, Style)>;

/// What is drawn on, with the looks and the language that hold for all of it.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    hits: Hits,
    /// The looks.
    pub look: Look,
    /// The words of the interface.
    pub words: Words<'a>,
    /// The praise that moves now.
    pub praise: Option<Praise>,
    /// The square under the mouse.
    pub hover: Option<Square>,
}

impl<'a> Canvas<'a> {
    pub fn new(buffer: &'a mut Buffer, look: Look, words: Words<'a>) -> Self {
        Self { buffer, hits: Hits::default(), look, words, praise: None, hover: None }
    }

    pub fn into_hits(self) -> Hits {
        self.hits
    }

    pub fn lang(&self) -> Lang {
        self.words.lang
    }

    /// The message of the interface without values.
    pub fn plain(&self, id: &str) -> String {
        self.words.plain(id)
    }

    /// The message of the interface.
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.words.say(id, args)
    }

    /// Makes a rectangle clickable.
    pub fn clickable(&mut self, place: Rect, target: Target) {
        self.hits.add(place.intersection(self.buffer.area), target);
    }

    /// Of so many stars won, those that are lit by now.
    pub fn lit(&self, stars: u8) -> u8 {
        self.praise.map_or(stars, |praise| praise.lit().min(stars))
    }

    /// A square's place; the mouse over it is told.
    pub fn square_at(&mut self, place: Rect, square: Square) {
        self.hits.add_square(place.intersection(self.buffer.area), square);
    }

    /// Nothing that begins in this rectangle can be clicked any more.
    pub fn forget_hits(&mut self, area: Rect) {
        self.hits.forget(area);
    }

    /// Empties a rectangle.
    pub fn fill(&mut self, area: Rect, tone: Tone) {
        let style = self.look.style(tone);
        self.paint(area, style);
    }

    /// Empties a rectangle.
    pub fn paint(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buffer.area);
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(style);
            }
        }
    }

    /// Writes a text on a row of `area`, from a column of it, as far as the area goes. Gives the columns taken.
    pub fn put(&mut self, area: Rect, column: u16, row: u16, text: &str, tone: Tone) -> u16 {
        let style = self.look.style(tone);
        self.write(area, column, row, text, style)
    }

    /// The same in a style.
    pub fn write(&mut self, area: Rect, column: u16, row: u16, text: &str, style: Style) -> u16 {
        let area = area.intersection(self.buffer.area);
        if column >= area.width || row >= area.height {
            return 0;
        }
        let (x, y) = (area.x + column, area.y + row);
        let room = usize::from(area.width - column);
        let text = if self.look.is_ascii() { in_ascii(text) } else { text.to_owned() };
        let (end, _) = self.buffer.set_stringn(x, y, text, room, style);
        end - x
    }

    /// Writes a line of several styles. Gives the columns taken.
    pub fn put_line(&mut self, area: Rect, column: u16, row: u16, line: &Line) -> u16 {
        let mut at = column;
        for (text, style) in line {
            at += self.write(area, at, row, text, *style);
        }
        at - column
    }

    /// A piece of a line.
    pub fn span(&self, text: impl Into<String>, tone: Tone) -> (String, Style) {
        (text.into(), self.look.style(tone))
    }

    /// A bar of one cell in the colour of a tone's text.
    pub fn bar(&self, tone: Tone) -> (String, Style) {
        let style = self.look.style(tone);
        if self.look.is_sixteen() {
            return (self.look.sign("▌", "|").to_owned(), style);
        }
        let bar = if self.look.is_mono() {
            Style::new().fg(Color::Reset).bg(Color::Reset).add_modifier(Modifier::REVERSED)
        } else {
            Style { fg: style.bg, bg: style.fg, ..Style::default() }
        };
        (" ".to_owned(), bar)
    }

    /// A text in one tone, broken into lines.
    pub fn lines(&self, text: &str, columns: usize, tone: Tone) -> Vec<Line> {
        wrap(text, columns).into_iter().map(|line| vec![self.span(line, tone)]).collect()
    }

    /// Says how many lines of a text do not fit, so that it can be scrolled so far.
    pub fn can_scroll(&mut self, lines: usize) {
        self.hits.can_scroll(lines);
    }

    /// Writes a text in the middle of a row of `area`.
    pub fn put_centered(&mut self, area: Rect, row: u16, text: &str, tone: Tone) {
        self.put(area, middle(area.width, text), row, text, tone);
    }

    /// One cell's sign and style, if the cell is there.
    pub fn cell(&mut self, column: u16, row: u16, sign: &str, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(Position::new(column, row)) {
            cell.set_symbol(sign).set_style(style);
        }
    }

    /// Puts cells on a rectangle, row by row.
    pub fn stick(&mut self, area: Rect, cells: &[Cell]) {
        for (position, picture) in area.positions().zip(cells) {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.clone_from(picture);
            }
        }
    }

    /// Arrows just right of `area` that tell of more above or below, at line `at` of those up to `limit`.
    pub fn arrows(&mut self, area: Rect, at: usize, limit: usize) {
        let edge = Rect { x: area.right(), width: 1, ..area };
        if at > 0 {
            self.put(edge, 0, 0, self.look.sign("▲", "^"), Tone::Title);
        }
        if at < limit {
            self.put(edge, 0, area.height.saturating_sub(1), self.look.sign("▼", "v"), Tone::Title);
        }
    }

    /// A place to click that is larger than a button: its own ground; without colours a frame at its left side.
    pub fn card(&mut self, area: Rect, tone: Tone) {
        self.fill(area, tone);
        if self.look.is_mono() && tone == Tone::Button {
            self.fill(area, Tone::Page);
            for row in 0..area.height {
                self.put(area, 0, row, self.look.sign("▌", "|"), Tone::Strong);
            }
        }
    }

    /// A frame along the edge of `area`.
    pub fn frame(&mut self, area: Rect, tone: Tone) {
        let signs = if self.look.is_ascii() {
            ["+", "-", "+", "|", "+", "+"]
        } else {
            ["┌", "─", "┐", "│", "└", "┘"]
        };
        let [top_left, flat, top_right, upright, bottom_left, bottom_right] = signs;
        let (Some(last), Some(bottom)) = (area.width.checked_sub(1), area.height.checked_sub(1)) else { return };
        for column in 0..area.width {
            self.put(area, column, 0, flat, tone);
            self.put(area, column, bottom, flat, tone);
        }
        for row in 0..area.height {
            self.put(area, 0, row, upright, tone);
            self.put(area, last, row, upright, tone);
        }
        self.put(area, 0, 0, top_left, tone);
        self.put(area, last, 0, top_right, tone);
        self.put(area, 0, bottom, bottom_left, tone);
        self.put(area, last, bottom, bottom_right, tone);
    }
}

/// Where a text begins that stands in the middle of so many columns.
pub(super) fn middle(columns: u16, text: &str) -> u16 {
    columns.saturating_sub(columns_of(text)) / 2
}

/// The columns of a line.
pub(super) fn columns_of_line(line: &Line) -> u16 {
    line.iter().map(|(text, _)| columns_of(text)).fold(0, u16::saturating_add)
}

/// The columns of a text, at most `u16::MAX`.
pub(super) fn columns_of(text: &str) -> u16 {
    u16::try_from(width(text)).unwrap_or(u16::MAX)
}

/// The same text with quotation marks, dashes and the like as ASCII has them; letters stay.
fn in_ascii(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '“' | '”' | '„' | '«' | '»' => '"',
            '’' | '‘' => '\'',
            '—' | '–' | '−' | '‑' => '-',
            '×' => 'x',
            '…' => '.',
            '·' | '•' => '-',
            '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
            other => other,
        })
        .collect()
}
