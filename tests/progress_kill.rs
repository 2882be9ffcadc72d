//! The real program answers, and is killed in the middle of it: whatever it has told a verdict of is stored.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;
mod store_support;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use chess_codex::rules::{Square, SquareSet};
use cli_support::program;
use store_support::{PLAY, data, whole};

/// The program as it plays the lesson whose first step takes any number of answers.
fn player(folder: &Path) -> Command {
    let mut command = program();
    command.args(PLAY).arg(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A wrong answer of its own for every number from 1 to 65535: squares of the upper two ranks, where no knight comes.
fn wrong(number: u64) -> SquareSet {
    SquareSet(number << 48)
}

/// Types the wrong answers of these numbers, until nobody reads on.
fn type_answers(child: &mut Child, numbers: std::ops::Range<u64>) -> thread::JoinHandle<()> {
    let mut stdin = child.stdin.take().unwrap();
    thread::spawn(move || {
        for number in numbers {
            if stdin.write_all(format!("{}\n", wrong(number)).as_bytes()).is_err() {
                return;
            }
        }
    })
}

/// The squares of a line that tells a verdict.
fn told(line: &str) -> Option<SquareSet> {
    let (head, squares) = line.trim_end().strip_suffix('.')?.split_once(" too many: ")?;
    let count: usize = head.split(' ').next()?.parse().ok()?;
    let squares: SquareSet = squares.split(' ').map(|name| name.parse::<Square>().unwrap()).collect();
    (squares.len() == count).then_some(squares)
}

/// How often each wrong answer is stored; the file is whole.
fn stored(folder: &Path) -> BTreeMap<u64, usize> {
    let connection = whole(folder);
    let mut found = connection.prepare("SELECT extra FROM answer").unwrap();
    let mut counts = BTreeMap::new();
    for extra in found.query_map([], |row| row.get::<_, i64>(0)).unwrap() {
        *counts.entry(extra.unwrap().cast_unsigned() >> 48).or_default() += 1;
    }
    counts
}

/// A small generator of numbers that are the same in every run: xorshift.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// Gathers the verdicts that are told, but for those of which it is told that they are not kept: on a machine with a lot
/// to do one of five programs may wait for the others in vain.
struct Told {
    verdicts: Vec<SquareSet>,
    waits: bool,
}

impl Told {
    fn hear(&mut self, line: &str) {
        if line.starts_with("Answers are ") {
            self.waits = line.starts_with("Answers are not being kept");
        }
        self.verdicts.extend(told(line).filter(|_| !self.waits));
    }
}

/// Starts the program, has it answer, kills it after so many microseconds from its start or, with `first`, from its
/// first verdict, and gives every verdict that it has told.
fn killed(folder: &Path, numbers: std::ops::Range<u64>, first: bool, after: Duration) -> Vec<SquareSet> {
    let mut child = player(folder).spawn().unwrap();
    let writer = type_answers(&mut child, numbers);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut heard = Told { verdicts: Vec::new(), waits: false };
    let mut line = String::new();
    while first && heard.verdicts.is_empty() && out.read_line(&mut line).unwrap() > 0 {
        heard.hear(&line);
        line.clear();
    }
    thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    while out.read_line(&mut line).unwrap() > 0 {
        // The last line may have been cut off.
        if line.ends_with('\n') {
            heard.hear(&line);
        }
        line.clear();
    }
    writer.join().unwrap();
    heard.verdicts
}

#[test]
fn what_was_told_is_stored_whenever_the_program_is_killed() {
    const KILLS: u64 = 500;
    let mut seeded = Seeded(0x2026_1130_0917);
    let mut all = 0;
    let mut told_nothing = 0;
    // New files again and again: they too are killed while they are made.
    for round in 0..KILLS / 50 {
        let folder = data(&format!("kill-{round}"));
        let mut verdicts: BTreeMap<u64, usize> = BTreeMap::new();
        for group in 0..10 {
            // Five at once, so that one is killed while the others write.
            let mut plan = |member: u64| {
                let first = seeded.below(5) > 0;
                // Of those that are killed from their start on, half are at once, however fast the machine is.
                let longest = if first { 15_000 } else { 1 + 60_000 * seeded.below(2) };
                let after = Duration::from_micros(seeded.below(longest));
                let begin = 1 + (group * 5 + member) * 1000;
                (begin..begin + 1000, first, after)
            };
            let plans = [0, 1, 2, 3, 4].map(&mut plan);
            let told: Vec<Vec<SquareSet>> = thread::scope(|scope| {
                let run = |(numbers, first, after): &(std::ops::Range<u64>, bool, Duration)| {
                    let (folder, numbers, first, after) = (&folder, numbers.clone(), *first, *after);
                    scope.spawn(move || killed(folder, numbers, first, after))
                };
                let threads: Vec<_> = plans.iter().map(run).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect()
            });
            let stored = stored(&folder);
            for squares in told.iter().flatten() {
                *verdicts.entry(squares.0 >> 48).or_default() += 1;
            }
            told_nothing += told.iter().filter(|told| told.is_empty()).count();
            for number in verdicts.keys() {
                assert_eq!(stored.get(number), Some(&1), "round {round}, group {group}: answer {number} was told");
            }
            assert!(stored.values().all(|&count| count == 1), "nothing is doubled");
        }
        all += verdicts.len();
    }
    // The kills fell where they should: mostly among answers, some before the first.
    assert!(all >= 350, "only {all} answers were told");
    assert!((5..150).contains(&told_nothing), "{told_nothing} runs told nothing");
}

#[test]
fn two_programs_that_write_a_thousand_answers_each_lose_none() {
    let folder = data("two");
    let mut children: Vec<Child> = (0..2).map(|_| player(&folder).spawn().unwrap()).collect();
    let writers: Vec<_> = (0..)
        .zip(&mut children)
        .map(|(half, child)| type_answers(child, 1 + half * 1000..1001 + half * 1000))
        .collect();
    let mut verdicts = 0;
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        verdicts += String::from_utf8(output.stdout).unwrap().lines().filter_map(told).count();
    }
    for writer in writers {
        writer.join().unwrap();
    }
    assert_eq!(verdicts, 2000);
    let stored = stored(&folder);
    assert!((1..=2000).all(|number| stored.get(&number) == Some(&1)));
    assert_eq!(stored.len(), 2000);
}
