//! One step: what every kind may have, and its task.

use std::ops::Range;

use super::board::{area, view_of};
use super::header::facts;
use super::literal::Literal;
use super::table::{Item, Reader, Table};
use super::text::{Purpose, text};
use super::{anyway, build, choose, complete, described, find, formula, generate, judge, play, setup, show};
use crate::lesson::check::idle::Idle;
use crate::lesson::check::{generates, keys, words};
use crate::lesson::format::{KINDS, of_some_kinds};
use crate::lesson::generated::Drawn;
use crate::lesson::guess::guess;
use crate::lesson::idle;
use crate::lesson::model::{Edition, Step};
use crate::lesson::task::Task;
use crate::rules::{Area, Role, Square};

/// Reads a step whose id has been read already; one that is drawn may stand for several. It is there if all of it could be
/// read. `place` is its number in the file.
pub(super) fn step<'t>(
    mut table: Table<'t>,
    id: Option<String>,
    place: u64,
    edition: Edition,
    of_head: &[String],
    reader: &mut Reader<'t>,
) -> Option<Vec<Step>> {
    let (kind, is_known) = kind(&mut table, reader);
    let facts = facts(&mut table, of_head, reader);
    let uses = reader.uses.len();
    let own_text = text(&mut table, "text", Purpose::Panel, reader);
    let say = text(&mut table, "say", Purpose::Panel, reader);
    let teacher = text(&mut table, "teacher", Purpose::Teacher, reader);
    let area = area(&mut table, reader);
    let view = view_of(&mut table, reader);
    let Some(kind) = kind else {
        anyway::of_any_kind(table, area, reader);
        return None;
    };
    let generate = table.get("generate");
    let drawn = generate
        .filter(|_| generate::KINDS.iter().any(|(this, _)| *this == kind))
        .map(|item| generate::generate(item, kind, area, place, reader));
    let task = match (&drawn, area) {
        (Some(drawn), _) => drawn.as_ref().and_then(|(drawn, _)| drawn.task(Drawn::USUAL_SEED)),
        (None, Some(area)) if generate.is_none() => task(kind, &mut table, area, reader),
        (None, _) if generate.is_some() => {
            let span = table.key_span("generate").unwrap_or_default();
            reader.tell(generates::cannot(span, kind, &generate::KINDS.map(|(kind, _)| kind)));
            table.is_told("generate");
            anyway::not_drawn(kind, &mut table, reader);
            None
        }
        (None, _) => {
            anyway::on_any_area(kind, &mut table, reader);
            None
        }
    };
    let board = table.written("board");
    finish(table, kind, reader);
    let task = task.filter(|_| is_known)?;
    let args = task.args(edition);
    reader.uses.iter_mut().skip(uses).for_each(|one| one.args = Some(args.clone()));
    if let (Some(board), None, false) = (board, &drawn, reader.is_proven) {
        idle_pieces(&task, board, area?, uses, reader);
    }
    let (drawn, count) = drawn.flatten().map_or((None, 1), |(drawn, count)| (Some(drawn), count));
    let area = drawn.as_ref().and_then(Drawn::area).map_or(area?, |area| area);
    let step = Step { id, task, text: own_text, say, teacher, facts, area, view: view?, drawn };
    Some(step.times(count))
}

/// The task of a kind.
pub(super) fn task<'t>(kind: &str, table: &mut Table<'t>, area: Area, reader: &mut Reader<'t>) -> Option<Task> {
    match kind {
        "show" => show::show(table, area, reader).map(Task::Show),
        "find" => find::find(table, area, reader).map(Task::Find),
        "formula" => formula::formula(table, area, reader).map(Task::Formula),
        "complete" => complete::complete(table, area, reader).map(Task::Complete),
        "move" => play::play(table, area, reader).map(Task::Move),
        "setup" => setup::setup(table, area, reader).map(Task::Setup),
        "mark" => described::described(table, area, reader).map(Task::Mark),
        "choose" => choose::choose(table, area, reader).map(Task::Choose),
        "judge" => judge::judge(table, area, reader).map(Task::Judge),
        _ => build::build(table, area, reader).map(Task::Build),
    }
}

/// Notes the pieces that play no part in the task; the texts of its step are those from a number on.
fn idle_pieces<'t>(task: &Task, board: Item<'t>, area: Area, texts: usize, reader: &mut Reader<'t>) {
    let idle = idle::of(task, area, &mut reader.budget.idle);
    let Some(literal) = board.string(reader).filter(|_| !idle.is_empty()) else { return };
    let position = task.position();
    let asked = task.pieces().iter().filter_map(|square| position.piece_at(*square));
    let asked: Vec<Role> = asked.map(|piece| piece.role).collect();
    let texts = texts..reader.uses.len();
    for square in idle.sorted() {
        let Some(piece) = position.piece_at(square) else { continue };
        let (is_asked_kind, span) = (asked.contains(&piece.role), place_of(square, &literal));
        reader.idle.push(Idle {
            board: literal.span.clone(),
            square,
            piece,
            is_asked_kind,
            span,
            texts: texts.clone(),
        });
    }
}

/// Where the letter of a piece stands in the FEN of a board; all of a board that has a name.
fn place_of(square: Square, literal: &Literal<'_>) -> Range<usize> {
    let field = literal.value.split(' ').next().unwrap_or_default();
    let (mut file, mut rank) = (0, 7);
    for (at, sign) in field.char_indices() {
        match sign {
            '/' => (file, rank) = (0, rank - 1),
            _ if (file, rank) == (i32::from(square.file()), i32::from(square.rank())) && !sign.is_ascii_digit() => {
                return literal.at(at..at + sign.len_utf8());
            }
            _ => file += sign.to_digit(10).map_or(1, u32::cast_signed),
        }
    }
    literal.inside()
}

/// The kind, and whether it is written as it should be: of a word that is none, the kind that was probably meant.
fn kind<'t>(table: &mut Table<'t>, reader: &mut Reader<'t>) -> (Option<&'static str>, bool) {
    let Some(literal) = table.need_string("kind", reader) else { return (None, false) };
    if let Some(kind) = KINDS.iter().find(|kind| **kind == literal.value) {
        return (Some(kind), true);
    }
    reader.tell(words::unknown(literal.inside(), "kind", literal.value, &KINDS));
    (guess(literal.value, KINDS), false)
}

/// Tells the keys that steps of this kind do not have.
fn finish<'t>(mut table: Table<'t>, kind: &'static str, reader: &mut Reader<'t>) {
    let its_own: Vec<&str> = of_some_kinds(kind).collect();
    // Of several kinds that have a key, the first is named.
    let mut told: Vec<&str> = Vec::new();
    for other in KINDS.into_iter().filter(|other| *other != kind) {
        for key in of_some_kinds(other).filter(|key| !its_own.contains(key)) {
            if let (false, Some(span)) = (told.contains(&key) || table.told(key), table.key_span(key)) {
                table.is_told(key);
                told.push(key);
                reader.tell(keys::of_other_kind(span, key, kind, other));
            }
        }
    }
    table.finish(reader);
}
