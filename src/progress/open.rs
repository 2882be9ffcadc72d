//! Opening the store's file: made at first use, brought to the current version, renewed if it is damaged, left alone if a
//! newer program made it. What only reads makes, moves and changes nothing.

use std::cell::Cell;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::image::{self, MAGIC};
use super::renew::{self, Aside};
use super::salvage::{self, Saved};
use super::schema;
use super::trouble::Cause;

/// The name of the file in the folder of the data.
pub(super) const FILE: &str = "progress.db";

/// Whoever opens it or renews it holds this.
const LOCK: &str = "progress.lock";

/// Where the version stands in the first page of SQLite's files.
const VERSION_AT: std::ops::Range<usize> = 60..64;

/// So long another program is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// After so long it is looked again whether the other program is done.
const PAUSE: Duration = Duration::from_millis(2);

/// What came of opening a folder.
pub(super) enum Opened {
    /// The file is there to be written.
    File {
        /// The way to it.
        connection: Connection,
        /// What became of a damaged one, if there was one.
        aside: Option<Aside>,
    },
    /// Nothing can be kept. What could be read is in memory.
    Memory(Connection, Cause),
}

/// Opens the file in a folder.
pub(super) fn open(folder: &Path) -> Result<Opened, Cause> {
    let file = folder.join(FILE);
    let opened = fs::create_dir_all(folder).map_err(Cause::from).and_then(|()| {
        // A file that another program is only making looks damaged, and is refused as busy.
        let turn = turn(folder);
        match (open_or_renew(folder, &file, turn.is_ok()), turn) {
            // Of a disk that may only be read, or is full, SQLite says no more than that it cannot open the file.
            (Err(Cause::Other(_)), Err(cause)) => Err(cause),
            (opened, _) => opened,
        }
    });
    match opened {
        Ok((connection, aside)) => Ok(Opened::File { connection, aside }),
        Err(Cause::Newer) => Ok(Opened::Memory(in_memory()?, Cause::Newer)),
        Err(cause) => {
            let copy = if cause == Cause::Damaged { None } else { copy(&file) };
            let memory = copy.or_else(|| salvage::into_memory(&file).ok().map(|(memory, _)| memory));
            Ok(Opened::Memory(memory.map_or_else(in_memory, Ok)?, cause))
        }
    }
}

/// What came of opening a folder to read what is there.
pub(super) enum Reading {
    /// The file, to be read alone.
    File(Connection),
    /// What could be read of a damaged file, in memory.
    Saved(Connection, Saved),
    /// All that is in the file, in memory; or nothing, if there is no file.
    Memory(Connection),
}

/// Opens the file in a folder to be read: nothing is made, moved or changed there.
pub(super) fn to_read(folder: &Path) -> Result<Reading, Cause> {
    let file = folder.join(FILE);
    match fs::metadata(folder) {
        Ok(data) if !data.is_dir() => return Err(Cause::NotAFolder),
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    // A file that another program is only making looks damaged, and will not for long; so does one that is being renewed.
    let mut opened = try_to_read(&file);
    let begun = Instant::now();
    while matches!(opened, Err(Cause::Damaged)) && folder.join(LOCK).exists() && begun.elapsed() < PATIENCE / 10 {
        thread::sleep(PAUSE);
        opened = try_to_read(&file);
    }
    match opened {
        Err(Cause::Damaged) => {
            let (memory, saved) = salvage::into_memory(&file)?;
            Ok(Reading::Saved(memory, saved))
        }
        // Where nothing can be written, SQLite may not even read.
        Err(Cause::Other(said)) => Ok(Reading::Memory(copy(&file).ok_or(Cause::Other(said))?)),
        opened => opened,
    }
}

fn try_to_read(file: &Path) -> Result<Reading, Cause> {
    look(file)?;
    if fs::metadata(file).is_ok_and(|data| data.len() > 0) {
        let log = fs::metadata(beside(file, "-wal")).map_or(0, |log| log.len());
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(file, flags)?;
        // What stands in the log stays there.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, log > 0)?;
        connection.busy_handler(Some(waits_on))?;
        connection.execute_batch("PRAGMA query_only = ON")?;
        if schema::version(&connection)? == schema::CURRENT {
            return Ok(Reading::File(connection));
        }
        return copy(file).map(Reading::Memory).ok_or(Cause::Damaged);
    }
    Ok(Reading::Memory(in_memory()?))
}

/// An empty store that is gone with the program.
pub(super) fn in_memory() -> Result<Connection, Cause> {
    let mut connection = Connection::open_in_memory()?;
    connection.execute_batch("PRAGMA foreign_keys = ON")?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

fn open_or_renew(folder: &Path, file: &Path, is_alone: bool) -> Result<(Connection, Option<Aside>), Cause> {
    if is_alone {
        renew::finish(folder, file)?;
    }
    match try_open(file) {
        Err(Cause::Damaged) if is_alone => {
            let aside = renew::renew(folder, file)?;
            Ok((try_open(file)?, Some(aside)))
        }
        opened => Ok((opened?, None)),
    }
}

/// Renews a file that was found damaged while it was open. None if another program has done it meanwhile; `is_same` says
/// whether it has, if the system tells files apart.
pub(super) fn set_aside(folder: &Path, file: &Path, is_same: Option<bool>) -> Result<Option<Aside>, Cause> {
    let _turn = turn(folder)?;
    // Two programs may find the damage at once: the second must not set the new file aside.
    let is_damaged = || try_open(file).and_then(|connection| is_whole(&connection)) == Err(Cause::Damaged);
    if is_same.unwrap_or_else(is_damaged) { renew::renew(folder, file).map(Some) } else { Ok(None) }
}

/// Opens or makes the file.
fn try_open(file: &Path) -> Result<Connection, Cause> {
    look(file)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(file, flags)?;
    // Until it is known to be ours, closing must not change it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.busy_handler(Some(waits_on))?;
    schema::version(&connection)?;
    // Where the disk does not allow a log beside the file, the usual journal is as safe, only slower.
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    schema::migrate(&mut connection)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(connection)
}

/// Whether SQLite is to try again to get at a file that another program writes to, after so many times in vain. SQLite's
/// own waiting soon looks ten times a second only, and between the writings of a busy program there is a moment at most:
/// who looks that seldom may miss it for seconds.
fn waits_on(times: i32) -> bool {
    thread_local!(static SINCE: Cell<Option<Instant>> = const { Cell::new(None) });
    let now = Instant::now();
    if times == 0 {
        SINCE.set(Some(now));
    }
    thread::sleep(PAUSE);
    SINCE.get().is_some_and(|since| now - since < PATIENCE)
}

/// What can be told about a file before SQLite touches it. An empty file without a log is a new one: so SQLite leaves it
/// if it is stopped right after it has made it, and nothing is lost by going on with it.
fn look(file: &Path) -> Result<(), Cause> {
    let length = match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Ok(data) if !data.is_file() => return Err(Cause::Damaged),
        found => found?.len(),
    };
    if length == 0 {
        // SQLite would begin anew and throw the log away; in good order no empty file has one.
        let log = fs::metadata(beside(file, "-wal")).map_or(0, |log| log.len());
        return if log == 0 { Ok(()) } else { Err(Cause::Damaged) };
    }
    let mut head = Vec::new();
    File::open(file)?.take(VERSION_AT.end as u64).read_to_end(&mut head)?;
    let version = head.get(VERSION_AT).and_then(|bytes| bytes.try_into().ok()).map(u32::from_be_bytes);
    match version {
        Some(version) if head.starts_with(MAGIC) => {
            if i64::from(version) > schema::CURRENT {
                Err(Cause::Newer)
            } else {
                Ok(())
            }
        }
        _ => Err(Cause::Damaged),
    }
}

/// Waits until no other program opens the file or sets it aside; the turn ends when what is returned is dropped.
/// A program that was stopped in the middle of its turn is not waited for longer than SQLite waits for a lock.
fn turn(folder: &Path) -> Result<File, Cause> {
    let lock = File::create(folder.join(LOCK))?;
    let until = Instant::now() + PATIENCE;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::Error(error)) => return Err(error.into()),
            Err(TryLockError::WouldBlock) if Instant::now() > until => return Err(Cause::Busy),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
        }
    }
}

/// Whether SQLite finds the whole file in order. Takes as long as reading it.
pub(super) fn is_whole(connection: &Connection) -> Result<(), Cause> {
    let said: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if said == "ok" { Ok(()) } else { Err(Cause::Damaged) }
}

/// What is in a file that cannot be written, or not now, in memory.
fn copy(file: &Path) -> Option<Connection> {
    let bytes = image::read(file).ok()?;
    let mut connection = Connection::open_in_memory().ok()?;
    connection.deserialize_read_exact("main", bytes.as_slice(), bytes.len(), false).ok()?;
    connection.execute_batch("PRAGMA foreign_keys = ON").ok()?;
    schema::migrate(&mut connection).ok()?;
    Some(connection)
}

/// The file whose name is this one's with something added.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
