//! The real program with a store of its own in which Anna learns, and what is in that store.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::cli_support::{Ran, run};

/// The arguments that play the lesson whose first step takes any number of answers; after them comes the folder.
pub const PLAY: [&str; 10] = [
    "--lang",
    "en",
    "--lessons",
    "tests/progress",
    "play",
    "two-knights",
    "--plain",
    "--learner",
    "Anna",
    "--data-dir",
];

/// A folder of this test's own with a store, and Anna in it.
pub fn data(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(env!("CARGO_CRATE_NAME")).join(name);
    if folder.exists() {
        // A test before this one may have taken the right to write in it.
        #[cfg(unix)]
        fs::set_permissions(&folder, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        fs::remove_dir_all(&folder).unwrap();
    }
    let place = folder.display().to_string();
    let Ran { status, out, err } = run(["--data-dir", &place, "learners", "--add", "Anna"], "");
    assert!(status == 0 && err.is_empty(), "{out}{err}");
    folder
}

/// The file of the store, which is whole.
pub fn whole(folder: &Path) -> Connection {
    let connection = Connection::open(folder.join("progress.db")).unwrap();
    let whole: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(whole, "ok");
    connection
}
