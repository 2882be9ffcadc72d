//! Puzzles: how many a second, and how long the first of each kind takes. `cargo bench --bench puzzle`.

use std::cell::Cell;

use chess_codex::puzzle::{Code, Kind, Spec, Topic};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// The codes of these kinds about everything there is.
fn codes(kinds: &[Kind]) -> Vec<Code> {
    let levels =
        [chess_codex::rules::Level::Formula, chess_codex::rules::Level::Reach, chess_codex::rules::Level::Legal];
    let mut codes = Vec::new();
    for &kind in kinds {
        for topic in Topic::ALL {
            for level in levels {
                if Spec::new(topic, kind, level).is_ok() {
                    codes.push(Code { topic, kind, level, grade: None, seed: 0 });
                }
            }
        }
    }
    codes
}

/// Draws one puzzle of each code, each time from the next seed.
fn draw(bencher: Bencher<'_, '_>, kinds: &[Kind]) {
    let codes = codes(kinds);
    let seed = Cell::new(0);
    bencher.counter(ItemsCount::new(codes.len())).bench_local(|| {
        seed.set(seed.get() + 1);
        let puzzles = codes.iter().filter_map(|code| Code { seed: seed.get(), ..*code }.puzzle(seed.get() % 10));
        puzzles.map(|puzzle| puzzle.answer.len()).sum::<usize>()
    });
}

/// Puzzles of squares to be found, all pieces and levels.
#[divan::bench]
fn find(bencher: Bencher<'_, '_>) {
    draw(bencher, &[Kind::Find]);
}

/// Puzzles of ways, all pieces.
#[divan::bench]
fn ways(bencher: Bencher<'_, '_>) {
    draw(bencher, &Kind::WAYS);
}

/// One puzzle of each kind about each piece, from a seed that nobody has seen.
#[divan::bench(args = Kind::ALL.map(Kind::name))]
fn first_of(bencher: Bencher<'_, '_>, kind: &str) {
    let kinds: Vec<Kind> = Kind::parse(kind).into_iter().collect();
    draw(bencher, &kinds);
}
