//! How long `check` takes over a folder of lessons, beside parsing the TOML of the same lessons alone.
//!
//! The lessons are those of the program, copied until there are as many as are asked for, with their messages in both
//! languages. Those whose steps are solved or drawn by the program stand in a folder of their own, so that the solver's
//! share is told apart: `solved` against `parsed_of_solved`, everything else `checked` against `parsed`. Linear means that
//! the row of 1000 is ten times that of 100.

use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::i18n::Lang;
use chess_codex::lesson::{Style, check};
use divan::{Bencher, black_box};

const COUNTS: [usize; 2] = [100, 1000];

fn main() {
    divan::main();
}

/// Whether the program has to search or to draw for a lesson.
fn is_solved(text: &str) -> bool {
    ["kind = \"move\"", "kind = \"formula\"", "generate ="].iter().any(|sign| text.contains(sign))
}

/// The built-in lessons of one sort: id and text.
fn lessons(solved: bool) -> Vec<(String, String)> {
    let entries = fs::read_dir("lessons").expect("the lessons are there").filter_map(Result::ok);
    let text = |path: PathBuf| Some((path.file_stem()?.to_str()?.to_owned(), fs::read_to_string(path).ok()?));
    let mut lessons: Vec<_> = entries.filter_map(|entry| text(entry.path())).collect();
    lessons.retain(|(_, text)| is_solved(text) == solved);
    lessons.sort();
    lessons
}

/// A folder of so many lessons, and their texts.
fn folder(solved: bool, count: usize) -> (PathBuf, Vec<String>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("check_bench/{solved}-{count}"));
    let _ = fs::remove_dir_all(&folder);
    let lessons = lessons(solved);
    let mut texts = Vec::new();
    for (number, (id, text)) in lessons.iter().cycle().take(count).enumerate() {
        for lang in Lang::all() {
            let inside = folder.join("locales").join(lang.tag());
            fs::create_dir_all(&inside).expect("a folder can be made");
            let messages = fs::read_to_string(format!("locales/{lang}/lessons/{id}.ftl")).unwrap_or_default();
            fs::write(inside.join(format!("bench-{number}.ftl")), messages).expect("a file can be written");
        }
        fs::write(folder.join(format!("bench-{number}.toml")), text).expect("a file can be written");
        texts.push(text.clone());
    }
    (folder, texts)
}

fn checks(bencher: Bencher<'_, '_>, solved: bool, count: usize) {
    let (folder, _) = folder(solved, count);
    let paths = [folder];
    bencher.bench(|| {
        let checked = check(black_box(&paths), Lang::ENGLISH, Style::PLAIN);
        assert_eq!((checked.lessons, checked.errors), (count, 0));
    });
}

fn parses(bencher: Bencher<'_, '_>, solved: bool, count: usize) {
    let (_, texts) = folder(solved, count);
    bencher.bench(|| {
        for text in &texts {
            black_box(toml::de::DeTable::parse_recoverable(black_box(text)));
        }
    });
}

#[divan::bench(args = COUNTS, max_time = 5)]
fn parsed(bencher: Bencher<'_, '_>, count: usize) {
    parses(bencher, false, count);
}

#[divan::bench(args = COUNTS, max_time = 5)]
fn checked(bencher: Bencher<'_, '_>, count: usize) {
    checks(bencher, false, count);
}

#[divan::bench(args = COUNTS, max_time = 5)]
fn parsed_of_solved(bencher: Bencher<'_, '_>, count: usize) {
    parses(bencher, true, count);
}

#[divan::bench(args = COUNTS, max_time = 5)]
fn solved(bencher: Bencher<'_, '_>, count: usize) {
    checks(bencher, true, count);
}
