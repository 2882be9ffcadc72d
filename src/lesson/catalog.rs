//! All lessons that there are: those of the program and those of teachers' folders.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::check::ids;
use super::folder;
use super::model::{Lesson, Origin};
use super::natural;
use super::read::Reading;

/// The lessons of the program and of some folders. A lesson with faults stays in its place and hides no other.
#[derive(Clone, Debug)]
pub struct Catalog {
    readings: Vec<Reading>,
}

/// Why a lesson cannot be played.
#[derive(Clone, Debug)]
pub enum OpenError {
    /// There is no lesson of that name.
    Unknown {
        /// The name that was asked for.
        name: String,
    },
    /// It has faults.
    Broken(Box<Reading>),
}

impl Catalog {
    /// The lessons inside the program.
    pub fn built_in() -> Self {
        Self::with_folders(&[])
    }

    /// The lessons inside the program and those of these folders (or files), packs in them included. Where two have the same id the first one
    /// counts, and the other has that as its fault.
    pub fn with_folders(folders: &[PathBuf]) -> Self {
        Self::of(folder::built_in(), None, folders)
    }

    /// The same as they are played, and before them the lessons of a folder that is always looked at: its own, and those
    /// of every folder in it, each a pack with its own messages. In the lessons of the program no faults are looked for:
    /// `check` and tests hold that there are none.
    pub fn with_packs(always: Option<&Path>, folders: &[PathBuf]) -> Self {
        Self::of(folder::all_proven(), always, folders)
    }

    fn of(mut readings: Vec<Reading>, always: Option<&Path>, folders: &[PathBuf]) -> Self {
        readings.extend(always.into_iter().flat_map(folder::packs));
        readings.extend(folders.iter().flat_map(|path| folder::at(path)));
        tell_clashes(&mut readings);
        readings.sort_by(|one, other| natural::compare(&one.id, &other.id));
        Self { readings }
    }

    /// Every lesson in the natural order of the ids; one with an error holds no [`Reading::lesson`], only its faults.
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The lessons that can be played, in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        self.readings.iter().filter_map(|reading| reading.lesson.as_ref())
    }

    /// The lesson of an id, or of a file's path (anything that ends in `.toml` or has a folder in it).
    ///
    /// # Errors
    /// There is none, or it has faults.
    pub fn open(&self, name: &str) -> Result<Arc<Lesson>, OpenError> {
        let path = Path::new(name);
        let is_path = folder::is_lesson_file(path) || path.components().count() > 1;
        if is_path {
            return playable(folder::file(path, path.parent()));
        }
        let mut named = self.readings.iter().filter(|reading| reading.id == name);
        let first = named.next();
        match first.into_iter().chain(named).find_map(|reading| reading.lesson.clone()).ok_or(first) {
            Ok(lesson) => Ok(lesson),
            Err(Some(broken)) => Err(OpenError::Broken(Box::new(broken.clone()))),
            Err(None) => Err(OpenError::Unknown { name: name.to_owned() }),
        }
    }
}

fn playable(reading: Reading) -> Result<Arc<Lesson>, OpenError> {
    match &reading.lesson {
        Some(lesson) => Ok(Arc::clone(lesson)),
        None => Err(OpenError::Broken(Box::new(reading))),
    }
}

/// Tells lessons whose id is taken by one before them; they cannot be played then.
pub(super) fn tell_clashes(readings: &mut [Reading]) {
    let mut places: HashMap<String, String> = HashMap::new();
    for reading in readings {
        let place = match &reading.origin {
            Origin::BuiltIn | Origin::Drawn => String::new(),
            Origin::File(path) => path.display().to_string(),
        };
        if let Some(first) = places.get(&reading.id) {
            reading.faults.insert(0, ids::lesson_id_twice(&reading.id, first));
            reading.lesson = None;
        } else {
            places.insert(reading.id.clone(), place);
        }
    }
}
