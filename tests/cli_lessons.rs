//! `lessons`, `check`, and `play` of a lesson with faults, over the real program.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;

use std::fs;
use std::path::PathBuf;

use cli_support::{Ran, run};

/// A folder with a good lesson and a broken one, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cli_lessons").join(name);
        fs::create_dir_all(&path).unwrap();
        fs::write(path.join("9-good.toml"), GOOD).unwrap();
        fs::write(path.join("9-broken.toml"), GOOD.replace("\"d4\"", "\"d5\"").replace("find", "fnid")).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const GOOD: &str = r#"format = 1
article = 6
edition = "school"
audience = "pupil"
title = { ru = "Свой урок", en = "A lesson of one's own" }

[[step]]
kind = "find"
board = "8/8/8/8/3N4/8/8/8"
piece = "d4"
rules = "formula"
"#;

#[test]
fn lessons_are_listed_in_columns() {
    for (lang, knight, lessons) in [
        ("en", ["6-3-knight", "Article 6", "The knight"], "exercises  built in"),
        ("ru", ["6-3-knight", "Статья 6", "Конь"], "встроенный"),
    ] {
        let Ran { status, out, err } = run(["lessons", "--lang", lang], "");
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.lines().count() >= 6, "{out}");
        let line = out.lines().find(|line| line.starts_with("6-3-knight ")).unwrap();
        // How wide a column is depends on the longest id and the longest title of all lessons.
        let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|column| !column.is_empty()).collect();
        assert!(columns.starts_with(&knight) && line.ends_with(lessons), "{line}");
        let last = if lang == "en" { "built in" } else { "встроенный" };
        assert!(out.lines().all(|line| line.ends_with(last)), "{out}");
        let widths = |column: &str| {
            out.lines().map(|line| line.split(column).next().map(|it| it.chars().count())).collect::<Vec<_>>()
        };
        assert!(widths(last).windows(2).all(|two| two[0] == two[1]), "{out}");
    }
}

#[test]
fn a_teachers_lessons_stand_beside_with_their_faults() {
    let folder = Folder::new("listed");
    let Ran { status, out, err } = run(["--lang", "ru", "lessons", "--lessons", folder.path()], "");
    assert_eq!((status, err.as_str()), (1, ""));
    let line = |id: &str| out.lines().find(|line| line.starts_with(id)).unwrap().to_owned();
    assert!(line("9-good").contains("Свой урок") && line("9-good").contains("1 шаг, 1 задание"), "{out}");
    assert!(line("9-good").ends_with("9-good.toml"), "{out}");
    assert!(line("9-broken").contains(" ошибк"), "{out}");
}

#[test]
fn a_teachers_lesson_is_played_by_id_and_by_file() {
    let folder = Folder::new("played");
    let file = format!("{}/9-good.toml", folder.path());
    for args in [vec!["play", "9-good", "--plain", "--lessons", folder.path()], vec!["play", &file, "--plain"]] {
        let Ran { status, out, err } = run(&args, "b3 b5 c2 c6 e2 e6 f3 f5\n");
        assert_eq!((status, err.as_str()), (0, ""), "{args:?}");
        assert!(out.starts_with("Article 6. A lesson of one's own\n"), "{out}");
        assert!(out.ends_with("\nThe lesson is done: 3 stars!\n"), "{out}");
    }
}

#[test]
fn a_broken_lesson_is_told_as_check_tells_it() {
    let folder = Folder::new("broken");
    let file = format!("{}/9-broken.toml", folder.path());
    for lang in ["en", "ru"] {
        let checked = run(["--lang", lang, "check", &file], "");
        assert_eq!((checked.status, checked.err.as_str()), (1, ""));
        for args in [vec!["play", &file, "--plain"], vec!["play", "9-broken", "--plain", "--lessons", folder.path()]] {
            let Ran { status, out, err } = run(["--lang", lang].iter().chain(&args), "");
            assert_eq!((status, out.as_str()), (1, ""));
            let faults = checked.out.rsplit_once("\n\n").unwrap().0;
            assert_eq!(err.trim_end(), faults, "{args:?}");
            assert!(err.contains("fnid") && !err.contains('\u{1b}'), "{err}");
        }
    }
}

#[test]
fn check_finds_faults_and_says_how_many() {
    let folder = Folder::new("checked");
    for paths in [vec![folder.path()], vec!["--lessons", folder.path()]] {
        let Ran { status, out, err } = run(["check"].iter().chain(&paths), "");
        assert_eq!((status, err.as_str()), (1, ""));
        assert!(out.contains("9-broken.toml:8:9\n"), "{out}");
        assert!(out.lines().last().unwrap().starts_with("2 lessons checked: "), "{out}");
    }
    for (lang, last) in [("en", "check FILE\n"), ("ru", "check ФАЙЛ.\n")] {
        let Ran { status, out, err } = run(["check", "--lang", lang], "");
        assert_eq!((status, err.as_str()), (0, ""));
        assert!(out.lines().count() == 2 && out.ends_with(last), "{out}");
    }
    let Ran { status, out, .. } = run(["check", "no/such/folder"], "");
    assert_eq!(status, 1);
    assert!(out.contains("no/such/folder"), "{out}");
}
