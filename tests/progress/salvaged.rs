//! What can be read of a damaged file is in the new one, and the damaged file is where it is said to be, as it was.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::progress::{Moment, Notice, Saved, Store};
use rusqlite::{Connection, params};

use super::support::{NOW, answer, count, folder, open, pupil};

const FILE: &str = "progress.db";
const PAGE: usize = 4096;
const ANSWERS: i64 = 400;

/// The bytes of a store with Anna and Boris, their answers in turn, all of it the same each time.
fn bytes(name: &str) -> Vec<u8> {
    let folder = folder(name);
    let mut store = open(&folder);
    for name in ["Анна", "Борис"] {
        let learner = pupil(&mut store, name);
        store.finish(learner.id, NOW, "6-1-rook", 3);
        store.keep_place(learner.id, NOW, "6-3-knight", 4);
        store.set(learner.id, "theme", "light").unwrap();
    }
    drop(store);
    let connection = Connection::open(folder.join(FILE)).unwrap();
    connection.execute_batch("PRAGMA synchronous = OFF; BEGIN").unwrap();
    for number in 0..ANSWERS {
        let uid = u128::from(number.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15)) << 64 | 7;
        let sql = "INSERT INTO answer (uid, learner, at, lesson, step, kind, piece, level, fen, is_right, hits, missed, \
                   extra, misconceptions, wrong_tries, hints, stars, took) VALUES (?1, ?2, ?3, '6-3-knight', ?4, 'find', 'N', \
                   'legal', '8/8/8/8/3N4/8/8/8 w - - 0 1', ?5, 5, 6, 7, ?6, 1, 0, 2, 1500)";
        let (is_right, reasons) = if number % 3 == 0 { (false, "knight-nearest") } else { (true, "") };
        let step = format!("#{}", number % 9);
        let at = NOW.0 - (ANSWERS - number) * 60_000;
        connection.execute(sql, params![uid.to_be_bytes(), 1 + number % 2, at, step, is_right, reasons]).unwrap();
    }
    connection.execute_batch("COMMIT").unwrap();
    drop(connection);
    fs::read(folder.join(FILE)).unwrap()
}

/// The rows of a file that SQLite can read, each by itself, as one text by its number.
fn rows(file: &Path) -> BTreeMap<i64, String> {
    let connection = Connection::open(file).unwrap();
    connection.execute_batch("PRAGMA writable_schema = ON").unwrap();
    let sql = "SELECT hex(uid) || learner || ' ' || at || lesson || step || kind || piece || level || fen || is_right || hits \
               || missed || extra || misconceptions || wrong_tries || hints || stars || took \
               FROM answer NOT INDEXED WHERE seq = ?1";
    let Ok(mut row) = connection.prepare(sql) else { return BTreeMap::new() };
    let row = |number| Some((number, row.query_row([number], |row| row.get(0)).ok()?));
    (1..=ANSWERS).filter_map(row).collect()
}

/// A folder with these bytes as its file, and a copy elsewhere to look into.
fn damaged(name: &str, bytes: &[u8]) -> (PathBuf, PathBuf) {
    let place = folder(name);
    fs::write(place.join(FILE), bytes).unwrap();
    let copy = folder(&format!("{name}-copy")).join("copy.db");
    fs::write(&copy, bytes).unwrap();
    (place, copy)
}

/// All that somebody who opens the program does with a store.
fn use_it(store: &mut Store) {
    for learner in store.learners().unwrap_or_default() {
        let _ = store.touch(learner.id, NOW);
        let _ = store.settings(learner.id);
        let _ = store.standing(learner.id);
        let _ = store.cards(learner.id);
        let _ = store.report(learner.id, NOW, 0, None);
        let _ = store.digests(&[learner.id], NOW, 0, Some(Moment(0)));
        let _ = store.export(learner.id);
    }
}

/// The only thing told is that the file was set aside.
fn set_aside(store: &mut Store, folder: &Path) -> Saved {
    match &store.take_notices()[..] {
        [Notice::SetAside { place, saved }] => {
            assert_eq!(place, &folder.join("progress-damaged-1.db"));
            *saved
        }
        other => panic!("{other:?}"),
    }
}

/// The root page of a table or an index, counted from 0.
fn root(bytes: &[u8], name: &str) -> usize {
    let file = folder(&format!("root-of-{name}")).join("root.db");
    fs::write(&file, bytes).unwrap();
    let connection = Connection::open(file).unwrap();
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    connection.query_row(sql, [name], |row| row.get::<_, u32>(0)).unwrap() as usize - 1
}

#[test]
fn a_bad_page_in_the_middle_of_the_answers_costs_its_own_rows() {
    let whole = bytes("middle-whole");
    let (_, copy) = damaged("middle-rows", &whole);
    let all = rows(&copy);
    assert_eq!(all.len(), usize::try_from(ANSWERS).unwrap());
    // Two pages of answers, good ones between them: those with a row that is told apart by its text.
    let page_of = |number: i64| {
        let at = (NOW.0 - (ANSWERS - number) * 60_000).to_be_bytes();
        whole.chunks(PAGE).position(|page| page[0] == 13 && page.windows(6).any(|six| six == &at[2..])).unwrap()
    };
    let mut bytes = whole.clone();
    for number in [100, 250] {
        let page = page_of(number);
        bytes[page * PAGE..(page + 1) * PAGE].fill(0xA5);
    }
    let (folder, copy) = damaged("middle", &bytes);
    let readable = rows(&copy);
    assert!((300..400).contains(&readable.len()), "{}", readable.len());
    let mut store = open(&folder);
    use_it(&mut store);
    let saved = set_aside(&mut store, &folder);
    assert_eq!(saved, Saved { answers: readable.len(), is_whole: false });
    let learners = store.learners().unwrap();
    let counted: u32 = learners.iter().map(|learner| count(&mut store, learner)).sum();
    assert_eq!(usize::try_from(counted).unwrap(), readable.len());
    for learner in &learners {
        let standing = store.standing(learner.id).unwrap();
        assert_eq!((standing.stars["6-1-rook"], standing.places["6-3-knight"].step), (3, 4));
        assert_eq!(store.settings(learner.id).unwrap()["theme"], "light");
    }
    drop(store);
    assert_eq!(rows(&folder.join(FILE)), readable);
    assert_eq!(fs::read(folder.join("progress-damaged-1.db")).unwrap(), bytes, "it is what it was");
}

#[test]
fn a_bad_page_in_an_index_costs_nothing() {
    for index in ["answer_report", "answer_stars", "answer_wrong", "sqlite_autoindex_answer_1", "finish_lesson"] {
        let mut bytes = bytes("index-whole");
        let page = root(&bytes, index);
        bytes[page * PAGE..(page + 1) * PAGE].fill(0);
        let (folder, copy) = damaged("index", &bytes);
        let mut store = open(&folder);
        use_it(&mut store);
        let anna = store.learner_named("Анна").unwrap().unwrap();
        store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
        assert_eq!(set_aside(&mut store, &folder), Saved { answers: rows(&copy).len(), is_whole: true }, "{index}");
        assert_eq!(count(&mut store, &anna), 1 + u32::try_from(ANSWERS / 2).unwrap());
    }
}

#[test]
fn a_spoiled_beginning_costs_nothing_and_an_end_cut_off_what_stood_there() {
    let whole = bytes("head-whole");
    type Spoil = fn(&mut Vec<u8>);
    let table: [(&str, Spoil, bool); 5] = [
        ("zeroed-head", |bytes| bytes[..100].fill(0), true),
        ("bad-head", |bytes| bytes[..64].fill(0xA5), true),
        ("bad-list", |bytes| bytes[100..164].fill(0xA5), true),
        ("zeroed-page", |bytes| bytes[..PAGE].fill(0), true),
        ("cut", |bytes| bytes.truncate(bytes.len() / 2 + 100), false),
    ];
    for (name, spoil, is_whole) in table {
        let mut bytes = whole.clone();
        spoil(&mut bytes);
        let (folder, copy) = damaged(name, &bytes);
        let mut store = Store::open(Some(&folder));
        let saved = set_aside(&mut store, &folder);
        assert_eq!(saved.is_whole, is_whole, "{name}");
        if is_whole {
            assert_eq!(saved.answers, usize::try_from(ANSWERS).unwrap(), "{name}");
        } else {
            assert_eq!(saved.answers, rows(&copy).len(), "{name}");
            assert!(saved.answers > 0, "{name}");
        }
        let names: Vec<String> = store.learners().unwrap().into_iter().map(|learner| learner.name).collect();
        assert_eq!(names, ["Борис", "Анна"], "{name}");
        assert!(store.is_kept());
        assert_eq!(fs::read(folder.join("progress-damaged-1.db")).unwrap(), bytes, "{name}: it is what it was");
    }
}

/// A byte that says something impossible where SQLite does not look at once.
#[test]
fn one_wrong_byte_on_the_first_page_costs_nothing() {
    let whole = bytes("byte-whole");
    let all = usize::try_from(ANSWERS).unwrap();
    let schema = whole[..PAGE].windows(12).position(|text| text == b"CREATE TABLE").unwrap();
    let changes = [(31, 7), (47, 7), (59, 7), (104, 7), (108, 0xff), (schema, b'2'), (schema + 14, 0xff)];
    for (place, value) in changes {
        let mut bytes = whole.clone();
        bytes[place] = value;
        let (folder, _) = damaged(&format!("byte-{place}"), &bytes);
        let mut store = Store::open(Some(&folder));
        store.examine();
        use_it(&mut store);
        let names: Vec<String> = store.learners().unwrap().into_iter().map(|learner| learner.name).collect();
        assert!(names.contains(&"Анна".to_owned()) && names.contains(&"Борис".to_owned()), "{place}: {names:?}");
        assert_eq!(rows(&folder.join(FILE)).len(), all, "{place}");
        let notices = store.take_notices();
        let is_told = |notice: &Notice| matches!(notice, Notice::SetAside { saved, .. } if saved.answers == all);
        assert!(notices.is_empty() || notices.iter().any(is_told), "{place}: {notices:?}");
    }
}

/// Nobody asks for the row of a lost page, nor for a lost index, when the program is opened.
#[test]
fn damage_that_nobody_meets_is_found_when_the_file_is_looked_through() {
    let whole = bytes("unmet-whole");
    for name in ["answer", "finish", "answer_stars"] {
        let mut bytes = whole.clone();
        let leaf = match name {
            "answer" => bytes.chunks(PAGE).rposition(|page| page[0] == 13).unwrap(),
            name => root(&bytes, name),
        };
        bytes[leaf * PAGE..(leaf + 1) * PAGE].fill(0);
        let (folder, copy) = damaged(&format!("unmet-{name}"), &bytes);
        let readable = rows(&copy).len();
        let mut store = open(&folder);
        assert_eq!(store.take_notices(), [], "{name}");
        store.examine();
        assert_eq!(set_aside(&mut store, &folder).answers, readable, "{name}");
        assert_eq!(rows(&folder.join(FILE)).len(), readable, "{name}");
        store.examine();
        assert_eq!(store.take_notices(), [], "{name}");
    }
}

#[test]
fn what_stands_in_the_log_alone_is_saved_too() {
    let place = folder("log");
    let mut store = open(&place);
    let anna = pupil(&mut store, "Анна");
    for number in 0..5 {
        store.record(anna.id, NOW, &answer("6-3-knight", &format!("#{number}")));
    }
    // As after a kill: the log was not put into the file.
    let killed = folder("log-killed");
    for name in [FILE, "progress.db-wal"] {
        fs::copy(place.join(name), killed.join(name)).unwrap();
    }
    let mut bytes = fs::read(killed.join(FILE)).unwrap();
    bytes[..16].fill(0);
    fs::write(killed.join(FILE), &bytes).unwrap();
    let log = fs::read(killed.join("progress.db-wal")).unwrap();
    let mut again = Store::open(Some(&killed));
    assert_eq!(set_aside(&mut again, &killed), Saved { answers: 5, is_whole: true });
    assert_eq!(count(&mut again, &anna), 5);
    // The end of the last writing is missing: it was never done.
    let torn = folder("log-torn");
    fs::write(torn.join(FILE), &bytes).unwrap();
    fs::write(torn.join("progress.db-wal"), &log[..log.len() - 1]).unwrap();
    let mut again = Store::open(Some(&torn));
    assert_eq!(set_aside(&mut again, &torn), Saved { answers: 4, is_whole: true });
    assert_eq!(fs::read(torn.join("progress-damaged-1.db-wal")).unwrap(), log[..log.len() - 1]);
    // So much is written that it goes into the log before it is committed: that was not done either.
    let other = Connection::open(place.join(FILE)).unwrap();
    let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
                INSERT INTO setting SELECT 1, i, 'not yet' FROM n";
    other.execute_batch(&format!("PRAGMA cache_size = 2; BEGIN; {many}")).unwrap();
    let early = folder("log-early");
    fs::write(early.join(FILE), &bytes).unwrap();
    fs::copy(place.join("progress.db-wal"), early.join("progress.db-wal")).unwrap();
    assert!(fs::metadata(early.join("progress.db-wal")).unwrap().len() > 2 * log.len() as u64);
    let mut again = Store::open(Some(&early));
    assert_eq!(set_aside(&mut again, &early), Saved { answers: 5, is_whole: true });
    assert!(again.settings(anna.id).unwrap().is_empty());
}

#[test]
fn answers_of_a_learner_who_cannot_be_read_are_kept_under_the_name_that_the_index_has() {
    let mut bytes = bytes("nobody-whole");
    let page = root(&bytes, "learner");
    bytes[page * PAGE..(page + 1) * PAGE].fill(0xA5);
    let (folder, _) = damaged("nobody", &bytes);
    let mut store = open(&folder);
    let learners = store.learners().unwrap();
    assert_eq!(set_aside(&mut store, &folder), Saved { answers: 400, is_whole: false });
    let mut names: Vec<&str> = learners.iter().map(|learner| learner.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Анна", "Борис"]);
    assert_eq!(count(&mut store, &learners[0]), 200);
}

#[test]
fn a_program_that_was_stopped_while_it_saved_loses_nothing() {
    let whole = bytes("stopped-whole");
    // Stopped before the new file was whole: it is begun again.
    let mut bytes = whole.clone();
    bytes[..100].fill(0);
    let (place, _) = damaged("stopped-early", &bytes);
    fs::write(place.join("progress-saved.part"), &whole[..10_000]).unwrap();
    let mut store = Store::open(Some(&place));
    assert_eq!(set_aside(&mut store, &place).answers, 400);
    assert!(!place.join("progress-saved.part").exists());
    // Stopped when it was whole: with the damaged file in its place, half moved, or moved.
    for step in 0..3 {
        let (place, _) = damaged(&format!("stopped-{step}"), b"torn");
        fs::write(place.join("progress.db-wal"), b"torn log").unwrap();
        fs::write(place.join("progress-saved-1.db"), &whole).unwrap();
        if step > 0 {
            fs::rename(place.join("progress.db-wal"), place.join("progress-damaged-1.db-wal")).unwrap();
        }
        if step > 1 {
            fs::rename(place.join(FILE), place.join("progress-damaged-1.db")).unwrap();
        }
        drop(open(&place));
        assert_eq!(rows(&place.join(FILE)).len(), 400);
        assert_eq!(fs::read(place.join("progress-damaged-1.db")).unwrap(), b"torn");
        assert_eq!(fs::read(place.join("progress-damaged-1.db-wal")).unwrap(), b"torn log");
        assert!(!place.join("progress-saved-1.db").exists());
    }
}

/// What lies in a folder.
fn lies_in(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
}

/// splitmix64.
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ (mixed >> 31)
}

/// Spoils one page, in one of several ways.
fn spoil(bytes: &mut [u8], seed: u64) {
    let pages = bytes.len() / PAGE;
    let page = usize::try_from(mixed(seed)).unwrap() % pages;
    let page = &mut bytes[page * PAGE..(page + 1) * PAGE];
    let drawn = |number: u64| usize::try_from(mixed(seed ^ number << 32)).unwrap();
    let noise = |byte: &mut u8, number: usize| *byte = drawn(number as u64 + 9).to_le_bytes()[0];
    match seed % 4 {
        0 => page.fill(0),
        1 => page.iter_mut().enumerate().for_each(|(number, byte)| noise(byte, number)),
        2 => (0..3).for_each(|number| noise(&mut page[drawn(number) % PAGE], 5)),
        _ => {
            let begin = drawn(1) % (PAGE - 64);
            page[begin..begin + 64].iter_mut().enumerate().for_each(|(number, byte)| noise(byte, number));
        }
    }
}

#[test]
fn whatever_one_page_holds_no_row_that_can_be_read_is_lost() {
    let whole = bytes("random-whole");
    let (_, copy) = damaged("random-rows", &whole);
    let all = rows(&copy);
    for seed in 0..80 {
        let mut bytes = whole.clone();
        spoil(&mut bytes, seed);
        let (place, copy) = damaged("random", &bytes);
        // Who only reads changes nothing.
        let before = lies_in(&place);
        if let Ok(mut store) = Store::open_to_read(Some(&place)) {
            for learner in store.learners().unwrap_or_default() {
                let _ = (store.report(learner.id, NOW, 0, None), store.standing(learner.id), store.export(learner.id));
            }
        }
        assert!(lies_in(&place) == before, "seed {seed}");
        let mut store = Store::open(Some(&place));
        use_it(&mut store);
        let anna = store.learner_named("Анна").unwrap();
        if let Some(anna) = anna {
            store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
        }
        drop(store);
        let kept = rows(&place.join(FILE));
        for (number, row) in rows(&copy) {
            // A row that reads as it never was may have lost what it needs.
            if all.get(&number) == Some(&row) {
                assert_eq!(kept.get(&number), Some(&row), "seed {seed}");
            }
        }
        let aside = place.join("progress-damaged-1.db");
        assert!(!aside.exists() || fs::read(aside).unwrap() == bytes, "seed {seed}: it is what it was");
    }
}
