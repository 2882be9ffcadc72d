//! The folder `locales/`, inside the binary.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use super::Lang;
use super::shelf::Shelf;

pub(super) static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The interface of a language: name and text of each `.ftl` at the top of its folder, by name.
pub fn interface_sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    sources(lang.tag())
}

/// One file of the interface of a language.
pub(super) fn interface_source(lang: Lang, name: &str) -> Option<&'static str> {
    LOCALES.get_file(format!("{}/{name}", lang.tag()))?.contents_utf8()
}

/// The messages of all built-in lessons in a language: name of the file and text, by name.
pub fn lesson_sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    sources(&format!("{}/lessons", lang.tag()))
}

/// The messages of one built-in lesson in a language.
pub fn lesson_source(lang: Lang, lesson: &str) -> Option<&'static str> {
    static ALL: LazyLock<Shelf<BTreeMap<&'static str, &'static str>>> =
        LazyLock::new(|| Shelf::new(|lang| lesson_sources(lang).into_iter().collect()));
    ALL.get(lang)?.get(format!("{lesson}.ftl").as_str()).copied()
}

fn sources(folder: &str) -> Vec<(&'static str, &'static str)> {
    let files = LOCALES.get_dir(folder).into_iter().flat_map(Dir::files);
    let mut sources: Vec<_> = files
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
        .collect();
    sources.sort_unstable();
    sources
}
