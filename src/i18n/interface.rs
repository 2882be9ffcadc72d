//! The files of the interface, read language by language when somebody first asks for one.

use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;

use super::Lang;
use super::embedded::interface_sources;
use super::names::Names;
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
pub(super) fn pieces_source(lang: Lang) -> &'static str {
    interface_sources(lang).into_iter().find(|(name, _)| *name == PIECES).map_or("", |(_, source)| source)
}

/// The other files of the interface in a language.
pub(super) fn others(lang: Lang) -> &'static [Arc<FluentResource>] {
    static OTHERS: LazyLock<Shelf<Vec<Arc<FluentResource>>>> = LazyLock::new(|| {
        Shelf::new(|lang| {
            let others = interface_sources(lang).into_iter().filter(|(name, _)| *name != PIECES);
            others.map(|(_, source)| parse(lang, source).0).collect()
        })
    });
    OTHERS.get(lang).map_or(&[], Vec::as_slice)
}

/// The cases by which the names of the pieces are declined in a language, besides the nominative.
pub fn name_cases(lang: Lang) -> Vec<&'static str> {
    pieces(lang).map(|pieces| pieces.names.declined()).unwrap_or_default()
}

/// How many genders the names of the pieces have in a language.
pub fn name_genders(lang: Lang) -> usize {
    pieces(lang).map_or(0, |pieces| pieces.names.genders())
}
