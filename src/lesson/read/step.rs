//! One step: what every kind may have, and its task.

use super::board::{area, view_of};
use super::header::facts;
use super::table::{Reader, Table};
use super::text::{Purpose, text};
use super::{build, choose, complete, described, find, formula, judge, play, setup, show};
use crate::lesson::check::{keys, words};
use crate::lesson::model::{Edition, Step, Task};

/// The kinds that this program does, with the keys that only they have.
const KINDS: [(&str, &[&str]); 10] = [
    ("show", &["mark", "play"]),
    ("find", &["rules", "only", "count_first", "expect", "may_be_empty", "legal_differs"]),
    ("build", &["stages"]),
    ("choose", &["question", "options", "play", "squares", "pieces"]),
    ("judge", &["move"]),
    ("mark", &["squares"]),
    ("formula", &["yields", "blocks"]),
    ("move", &["goal", "replies", "moves"]),
    ("setup", &["pieces"]),
    ("complete", &["move", "done"]),
];

/// Reads a step whose id has been read already. It is there if all of it could be read.
pub(super) fn step<'t>(
    mut table: Table<'t>,
    id: Option<String>,
    edition: Edition,
    of_head: &[String],
    reader: &mut Reader<'t>,
) -> Option<Step> {
    let kind = kind(&mut table, reader);
    let facts = facts(&mut table, of_head, reader);
    let uses = reader.uses.len();
    let own_text = text(&mut table, "text", Purpose::Panel, reader);
    let say = text(&mut table, "say", Purpose::Panel, reader);
    let teacher = text(&mut table, "teacher", Purpose::Teacher, reader);
    let area = area(&mut table, reader);
    let view = view_of(&mut table, reader);
    if table.has("generate") {
        let span = table.key_span("generate").unwrap_or(0..0);
        reader.tell(words::key_not_yet(span, "generate"));
        return None;
    }
    let task = match kind? {
        "show" => show::show(&mut table, area?, reader).map(Task::Show),
        "find" => find::find(&mut table, area?, reader).map(Task::Find),
        "formula" => formula::formula(&mut table, area?, reader).map(Task::Formula),
        "complete" => complete::complete(&mut table, area?, reader).map(Task::Complete),
        "move" => play::play(&mut table, area?, reader).map(Task::Move),
        "setup" => setup::setup(&mut table, area?, reader).map(Task::Setup),
        "mark" => described::described(&mut table, area?, reader).map(Task::Mark),
        "choose" => choose::choose(&mut table, area?, reader).map(Task::Choose),
        "judge" => judge::judge(&mut table, area?, reader).map(Task::Judge),
        _ => build::build(&mut table, area?, reader).map(Task::Build),
    };
    finish(table, kind?, reader);
    let task = task?;
    let args = task.args(edition);
    reader.uses.iter_mut().skip(uses).for_each(|one| one.args = Some(args.clone()));
    Some(Step { id, task, text: own_text, say, teacher, facts, area: area?, view: view? })
}

/// A kind that this program does.
fn kind<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> Option<&'static str> {
    let literal = table.need_string("kind", reader)?;
    let known = KINDS.map(|(kind, _)| kind);
    if let Some(kind) = known.iter().find(|kind| **kind == literal.value) {
        return Some(kind);
    }
    reader.tell(words::unknown(literal.inside(), "kind", literal.value, &known));
    None
}

/// Tells the keys that steps of this kind do not have.
fn finish<'t>(mut table: Table<'t>, kind: &'static str, reader: &mut Reader<'t>) {
    let its_own: &[&str] = KINDS.iter().find(|(this, _)| *this == kind).map_or(&[], |(_, own)| own);
    // Of several kinds that have a key, the first is named.
    let mut told: Vec<&str> = Vec::new();
    for (other, own) in KINDS.iter().filter(|(other, _)| *other != kind) {
        for key in own.iter().filter(|key| !its_own.contains(key)) {
            if let (false, Some(span)) = (told.contains(key), table.key_span(key)) {
                table.get(key);
                told.push(key);
                reader.tell(keys::of_other_kind(span, key, kind, other));
            }
        }
    }
    table.finish(reader);
}
