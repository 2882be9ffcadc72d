//! Signals of the system, where it has them: they arrive as events, so the terminal is always restored first.

use std::io;
use std::sync::mpsc::Sender;

use super::events::Event;

/// What the system may ask of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// End, as from the keyboard of another terminal.
    Interrupt,
    /// End.
    Terminate,
    /// The terminal is gone.
    Hangup,
    /// Sleep.
    Sleep,
}

#[cfg(unix)]
mod system {
    use super::{Event, Sender, Signal, io};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// Sends on the signals that come.
    pub fn listen(sender: Sender<Event>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        std::thread::spawn(move || {
            for number in signals.forever() {
                let signal = match number {
                    SIGHUP => Signal::Hangup,
                    SIGTERM => Signal::Terminate,
                    SIGTSTP => Signal::Sleep,
                    _ => Signal::Interrupt,
                };
                if sender.send(Event::Signal(signal)).is_err() {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Sleeps until the system wakes the program.
    pub fn sleep() {
        let _ = emulate_default_handler(SIGTSTP);
    }

    /// Ends the process as the signal would.
    pub fn die_of(signal: Signal) {
        let number = match signal {
            Signal::Interrupt => SIGINT,
            Signal::Terminate => SIGTERM,
            Signal::Hangup => SIGHUP,
            Signal::Sleep => return,
        };
        let _ = emulate_default_handler(number);
    }
}

#[cfg(not(unix))]
mod system {
    use super::{Event, Sender, Signal, io};

    pub fn listen(_sender: Sender<Event>) -> io::Result<()> {
        Ok(())
    }

    pub fn sleep() {}

    pub fn die_of(_signal: Signal) {}
}

pub(super) fn listen(sender: Sender<Event>) -> io::Result<()> {
    system::listen(sender)
}

pub(super) fn sleep() {
    system::sleep();
}

pub(super) fn die_of(signal: Signal) {
    system::die_of(signal);
}
