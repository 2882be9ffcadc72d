//! How soon the course is there, and how much it holds then.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::PROGRAM;
use super::pack::pack;
use super::program::Program;
use super::table::Table;

/// So often each is started, in turns.
const RUNS: usize = 40;

/// One way to start.
struct Start {
    what: &'static str,
    program: PathBuf,
    arguments: Vec<String>,
    /// What is on the screen when the first frame is whole.
    words: &'static [&'static str],
    /// How many times as long as the first one it may take.
    most: Option<f64>,
    millis: Vec<f64>,
    peaks: Vec<u64>,
}

/// Compares the starts with that of the smallest program.
pub fn measure(table: &mut Table) {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("whole-data");
    let _ = std::fs::remove_dir_all(&data);
    let data = data.to_string_lossy().into_owned();
    let add = Command::new(PROGRAM).args(["--data-dir", &data, "learners", "--add", "Ann"]).output().expect("it runs");
    assert!(add.status.success());
    let start = |what, more: &[&str], words, most| Start {
        what,
        program: PROGRAM.into(),
        arguments: ["--data-dir", &data].iter().chain(more).map(|word| (*word).to_owned()).collect(),
        words,
        most,
        millis: Vec::new(),
        peaks: Vec::new(),
    };
    let packed = pack(1000).to_string_lossy().into_owned();
    let course: &[&str] = &["12 steps", "[Q] quit"];
    let mut starts = [
        Start { program: smallest(), arguments: Vec::new(), ..start("smallest program", &[], &["one frame"], None) },
        start("the course", &["--learner", "Ann"], course, Some(1.5)),
        start("who is here", &[], &["Ann", "[Q] quit"], Some(1.5)),
        start("the course with a pack of 1,000", &["--learner", "Ann", "--lessons", &packed], course, Some(3.0)),
    ];
    for _ in 0..RUNS {
        for start in &mut starts {
            let arguments: Vec<&str> = start.arguments.iter().map(String::as_str).collect();
            let mut program = Program::start(&start.program, &arguments, 100, 35);
            start.millis.push(program.wait_for(start.words).as_secs_f64() * 1e3);
            start.peaks.extend(program.peak());
        }
    }
    let base = median(&mut starts[0].millis);
    let memory = starts[0].peaks.iter().max().copied();
    for Start { what, most, millis, peaks, .. } in &mut starts {
        let time = median(millis);
        table.add(format!("first frame: {what}"), time, "ms", None);
        if let Some(most) = *most {
            table.add(format!("  times that of the smallest: {what}"), time / base, "", Some(most));
            if let (Some(memory), Some(peak)) = (memory, peaks.iter().max()) {
                let above = (*peak as f64 - memory as f64) / f64::from(1 << 20);
                table.add(format!("  peak memory above the smallest: {what}"), above, "MiB", Some(12.0));
            }
        }
    }
}

/// The smallest program, built here.
fn smallest() -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo).args(["build", "--release", "--quiet", "--example", "smallest"]).status();
    assert!(built.is_ok_and(|status| status.success()), "examples/smallest.rs is built");
    Path::new(PROGRAM).with_file_name("examples").join("smallest")
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
