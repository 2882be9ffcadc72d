//! Messages: what is wrong in a file is told with its place, and the rest can be used; whatever a message says, it ends and
//! is no longer than its file allows.
//!
//! An input is the Russian messages and the English ones, with a line `%%%` between.

use chess_codex::args;
use chess_codex::i18n::{Args, Lang, Messages, Pattern, Value, definitions};

use super::laws::is_place;
use super::lesson::keeps_the_law;
use super::lessons::reading;

/// A lesson whose texts are messages, with something of each kind to be put in.
const LESSON: &str = r#"
format = 1
article = 6
edition = "school"
audience = "pupil"
facts = ["S6.N"]
teacher = { id = "a" }

[[step]]
kind = "find"
board = "8/8/8/8/3N4/8/8/8"
piece = "d4"
rules = "formula"
text = { id = "b" }
say = { id = "b.say" }
teacher = { id = "c" }
"#;

/// Fluent puts so many things into one text and no more.
const MOST_PLACED: usize = 100;

/// Tries the messages.
pub fn try_input(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (russian, english) = text.split_once("\n%%%\n").unwrap_or((&text, ""));
    let reading = reading("input", LESSON, [russian, english]);
    keeps_the_law(&reading);
    for source in [russian, english] {
        for (id, at) in definitions(source) {
            assert_eq!(source.get(at), Some(id));
        }
    }
    // Whoever goes into braces bounds their depth first, as the lesson does.
    if reading.faults.iter().any(|fault| fault.rule.id == "too-deep") {
        return;
    }
    let ru = Lang::parse("ru").expect("Russian is there");
    let sources = [(ru, russian), (Lang::ENGLISH, english)];
    let (messages, faults) = Messages::for_lesson(&sources, &[]);
    for fault in &faults {
        let (_, source) = sources.iter().find(|(lang, _)| *lang == fault.lang).expect("a file of this language");
        is_place(source, &fault.at);
    }
    let longest = (text.len() + 400) * (MOST_PLACED + 2);
    for (lang, source) in sources {
        for (id, _) in definitions(source) {
            for args in [Args::new(), all_values()] {
                let said = messages.format(lang, id, &args);
                assert!(said.len() <= longest, "{id}: {} bytes of {}", said.len(), text.len());
                if let Err(fault) = messages.try_format(lang, id, &args) {
                    assert!(fault.to_string().contains(lang.tag()), "{fault}");
                }
            }
        }
    }
    match Pattern::parse(russian) {
        Ok(pattern) => {
            for &lang in Lang::all() {
                let said = messages.format_pattern(lang, &pattern, &all_values());
                assert!(said.len() <= longest, "{} bytes of {}", said.len(), text.len());
            }
        }
        Err((at, _)) => is_place(russian, &at),
    }
}

/// A value of each kind, under the names that lessons have.
fn all_values() -> Args {
    let list = Value::List(["b3", "c2", "e6"].map(str::to_owned).into());
    args![
        "piece" => Value::Piece("white-knight".into()), "square" => "d4", "squares" => list, "count" => 5,
        "color" => "black", "a" => -1, "b" => ""
    ]
}
