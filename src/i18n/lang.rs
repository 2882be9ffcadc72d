//! The languages that the program speaks.

use std::fmt;
use std::sync::LazyLock;

use include_dir::Dir;
use unic_langid::LanguageIdentifier;

use super::embedded::LOCALES;

/// A language that the program speaks: a folder of `locales/`, named by its tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lang(&'static str);

impl Lang {
    /// The last resort.
    pub const ENGLISH: Self = Self("en");

    /// All languages, by tag.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Lang>> = LazyLock::new(|| {
            let folders = LOCALES.dirs().map(Dir::path).filter_map(|path| path.file_name()?.to_str());
            let mut all: Vec<_> = folders.map(Lang).collect();
            all.sort_unstable();
            all
        });
        &ALL
    }

    /// The language of a tag or of a locale as systems write it: `ru`, `RU`, `ru-RU`, `ru_RU.UTF-8`, `ru@x`.
    /// None for a language that is not here and for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let locale = text.trim().split(['.', '@']).next()?;
        let wanted: LanguageIdentifier = locale.parse().ok()?;
        let known = |lang: &Self| lang.0.parse::<LanguageIdentifier>().ok();
        let same = |exact: bool| {
            Self::all().iter().copied().find(|lang| {
                known(lang).is_some_and(|known| known.language == wanted.language && (!exact || known == wanted))
            })
        };
        if wanted.language.is_empty() { None } else { same(true).or_else(|| same(false)) }
    }

    /// The tag: the name of its folder.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The next language in the order of [`Lang::all`], the first after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let all = Self::all();
        let here = all.iter().position(|lang| *lang == self).unwrap_or(0);
        all.get((here + 1) % all.len().max(1)).copied().unwrap_or(self)
    }

    /// This language, then English, then the others: where to look for a message.
    pub fn fallbacks(self) -> impl Iterator<Item = Self> {
        let english = Self::ENGLISH;
        let others = Self::all().iter().copied().filter(move |lang| *lang != self && *lang != english);
        std::iter::once(self).chain((self != english).then_some(english)).chain(others)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_languages() {
        let tags: Vec<_> = Lang::all().iter().map(|lang| lang.tag()).collect();
        assert!(tags.is_sorted() && tags.contains(&"en") && tags.contains(&"ru"), "{tags:?}");
        for lang in Lang::all() {
            assert_eq!(Lang::parse(lang.tag()), Some(*lang));
            assert_eq!(lang.identifier().to_string(), lang.tag());
        }
    }

    #[test]
    fn next_goes_round_and_fallbacks_end_with_the_others() {
        let (en, ru) = (Lang::ENGLISH, Lang::parse("ru").unwrap());
        let round = Lang::all().iter().fold(en, |lang, _| lang.next());
        assert_eq!(round, en);
        assert_ne!(en.next(), en);
        assert_eq!(ru.fallbacks().take(2).collect::<Vec<_>>(), [ru, en]);
        assert_eq!(en.fallbacks().next(), Some(en));
        for lang in [en, ru] {
            assert_eq!(lang.fallbacks().count(), Lang::all().len());
        }
    }
}
