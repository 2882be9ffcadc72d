//! The pages of the rules, `docs/lesson-rules.md` and `docs/lesson-rules.ru.md`: what each rule is for, a lesson that
//! breaks it, what the program says, and the lesson mended.
//!
//! After a change that is meant, `BLESS=1 cargo test --test rules_page` writes them anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use chess_codex::i18n::{Lang, definitions, interface_sources};
use chess_codex::lesson::{Fault, Reading, Rule, Severity, TOPICS, readings, rules, told};
use chess_codex::wording::Words;

const FOLDER: &str = "tests/lessons/invalid";

/// How a rule is broken, and mended.
struct Example {
    lesson: String,
    /// The file of messages in which it is, if not in the lesson.
    file: Option<String>,
    bad: String,
    /// None where all of the part is taken out.
    good: Option<String>,
    /// The rules whose breach only shows then.
    then: Vec<String>,
}

fn examples() -> toml::Table {
    fs::read_to_string("tests/lessons/mended.toml").expect("it is there").parse().expect("it is TOML")
}

fn example(rule: &Rule, table: &toml::Table) -> Option<Example> {
    let table = table.get(rule.id)?.as_table()?;
    let text = |key: &str| table.get(key).map(|value| value.as_str().expect("a string").to_owned());
    let then = table.get("then").and_then(|list| list.as_array()).into_iter().flatten();
    let then = then.filter_map(|rule| Some(rule.as_str()?.to_owned())).collect();
    Some(Example { lesson: text("lesson")?, file: text("file"), bad: text("bad")?, good: text("good"), then })
}

/// The part of a text, between empty lines, in which something stands, and where it begins.
fn block<'t>(text: &'t str, found: &str) -> (usize, &'t str) {
    let at = text.find(found).unwrap_or_else(|| panic!("{found:?} is not there"));
    let start = text[..at].rfind("\n\n").map_or(0, |end| end + 2);
    let end = text[at + found.len()..].find("\n\n").map_or(text.len(), |more| at + found.len() + more);
    (start, &text[start..end])
}

impl Example {
    /// The text of the file that is wrong.
    fn text(&self) -> String {
        let name = self.file.clone().unwrap_or(format!("{}.toml", self.lesson));
        fs::read_to_string(Path::new(FOLDER).join(name)).expect("the lesson is there")
    }

    /// The part that is wrong, and the same mended.
    fn parts(&self) -> (String, String) {
        let text = self.text();
        let (_, bad) = block(&text, &self.bad);
        let good = self.good.as_ref().map_or(String::new(), |good| bad.replacen(&self.bad, good, 1));
        (bad.to_owned(), good)
    }

    /// The lesson as it is read when a text stands in the place of the one that is wrong.
    fn read(&self, rule: &Rule, name: &str, text: &str) -> Reading {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rules_page").join(rule.id).join(name);
        let copy = |inside: &str| {
            if let Ok(text) = fs::read(Path::new(FOLDER).join(inside)) {
                write(&folder.join(inside), &text);
            }
        };
        let lesson = format!("{}.toml", self.lesson);
        copy(&lesson);
        for lang in Lang::all() {
            copy(&format!("locales/{lang}/{}.ftl", self.lesson));
        }
        write(&folder.join(self.file.as_deref().unwrap_or(&lesson)), text.as_bytes());
        readings(&[folder.join(lesson)]).remove(0)
    }
}

fn write(path: &Path, text: &[u8]) {
    fs::create_dir_all(path.parent().expect("it is in a folder")).expect("a folder can be made");
    fs::write(path, text).expect("a file can be written");
}

fn of_rule<'r>(reading: &'r Reading, rule: &'r Rule) -> impl Iterator<Item = &'r Fault> {
    reading.faults.iter().filter(move |fault| fault.rule.id == rule.id)
}

/// A text whose signs mean nothing in Markdown.
fn plain(text: &str) -> String {
    ["*", "[", "<", "`"].iter().fold(text.to_owned(), |text, sign| text.replace(sign, &format!("\\{sign}")))
}

fn page(lang: Lang) -> String {
    let words = Words::interface(lang);
    let table = examples();
    let say = |id: &str| words.plain(id);
    let mut page = format!("# {}\n\n", say("rules-title"));
    let other =
        if lang == Lang::ENGLISH { "[По-русски](lesson-rules.ru.md)" } else { "[In English](lesson-rules.md)" };
    write!(page, "{other}\n\n{}\n\n{}\n", say("rules-lead"), say("rules-error-lead")).expect("the test has it");
    for topic in TOPICS {
        write!(page, "\n## {}\n", say(&format!("rules-topic-{}", topic.id))).expect("the test has it");
        for rule in topic.rules {
            let severity = say(if rule.severity == Severity::Error { "check-error" } else { "check-warning" });
            write!(page, "\n### {} ({severity})\n\n{}\n", rule.id, say(&format!("rule-{}", rule.id)))
                .expect("the test has it");
            let Some(example) = example(rule, &table) else {
                write!(page, "\n{}\n", say("rules-of-files")).expect("the test has it");
                continue;
            };
            let text = example.text();
            let (start, _) = block(&text, &example.bad);
            let (bad, good) = example.parts();
            let reading = example.read(rule, &format!("page-{lang}"), &text);
            let inside = |fault: &&Fault| (start..=start + bad.len()).contains(&fault.span.start);
            let fault = of_rule(&reading, rule).find(inside).or(of_rule(&reading, rule).next()).expect("it is broken");
            let (cause, mend) = told(fault, lang);
            let fence = if example.file.is_some() { "ftl" } else { "toml" };
            let bad = bad.trim_end();
            write!(page, "\n{}\n\n```{fence}\n{bad}\n```\n", say("rules-bad")).expect("the test has it");
            write!(page, "\n{} *{}*", say("rules-said"), plain(&cause)).expect("the test has it");
            mend.iter().for_each(|mend| write!(page, " {}", plain(mend)).expect("the test has it"));
            page.push('\n');
            if !good.trim().is_empty() {
                write!(page, "\n{}\n\n```{fence}\n{}\n```\n", say("rules-good"), good.trim_end())
                    .expect("the test has it");
            }
        }
    }
    page
}

fn path(lang: Lang) -> PathBuf {
    let ending = if lang == Lang::ENGLISH { String::new() } else { format!(".{lang}") };
    PathBuf::from(format!("docs/lesson-rules{ending}.md"))
}

#[test]
fn the_pages_are_as_the_program_is() {
    for &lang in Lang::all() {
        let page = page(lang);
        if std::env::var_os("BLESS").is_some() {
            fs::write(path(lang), &page).expect("the page can be written");
        }
        let kept = fs::read_to_string(path(lang)).unwrap_or_default();
        assert!(kept == page, "{} is stale: BLESS=1 cargo test --test rules_page", path(lang).display());
    }
}

#[test]
fn what_is_said_to_be_better_is_better() {
    let table = examples();
    let mut wrong = Vec::new();
    for rule in rules() {
        let Some(example) = example(rule, &table) else { continue };
        let text = example.text();
        let (bad, good) = example.parts();
        let before = example.read(rule, "bad", &text);
        let after = example.read(rule, "good", &text.replacen(&bad, &good, 1));
        let ids = |reading: &Reading| reading.faults.iter().map(|fault| fault.rule.id).collect::<BTreeSet<_>>();
        let (was, is) = (of_rule(&before, rule).count(), of_rule(&after, rule).count());
        let mut may = ids(&before);
        may.extend(example.then.iter().map(String::as_str));
        if is >= was || !ids(&after).is_subset(&may) {
            wrong.push(format!("{}: {was} and then {is}: {:?}", rule.id, ids(&after)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let known: BTreeSet<&str> = rules().map(|rule| rule.id).collect();
    let unknown: Vec<&String> = table.keys().filter(|rule| !known.contains(rule.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn every_rule_is_explained_and_nothing_else() {
    let known: BTreeSet<&str> = rules().map(|rule| rule.id).collect();
    for &lang in Lang::all() {
        let sources = interface_sources(lang);
        let (_, text) = sources.iter().find(|(name, _)| *name == "rules.ftl").expect("it is there");
        let explained: BTreeSet<&str> =
            definitions(text).into_iter().filter_map(|(id, _)| id.strip_prefix("rule-")).collect();
        assert_eq!(explained, known, "{lang}");
    }
    // Those without an example are about files.
    let table = examples();
    let without: Vec<&str> = rules().map(|rule| rule.id).filter(|rule| !table.contains_key(*rule)).collect();
    let of_files = [
        "lesson-id",
        "lesson-id-twice",
        "lesson-id-built-in",
        "unreadable",
        "not-utf8",
        "not-a-file",
        "outside-folder",
        "no-lessons",
        "too-big",
        "too-many-steps",
    ];
    assert_eq!(without, of_files);
}
