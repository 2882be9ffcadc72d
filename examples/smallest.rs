//! The smallest program that draws one frame with ratatui and waits for a key: what `benches/whole` compares the start of the
//! course with.

use std::io;

use ratatui::crossterm::event::{self, Event};

fn main() -> io::Result<()> {
    let mut terminal = ratatui::init();
    terminal.draw(|frame| frame.render_widget("one frame", frame.area()))?;
    while !matches!(event::read()?, Event::Key(_)) {}
    ratatui::restore();
    Ok(())
}
