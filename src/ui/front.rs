//! The board alone, for a class: as large as the screen allows, one line, the score, and the few buttons that a hand at the
//! projector needs.

use ratatui::layout::Rect;

use crate::rules::{Area, Color, Evidence, SquareSet};
use crate::session::{App, Choice, Command, Exercise, Run, Target, Work, telling};
use crate::text::{PANEL, width, wrap};
use crate::wording::clock;

use super::canvas::{Canvas, columns_of, columns_of_line, middle};
use super::choices::{self, Choices};
use super::layout::BoardPlace;
use super::signs::Sign;
use super::theme::Tone;
use super::{board, chip, feedback, keys, summary, tell, top};

/// The columns for the names of the ranks.
const RANKS: u16 = 2;
/// The columns that the score takes at least, with the gap before it.
const SCORE: u16 = 10;
/// From so many columns one row is enough for the line.
const WIDE: u16 = 120;

/// Draws it on the whole screen.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, area: Rect) {
    let (Some(step), Some(mut shown)) = (run.step(), run.board()) else { return };
    if !run.exercise().is_some_and(telling::explains) {
        shown.signs.explained = SquareSet::EMPTY;
        shown.proof = Evidence::default();
    }
    let choices = app.choices();
    let line = Saying::new(canvas, app, run);
    if !step.task.has_board() {
        return without_board(canvas, app, run, &choices, area, &line);
    }
    let beside = if choices.is_empty() && made(canvas, run).is_none() { SCORE } else { columns(PANEL.columns) };
    let place = place(area, beside, shown.area, shown.view, &line);
    let answering = run.exercise().filter(|exercise| !exercise.is_done());
    let takes_squares = answering.is_some_and(|exercise| exercise.work().answer().takes_squares());
    board::draw(canvas, &shown, &place, takes_squares.then(|| app.cursor()));
    let x = place.squares.right() + 2;
    let side =
        Rect { x, y: area.y, width: area.right().saturating_sub(x + 1), height: place.squares.bottom() - area.y };
    let mut top = Rect { y: side.y + 1, height: side.height.saturating_sub(1), ..side };
    if let Some(said) = made(canvas, run) {
        for (row, line) in (0..).zip(wrap(&said, usize::from(top.width))) {
            canvas.put(top, 0, row, &line, Tone::Strong);
        }
        top = Rect { y: top.y + 5.min(top.height), height: top.height.saturating_sub(5), ..top };
    }
    if choices.is_empty() {
        score(canvas, app, run, side);
    } else {
        let room = top.height.saturating_sub(3);
        let things = Choices::new(canvas, run, &choices, top.width, room);
        things.draw(canvas, Rect { height: room, ..top }, choices::are_live(run));
        let below = top.bottom().saturating_sub(2).max(top.y);
        score(canvas, app, run, Rect { y: below, height: top.bottom() - below, ..top });
    }
    let below = place.squares.bottom() + 1;
    line.draw(canvas, app, Rect { y: below, height: area.bottom().saturating_sub(below), ..area });
}

/// Where there is no board, what can be picked has its place.
fn without_board(canvas: &mut Canvas, app: &App, run: &Run, choices: &[Choice], area: Rect, line: &Saying) {
    let rows = (3..area.height / 2).find(|rows| line.lay(area.width, *rows).is_some()).unwrap_or(3);
    let below = area.bottom().saturating_sub(rows).max(area.y);
    let inner = Rect {
        x: area.x + 2,
        y: area.y + 2,
        width: area.width.saturating_sub(4),
        height: below.saturating_sub(area.y + 3),
    };
    let things = Choices::new(canvas, run, choices, inner.width, inner.height);
    let (down, right) =
        (inner.height.saturating_sub(things.height) / 2, inner.width.saturating_sub(things.width()) / 2);
    let place = Rect { x: inner.x + right, y: inner.y + down, width: inner.width - right, height: inner.height - down };
    things.draw(canvas, place, choices::are_live(run));
    score(canvas, app, run, Rect { height: area.height.min(2), ..area });
    line.draw(canvas, app, Rect { y: below, height: area.bottom() - below, ..area });
}

fn columns(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// The largest board that leaves so many columns at its right, and below it room for the line.
fn place(area: Rect, beside: u16, part: Area, view: Color, line: &Saying) -> BoardPlace {
    let (files, ranks) = (u16::from(part.files()), u16::from(part.ranks()));
    let wide = area.width.saturating_sub(RANKS + 1 + beside) / (2 * files);
    let rows = if area.width < WIDE { 2 } else { 1 };
    let high = area.height.saturating_sub(rows + 1) / ranks;
    let largest = high.min(wide).max(1);
    let fits = |cell: &u16| line.lay(area.width, area.height.saturating_sub(cell * ranks + 1)).is_some();
    let cell = (1..=largest).rev().find(fits).unwrap_or(largest);
    let (width, height) = (2 * cell * files, cell * ranks);
    let spare = area.width.saturating_sub(RANKS + 1 + width);
    let left = (spare / 2).min(spare.saturating_sub(beside));
    let squares = Rect { x: area.x + 1 + RANKS + left, y: area.y, width, height };
    BoardPlace { squares, cell, area: part, view }
}

/// The formula that is put together.
fn made(canvas: &Canvas, run: &Run) -> Option<String> {
    match run.exercise().map(Exercise::work)? {
        Work::Blocks(blocks) => Some(canvas.words.assembly(blocks.made())),
        _ => None,
    }
}

/// The stars, large where there is room; how far the lesson is; what is found.
fn score(canvas: &mut Canvas, app: &App, run: &Run, area: Rect) {
    let at = format!("{}/{}", (run.at() + 1).min(run.len()), run.len());
    let found = run.exercise().and_then(Exercise::round).map(|round| round.found().len()).filter(|found| *found > 0);
    let mut line = top::stars(canvas, run.stars().map(|stars| canvas.lit(stars)));
    let size = ((area.height.saturating_sub(4)) / 3).min(area.width / 2).min(7);
    let rest = if size >= 3 && !line.is_empty() && !canvas.look.is_ascii() {
        let stars = canvas.lit(run.stars().unwrap_or(0));
        for number in 0..3 {
            let place = Rect { x: area.x, y: area.y + 1 + number * size, width: 2 * size, height: size };
            summary::star(canvas, number < u16::from(stars), place.intersection(area));
        }
        line.clear();
        let taken = (2 + 3 * size).min(area.height);
        Rect { y: area.y + taken, height: area.height - taken, ..area }
    } else {
        area
    };
    let gap = |line: &[_]| if line.is_empty() { "" } else { "  " };
    line.push(canvas.span(format!("{}{at}", gap(&line)), Tone::Quiet));
    let counted =
        found.map(|found| vec![chip::sign(canvas, Sign::Found), canvas.span(format!(" {found}"), Tone::Good)]);
    let mut row = 0;
    let at_right = |line: &super::canvas::Line| rest.width.saturating_sub(columns_of_line(line) + 1);
    let column = if size >= 3 || rest.width < 30 { 0 } else { at_right(&line) };
    canvas.put_line(rest, column, row, &line);
    row += 1;
    if let Some(counted) = counted {
        let column = if column == 0 { 0 } else { at_right(&counted) };
        canvas.put_line(rest, column, row, &counted);
        row += 1;
    }
    if let Some(seconds) = app.clock() {
        let time = vec![canvas.span(clock(seconds), Tone::Quiet)];
        let column = if column == 0 { 0 } else { at_right(&time) };
        canvas.put_line(rest, column, row, &time);
    }
}

/// What is told now in the fewest words: why it is wrong, what was said last, or the task; and the buttons.
struct Saying {
    texts: Vec<String>,
    tone: Tone,
    /// The columns of the buttons in the last row.
    buttons: u16,
}

impl Saying {
    fn new(canvas: &Canvas, app: &App, run: &Run) -> Self {
        let (texts, tone) = told(canvas, run);
        let buttons = buttons(canvas, app).iter().map(|(_, key, name)| columns_of(key) + columns_of(name) + 1).sum();
        Self { texts, tone, buttons }
    }

    /// The lines of the first text that fits into so many columns and rows: above the buttons, or beside them too. With
    /// them, the columns in the middle of which they stand.
    fn lay(&self, width: u16, rows: u16) -> Option<(Vec<String>, u16)> {
        let beside = width.saturating_sub(self.buttons + 2);
        self.texts.iter().find_map(|text| {
            let whole = wrap(text, usize::from(width.saturating_sub(2)));
            if whole.len() < usize::from(rows) {
                return Some((whole, width));
            }
            let shared = wrap(text, usize::from(beside.saturating_sub(1)));
            (shared.len() <= usize::from(rows)).then_some((shared, beside))
        })
    }

    fn draw(&self, canvas: &mut Canvas, app: &App, area: Rect) {
        draw_buttons(canvas, app, area);
        let (lines, room) = self.lay(area.width, area.height).unwrap_or_else(|| {
            let shortest = self.texts.iter().min_by_key(|text| width(text)).cloned().unwrap_or_default();
            (wrap(&shortest, usize::from(area.width.saturating_sub(2))), area.width)
        });
        let rows = if room == area.width { area.height.saturating_sub(1) } else { area.height };
        let first = rows.saturating_sub(columns(lines.len())) / 2;
        for (row, text) in (first..rows).zip(&lines) {
            canvas.put(area, middle(room, text), row, text, self.tone);
        }
    }
}

/// What may be said, the fullest first, and its tone.
fn told(canvas: &Canvas, run: &Run) -> (Vec<String>, Tone) {
    let Some(step) = run.step() else { return (Vec::new(), Tone::Page) };
    if let Some(exercise) = run.exercise() {
        let why = feedback::why(canvas, run, step, exercise).filter(|_| !exercise.is_done());
        let said =
            why.map(|(reason, tone)| (reason.said, tone)).or_else(|| feedback::said(canvas, run, step, exercise));
        if let Some((said, tone)) = said {
            return (vec![said], tone);
        }
    }
    let task = tell::instruction(canvas, run, step);
    let usual = telling::usual(&canvas.words, run, step);
    let say = step.say.as_ref().map(|say| tell::text(canvas, run.lesson(), step, say));
    let sentences: Vec<String> = task.split_inclusive(['.', '!', '?', '…']).map(|one| one.trim().to_owned()).collect();
    let shorter = sentences.last().cloned().filter(|_| step.is_exercise()).or_else(|| sentences.first().cloned());
    let texts = [Some(task), Some(usual), say, shorter];
    (texts.into_iter().flatten().filter(|text| !text.is_empty()).collect(), Tone::Strong)
}

/// The buttons of the last row, from the right: the way back, and the next thing to do with its name.
fn buttons(canvas: &Canvas, app: &App) -> Vec<(Command, String, String)> {
    let next = [Command::Check, Command::Retry, Command::Next].into_iter().find(|command| command.is_offered(app));
    let wanted = [(Command::Back, false)].into_iter().chain(next.map(|command| (command, true)));
    wanted
        .filter_map(|(command, with_name)| {
            let key = format!("[{}]", keys::name(canvas, *command.keys().first()?));
            let name = if with_name { format!(" {} ", canvas.plain(command.message_now(app))) } else { String::new() };
            Some((command, key, name))
        })
        .collect()
}

fn draw_buttons(canvas: &mut Canvas, app: &App, area: Rect) {
    let row = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
    let mut end = row.width.saturating_sub(1);
    for (command, key, name) in buttons(canvas, app) {
        let width = columns_of(&key) + columns_of(&name);
        let start = end.saturating_sub(width);
        let taken = canvas.put(row, start, 0, &key, Tone::Key);
        canvas.put(row, start + taken, 0, &name, Tone::Button);
        canvas.clickable(Rect { x: row.x + start, width, ..row }, Target::Command(command));
        end = start.saturating_sub(1);
    }
}
