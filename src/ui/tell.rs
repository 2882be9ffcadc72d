//! What a step says: the lesson's own words, or those of the interface.

use crate::lesson::{Build, Find, Lesson, Step, Task, Text};
use crate::session::{Exercise, Hint, Run, Work};
use crate::wording::{AssembleTask, BuildTask, FindTask, PlayTask};

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
        Task::Move(play) => canvas.words.play(&PlayTask {
            puzzle: &play.puzzle,
            least: play.least,
            edition: run.lesson().edition.key(),
        }),
        Task::Find(find) => find_task(canvas, run.lesson(), find, step),
        Task::Build(build) => {
            run.exercise().map(|exercise| build_task(canvas, build, exercise, step)).unwrap_or_default()
        }
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

/// A hint about blocks; empty for any other.
pub(super) fn block_hint(canvas: &Canvas, hint: Hint, exercise: &Exercise) -> String {
    let Work::Blocks(blocks) = exercise.work() else { return String::new() };
    match hint {
        Hint::Blocks(count) => canvas.words.hint_blocks(count),
        Hint::Choice { number, first } => {
            blocks.allowed().get(number).map(|&block| canvas.words.hint_block(block, first)).unwrap_or_default()
        }
        Hint::TakeBack => canvas.plain("hint-take-back"),
        Hint::Count(_) | Hint::Look(..) | Hint::Square(_) | Hint::Moves(_) | Hint::From(_) | Hint::Move(_) => {
            String::new()
        }
    }
}
