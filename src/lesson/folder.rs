//! Lessons from files and folders of teachers, and those inside the program.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::check::{files, ids, size};
use super::fault::Fault;
use super::model::Origin;
use super::natural;
use super::read::{self, Files, Reading, read};
use super::source::Source;
use crate::i18n::{self, Lang};

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/lessons");

/// So many lessons of a folder are read.
const MOST_LESSONS: usize = 2000;
/// So many folders of a folder are looked into.
const MOST_PACKS: usize = 200;
/// So many entries of a folder are looked at.
const MOST_ENTRIES: usize = 50_000;

/// How the file of a lesson ends.
const ENDING: &str = "toml";

/// The lessons inside the program, in natural order.
pub(super) fn built_in() -> Vec<Reading> {
    let mut readings: Vec<_> = built_in_sources().map(|(id, text)| read(built_in_files(id, text))).collect();
    readings.sort_by(|one, other| natural::compare(&one.id, &other.id));
    readings
}

/// The lessons inside the program as they are played, in natural order.
pub(super) fn all_proven() -> Vec<Reading> {
    let mut readings: Vec<_> = built_in_sources().map(|(id, text)| read_proven(id, text)).collect();
    readings.sort_by(|one, other| natural::compare(&one.id, &other.id));
    readings
}

/// One of them.
pub(super) fn proven(id: &str) -> Reading {
    read_proven(id, built_in_sources().find(|(its, _)| *its == id).map_or("", |(_, text)| text))
}

fn read_proven(id: &str, text: &str) -> Reading {
    read::read_proven(id, Source::new(name_of(id), text))
}

fn name_of(id: &str) -> String {
    format!("lessons/{id}.{ENDING}")
}

/// Id and text of every lesson inside the program.
pub(super) fn built_in_sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    BUILT_IN.files().filter_map(|file| {
        let id = file.path().file_stem()?.to_str()?;
        let is_lesson = file.path().extension().is_some_and(|ending| ending == ENDING);
        if is_lesson { Some((id, file.contents_utf8()?)) } else { None }
    })
}

/// Whether the program has a lesson of this name.
pub fn is_built_in(id: &str) -> bool {
    BUILT_IN.contains(format!("{id}.{ENDING}"))
}

pub(super) fn built_in_files(id: &str, text: &str) -> Files {
    let name = |lang: Lang| format!("locales/{lang}/lessons/{id}.ftl");
    let source = |lang: Lang| Some((lang, Source::new(name(lang), i18n::lesson_source(lang, id)?)));
    Files {
        id: id.to_owned(),
        origin: Origin::BuiltIn,
        lesson: Source::new(name_of(id), text),
        messages: Lang::all().iter().filter_map(|lang| source(*lang)).collect(),
        message_names: Lang::all().iter().map(|lang| (*lang, name(*lang))).collect(),
        faults: Vec::new(),
    }
}

/// The lessons of a file or of a folder, and those of the packs in it: whoever names a folder means all that is there.
/// What cannot be read is a reading with a fault.
pub(super) fn at(path: &Path) -> Vec<Reading> {
    if !path.is_dir() {
        return vec![file(path, path.parent())];
    }
    let found = packs(path);
    if found.is_empty() { vec![unread(path, files::no_lessons())] } else { found }
}

/// The lessons of a folder, in natural order, and of the folders in it, each of which is a pack. One that has no lessons is left alone; one
/// that leads out is told.
pub(super) fn packs(path: &Path) -> Vec<Reading> {
    let listed = match list(path) {
        Ok(listed) => listed,
        Err(error) => return vec![unread(path, files::unreadable(&error))],
    };
    let mut readings = lessons(path, &listed);
    let inner: Vec<&PathBuf> = listed.iter().filter(|inner| inner.is_dir() && !is_lesson_file(inner)).collect();
    let home = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut seen = BTreeSet::from([home.clone()]);
    for pack in inner.iter().take(MOST_PACKS) {
        match pack.canonicalize() {
            Ok(real) if !real.starts_with(&home) => readings.push(unread(pack, files::outside_folder())),
            // A link to what was read already.
            Ok(real) if !seen.insert(real.clone()) => {}
            _ => match list(pack) {
                Ok(listed) => readings.extend(lessons(pack, &listed)),
                Err(error) => readings.push(unread(pack, files::unreadable(&error))),
            },
        }
    }
    if let Some(left @ 1..) = inner.len().checked_sub(MOST_PACKS) {
        readings.push(unread(path, size::too_many_lessons(left, MOST_PACKS)));
    }
    readings
}

/// What is in a folder, in natural order, as much of it as is looked at. Names that begin with a dot are not for people:
/// editors and systems put such files beside the real ones, and end them likewise.
fn list(path: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(path)?.take(MOST_ENTRIES).map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    let is_hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    paths.retain(|path| !is_hidden(path));
    paths.sort_by(|one, other| natural::compare(&one.to_string_lossy(), &other.to_string_lossy()));
    Ok(paths)
}

/// Whether a file is a lesson by its name: its ending may be written in either case.
pub fn is_lesson_file(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}

/// The messages of a lesson in a language, beside it; of the ending's cases the first that is there.
fn message_file(lesson: &Path, lang: Lang, id: &str) -> PathBuf {
    let folder = lesson.with_file_name("locales").join(lang.tag());
    let mut cases = ["ftl", "FTL", "Ftl"].map(|ending| folder.join(format!("{id}.{ending}"))).into_iter();
    let usual = folder.join(format!("{id}.ftl"));
    cases.find(|path| fs::symlink_metadata(path).is_ok()).unwrap_or(usual)
}

/// The lessons among what is in a folder; if they are too many, that is told instead of the rest.
fn lessons(path: &Path, listed: &[PathBuf]) -> Vec<Reading> {
    let found: Vec<&PathBuf> = listed.iter().filter(|path| is_lesson_file(path)).collect();
    let mut readings: Vec<Reading> = found.iter().take(MOST_LESSONS).map(|lesson| file(lesson, Some(path))).collect();
    if let Some(left @ 1..) = found.len().checked_sub(MOST_LESSONS) {
        readings.push(unread(path, size::too_many_lessons(left, MOST_LESSONS)));
    }
    readings
}

/// The lesson of a file, with its messages; what it leads to lies in its folder.
pub fn read_file(path: &Path) -> Reading {
    file(path, path.parent())
}

/// The lesson of a file that may not lead out of a folder.
pub(super) fn file(path: &Path, inside: Option<&Path>) -> Reading {
    let Some(id) = path.file_stem().and_then(OsStr::to_str).filter(|id| ids::is_plain(id)) else {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        return unread(path, ids::lesson_id(&name));
    };
    let parent = inside.filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let lesson = match source(path, parent) {
        Ok(Read { source, faults }) if faults.is_empty() => source,
        Ok(Read { source, faults }) => return Reading { faults, ..unread_source(path, source) },
        Err(fault) => return unread(path, *fault),
    };
    let (mut messages, mut faults, mut message_names) = (Vec::new(), Vec::new(), Vec::new());
    for lang in Lang::all() {
        let path = message_file(path, *lang, id);
        message_names.push((*lang, path.display().to_string()));
        if fs::symlink_metadata(&path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            continue;
        }
        let number = messages.len() + 1;
        let (source, found) = match source(&path, parent) {
            Ok(Read { source, faults }) => (source, faults),
            Err(fault) => (Source::new(path.display().to_string(), ""), vec![*fault]),
        };
        messages.push((*lang, source));
        faults.extend(found.into_iter().map(|fault| fault.in_file(number)));
    }
    let origin = Origin::File(path.to_owned());
    read(Files { id: id.to_owned(), origin, lesson, messages, message_names, faults })
}

/// A file that was read, with what is wrong with its bytes.
struct Read {
    source: Source,
    faults: Vec<Fault>,
}

/// The text of a file inside a folder, of bounded length. Bytes that are no text become U+FFFD; the first is a fault.
fn source(path: &Path, inside: &Path) -> Result<Read, Box<Fault>> {
    let unreadable = |error: io::Error| Box::new(files::unreadable(&error));
    let real = path.canonicalize().map_err(unreadable)?;
    if !real.starts_with(inside.canonicalize().map_err(unreadable)?) {
        return Err(Box::new(files::outside_folder()));
    }
    let kind = fs::metadata(&real).map_err(unreadable)?;
    if !kind.is_file() {
        return Err(Box::new(files::not_a_file()));
    }
    if kind.len() > size::MAX_BYTES as u64 {
        return Err(Box::new(size::too_big(kind.len())));
    }
    let mut bytes = Vec::new();
    let limit = size::MAX_BYTES as u64 + 1;
    File::open(&real).map_err(unreadable)?.take(limit).read_to_end(&mut bytes).map_err(unreadable)?;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
    let text = String::from_utf8_lossy(bytes).into_owned();
    // One bad byte tells that the whole file is in another encoding.
    let bad = std::str::from_utf8(bytes).err().map(|error| error.valid_up_to());
    let fault = |start: usize| {
        let byte = bytes.get(start).copied().unwrap_or_default();
        files::not_utf8(start..start + char::REPLACEMENT_CHARACTER.len_utf8(), byte)
    };
    let faults = bad.map(fault).into_iter().collect();
    Ok(Read { source: Source::new(path.display().to_string(), text), faults })
}

fn unread(path: &Path, fault: Fault) -> Reading {
    Reading { faults: vec![fault], ..unread_source(path, Source::new(path.display().to_string(), "")) }
}

fn unread_source(path: &Path, source: Source) -> Reading {
    let id = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    Reading { id, origin: Origin::File(path.to_owned()), lesson: None, faults: Vec::new(), sources: vec![source] }
}
