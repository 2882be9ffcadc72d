//! Running the real program: what goes in, what comes out. Nothing of the surroundings is seen by it.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// What a run of the program gave.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    /// The exit status.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Where the program keeps things if nothing else is said: nothing of whoever runs the tests, nor of other tests.
const DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/cli_support/", env!("CARGO_CRATE_NAME"));

/// The program, with nothing in its surroundings.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chess-codex"));
    command.env_clear().env("LC_ALL", "C").env("CHESS_CODEX_DATA", DATA).current_dir(env!("CARGO_MANIFEST_DIR"));
    // Windows starts no program without it.
    if let Some(root) = std::env::var_os("SystemRoot") {
        command.env("SystemRoot", root);
    }
    command
}

/// Runs the program with these arguments and this input.
pub fn run<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: impl Into<Vec<u8>>) -> Ran {
    let Output { status, stdout, stderr } = run_command(program().args(args), input.into());
    Ran { status: status.code().expect("it was ended by a signal"), out: text(stdout), err: text(stderr) }
}

/// Runs a command with this input; a program that reads no further is no fault.
pub fn run_command(command: &mut Command, input: Vec<u8>) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it does not start");
    let mut stdin = child.stdin.take().expect("it has a pipe");
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it was started");
    writer.join().expect("writing does not panic");
    output
}

/// What the program writes is UTF-8 whatever it read.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("it wrote no text")
}
