//! What can be told of a step though something that all of it depends on could not be read: its kind, or the part of the
//! board that exists.

use super::step::task;
use super::table::{Reader, Table};
use crate::lesson::check::{boards, formulas, keys, moves, pieces, squares, words};
use crate::lesson::fault::{Fault, Rule};
use crate::lesson::format::{KINDS, of_some_kinds};
use crate::rules::Area;

/// What is wrong whatever part of the board there is.
static OF_ANY_AREA: [&Rule; 11] = [
    &boards::FEN,
    &squares::SQUARE,
    &squares::SQUARE_TWICE,
    &pieces::NO_PIECE,
    &pieces::BOTH_SIDES,
    &pieces::NOT_ITS_TURN,
    &pieces::KING_EN_PRISE,
    &formulas::FORMULA,
    &moves::MOVE,
    &keys::WRONG_TYPE,
    &words::UNKNOWN_WORD,
];

/// Reads a step of no known kind as each kind that it may be meant to be, and tells what is wrong with it as any of them.
/// That a key is missing, or of another kind, cannot be said of it.
pub(super) fn of_any_kind<'t>(mut table: Table<'t>, area: Option<Area>, reader: &mut Reader<'t>) {
    let mut common: Option<Vec<Fault>> = None;
    for kind in likely(&table) {
        let found = faults_as(kind, &table, area, reader);
        common = Some(match common {
            None => found,
            Some(common) => common.into_iter().filter(|fault| found.contains(fault)).collect(),
        });
    }
    let common = common.unwrap_or_default().into_iter();
    common.filter(|fault| *fault.rule != keys::MISSING_KEY).for_each(|fault| reader.tell(fault));
    for key in KINDS.into_iter().flat_map(of_some_kinds).chain(["generate"]) {
        table.get(key);
    }
    table.finish(reader);
}

/// Tells what is wrong with the task of a step whatever part of the board there is.
pub(super) fn on_any_area<'t>(kind: &str, table: &mut Table<'t>, reader: &mut Reader<'t>) {
    let before = reader.faults.len();
    task(kind, table, Area::FULL, reader);
    let found = reader.faults.split_off(before);
    reader.faults.extend(found.into_iter().filter(is_of_any_area));
}

/// Tells what is wrong with the task of a step that is to be drawn and cannot be. What it lacks it may have been meant to
/// draw.
pub(super) fn not_drawn<'t>(kind: &str, table: &mut Table<'t>, reader: &mut Reader<'t>) {
    let before = reader.faults.len();
    on_any_area(kind, table, reader);
    let found = reader.faults.split_off(before);
    reader.faults.extend(found.into_iter().filter(|fault| *fault.rule != keys::MISSING_KEY));
}

fn is_of_any_area(fault: &Fault) -> bool {
    *fault.rule == keys::MISSING_KEY || OF_ANY_AREA.contains(&fault.rule)
}

/// The kinds that have the most of the keys that are written.
fn likely(table: &Table<'_>) -> Vec<&'static str> {
    let has = |kind: &str| of_some_kinds(kind).filter(|key| table.has(key)).count();
    let most = KINDS.into_iter().map(has).max().unwrap_or(0);
    if most == 0 { Vec::new() } else { KINDS.into_iter().filter(|kind| has(kind) == most).collect() }
}

/// The faults of a step as one of a kind. Its texts are not kept: they may be of another.
fn faults_as<'t>(kind: &str, table: &Table<'t>, area: Option<Area>, reader: &mut Reader<'t>) -> Vec<Fault> {
    let (faults, uses, idle) = (reader.faults.len(), reader.uses.len(), reader.idle.len());
    let mut table = table.clone();
    match area {
        Some(area) => drop(task(kind, &mut table, area, reader)),
        None => on_any_area(kind, &mut table, reader),
    }
    reader.uses.truncate(uses);
    reader.idle.truncate(idle);
    reader.faults.split_off(faults)
}
