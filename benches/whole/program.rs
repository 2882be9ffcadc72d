//! A program in a terminal of its own.

use std::io::Read;
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

/// What came from it in one go, and how long after the start.
struct Written {
    bytes: Vec<u8>,
    after: Duration,
}

/// A running program, read until it has drawn.
pub struct Program {
    /// Its terminal: it ends with it.
    _master: Box<dyn MasterPty + Send>,
    output: Receiver<Written>,
    child: Box<dyn Child + Send + Sync>,
    parser: Parser,
}

impl Program {
    /// Starts it at this size with a bare environment.
    pub fn start(program: &Path, arguments: &[&str], columns: u16, rows: u16) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        let reader = pair.master.try_clone_reader().expect("its output can be read");
        let cells = |cells| NonZeroU16::new(cells).expect("not 0");
        let parser = Parser::new(cells(rows), cells(columns), 0);
        let begin = Instant::now();
        let child = pair.slave.spawn_command(command).expect("the program starts");
        Self { _master: pair.master, output: listen(reader, begin), child, parser }
    }

    /// Reads until all these words are on the screen; the time since the start.
    pub fn wait_for(&mut self, words: &[&str]) -> Duration {
        let mut kept = Vec::new();
        loop {
            let Ok(Written { bytes, after }) = self.output.recv() else { panic!("it ended before it drew {words:?}") };
            kept.extend(bytes);
            // The model of the screen loses letters that come in two parts.
            let cut = std::str::from_utf8(&kept).err().filter(|cut| cut.error_len().is_none());
            let rest = kept.split_off(cut.map_or(kept.len(), |cut| cut.valid_up_to()));
            self.parser.process(&kept);
            kept = rest;
            let screen = self.parser.screen().contents();
            if words.iter().all(|word| screen.contains(word)) {
                return after;
            }
        }
    }

    /// The most memory that it has held so far, in bytes.
    #[cfg(target_os = "linux")]
    pub fn peak(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.number())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()? << 10)
    }

    /// Elsewhere the system does not tell.
    #[cfg(not(target_os = "linux"))]
    pub fn peak(&self) -> Option<u64> {
        None
    }

    /// Its process number.
    pub fn number(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }
}

/// Takes what it writes as soon as it comes: that the model of the screen takes its time is not the program's.
fn listen(mut reader: Box<dyn Read + Send>, begin: Instant) -> Receiver<Written> {
    let (sender, output) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 1 << 16];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            let written = Written { after: begin.elapsed(), bytes: buffer[..count].to_vec() };
            if sender.send(written).is_err() {
                return;
            }
        }
    });
    output
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
