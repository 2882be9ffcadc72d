//! One guard for every mode of the terminal: undone on leaving, on errors, on a panic, on a signal.

use std::io::{self, BufWriter, Stdout, Write};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::crossterm::cursor::{Hide, MoveTo, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::ResetColor;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Whether the terminal is in our modes now.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Where the frames go: gathered, so that each reaches the terminal in one piece.
pub type Screen = BufWriter<Stdout>;

/// While it lives the terminal is ours.
pub struct Guard {
    /// Whether the mouse is to be ours too.
    mouse: bool,
}

impl Guard {
    /// Takes the terminal: raw keys, the other screen, the mouse, no cursor.
    ///
    /// # Errors
    /// When there is no terminal, or it does not obey.
    pub fn enter() -> io::Result<Self> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let usual = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                // Until all is said no other thread draws over it.
                let _held = io::stdout().lock();
                restore();
                usual(info);
            }));
        });
        let mut guard = Self { mouse: true };
        guard.enter_again()?;
        Ok(guard)
    }

    /// Takes the terminal once more after [`Guard::leave`].
    ///
    /// # Errors
    /// When it does not obey.
    pub fn enter_again(&mut self) -> io::Result<()> {
        ENTERED.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        // A console that has no other screen still shows what was there before.
        execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), Hide)?;
        // Old consoles of Windows have nothing like it.
        let _ = execute!(io::stdout(), EnableBracketedPaste);
        if self.mouse { execute!(io::stdout(), EnableMouseCapture) } else { Ok(()) }
    }

    /// Takes the mouse, or leaves it to the terminal, which can select text with it.
    ///
    /// # Errors
    /// When the terminal does not obey.
    pub fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        if self.mouse == mouse {
            return Ok(());
        }
        self.mouse = mouse;
        if mouse { execute!(io::stdout(), EnableMouseCapture) } else { execute!(io::stdout(), DisableMouseCapture) }
    }

    /// Rings the bell.
    ///
    /// # Errors
    /// When the terminal does not obey.
    pub fn ring(&self) -> io::Result<()> {
        let mut out = io::stdout();
        out.write_all(b"\x07")?;
        out.flush()
    }

    /// Gives the terminal back as it was.
    pub fn leave(&mut self) {
        restore();
    }

    /// Where the frames go.
    pub fn screen(&self) -> Screen {
        // A large board in full colour is some 60 KiB.
        BufWriter::with_capacity(1 << 16, io::stdout())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Undoes every mode, once. A terminal that is gone cannot be restored, and need not be: errors are passed over.
fn restore() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        // A console that has no other screen, as that of Linux, is left empty.
        let _ = execute!(out, DisableBracketedPaste);
        let _ = execute!(out, DisableMouseCapture, ResetColor, Clear(ClearType::All), MoveTo(0, 0));
        let _ = execute!(out, LeaveAlternateScreen, Show);
        let _ = out.flush();
        let _ = disable_raw_mode();
    }
}
