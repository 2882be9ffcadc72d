//! What the answers tell: the board as a map of what goes wrong, the stars, each piece day by day, and what was mixed up
//! this week, each a key away from practising it. To be looked at rather than read.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::args;
use crate::lesson::Article;
use crate::progress::{Day, Report, Tally};
use crate::rules::{Area, Color, Evidence, Piece, Position, Role, Square};
use crate::session::{App, Board, Command, Item, Signs, Target};
use crate::text::{shorten, wrap};

use super::canvas::{Canvas, columns_of};
use super::layout::{BoardPlace, Places, places};
use super::theme::{BLACK, Tone, WHITE, colored};
use super::{board, chip};

/// So many days are shown of each piece.
const DAYS: u16 = 14;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let Places { board, panel } = places(body, Area::FULL, Color::White);
    let Some((report, today)) = app.known().report.as_ref().filter(|(report, _)| report.answers.all > 0) else {
        heat(canvas, &Report::default(), &board);
        let said = canvas.plain("progress-empty");
        for (row, line) in (0..panel.height).zip(wrap(&said, usize::from(panel.width))) {
            canvas.put(panel, 0, row, &line, Tone::Strong);
        }
        return;
    };
    heat(canvas, report, &board);
    let mut row = headline(canvas, report, panel);
    let faults = app.progress().faults(app.known());
    let told = u16::try_from(faults.len().max(1)).unwrap_or(1) + 1;
    // The blank rows and the taller bars come where there is room for them.
    let roles: Vec<Role> = Role::ALL.into_iter().filter(|role| report.days.contains_key(role)).collect();
    let (stars, pieces) = (4, u16::try_from(roles.len()).unwrap_or(6).div_ceil(2).max(1));
    let spare = panel.height.saturating_sub(row + stars + 1 + pieces + 1 + told);
    let gap = u16::from(spare >= 3);
    let tall = (1 + spare.saturating_sub(3 * gap) / pieces).min(3);
    row += gap;
    row += stars_of_articles(canvas, app, Rect { y: panel.y + row, height: stars, ..panel }) + gap;
    let title = canvas.plain("progress-pieces");
    canvas.put(panel, 0, row, &title, Tone::Title);
    row += 1;
    for (number, role) in (0u16..).zip(&roles) {
        let half = panel.width / 2;
        let x = panel.x + number % 2 * half;
        let place = Rect { x, y: panel.y + row + number / 2 * tall, width: half - 1, height: tall };
        days(canvas, *role, report, *today, place.intersection(panel));
    }
    row += pieces * tall + gap;
    let rest = Rect { y: panel.y + row, height: panel.height.saturating_sub(row), ..panel };
    mixed_up(canvas, app, rest);
}

/// How many answers, how many of them right, how many days in a row; gives the rows taken.
fn headline(canvas: &mut Canvas, report: &Report, panel: Rect) -> u16 {
    let mut said = vec![canvas.say("progress-answers", &args!["count" => report.answers.all])];
    said.extend(report.answers.percent().map(|share| canvas.say("progress-right", &args!["percent" => share])));
    if report.streak > 1 {
        said.push(canvas.say("progress-streak", &args!["count" => report.streak]));
    }
    let lines = wrap(&said.join(" · "), usize::from(panel.width));
    for (row, line) in (0..).zip(&lines) {
        canvas.put(panel, 0, row, line, Tone::Strong);
    }
    u16::try_from(lines.len()).unwrap_or(1)
}

/// The board, each square in the colour of how often it went wrong, with the number.
fn heat(canvas: &mut Canvas, report: &Report, place: &BoardPlace) {
    let empty = Board {
        position: Position::empty(),
        area: Area::FULL,
        view: Color::White,
        turn: None,
        signs: Signs::default(),
        proof: Evidence::default(),
    };
    board::draw(canvas, &empty, place, None);
    let most = report.heat.most();
    let said = canvas.plain(if most == 0 { "progress-no-heat" } else { "progress-heat" });
    let below = Rect { y: place.squares.bottom() + 1, height: 1, ..place.squares };
    canvas.put(below, 0, 0, &said, Tone::Quiet);
    for square in Square::all() {
        let count = report.heat.at(square);
        let Some(cell) = place.square(square).filter(|_| count > 0) else { continue };
        let style = level(canvas, count, most, square.is_light());
        canvas.paint(cell, style);
        let number = count.to_string();
        let column = (cell.width.saturating_sub(columns_of(&number))) / 2;
        canvas.write(cell, column, cell.height / 2, &number, style);
    }
}

/// The colours of a square that went wrong so often, if the worst went wrong `most` times.
fn level(canvas: &Canvas, count: u32, most: u32, is_light: bool) -> Style {
    if canvas.look.is_mono() {
        return canvas.look.brightness(is_light);
    }
    let (ground, ink) = HEAT[heat_level(count, most)];
    colored(ink, ground)
}

/// From pale to deep, the ground and the number on it.
pub(super) const HEAT: [(u8, u8); 4] = [(230, BLACK), (221, BLACK), (209, BLACK), (124, WHITE)];

/// Which of the four levels: the worst square has the last.
fn heat_level(count: u32, most: u32) -> usize {
    let step = (u64::from(count) * 4).div_ceil(u64::from(most.max(1))).clamp(1, 4);
    usize::try_from(step - 1).unwrap_or(0)
}

/// The stars of each article, in two columns; gives the rows taken.
fn stars_of_articles(canvas: &mut Canvas, app: &App, place: Rect) -> u16 {
    let articles = (1..=7).map(Article::Number).chain([Article::Appendix]);
    let half = place.width / 2;
    for (number, article) in (0u16..).zip(articles) {
        let lessons = app.items().iter().filter_map(Item::lesson).filter(|lesson| lesson.article == article);
        let counted = lessons.filter(|lesson| lesson.steps.iter().any(|step| step.is_exercise()));
        let won: Vec<u8> = counted.map(|lesson| app.stars(&lesson.id).unwrap_or(0)).collect();
        let (sum, most) = (won.iter().map(|&stars| usize::from(stars)).sum::<usize>(), 3 * won.len());
        let (column, row) = (number / 4 * half, number % 4);
        let name = match article {
            Article::Number(number) => number.to_string(),
            Article::Appendix => "+".to_owned(),
        };
        canvas.put(place, column, row, &name, Tone::Quiet);
        let counted = format!("{sum}/{most}");
        let end = column + half.saturating_sub(2);
        canvas.put(place, end.saturating_sub(columns_of(&counted)), row, &counted, Tone::Quiet);
        let bar = Rect { x: place.x + column + 2, y: place.y + row, width: half.saturating_sub(11), height: 1 };
        share(canvas, bar.intersection(place), sum, most);
    }
    4
}

/// A bar of stars, filled as far as they are won.
fn share(canvas: &mut Canvas, bar: Rect, won: usize, most: usize) {
    let width = usize::from(bar.width);
    let full = (won * width).div_ceil(most.max(1)).min(width);
    let (star, dot) = (canvas.look.sign("★", "*"), canvas.look.sign("·", "."));
    canvas.put(bar, 0, 0, &star.repeat(full), Tone::Star);
    canvas.put(bar, u16::try_from(full).unwrap_or(0), 0, &dot.repeat(width - full), Tone::Frame);
}

/// One piece day by day: the share of right answers as bars, and that of all those days as a number.
fn days(canvas: &mut Canvas, role: Role, report: &Report, today: Day, place: Rect) {
    let piece = vec![chip::piece(canvas, Piece { color: Color::White, role }, None)];
    let base = place.height.saturating_sub(1);
    canvas.put_line(place, 0, base, &piece);
    let Some(by_day) = report.days.get(&role) else { return };
    let count = DAYS.min(place.width.saturating_sub(9));
    let wide = (place.width.saturating_sub(9) / DAYS).clamp(1, 3);
    let mut all = Tally::default();
    for column in 0..count {
        let day = Day(today.0 - i64::from(count - 1 - column));
        let tally = by_day.get(&day).copied().unwrap_or_default();
        all = Tally { right: all.right + tally.right, all: all.all + tally.all };
        for part in 0..(wide - 1).max(1) {
            bar(canvas, tally, place, 4 + column * wide + part);
        }
    }
    if let Some(percent) = all.percent() {
        let said = format!("{percent}%");
        canvas.put(place, place.width.saturating_sub(columns_of(&said)), base, &said, Tone::Strong);
    }
}

/// The bar of a day, as high as its share is; a day without answers has a dot.
fn bar(canvas: &mut Canvas, tally: Tally, place: Rect, column: u16) {
    const EIGHTHS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
    const DIGITS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
    let base = place.height.saturating_sub(1);
    let Some(percent) = tally.percent() else {
        canvas.put(place, column, base, canvas.look.sign("·", "."), Tone::Frame);
        return;
    };
    let tone = if percent >= 80 { Tone::Good } else { Tone::Hint };
    let signs = if canvas.look.is_ascii() { DIGITS } else { EIGHTHS };
    let whole = u16::from(percent) * place.height * 8 / 100;
    // Something of the ground stays above the highest bar, or it would run into what is above.
    let eighths = whole.clamp(1, place.height * 8 - 1);
    for row in 0..place.height {
        let from = row * 8;
        let part = eighths.saturating_sub(from).min(8);
        if let Some(sign) = usize::from(part).checked_sub(1).and_then(|part| signs.get(part)) {
            canvas.put(place, column, base - row, sign, tone);
        }
    }
}

/// What was mixed up this week, with the key that goes to practise it.
fn mixed_up(canvas: &mut Canvas, app: &App, place: Rect) {
    let faults = app.progress().faults(app.known());
    let title = canvas.plain(if faults.is_empty() { "progress-no-faults" } else { "progress-faults" });
    canvas.put(place, 0, 0, &title, if faults.is_empty() { Tone::Good } else { Tone::Title });
    for (number, fault) in (0u8..).zip(&faults) {
        let row = u16::from(number) + 1;
        let count = format!("{}×", fault.told.count);
        let end = place.width.saturating_sub(columns_of(&count));
        canvas.put(place, end, row, &count, Tone::Bad);
        let key = format!("[{}]", number + 1);
        let mut column = canvas.put(place, 0, row, &key, Tone::Key);
        if let Some(role) = fault.told.role {
            let piece = vec![chip::piece(canvas, Piece { color: Color::White, role }, None)];
            column += canvas.put_line(place, column, row, &piece);
        }
        let room = usize::from(end.saturating_sub(column + 3));
        let name = format!(" {} ", shorten(&canvas.words.mixed_up(&fault.told.reason), room));
        column += canvas.put(place, column, row, &name, Tone::Button);
        let line = Rect { y: place.y + row, width: column, height: 1, ..place };
        canvas.clickable(line.intersection(place), Target::Command(Command::Practise(number)));
    }
}
