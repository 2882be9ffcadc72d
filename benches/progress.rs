//! How long storing an answer, opening the store and reading a report take. `PROGRESS_ANSWERS` says how many answers
//! each of the 30 learners has: 3,000 unless it is given; issue 9 asks about 100,000.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::print::report::{Asked, Report, page};
use chess_codex::progress::{Answer, Learner, Moment, NewLearner, Source, Store};
use chess_codex::rules::{Color, Level, Piece, Role, SquareSet};
use chess_codex::wording::Words;
use divan::Bencher;

const NOW: Moment = Moment(1_796_029_200_000);
const LEARNERS: u64 = 30;

fn main() {
    LazyLock::force(&FILLED);
    divan::main();
}

fn answers() -> u64 {
    std::env::var("PROGRESS_ANSWERS").ok().and_then(|count| count.parse().ok()).unwrap_or(3_000)
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("progress_bench").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// A small generator of numbers: splitmix64.
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 31)
}

fn answer(number: u64) -> Answer {
    let drawn = mixed(number);
    let is_right = !drawn.is_multiple_of(4);
    let role = Role::ALL[usize::try_from(drawn % 6).unwrap_or(0)];
    let wrong = |bits: u64| if is_right { SquareSet::EMPTY } else { SquareSet(bits & drawn.rotate_left(9)) };
    Answer {
        source: Source::Lesson { lesson: format!("6-{}-lesson", drawn % 29), step: format!("#{}", drawn % 11) },
        kind: "find".into(),
        piece: Some(Piece { color: Color::ALL[usize::from(is_right)], role }),
        level: Some(Level::Legal),
        fen: "rnbqkbnr/pppppppp/8/8/3N4/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1".into(),
        is_right,
        hits: SquareSet(drawn & mixed(drawn)),
        missed: wrong(mixed(drawn + 1) & mixed(drawn + 2)),
        extra: wrong(mixed(drawn + 3) & mixed(drawn + 4)),
        misconceptions: if is_right { Vec::new() } else { vec!["knight-nearest".into(), "blocked".into()] },
        wrong_tries: u32::from(!is_right),
        hints: 0,
        stars: is_right.then_some(3),
        took: Some(2_000),
    }
}

/// A store of thirty learners, whose answers go over two years and stand among each other's. They come in as an import,
/// for storing one after another is slow and is measured by itself.
static FILLED: LazyLock<(PathBuf, Learner)> = LazyLock::new(|| {
    let folder = folder("filled");
    let mut store = Store::open(Some(&folder));
    let count = answers();
    // An identity is random, so a small import would touch as many pages of its index as it has answers.
    let chunk = usize::try_from(count / 4).unwrap_or(0).clamp(500, 25_000);
    for begin in (0..count).step_by(chunk) {
        for learner in 0..LEARNERS {
            let mut memory = Store::in_memory();
            let new = memory.add(&NewLearner::pupil(&format!("Learner {learner}")), NOW).expect("it can be added");
            for number in begin..count.min(begin + chunk as u64) {
                let age = (count - number) * 730 * Moment::DAY.unsigned_abs() / count;
                memory.record(new.id, Moment(NOW.0 - age.cast_signed()), &answer(number * LEARNERS + learner));
            }
            let json = memory.export(new.id).expect("it can be exported");
            let into = store.learner_named(&new.name).expect("it can be read").map(|learner| learner.id);
            store.import(&json, into, NOW).expect("it can be imported");
        }
    }
    let learner = store.learners().expect("it can be read").remove(7);
    drop(store);
    let size = fs::metadata(folder.join("progress.db")).map_or(0, |file| file.len());
    println!("{LEARNERS} learners with {count} answers each: {} MiB", size >> 20);
    (folder, learner)
});

#[divan::bench]
fn open(bencher: Bencher) {
    bencher.bench_local(|| Store::open(Some(&FILLED.0)));
}

#[divan::bench]
fn open_and_list_learners(bencher: Bencher) {
    bencher.bench_local(|| Store::open(Some(&FILLED.0)).learners());
}

#[divan::bench]
fn report_of_all(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    bencher.bench_local(|| store.report(FILLED.1.id, NOW, 180, None));
}

#[divan::bench(sample_count = 3)]
fn report_on_the_class(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    bencher.bench_local(|| class(&mut store, None));
}

#[divan::bench(sample_count = 3)]
fn report_on_the_week_of_the_class(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    bencher.bench_local(|| class(&mut store, Some(NOW.days_before(7))));
}

/// The page on all learners.
fn class(store: &mut Store, since: Option<Moment>) -> String {
    let learners = store.learners().expect("they can be read");
    let lessons = Catalog::built_in().lessons().cloned().collect();
    let asked = Asked { learners, lessons, since, now: NOW, minutes_ahead: 180 };
    page(&Report::of(store, asked).expect("it can be read"), Words::interface(Lang::ENGLISH))
}

#[divan::bench]
fn standing(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    bencher.bench_local(|| store.standing(FILLED.1.id));
}

#[divan::bench]
fn record_one_answer(bencher: Bencher) {
    let mut store = Store::open(Some(&folder("record")));
    let learner = store.add(&NewLearner::pupil("Anna"), NOW).expect("it can be added");
    let answer = answer(7);
    bencher.bench_local(|| store.record(learner.id, NOW, &answer));
}

#[divan::bench]
fn record_one_answer_among_all(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    let answer = answer(7);
    bencher.bench_local(|| store.record(FILLED.1.id, NOW, &answer));
}

#[divan::bench(sample_count = 5)]
fn export(bencher: Bencher) {
    let mut store = Store::open(Some(&FILLED.0));
    bencher.bench_local(|| store.export(FILLED.1.id));
}
