//! A step in lines: what is told or asked, and the board.

use crate::args;
use crate::lesson::{Article, Origin, Step, Task, Text};
use crate::rules::{OwnRole, Role};
use crate::session::{ChoiceState, Picture, Run, telling};
use crate::wording::{ChessArgs, Words};

use super::{board, choices, setup};

/// What stands before the first step: the lesson's name, and how to answer.
pub(super) fn head(run: &Run, words: &Words<'_>) -> Vec<String> {
    let lesson = run.lesson();
    let title = lesson.title(words.lang);
    let part = match lesson.article {
        Article::Number(article) => words.say("article-number", &args!["article" => article]),
        Article::Appendix => words.plain("appendix"),
    };
    let title = match lesson.origin {
        // Puzzles belong to no article.
        Origin::Drawn => title,
        Origin::BuiltIn | Origin::File(_) => words.say("plain-title", &args!["part" => part, "title" => title]),
    };
    vec![title, words.plain("plain-how")]
}

/// The step that is played, whole; of a move that is shown only what is new.
pub(super) fn step(run: &Run, words: &Words<'_>) -> Vec<String> {
    let Some(step) = run.step() else { return Vec::new() };
    match run.show() {
        Some((show, Picture::Before(number))) => show.told(number, words).into_iter().collect(),
        Some((_, Picture::After(_))) => {
            let after = format!("{}:", words.plain("show-after"));
            std::iter::once(after).chain(board(run, words)).collect()
        }
        _ => {
            let counter = words.say("plain-step", &args!["step" => run.at() + 1, "steps" => run.len()]);
            let text = step.text.as_ref().map(|text| said(run, step, text, words));
            // What the stages of a build ask is told with each.
            let is_whole = !matches!(step.task, Task::Show(_) | Task::Build(_));
            let task = (text.is_none() && is_whole).then(|| telling::usual(words, run, step));
            let mut lines = vec![String::new(), counter];
            lines.extend(run.is_detour().then(|| words.plain("detour-title")));
            // Whoever listens hears what is read aloud to those who look, unless it is what was just said.
            let told = text.iter().chain(&task).cloned().collect::<Vec<_>>().join(" ");
            let aloud = step.say.as_ref().map(|text| said(run, step, text, words)).filter(|aloud| *aloud != told);
            lines.extend(text);
            lines.extend(task);
            lines.extend(aloud.map(|aloud| note("say-title", aloud, words)));
            let notes = telling::notes(words, run, step);
            lines.extend(notes.into_iter().filter(|note| !told.contains(note.as_str())));
            lines.extend(if matches!(step.task, Task::Build(_)) { stage(run, words) } else { board(run, words) });
            lines.extend(beside(run, words));
            lines.extend(how(run, words));
            lines
        }
    }
}

/// The stage of a build that is asked, with the board as it is now.
pub(super) fn stage(run: &Run, words: &Words<'_>) -> Vec<String> {
    let (Some(step), Some(exercise)) = (run.step(), run.exercise()) else { return Vec::new() };
    if matches!(step.task, Task::Find(_)) {
        return vec![words.plain("count-now-mark")];
    }
    if matches!(step.task, Task::Judge(_)) {
        return std::iter::once(words.plain("judge-why")).chain(beside(run, words)).collect();
    }
    let Task::Build(build) = &step.task else { return Vec::new() };
    let number = exercise.stage();
    let counter = words.say("plain-stage", &args!["stage" => number + 1, "stages" => build.stages.len()]);
    let task = build.task(number, step.area).map(|task| words.build(&task));
    std::iter::once(counter).chain(task).chain(board(run, words)).collect()
}

/// How to write an answer, where it is not squares.
pub(super) fn how(run: &Run, words: &Words<'_>) -> Vec<String> {
    let Some(exercise) = run.exercise() else { return Vec::new() };
    if exercise.moves().is_some() {
        return vec![words.plain("plain-moves-how")];
    }
    let Some(complete) = exercise.complete() else { return Vec::new() };
    let pawn = (complete.off() > 0).then(|| words.plain("plain-complete-pawn"));
    std::iter::once(words.plain("plain-complete-how")).chain(pawn).collect()
}

/// The things beside the board, numbered, as they are now.
pub(super) fn beside(run: &Run, words: &Words<'_>) -> Vec<String> {
    if run.exercise().is_some_and(|exercise| exercise.complete().is_some()) {
        // What is to be done with them is said in words.
        return Vec::new();
    }
    let mut choices = run.choices();
    if matches!(run.step().map(|step| &step.task), Some(Task::Formula(_))) {
        // A line is a whole formula, so that none of the blocks is out of place yet.
        choices.iter_mut().for_each(|choice| choice.state = ChoiceState::Free);
        return choices::told(run, words, &choices).into_iter().chain([words.plain("plain-assemble-how")]).collect();
    }
    if let Some(Task::Setup(task)) = run.step().map(|step| &step.task) {
        let how = words.say("plain-setup-how", &args!["example" => setup::example(&task.pieces)]);
        return choices::told(run, words, &choices).into_iter().chain([how]).collect();
    }
    let how = run.step().filter(|_| !choices.is_empty()).map(|step| words.plain(choices::how(step, &choices)));
    choices::told(run, words, &choices).into_iter().chain(how).collect()
}

/// What the teacher may say and do, in the lesson and in the step.
pub(super) fn notes(run: &Run, words: &Words<'_>) -> Vec<String> {
    let lesson = run.lesson();
    let note = |title: &str, text: String| note(title, text, words);
    let head = lesson.teacher.iter().map(|text| note("notes-title", lesson.text(words.lang, text, &lesson.args())));
    let mut lines: Vec<String> = head.collect();
    if let Some(step) = run.step() {
        lines.extend(step.say.iter().map(|text| note("say-title", said(run, step, text, words))));
        lines.extend(step.teacher.iter().map(|text| note("notes-title", said(run, step, text, words))));
    }
    if lines.is_empty() { vec![words.plain("plain-no-notes")] } else { lines }
}

fn note(title: &str, text: String, words: &Words<'_>) -> String {
    words.say("plain-note", &args!["title" => words.plain(title), "text" => text])
}

/// What the letters on the board mean.
pub(super) fn letters(words: &Words<'_>, own: &[OwnRole]) -> String {
    let letter = |role: Role| {
        let sign = role.letter().to_ascii_uppercase().to_string();
        words.say("plain-letter", &args!["letter" => sign].role("piece", role))
    };
    let letters = Role::ALL
        .into_iter()
        .rev()
        .chain(own.iter().copied().map(Role::Own))
        .map(letter)
        .collect::<Vec<_>>()
        .join(", ");
    words.say("plain-letters", &args!["letters" => letters])
}

pub(super) fn board(run: &Run, words: &Words<'_>) -> Vec<String> {
    let (Some(board), Some(step)) = (run.board(), run.step()) else { return Vec::new() };
    if !step.task.has_board() {
        return Vec::new();
    }
    // Whose turn it is may be the very question.
    let tells_turn = run.exercise().is_some() && !matches!(step.task, Task::Choose(_));
    let mut lines = board::rows(&board);
    lines.extend(board::legend(&board, words));
    lines.extend(board::pieces(&board, words, tells_turn));
    lines
}

fn said(run: &Run, step: &Step, text: &Text, words: &Words<'_>) -> String {
    telling::text(words, run.lesson(), step, text)
}
