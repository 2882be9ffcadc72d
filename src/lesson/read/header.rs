//! The head of a lesson, and its steps in order.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::literal::Literal;
use super::piece;
use super::step::step;
use super::syntax::BROKEN_HEADER;
use super::table::{Item, Reader, Table};
use super::text::{Purpose, text};
use crate::args;
use crate::i18n::Messages;
use crate::lesson::check::{header, idle, ids, keys, size, words};
use crate::lesson::facts::is_fact;
use crate::lesson::fault::Fault;
use crate::lesson::format::Part;
use crate::lesson::model::{Article, Audience, Edition, Lesson, Origin, Step};
use crate::lesson::texts::Texts;

/// The format that this program reads.
const FORMAT: i64 = 1;

/// The words for whose wording a lesson follows.
pub(super) const EDITIONS: [(&str, Edition); 2] = [("preschool", Edition::Preschool), ("school", Edition::School)];

/// The words for whom it is.
pub(super) const AUDIENCES: [(&str, Audience); 2] = [("preschool", Audience::Preschool), ("pupil", Audience::Pupil)];

/// Reads everything. The lesson is there if all that it needs could be read.
pub(super) fn lesson<'t>(
    id: &str,
    origin: &Origin,
    root: &'t Spanned<DeTable<'t>>,
    texts: &mut Texts,
    reader: &mut Reader<'t>,
) -> Option<Lesson> {
    let mut table = Table::new(root.get_ref(), 0..0, Part::Head);
    let is_newer = is_newer(&mut table, reader);
    let article = article(&mut table, reader);
    let edition = word(&mut table, "edition", &EDITIONS, reader);
    let audience = word(&mut table, "audience", &AUDIENCES, reader);
    let facts = facts(&mut table, &[], reader);
    let given_title = text(&mut table, "title", Purpose::Title, reader);
    let teacher = text(&mut table, "teacher", Purpose::Teacher, reader);
    // A broken edition is taken for the first, so that the rest can be checked.
    let of_head = args!["edition" => edition.unwrap_or(Edition::Preschool).key()];
    reader.uses.iter_mut().for_each(|one| one.args = Some(of_head.clone()));
    let names = piece::pieces(&mut table, reader);
    texts.name_pieces(&names);
    let steps = steps(&mut table, edition.unwrap_or(Edition::Preschool), &facts, reader);
    if steps.is_some() {
        piece::tell_unused(&mut table, reader);
    }
    let title = match table.has("title") {
        true => given_title,
        false => texts.default_title(table.key_span("format").unwrap_or(0..0), of_head),
    };
    table.finish(reader);
    let whole = !reader.mended && !reader.faults.iter().any(Fault::is_error);
    texts.check(&reader.uses, whole);
    idle::unnamed(&reader.idle, &reader.uses, &texts.messages).into_iter().for_each(|fault| reader.tell(fault));
    if is_newer {
        reader.faults.retain(header::is_of_any_format);
        texts.faults.retain(header::is_of_any_format);
        return None;
    }
    Some(Lesson {
        id: id.to_owned(),
        origin: origin.clone(),
        article: article?,
        edition: edition?,
        audience: audience?,
        facts,
        title: title?,
        teacher,
        steps: steps?,
        messages: Arc::clone(&texts.messages),
        pieces: std::mem::take(&mut reader.own.roles),
        interface: (!names.is_empty()).then(|| Arc::new(Messages::interface_with(&names))),
    })
}

/// Whether this is the format of a newer program, which may know what this one does not.
fn is_newer<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> bool {
    let Some(item) = table.need("format", reader) else { return false };
    let found = item.integer(reader).unwrap_or(FORMAT);
    match found.cmp(&FORMAT) {
        Ordering::Greater => reader.tell(header::newer_format(item.span(), found)),
        Ordering::Less => reader.tell(header::no_format(item.span(), found)),
        Ordering::Equal => {}
    }
    found > FORMAT
}

fn article<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Article> {
    let number = table.get("article");
    let appendix = table.get("appendix");
    match (number, appendix) {
        (Some(_), Some(_)) => {
            let spans = (table.key_span("appendix")?, table.key_span("article")?);
            reader.tell(header::two_parts(spans.0, spans.1));
            None
        }
        (Some(item), None) => match item.integer(reader)? {
            found @ 1..=7 => u8::try_from(found).ok().map(Article::Number),
            found => {
                reader.tell(header::no_such_article(item.span(), found));
                None
            }
        },
        (None, Some(item)) => match item.boolean(reader)? {
            true => Some(Article::Appendix),
            false => {
                reader.tell(header::no_part(item.span()));
                None
            }
        },
        (None, None) => {
            reader.tell(header::no_part(table.span.clone()));
            None
        }
    }
}

/// One of a few words.
fn word<'t, T: Copy>(
    table: &mut Table<'t>,
    key: &'static str,
    known: &[(&'static str, T)],
    reader: &mut Reader<'t>,
) -> Option<T> {
    let literal = table.need_string(key, reader)?;
    one_of(&literal, key, known, reader)
}

/// The meaning of a string that has to be one of a few words.
pub(super) fn one_of<'t, T: Copy>(
    literal: &Literal<'t>,
    key: &'static str,
    known: &[(&'static str, T)],
    reader: &mut Reader<'t>,
) -> Option<T> {
    let found = known.iter().find(|(word, _)| *word == literal.value).map(|(_, meaning)| *meaning);
    if found.is_none() {
        let names: Vec<&'static str> = known.iter().map(|(word, _)| *word).collect();
        reader.tell(words::unknown(literal.inside(), key, literal.value, &names));
    }
    found
}

/// The facts of the codices that a lesson teaches or a step asks; in a step, those of the lesson's head are given.
pub(super) fn facts<'t>(table: &mut Table<'t>, of_head: &[String], reader: &mut Reader<'t>) -> Vec<String> {
    let Some(item) = table.get("facts") else { return Vec::new() };
    let mut seen: HashMap<&str, Range<usize>> = HashMap::new();
    for literal in item.strings(reader).unwrap_or_default() {
        if !is_fact(literal.value) {
            reader.tell(header::unknown_fact(literal.inside(), literal.value));
        } else if let Some(first) = seen.get(literal.value) {
            reader.tell(header::fact_twice(literal.inside(), first.clone(), literal.value));
        } else {
            if !of_head.is_empty() && !of_head.iter().any(|fact| fact == literal.value) {
                reader.tell(header::fact_not_in_head(literal.inside(), literal.value));
            }
            seen.insert(literal.value, literal.inside());
        }
    }
    let mut facts: Vec<_> = seen.into_iter().collect();
    facts.sort_by_key(|(_, span)| span.start);
    facts.into_iter().map(|(fact, _)| fact.to_owned()).collect()
}

/// All steps, if there are any and all of them could be read.
fn steps<'t>(
    table: &mut Table<'t>,
    edition: Edition,
    of_head: &[String],
    reader: &mut Reader<'t>,
) -> Option<Vec<Step>> {
    let broken = if reader.mended { table.get(BROKEN_HEADER) } else { None };
    let mut items = Vec::new();
    for found in [table.get("step"), broken].into_iter().flatten() {
        match found.value {
            DeValue::Array(values) => items.extend(values.iter().map(Item::new)),
            _ => return found.wrong(keys::Type::Steps, reader),
        }
    }
    items.sort_by_key(|item| item.span().start);
    if items.is_empty() {
        let place = table.key_span("step").unwrap_or(0..0);
        reader.tell(size::no_steps(place));
        return None;
    }
    if let Some(item) = items.get(size::MAX_STEPS) {
        reader.tell(size::too_many_steps(item.span(), items.len()));
        return None;
    }
    let mut ids_seen: HashMap<&'t str, Range<usize>> = HashMap::new();
    let mut steps = Vec::with_capacity(items.len());
    let mut count = 0;
    for (place, item) in (0..).zip(items) {
        let Some(mut table) = item.table(Part::Step, reader) else {
            steps.push(None);
            continue;
        };
        let id = table.string("id", reader);
        if let Some(id) = &id {
            step_id(id, &mut ids_seen, reader);
        }
        let id = id.map(|id| id.value.to_owned());
        let read = step(table, id, place, edition, of_head, reader);
        // A step that is drawn stands for several.
        count += read.as_ref().map_or(1, Vec::len);
        if count > size::MAX_STEPS {
            reader.tell(size::too_many_steps(item.span(), count));
            return None;
        }
        steps.push(read);
    }
    let steps: Option<Vec<Vec<Step>>> = steps.into_iter().collect();
    steps.map(|steps| steps.into_iter().flatten().collect())
}

fn step_id<'t>(id: &Literal<'t>, seen: &mut HashMap<&'t str, Range<usize>>, reader: &mut Reader<'t>) {
    if !ids::is_plain(id.value) {
        reader.tell(ids::step_id(id.inside(), id.value));
    } else if let Some(first) = seen.get(id.value) {
        reader.tell(ids::step_id_twice(id.inside(), first.clone(), id.value));
    } else {
        seen.insert(id.value, id.inside());
    }
}
