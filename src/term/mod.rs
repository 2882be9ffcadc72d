//! The real terminal: entering, leaving, events. The only place that knows crossterm.

mod events;
mod guard;
mod look;
mod signals;

use std::io;
use std::sync::mpsc::{self, Receiver};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::session::{App, Effect, World};
use crate::ui::{self, Hits, Limits, Look};

use events::{Event, Taken};
use guard::{Guard, Screen};

pub use look::limits;
pub use signals::Signal;

/// Why the program left its screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The learner asked for it.
    Left,
    /// The system asked for it, or the terminal went away.
    Signal(Signal),
}

/// Runs the program on the terminal until the learner or the system ends it. Whatever happens, the terminal is
/// given back as it was.
///
/// # Errors
/// When the terminal cannot be entered or written to.
pub fn run(app: App, limits: Limits, world: &mut dyn World) -> io::Result<End> {
    let (sender, events) = mpsc::channel();
    signals::listen(sender.clone())?;
    let mut guard = Guard::enter()?;
    events::listen(sender);
    play(app, limits, world, &mut guard, &events)
}

/// Ends the process the way the signal does by itself, now that the terminal is restored: whoever started the
/// program learns why it ended.
pub fn die_of(signal: Signal) {
    signals::die_of(signal);
}

/// Draws, waits for something to happen, takes in all that waits, and draws again.
fn play(
    mut app: App,
    limits: Limits,
    world: &mut dyn World,
    guard: &mut Guard,
    events: &Receiver<Event>,
) -> io::Result<End> {
    let mut terminal = Terminal::new(CrosstermBackend::new(guard.screen()))?;
    let size = terminal.size()?;
    app.set_cramped(!ui::fits(size.width, size.height));
    let mut hits = Hits::default();
    let mut pressed = None;
    let mut stale = true;
    loop {
        let waiting = if stale { events.try_recv().ok() } else { None };
        // Keys that wait are taken in before drawing, so a fast typist is never behind; a click lands on what is seen.
        if stale && waiting.as_ref().is_none_or(Event::is_click) {
            draw(&mut terminal, &app, limits, &mut hits)?;
            app.limit_scroll(hits.scroll_limit());
            stale = false;
        }
        // The channel closes when nothing can ever come in again.
        let Some(event) = waiting.or_else(|| events.recv().ok()) else { return Ok(End::Signal(Signal::Hangup)) };
        match event.take(&mut app, &hits, &mut pressed) {
            Taken::Nothing => {}
            Taken::Effects(effects) => {
                stale = true;
                for effect in effects {
                    match effect {
                        Effect::Quit => return Ok(End::Left),
                        Effect::Suspend => terminal = suspend(guard)?,
                        effect => world.perform(&effect).into_iter().for_each(|news| app.receive(news)),
                    }
                }
            }
            Taken::End(signal) => return Ok(End::Signal(signal)),
        }
    }
}

fn draw(
    terminal: &mut Terminal<CrosstermBackend<Screen>>,
    app: &App,
    limits: Limits,
    hits: &mut Hits,
) -> io::Result<()> {
    let look = Look::of(app.settings(), limits);
    terminal.draw(|frame| *hits = ui::draw(app, &look, frame.area(), frame.buffer_mut()))?;
    Ok(())
}

/// Sleeps until the system wakes the program. The screen is new then, and whole: asking the old one to clear itself would
/// read the cursor's place from the keys that another thread reads.
fn suspend(guard: &mut Guard) -> io::Result<Terminal<CrosstermBackend<Screen>>> {
    guard.leave();
    signals::sleep();
    guard.enter_again()?;
    Terminal::new(CrosstermBackend::new(guard.screen()))
}
