//! The task: what is shown or asked, in a picture, in words, and in the line to read aloud.

use crate::lesson::{Step, Task};
use crate::session::{Picture, Run};
use crate::{args, text};

use super::canvas::{Canvas, Line};
use super::panel::Part;
use super::signs::Sign;
use super::theme::Tone;
use super::{action, chip, tell};

/// The parts of a step's task.
pub(super) fn parts(canvas: &Canvas, run: &Run, step: &Step, columns: usize) -> Vec<Part> {
    let mut parts = vec![head(canvas, run, step)];
    if run.is_detour() {
        parts.push(Part::new(lines(canvas, &canvas.plain("detour-title"), columns, Tone::Title)));
    }
    let tone = if step.is_exercise() { Tone::Strong } else { Tone::Page };
    parts.push(Part::new(lines(canvas, &tell::instruction(canvas, run, step), columns, tone)));
    if let (Task::Build(build), Some(exercise), Some(_)) = (&step.task, run.exercise(), &step.text) {
        let stage = tell::build_task(canvas, build, exercise, step);
        parts.push(Part::new(lines(canvas, &stage, columns, Tone::Strong)));
    }
    if let Some((show, Picture::Before(number) | Picture::After(number))) = run.show() {
        // The moves are in the picture; words are for those who read.
        let told = show.told(number, &canvas.words).map(|told| canvas.lines(&told, columns, Tone::Strong));
        parts.push(Part { spare: true, ..Part::new(told.unwrap_or_default()) });
    }
    for note in tell::notes(canvas, run, step) {
        parts.push(Part::new(lines(canvas, &note, columns, Tone::Page)));
    }
    if let Some(say) = &step.say {
        parts.push(say_aloud(canvas, &tell::text(canvas, run.lesson(), step, say), columns));
    }
    parts
}

fn lines(canvas: &Canvas, text: &str, columns: usize, tone: Tone) -> Vec<Line> {
    if text.is_empty() { Vec::new() } else { canvas.lines(text, columns, tone) }
}

/// One line of pictures for those who do not read: what is to be done, or whether it is before or after; and the part.
fn head(canvas: &Canvas, run: &Run, step: &Step) -> Part {
    let mut line = match run.show() {
        Some((_, Picture::Before(_))) => moment(canvas, Sign::Before),
        Some((_, Picture::After(_))) => moment(canvas, Sign::After),
        // A picture before a move is one, whatever is marked on it.
        Some((show, Picture::Board)) if !show.play.is_empty() => moment(canvas, Sign::Before),
        Some((_, Picture::Board)) => Line::new(),
        None => {
            let action = action::of(&step.task);
            action.map(|action| action::picture(canvas, run, &step.task, action)).unwrap_or_default()
        }
    };
    if let Task::Build(build) = &step.task {
        let stages = build.stages.len();
        let number = run.exercise().map_or(stages, |exercise| (exercise.stage() + 1).min(stages));
        let said = canvas.say("stage-of", &args!["stage" => number, "stages" => stages]);
        line.push(canvas.span(format!("   {said}"), Tone::Title));
    }
    Part::new(if line.is_empty() { Vec::new() } else { vec![line] })
}

/// Before or after: its sign and its name.
fn moment(canvas: &Canvas, sign: Sign) -> Line {
    let name = canvas.plain(sign.legend());
    vec![chip::sign(canvas, sign), canvas.span(format!(" {name}"), Tone::Title)]
}

/// The line to read aloud: a bar at its side and a ground of its own.
fn say_aloud(canvas: &Canvas, said: &str, columns: usize) -> Part {
    let title = canvas.plain("say-title");
    let mut part = vec![vec![canvas.bar(Tone::Title), canvas.span(format!(" {title}"), Tone::Title)]];
    let broken = text::wrap(said, columns.saturating_sub(3).max(1));
    let widest = broken.iter().map(|line| text::width(line)).max().unwrap_or(0);
    for line in broken {
        let filled = format!(" {line}{} ", " ".repeat(widest - text::width(&line)));
        part.push(vec![canvas.bar(Tone::Title), canvas.span(filled, Tone::Say)]);
    }
    Part::new(part)
}
