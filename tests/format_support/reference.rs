//! The reference of the format as a page.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use chess_codex::args;
use chess_codex::i18n::{Lang, Value as Arg};
use chess_codex::lesson::format::{KINDS, Key, Need, Part, Value};
use chess_codex::lesson::{MAX_BYTES, MAX_DEPTH, MAX_STEPS};
use chess_codex::wording::Words;

/// The page in a language; the examples are the lessons of a folder.
pub fn reference(lang: Lang, folder: &str) -> String {
    let page = Page { words: Words::interface(lang), folder };
    let say = |id: &str| page.words.plain(id);
    let other = if lang == Lang::ENGLISH {
        "[По-русски](lesson-format.ru.md)"
    } else {
        "[In English](lesson-format.en.md)"
    };
    let mut text = format!("# {}\n\n{other}\n\n", say("format-title"));
    write!(text, "{}\n\n{}\n\n{}\n", say("format-lead"), say("format-first"), page.example("build", true))
        .expect("the test has it");
    write!(text, "{} {}\n\n{}\n", say("format-answers"), say("format-editor"), say("format-generated"))
        .expect("the test has it");
    text += &page.part(Part::Head, "");
    text += &page.part(Part::Text, &page.example("text", false));
    text += &page.part(Part::Step, "");
    write!(text, "\n## {}\n", say("format-part-kinds")).expect("the test has it");
    for kind in KINDS {
        let own = Part::Step.keys().iter().filter(|key| !key.kinds.is_empty() && key.is_of(kind));
        write!(text, "\n### {kind}\n\n{}\n\n", say(&format!("format-kind-{kind}"))).expect("the test has it");
        text += &page.table(own);
        write!(text, "\n{}\n\n{}", say("format-example-word"), page.example(kind, false)).expect("the test has it");
    }
    text += &page.part(Part::Mark, "");
    text += &page.part(Part::Option, "");
    text += &page.part(Part::Drawing, &page.example("drawing", false));
    text += &page.part(Part::Piece, &page.example("piece", false));
    text += &page.part(Part::Forms, "");
    text += &page.part(Part::Many, "");
    text += &page.sorts();
    let limits = args!["kibibytes" => MAX_BYTES / 1024, "steps" => MAX_STEPS, "depth" => MAX_DEPTH];
    write!(text, "\n## {}\n\n{}\n", say("format-limits"), page.words.say("format-limits-lead", &limits))
        .expect("the test has it");
    text
}

struct Page<'a> {
    words: Words<'a>,
    folder: &'a str,
}

impl Page<'_> {
    fn say(&self, id: &str) -> String {
        self.words.plain(id)
    }

    /// A lesson of the examples: all of it, or what follows its head.
    fn example(&self, name: &str, whole: bool) -> String {
        let text = fs::read_to_string(format!("{}/{name}.toml", self.folder)).expect("the example is there");
        let start = if whole { 0 } else { text.find("[[").expect("it has steps") };
        format!("```toml\n{}\n```\n", text[start..].trim_end())
    }

    /// A part with its keys; of the steps only what all have.
    fn part(&self, part: Part, example: &str) -> String {
        let (title, lead) = (format!("format-part-{}", part.name()), format!("format-part-{}-lead", part.name()));
        let mut text = format!("\n## {}\n\n{}\n\n", self.say(&title), self.say(&lead));
        text += &self.table(part.keys().iter().filter(|key| key.kinds.is_empty()));
        if !example.is_empty() {
            write!(text, "\n{}\n\n{example}", self.say("format-example-word")).expect("the test has it");
        }
        text
    }

    fn table<'k>(&self, keys: impl Iterator<Item = &'k Key>) -> String {
        let columns = ["key", "value", "need", "default", "meaning"];
        let heads: Vec<String> = columns.iter().map(|column| self.say(&format!("format-column-{column}"))).collect();
        let mut text = format!("| {} |\n|{}\n", heads.join(" | "), " --- |".repeat(columns.len()));
        for key in keys {
            let need = match key.need {
                Need::Yes => "yes",
                Need::UnlessDrawn => "unless-drawn",
                Need::Sometimes => "sometimes",
                Need::No => "no",
            };
            let default = if key.default.is_empty() { "—".to_owned() } else { format!("`{}`", key.default) };
            let cells = [
                format!("`{}`", key.name),
                self.value(key),
                self.say(&format!("format-need-{need}")),
                default,
                self.say(&format!("format-{}", key.doc)),
            ];
            writeln!(text, "| {} |", cells.join(" | ")).expect("the test has it");
        }
        text
    }

    /// What stands after a key, with an example.
    fn value(&self, key: &Key) -> String {
        let sort = |sort: &str| self.say(&format!("format-sort-{sort}"));
        let part = |part: Part| args!["part" => self.say(&format!("format-part-{}", part.name()))];
        let (id, args) = match key.value {
            Value::Of(of) => return format!("{}, `{}`", sort(of), key.example),
            Value::Word(words) | Value::Named(words) => {
                let words = words().iter().map(|word| format!("`\"{word}\"`")).collect();
                return self.words.say("format-value-word", &args!["words" => Arg::List(words)]);
            }
            Value::Some(of) => ("some", args!["sort" => sort(of)]),
            Value::List(of) => ("list", args!["sort" => sort(of)]),
            Value::Number(low, high) if low == high => return format!("`{low}`"),
            Value::Number(low, high) => {
                return self
                    .words
                    .say("format-value-number", &args!["low" => low.to_string(), "high" => high.to_string()]);
            }
            Value::Flag => return self.say("format-value-flag"),
            Value::Text => return self.say("format-value-text"),
            Value::Name => ("name", args![]),
            Value::Table(of) => ("table", part(of)),
            Value::Tables(of) => ("tables", part(of)),
            Value::Headers(of) => return self.words.say("format-value-headers", &part(of)),
        };
        format!("{}, `{}`", self.words.say(&format!("format-value-{id}"), &args), key.example)
    }

    /// What each sort of value is.
    fn sorts(&self) -> String {
        let mut text = format!("\n## {}\n\n", self.say("format-part-sorts"));
        let mut seen = BTreeSet::new();
        let parts = [Part::Step, Part::Head, Part::Piece, Part::Forms, Part::Text];
        for key in parts.iter().flat_map(|part| part.keys()) {
            let (Value::Of(sort) | Value::Some(sort) | Value::List(sort)) = key.value else { continue };
            if seen.insert(sort) {
                let (name, doc) = (format!("format-sort-{sort}"), format!("format-sort-{sort}.doc"));
                writeln!(text, "- **{}**: {}", self.say(&name), self.say(&doc)).expect("the test has it");
            }
        }
        text
    }
}
