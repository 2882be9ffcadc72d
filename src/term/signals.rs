//! Signals of the system, where it has them: they arrive as events, so the terminal is always restored first.

use std::io;
use std::sync::mpsc::Sender;

use super::events::Event;

/// What the system may ask of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// End, as from the keyboard of another terminal.
    Interrupt,
    /// End, as from a keyboard too, in anger.
    Quit,
    /// End.
    Terminate,
    /// The terminal is gone.
    Hangup,
    /// Sleep.
    Sleep,
    /// Go on after a sleep. Who slept against its will finds the terminal as others left it.
    Wake,
}

#[cfg(unix)]
mod system {
    use super::{Event, Sender, Signal, io};
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use rustix::process::{getpgrp, getppid, getsid, kill_current_process_group};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// Sends on the signals that come.
    pub fn listen(sender: Sender<Event>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT])?;
        std::thread::spawn(move || {
            for number in signals.forever() {
                let signal = match number {
                    SIGHUP => Signal::Hangup,
                    SIGQUIT => Signal::Quit,
                    SIGTERM => Signal::Terminate,
                    SIGTSTP => Signal::Sleep,
                    SIGCONT => Signal::Wake,
                    _ => Signal::Interrupt,
                };
                if sender.send(Event::Signal(signal)).is_err() {
                    return;
                }
            }
        });
        Ok(())
    }

    /// Tells when the terminal is gone, which no signal does if a shell between ignores it: reading would find nothing
    /// for ever, at the cost of a whole core.
    pub fn watch(sender: Sender<Event>) {
        std::thread::spawn(move || {
            let input = io::stdin();
            loop {
                // Without a wish only the end is told.
                let mut asked = [PollFd::new(&input, PollFlags::empty())];
                match poll(&mut asked, None) {
                    Err(Errno::INTR) => {}
                    Ok(_) if asked.iter().any(|one| one.revents().contains(PollFlags::HUP)) => {
                        drop(sender.send(Event::Signal(Signal::Hangup)));
                        return;
                    }
                    // A system that cannot watch a terminal.
                    _ => return,
                }
            }
        });
    }

    /// Whether anybody can wake the program: a shell of the same session that put it into a group of its own. A
    /// terminal's first program, as `xterm -e` starts it, would sleep for good.
    pub fn can_sleep() -> bool {
        let Ok(session) = getsid(None) else { return false };
        let with_parent = getppid().is_some_and(|parent| getsid(Some(parent)) == Ok(session));
        with_parent && getpgrp() != session
    }

    /// What the key for it does in a terminal that keeps it to itself: all that was started together is told.
    pub fn ask_for_sleep() {
        let _ = kill_current_process_group(rustix::process::Signal::TSTP);
    }

    /// Sleeps until the system wakes the program.
    pub fn sleep() {
        let _ = emulate_default_handler(SIGTSTP);
    }

    /// Whether it says that the terminal is gone.
    pub fn is_hangup(error: &io::Error) -> bool {
        Errno::from_io_error(error) == Some(Errno::IO)
    }

    /// Ends the process as the signal would.
    pub fn die_of(signal: Signal) {
        let number = match signal {
            Signal::Interrupt => SIGINT,
            Signal::Quit => SIGQUIT,
            Signal::Terminate => SIGTERM,
            Signal::Hangup => SIGHUP,
            Signal::Sleep | Signal::Wake => return,
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

    pub fn watch(_sender: Sender<Event>) {}

    pub fn can_sleep() -> bool {
        false
    }

    pub fn ask_for_sleep() {}

    pub fn sleep() {}

    pub fn is_hangup(_error: &io::Error) -> bool {
        false
    }

    pub fn die_of(_signal: Signal) {}
}

pub(super) use system::{ask_for_sleep, can_sleep, die_of, is_hangup, listen, sleep, watch};
