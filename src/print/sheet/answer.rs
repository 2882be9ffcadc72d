//! The answer key: squares named, and marked on small boards, all of it computed by the rules.

use std::sync::Arc;

use super::part::{Part, Task};
use super::task::{board_offered, of_steps, offered, picture, stage_signs};
use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Complete, Judge, Lesson, Play, Setup, Step, Task as Asked};
use crate::print::page::{BoardPicture, Face, Sign};
use crate::rules::{Change, Move, Position, Square, SquareSet, castled, en_passant};
use crate::session::Run;
use crate::wording::{Words, change_reason};

/// The answers to the tasks of a lesson, numbered alike.
pub(super) fn answers(lesson: &Arc<Lesson>, lang: Lang) -> Vec<Task> {
    of_steps(lesson, lang, answered)
}

fn answered(run: &Run, step: &Step, words: &Words<'_>) -> Vec<Part> {
    let board = run.board().filter(|_| step.task.has_board()).map(|board| picture(&board, step));
    let edition = run.lesson().edition.key();
    match &step.task {
        Asked::Show(_) => Vec::new(),
        Asked::Find(find) => {
            let count = words.say("squares-count", &args!["count" => find.answer.len()]);
            let counted = find.count_first.then(|| Part::said(count));
            counted.into_iter().chain(squares(board, find.answer, words)).collect()
        }
        Asked::Mark(described) => squares(board, described.answer, words),
        Asked::Build(build) => {
            let signs = stage_signs(build);
            let told = |(number, sign): (usize, &Sign)| {
                let stage = build.stages.get(number)?;
                build.task(number, step.area)?;
                Some(Part::Signed(*sign, named(stage.squares)))
            };
            let mut parts: Vec<Part> = signs.iter().enumerate().filter_map(told).collect();
            parts.extend(board.map(|mut board| {
                board.signs.extend(build.stages.iter().map(|stage| stage.squares).zip(signs));
                Part::board(board)
            }));
            parts
        }
        Asked::Formula(task) => {
            let said = Part::said(words.formula(&task.yields));
            std::iter::once(said).chain(board.map(Part::board)).collect()
        }
        Asked::Setup(task) => set_up(task, board),
        Asked::Complete(task) => finished(task, board, words),
        Asked::Judge(judge) => judged(judge, board, words, edition),
        Asked::Move(play) => played(play, board),
        Asked::Choose(choose) => {
            let choices = run.choices();
            let right = choose.options.iter().enumerate().filter(|(_, pick)| pick.right);
            let told = |(number, _): (usize, _)| {
                let board = board_offered(step, &choices, number).map(Part::board);
                std::iter::once(Part::said(offered(run, step, words, &choices, number))).chain(board)
            };
            right.flat_map(told).collect()
        }
    }
}

fn named(squares: SquareSet) -> String {
    squares.sorted().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

fn squares(board: Option<BoardPicture>, answer: SquareSet, words: &Words<'_>) -> Vec<Part> {
    let said = if answer.is_empty() { words.plain("worksheet-nowhere") } else { named(answer) };
    let marked = board.map(|mut board| {
        // What the task has shown stays, but where it is the answer the answer counts.
        board.signs.iter_mut().for_each(|(shown, _)| *shown = *shown - answer);
        board.signs.push((answer, Sign::Dot));
        Part::board(board)
    });
    std::iter::once(Part::said(said)).chain(marked).collect()
}

/// The pieces where they belong.
fn set_up(task: &Setup, board: Option<BoardPicture>) -> Vec<Part> {
    let start = Position::start();
    let place = |position: Position, square: Square| position.with_piece(square, start.piece_at(square));
    let full = task.to_place.into_iter().fold(task.position, place);
    let signed = |piece: crate::rules::Piece| {
        let on = |square: &Square| start.piece_at(*square) == Some(piece);
        let squares: SquareSet = task.to_place.into_iter().filter(on).collect();
        format!("{} {}", sign(piece), named(squares))
    };
    let said = task.pieces.iter().map(|&piece| signed(piece)).collect::<Vec<_>>().join("; ");
    let board = board.map(|board| Part::board(BoardPicture { position: full, framed: task.to_place, ..board }));
    std::iter::once(Part::said(said)).chain(board).collect()
}

/// The chess sign of a piece, which the font has.
fn sign(piece: crate::rules::Piece) -> char {
    use crate::rules::{Color, Role};
    let white = match piece.role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
        Role::Own(own) => return own.letter(),
    };
    match piece.color {
        Color::White => white,
        Color::Black => char::from_u32(u32::from(white) + 6).unwrap_or(white),
    }
}

/// What was left of a half-done move.
fn finished(task: &Complete, board: Option<BoardPicture>, words: &Words<'_>) -> Vec<Part> {
    let told = |change: &Change| {
        let (id, args) = change_reason(*change, task.played);
        Part::said(words.say(id, &args))
    };
    let mut parts: Vec<Part> = task.left.iter().map(told).collect();
    parts.extend(board.map(|mut board| {
        for change in &task.left {
            match *change {
                Change::Carry { from, to, .. } => board.arrows.push((from, to)),
                Change::TakeOff { square, .. } | Change::Replace { square, .. } => {
                    board.signs.push((SquareSet::of(square), Sign::Dot));
                }
            }
        }
        Part::board(board)
    }));
    parts
}

/// Allowed or not, and the reason that the rules give.
fn judged(judge: &Judge, board: Option<BoardPicture>, words: &Words<'_>, edition: &str) -> Vec<Part> {
    let verdict = words.plain(if judge.is_allowed() { "judge-allowed" } else { "judge-not-allowed" });
    let said = [Part::Text(verdict, Face::Bold), Part::said(words.reason(&judge.why, edition))];
    said.into_iter().chain(board.map(Part::board)).collect()
}

/// The shortest way, as the solver of the rules plays it.
fn played(play: &Play, board: Option<BoardPicture>) -> Vec<Part> {
    let mut stand = play.puzzle.start();
    let way = play.puzzle.solve_from(&stand).ok().flatten().unwrap_or_default();
    let (mut said, mut arrows) = (Vec::new(), Vec::new());
    for (number, &next) in way.iter().enumerate() {
        let Some(turn) = play.puzzle.play(&stand, next) else { break };
        let reply = turn.reply.map(|reply| format!(" ({})", written(&turn.between, reply)));
        let number = if way.len() > 1 { format!("{}. ", number + 1) } else { String::new() };
        said.push(format!("{number}{}{}", written(&stand.position, next), reply.unwrap_or_default()));
        arrows.push((next.from, next.to));
        stand = turn.stand;
    }
    let board = board.map(|board| Part::board(BoardPicture { arrows, ..board }));
    std::iter::once(Part::said(said.join(" "))).chain(board).collect()
}

/// A move in short: its squares, a cross where it captures, what a pawn becomes, and the usual sign of castling.
fn written(before: &Position, played: Move) -> String {
    let captures = before.piece_at(played.to).is_some() || en_passant(before, played).is_some();
    let joint = if captures { '×' } else { '–' };
    let mut said = format!("{}{joint}{}", played.from, played.to);
    if let (Some(role), Some(pawn)) = (played.promotion, before.piece_at(played.from)) {
        said.push(sign(crate::rules::Piece { color: pawn.color, role }));
    }
    if let Some(wing) = castled(before, played) {
        said.push_str(if wing == crate::rules::Wing::King { " (0-0)" } else { " (0-0-0)" });
    }
    said
}
