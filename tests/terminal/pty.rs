//! The program in a real pseudo-terminal, with a model of what its screen shows.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

/// How long to wait for something that must come. Only a failing test waits that long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the terminal has been told, and whether the program has let go of it.
struct Seen {
    parser: Parser,
    bytes: usize,
    bells: usize,
    closed: bool,
}

/// The program, running.
pub struct Pty {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
}

/// A folder that no other program of these tests has.
fn fresh_folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = format!("terminal-{}-{number}", std::process::id());
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    // What a process of the same number left long ago.
    let _ = std::fs::remove_dir_all(&path);
    path
}

impl Pty {
    /// Starts the program with these arguments and additions to an otherwise bare environment.
    pub fn start(arguments: &[&str], variables: &[(&str, &str)], columns: u16, rows: u16) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_chess-codex"));
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        // Nothing of these tests is kept where their user keeps things.
        command.env("CHESS_CODEX_DATA", fresh_folder());
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let parser = Parser::new(at_least_one(rows), at_least_one(columns), 0);
        let seen = Arc::new((Mutex::new(Seen { parser, bytes: 0, bells: 0, closed: false }), Condvar::new()));
        let mut reader = pair.master.try_clone_reader().expect("its output can be read");
        let writer = pair.master.take_writer().expect("it can be typed to");
        let shared = Arc::clone(&seen);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let count = reader.read(&mut buffer).unwrap_or(0);
                let (lock, changed) = &*shared;
                let mut seen = lock.lock().expect("no reader panicked");
                seen.parser.process(&buffer[..count]);
                seen.bytes += count;
                seen.bells += buffer[..count].iter().filter(|byte| **byte == 7).count();
                seen.closed = count == 0;
                changed.notify_all();
                if seen.closed {
                    return;
                }
            }
        });
        Self { master: pair.master, writer, child, seen }
    }

    /// Types bytes.
    pub fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("it takes keys");
        self.writer.flush().expect("it takes keys");
    }

    /// Clicks with the left button in a cell, counted from 0 (as xterm reports it).
    pub fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        self.send(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Presses the left button in one cell, moves to another and lets go there.
    pub fn drag(&mut self, from: (u16, u16), to: (u16, u16)) {
        let at = |(column, row): (u16, u16)| format!("{};{}", column + 1, row + 1);
        self.send(&format!("\x1b[<0;{}M\x1b[<32;{}M\x1b[<0;{}m", at(from), at(to), at(to)));
    }

    /// Changes the size of the terminal.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let (lock, _) = &*self.seen;
        let mut seen = lock.lock().expect("no reader panicked");
        seen.parser.screen_mut().set_size(at_least_one(rows), at_least_one(columns));
        drop(seen);
        self.master
            .resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 })
            .expect("it can be resized");
    }

    /// Waits until the screen is as wanted; fails, showing the screen, if it never is.
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let (lock, changed) = &*self.seen;
        let seen = lock.lock().expect("no reader panicked");
        let (seen, timeout) = changed
            .wait_timeout_while(seen, PATIENCE, |seen| !wanted(&seen.parser.screen().contents()) && !seen.closed)
            .expect("no reader panicked");
        let contents = seen.parser.screen().contents();
        assert!(wanted(&contents), "never saw {what} (timed out: {}):\n{contents}", timeout.timed_out());
        contents
    }

    /// Waits until a text is on the screen, and gives the screen.
    pub fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until our modes are on or off: the other screen, the mouse, the hidden cursor.
    pub fn wait_for_modes(&self, on: bool) {
        let (lock, changed) = &*self.seen;
        let seen = lock.lock().expect("no reader panicked");
        let modes = |seen: &Seen| {
            let screen = seen.parser.screen();
            let mouse = screen.mouse_protocol_mode() != MouseProtocolMode::None;
            [screen.alternate_screen(), mouse, screen.hide_cursor()]
        };
        let (seen, _) = changed
            .wait_timeout_while(seen, PATIENCE, |seen| modes(seen) != [on; 3] && !seen.closed)
            .expect("no reader panicked");
        assert_eq!(modes(&seen), [on; 3], "other screen, mouse, hidden cursor");
    }

    /// Waits until the terminal's mouse is ours, or its own.
    pub fn wait_for_mouse(&self, ours: bool) {
        let (lock, changed) = &*self.seen;
        let seen = lock.lock().expect("no reader panicked");
        let is_ours = |seen: &Seen| seen.parser.screen().mouse_protocol_mode() != MouseProtocolMode::None;
        let (seen, _) = changed
            .wait_timeout_while(seen, PATIENCE, |seen| is_ours(seen) != ours && !seen.closed)
            .expect("no reader panicked");
        assert_eq!(is_ours(&seen), ours);
    }

    /// Moves the mouse to a cell, no button pressed.
    pub fn hover(&mut self, column: u16, row: u16) {
        self.send(&format!("\x1b[<35;{};{}M", column + 1, row + 1));
    }

    /// How often the bell rang.
    pub fn bells(&self) -> usize {
        self.seen.0.lock().expect("no reader panicked").bells
    }

    /// Where a text stands on the screen: column and row of its first cell, from 0.
    pub fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.wait_for(text);
        for (row, line) in screen.lines().enumerate() {
            if let Some(at) = line.find(text) {
                let column = line[..at].chars().count();
                return (u16::try_from(column).expect("small"), u16::try_from(row).expect("small"));
            }
        }
        panic!("{text:?} is broken over lines:\n{screen}");
    }

    /// The key of the answer that has these words in it, as it stands before them in brackets.
    pub fn number_of(&self, named: &str) -> String {
        let answer = |row: &str| {
            let (key, said) = row.split_once('[')?.1.split_once(']')?;
            said.contains(named).then(|| key.to_owned())
        };
        let screen = self.wait(named, |screen| screen.lines().any(|row| answer(row).is_some()));
        screen.lines().find_map(answer).expect("it was waited for")
    }

    /// The cell in the middle of a square, as an 80x24 terminal shows the whole board from White's side, or from Black's.
    pub fn square(&self, square: &str, from_black: bool) -> (u16, u16) {
        let (file, rank) = (u16::from(square.as_bytes()[0] - b'a'), u16::from(square.as_bytes()[1] - b'1'));
        let letters = if from_black { "h   g   f   e   d   c   b   a" } else { "a   b   c   d   e   f   g   h" };
        let (file, rank) = if from_black { (7 - file, 7 - rank) } else { (file, rank) };
        let (column, row) = self.find(letters);
        (column + 4 * file, row - 1 - 2 * rank)
    }

    /// The process number.
    pub fn process(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Sends a signal by its name, as TERM.
    pub fn signal(&self, name: &str) {
        let status = std::process::Command::new("kill")
            .args([format!("-{name}"), self.process().to_string()])
            .status()
            .expect("kill can be called");
        assert!(status.success());
    }

    /// Whether the terminal line is as shells want it: whole lines, echoed.
    pub fn is_cooked(&self) -> bool {
        let termios = self.master.get_termios().expect("it has a line discipline");
        let flags = format!("{:?}", termios.local_flags);
        flags.contains("ICANON") && flags.contains("ECHO")
    }

    /// Waits until the process sleeps.
    pub fn wait_for_sleep(&self) {
        let stat = format!("/proc/{}/stat", self.process());
        let asleep = || {
            let line = std::fs::read_to_string(&stat).unwrap_or_default();
            // The state follows the name, which stands in parentheses.
            line.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T'))
        };
        for _ in 0..PATIENCE.as_millis() / 10 {
            if asleep() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not sleep");
    }

    /// The colours on the screen that are not the terminal's own.
    pub fn colours(&self) -> Vec<vt100::Color> {
        let (lock, _) = &*self.seen;
        let seen = lock.lock().expect("no reader panicked");
        let screen = seen.parser.screen();
        let (rows, columns) = screen.size();
        let cells =
            (0..rows.get()).flat_map(|row| (0..columns.get()).filter_map(move |column| screen.cell(row, column)));
        cells
            .flat_map(|cell| [cell.fgcolor(), cell.bgcolor()])
            .filter(|&color| color != vt100::Color::Default)
            .collect()
    }

    /// Waits for the end, checks that the terminal was given back, and gives the exit status.
    pub fn end(mut self) -> ExitStatus {
        let status = self.child.wait().expect("it ends");
        assert!(self.is_cooked(), "raw mode was left on");
        self.wait_for_modes(false);
        status
    }
}

/// The model of a screen has at least one cell, also where the terminal says 0.
fn at_least_one(cells: u16) -> NonZeroU16 {
    NonZeroU16::new(cells).unwrap_or(NonZeroU16::MIN)
}
