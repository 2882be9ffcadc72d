//! The folder `locales/`, inside the binary.

use include_dir::{Dir, include_dir};

use super::Lang;

pub(super) static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The interface of a language: name and text of each `.ftl` at the top of its folder, by name.
pub fn interface_sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    sources(lang.tag())
}

/// The messages of all built-in lessons in a language: name of the file and text, by name.
pub fn lesson_sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    sources(&format!("{}/lessons", lang.tag()))
}

/// The messages of one built-in lesson in a language.
pub fn lesson_source(lang: Lang, lesson: &str) -> Option<&'static str> {
    LOCALES.get_file(format!("{}/lessons/{lesson}.ftl", lang.tag()))?.contents_utf8()
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
