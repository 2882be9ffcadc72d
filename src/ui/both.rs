//! The texts of a step in all languages beside each other, for whoever writes them.

use crate::i18n::Lang;
use crate::session::{App, Run, telling};
use crate::text::{width, wrap};
use crate::wording::Words;

use super::canvas::{Canvas, Line};
use super::theme::Tone;

/// The columns between two languages.
const GAP: usize = 3;

/// Every text of the step, a column for each language.
pub(super) fn lines(canvas: &Canvas, app: &App, columns: usize) -> Vec<Line> {
    let Some(run) = app.run() else { return Vec::new() };
    let langs = Lang::all();
    let column = (columns.saturating_sub(GAP * (langs.len() - 1)) / langs.len().max(1)).max(1);
    let texts: Vec<Vec<Option<String>>> = langs.iter().map(|lang| texts(run, *lang)).collect();
    let names: Vec<String> = langs.iter().map(|lang| Words::interface(*lang).plain("language-name")).collect();
    let mut lines = vec![row(canvas, &names, column, Tone::Title)];
    for (number, title) in ["both-lesson", "both-task", "say-title", "notes-step"].into_iter().enumerate() {
        let cells: Vec<&str> =
            texts.iter().map(|its| its.get(number).and_then(|t| t.as_deref()).unwrap_or("")).collect();
        if cells.iter().all(|cell| cell.is_empty()) {
            continue;
        }
        lines.push(Line::new());
        lines.push(vec![canvas.span(canvas.plain(title), Tone::Quiet)]);
        let broken: Vec<Vec<String>> = cells.iter().map(|cell| broken(cell, column)).collect();
        for place in 0..broken.iter().map(Vec::len).max().unwrap_or(0) {
            let parts: Vec<String> = broken.iter().map(|its| its.get(place).cloned().unwrap_or_default()).collect();
            lines.push(row(canvas, &parts, column, Tone::Page));
        }
    }
    lines
}

/// The lesson's name, the task, what is read aloud, what the teacher may add.
fn texts(run: &Run, lang: Lang) -> Vec<Option<String>> {
    let (lesson, words) = (run.lesson(), run.lesson().words(lang));
    let step = run.step();
    let of_step = |text: &crate::lesson::Text| step.map(|step| telling::text(&words, lesson, step, text));
    vec![
        Some(lesson.title(lang)),
        step.map(|step| telling::instruction(&words, run, step)),
        step.and_then(|step| of_step(step.say.as_ref()?)),
        step.and_then(|step| of_step(step.teacher.as_ref()?)),
    ]
}

fn broken(text: &str, column: usize) -> Vec<String> {
    if text.is_empty() { Vec::new() } else { wrap(text, column) }
}

/// One line of every language.
fn row(canvas: &Canvas, parts: &[String], column: usize, tone: Tone) -> Line {
    let last = parts.len().saturating_sub(1);
    let cell = |(number, part): (usize, &String)| {
        let gap = if number == last { 0 } else { column.saturating_sub(width(part)) + GAP };
        canvas.span(format!("{part}{}", " ".repeat(gap)), tone)
    };
    parts.iter().enumerate().map(cell).collect()
}
