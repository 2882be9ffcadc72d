//! Watching the file of a lesson that is being written.
//!
//! The rule kept here: folders are watched, never the file itself, for a program that saves by writing beside and renaming
//! leaves a watch on a file that nobody has any more. A folder that is not there is looked for until it is; at rest, with
//! all of them there, nothing wakes the program.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};

use crate::session::News;

use super::Later;

/// Saving is often several changes: so long nothing more has to happen before the file is read.
const QUIET: Duration = Duration::from_millis(50);
/// Where a folder is missing, or the system tells no changes, the file is looked at so often.
const LOOK: Duration = Duration::from_millis(300);
/// So many changes without a pause, and the file is read all the same.
const MOST: usize = 8;

/// What is watched.
pub struct Watched {
    /// The folders in which something may change, as they are now; some need not be there.
    pub folders: Box<dyn Fn() -> Vec<PathBuf> + Send>,
    /// Reads what is there now; nothing if it is as it was the last time.
    pub read: Box<dyn FnMut() -> Option<News> + Send>,
}

/// Tells what is read whenever something changes, as long as the program runs.
pub fn watch(watched: Watched) -> Later {
    Box::new(move |tell| {
        let Watched { folders, mut read } = watched;
        let (changed, changes) = mpsc::channel();
        // What changed is not asked: the file is read, and that tells.
        let mut watcher = notify::recommended_watcher(move |_| _ = changed.send(())).ok();
        loop {
            let all = cover(watcher.as_mut(), &folders());
            // It may have changed before the folders were watched.
            read().into_iter().for_each(tell);
            if !wait(&changes, all) {
                thread::sleep(LOOK);
            }
        }
    })
}

/// Watches the folders that are there, those too that came anew; whether all are there.
fn cover(watcher: Option<&mut RecommendedWatcher>, folders: &[PathBuf]) -> bool {
    let Some(watcher) = watcher else { return false };
    // Each is tried, also behind one that is not there.
    let missing = folders.iter().filter(|folder| watcher.watch(folder, RecursiveMode::NonRecursive).is_err());
    missing.count() == 0
}

/// Waits until something has changed and is quiet again; false if there is no watcher to tell.
fn wait(changes: &Receiver<()>, all: bool) -> bool {
    let first = if all { changes.recv().map_err(RecvTimeoutError::from) } else { changes.recv_timeout(LOOK) };
    match first {
        Ok(()) => {}
        Err(RecvTimeoutError::Timeout) => return true,
        Err(RecvTimeoutError::Disconnected) => return false,
    }
    (0..MOST).take_while(|_| changes.recv_timeout(QUIET).is_ok()).for_each(drop);
    true
}
