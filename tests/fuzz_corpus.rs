//! What the fuzz targets try, without their engine: every input that is kept, and some thousand changes of them from a fixed
//! seed. `fuzz/README.md` tells how to try for longer.

#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use targets::{TARGETS, Try};

/// How many changed inputs each kind tries; those whose trial is dear try fewer.
const CHANGES: [(&str, usize); 9] = [
    ("fen", 6000),
    ("formula", 6000),
    ("code", 3000),
    ("locale", 300),
    ("lesson", 300),
    ("import", 200),
    ("plain", 200),
    ("session", 60),
    ("screens", 40),
];

/// Kept inputs are small: so many, and so many bytes of all kinds together.
const MOST_FILES: usize = 40;
const MOST_BYTES: u64 = 200_000;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus")
}

/// The kept inputs of a kind by their names.
fn kept(name: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(corpus().join(name)).expect("every kind has a folder");
    let mut kept: Vec<_> = entries
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
            (name, fs::read(path).expect("the input can be read"))
        })
        .collect();
    kept.sort();
    kept
}

fn attempt(name: &str, input: &str, data: &[u8], try_input: Try) {
    assert!(
        catch_unwind(|| try_input(data)).is_ok(),
        "{name}: {input} breaks a law; it holds, as bytes and as text:\n{data:?}\n{}",
        String::from_utf8_lossy(data)
    );
}

/// Numbers that are the same in every run (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        usize::try_from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33).expect("31 bits fit") % count.max(1)
    }

    /// An input with some changes: bytes set, taken away, doubled, or put in from another input.
    fn changed(&mut self, inputs: &[(String, Vec<u8>)]) -> Vec<u8> {
        let mut data = inputs[self.below(inputs.len())].1.clone();
        for _ in 0..=self.below(4) {
            let (at, length) = (self.below(data.len() + 1), 1 + self.below(8));
            let end = (at + length).min(data.len());
            match self.below(5) {
                0 if at < data.len() => data[at] = u8::try_from(self.below(256)).expect("a byte"),
                1 => drop(data.drain(at..end)),
                2 => {
                    let part = data[at..end].to_vec();
                    data.splice(at..at, part);
                }
                3 => data.truncate(at.max(1)),
                _ => {
                    let other = &inputs[self.below(inputs.len())].1;
                    let from = self.below(other.len() + 1);
                    let part = &other[from..(from + 4 * length).min(other.len())];
                    data.splice(at..end, part.iter().copied());
                }
            }
        }
        data
    }
}

/// A number that the environment gives: another seed, or so many times as many changes.
fn number_of(variable: &str, usual: usize) -> usize {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

fn all(name: &str) {
    let (_, try_input) = TARGETS.into_iter().find(|(its, _)| *its == name).expect("a kind of input");
    let (_, changes) = CHANGES.into_iter().find(|(its, _)| *its == name).expect("a kind of input");
    let inputs = kept(name);
    assert!((1..=MOST_FILES).contains(&inputs.len()), "{name}: {} inputs are kept", inputs.len());
    for (input, data) in &inputs {
        attempt(name, input, data, try_input);
    }
    let seed = number_of("FUZZ_SEED", 7);
    let times = number_of("FUZZ_TIMES", 1);
    let mut chance = Chance(seed.max(1) as u64);
    for number in 0..changes * times {
        let data = chance.changed(&inputs);
        attempt(name, &format!("change {number}"), &data, try_input);
    }
}

macro_rules! kinds {
    ($($kind:ident)*) => {
        $(#[test]
        fn $kind() {
            all(stringify!($kind));
        })*

        #[test]
        fn every_kind_is_tried() {
            assert_eq!([$(stringify!($kind)),*], TARGETS.map(|(name, _)| name));
        }
    };
}

kinds!(fen formula code locale lesson import plain session screens);

#[test]
fn what_is_kept_is_small() {
    let size = |name: &str| kept(name).iter().map(|(_, data)| data.len() as u64).sum::<u64>();
    let bytes: u64 = TARGETS.iter().map(|(name, _)| size(name)).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}
