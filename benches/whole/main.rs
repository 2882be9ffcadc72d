//! The program as a whole, from outside: how soon it is there, how much it holds, what a key costs, whether it rests.
//!
//! `cargo bench --bench whole` prints each figure beside what issue 9 allows; nothing here fails by the clock. Start and
//! memory stand beside the smallest ratatui program (`examples/smallest.rs`), in one run, each in a terminal of its own.
//! `cargo bench --bench whole -- screen start` measures these parts alone.

#[cfg(unix)]
mod pack;
#[cfg(unix)]
mod program;
#[cfg(unix)]
mod rest;
mod screen;
#[cfg(unix)]
mod start;
mod table;

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use table::Table;

/// The program: what `cargo build --release` makes, and nothing that only benches bring.
const PROGRAM: &str = env!("CARGO_BIN_EXE_chess-codex");

/// What adds some figures.
type Part = fn(&mut Table);

fn main() {
    release();
    let parts: &[(&str, Part)] = &[
        ("size", size),
        ("check", check),
        ("screen", screen::measure),
        #[cfg(unix)]
        ("start", start::measure),
        #[cfg(unix)]
        ("rest", rest::measure),
    ];
    // Cargo says `--bench` of its own.
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let mut table = Table::default();
    for (name, measure) in parts {
        if asked.is_empty() || asked.iter().any(|word| word == name) {
            measure(&mut table);
        }
    }
    table.print();
}

/// Builds the release anew: for a bench cargo builds the program with the features of all that benches and tests use.
fn release() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built =
        Command::new(cargo).args(["build", "--release", "--locked", "--quiet", "--bin", "chess-codex"]).status();
    assert!(built.is_ok_and(|status| status.success()), "the release is built");
}

/// The binary, in MiB.
fn size(table: &mut Table) {
    let bytes = Path::new(PROGRAM).metadata().expect("the program is built").len();
    table.add("binary, stripped", bytes as f64 / f64::from(1 << 20), "MiB", Some(8.0));
}

/// `check` over the whole course, in ms: the best of some runs.
fn check(table: &mut Table) {
    let run = || {
        let begin = Instant::now();
        let status = Command::new(PROGRAM).arg("check").output().expect("it runs").status;
        assert!(status.success(), "the course has faults");
        begin.elapsed().as_secs_f64() * 1e3
    };
    let best = (0..10).map(|_| run()).fold(f64::INFINITY, f64::min);
    table.add("check of the whole course", best, "ms", Some(1000.0));
}
