//! What a step says: the lesson's own words, or those of the interface; and why an answer is wrong.

use crate::lesson::{Build, Find, Lesson, Step, Task, Text};
use crate::rules::Square;
use crate::wording::{AssembleTask, CompleteTask, FindTask, PlayTask, SetupTask, Words};

use super::exercise::{Exercise, Feedback};
use super::run::Run;
use super::spot::Spot;
use super::work::{Explanation, Told, Work};

/// A text of a step.
pub fn text(words: &Words<'_>, lesson: &Lesson, step: &Step, text: &Text) -> String {
    lesson.text(words.lang, text, &lesson.step_args(step))
}

/// What is to be read or done: the step's own text, or the usual one of its kind.
pub fn instruction(words: &Words<'_>, run: &Run, step: &Step) -> String {
    match &step.text {
        Some(own) => text(words, run.lesson(), step, own),
        None => usual(words, run, step),
    }
}

/// What a step of its kind usually asks, whatever the lesson says; empty where there is nothing to do but to look.
pub fn usual(words: &Words<'_>, run: &Run, step: &Step) -> String {
    match &step.task {
        Task::Show(_) => String::new(),
        Task::Complete(task) => {
            words.complete(&CompleteTask { before: &task.before, played: task.played, half: &task.half })
        }
        Task::Move(play) => words.play(&PlayTask {
            puzzle: &play.puzzle,
            least: play.least,
            is_only: play.is_only,
            edition: run.lesson().edition.key(),
        }),
        Task::Find(find) => find_task(words, run.lesson(), find, step),
        Task::Build(build) => {
            run.exercise().map(|exercise| build_task(words, build, exercise, step)).unwrap_or_default()
        }
        Task::Setup(task) => {
            words.setup(&SetupTask { position: &task.position, pieces: &task.pieces, to_place: task.to_place })
        }
        Task::Choose(choose) => choose.asked(words),
        Task::Judge(judge) => judge.asked(run.lesson().edition.key(), words),
        Task::Mark(described) => described.asked(words),
        Task::Formula(task) => {
            words.assemble(&AssembleTask { position: &task.position, piece: task.piece, blocks: &task.blocks })
        }
    }
}

/// What the stage of a build asks.
pub fn build_task(words: &Words<'_>, build: &Build, exercise: &Exercise, step: &Step) -> String {
    build.task(exercise.stage(), step.area).map(|task| words.build(&task)).unwrap_or_default()
}

fn find_task(words: &Words<'_>, lesson: &Lesson, find: &Find, step: &Step) -> String {
    words.find(&FindTask {
        position: &find.position,
        pieces: &find.pieces,
        level: find.level,
        only: find.only,
        area: step.area,
        edition: lesson.edition.key(),
    })
}

/// What is said after the task, whatever its words: what the board cannot show, and what the next part asks; nothing that
/// the step's own words have said already.
pub fn notes(words: &Words<'_>, run: &Run, step: &Step) -> Vec<String> {
    let stage = run.exercise().map_or(0, Exercise::stage);
    let mut notes: Vec<String> = match &step.task {
        Task::Choose(choose) => choose.note(words).into_iter().collect(),
        Task::Formula(task) if step.text.is_some() => words.wrap_note(&task.blocks).into_iter().collect(),
        Task::Judge(judge) => {
            let known = judge.known(run.lesson().edition.key(), words);
            known.into_iter().chain((stage > 0).then(|| words.plain("judge-why"))).collect()
        }
        Task::Find(_) if run.exercise().is_some_and(Exercise::is_counting) => vec![words.plain("count-first")],
        _ => Vec::new(),
    };
    if let Some(own) = &step.text {
        let own = text(words, run.lesson(), step, own);
        notes.retain(|note| !own.contains(note.as_str()));
    }
    notes
}

/// Why something is wrong, missed, or right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is explained.
    pub spot: Spot,
    /// Why.
    pub said: String,
    /// What else may be said to those who are older.
    pub more: Option<String>,
}

/// Whether a reason is told now.
pub fn explains(exercise: &Exercise) -> bool {
    let told_wrong = matches!(exercise.feedback(), Feedback::Told(Told::Wrong(_)));
    exercise.is_reviewing() || told_wrong || exercise.is_done()
}

/// Why what is being explained is wrong or right, if that is told now.
pub fn reason(words: &Words<'_>, run: &Run, step: &Step, exercise: &Exercise) -> Option<Reason> {
    if !explains(exercise) {
        return None;
    }
    let edition = run.lesson().edition.key();
    let spot = exercise.explained()?;
    let (said, more) = match exercise.explanation(step)? {
        Explanation::Why(why) => (words.reason(&why, edition), words.reason_more(&why, edition)),
        explanation @ (Explanation::WhyAnd(..) | Explanation::Messages(_) | Explanation::OfFormula(..)) => {
            (explanation.say(run.lesson(), step, words), None)
        }
        Explanation::Message(id, args) => (words.say(id, &args), None),
        Explanation::Text(own) => (text(words, run.lesson(), step, &own), None),
    };
    Some(Reason { spot, said, more })
}

/// Whether a square was missed, not marked by mistake.
pub fn is_missed(exercise: &Exercise, square: Square) -> bool {
    match exercise.work() {
        Work::Blocks(blocks) => blocks.missed().contains(square),
        _ => exercise.round().is_some_and(|round| round.missed().contains(square)),
    }
}
