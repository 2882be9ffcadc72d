//! A damaged file makes room for a new one with all that could be read of it. The new one is whole and on the disk before
//! anything is moved, and bears the number under which the damaged one is put aside: so whatever stops the program, the next
//! one finishes what was begun, and the damaged file is never lost.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::open::beside;
use super::salvage::{self, Saved};
use super::trouble::Cause;

/// What belongs to a file: the log and its index, which SQLite keeps beside it, and the file itself.
const PARTS: [&str; 3] = ["-wal", "-shm", ""];

/// What became of a damaged file.
#[derive(Debug)]
pub(super) struct Aside {
    /// Where it is now.
    pub place: PathBuf,
    /// What is in the new one.
    pub saved: Saved,
}

fn damaged(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("progress-damaged-{number}.db"))
}

fn saved(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("progress-saved-{number}.db"))
}

/// Makes the new file and puts it in the damaged one's place.
pub(super) fn renew(folder: &Path, file: &Path) -> Result<Aside, Cause> {
    let is_free = |number: &u32| {
        let place = damaged(folder, *number);
        PARTS.iter().all(|part| fs::symlink_metadata(beside(&place, part)).is_err())
    };
    let number = (1..10_000).find(is_free).ok_or(Cause::Damaged)?;
    let half = folder.join("progress-saved.part");
    let saved_rows = salvage::into_file(file, &half).inspect_err(|_| drop(fs::remove_file(&half)))?;
    fs::rename(&half, saved(folder, number))?;
    on_the_disk(folder);
    let place = swap(folder, file, number)?;
    Ok(Aside { place, saved: saved_rows })
}

/// Finishes what a program that was stopped has begun: the new file was whole already.
pub(super) fn finish(folder: &Path, file: &Path) -> Result<(), Cause> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let number =
            name.to_str().and_then(|name| name.strip_prefix("progress-saved-")?.strip_suffix(".db")?.parse().ok());
        if let Some(number) = number {
            swap(folder, file, number)?;
        }
    }
    Ok(())
}

/// Puts the damaged file aside and the new one in its place; the damaged file itself goes last. Nothing is written over.
fn swap(folder: &Path, file: &Path, number: u32) -> Result<PathBuf, Cause> {
    let mut place = damaged(folder, number);
    for part in PARTS {
        let from = beside(file, part);
        if fs::symlink_metadata(&from).is_err() {
            continue;
        }
        let taken = |place: &PathBuf| fs::symlink_metadata(beside(place, part)).is_ok();
        if taken(&place) {
            let free = (number..10_000).map(|number| damaged(folder, number)).find(|place| !taken(place));
            place = free.ok_or(Cause::Damaged)?;
        }
        match fs::rename(from, beside(&place, part)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    fs::rename(saved(folder, number), file)?;
    on_the_disk(folder);
    Ok(place)
}

/// Has the names of the files in a folder on the disk, where the system does that.
fn on_the_disk(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        // Some systems know no such thing for a folder.
        let _ = folder.sync_all();
    }
}
