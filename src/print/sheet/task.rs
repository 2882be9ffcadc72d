//! The exercises of a lesson as tasks on paper.

use std::sync::Arc;

use super::part::{Part, Task};
use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Audience, Build, Lesson, Step, Task as Asked};
use crate::print::page::{BoardPicture, Sign};
use crate::rules::{BISHOP, KING, KNIGHT, QUEEN, ROOK};
use crate::session::{Action, Board, Choice, Offer, Run, are_digits, called, telling};
use crate::wording::{ChessArgs, Words};

/// The tasks of a lesson, in order: what its exercises ask.
pub(super) fn tasks(lesson: &Arc<Lesson>, lang: Lang) -> Vec<Task> {
    of_steps(lesson, lang, asked)
}

/// Makes something of every exercise of a lesson, as it is before anything is done.
pub(super) fn of_steps(
    lesson: &Arc<Lesson>,
    lang: Lang,
    parts: impl Fn(&Run, &Step, &Words<'_>) -> Vec<Part>,
) -> Vec<Task> {
    let words = lesson.words(lang);
    let mut run = Run::new(Arc::clone(lesson), None);
    let mut tasks = Vec::new();
    while !run.is_over() {
        if let Some(step) = run.step().filter(|step| step.is_exercise()) {
            let takes_off = matches!(step.task, Asked::Complete(_));
            tasks.push(Task { number: tasks.len() + 1, parts: parts(&run, step, &words), takes_off });
        }
        run.update(Action::Next);
    }
    tasks
}

fn asked(run: &Run, step: &Step, words: &Words<'_>) -> Vec<Part> {
    let said = instruction(run, step, words);
    let mut parts: Vec<Part> = (!said.is_empty()).then(|| Part::said(said)).into_iter().collect();
    parts.extend(notes(run, step, words).into_iter().map(Part::said));
    match &step.task {
        Asked::Build(build) => parts.extend(stages(run, build, step, words)),
        Asked::Setup(task) => {
            let count = |piece| {
                let of = |square: &_| crate::rules::Position::start().piece_at(*square) == Some(piece);
                task.to_place.into_iter().filter(of).count()
            };
            parts.push(Part::Pieces(task.pieces.iter().map(|&piece| (piece, count(piece))).collect()));
        }
        Asked::Formula(task) => {
            let blocks: Vec<String> = task.blocks.iter().map(|&block| words.block(block)).collect();
            parts.push(Part::said(words.say("worksheet-blocks", &args!["blocks" => blocks.join("; ")])));
        }
        _ => {}
    }
    parts.extend(legend(run, words));
    if let Some(board) = run.board().filter(|_| step.task.has_board()) {
        parts.push(Part::board(picture(&board, step)));
    }
    parts.extend(room(run, step, words));
    parts
}

/// What is to be done. For children who do not read yet it is the line that is read to them: it is shorter.
fn instruction(run: &Run, step: &Step, words: &Words<'_>) -> String {
    let aloud = step.say.as_ref().filter(|_| run.lesson().audience == Audience::Preschool);
    if let Some(say) = aloud {
        return telling::text(words, run.lesson(), step, say);
    }
    match (&step.task, &step.text) {
        (Asked::Build(build), None) => {
            build.task(0, step.area).map(|task| words.build_piece(&task)).unwrap_or_default()
        }
        _ => telling::instruction(words, run, step),
    }
}

/// What the board does not show, or what the screen would ask first.
fn notes(run: &Run, step: &Step, words: &Words<'_>) -> Vec<String> {
    match &step.task {
        // A line to write the number on says it.
        Asked::Find(_) => Vec::new(),
        _ => telling::notes(words, run, step),
    }
}

/// The sign with which each stage of a formula is marked: all stages share one board.
pub(super) fn stage_signs(build: &Build) -> Vec<Sign> {
    let mut others = [Sign::EmptyLozenge, Sign::EmptySquare].into_iter().cycle();
    let last = build.stages.len().saturating_sub(1);
    let sign = |(number, stage): (usize, &crate::lesson::Stage)| match stage.formula {
        _ if number == last => Sign::Dot,
        ROOK => Sign::Plus,
        BISHOP => Sign::Times,
        _ => others.next().unwrap_or(Sign::EmptySquare),
    };
    build.stages.iter().enumerate().map(sign).collect()
}

fn stages(run: &Run, build: &Build, step: &Step, words: &Words<'_>) -> Vec<Part> {
    let is_short = run.lesson().audience == Audience::Preschool;
    let signs = stage_signs(build).into_iter().enumerate();
    let stage = |(number, sign): (usize, Sign)| {
        let task = build.task(number, step.area)?;
        let name = match *task.formula {
            ROOK => Some("legend-rook"),
            BISHOP => Some("legend-bishop"),
            QUEEN => Some("legend-queen"),
            KING => Some("legend-king"),
            KNIGHT => Some("legend-knight"),
            _ => None,
        };
        let said = match name.filter(|_| is_short) {
            Some(name) => words.plain(name),
            None => words.build_stage(&task),
        };
        Some(Part::Signed(sign, said))
    };
    signs.filter_map(stage).collect()
}

/// What the signs mean that stand on the board from the beginning.
fn legend(run: &Run, words: &Words<'_>) -> Vec<Part> {
    let Some(board) = run.board() else { return Vec::new() };
    let signs = board.signs;
    let named = [
        (signs.goal, Sign::Star, "legend-goal"),
        (signs.wanted, Sign::EmptyLozenge, "legend-wanted"),
        (signs.lit, Sign::Lozenge, "worksheet-shown"),
    ];
    let there = named.into_iter().filter(|(squares, ..)| !squares.is_empty());
    there.map(|(_, sign, id)| Part::Signed(sign, words.plain(id))).collect()
}

/// A board of the session as it is printed.
pub(super) fn picture(board: &Board, step: &Step) -> BoardPicture {
    let mut picture = BoardPicture::new(board.position, board.area, board.view);
    let signs = board.signs;
    picture.framed = signs.origin;
    let all = [
        (signs.rook, Sign::Plus),
        (signs.bishop, Sign::Times),
        (signs.lit, Sign::Lozenge),
        (signs.wanted, Sign::EmptyLozenge),
        (signs.goal, Sign::Star),
    ];
    picture.signs = all.into_iter().filter(|(squares, _)| !squares.is_empty()).collect();
    let shown = match &step.task {
        Asked::Judge(judge) => Some(judge.played),
        Asked::Choose(choose) => choose.play.last().copied(),
        _ => None,
    };
    picture.arrows = shown.into_iter().map(|played| (played.from, played.to)).collect();
    if let Asked::Move(play) = &step.task {
        picture.framed = play.puzzle.piece.into_iter().collect();
    }
    picture
}

/// Where the answer is written, if it is not marked on the board.
fn room(run: &Run, step: &Step, words: &Words<'_>) -> Vec<Part> {
    let lines = |id: &str| vec![Part::Lines(vec![words.plain(id)])];
    match &step.task {
        Asked::Find(find) if find.count_first => lines("worksheet-how-many"),
        Asked::Move(play) => {
            // A pair of lines for each pair of moves; how many it takes is not told.
            let lines = play.least.max(1).next_multiple_of(if play.least > 1 { 2 } else { 1 });
            vec![Part::Lines((1..=lines).map(|number| format!("{number}.")).collect())]
        }
        Asked::Formula(_) => lines("worksheet-formula"),
        Asked::Judge(_) => {
            let verdicts = ["judge-allowed", "judge-not-allowed"].map(|id| words.plain(id));
            let mut parts = vec![Part::Options(verdicts.into())];
            // Who cannot write yet tells it.
            if run.lesson().audience == Audience::Pupil {
                parts.extend(lines("worksheet-why"));
            }
            parts
        }
        Asked::Choose(_) => options(run, step, words),
        _ => Vec::new(),
    }
}

fn options(run: &Run, step: &Step, words: &Words<'_>) -> Vec<Part> {
    let choices = run.choices();
    let board = |number| Some((called(number, &choices).to_string(), board_offered(step, &choices, number)?));
    let boards: Vec<(String, BoardPicture)> = (0..choices.len()).filter_map(board).collect();
    if !boards.is_empty() {
        return vec![Part::Boards(boards)];
    }
    let said = (0..choices.len()).map(|number| offered(run, step, words, &choices, number));
    vec![Part::Options(said.collect())]
}

/// A board to pick.
pub(super) fn board_offered(step: &Step, choices: &[Choice], number: usize) -> Option<BoardPicture> {
    let Offer::Board(small) = &choices.get(number)?.offer else { return None };
    let board = picture(&Board::from(small.as_ref()), step);
    Some(BoardPicture { swapped: small.swapped, labelled: false, arrows: Vec::new(), ..board })
}

/// A thing to pick, with the number by which the key names it.
pub(super) fn offered(run: &Run, step: &Step, words: &Words<'_>, choices: &[Choice], number: usize) -> String {
    let Some(choice) = choices.get(number) else { return String::new() };
    let said = match &choice.offer {
        Offer::Message(id, args) | Offer::Word(id, args) => words.say(id, args),
        Offer::Number(id, count) => words.say(id, &args!["count" => *count]),
        Offer::Text(text) => telling::text(words, run.lesson(), step, text),
        Offer::Tray(piece, _) | Offer::Piece(piece) => words.say("plain-choice-piece", &args![].piece("piece", *piece)),
        Offer::Board(_) => String::new(),
    };
    match are_digits(choices) {
        true => said,
        false => format!("{}) {said}", called(number, choices)).trim_end().to_owned(),
    }
}
