//! Files of older and of newer versions.

use std::fs;

use chess_codex::progress::{Cause, Notice, Place, Store};

use super::support::{NOW, answer, count, folder, open, pupil};

#[test]
fn a_file_of_a_newer_version_is_never_touched() {
    for log in [false, true] {
        let folder = folder(if log { "newer-log" } else { "newer" });
        drop(open(&folder));
        let file = folder.join("progress.db");
        let newer = rusqlite::Connection::open(&file).unwrap();
        if log {
            // The newer program was killed: its version stands only in the log.
            newer.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).unwrap();
        }
        newer.execute_batch("CREATE TABLE future (x); PRAGMA user_version = 99").unwrap();
        drop(newer);
        let before = (fs::read(&file).unwrap(), fs::read(folder.join("progress.db-wal")).ok());
        assert_eq!(before.1.is_some(), log);
        let mut store = Store::open(Some(&folder));
        assert_eq!(store.take_notices(), [Notice::NothingIsKept { cause: Cause::Newer, place: file.clone() }]);
        let anna = store.add(&chess_codex::progress::NewLearner::pupil("Анна"), NOW).unwrap();
        store.keep_place(anna.id, NOW, "6-3-knight", 3);
        assert_eq!(store.standing(anna.id).unwrap().places["6-3-knight"], Place { step: 3 });
        drop(store);
        assert!(
            (fs::read(&file).unwrap(), fs::read(folder.join("progress.db-wal")).ok()) == before,
            "it is what it was"
        );
    }
}

#[test]
fn a_file_of_the_first_version_is_brought_up_with_all_that_is_in_it() {
    let folder = folder("older");
    let file = folder.join("progress.db");
    let older = rusqlite::Connection::open(&file).unwrap();
    older.execute_batch(include_str!("version-1.sql")).unwrap();
    drop(older);
    let mut store = open(&folder);
    let learners = store.learners().unwrap();
    let names: Vec<&str> = learners.iter().map(|learner| learner.name.as_str()).collect();
    assert_eq!(names, ["Весь класс", "Аня"]);
    let anna = learners[1].clone();
    assert_eq!(count(&mut store, &anna), 3);
    let standing = store.standing(anna.id).unwrap();
    assert_eq!(standing.stars["6-3-knight"], 2);
    assert_eq!(standing.places["6-3-knight"], Place { step: 4 });
    assert_eq!(store.settings(anna.id).unwrap()["theme"], "light");
    drop(store);
    let version: i64 =
        rusqlite::Connection::open(&file).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
    assert_eq!(version, 2);
}

#[test]
fn a_file_that_a_newer_program_takes_over_is_left_to_it() {
    let folder = folder("taken-over");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    rusqlite::Connection::open(folder.join("progress.db")).unwrap().pragma_update(None, "user_version", 99).unwrap();
    for _ in 0..2 {
        store.record(anna.id, NOW, &answer("6-3-knight", "#2"));
    }
    let notices = store.take_notices();
    assert!(matches!(notices.as_slice(), [Notice::NothingIsKept { cause: Cause::Newer, .. }]), "{notices:?}");
    assert!(!store.is_kept());
    assert_eq!(count(&mut store, &anna), 1);
}
