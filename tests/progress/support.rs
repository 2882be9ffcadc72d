//! Folders and stores to test with.

use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::progress::{Learner, Store};

pub use crate::answer_support::{NOW, answer, pupil, wrong};

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("progress").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The store in a folder; nothing is to be told of it.
pub fn open(folder: &Path) -> Store {
    let mut store = Store::open(Some(folder));
    assert_eq!(store.take_notices(), []);
    assert!(store.is_kept());
    store
}

/// How many answers of a learner there are.
pub fn count(store: &mut Store, learner: &Learner) -> u32 {
    store.report(learner.id, NOW, 0, None).unwrap().answers.all
}
