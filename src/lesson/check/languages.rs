//! Every text is there in every language of the program; messages that a lesson names exist, and those that
//! exist are named.

use std::ops::Range;

use super::{brief, list, meant};
use crate::args;
use crate::i18n::Lang;
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::guess::guess;

/// A language that the program does not speak.
pub(in crate::lesson) static UNKNOWN_LANGUAGE: Rule = Rule::error("unknown-language");
/// A text, or the whole file of messages, that a language does not have.
pub(in crate::lesson) static MISSING_LANGUAGE: Rule = Rule::warning("missing-language");
/// A message that the lesson names and no language has.
pub(in crate::lesson) static UNKNOWN_MESSAGE: Rule = Rule::error("unknown-message");
/// A message that the lesson never names.
pub(in crate::lesson) static UNUSED_MESSAGE: Rule = Rule::warning("unused-message");

fn tags() -> Vec<&'static str> {
    Lang::all().iter().map(|lang| lang.tag()).collect()
}

pub(in crate::lesson) fn unknown(span: Range<usize>, tag: &str) -> Fault {
    let args = args!["tag" => brief(tag), "known" => list(&tags())];
    let fault = Fault::new(&UNKNOWN_LANGUAGE, span, "fault-unknown-language", args);
    meant(fault, tag, guess(tag, tags()))
}

/// A table without any text.
pub(in crate::lesson) fn empty(span: Range<usize>) -> Fault {
    Fault::new(&super::fluent::EMPTY_TEXT, span, "fault-text-without-languages", args![])
}

/// Another key in the table of a message's id.
pub(in crate::lesson) fn beside_id(span: Range<usize>, key: &str) -> Fault {
    Fault::new(&super::keys::UNKNOWN_KEY, span, "fault-key-beside-id", args!["key" => brief(key)])
}

pub(in crate::lesson) fn missing(span: Range<usize>, lang: Lang) -> Fault {
    Fault::new(
        &MISSING_LANGUAGE,
        span,
        "fault-missing-language",
        args!["lang" => lang.tag(), "example" => format!("{lang} = \"…\"")],
    )
}

pub(in crate::lesson) fn missing_message(span: Range<usize>, lang: Lang, id: &str, file: &str) -> Fault {
    let args = args!["lang" => lang.tag(), "id" => brief(id), "file" => file];
    Fault::new(&MISSING_LANGUAGE, span, "fault-message-missing-language", args)
}

/// The lesson names messages, and this language has no file of them.
pub(in crate::lesson) fn missing_file(span: Range<usize>, lang: Lang, file: &str) -> Fault {
    let args = args!["lang" => lang.tag(), "file" => file];
    Fault::new(&MISSING_LANGUAGE, span, "fault-messages-missing-language", args)
}

/// `files` are where messages stand, or would; `known` are those that are there.
pub(in crate::lesson) fn unknown_message<'a>(
    span: Range<usize>,
    id: &str,
    files: &[&str],
    known: impl IntoIterator<Item = &'a str>,
) -> Fault {
    let args = args!["id" => brief(id), "files" => list(files)];
    let fault = Fault::new(&UNKNOWN_MESSAGE, span, "fault-unknown-message", args);
    meant(fault, id, guess(id, known))
}

pub(in crate::lesson) fn no_title(span: Range<usize>) -> Fault {
    Fault::new(&super::keys::MISSING_KEY, span, "fault-no-title", args!["example" => r#"title = "…""#])
}

pub(in crate::lesson) fn unused(span: Range<usize>, id: &str) -> Fault {
    Fault::new(&UNUSED_MESSAGE, span, "fault-unused-message", args!["id" => brief(id)])
}
