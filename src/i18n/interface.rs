//! The files of the interface, read language by language when somebody first asks for one.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;

use super::Lang;
use super::embedded::{interface_source, interface_sources};
use super::names::Names;
use super::shelf::Shelf;
use super::source::{definitions, parse};

/// The file of a language's folder whose names every set of messages has.
const PIECES: &str = "pieces.ftl";

/// What the workshop says: nearly half of all words, of which whoever plays hears none. They are read when one of their
/// messages is asked for.
const SELDOM: [&str; 6] = ["check.ftl", "format.ftl", "new.ftl", "report.ftl", "rules.ftl", "worksheet.ftl"];

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

/// The other files that every learner hears.
pub(super) fn at_hand(lang: Lang) -> &'static [Arc<FluentResource>] {
    static AT_HAND: LazyLock<Resources> = LazyLock::new(|| read(|name| name != PIECES && !SELDOM.contains(&name)));
    AT_HAND.get(lang).map_or(&[], Vec::as_slice)
}

/// The files of [`SELDOM`].
pub(super) fn seldom(lang: Lang) -> &'static [Arc<FluentResource>] {
    static FEW: LazyLock<Resources> = LazyLock::new(|| read(|name| SELDOM.contains(&name)));
    FEW.get(lang).map_or(&[], Vec::as_slice)
}

type Resources = Shelf<Vec<Arc<FluentResource>>>;

fn read(is_among: fn(&str) -> bool) -> Resources {
    Shelf::new(move |lang| {
        let sources = interface_sources(lang).into_iter().filter(|(name, _)| is_among(name));
        sources.map(|(_, source)| parse(lang, source).0).collect()
    })
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
    fn what_is_seldom_said_is_there_in_every_language() {
        for &lang in Lang::all() {
            for name in SELDOM {
                assert!(interface_source(lang, name).is_some(), "{lang}: {name}");
            }
            assert_eq!(at_hand(lang).len() + SELDOM.len() + 1, interface_sources(lang).len());
        }
    }
}
