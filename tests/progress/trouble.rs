//! Files that are damaged, folders that cannot be written, disks that are full.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use chess_codex::i18n::{Lang, Messages};
use chess_codex::progress::{Cause, Learner, Notice, Saved, Store};

use super::support::{NOW, answer, count, folder, open, pupil};

const FILE: &str = "progress.db";

/// A store with a learner and some hundred answers, closed.
fn filled(folder: &Path) -> Learner {
    let mut store = open(folder);
    let anna = pupil(&mut store, "Анна");
    store.touch(anna.id, NOW).unwrap();
    for number in 0..300 {
        store.record(anna.id, NOW, &answer("6-3-knight", &format!("#{number}")));
    }
    anna
}

/// Writes nonsense over a part of a file.
fn overwrite(mut file: &File, offset: u64, length: usize) {
    file.seek(SeekFrom::Start(offset)).unwrap();
    file.write_all(&vec![0xA5; length]).unwrap();
}

/// What is told of a damaged file of which nothing could be read.
fn nothing_saved(place: &Path) -> Notice {
    Notice::SetAside { place: place.to_owned(), saved: Saved::default() }
}

/// Opens a folder whose file is damaged: it is set aside whole, and a new one works.
fn set_aside(folder: &Path, damaged: Option<&[u8]>) {
    let mut store = Store::open(Some(folder));
    let aside = folder.join("progress-damaged-1.db");
    assert_eq!(store.take_notices(), [nothing_saved(&aside)]);
    assert!(store.is_kept());
    if let Some(damaged) = damaged {
        assert!(fs::read(&aside).unwrap() == damaged, "it is what it was");
    }
    assert_eq!(store.learners().unwrap(), []);
    let boris = pupil(&mut store, "Борис");
    store.record(boris.id, NOW, &answer("6-3-knight", "#1"));
    assert_eq!(count(&mut open(folder), &boris), 1);
}

#[test]
fn what_is_no_database_is_set_aside() {
    let folder = folder("garbage");
    fs::write(folder.join(FILE), "this was a shopping list").unwrap();
    set_aside(&folder, Some(b"this was a shopping list"));
}

#[test]
fn an_empty_file_is_a_new_one_unless_there_is_a_log() {
    let empty = folder("empty");
    fs::write(empty.join(FILE), "").unwrap();
    pupil(&mut open(&empty), "Анна");
    let log = folder("empty-log");
    fs::write(log.join(FILE), "").unwrap();
    fs::write(log.join("progress.db-wal"), "what was written last").unwrap();
    set_aside(&log, Some(b""));
    assert_eq!(fs::read(log.join("progress-damaged-1.db-wal")).unwrap(), b"what was written last");
}

#[test]
fn a_folder_in_the_place_of_the_file_is_set_aside() {
    let folder = folder("directory");
    fs::create_dir(folder.join(FILE)).unwrap();
    fs::write(folder.join(FILE).join("notes.txt"), "keep me").unwrap();
    set_aside(&folder, None);
    assert_eq!(fs::read(folder.join("progress-damaged-1.db").join("notes.txt")).unwrap(), b"keep me");
}

#[test]
fn a_file_of_another_program_is_set_aside() {
    let folder = folder("foreign");
    let other = rusqlite::Connection::open(folder.join(FILE)).unwrap();
    other.execute_batch("CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x')").unwrap();
    drop(other);
    let bytes = fs::read(folder.join(FILE)).unwrap();
    set_aside(&folder, Some(&bytes));
}

#[test]
fn earlier_damaged_files_stay() {
    let folder = folder("second");
    fs::write(folder.join("progress-damaged-1.db"), "the first").unwrap();
    fs::write(folder.join(FILE), "the second").unwrap();
    let place = folder.join("progress-damaged-2.db");
    assert_eq!(Store::open(Some(&folder)).take_notices(), [nothing_saved(&place)]);
    assert_eq!(fs::read(folder.join("progress-damaged-1.db")).unwrap(), b"the first");
    assert_eq!(fs::read(place).unwrap(), b"the second");
}

#[test]
fn damage_found_in_the_middle_of_a_lesson_does_not_end_it() {
    let folder = folder("later");
    filled(&folder);
    // Everything after the first two pages is overwritten: the list of tables is whole, the tables are not.
    let file = OpenOptions::new().write(true).open(folder.join(FILE)).unwrap();
    let length = usize::try_from(file.metadata().unwrap().len()).unwrap();
    let mut store = open(&folder);
    let learner = store.learners().unwrap().remove(0);
    store.touch(learner.id, NOW).unwrap();
    drop(store);
    overwrite(&file, 5 * 4096, length - 5 * 4096);
    let mut store = Store::open(Some(&folder));
    assert_eq!(store.take_notices(), [], "opening does not read it all");
    if store.touch(learner.id, NOW).is_err() {
        return assert!(store.is_kept());
    }
    store.record(learner.id, NOW, &answer("6-3-knight", "#1"));
    assert!(matches!(store.take_notices().as_slice(), [Notice::SetAside { .. }]));
    assert!(store.is_kept());
    // The lesson went on for the same learner, in the new file.
    let mut again = open(&folder);
    assert_eq!(again.learner(learner.id).unwrap().name, "Анна");
    assert_eq!(count(&mut again, &learner), 1);
}

#[test]
fn two_programs_that_find_the_damage_set_it_aside_once() {
    let folder = folder("race");
    fs::write(folder.join(FILE), "this was a shopping list").unwrap();
    let threads: Vec<_> = (0..8)
        .map(|number| {
            let folder = folder.clone();
            std::thread::spawn(move || {
                let mut store = Store::open(Some(&folder));
                pupil(&mut store, &format!("Ученик {number}"));
                let notices = store.take_notices();
                assert!(store.is_kept(), "{notices:?}");
                notices.len()
            })
        })
        .collect();
    let told: usize = threads.into_iter().map(|thread| thread.join().unwrap()).sum();
    assert_eq!(told, 1);
    assert_eq!(open(&folder).learners().unwrap().len(), 8, "nobody was set aside with it");
    assert!(!folder.join("progress-damaged-2.db").exists());
}

#[test]
fn programs_that_begin_at_once_all_keep() {
    for round in 0..10 {
        let folder = folder(&format!("begin-{round}"));
        let threads: Vec<_> = (0..8)
            .map(|number| {
                let folder = folder.clone();
                std::thread::spawn(move || {
                    let mut store = Store::open(Some(&folder));
                    pupil(&mut store, &format!("Ученик {number}"));
                    assert_eq!(store.take_notices(), []);
                })
            })
            .collect();
        threads.into_iter().for_each(|thread| thread.join().unwrap());
        assert_eq!(open(&folder).learners().unwrap().len(), 8);
    }
}

#[test]
fn a_program_that_was_stopped_while_it_opened_holds_nobody_up_for_good() {
    let folder = folder("stopped");
    filled(&folder);
    let lock = fs::File::create(folder.join("progress.lock")).unwrap();
    lock.lock().unwrap();
    assert!(open(&folder).is_kept(), "a file in order is opened all the same");
    // A damaged one is not set aside behind the other's back.
    fs::write(folder.join(FILE), "torn").unwrap();
    let mut store = Store::open(Some(&folder));
    assert!(matches!(store.take_notices()[..], [Notice::NothingIsKept { cause: Cause::Damaged, .. }]));
    assert_eq!(fs::read(folder.join(FILE)).unwrap(), b"torn");
}

/// A store that keeps nothing works all the same, and has said why.
fn goes_on(mut store: Store, cause: &Cause) {
    let notices = store.take_notices();
    assert!(matches!(notices.as_slice(), [Notice::NothingIsKept { cause: told, .. }] if told == cause), "{notices:?}");
    assert!(!store.is_kept());
    let boris = pupil(&mut store, "Борис");
    store.record(boris.id, NOW, &answer("6-3-knight", "#1"));
    store.finish(boris.id, NOW, "6-3-knight", 3);
    assert_eq!(store.standing(boris.id).unwrap().stars["6-3-knight"], 3);
    assert_eq!(count(&mut store, &boris), 1);
    assert_eq!(store.take_notices(), [], "it is told once");
}

#[test]
fn without_a_folder_the_lesson_goes_on() {
    goes_on(Store::open(None), &Cause::NoFolder);
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told() {
    let folder = folder("not-a-folder");
    fs::write(folder.join("data"), "").unwrap();
    for place in [folder.join("data"), folder.join("data").join("deeper")] {
        let mut store = Store::open(Some(&place));
        let [Notice::NothingIsKept { cause: Cause::NotAFolder, place: told }] = &store.take_notices()[..] else {
            panic!()
        };
        assert!(told.starts_with(&place));
        pupil(&mut store, "Анна");
    }
}

#[test]
fn every_notice_has_its_words() {
    let causes = [
        Cause::NoFolder,
        Cause::ReadOnly,
        Cause::Full,
        Cause::NotFound,
        Cause::NotAFolder,
        Cause::Busy,
        Cause::Newer,
        Cause::Damaged,
        Cause::LearnerGone,
        Cause::Other("why".into()),
    ];
    let place = Path::new("/home/a/progress.db").to_owned();
    let mut notices = vec![Notice::KeptAgain { answers: 21 }, Notice::MovedAway { place: place.clone() }];
    for saved in [(0, false), (812, false), (812, true)].map(|(answers, is_whole)| Saved { answers, is_whole }) {
        notices.push(Notice::SetAside { place: place.clone(), saved });
        notices.push(Notice::ReadInPart { place: place.clone(), saved });
    }
    notices.extend(causes.map(|cause| Notice::NothingIsKept { cause, place: place.clone() }));
    for notice in notices {
        for (id, args) in notice.messages() {
            for &lang in Lang::all() {
                Messages::interface().try_format(lang, &id, &args).unwrap();
            }
        }
    }
}

#[test]
fn a_learner_removed_in_another_window_is_told_once() {
    let folder = folder("removed");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    let boris = pupil(&mut store, "Борис");
    open(&folder).remove(anna.id).unwrap();
    for _ in 0..2 {
        store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    }
    let notices = store.take_notices();
    assert!(matches!(notices.as_slice(), [Notice::NothingIsKept { cause: Cause::LearnerGone, .. }]), "{notices:?}");
    store.record(boris.id, NOW, &answer("6-3-knight", "#1"));
    assert_eq!(count(&mut store, &boris), 1);
}

#[test]
fn what_had_to_wait_is_kept_when_it_can_be() {
    let folder = folder("busy");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    let other = rusqlite::Connection::open(folder.join(FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    // This waits for five seconds in vain.
    store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    let notices = store.take_notices();
    assert!(matches!(notices.as_slice(), [Notice::NothingIsKept { cause: Cause::Busy, .. }]), "{notices:?}");
    assert!(!store.is_kept());
    other.execute_batch("ROLLBACK").unwrap();
    store.record(anna.id, NOW, &answer("6-3-knight", "#2"));
    assert_eq!(store.take_notices(), [Notice::KeptAgain { answers: 1 }]);
    assert!(store.is_kept());
    assert_eq!(count(&mut open(&folder), &anna), 2);
}

/// Moves the file with all that belongs to it into another folder.
#[cfg(unix)]
fn move_away(folder: &Path) {
    fs::create_dir(folder.join("away")).unwrap();
    for name in [FILE, "progress.db-wal", "progress.db-shm"] {
        if folder.join(name).exists() {
            fs::rename(folder.join(name), folder.join("away").join(name)).unwrap();
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_moved_away_is_begun_anew_for_the_same_learner() {
    let folder = folder("moved");
    let mut store = open(&folder);
    pupil(&mut store, "Анна");
    let boris = pupil(&mut store, "Борис");
    store.touch(boris.id, NOW).unwrap();
    store.record(boris.id, NOW, &answer("6-3-knight", "#1"));
    move_away(&folder);
    for number in 2..4 {
        store.record(boris.id, NOW, &answer("6-3-knight", &format!("#{number}")));
    }
    assert_eq!(store.take_notices(), [Notice::MovedAway { place: folder.join(FILE) }]);
    assert!(store.is_kept());
    let mut new = open(&folder);
    assert_eq!(new.learners().unwrap(), std::slice::from_ref(&boris));
    assert_eq!(count(&mut new, &boris), 2);
    assert_eq!(count(&mut open(&folder.join("away")), &boris), 1);
}

#[cfg(unix)]
#[test]
fn answers_of_one_child_never_become_those_of_another() {
    let folder = folder("other-child");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    store.touch(anna.id, NOW).unwrap();
    move_away(&folder);
    // Somebody puts another file there, in which the number is Boris's.
    let boris = pupil(&mut open(&folder), "Борис");
    assert_eq!(anna.id, boris.id);
    store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    let notices = store.take_notices();
    let expected = [Notice::MovedAway { place: folder.join(FILE) }];
    assert_eq!(notices[..1], expected);
    assert!(matches!(&notices[1..], [Notice::NothingIsKept { cause: Cause::LearnerGone, .. }]), "{notices:?}");
    assert_eq!(count(&mut open(&folder), &boris), 0);
    assert_eq!(count(&mut store, &anna), 1, "the lesson goes on");
}

#[test]
fn a_log_without_its_file_is_set_aside() {
    let folder = folder("only-log");
    fs::write(folder.join("progress.db-wal"), "what was written last").unwrap();
    let mut store = Store::open(Some(&folder));
    let aside = folder.join("progress-damaged-1.db");
    assert_eq!(store.take_notices(), [nothing_saved(&aside)]);
    assert_eq!(fs::read(folder.join("progress-damaged-1.db-wal")).unwrap(), b"what was written last");
    assert!(store.is_kept());
}

#[test]
fn what_still_waits_is_written_at_the_end() {
    let folder = folder("at-the-end");
    let mut store = open(&folder);
    let anna = pupil(&mut store, "Анна");
    let other = rusqlite::Connection::open(folder.join(FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    store.record(anna.id, NOW, &answer("6-3-knight", "#1"));
    assert!(!store.is_kept());
    other.execute_batch("ROLLBACK").unwrap();
    drop(store);
    assert_eq!(count(&mut open(&folder), &anna), 1);
}
