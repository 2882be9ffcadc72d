//! Lines from pipes of every kind: without an end, without a line's end, with no text in them, with nobody who reads
//! what is told. The program ends by its rule, in bounded memory, and never by a panic.
#![cfg(unix)]

mod cli_support;

use std::process::Command;

use cli_support::{Ran, run, run_command};

/// Everything that reads lines.
const READERS: [&[&str]; 4] = [
    &["--lang", "en", "--plain"],
    &["--lang", "en", "play", "6-3-knight", "--plain"],
    &["--lang", "en", "practice", "knight-5", "--plain"],
    &["--lang", "en", "reach", "--batch"],
];

/// Whether it may end so after any input: what is played takes everything, a list of questions may have faults.
fn is_end(reader: &[&str], status: i32) -> bool {
    status == 0 || status == 1 && reader.contains(&"--batch")
}

/// A reader, and what it gives for this input; it ends well, and writes nothing that acts on a terminal.
fn read(reader: &[&str], input: impl Into<Vec<u8>>) -> String {
    let Ran { status, out, err } = run(reader, input);
    assert!(is_end(reader, status) && err.is_empty(), "{reader:?} ended with {status}: {err}");
    let acts = |c: char| c.is_control() && c != '\n';
    assert!(!out.contains(acts), "{reader:?}");
    out
}

/// What a shell gives for a script in which `"$0" "$@"` is a reader: standard output and standard error.
fn in_shell(script: &str, reader: &[&str]) -> (String, String) {
    let mut command = Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_chess-codex")]).args(reader);
    command.env("CHESS_CODEX_DATA", concat!(env!("CARGO_TARGET_TMPDIR"), "/plain_pipes"));
    let output = run_command(&mut command, Vec::new());
    let text = |bytes| String::from_utf8(bytes).expect("it wrote no text");
    (text(output.stdout), text(output.stderr))
}

#[test]
fn an_input_that_ends_at_once_or_in_the_middle() {
    for reader in READERS {
        read(reader, "");
        // The last line has no end, and the last letter is cut in two.
        read(reader, "\n\n6-3");
        read(reader, b"\n\n\n\xd0".to_vec());
    }
}

#[test]
fn the_same_word_over_and_over() {
    for (reader, word) in READERS.into_iter().zip(["y\n", "y\n", "a1 b2\n", "start;e2\n"]) {
        let (few, many) = (read(reader, word.repeat(100)), read(reader, word.repeat(3000)));
        assert!(many.len() <= 40 * few.len(), "what is told grows with what is typed, and no faster");
    }
}

#[test]
fn bytes_that_are_no_text() {
    // Xorshift: the same bytes in every run, with a line's end now and then.
    let mut state: u64 = 0x2026_1130;
    let mut byte = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        if state.is_multiple_of(20) { b'\n' } else { (state >> 24) as u8 }
    };
    let noise: Vec<u8> = (0..100_000).map(|_| byte()).collect();
    for reader in READERS {
        read(reader, noise.clone());
        read(reader, b"\0\0\n\0b3 c2\n\xff\xfe\n\xed\xa0\x80\n\xf4\x90\x80\x80\n\x1b[2J\x07\n".to_vec());
    }
}

/// A line of 300 MB in 200 MB of memory.
#[test]
fn a_line_without_an_end() {
    let script =
        "head -c 300000000 /dev/zero | tr '\\0' x | { ulimit -v 200000; \"$0\" \"$@\"; echo \"ended with $?\" >&2; }";
    for reader in READERS {
        let (out, err) = in_shell(script, reader);
        let status = err.trim_end().strip_prefix("ended with ").and_then(|status| status.parse().ok());
        assert!(status.is_some_and(|status| is_end(reader, status)), "{reader:?}: {err}");
        assert!(out.len() < 20_000, "{reader:?}: the line is not told back");
    }
}

#[test]
fn nobody_reads_what_is_told() {
    let script = "yes | { \"$0\" \"$@\"; echo \"ended with $?\" >&2; } | head -n 1";
    for reader in READERS {
        let (out, err) = in_shell(script, reader);
        // `yes` itself may say that nobody listens to it any more.
        assert_eq!(err.lines().filter(|line| line.starts_with("ended")).collect::<Vec<_>>(), ["ended with 0"], "{err}");
        assert_eq!(out.lines().count(), 1);
    }
}

#[test]
fn there_is_no_room_for_what_is_told() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    for reader in READERS {
        let (_, err) =
            in_shell("echo '8/8/8/8/3N4/8/8/8;d4' | \"$0\" \"$@\" >/dev/full; echo \"ended with $?\" >&2", reader);
        assert!(err.starts_with("Could not read or write: ") && err.ends_with("\nended with 1\n"), "{err}");
        assert_eq!(err.lines().count(), 2, "{err}");
    }
}

#[test]
fn there_is_no_input_and_no_output_at_all() {
    for reader in READERS {
        let (_, err) = in_shell("\"$0\" \"$@\" <&-; echo \"ended with $?\" >&2; \"$0\" \"$@\" <&- >&- 2>&-", reader);
        assert_eq!(err, "ended with 0\n", "{reader:?}");
    }
}
