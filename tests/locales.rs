//! Every message in every language formats, says the same things with the same values, and is fit for a screen.

use std::collections::BTreeSet;

use chess_codex::i18n::{Args, Lang, Messages, interface_sources, lesson_source, lesson_sources};
use chess_codex::session::Command;
use chess_codex::text::width;
use chess_codex::wording::audit::{Source, audit};

fn report(messages: &Messages, sources: &[Source<'_>]) -> String {
    audit(messages, sources).iter().map(|finding| format!("{finding}\n")).collect()
}

#[test]
fn the_interface_is_complete_and_right() {
    let files = |&lang: &Lang| interface_sources(lang).into_iter().map(move |(name, text)| Source { lang, name, text });
    let sources: Vec<_> = Lang::all().iter().flat_map(files).collect();
    assert!(sources.len() >= 4);
    let report = report(Messages::interface(), &sources);
    assert!(report.is_empty(), "\n{report}");
}

#[test]
fn every_built_in_lesson_is_complete_and_right() {
    let files = Lang::all().iter().flat_map(|&lang| lesson_sources(lang));
    let lessons: BTreeSet<&str> = files.filter_map(|(name, _)| name.strip_suffix(".ftl")).collect();
    let mut reports = String::new();
    for lesson in lessons {
        let text = |&lang: &Lang| Some((lang, lesson_source(lang, lesson)?));
        let texts: Vec<_> = Lang::all().iter().filter_map(text).collect();
        assert_eq!(texts.len(), Lang::all().len(), "{lesson} is not there in every language");
        let (messages, _) = Messages::for_lesson(&texts, &[]);
        let sources: Vec<_> = texts.iter().map(|&(lang, text)| Source { lang, name: lesson, text }).collect();
        reports += &report(&messages, &sources);
    }
    assert!(reports.is_empty(), "\n{reports}");
}

/// The Russian and the English text of a planted lesson, and what must be found.
const PLANTED: &[(&str, &str, &str)] = &[
    ("a = раз", "a = one", ""),
    ("a = раз\nb = два", "a = one", "ru/planted: `b`: missing in en"),
    ("a = раз", "a = one\n    .doc = more", "en/planted: `a.doc`: missing in ru"),
    ("a = раз\na = два", "a = one", "ru/planted: `a`: this id is defined twice"),
    ("a = { раз", "a = one", "ru/planted: ``: not Fluent"),
    ("a = { $from }", "a = one", "en/planted: `a`: $from is used in ru and not here"),
    ("a = { b }\nb = { $from }", "a = { $from }\nb = one", "en/planted: `b`: $from is used in ru and not here"),
    ("a = { c }", "a = one", "ru/planted: `a`: does not format"),
    ("a = { -mouse }", "a = one", "ru/planted: `a`: does not format"),
    ("a = { NUMBER($n) }", "a = { $n }", "ru/planted: `a`: does not format"),
    ("a = { PIECE($p, case: \"genetive\") }", "a = { PIECE($p) }", "PIECE knows no case genetive"),
    ("a = { PIECE($p, number: \"few\") }", "a = { PIECE($p) }", "PIECE knows no number few"),
    ("a = { PIECE($p, cas: \"genitive\") }", "a = { PIECE($p) }", "PIECE has no cas"),
    ("a = { PIECE() }", "a = one", "PIECE wants one piece"),
    (
        "a = { $n ->\n    [one] поле\n   *[other] поля\n}",
        "a = { $n ->\n    [one] x\n   *[other] y\n}",
        "ru/planted: `a`: choice by $n: there is no variant `few`",
    ),
    (
        "a = { $n ->\n    [one] поле\n    [few] поля\n   *[many] полей\n}",
        "a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n}",
        "en/planted: `a`: choice by $n: no number of this language is `few`",
    ),
    (
        "a = { $color ->\n    [black] да\n   *[wite] нет\n}",
        "a = { $color }",
        "ru/planted: `a`: choice by $color: no value is `wite`",
    ),
    (
        "a = { $color ->\n    [black] да\n    [white] нет\n   *[other] как\n}",
        "a = { $color }",
        "ru/planted: `a`: choice by $color: no value is `other`",
    ),
    (
        "a = { $mood ->\n    [glad] да\n   *[sad] нет\n}",
        "a = { $mood }",
        "ru/planted: `a`: choice by $mood: it is not known which values it takes",
    ),
    (
        "a = { GENDER($p) ->\n    [feminin] она\n   *[masculine] он\n}",
        "a = { PIECE($p) }",
        "ru/planted: `a`: choice by GENDER(): no value is `feminin`",
    ),
    (
        "a = { $color ->\n    [black] да\n    [black] нет\n   *[white] как\n}",
        "a = { $color }",
        "ru/planted: `a`: choice by $color: there are two variants `black`",
    ),
    ("a = { $n ->\n    [1] раз\n   *[other] { \"\" }\n}", "a = { $n }", "ru/planted: `a`: it is empty"),
    ("a = { $n ->\n    [33] Hет\n   *[other] да\n}", "a = { $n }", "Latin and Cyrillic letters mixed"),
    ("a = x\u{200B}", "a = x", "U+200B may not stand in a text"),
    ("a = { \"\\u2066\" }раз", "a = x", "U+2066 may not stand in a text"),
    ("a = раз { \" \" }два", "a = x", "a space too many"),
    ("a = раз", "a = the pawn's own", "en/planted: `a`: write ’ for '"),
    ("a = раз", "a = \"own\"", "write “ or ” for \""),
    ("a = раз – два", "a = one", "write  —  for  – "),
    ("king = раз\n-king = два\n    .gender = masculine", "king = one", "ru/planted: `-king`: this id is defined twice"),
];

#[test]
fn what_is_planted_is_found() {
    let [russian, english] = ["ru", "en"].map(|tag| Lang::parse(tag).unwrap());
    for (ru, en, expected) in PLANTED {
        let texts = [(russian, *ru), (english, *en)];
        let (messages, _) = Messages::for_lesson(&texts, &[]);
        let sources = texts.map(|(lang, text)| Source { lang, name: "planted", text });
        let report = report(&messages, &sources);
        assert_eq!(report.is_empty(), expected.is_empty(), "{ru:?}: {report}");
        assert!(report.contains(expected), "{ru:?}: {report}");
    }
}

/// Name and text of every Russian file.
fn russian_files() -> Vec<(&'static str, &'static str)> {
    let russian = Lang::parse("ru").unwrap_or(Lang::ENGLISH);
    interface_sources(russian).into_iter().chain(lesson_sources(russian)).collect()
}

/// The words of a text that break the house rules: names that the codex does not use, and е written for ё.
fn odd_words(text: &str) -> Vec<String> {
    const NEVER: [&str; 8] = ["королев", "тура", "туры", "туру", "турой", "офицер", "лошад", "коняг"];
    const YO: [&str; 30] = [
        "еще",
        "ее",
        "нее",
        "черные",
        "черный",
        "черная",
        "черных",
        "черной",
        "черным",
        "черного",
        "черную",
        "вперед",
        "идет",
        "пойдет",
        "придет",
        "найдет",
        "уйдет",
        "бьет",
        "берет",
        "возьмет",
        "встает",
        "пошел",
        "шел",
        "ферзем",
        "королем",
        "конем",
        "ладьей",
        "свое",
        "мое",
        "твое",
    ];
    let words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    let odd = |word: &String| NEVER.iter().any(|never| word.starts_with(never)) || YO.contains(&word.as_str());
    words.filter(odd).collect()
}

#[test]
fn russian_texts_keep_the_words_of_the_house() {
    for (name, text) in russian_files() {
        // What people may answer is not what the program says.
        let said = text.lines().filter(|line| !line.starts_with("new-word-")).collect::<Vec<_>>().join("\n");
        assert_eq!(odd_words(&said), [] as [&str; 0], "{name}");
    }
    assert_eq!(odd_words("Черный конь еще не идет, а Королева и турист спят"), ["черный", "еще", "идет", "королева"]);
}

#[test]
fn commands_are_short_and_explained() {
    let messages = Messages::interface();
    for &lang in Lang::all() {
        for command in Command::ALL {
            let name = messages.try_format(lang, command.message(), &Args::new()).unwrap();
            assert!(width(&name) <= 10, "{lang}: {name}");
            assert!(messages.has(lang, &format!("{}.doc", command.message())), "{lang}: {name}");
        }
    }
}
