//! A file of messages as a tree, whose names can be traced back to their places.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::LazyLock;

use fluent_syntax::ast;
use fluent_syntax::parser::parse_runtime;

use crate::i18n::{Lang, definitions, interface_sources};

/// The messages of one language of a lesson.
pub(super) struct MessageFile<'f> {
    /// The language.
    pub lang: Lang,
    /// Its number among the files of the lesson.
    pub number: usize,
    text: &'f str,
    messages: BTreeMap<&'f str, ast::Message<&'f str>>,
    /// What stands before an equals sign at the beginning of a line that cannot be read.
    faulty: BTreeSet<&'f str>,
    /// Its own terms, without the sign.
    terms: BTreeSet<&'f str>,
    /// Whether it is there and cannot be read at all.
    is_unread: bool,
}

impl<'f> MessageFile<'f> {
    /// Reads a file; what is not Fluent in it is told elsewhere.
    pub fn read(lang: Lang, number: usize, text: &'f str) -> Self {
        let resource = match parse_runtime(text) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        let (mut messages, mut faulty) = (BTreeMap::new(), BTreeSet::new());
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    messages.entry(message.id.name).or_insert(message);
                }
                ast::Entry::Junk { content } => {
                    let names = content.lines().filter_map(|line| Some(line.split_once('=')?.0.trim_end_matches(' ')));
                    faulty.extend(names);
                }
                _ => {}
            }
        }
        let terms = terms_of(text).collect();
        Self { lang, number, text, messages, faulty, terms, is_unread: false }
    }

    /// A file that is there and cannot be read: too big, or too deep.
    pub fn unread(lang: Lang, number: usize) -> Self {
        Self { number, is_unread: true, ..Self::none(lang) }
    }

    /// A language without messages.
    pub fn none(lang: Lang) -> Self {
        Self {
            lang,
            number: 0,
            text: "",
            messages: BTreeMap::new(),
            faulty: BTreeSet::new(),
            terms: BTreeSet::new(),
            is_unread: false,
        }
    }

    /// The ids of its messages with their places.
    pub fn ids(&self) -> impl Iterator<Item = (&'f str, Range<usize>)> {
        self.messages.keys().map(|id| (*id, self.place(id).unwrap_or(0..0)))
    }

    /// Whether it has the message, or the attribute of one.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// Whether its messages can use this term, which is named without the sign. A message of the same name hides a term
    /// of the interface.
    pub fn has_term(&self, name: &str) -> bool {
        let ours = || PIECES.get(&self.lang).is_some_and(|terms| terms.contains(name));
        self.terms.contains(name) || (!self.messages.contains_key(name) && ours())
    }

    /// The first place, from a message's beginning on, where a part of its text stands.
    pub fn place_of_word(&self, id: &str, word: &str) -> Range<usize> {
        let start = self.place_of(id).start;
        let found = self.text.get(start..).and_then(|text| text.find(word));
        found.map_or_else(|| self.place_of(id), |offset| start + offset..start + offset + word.len())
    }

    /// Whether something of this name is there, or may be, that cannot be read.
    pub fn is_faulty(&self, id: &str) -> bool {
        self.is_unread || self.faulty.contains(id)
    }

    /// What a message, or the attribute of one (`title.short`), says.
    pub fn pattern(&self, id: &str) -> Option<&ast::Pattern<&'f str>> {
        match id.split_once('.') {
            None => self.messages.get(id)?.value.as_ref(),
            Some((message, attribute)) => {
                let attributes = &self.messages.get(message)?.attributes;
                Some(&attributes.iter().find(|its| its.id.name == attribute)?.value)
            }
        }
    }

    /// The place of a message's id.
    pub fn place_of(&self, id: &str) -> Range<usize> {
        let message = self.messages.get(id.split('.').next().unwrap_or(id));
        message.and_then(|message| self.place(message.id.name)).unwrap_or(0..0)
    }

    /// The place of a name that was read from this file; none if it comes from elsewhere.
    pub fn place(&self, name: &str) -> Option<Range<usize>> {
        let start = (name.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize)?;
        (start + name.len() <= self.text.len()).then(|| start..start + name.len())
    }
}

/// The terms that every lesson can use: those of the pieces, in each language.
static PIECES: LazyLock<BTreeMap<Lang, BTreeSet<&'static str>>> = LazyLock::new(|| {
    let terms = |lang: Lang| {
        let files = interface_sources(lang).into_iter().filter(|(name, _)| *name == "pieces.ftl");
        files.flat_map(|(_, text)| terms_of(text)).collect()
    };
    Lang::all().iter().map(|lang| (*lang, terms(*lang))).collect()
});

fn terms_of(text: &str) -> impl Iterator<Item = &str> {
    definitions(text).into_iter().filter_map(|(id, _)| id.strip_prefix('-'))
}
