//! What is said beside the board: the task, the line to read aloud, what is marked and found, and what came of it.
//!
//! The rule kept here: nothing is cut. Parts have blank lines between them as long as there is room; then the blank
//! lines go, then the upper lines, while what was told last stays in sight.

use ratatui::layout::Rect;

use crate::args;
use crate::lesson::Task;
use crate::session::{App, Board, Choice, Exercise, Feedback, Hint, Look, Mode, Phase, Picture, Run, Spot, Told};
use crate::text::wrap;
use crate::wording::ChessArgs;

use super::action::{self, Action};
use super::canvas::{Canvas, Line};
use super::choices::Choices;
use super::signs::Sign;
use super::tell;
use super::theme::Tone;
use super::top;

/// Lines that belong together.
type Part = Vec<Line>;

/// Draws it.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, board: &Board, choices: &[Choice], area: Rect) {
    let Some(step) = run.step() else { return };
    let columns = usize::from(area.width);
    let mut upper: Vec<Part> = Vec::new();
    let mut lower: Vec<Part> = Vec::new();
    if let Some((_, picture)) = run.show() {
        upper.extend(picture_name(canvas, picture));
    }
    if let (Task::Build(build), Some(exercise)) = (&step.task, run.exercise()) {
        let stage = (exercise.stage() + 1).min(build.stages.len());
        let said = canvas.say("stage-of", &args!["stage" => stage, "stages" => build.stages.len()]);
        upper.push(vec![vec![(said, Tone::Title)]]);
        if step.text.is_some() {
            upper.push(text_part(&tell::build_task(canvas, build, exercise, step), columns, Tone::Strong));
        }
    }
    let tone = if step.is_exercise() { Tone::Strong } else { Tone::Page };
    upper.insert(usize::from(!upper.is_empty()), text_part(&tell::instruction(canvas, run, step), columns, tone));
    if let Some(say) = &step.say {
        let said = tell::text(canvas, run.lesson(), step, say);
        upper.push(say_part(canvas, &said, columns));
    }
    if let Some(exercise) = run.exercise() {
        lower.extend(counts(canvas, exercise, run.mode(), columns));
        lower.extend(feedback(canvas, run, exercise, columns));
    }
    lower.extend(typed(canvas, app));
    lower.extend(legend(canvas, board, columns));
    let live = run.exercise().is_some_and(|exercise| !exercise.is_done());
    let blocks = |parts: Vec<Part>| parts.into_iter().filter(|part| !part.is_empty()).map(Block::Lines);
    let mut all: Vec<Block> = action::of(&step.task).filter(|_| live).map(Block::Picture).into_iter().collect();
    all.extend(blocks(upper));
    if !choices.is_empty() {
        let taken: usize = all.iter().map(|block| usize::from(block.height()) + 1).sum();
        let below: usize = lower.iter().map(|part| part.len() + 1).sum();
        let rows = area.height.saturating_sub(u16::try_from(taken + below).unwrap_or(u16::MAX));
        all.push(Block::Choices(Choices::new(canvas, run, choices, area.width, rows), live));
    }
    all.extend(blocks(lower));
    stack(canvas, area, all);
}

fn text_part(text: &str, columns: usize, tone: Tone) -> Part {
    if text.is_empty() {
        return Part::new();
    }
    wrap(text, columns).into_iter().map(|line| vec![(line, tone)]).collect()
}

/// The line to read aloud: a bar at its side and a ground of its own.
fn say_part(canvas: &Canvas, text: &str, columns: usize) -> Part {
    let bar = canvas.look.sign("▌", "|");
    let inner = columns.saturating_sub(3).max(1);
    let title = canvas.plain("say-title");
    let mut part = vec![vec![(format!("{bar} {title}"), Tone::Title)]];
    for line in wrap(text, inner) {
        part.push(vec![
            (format!("{bar} "), Tone::Title),
            (format!("{line:<inner$}"), Tone::Say),
            (" ".to_owned(), Tone::Say),
        ]);
    }
    part
}

fn picture_name(canvas: &Canvas, picture: Picture) -> Option<Part> {
    let id = match picture {
        Picture::Board => return None,
        Picture::Before(_) => "show-before",
        Picture::After(_) => "show-after",
    };
    Some(vec![vec![(canvas.plain(id), Tone::Title)]])
}

fn counts(canvas: &Canvas, exercise: &Exercise, mode: Mode, columns: usize) -> Vec<Part> {
    let Some(round) = exercise.round() else { return Vec::new() };
    let count = |id: &str, count: usize, tone| (canvas.say(id, &args!["count" => count]), tone);
    let mut said = Vec::new();
    match (round.phase(), mode) {
        (Phase::Done, _) => {}
        (Phase::Reviewing, _) => {
            for (id, squares, tone, sign) in [
                ("found", round.found(), Tone::Good, Sign::Found),
                ("missed", round.missed(), Tone::Hint, Sign::Missed),
                ("extra", round.extra(), Tone::Bad, Sign::Extra),
            ] {
                let (text, tone) = count(id, squares.len(), tone);
                said.push((format!("{} {text}", sign.shape(canvas.look)), tone));
            }
        }
        (Phase::Marking, mode) => {
            if mode == Mode::ThenCheck {
                said.push(count("marked", round.marked().len(), Tone::Page));
            }
            if mode == Mode::AtOnce || !round.found().is_empty() {
                said.push(count("found", round.found().len(), Tone::Good));
            }
            if exercise.knows_count() {
                said.push(count("left-to-find", round.left().len(), Tone::Page));
            }
        }
    }
    let lines = said.into_iter().flat_map(|(text, tone)| text_part(&text, columns, tone)).collect::<Part>();
    vec![lines]
}

fn feedback(canvas: &Canvas, run: &Run, exercise: &Exercise, columns: usize) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut add = |text: String, tone| parts.push(text_part(&text, columns, tone));
    let praise = || canvas.plain(PRAISE[(run.at() + exercise.stage()) % PRAISE.len()]);
    match exercise.feedback() {
        Feedback::Told(Told::Nothing) => {}
        Feedback::Told(Told::Right(_)) => add(canvas.plain("praise-1"), Tone::Good),
        Feedback::Told(Told::Already(Spot::Choice(_))) => {}
        Feedback::Told(Told::Somewhere) => add(canvas.plain("not-nowhere"), Tone::Bad),
        Feedback::Told(Told::Already(Spot::Square(square))) => {
            add(canvas.say("already-found", &args![].square("square", square)), Tone::Say);
        }
        Feedback::Told(Told::Wrong(Spot::Choice(_))) => add(canvas.plain("not-this"), Tone::Bad),
        Feedback::Told(Told::Wrong(_)) => add(canvas.plain("not-here"), Tone::Bad),
        Feedback::Told(Told::Mistaken | Told::NotAll) => add(canvas.plain("try-again"), Tone::Bad),
        Feedback::Told(Told::AllFound) | Feedback::StageFound(_) => add(praise(), Tone::Good),
        Feedback::Hint(Hint::Count(count)) => add(canvas.say("hint-count", &args!["count" => count]), Tone::Hint),
        Feedback::Hint(Hint::Look(Look::Line, _)) => add(canvas.plain("hint-line"), Tone::Hint),
        Feedback::Hint(Hint::Look(Look::Ring(ring), _)) => {
            let from = run.step().and_then(|step| step.task.pieces().first().copied());
            if let Some(from) = from {
                add(canvas.say("hint-ring", &args!["ring" => ring].square("square", from)), Tone::Hint);
            }
        }
        Feedback::Hint(Hint::Square(square)) => {
            add(canvas.say("hint-square", &args![].square("square", square)), Tone::Hint);
        }
    }
    if exercise.offers_hint() {
        add(canvas.plain("hint-offer"), Tone::Hint);
    }
    if let Some(stars) = exercise.stars() {
        parts.push(vec![top::stars(canvas, Some(stars))]);
    }
    parts
}

/// Messages of praise, used in turn.
const PRAISE: [&str; 6] = ["praise-1", "praise-2", "praise-3", "praise-4", "praise-5", "praise-6"];

fn typed(canvas: &Canvas, app: &App) -> Option<Part> {
    let typed = app.typed();
    if typed.is_empty() {
        return None;
    }
    let said = match typed.square() {
        Some(square) => canvas.say("typed-mark", &args![].square("square", square)),
        None => canvas.say("typed", &args!["square" => typed.to_string()]),
    };
    Some(vec![vec![(said, Tone::Strong)]])
}

/// The signs that are on the board, each with its word.
fn legend(canvas: &Canvas, board: &Board, columns: usize) -> Option<Part> {
    let signs = Sign::ALL.into_iter().filter(|sign| !sign.squares(&board.signs).is_empty() && *sign != Sign::Origin);
    let words: Vec<String> = signs
        .map(|sign| format!("{}\u{a0}{}", sign.shape(canvas.look), canvas.plain(sign.legend()).replace(' ', "\u{a0}")))
        .collect();
    (!words.is_empty()).then(|| text_part(&words.join("  "), columns, Tone::Quiet))
}

/// Something that takes whole rows.
enum Block<'a> {
    /// The picture of what is to be done.
    Picture(Action),
    /// Lines that belong together.
    Lines(Part),
    /// The things beside the board, and whether they can be picked.
    Choices(Choices<'a>, bool),
}

impl Block<'_> {
    fn height(&self) -> u16 {
        match self {
            Self::Picture(_) => action::HEIGHT,
            Self::Lines(part) => u16::try_from(part.len()).unwrap_or(u16::MAX),
            Self::Choices(choices, _) => choices.height,
        }
    }
}

/// Draws the blocks one under another. If they are too many rows, first the blank lines go, then the picture, then as
/// much as it takes of the upper lines.
fn stack(canvas: &mut Canvas, area: Rect, mut blocks: Vec<Block>) {
    let rows = |blocks: &[Block]| blocks.iter().map(Block::height).fold(0, u16::saturating_add);
    let gaps = u16::try_from(blocks.len().saturating_sub(1)).unwrap_or(u16::MAX);
    let blank = u16::from(rows(&blocks).saturating_add(gaps) <= area.height);
    if rows(&blocks) > area.height {
        blocks.retain(|block| !matches!(block, Block::Picture(_)));
    }
    let mut over = rows(&blocks).saturating_sub(area.height);
    let mut row = 0;
    for block in blocks {
        let here = Rect { y: area.y + row, height: area.height.saturating_sub(row), ..area };
        match block {
            Block::Picture(action) => action::draw(canvas, action, here),
            Block::Choices(ref choices, live) => choices.draw(canvas, here, live),
            Block::Lines(ref part) => {
                let hidden = over.min(block.height());
                over -= hidden;
                let shown = part.iter().skip(usize::from(hidden));
                for (line_row, line) in (0..).zip(shown) {
                    canvas.put_line(here, 0, line_row, line);
                }
                row += block.height() - hidden + if hidden < block.height() { blank } else { 0 };
                continue;
            }
        }
        row += block.height() + blank;
    }
}
