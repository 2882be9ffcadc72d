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
    use std::os::fd::AsFd;

    use nix::errno::Errno;
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use nix::sys::signal::kill;
    use nix::unistd::{Pid, getpgrp, getppid, getsid};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// The number that no process has: as an answer, one that cannot be seen from here; as an address, all that were
    /// started together.
    const NO_PROCESS: Pid = Pid::from_raw(0);

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
                let mut asked = [PollFd::new(input.as_fd(), PollFlags::empty())];
                match poll(&mut asked, PollTimeout::NONE) {
                    Err(Errno::EINTR) => {}
                    Ok(_)
                        if asked.iter().any(|one| one.revents().is_some_and(|so| so.contains(PollFlags::POLLHUP))) =>
                    {
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
        let parent = getppid();
        let Ok(session) = getsid(None) else { return false };
        getsid(Some(parent)).is_ok_and(|of_parent| is_a_job(parent, of_parent, session, getpgrp()))
    }

    /// In a container each of these may be a number from outside, which is told as 0. A parent out there cannot wake
    /// the program; a shell whose session began out there is one like any other.
    fn is_a_job(parent: Pid, session_of_parent: Pid, session: Pid, group: Pid) -> bool {
        parent != NO_PROCESS && session_of_parent == session && group != session
    }

    /// What the key for it does in a terminal that keeps it to itself: all that was started together is told.
    pub fn ask_for_sleep() {
        let _ = kill(NO_PROCESS, nix::sys::signal::Signal::SIGTSTP);
    }

    /// Sleeps until the system wakes the program.
    pub fn sleep() {
        let _ = emulate_default_handler(SIGTSTP);
    }

    /// Whether it says that the terminal is gone.
    pub fn is_hangup(error: &io::Error) -> bool {
        error.raw_os_error() == Some(Errno::EIO as i32)
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

    #[cfg(test)]
    mod tests {
        use super::{Pid, is_a_job};

        #[test]
        fn only_a_job_of_a_shell_can_sleep_also_where_the_shell_began_outside_of_a_container() {
            let job = |parent, session_of_parent, session, group| {
                let [a, b, c, d] = [parent, session_of_parent, session, group].map(Pid::from_raw);
                is_a_job(a, b, c, d)
            };
            assert!(job(7, 7, 7, 9), "under a shell that leads its session");
            assert!(job(7, 0, 0, 9), "under a shell whose session began outside");
            assert!(!job(7, 7, 9, 9), "a terminal's first program");
            assert!(!job(7, 0, 9, 9), "one that a program from outside started");
            assert!(!job(0, 9, 9, 9), "the first of a container");
            assert!(!job(0, 0, 0, 9), "one whose parent is outside");
            assert!(!job(7, 7, 7, 7), "one that shares its group with the shell");
        }
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
