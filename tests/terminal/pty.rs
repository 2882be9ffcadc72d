//! The program in a real pseudo-terminal, with a model of what its screen shows.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::{Color, MouseProtocolMode, Parser};

use crate::modes::Modes;

/// How long to wait for something that must come. Only a failing test waits that long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the terminal has been told, and whether the program has let go of it.
struct Seen {
    parser: Parser,
    modes: Modes,
    bells: usize,
    closed: bool,
}

/// The program, running.
pub struct Pty {
    /// None once the terminal is gone.
    ends: Option<Ends>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    /// How the terminal line was before the program came.
    line: String,
    /// The reader is to let go of the terminal.
    is_going: Arc<AtomicBool>,
}

/// The terminal's own end of the line.
struct Ends {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
}

/// A folder that no other program of these tests has.
pub fn fresh_folder() -> PathBuf {
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
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(arguments);
        Self::run(command, variables, columns, rows)
    }

    /// Starts a script of a shell with job control, in which `"$0" "$@"` is the program with these arguments.
    pub fn in_shell(script: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", script, PROGRAM]);
        command.args(arguments);
        Self::run(command, variables, 80, 24)
    }

    fn run(mut command: CommandBuilder, variables: &[(&str, &str)], columns: u16, rows: u16) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("PATH", "/usr/bin:/bin");
        // Nothing of these tests is kept where their user keeps things.
        command.env("CHESS_CODEX_DATA", fresh_folder());
        for (name, value) in variables {
            command.env(name, value);
        }
        let line = line(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let parser = Parser::new(at_least_one(rows), at_least_one(columns), 0);
        let seen = Seen { parser, modes: Modes::new(), bells: 0, closed: false };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let reader = pair.master.try_clone_reader().expect("its output can be read");
        let writer = pair.master.take_writer().expect("it can be typed to");
        let is_going = Arc::new(AtomicBool::new(false));
        let (shared, going) = (Arc::clone(&seen), Arc::clone(&is_going));
        thread::spawn(move || read(reader, &shared, &going));
        Self { ends: Some(Ends { master: pair.master, writer }), child, seen, line, is_going }
    }

    fn ends(&mut self) -> &mut Ends {
        self.ends.as_mut().expect("the terminal is there")
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.0.lock().expect("no reader panicked")
    }

    /// Waits until what was seen is as wanted, or nothing more can come.
    fn wait_until(&self, wanted: impl Fn(&Seen) -> bool) -> (MutexGuard<'_, Seen>, bool) {
        let going_on = |seen: &mut Seen| !wanted(seen) && !seen.closed;
        let (seen, timeout) =
            self.seen.1.wait_timeout_while(self.seen(), PATIENCE, going_on).expect("no reader panicked");
        (seen, timeout.timed_out())
    }

    /// Types bytes.
    pub fn send(&mut self, keys: &str) {
        let writer = &mut self.ends().writer;
        writer.write_all(keys.as_bytes()).expect("it takes keys");
        writer.flush().expect("it takes keys");
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

    /// Turns the wheel over a cell, away from the hand or towards it.
    pub fn wheel(&mut self, column: u16, row: u16, up: bool) {
        self.send(&format!("\x1b[<{};{};{}M", if up { 64 } else { 65 }, column + 1, row + 1));
    }

    /// Changes the size of the terminal.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.seen().parser.screen_mut().set_size(at_least_one(rows), at_least_one(columns));
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.ends().master.resize(size).expect("it can be resized");
    }

    /// Waits until the screen is as wanted; fails, showing the screen, if it never is.
    pub fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let (seen, timed_out) = self.wait_until(|seen| wanted(&seen.parser.screen().contents()));
        let contents = seen.parser.screen().contents();
        assert!(wanted(&contents), "never saw {what} (timed out: {timed_out}):\n{contents}");
        contents
    }

    /// Waits until a text is on the screen, and gives the screen.
    pub fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Waits until the terminal is ours: the other screen, the mouse, the hidden cursor.
    pub fn wait_for_modes(&self) {
        let modes = |seen: &Seen| {
            let screen = seen.parser.screen();
            let mouse = screen.mouse_protocol_mode() != MouseProtocolMode::None;
            [screen.alternate_screen(), mouse, screen.hide_cursor()]
        };
        let (seen, _) = self.wait_until(|seen| modes(seen) == [true; 3]);
        assert_eq!(modes(&seen), [true; 3], "other screen, mouse, hidden cursor");
    }

    /// Waits until the terminal's mouse is ours, or its own.
    pub fn wait_for_mouse(&self, ours: bool) {
        let is_ours = |seen: &Seen| seen.parser.screen().mouse_protocol_mode() != MouseProtocolMode::None;
        let (seen, _) = self.wait_until(|seen| is_ours(seen) == ours);
        assert_eq!(is_ours(&seen), ours);
    }

    /// Moves the mouse to a cell, no button pressed.
    pub fn hover(&mut self, column: u16, row: u16) {
        self.send(&format!("\x1b[<35;{};{}M", column + 1, row + 1));
    }

    /// How often the bell rang.
    pub fn bells(&self) -> usize {
        self.seen().bells
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
        send_signal(name, &self.process().to_string());
    }

    /// Sends a signal to the program that a shell has started here.
    pub fn signal_program(&self, name: &str) {
        let shell = self.process();
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).expect("the shell runs");
        let program = children.split_whitespace().next().expect("the program runs");
        send_signal(name, program);
    }

    /// Whether each key reaches the program at once, unseen.
    pub fn is_raw(&self) -> bool {
        let ends = self.ends.as_ref().expect("the terminal is there");
        let line = line(&*ends.master);
        !line.contains("ICANON") && !line.contains("ECHO |") && !line.contains("ISIG")
    }

    /// Waits until each key reaches the program at once.
    pub fn wait_for_raw(&self) {
        for _ in 0..PATIENCE.as_millis() / 10 {
            if self.is_raw() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("raw mode is not on");
    }

    /// The colours on the screen that are not the terminal's own.
    pub fn colours(&self) -> Vec<Color> {
        let seen = self.seen();
        let screen = seen.parser.screen();
        let (rows, columns) = screen.size();
        let cells =
            (0..rows.get()).flat_map(|row| (0..columns.get()).filter_map(move |column| screen.cell(row, column)));
        cells.flat_map(|cell| [cell.fgcolor(), cell.bgcolor()]).filter(|&color| color != Color::Default).collect()
    }

    /// Waits until the terminal is as it was before the program came, in every respect: its line (echo, whole lines,
    /// keys that signal), its screen, its mouse, every private mode, the cursor, the colours.
    pub fn wait_for_restored(&self) {
        let (seen, _) = self.wait_until(|seen| seen.modes.changed().is_empty());
        assert_eq!(seen.modes.changed(), Vec::<String>::new(), "modes that were left changed");
        let screen = seen.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        assert_eq!([screen.fgcolor(), screen.bgcolor()], [Color::Default; 2], "colours that were left on");
        let attributes = [screen.bold(), screen.dim(), screen.italic(), screen.underline(), screen.inverse()];
        assert_eq!(attributes, [false; 5], "bold, dim, italic, underline, inverse that were left on");
        drop(seen);
        let Some(ends) = &self.ends else { return };
        // The line is given back last.
        for _ in 0..PATIENCE.as_millis() / 10 {
            if line(&*ends.master) == self.line {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(line(&*ends.master), self.line, "raw mode was left on");
    }

    /// Waits for the end, checks that the terminal was given back, and gives the exit status with the last screen.
    pub fn ended(mut self) -> (ExitStatus, String) {
        let status = self.wait_for_end();
        let (seen, _) = self.wait_until(|seen| seen.closed);
        let contents = seen.parser.screen().contents();
        drop(seen);
        self.wait_for_restored();
        (status, contents)
    }

    /// Waits for the end, checks that the terminal was given back, and gives the exit status.
    pub fn end(self) -> ExitStatus {
        self.ended().0
    }

    /// Waits for the end of what never took the terminal at all: not one escape sequence was sent to it.
    pub fn ended_untouched(self) -> (ExitStatus, String) {
        let seen = Arc::clone(&self.seen);
        let ended = self.ended();
        assert_eq!(seen.0.lock().expect("no reader panicked").modes.escapes, 0, "{}", ended.1);
        ended
    }

    /// Leaves the program by its key, from wherever it is.
    pub fn leave(mut self) {
        self.send("\x03");
        assert!(self.end().success());
    }

    /// Takes the terminal away, as when its window is closed, and gives the exit status.
    pub fn hang_up(mut self) -> ExitStatus {
        self.is_going.store(true, Ordering::SeqCst);
        // Another size makes the program draw, and that wakes the reader.
        self.resize(90, 30);
        let (seen, _) = self.wait_until(|seen| seen.closed);
        assert!(seen.closed, "the reader lets go");
        drop(seen);
        self.ends = None;
        self.wait_for_end()
    }

    /// Waits for the end; what has none is ended, and fails.
    fn wait_for_end(&mut self) -> ExitStatus {
        for _ in 0..PATIENCE.as_millis() / 10 {
            if let Some(status) = self.child.try_wait().expect("it was started") {
                return status;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.child.kill().expect("it can be ended");
        panic!("it does not end:\n{}", self.seen().parser.screen().contents());
    }
}

fn send_signal(name: &str, process: &str) {
    let status = std::process::Command::new("kill").args([&format!("-{name}"), process]).status();
    assert!(status.expect("kill can be called").success());
}

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_chess-codex");

/// Reads what the program draws until it, or the terminal, is gone.
fn read(mut reader: Box<dyn Read + Send>, shared: &(Mutex<Seen>, Condvar), is_going: &AtomicBool) {
    let mut buffer = [0; 4096];
    let mut kept = Vec::new();
    loop {
        let count = reader.read(&mut buffer).unwrap_or(0);
        let is_last = count == 0 || is_going.load(Ordering::SeqCst);
        if is_last {
            drop(std::mem::replace(&mut reader, Box::new(std::io::empty())));
        }
        let (lock, changed) = shared;
        let mut seen = lock.lock().expect("no reader panicked");
        let bytes = &buffer[..count];
        kept.extend_from_slice(bytes);
        let (ready, rest) = kept.split_at(if is_last { kept.len() } else { whole(&kept) });
        seen.parser.process(ready);
        kept = rest.to_vec();
        seen.modes.read(bytes);
        seen.bells += bytes.iter().filter(|byte| **byte == 7).count();
        seen.closed = is_last;
        changed.notify_all();
        if is_last {
            return;
        }
    }
}

/// How many of these bytes are whole letters: the model of the screen loses letters that come in two parts.
pub fn whole(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(cut) if cut.error_len().is_none() => cut.valid_up_to(),
        _ => bytes.len(),
    }
}

/// How a terminal line is set, in words.
fn line(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("it has a line discipline"))
}

/// The model of a screen has at least one cell, also where the terminal says 0.
fn at_least_one(cells: u16) -> NonZeroU16 {
    NonZeroU16::new(cells).unwrap_or(NonZeroU16::MIN)
}
