//! The head of a lesson inside the program, read alone: what the course shows before a lesson is opened.
//!
//! To read a lesson whole, in every language and with every check, takes about half a millisecond; of the whole course
//! that would be felt at every start. Tests hold that a head says what the whole lesson says.

use std::fmt;
use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use super::folder;
use super::model::{Article, Audience};
use super::natural;
use super::read::Reading;
use crate::args;
use crate::i18n::{Lang, Messages, lesson_source};

/// What is asked for of a head.
const KEYS: [&str; 3] = ["article", "audience", "edition"];

/// What is known of a lesson of the program before it is read.
#[derive(Clone)]
pub struct Head {
    /// The file's name without `.toml`.
    pub id: &'static str,
    /// The part of the codex that it belongs to.
    pub article: Article,
    /// For whom it is.
    pub audience: Audience,
    edition: String,
    titles: Arc<Messages>,
}

impl Head {
    /// The heads of all lessons inside the program, in natural order. A lesson with so broken a head that nothing can be
    /// said of it is left out; the tests of the course know of none.
    pub fn built_in() -> Vec<Self> {
        let mut heads: Vec<Self> = folder::built_in_sources().filter_map(|(id, text)| Self::of(id, text)).collect();
        heads.sort_by(|one, other| natural::compare(one.id, other.id));
        heads
    }

    /// The lesson's name in a language.
    pub fn title(&self, lang: Lang) -> String {
        self.titles.format(lang, "title", &args!["edition" => self.edition.as_str()])
    }

    /// The whole lesson, read.
    pub fn reading(&self) -> Reading {
        folder::proven(self.id)
    }

    fn of(id: &'static str, text: &str) -> Option<Self> {
        // Of what is written there little is asked for, each on a line of its own.
        let asked = |line: &&str| KEYS.iter().any(|key| line.starts_with(key));
        let asked: Vec<&str> = head_of(text).lines().filter(asked).collect();
        let asked = asked.join("\n");
        let table = DeTable::parse(&asked).ok()?;
        let value = |key: &str| table.get_ref().get(key).map(|value| value.get_ref());
        let word = |key: &str| value(key).and_then(DeValue::as_str);
        let article = match value("article") {
            Some(number) => Article::Number(number.as_integer()?.as_str().parse().ok()?),
            None => Article::Appendix,
        };
        let audience = if word("audience")? == "preschool" { Audience::Preschool } else { Audience::Pupil };
        let titles = Arc::new(Messages::built_in(move |lang| lesson_source(lang, id).map(title_of), &[]));
        Some(Self { id, article, audience, edition: word("edition")?.to_owned(), titles })
    }
}

impl Reading {
    /// The part of the codex that the lesson is about: also of one with faults, as far as its head can be read.
    pub fn article(&self) -> Option<Article> {
        if let Some(lesson) = &self.lesson {
            return Some(lesson.article);
        }
        let (table, _) = DeTable::parse_recoverable(head_of(self.sources.first()?.text()));
        let value = |key: &str| table.get_ref().get(key).map(|value| value.get_ref());
        match value("article").and_then(DeValue::as_integer).map(|number| number.as_str().parse()) {
            Some(Ok(number @ 1..=7)) => Some(Article::Number(number)),
            Some(_) => None,
            None => value("appendix")?.as_bool().filter(|is_so| *is_so).map(|_| Article::Appendix),
        }
    }
}

impl fmt::Debug for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Head").field(&self.id).finish()
    }
}

/// What stands before the first header.
fn head_of(lesson: &str) -> &str {
    let end = if lesson.starts_with('[') { Some(0) } else { lesson.find("\n[").map(|at| at + 1) };
    &lesson[..end.unwrap_or(lesson.len())]
}

/// The message `title` of a file of messages, as it is written there.
fn title_of(messages: &str) -> &str {
    let begins = |at: &usize| *at == 0 || messages[..*at].ends_with('\n');
    let Some(start) = messages.match_indices("title =").map(|(at, _)| at).find(begins) else { return "" };
    let rest = &messages[start..];
    // The message ends before the next line that is not indented.
    let is_next = |at: &usize| rest[at + 1..].starts_with(|first: char| !first.is_whitespace() && first != '}');
    let end = rest.match_indices('\n').map(|(at, _)| at).find(is_next).unwrap_or(rest.len());
    &rest[..end]
}

#[cfg(test)]
mod tests {
    use super::super::Catalog;
    use super::*;

    #[test]
    fn heads_say_what_the_whole_lessons_say() {
        let catalog = Catalog::built_in();
        let heads = Head::built_in();
        assert_eq!(heads.len(), catalog.readings().len());
        for (head, lesson) in heads.iter().zip(catalog.lessons()) {
            assert_eq!((head.id, head.article, head.audience), (lesson.id.as_str(), lesson.article, lesson.audience));
            for lang in Lang::all() {
                assert_eq!(head.title(*lang), lesson.title(*lang), "{}", head.id);
            }
            assert_eq!(head.reading().lesson.map(|whole| whole.steps.len()), Some(lesson.steps.len()));
        }
    }

    #[test]
    fn a_head_ends_where_the_steps_begin() {
        assert_eq!(head_of("format = 1\nfacts = [\"P6.N\"]\n[[step]]\nkind"), "format = 1\nfacts = [\"P6.N\"]\n");
        assert_eq!(head_of("[[step]]\nkind"), "");
        assert_eq!(head_of("format = 1"), "format = 1");
    }

    #[test]
    fn a_title_may_have_lines() {
        assert_eq!(title_of("subtitle = no\ntitle = A\nnext = B"), "title = A");
        let lines = "title = { $edition ->\n    [school] A\n   *[other] B\n}";
        assert_eq!(title_of(&format!("# a remark\n{lines}\n\nnext = C")), format!("{lines}\n"));
        assert_eq!(title_of("text = A"), "");
    }
}
