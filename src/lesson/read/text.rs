//! Texts: plain, by language, or a message of the lesson.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeValue;

use super::literal::Literal;
use super::table::{Item, Reader, Table};
use crate::i18n::{Args, Lang, Pattern};
use crate::lesson::check::keys::Type;
use crate::lesson::check::{characters, fluent, languages};
use crate::lesson::fault::MOST_FAULTS;
use crate::lesson::format::Part;
use crate::lesson::model::Text;

/// What a text is for, which settles how much room it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lesson) enum Purpose {
    /// The lesson's name: one line.
    Title,
    /// For the teacher, who has room.
    Teacher,
    /// To be read in the panel beside the board.
    Panel,
    /// An answer among others: so many lines, beside its key.
    Option {
        /// Lines that it may have.
        lines: u8,
    },
}

/// A text where it is used, to be checked when all of the lesson is known.
pub(in crate::lesson) struct Use<'t> {
    /// The text.
    pub text: Text,
    /// Where each of its parts was written: with its language, or the id of a message.
    pub parts: Vec<(Option<Lang>, Literal<'t>)>,
    /// The value as a whole.
    pub span: Range<usize>,
    /// What it is for.
    pub purpose: Purpose,
    /// What its variables stand for; none until that is known.
    pub args: Option<Args>,
}

/// The text of a key, if it is there and right; it is noted in the reader's uses without arguments.
pub(super) fn text<'t>(
    table: &mut Table<'t>,
    key: &'static str,
    purpose: Purpose,
    reader: &mut Reader<'t>,
) -> Option<Text> {
    let item = table.get(key)?;
    let (text, parts) = match item.value {
        DeValue::String(_) => plain(item, reader)?,
        DeValue::Table(_) => by_language_or_id(&mut item.table(Part::Text, reader)?, reader)?,
        _ => return item.wrong(Type::Text, reader),
    };
    reader.uses.push(Use { text: text.clone(), parts, span: item.span(), purpose, args: None });
    Some(text)
}

type Parts<'t> = (Text, Vec<(Option<Lang>, Literal<'t>)>);

fn plain<'t>(item: Item<'t>, reader: &mut Reader<'t>) -> Option<Parts<'t>> {
    let literal = item.string(reader)?;
    let pattern = pattern(&literal, reader)?;
    Some((Text::Plain(pattern), vec![(None, literal)]))
}

fn by_language_or_id<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Parts<'t>> {
    if let Some(id) = table.get("id") {
        let id = id.string(reader);
        for (key, _) in table.entries().filter(|(key, _)| key.get_ref() != "id") {
            reader.tell(languages::beside_id(key.span(), key.get_ref()));
        }
        let id = id?;
        return Some((Text::Message(id.value.to_owned()), vec![(None, id)]));
    }
    let (mut patterns, mut parts) = (BTreeMap::new(), Vec::new());
    for (key, item) in table.entries() {
        let Some(lang) = Lang::all().iter().find(|lang| lang.tag() == key.get_ref().as_ref()) else {
            reader.tell(languages::unknown(key.span(), key.get_ref()));
            // Which of them was meant cannot be known, so none is told to be missing.
            parts.extend(item.string(reader).into_iter().flat_map(|literal| unknown_language(&literal)));
            continue;
        };
        let Some(literal) = item.string(reader) else { continue };
        if let Some(pattern) = pattern(&literal, reader) {
            patterns.insert(*lang, pattern);
        }
        parts.push((Some(*lang), literal));
    }
    if table.entries().next().is_none() {
        reader.tell(languages::empty(table.span.clone()));
    }
    (!patterns.is_empty()).then_some((Text::PerLanguage(patterns), parts))
}

/// The offset in a text that belongs to an offset in the same text with line ends of one character.
fn in_original(value: &str, offset: usize) -> usize {
    let (mut at, mut left) = (0, offset);
    while let (1.., Some(rest)) = (left, value.as_bytes().get(at..)) {
        at += if rest.starts_with(b"\r\n") { 2 } else { 1 };
        left -= 1;
    }
    at
}

/// A text whose language is not known stands for every language.
fn unknown_language<'t>(literal: &Literal<'t>) -> Vec<(Option<Lang>, Literal<'t>)> {
    Lang::all().iter().map(|lang| (Some(*lang), literal.clone())).collect()
}

/// A string as a Fluent pattern.
fn pattern<'t>(literal: &Literal<'t>, reader: &mut Reader<'t>) -> Option<Pattern> {
    let value = literal.value;
    for (offset, character) in characters::forbidden(value).take(MOST_FAULTS) {
        reader.tell(characters::fault(literal.at(offset..offset + character.len_utf8()), character));
    }
    if value.trim().is_empty() {
        reader.tell(fluent::empty(literal.span.clone()));
        return None;
    }
    if let Some(offset) = fluent::too_deep(value) {
        reader.tell(fluent::deep(literal.at(offset..offset + 1)));
        return None;
    }
    // The line ends of Windows are a matter of the file, not of the text.
    let text = value.replace("\r\n", "\n");
    match Pattern::parse(&text) {
        Ok(pattern) => Some(pattern),
        Err((at, said)) => {
            let at = fluent::place(&text, at, &said);
            let at = in_original(value, at.start)..in_original(value, at.end);
            reader.tell(fluent::syntax(literal.at(at), &said));
            None
        }
    }
}
