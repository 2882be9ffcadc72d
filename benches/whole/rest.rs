//! At rest nothing wakes the program.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::PROGRAM;
use super::program::Program;
use super::table::Table;

/// So long is watched.
const WATCHED: Duration = Duration::from_secs(5);

/// How often any thread of a resting program woke.
pub fn measure(table: &mut Table) {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("whole-rest");
    let _ = fs::remove_dir_all(&data);
    let data = data.to_string_lossy();
    let cases: [(&str, &[&str], &[&str]); 2] = [
        ("the first screen", &["--data-dir", &data], &["[Q] quit"]),
        ("a lesson", &["--data-dir", &data, "play", "6-3-knight"], &["[Esc"]),
    ];
    for (what, arguments, words) in cases {
        let mut program = Program::start(Path::new(PROGRAM), arguments, 100, 35);
        program.wait_for(words);
        // What was begun at the start is given time to end.
        sleep(Duration::from_secs(2));
        let before = wakings(program.number());
        sleep(WATCHED);
        if let (Some(before), Some(after)) = (before, wakings(program.number())) {
            let woke = after.saturating_sub(before) as f64;
            table.add(format!("wake-ups in {} s at rest: {what}", WATCHED.as_secs()), woke, "", Some(0.0));
        }
    }
}

/// How often the threads of a process went to sleep of their own so far: each time something woke them first. None where
/// the system does not tell.
fn wakings(process: u32) -> Option<u64> {
    let mut sum = 0;
    for thread in fs::read_dir(format!("/proc/{process}/task")).ok()? {
        let status = fs::read_to_string(thread.ok()?.path().join("status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
        sum += line.trim().parse::<u64>().ok()?;
    }
    Some(sum)
}
