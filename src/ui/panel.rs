//! What is said beside the board.
//!
//! The rule kept here: nothing is cut. Parts have blank lines between them as long as there is room; without it first the
//! blank lines go, then what can be spared, then the task scrolls, while what was told last stays in sight.

use ratatui::layout::Rect;

use crate::session::{App, Board, Choice, Command, Exercise, Run, Target};
use crate::wording::ChessArgs;
use crate::{args, text};

use super::canvas::{Canvas, Line};
use super::choices::{self, Choices};
use super::theme::Tone;
use super::{feedback, legend, summary, task};

/// Lines that belong together.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// Its lines.
    pub lines: Vec<Line>,
    /// Whether the screen makes sense without it.
    pub spare: bool,
    /// Whether a blank line follows; set where there is room.
    pub gap: bool,
    /// What a click on it does.
    pub target: Option<Target>,
}

impl Part {
    /// Lines that must be seen.
    pub fn new(lines: Vec<Line>) -> Self {
        Self { lines, ..Self::default() }
    }

    /// A text with a bar at its left.
    pub fn barred(canvas: &Canvas, said: &str, columns: usize, bar: Tone, tone: Tone) -> Self {
        let room = columns.saturating_sub(2).max(1);
        let line = |text: String| vec![canvas.bar(bar), canvas.span(format!(" {text}"), tone)];
        Self::new(text::wrap(said, room).into_iter().map(line).collect())
    }
}

/// Draws it. The things beside the board, if any, stand between the task and what was told last.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, board: &Board, choices: &[Choice], area: Rect) {
    let Some(step) = run.step() else { return };
    let columns = usize::from(area.width);
    let upper = task::parts(canvas, run, step, columns);
    let mut lower = Vec::new();
    if let Some(exercise) = run.exercise() {
        lower.extend(feedback::parts(canvas, run, step, exercise, columns));
    }
    lower.extend(typed(canvas, app));
    lower.extend(legend::part(canvas, run, board, columns));
    let area = lowered(area, height(&upper) + height(&lower) + upper.len() + lower.len());
    if choices.is_empty() {
        let lines = stack(canvas, app.scroll(), area, upper, lower).2;
        large_stars(canvas, run, Rect { y: area.y + lines, height: area.height - lines, ..area });
        return;
    }
    let taken = height(&upper) + height(&lower) + upper.len() + lower.len();
    let rows = area.height.saturating_sub(u16::try_from(taken).unwrap_or(u16::MAX));
    let things = Choices::new(canvas, run, choices, area.width, rows);
    // Empty lines keep their rows free: first all is stacked, then they are drawn there.
    lower.insert(0, Part::new(vec![Line::new(); usize::from(things.height)]));
    let (at, hidden, _) = stack(canvas, app.scroll(), area, upper, lower);
    let place = Rect { y: area.y + at, height: things.height.saturating_sub(hidden), ..area }.intersection(area);
    things.draw(canvas, place, choices::are_live(run));
}

/// Beside a huge board the text stands lower, nearer to where one looks; always at the same place, as long as so many lines
/// fit below it.
fn lowered(area: Rect, lines: usize) -> Rect {
    let down = if area.height < 36 { 0 } else { area.height / 6 };
    if lines > usize::from(area.height - down) {
        area
    } else {
        Rect { y: area.y + down, height: area.height - down, ..area }
    }
}

/// The stars that were won, as large as what is left of a high panel allows.
fn large_stars(canvas: &mut Canvas, run: &Run, area: Rect) {
    let Some(stars) = run.exercise().and_then(Exercise::stars) else { return };
    let size = (area.height / 3).min((area.width / 3).saturating_sub(2) / 2).min(8);
    if size >= 4 && !canvas.look.is_ascii() {
        summary::stars(
            canvas,
            Some(canvas.lit(stars)),
            Rect { y: area.y + size / 2, height: size, width: area.width.min(6 * size + 6), ..area },
        );
    }
}

fn typed(canvas: &Canvas, app: &App) -> Option<Part> {
    let typed = app.typed();
    if typed.is_empty() {
        return None;
    }
    let Some(square) = typed.square() else {
        let said = canvas.say("typed", &args!["square" => format!("{typed}_")]);
        return Some(Part::new(vec![vec![canvas.span(said, Tone::Strong)]]));
    };
    let said = match typed.before() {
        Some(from) => canvas.say("typed-move", &args![].square("from", from).square("to", square)),
        None if app
            .run()
            .and_then(Run::exercise)
            .is_some_and(|exercise| exercise.moves().is_some() || exercise.complete().is_some()) =>
        {
            canvas.say("typed-piece", &args![].square("square", square))
        }
        None => canvas.say("typed-mark", &args![].square("square", square)),
    };
    let line = vec![canvas.span(format!(" {said} "), Tone::Key)];
    Some(Part { target: Some(Target::Command(Command::Mark)), ..Part::new(vec![line]) })
}

/// Puts the parts one below the other; gives the row at which the lower ones begin, how many rows of them are hidden, and
/// how many rows are taken.
fn stack(canvas: &mut Canvas, scroll: usize, area: Rect, upper: Vec<Part>, lower: Vec<Part>) -> (u16, u16, u16) {
    let room = usize::from(area.height);
    let seen = |parts: Vec<Part>, all: bool| -> Vec<Part> {
        parts.into_iter().filter(|part| !part.lines.is_empty() && (all || !part.spare)).collect()
    };
    let whole = height(&upper) + height(&lower) <= room;
    let (mut upper, mut lower) = (seen(upper, whole), seen(lower, whole));
    spread(&mut upper, &mut lower, room);
    let below = height(&lower).min(room);
    let above = height(&upper).min(room - below);
    let at = u16::try_from(above).unwrap_or(area.height);
    let top = Rect { height: at, ..area };
    let bottom = Rect { y: area.y + at, height: area.height - at, ..area };
    let limit = height(&upper) - above;
    put(canvas, top, &upper, scroll.min(limit));
    // What was told last stands at the end: if even that does not fit, its beginning gives way.
    let hidden = height(&lower) - below;
    put(canvas, bottom, &lower, hidden);
    if limit > 0 {
        canvas.can_scroll(limit);
        canvas.arrows(top, scroll.min(limit), limit);
    }
    let taken = u16::try_from(above + below).unwrap_or(area.height).min(area.height);
    (at, u16::try_from(hidden).unwrap_or(u16::MAX), taken)
}

/// Ends parts with a blank line as far as there is room: first the task, then what stands before the last part, then
/// the others from above.
fn spread(upper: &mut [Part], lower: &mut [Part], room: usize) {
    let blanks = room.saturating_sub(height(upper) + height(lower));
    let ends = upper.len();
    let before_last = lower.len().checked_sub(2).map(|number| ends + number);
    let order = ends.checked_sub(1).into_iter().chain(before_last).chain(0..ends + lower.len().saturating_sub(1));
    let mut parts: Vec<&mut Part> = upper.iter_mut().chain(lower).collect();
    let mut left = blanks;
    for number in order {
        if let Some(part) = parts.get_mut(number).filter(|part| left > 0 && !part.gap) {
            part.gap = true;
            left -= 1;
        }
    }
}

fn height(parts: &[Part]) -> usize {
    parts.iter().map(|part| part.lines.len() + usize::from(part.gap)).sum()
}

fn put(canvas: &mut Canvas, area: Rect, parts: &[Part], skip: usize) {
    let gap = Line::new();
    let lines = parts.iter().flat_map(|part| {
        let gap = part.gap.then_some((&gap, None));
        part.lines.iter().map(|line| (line, part.target)).chain(gap)
    });
    for (row, (line, target)) in (0..area.height).zip(lines.skip(skip)) {
        let width = canvas.put_line(area, 0, row, line);
        if let Some(target) = target {
            canvas.clickable(Rect { y: area.y + row, width, height: 1, ..area }, target);
        }
    }
}
