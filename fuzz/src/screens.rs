//! Keys and the mouse at a window of changing size: every picture is drawn, stays in its place and is made of characters
//! that can be shown; what can be clicked lies in it and works.

use chess_codex::session::{Input, Key, Spot, Target};
use chess_codex::text;
use chess_codex::ui::{Depth, Hits, Limits, Look, draw, fits};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use super::bytes::Bytes;
use super::session::{KEYS, Table};

/// More events are not taken from one input.
const MOST: usize = 300;
/// Columns and rows that are borders of something, and some between.
const COLUMNS: [u16; 16] = [0, 1, 2, 3, 40, 79, 80, 81, 100, 109, 110, 120, 121, 160, 240, 300];
const ROWS: [u16; 16] = [0, 1, 2, 3, 10, 23, 24, 25, 30, 35, 40, 50, 60, 70, 80, 100];

/// Tries a row of events.
pub fn try_input(data: &[u8]) {
    let mut bytes = Bytes(data);
    let flags = bytes.byte();
    let limits = Limits {
        no_color: flags & 1 != 0,
        ascii: flags & 2 != 0,
        is_light: flags & 4 != 0,
        depth: [Depth::Sixteen, Depth::Indexed, Depth::True, Depth::Indexed][usize::from(flags >> 3 & 3)],
    };
    let mut window =
        Window { table: Table::new(&mut bytes), limits, size: (80, 24), pressed: None, hits: Hits::default() };
    window.resize((80, 24));
    for _ in 0..MOST {
        let Some(kind) = bytes.next() else { return };
        window.table.pass(kind >> 4);
        window.take(kind, &mut bytes);
    }
}

/// The window, as the terminal's loop has it.
struct Window {
    table: Table,
    limits: Limits,
    size: (u16, u16),
    /// Where the button went down, as long as it is down.
    pressed: Option<Spot>,
    hits: Hits,
}

impl Window {
    fn take(&mut self, kind: u8, bytes: &mut Bytes<'_>) {
        match kind % 16 {
            0..7 => self.table.take(Input::Key(bytes.one_of(&KEYS))),
            7 => self.table.take(Input::Key(Key::Char(bytes.char()))),
            8 => self.resize((bytes.one_of(&COLUMNS), bytes.one_of(&ROWS))),
            9 => {
                let size = (bytes.word() % 301, u16::from(bytes.byte()) % 101);
                self.resize(size);
            }
            10 | 11 => self.press(bytes),
            12 => self.release(bytes),
            13 => {
                let (column, row) = self.place(bytes);
                let square = self.hits.square_at(column, row);
                self.table.take(Input::Hover(square));
                self.draw();
            }
            14 => self.table.take(Input::Scroll(if bytes.byte() & 1 == 0 { 1 } else { -1 })),
            _ => {
                self.table.take(Input::Tick);
                self.draw();
            }
        }
    }

    fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.table.app.set_cramped(!fits(size.0, size.1));
        self.draw();
    }

    /// Somewhere in the window; one time in two on something that can be clicked.
    fn place(&self, bytes: &mut Bytes<'_>) -> (u16, u16) {
        let (which, number) = (bytes.byte(), usize::from(bytes.byte()));
        let places: Vec<Rect> = self.hits.iter().map(|(place, _)| place).collect();
        match places.get(number % places.len().max(1)) {
            Some(place) if which & 1 == 0 => (place.x + place.width / 2, place.y + place.height / 2),
            _ => (u16::from(which) * 2 % self.size.0.max(1), u16::from(bytes.byte()) % self.size.1.max(1)),
        }
    }

    fn press(&mut self, bytes: &mut Bytes<'_>) {
        self.draw();
        let (column, row) = self.place(bytes);
        let target = self.hits.at(column, row);
        self.pressed = target.and_then(spot);
        if let Some(target) = target {
            if let Target::Command(command) = target {
                assert!(command.works(&self.table.app), "{command:?} can be clicked and does not work");
            }
            self.table.take(Input::Click(target));
        }
    }

    fn release(&mut self, bytes: &mut Bytes<'_>) {
        let (column, row) = self.place(bytes);
        let to = self.hits.at(column, row).and_then(spot);
        if let Some((from, to)) = self.pressed.take().zip(to).filter(|(from, to)| from != to) {
            self.table.take(Input::Drag { from, to });
        }
        self.draw();
    }

    /// Draws the picture, in a place of a larger buffer.
    fn draw(&mut self) {
        let app = &self.table.app;
        let look = Look::of(app.settings(), self.limits);
        let area = Rect::new(2, 1, self.size.0, self.size.1);
        let mut buffer = Buffer::filled(Rect::new(0, 0, area.width + 4, area.height + 2), Cell::new("@"));
        let untouched = buffer[(0, 0)].clone();
        let hits = draw(app, &look, area, &mut buffer);
        for position in buffer.area.positions() {
            let cell = &buffer[position];
            if !area.contains(position) {
                assert_eq!(*cell, untouched, "{position} is outside of {area}");
            }
            assert_eq!(text::forbidden(cell.symbol()), None, "{:?} at {position}", cell.symbol());
        }
        for (place, target) in hits.iter() {
            assert_eq!(place.intersection(area), place, "{target:?} is outside of {area}");
            assert!(hits.at(place.x, place.y).is_some());
        }
        assert!(
            fits(area.width, area.height) || hits.iter().next().is_none(),
            "too small, and something can be clicked"
        );
        // At the place where the window is: as the terminal has it.
        let here = Rect::new(0, 0, area.width, area.height);
        self.hits = draw(app, &look, here, &mut Buffer::empty(here));
        assert_eq!(self.hits.iter().count(), hits.iter().count());
        let limit = self.hits.scroll_limit();
        self.table.app.limit_scroll(limit);
    }
}

/// What an answer can point at there.
const fn spot(target: Target) -> Option<Spot> {
    match target {
        Target::Square(square) => Some(Spot::Square(square)),
        Target::Choice(number) => Some(Spot::Choice(number)),
        _ => None,
    }
}
