//! What a step says: the lesson's own words, or those of the interface.

use crate::args;
use crate::i18n::Args;
use crate::lesson::{Build, Edition, Find, Lesson, Step, Task, Text};
use crate::session::{Exercise, Run};
use crate::wording::{BuildTask, FindTask};

use super::canvas::Canvas;

/// A text of the lesson.
pub(super) fn text(canvas: &Canvas, lesson: &Lesson, text: &Text, args: &Args) -> String {
    match text {
        Text::Plain(plain) => plain.clone(),
        Text::PerLanguage(texts) => {
            texts.get(canvas.lang().tag()).or_else(|| texts.values().next()).cloned().unwrap_or_default()
        }
        Text::Message(id) => {
            let source = crate::i18n::lesson_source(canvas.lang(), &lesson.id).unwrap_or_default();
            crate::i18n::Messages::for_lesson(&[(canvas.lang(), source)], &[]).0.format(canvas.lang(), id, args)
        }
    }
}

/// The lesson's name.
pub(super) fn title(canvas: &Canvas, lesson: &Lesson) -> String {
    text(canvas, lesson, &lesson.title, &args![])
}

/// What is to be read or done: the step's own text, or the usual one of its kind.
pub(super) fn instruction(canvas: &Canvas, run: &Run, step: &Step) -> String {
    if let Some(own) = &step.text {
        return text(canvas, run.lesson(), own, &args![]);
    }
    match &step.task {
        Task::Show(_) => String::new(),
        Task::Find(find) => find_task(canvas, run.lesson(), find, step),
        Task::Build(build) => {
            run.exercise().map(|exercise| build_task(canvas, build, exercise, step)).unwrap_or_default()
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
    let edition = match lesson.edition {
        Edition::Preschool => "preschool",
        Edition::School => "school",
    };
    canvas.words.find(&FindTask {
        position: &find.position,
        pieces: &find.pieces,
        level: find.level,
        only: find.only,
        area: step.area,
        edition,
    })
}
