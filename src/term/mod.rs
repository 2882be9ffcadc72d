//! The real terminal: entering, leaving, events. The only place that knows crossterm.

mod events;
mod fall;
mod guard;
mod look;
mod signals;
mod speech;
mod watch;

use std::io;
use std::mem::ManuallyDrop;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::session::{App, Effect, Input, News, World};
use crate::ui::{self, Hits, Limits, Look};

use events::{Event, Taken};
use guard::{Guard, Screen};
use speech::Speech;

pub use look::{is_dumb, limits};
pub use signals::Signal;
pub use watch::{Watched, watch};

/// Work for a thread of its own, which tells what comes of it.
pub type Later = Box<dyn FnOnce(&dyn Fn(News)) + Send>;

/// Why the program left its screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The learner asked for it.
    Left,
    /// The system asked for it, or the terminal went away.
    Signal(Signal),
}

/// Runs the program on the terminal until the learner or the system ends it. Whatever happens, the terminal is
/// given back as it was. `later` is work that the first picture does not wait for; what it tells is told to the program.
///
/// # Errors
/// When the terminal cannot be entered or written to.
pub fn run(app: App, limits: Limits, world: &mut dyn World, later: Option<Later>) -> io::Result<End> {
    let (sender, events) = mpsc::channel();
    let told = sender.clone();
    let begin_later = move || {
        if let Some(later) = later {
            thread::spawn(move || later(&|news| drop(told.send(Event::News(Box::new(news))))));
        }
    };
    signals::listen(sender.clone())?;
    let mut guard = Guard::enter()?;
    signals::watch(sender.clone());
    events::listen(sender);
    match play(app, limits, world, &mut guard, &events, begin_later) {
        // Whether a picture or a signal finds out first that the terminal is gone is chance; the end is the same.
        Err(error) if signals::is_hangup(&error) => Ok(End::Signal(Signal::Hangup)),
        ended => ended,
    }
}

/// Ends the process the way the signal does by itself, now that the terminal is restored: whoever started the
/// program learns why it ended.
pub fn die_of(signal: Signal) {
    signals::die_of(signal);
}

/// What ends the waiting.
enum Woken {
    /// Something happened.
    By(Event),
    /// It is time for the next picture of what moves.
    Tick,
    /// Nothing can ever come in again.
    Never,
}

/// Waits for something to happen; while something moves, no longer than one of its pictures is shown (so many
/// milliseconds). At rest nothing wakes the program.
fn wait(events: &Receiver<Event>, tick: Option<u64>) -> Woken {
    let Some(millis) = tick else { return events.recv().map_or(Woken::Never, Woken::By) };
    match events.recv_timeout(Duration::from_millis(millis)) {
        Ok(event) => Woken::By(event),
        Err(RecvTimeoutError::Timeout) => Woken::Tick,
        Err(RecvTimeoutError::Disconnected) => Woken::Never,
    }
}

/// Draws, waits for something to happen, takes in all that waits, and draws again. `begin_later` is called when the first
/// picture is on the screen.
fn play(
    mut app: App,
    limits: Limits,
    world: &mut dyn World,
    guard: &mut Guard,
    events: &Receiver<Event>,
    begin_later: impl FnOnce(),
) -> io::Result<End> {
    let mut terminal = terminal(guard)?;
    let size = terminal.size()?;
    app.set_cramped(!ui::fits(size.width, size.height));
    let mut hits = Hits::default();
    let mut pressed = None;
    let mut stale = true;
    let mut slept = false;
    let mut begin_later = Some(begin_later);
    let mut speech = Speech::new(speech::find(std::env::var_os("PATH")));
    app.set_voice(speech.has_voice());
    for effect in app.begin() {
        if let Effect::Speak { text, lang } = effect {
            speech.read(text, lang.tag());
        }
    }
    // The first task is on the screen from here on.
    if let Some(now) = world.now() {
        app.look_at_watch(now, true);
    }
    loop {
        guard.set_mouse(app.settings().mouse)?;
        let waiting = if stale { events.try_recv().ok() } else { None };
        // Keys that wait are taken in before drawing, so a fast typist is never behind; a click lands on what is seen.
        if stale && waiting.as_ref().is_none_or(Event::is_click) {
            draw(&mut terminal, &app, limits, &mut hits)?;
            app.limit_scroll(hits.scroll_limit());
            stale = false;
            fall::on_purpose("screen");
            begin_later.take().into_iter().for_each(|begin| begin());
            for news in world.settle() {
                app.receive(news);
                stale = true;
            }
        }
        let woken = match waiting {
            Some(event) => Woken::By(event),
            None => wait(events, app.next_tick()),
        };
        if let Some(now) = world.now() {
            app.look_at_watch(now, matches!(woken, Woken::By(_)));
        }
        let effects = match woken {
            Woken::Never => return Ok(End::Signal(Signal::Hangup)),
            Woken::Tick => {
                stale = true;
                app.update(Input::Tick)
            }
            Woken::By(event) => match event.take(&mut app, &hits, &mut pressed) {
                Taken::Nothing => Vec::new(),
                Taken::Effects(effects) => {
                    stale = true;
                    effects
                }
                Taken::Sleep if signals::can_sleep() => {
                    guard.leave();
                    signals::sleep();
                    slept = true;
                    terminal = take_again(guard)?;
                    stale = true;
                    Vec::new()
                }
                // The sleep that was our own is over; the terminal is taken again already.
                Taken::Wake if slept => {
                    slept = false;
                    Vec::new()
                }
                Taken::Wake => {
                    guard.leave();
                    terminal = take_again(guard)?;
                    stale = true;
                    Vec::new()
                }
                Taken::Sleep => Vec::new(),
                Taken::End(signal) => return Ok(End::Signal(signal)),
            },
        };
        for effect in effects {
            match effect {
                Effect::Quit => return Ok(End::Left),
                Effect::Suspend if signals::can_sleep() => signals::ask_for_sleep(),
                Effect::Suspend => {}
                Effect::Speak { text, lang } => speech.read(text, lang.tag()),
                Effect::Hush => speech.hush(),
                Effect::Bell => guard.ring()?,
                effect => world.perform(&effect).into_iter().for_each(|news| app.receive(news)),
            }
        }
    }
}

/// What frames are drawn on. It is never dropped: all that dropping does is to show the cursor, which the guard does, and
/// where the terminal is gone to complain about that on a standard error that is gone too, with a panic.
type Paper = ManuallyDrop<Terminal<CrosstermBackend<Screen>>>;

fn terminal(guard: &Guard) -> io::Result<Paper> {
    Terminal::new(CrosstermBackend::new(guard.screen())).map(ManuallyDrop::new)
}

fn draw(terminal: &mut Paper, app: &App, limits: Limits, hits: &mut Hits) -> io::Result<()> {
    let look = Look::of(app.settings(), limits);
    terminal.draw(|frame| *hits = ui::draw(app, &look, frame.area(), frame.buffer_mut()))?;
    Ok(())
}

/// Takes the terminal after a sleep. The screen is new then, and whole: asking the old one to clear itself would read the
/// cursor's place from the keys that another thread reads.
fn take_again(guard: &mut Guard) -> io::Result<Paper> {
    guard.enter_again()?;
    terminal(guard)
}
