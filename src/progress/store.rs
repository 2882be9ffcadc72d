//! The store: one file, or memory when there can be no file.

use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior};

use super::open::{self, Opened, Reading};
use super::record::Waiting;
use super::renew::Aside;
use super::salvage::{self, Saved};
use super::schema;
use super::trouble::{Cause, Notice, StoreError};
use super::{Learner, LearnerId};

/// What learners have done, kept in a file. Several programs may have it open at once.
///
/// Nothing here ends a lesson: what cannot be written waits and is tried again with the next, and
/// [`Store::take_notices`] tells what became of it.
#[derive(Debug)]
pub struct Store {
    /// The way to the file or to memory; none only if even memory was refused.
    connection: Option<Connection>,
    /// The folder and the file; none in memory.
    home: Option<Home>,
    /// What is to be written next; more than one thing only while writing fails.
    pub(super) waiting: Vec<Waiting>,
    /// Whether the last attempt to write failed.
    pub(super) failing: bool,
    /// Who was chosen: taken along if the file must be begun anew.
    pub(super) chosen: Option<(Vec<u8>, Learner)>,
    /// Who was found removed by another program.
    pub(super) gone: Option<LearnerId>,
    notices: Vec<Notice>,
    /// Whether it is only read: then nothing is made, moved or changed.
    only_reads: bool,
    /// What could be read of a damaged file, if it is only read.
    saved: Option<Saved>,
}

#[derive(Debug)]
struct Home {
    folder: PathBuf,
    file: PathBuf,
    /// Which file was opened, if the system tells files apart: another may stand in its place some day.
    identity: Option<Identity>,
}

/// A file is looked through at every start if it is no larger than this, in bytes: some 30,000 answers.
const LARGEST_EXAMINED: u64 = 8 << 20;

impl Store {
    /// Whether a store was made in a folder.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(open::FILE).is_file()
    }

    /// Opens the store in a folder, which is made if there is none; without a folder, or if anything is wrong with it,
    /// the store is in memory and a notice says so.
    pub fn open(folder: Option<&Path>) -> Self {
        let Some(folder) = folder else {
            let mut store = Self::in_memory();
            store.not_kept(Cause::NoFolder);
            return store;
        };
        let home = Home { folder: folder.to_owned(), file: folder.join(open::FILE), identity: None };
        let mut store = Self::new(None, Some(home));
        store.take(open::open(folder), None);
        store
    }

    /// Opens the store in a folder to read what is there: nothing is made, moved or changed. Without a folder or a file in it
    /// there is nothing to be read. Of a damaged file there is what can be read, and a notice says so.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open_to_read(folder: Option<&Path>) -> Result<Self, StoreError> {
        let mut store = Self::new(None, None);
        store.only_reads = true;
        let Some(folder) = folder else {
            store.connection = open::in_memory().ok();
            return Ok(store);
        };
        let file = folder.join(open::FILE);
        store.home = Some(Home { folder: folder.to_owned(), file: file.clone(), identity: None });
        match open::to_read(folder) {
            Ok(Reading::File(connection) | Reading::Memory(connection)) => store.connection = Some(connection),
            Ok(Reading::Saved(connection, saved)) => store.read_in_part(connection, saved),
            Err(cause) => return Err(StoreError::Unread { cause, place: file }),
        }
        Ok(store)
    }

    fn read_in_part(&mut self, connection: Connection, saved: Saved) {
        self.connection = Some(connection);
        self.saved = Some(saved);
        self.notices.extend(self.file().map(Path::to_owned).map(|place| Notice::ReadInPart { place, saved }));
    }

    /// Looks whether the whole file is in order, so that damage is found before something is missing; what can be read of a
    /// damaged one is saved. Very large files are not looked through: that takes as long as reading them.
    pub fn examine(&mut self) {
        let length = self.file().and_then(|file| file.metadata().ok()).map_or(0, |data| data.len());
        if length <= LARGEST_EXAMINED {
            // What is damaged is told by a notice, what cannot be read when it is asked for.
            let _ = self.read(|connection| Ok(open::is_whole(connection)?));
        }
    }

    /// Whether some of what was stored could not be read.
    pub fn is_incomplete(&self) -> bool {
        self.saved.is_some_and(|saved| !saved.is_whole)
    }

    /// A store that is gone with the program.
    pub fn in_memory() -> Self {
        Self::new(open::in_memory().ok(), None)
    }

    /// Takes what came of opening the file; without one there is a notice, and memory.
    fn take(&mut self, opened: Result<Opened, Cause>, set_aside: Option<Aside>) {
        let (connection, cause) = match opened {
            Ok(Opened::File { connection, aside }) => {
                let aside = set_aside.or(aside);
                self.notices.extend(aside.map(|Aside { place, saved }| Notice::SetAside { place, saved }));
                (Some(connection), None)
            }
            Ok(Opened::Memory(connection, cause)) => (Some(connection), Some(cause)),
            Err(cause) => (open::in_memory().ok(), Some(cause)),
        };
        self.connection = connection;
        if let Some(cause) = cause {
            self.not_kept(cause);
            self.home = None;
        }
        if let Some(home) = &mut self.home {
            home.identity = Identity::of(&home.file);
        }
    }

    fn new(connection: Option<Connection>, home: Option<Home>) -> Self {
        Self {
            connection,
            home,
            waiting: Vec::new(),
            failing: false,
            chosen: None,
            gone: None,
            notices: Vec::new(),
            only_reads: false,
            saved: None,
        }
    }

    /// Whether what is given is kept: false in memory, and while the file cannot be written.
    pub const fn is_kept(&self) -> bool {
        self.home.is_some() && !self.failing && !self.only_reads
    }

    /// The file, if there is one.
    pub fn file(&self) -> Option<&Path> {
        self.home.as_ref().map(|home| home.file.as_path())
    }

    /// What is to be told since the last time, in its order.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    pub(super) fn notice(&mut self, notice: Notice) {
        self.notices.push(notice);
    }

    /// Tells that nothing is kept, and why.
    pub(super) fn not_kept(&mut self, cause: Cause) {
        let place = self.file().map(Path::to_owned).unwrap_or_default();
        self.notices.push(Notice::NothingIsKept { cause, place });
    }

    /// Does some writing, all of it or nothing; it is on the disk when this returns.
    pub(super) fn write<T>(&mut self, work: impl Fn(&Transaction<'_>) -> Result<T, Refused>) -> Result<T, StoreError> {
        self.anew_if_moved();
        let done = self.anew_if_damaged(|connection| {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // A newer program may have taken the file over since it was opened here.
            schema::still_current(&transaction)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        });
        done.map_err(|refused| self.error(refused, |cause, place| StoreError::Failed { cause, place }))
    }

    /// Does some reading.
    pub(super) fn read<T>(&mut self, work: impl Fn(&Connection) -> Result<T, Refused>) -> Result<T, StoreError> {
        let done = self.anew_if_damaged(|connection| work(connection));
        done.map_err(|refused| self.error(refused, |cause, place| StoreError::Unread { cause, place }))
    }

    fn anew_if_damaged<T>(&mut self, work: impl Fn(&mut Connection) -> Result<T, Refused>) -> Result<T, Refused> {
        match self.work(&work) {
            Err(Refused::Failed(Cause::Damaged)) if self.home.is_some() && self.saved.is_none() => {
                self.begin_anew();
                self.work(&work)
            }
            done => done,
        }
    }

    fn error(&self, refused: Refused, failed: impl Fn(Cause, PathBuf) -> StoreError) -> StoreError {
        match refused {
            Refused::Said(error) => error,
            Refused::Failed(cause) => failed(cause, self.file().map(Path::to_owned).unwrap_or_default()),
        }
    }

    fn work<T>(&mut self, work: impl Fn(&mut Connection) -> Result<T, Refused>) -> Result<T, Refused> {
        // There is none only where even memory was refused.
        self.connection.as_mut().map_or(Err(Refused::Failed(Cause::Full)), work)
    }

    /// The file was found damaged: what can be read of it goes into a new one, in which the chosen learner goes on.
    fn begin_anew(&mut self) {
        let Some(home) = &self.home else { return };
        let (folder, file) = (home.folder.clone(), home.file.clone());
        let is_same = home.identity.map(|identity| Some(identity) == Identity::of(&file));
        if let (Some(connection), false) = (&self.connection, self.only_reads) {
            // The damaged file and its log stay as they are; if that cannot be told, SQLite puts them together.
            let _ = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        }
        // The old file is let go of before it gets its new name: some systems rename no open file.
        self.connection = None;
        if self.only_reads {
            match salvage::into_memory(&file) {
                Ok((connection, saved)) => self.read_in_part(connection, saved),
                Err(_) => self.connection = open::in_memory().ok(),
            }
            return;
        }
        match open::set_aside(&folder, &file, is_same) {
            Ok(aside) => self.take(open::open(&folder), aside),
            Err(cause) => self.take(Err(cause), None),
        }
        self.take_along();
    }

    /// Another program has set the file aside, or somebody has moved it: what is written into it would be missed.
    fn anew_if_moved(&mut self) {
        let Some(home) = &self.home else { return };
        if home.identity.is_none() || home.identity == Identity::of(&home.file) {
            return;
        }
        let (folder, place) = (home.folder.clone(), home.file.clone());
        self.connection = None;
        self.notices.push(Notice::MovedAway { place });
        self.take(open::open(&folder), None);
        self.take_along();
    }

    /// The chosen learner goes on in a file that was not there before.
    fn take_along(&mut self) {
        let (Some(connection), Some((uid, learner))) = (&self.connection, &self.chosen) else { return };
        let there = super::learners::one(connection, learner.id);
        if there.as_ref().is_ok_and(|(its, _)| its == uid) {
            return;
        }
        if there.is_ok() || super::learners::insert(connection, Some(learner.id), uid, learner).is_err() {
            // Somebody else has this number there: better nothing is kept than one child's answers as another's.
            let memory = open::in_memory().ok();
            let _ = memory.as_ref().map(|memory| super::learners::insert(memory, Some(learner.id), uid, learner));
            self.connection = memory;
            self.not_kept(Cause::LearnerGone);
            self.home = None;
        }
    }
}

#[cfg(test)]
impl Store {
    /// The way to SQLite itself, to look over its shoulder.
    pub(super) fn connection(&mut self) -> &mut Connection {
        self.connection.as_mut().unwrap()
    }
}

impl Drop for Store {
    /// What still waits is tried once more.
    fn drop(&mut self) {
        if !self.waiting.is_empty() {
            self.write_waiting();
        }
    }
}

/// Which file it is, wherever it is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Identity {
    #[cfg(unix)]
    fn of(file: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        // A file that is gone is another one.
        Some(std::fs::metadata(file).map_or(Self(0, 0), |data| Self(data.dev(), data.ino())))
    }

    /// Elsewhere an open file cannot be moved.
    #[cfg(not(unix))]
    const fn of(_file: &Path) -> Option<Self> {
        None
    }
}

/// Why some work in the file was given up.
#[derive(Debug)]
pub(super) enum Refused {
    /// By the file.
    Failed(Cause),
    /// For a reason of its own.
    Said(StoreError),
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<Cause> for Refused {
    fn from(cause: Cause) -> Self {
        Self::Failed(cause)
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Said(error)
    }
}

/// 128 random bits from SQLite's own source, which the system seeds.
pub(super) fn random(connection: &Connection) -> rusqlite::Result<Vec<u8>> {
    connection.query_row("SELECT randomblob(16)", [], |row| row.get(0))
}

/// A learner's number, if there is such a learner.
pub(super) fn known(connection: &Connection, id: LearnerId) -> Result<i64, Refused> {
    let found = connection.prepare_cached("SELECT id FROM learner WHERE id = ?1")?.query_row([id.0], |row| row.get(0));
    found.optional()?.ok_or(Refused::Said(StoreError::UnknownLearner))
}
