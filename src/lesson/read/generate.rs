//! `generate = { piece = "knight", pieces = 3, count = 5 }`: steps that are drawn anew in each session.

use super::find::LEVELS;
use super::header::one_of;
use super::literal::Literal;
use super::table::{Item, Reader, Table};
use crate::lesson::check::generates;
use crate::lesson::check::words;
use crate::lesson::format::Part;
use crate::lesson::generated::Drawn;
use crate::puzzle::{Kind, Spec, SpecError, Topic};
use crate::rules::{Area, Level};

/// No step stands for more than these.
pub(in crate::lesson) const MOST: i64 = 20;
/// As many pieces as stand on a board at most.
pub(super) const MOST_PIECES: i64 = 32;

/// The kinds of steps that can be drawn, with the puzzles that make them; the first is the usual one.
pub(in crate::lesson) const KINDS: [(&str, &[Kind]); 6] = [
    ("find", &[Kind::Find]),
    ("build", &[Kind::Build]),
    ("mark", &[Kind::Twice, Kind::Odd, Kind::Centre, Kind::Short, Kind::Common, Kind::Third]),
    ("move", &[Kind::Way, Kind::Labyrinth, Kind::Sentries, Kind::Captures, Kind::Hunt]),
    ("judge", &[Kind::Judge, Kind::Check]),
    ("formula", &[Kind::Formula]),
];

/// What a step of this kind is drawn from, and how many steps it stands for. Whatever it asks for can be drawn.
pub(super) fn generate<'t>(
    item: Item<'t>,
    step: &'static str,
    area: Option<Area>,
    place: u64,
    reader: &mut Reader<'t>,
) -> Option<(Drawn, u64)> {
    let span = item.span();
    let mut table = item.table(Part::Drawing, reader)?;
    let topic = topic(&mut table, reader);
    let kind = kind(&mut table, step, reader);
    let level = level(&mut table, reader);
    let grade = number(&mut table, "grade", (1, 5), reader);
    let pieces = number(&mut table, "pieces", (1, MOST_PIECES), reader);
    let count = number(&mut table, "count", (1, MOST), reader);
    table.finish(reader);
    let (topic, kind, level, grade, pieces, count) = (topic?, kind?, level?, grade?, pieces?, count?);
    let area = area?;
    let spec = Spec::new(topic, kind, level.unwrap_or(kind.only_level())).and_then(|spec| match grade {
        Some(grade) => spec.of_grade(u8::try_from(grade).unwrap_or(0)),
        None => Ok(spec),
    });
    let spec = match spec {
        Ok(spec) => spec,
        Err(error) => {
            let key = match error {
                SpecError::Kind(..) => "piece",
                SpecError::Level(..) => "rules",
                SpecError::Grade(..) => "grade",
            };
            let span = table_span(&item, key).unwrap_or(span);
            reader.tell(generates::none(span, &error));
            return None;
        }
    };
    let most_pieces = pieces.and_then(|pieces| usize::try_from(pieces).ok());
    let spec = Spec { most_pieces, area: (area != Area::FULL).then_some(area), ..spec };
    let count = count.and_then(|count| u64::try_from(count).ok()).unwrap_or(1);
    let drawn = Drawn::new(spec, place * MOST as u64);
    // To find out that there is none takes the longest; with so many faults no more are needed.
    if reader.budget.drawings == 0 {
        return None;
    }
    if !drawn.can_be_drawn() {
        reader.budget.drawings -= 1;
        reader.tell(generates::impossible(span));
        return None;
    }
    Some((drawn, count))
}

/// The place of a key inside the braces.
fn table_span(item: &Item<'_>, key: &str) -> Option<std::ops::Range<usize>> {
    item.value.as_table()?.get(key).map(|value| Item::new(value).span())
}

fn topic<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Topic> {
    let Some(item) = table.get("piece") else {
        reader.tell(generates::no_piece(table.span.clone()));
        return None;
    };
    let literal: Literal<'_> = item.string(reader)?;
    let found = Topic::parse(literal.value);
    if found.is_none() {
        let names = Topic::ALL.map(Topic::name);
        reader.tell(words::unknown(literal.inside(), "piece", literal.value, &names));
    }
    found
}

/// The kind of the puzzles: the usual one of the step's kind, or another that makes such steps.
fn kind<'t>(table: &mut Table<'t>, step: &'static str, reader: &mut Reader<'t>) -> Option<Kind> {
    let kinds: &[Kind] = KINDS.iter().find(|(this, _)| *this == step).map_or(&[], |(_, kinds)| kinds);
    let Some(item) = table.get("kind") else { return kinds.first().copied() };
    let literal = item.string(reader)?;
    let found = Kind::parse(literal.value).filter(|kind| kinds.contains(kind));
    if found.is_none() {
        let names: Vec<&'static str> = kinds.iter().map(|kind| kind.name()).collect();
        reader.tell(words::unknown(literal.inside(), "kind", literal.value, &names));
    }
    found
}

/// The level, if it is said; none at all if it cannot be read.
fn level<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<Option<Level>> {
    let Some(item) = table.get("rules") else { return Some(None) };
    let literal = item.string(reader)?;
    one_of(&literal, "rules", &LEVELS, reader).map(Some)
}

/// A whole number between two, if it is said; none at all if it cannot be read.
fn number<'t>(
    table: &mut Table<'t>,
    key: &'static str,
    (low, high): (i64, i64),
    reader: &mut Reader<'t>,
) -> Option<Option<i64>> {
    let Some(item) = table.get(key) else { return Some(None) };
    let number = item.integer(reader)?;
    if (low..=high).contains(&number) {
        return Some(Some(number));
    }
    reader.tell(generates::number(item.span(), key, number, low, high));
    None
}
