//! The file that was perhaps meant where there is none of a name.

use std::path::Path;

use crate::lesson::{is_lesson_file, nearest};
use crate::text;

/// So many files of a folder are looked at.
const MOST: usize = 2000;

/// The lessons beside a file that is not there whose names are nearly its own.
pub fn near(path: &Path) -> Vec<String> {
    if path.exists() {
        return Vec::new();
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Some(name) = path.file_stem().map(|name| name.to_string_lossy().into_owned()) else { return Vec::new() };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().take(MOST).map(|entry| entry.path());
    let files = entries.filter(|file| is_lesson_file(file)).filter_map(|file| {
        let shown = text::clean(&path.with_file_name(file.file_name()?).display().to_string()).replace('\n', " ");
        Some((file.file_stem()?.to_string_lossy().into_owned(), shown))
    });
    nearest(&name, files)
}
