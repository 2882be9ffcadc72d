//! How long storing an answer, opening the store and reading a report take. `PROGRESS_ANSWERS` says how many answers
//! each of the 30 learners has: 3,000 unless it is given; issue 9 asks about 100,000.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

use chess_codex::i18n::Lang;
use chess_codex::lesson::Catalog;
use chess_codex::print::report::{Asked, Report, page};
use chess_codex::progress::{Answer, Learner, Moment, NewLearner, Source, Store};
use chess_codex::rules::{Color, Level, Piece, Role, SquareSet};
use chess_codex::wording::Words;
use divan::Bencher;
use rusqlite::{Connection, params};

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

/// In one go a learner gives so many answers; then those of the others stand in the file.
const SITTING: u64 = 20;

/// A store of thirty learners, whose answers go over two years and stand among each other's.
static FILLED: LazyLock<(PathBuf, Learner)> = LazyLock::new(|| {
    let begun = Instant::now();
    let folder = folder("filled");
    let mut store = Store::open(Some(&folder));
    let learners: Vec<Learner> = (0..LEARNERS)
        .map(|learner| store.add(&NewLearner::pupil(&format!("Learner {learner}")), NOW).expect("it can be added"))
        .collect();
    drop(store);
    let file = folder.join("progress.db");
    let count = answers();
    fill(&file, &learners, count).expect("the file can be written");
    let size = fs::metadata(file).map_or(0, |file| file.len());
    println!("{LEARNERS} learners with {count} answers each: {} MiB, filled in {:?}", size >> 20, begun.elapsed());
    (folder, learners[7].clone())
});

/// Writes the answers, as rows without the store: one transaction that nobody could take back, and indices afterwards.
fn fill(file: &Path, learners: &[Learner], count: u64) -> rusqlite::Result<()> {
    let mut connection = Connection::open(file)?;
    connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000")?;
    let filling = connection.transaction()?;
    let indices: Vec<(String, String)> = filling
        .prepare(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'answer' AND sql IS NOT NULL",
        )?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (name, _) in &indices {
        filling.execute_batch(&format!("DROP INDEX {name}"))?;
    }
    for begin in (0..count).step_by(usize::try_from(SITTING).unwrap_or(1)) {
        for learner in learners {
            for number in begin..count.min(begin + SITTING) {
                let age = (count - number) * 730 * Moment::DAY.unsigned_abs() / count;
                insert(&filling, learner, NOW.0 - age.cast_signed(), number)?;
            }
        }
    }
    for (_, sql) in &indices {
        filling.execute_batch(sql)?;
    }
    filling.commit()?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))
}

fn insert(filling: &Connection, learner: &Learner, at: i64, number: u64) -> rusqlite::Result<()> {
    let number = number * LEARNERS + learner.id.0.unsigned_abs();
    let answer = answer(number);
    let Source::Lesson { lesson, step } = &answer.source else { return Ok(()) };
    let uid = u128::from(mixed(number)) << 64 | u128::from(mixed(!number));
    let sql = "INSERT INTO answer (uid, learner, at, lesson, step, kind, piece, level, fen, is_right, hits, missed, extra, \
               misconceptions, wrong_tries, hints, stars, took) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'legal', ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)";
    filling.prepare_cached(sql)?.execute(params![
        uid.to_be_bytes(),
        learner.id.0,
        at,
        lesson,
        step,
        answer.kind,
        answer.piece.map(|piece| piece.to_string()),
        answer.fen,
        answer.is_right,
        answer.hits.0.cast_signed(),
        answer.missed.0.cast_signed(),
        answer.extra.0.cast_signed(),
        answer.misconceptions.join(" "),
        answer.wrong_tries,
        answer.hints,
        answer.stars,
        answer.took,
    ])?;
    Ok(())
}

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
