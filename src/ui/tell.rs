//! What a step says: the lesson's own words, or those of the interface.

use crate::args;
use crate::lesson::{Build, Find, Lesson, Step, Task, Text};
use crate::session::{Exercise, Hint, Run, Work};
use crate::wording::{AssembleTask, BuildTask, CompleteTask, FindTask, PlayTask, SetupTask};

use super::canvas::Canvas;

/// A text of a step.
pub(super) fn text(canvas: &Canvas, lesson: &Lesson, step: &Step, text: &Text) -> String {
    lesson.text(canvas.lang(), text, &lesson.step_args(step))
}

/// What is to be read or done: the step's own text, or the usual one of its kind.
pub(super) fn instruction(canvas: &Canvas, run: &Run, step: &Step) -> String {
    if let Some(own) = &step.text {
        return text(canvas, run.lesson(), step, own);
    }
    match &step.task {
        Task::Show(_) => String::new(),
        Task::Complete(task) => canvas.words.complete(&CompleteTask { before: &task.before, played: task.played }),
        Task::Move(play) => canvas.words.play(&PlayTask {
            puzzle: &play.puzzle,
            least: play.least,
            is_only: play.is_only,
            edition: run.lesson().edition.key(),
        }),
        Task::Find(find) => find_task(canvas, run.lesson(), find, step),
        Task::Build(build) => {
            run.exercise().map(|exercise| build_task(canvas, build, exercise, step)).unwrap_or_default()
        }
        Task::Setup(task) => {
            canvas.words.setup(&SetupTask { position: &task.position, pieces: &task.pieces, to_place: task.to_place })
        }
        Task::Choose(choose) => choose.asked(&canvas.words),
        Task::Judge(judge) => judge.asked(run.lesson().edition.key(), &canvas.words),
        Task::Mark(described) => described.asked(&canvas.words),
        Task::Formula(task) => {
            canvas.words.assemble(&AssembleTask { position: &task.position, piece: task.piece, blocks: &task.blocks })
        }
    }
}

/// What the stage of a build asks.
pub(super) fn build_task(canvas: &Canvas, build: &Build, exercise: &Exercise, step: &Step) -> String {
    let number = exercise.stage();
    let Some(stage) = build.stages.get(number) else { return String::new() };
    let last = number + 1 == build.stages.len();
    let task =
        BuildTask { position: &build.position, piece: build.piece, formula: &stage.formula, last, area: step.area };
    canvas.words.build(&task)
}

fn find_task(canvas: &Canvas, lesson: &Lesson, find: &Find, step: &Step) -> String {
    canvas.words.find(&FindTask {
        position: &find.position,
        pieces: &find.pieces,
        level: find.level,
        only: find.only,
        area: step.area,
        edition: lesson.edition.key(),
    })
}

/// What is said after the task, whatever its words: what the board cannot show, and what the next part asks.
pub(super) fn notes(canvas: &Canvas, run: &Run, step: &Step) -> Vec<String> {
    let stage = run.exercise().map_or(0, Exercise::stage);
    match &step.task {
        Task::Choose(choose) => choose.note(&canvas.words).into_iter().collect(),
        Task::Judge(judge) => {
            let known = judge.known(run.lesson().edition.key(), &canvas.words);
            known.into_iter().chain((stage > 0).then(|| canvas.plain("judge-why"))).collect()
        }
        Task::Find(_) if run.exercise().is_some_and(Exercise::is_counting) => vec![canvas.plain("count-first")],
        _ => Vec::new(),
    }
}

/// A hint about what is beside the board; empty for any other.
pub(super) fn hint(canvas: &Canvas, hint: Hint, exercise: &Exercise) -> String {
    match (hint, exercise.work()) {
        (Hint::Blocks(count), _) => canvas.words.hint_blocks(count),
        (Hint::Choice { number, first }, Work::Blocks(blocks)) => {
            blocks.allowed().get(number).map(|&block| canvas.words.hint_block(block, first)).unwrap_or_default()
        }
        (Hint::TakeBack, _) => canvas.plain("hint-take-back"),
        (Hint::InTray(count), _) => canvas.words.hint_in_tray(count),
        (Hint::Home { piece, rank }, _) => canvas.words.hint_home(piece, rank),
        (Hint::Place { piece, square }, _) => canvas.words.hint_place(piece, square),
        (Hint::Rule(id), _) => canvas.plain(id),
        (Hint::RightCount(count), _) => canvas.say("hint-right-count", &args!["count" => count]),
        (Hint::NotThis(number), _) => canvas.say("hint-not-this", &args!["number" => number + 1]),
        (Hint::This(number), _) => canvas.say("hint-this", &args!["number" => number + 1]),
        _ => String::new(),
    }
}
