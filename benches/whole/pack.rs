//! A pack of many lessons: those of the course again and again, under names of their own.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder with so many lessons, each whole and without a fault.
pub fn pack(count: usize) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pack-of-{count}"));
    let _ = fs::remove_dir_all(&folder);
    let course = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| fs::read_to_string(path).expect("a file of the course");
    let mut names: Vec<String> = fs::read_dir(course.join("lessons"))
        .expect("the course")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().trim_end_matches(".toml").to_owned())
        .collect();
    names.sort();
    for language in ["ru", "en"] {
        fs::create_dir_all(folder.join("locales").join(language)).expect("a folder for the pack");
    }
    for number in 0..count {
        let name = &names[number % names.len()];
        let id = format!("pack-{number}-{name}");
        fs::write(folder.join(format!("{id}.toml")), read(course.join(format!("lessons/{name}.toml"))))
            .expect("a lesson is written");
        for language in ["ru", "en"] {
            let words = read(course.join(format!("locales/{language}/lessons/{name}.ftl")));
            let file = folder.join(format!("locales/{language}/{id}.ftl"));
            fs::write(file, format!("title = {id}\n{}", without_title(&words))).expect("its words are written");
        }
    }
    folder
}

/// The messages but the title, which the pack gives its own.
fn without_title(words: &str) -> String {
    let mut kept = String::new();
    let mut skips = false;
    for line in words.lines() {
        skips = line.starts_with("title =") || (skips && line.starts_with(' '));
        if !skips {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}
