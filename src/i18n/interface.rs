//! The files of the interface: each is read when somebody first asks for one of its messages. So whoever plays does not
//! wait for the words of the workshop, which are the greater part. What a file says it says with its own messages and with
//! the names of the pieces.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::FluentResource;

use super::Lang;
use super::bundle::{Bundle, with_names};
use super::definitions::definitions;
use super::embedded::{interface_source, interface_sources};
use super::names::{Names, OwnPiece};
use super::shelf::Shelf;
use super::source::parse;

/// The file of a language's folder whose names every set of messages has.
const PIECES: &str = "pieces.ftl";

/// That file, read, with the names in it.
pub(super) struct Pieces {
    pub resource: Arc<FluentResource>,
    pub names: Arc<Names>,
}

/// The names of the pieces in a language.
pub(super) fn pieces(lang: Lang) -> Option<&'static Pieces> {
    static PIECES: LazyLock<Shelf<Pieces>> = LazyLock::new(|| {
        Shelf::new(|lang| {
            let (resource, _) = parse(lang, pieces_source(lang));
            let names = Arc::new(Names::read(lang, &[Arc::clone(&resource)], &[]));
            Pieces { resource, names }
        })
    });
    PIECES.get(lang)
}

/// The text of that file.
fn pieces_source(lang: Lang) -> &'static str {
    interface_source(lang, PIECES).unwrap_or("")
}

/// The ids in that file, which the messages of a lesson may not take.
pub(super) fn taken(lang: Lang) -> Option<&'static BTreeSet<&'static str>> {
    static TAKEN: LazyLock<Shelf<BTreeSet<&'static str>>> =
        LazyLock::new(|| Shelf::new(|lang| definitions(pieces_source(lang)).into_iter().map(|(id, _)| id).collect()));
    TAKEN.get(lang)
}

/// The interface of one language.
pub(super) struct Interface {
    lang: Lang,
    pieces: &'static Pieces,
    /// With those of a lesson's own pieces.
    names: Arc<Names>,
    /// Those names alone.
    alone: OnceLock<Bundle>,
    files: Vec<File>,
}

struct File {
    name: &'static str,
    source: &'static str,
    read: OnceLock<Bundle>,
}

impl Interface {
    /// The interface, with names for a lesson's own pieces; nothing for a language that the program does not have.
    pub fn new(lang: Lang, own: &[OwnPiece]) -> Option<Self> {
        let pieces = pieces(lang)?;
        let names = match own {
            [] => Arc::clone(&pieces.names),
            own => Arc::new(Names::read(lang, &[Arc::clone(&pieces.resource)], own)),
        };
        let file = |(name, source)| File { name, source, read: OnceLock::new() };
        let files = interface_sources(lang).into_iter().map(file).collect();
        Some(Self { lang, pieces, names, alone: OnceLock::new(), files })
    }

    /// The messages of the file in which this one stands, if it is a message of the interface.
    pub fn file_of(&self, id: &str) -> Option<&Bundle> {
        let places = places(self.lang)?;
        let Ok(place) = places.binary_search_by_key(&id, |(id, _)| id) else { return Some(self.names()) };
        let (_, name) = places.get(place)?;
        let File { source, read, .. } = self.files.iter().find(|file| file.name == *name)?;
        let resources = || [parse(self.lang, source).0, Arc::clone(&self.pieces.resource)];
        Some(read.get_or_init(|| with_names(self.lang, &resources(), &self.names)))
    }

    /// The names of the pieces alone.
    pub fn names(&self) -> &Bundle {
        let resource = || [Arc::clone(&self.pieces.resource)];
        self.alone.get_or_init(|| with_names(self.lang, &resource(), &self.names))
    }
}

/// The name of the file in which each message stands, by the id: the build has looked it up.
fn places(lang: Lang) -> Option<&'static [(&'static str, &'static str)]> {
    /// In each line a language, a message and its file, in order.
    const ALL: &str = include_str!(concat!(env!("OUT_DIR"), "/messages.txt"));
    static PLACES: LazyLock<Shelf<Vec<(&'static str, &'static str)>>> = LazyLock::new(|| {
        Shelf::new(|lang| {
            let its = |line: &'static str| line.strip_prefix(lang.tag())?.strip_prefix(' ')?.split_once(' ');
            ALL.lines().filter_map(its).collect()
        })
    });
    PLACES.get(lang).map(Vec::as_slice)
}

/// The cases by which the names of the pieces are declined in a language, besides the nominative.
pub fn name_cases(lang: Lang) -> Vec<&'static str> {
    pieces(lang).map(|pieces| pieces.names.declined()).unwrap_or_default()
}

/// How many genders the names of the pieces have in a language.
pub fn name_genders(lang: Lang) -> usize {
    pieces(lang).map_or(0, |pieces| pieces.names.genders())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_when_one_of_its_messages_is_asked_for() {
        for &lang in Lang::all() {
            let interface = Interface::new(lang, &[]).unwrap();
            let read = || interface.files.iter().filter(|file| file.read.get().is_some()).count();
            assert!(interface.file_of("app-title").unwrap().has_message("app-title"));
            assert_eq!(read(), 1);
            assert!(interface.file_of("piece-with-color").unwrap().has_message("piece-with-color"));
            assert!(!interface.file_of("no-such-message").unwrap().has_message("no-such-message"));
            assert_eq!(read(), 1);
        }
    }

    #[test]
    fn each_message_stands_in_one_file_and_is_found_there() {
        for &lang in Lang::all() {
            let interface = Interface::new(lang, &[]).unwrap();
            let mut all = BTreeSet::new();
            for (name, source) in interface_sources(lang) {
                for (id, _) in definitions(source) {
                    assert!(all.insert(id), "{lang}: {id} in {name}");
                    let is_term = id.starts_with('-');
                    assert!(is_term || interface.file_of(id).unwrap().has_message(id), "{lang}: {id}");
                }
            }
        }
    }
}
