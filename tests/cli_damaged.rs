//! Commands that only read, where the store cannot be read or only in part: they say so, end with a status that says so too,
//! and leave everything as it is.
#![allow(clippy::unwrap_used, reason = "in a test's helper, too, an unwrap is an assertion")]

mod cli_support;
mod store_support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cli_support::{Ran, run};
use store_support::{PLAY, data, whole};

/// What lies in a folder.
fn lies_in(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
}

fn read(folder: &Path, lang: &str, line: &str) -> Ran {
    let place = folder.display().to_string();
    run(["--lang", lang, "--data-dir", &place].into_iter().chain(line.split_whitespace()), "")
}

const READING: [&str; 3] = ["learners", "report", "export Anna"];

#[test]
fn a_damaged_file_is_read_as_far_as_it_goes_and_not_touched() {
    let folder = data("damaged");
    let input = "a7 b8\n".repeat(40);
    run(PLAY.iter().copied().chain([folder.to_str().unwrap()]), input);
    let file = folder.join("progress.db");
    let mut bytes = fs::read(&file).unwrap();
    // A leaf with answers: it holds their board.
    let is_leaf = |page: &[u8]| page[0] == 13 && page.windows(8).any(|eight| eight == b"two-knig");
    let page = bytes.chunks(4096).rposition(is_leaf).unwrap();
    bytes[page * 4096..(page + 1) * 4096].fill(0xA5);
    fs::write(&file, &bytes).unwrap();
    let before = lies_in(&folder);
    for line in READING {
        let Ran { status, out, err } = read(&folder, "ru", line);
        assert!(out.contains("Anna"), "{line}: what can be read is there: {out}");
        // The list looks at no answers, so it cannot know.
        if line != "learners" {
            assert_eq!(status, 1, "{line}: {err}");
            assert!(err.contains("Прочитан") && err.contains("progress.db"), "{line}: {err}");
        }
        assert!(lies_in(&folder) == before, "{line}");
    }
    // Whoever plays has all that can be read in a new file, and hears of it.
    let Ran { status, out, err } = run(PLAY.iter().copied().chain([folder.to_str().unwrap()]), "a7 b8\n");
    assert_eq!(status, 0, "{err}");
    let told = format!("{out}{err}");
    assert!(told.contains("saved from the damaged progress file") && told.contains("progress-damaged-1.db"), "{told}");
    assert!(fs::read(folder.join("progress-damaged-1.db")).unwrap() == bytes);
    assert_eq!(read(&folder, "ru", "report").status, 0);
    let kept: u32 = whole(&folder).query_row("SELECT count(*) FROM answer", [], |row| row.get(0)).unwrap();
    assert!((20..41).contains(&kept), "{kept}");
}

#[test]
fn garbage_is_told_and_not_touched() {
    let folder = data("garbage");
    fs::write(folder.join("progress.db"), "this was a shopping list").unwrap();
    let before = lies_in(&folder);
    for line in READING {
        let Ran { status, out, err } = read(&folder, "en", line);
        assert_eq!((status, out.as_str()), (1, ""), "{line}: {err}");
        assert!(err.contains("no answers could be read in it") && err.contains("left as it is"), "{line}: {err}");
        assert!(lies_in(&folder) == before, "{line}");
    }
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told() {
    let folder = data("not-a-folder");
    let file = folder.join("passwd");
    fs::write(&file, "").unwrap();
    for line in READING {
        let Ran { status, out, err } = read(&file, "ru", line);
        assert_eq!((status, out.as_str()), (1, ""), "{line}: {err}");
        let said = format!("Прочитать успехи не получилось.\nНа пути к папке {} стоит файл.", file.display());
        assert!(err.starts_with(&said), "{line}: {err}");
    }
}

#[test]
fn a_file_of_a_newer_version_is_told() {
    let folder = data("newer");
    let newer = rusqlite::Connection::open(folder.join("progress.db")).unwrap();
    newer.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(newer);
    let before = lies_in(&folder);
    for line in READING {
        let Ran { status, out, err } = read(&folder, "en", line);
        assert_eq!((status, out.as_str()), (1, ""), "{line}: {err}");
        assert!(err.contains("from a newer version of the program"), "{line}: {err}");
    }
    assert!(lies_in(&folder) == before);
}

#[test]
fn where_nobody_has_learned_reading_makes_nothing() {
    let folder = data("nothing");
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(read(&folder, "en", "learners").status, 0);
    assert_eq!(read(&folder, "en", "report").status, 1);
    assert!(!folder.exists());
}
