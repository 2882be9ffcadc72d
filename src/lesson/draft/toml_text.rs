//! Writing TOML for people: comments of a bearable width above the keys, each thing explained once.

use std::collections::BTreeSet;

use crate::i18n::{Args, Lang, Messages};
use crate::text;
use crate::wording::Words;

/// Comments are broken at so many columns.
const COLUMNS: usize = 98;

/// A lesson file in the making.
pub struct Toml<'a> {
    written: String,
    /// The words of the comments.
    words: Words<'a>,
    /// The words of each language of the lesson.
    langs: Vec<Words<'a>>,
    explained: BTreeSet<&'static str>,
}

impl<'a> Toml<'a> {
    /// An empty file; its comments are in the language of `words`, its texts in these languages.
    pub fn new(words: Words<'a>, messages: &'a Messages, langs: &[Lang]) -> Self {
        Self {
            written: String::new(),
            words: Words::new(messages, words.lang),
            langs: langs.iter().map(|lang| Words::new(messages, *lang)).collect(),
            explained: BTreeSet::new(),
        }
    }

    /// The whole file.
    pub fn end(self) -> String {
        self.written
    }

    /// A line as it is.
    pub fn line(&mut self, line: &str) {
        self.written.push_str(line);
        self.written.push('\n');
    }

    /// An empty line.
    pub fn gap(&mut self) {
        self.written.push('\n');
    }

    /// A comment: the message, broken into lines; its commands stay whole. What stands between backquotes stands in a file
    /// between straight quotes, which no other message has.
    pub fn comment(&mut self, id: &str, args: &Args) {
        let said = self.words.say(id, args).replace('`', "\"");
        for paragraph in said.lines() {
            if paragraph.starts_with("chess-codex ") {
                self.line(&format!("#     {paragraph}"));
                continue;
            }
            for line in text::wrap(paragraph, COLUMNS) {
                self.line(&format!("# {line}"));
            }
        }
    }

    /// The comment of a key, where it was not made before.
    pub fn explain(&mut self, id: &'static str) {
        if self.explained.insert(id) {
            self.comment(id, &Args::new());
        }
    }

    /// A key with a value that is written already.
    pub fn raw(&mut self, key: &str, value: &str) {
        self.line(&format!("{key} = {value}"));
    }

    /// A key with a string.
    pub fn key(&mut self, key: &str, value: &str) {
        self.raw(key, &quoted(value));
    }

    /// A key with a list of strings.
    pub fn list(&mut self, key: &str, values: &[&str]) {
        self.raw(key, &format!("[{}]", values.iter().map(|value| quoted(value)).collect::<Vec<_>>().join(", ")));
    }

    /// A key with a text: the message in every language of the lesson.
    pub fn text(&mut self, key: &str, id: &str, args: &Args) {
        let value = self.said(id, args);
        self.raw(key, &value);
    }

    /// The message as a text of a lesson: a string, or where there are several languages a table of them.
    pub fn said(&self, id: &str, args: &Args) -> String {
        match &self.langs[..] {
            [only] => quoted(&only.say(id, args)),
            several => {
                let one = |words: &Words<'_>| format!("{} = {}", words.lang.tag(), quoted(&words.say(id, args)));
                format!("{{ {} }}", several.iter().map(one).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// A string of TOML. What cannot stand in one is left out: boards and our own words have none of it.
fn quoted(text: &str) -> String {
    let safe: String = text.chars().filter(|sign| !sign.is_control()).collect();
    format!("\"{}\"", safe.replace('\\', "\\\\").replace('"', "\\\""))
}
