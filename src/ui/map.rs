//! The course as a path: articles one below the other, each with its lessons as cards, and beside them the lesson that is
//! chosen.
//!
//! Where there is room every article lies open; where there is not, the one that is chosen does, and the path scrolls to it.

use ratatui::layout::Rect;
use std::sync::Arc;

use crate::args;
use crate::lesson::{Lesson, Reading, told};
use crate::rules::{Color, Piece, Role};
use crate::session::{App, Audiences, Board, Command, Item, Run, Station, Target};
use crate::text::{shorten, wrap};

use super::canvas::{Canvas, columns_of, columns_of_line};
use super::layout::BoardPlace;
use super::theme::Tone;
use super::{art, board, chip, stamp, top};

/// The sizes of the path's parts.
struct Sizes {
    /// The columns and rows of a card.
    card: (u16, u16),
    /// The cards in a row.
    across: u16,
    /// Whether every article lies open.
    all: bool,
    /// The blank rows below a row of cards.
    gap: u16,
}

/// The columns before the cards: the line of the path.
const INDENT: u16 = 2;

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let stations = app.map().stations(app.known());
    if stations.is_empty() {
        let said = canvas.plain("list-empty");
        canvas.put_centered(body, body.height / 2, &said, Tone::Quiet);
        return;
    }
    let side = match body.width {
        0..100 => 27,
        100..150 => 36,
        150.. => 66,
    };
    let path = Rect { x: body.x + 1, y: body.y + 1, width: body.width - side - 4, height: body.height - 1 };
    let side = Rect { x: path.right() + 2, width: side, ..path };
    let head = Rect { height: 1, ..path };
    for_whom(canvas, app, head);
    let path = Rect { y: path.y + 2, height: path.height.saturating_sub(2), ..path };
    stations_in(canvas, app, &stations, path);
    chosen(canvas, app, side);
}

/// For whom the lessons are, to be clicked.
fn for_whom(canvas: &mut Canvas, app: &App, row: Rect) {
    let id = match app.map().audiences() {
        Audiences::All => "map-for-all",
        Audiences::Only(crate::lesson::Audience::Preschool) => "map-for-preschool",
        Audiences::Only(crate::lesson::Audience::Pupil) => "map-for-pupils",
    };
    let said = canvas.plain(id);
    let filters = Command::Filter.works(app);
    let width = canvas.put(row, 0, 0, &said, if filters { Tone::Link } else { Tone::Title });
    if filters {
        canvas.clickable(Rect { width, ..row }, Target::Command(Command::Filter));
    }
}

fn sizes(stations: &[Station], path: Rect) -> Sizes {
    let across = ((path.width - INDENT + 1) / 22).max(1);
    let width = (path.width - INDENT + 1) / across - 1;
    let rows = |all: bool, card: u16, gap: u16| -> u16 {
        let cards = |station: &Station| u16::try_from(station.items.len()).unwrap_or(u16::MAX).div_ceil(across);
        let open = stations.iter().map(|station| cards(station).saturating_mul(card + gap));
        let below = if all { open.fold(0, u16::saturating_add) } else { open.max().unwrap_or(0) };
        below.saturating_add(u16::try_from(stations.len()).unwrap_or(u16::MAX))
    };
    // The largest cards with which the whole path is in sight; else, with which one article is.
    let tried = [(true, 4, 1), (true, 2, 1), (false, 4, 1), (false, 2, 1), (false, 2, 1)];
    let fits = |&&(all, card, gap): &&(bool, u16, u16)| rows(all, card, gap) <= path.height;
    let (all, card, gap) = tried.iter().find(fits).copied().unwrap_or((false, 2, 1));
    Sizes { card: (width, card), across, all, gap }
}

/// A part of the path: what it is, and the row of the whole path at which it stands.
enum Part {
    Heading(usize),
    /// A row of cards of a station: from this of its lessons on.
    Cards(usize, usize),
}

fn stations_in(canvas: &mut Canvas, app: &App, stations: &[Station], path: Rect) {
    let sizes = sizes(stations, path);
    let chosen = app.chosen_number();
    let mut parts: Vec<(u16, Part)> = Vec::new();
    let (mut row, mut from, mut to) = (0u16, 0, 0);
    for (number, station) in stations.iter().enumerate() {
        parts.push((row, Part::Heading(number)));
        let head = row;
        row = row.saturating_add(1);
        if !sizes.all && !station.items.contains(&chosen) {
            continue;
        }
        for start in (0..station.items.len()).step_by(usize::from(sizes.across)) {
            let end = (start + usize::from(sizes.across)).min(station.items.len());
            if station.items.get(start..end).is_some_and(|items| items.contains(&chosen)) {
                (from, to) = (if start == 0 { head } else { row }, row + sizes.card.1);
            }
            parts.push((row, Part::Cards(number, start)));
            row = row.saturating_add(sizes.card.1 + sizes.gap);
        }
    }
    // The last row of cards has no gap below it.
    let row = row.saturating_sub(if matches!(parts.last(), Some((_, Part::Cards(..)))) { sizes.gap } else { 0 });
    let limit = row.saturating_sub(path.height);
    // What is chosen stays in the middle, as far as the path goes.
    let first = ((from + to) / 2).saturating_sub(path.height / 2).min(limit).min(from);
    let last = parts.iter().rev().find(|(_, part)| matches!(part, Part::Heading(_))).map_or(0, |(row, _)| *row);
    for row in 0..path.height.min(last.saturating_sub(first)) {
        canvas.put(path, 0, row, canvas.look.sign("│", "|"), Tone::Frame);
    }
    for (row, part) in &parts {
        let Some(row) = row.checked_sub(first) else { continue };
        let place = |height| Rect { y: path.y + row, height, ..path };
        match *part {
            Part::Heading(number) if row < path.height => {
                if let Some(station) = stations.get(number) {
                    heading(canvas, app, station, place(1));
                }
            }
            Part::Cards(number, start) if row + sizes.card.1 <= path.height => {
                let items = stations.get(number).and_then(|station| station.items.get(start..)).unwrap_or_default();
                for (column, &item) in (0..sizes.across).zip(items) {
                    let x = path.x + INDENT + column * (sizes.card.0 + 1);
                    card(canvas, app, item, Rect { x, width: sizes.card.0, ..place(sizes.card.1) });
                }
            }
            _ => {}
        }
    }
    if limit > 0 {
        canvas.arrows(path, usize::from(first), usize::from(limit));
    }
}

/// An article: where it is on the way, what it is called, the stars won and to be won.
fn heading(canvas: &mut Canvas, app: &App, station: &Station, row: Rect) {
    let lessons: Vec<&Arc<Lesson>> = items(app, station).filter_map(Item::lesson).collect();
    let exercises = lessons.iter().filter(|lesson| lesson.steps.iter().any(|step| step.is_exercise()));
    let most = 3 * exercises.count();
    let won: usize = lessons.iter().filter_map(|lesson| app.stars(&lesson.id)).map(usize::from).sum();
    let is_here = station.items.contains(&app.chosen_number());
    let (mark, tone) = match (most > 0 && won == most, is_here) {
        (true, _) => (canvas.look.sign("●", "#"), Tone::Star),
        (_, true) => (canvas.look.sign("◉", "@"), Tone::Strong),
        _ => (canvas.look.sign("○", "o"), Tone::Title),
    };
    canvas.put(row, 0, 0, mark, tone);
    let stars = format!("{} {won}/{most}", canvas.look.sign("★", "*"));
    let at = row.width.saturating_sub(columns_of(&stars));
    canvas.put(row, at, 0, &stars, if won > 0 { Tone::Star } else { Tone::Quiet });
    let name = match (station.article, &station.pack) {
        (Some(part), _) => top::article_and_name(canvas, part),
        (None, Some(pack)) => canvas.say("map-pack", &args!["name" => pack.as_str()]),
        (None, None) => canvas.plain("map-others"),
    };
    let name = shorten(&name, usize::from(at.saturating_sub(INDENT + 1)));
    let width = canvas.put(row, INDENT, 0, &name, if is_here { Tone::Title } else { Tone::Link });
    if let Some(article) = station.article {
        canvas.clickable(Rect { width: INDENT + width, ..row }, Target::Article(article));
    }
}

fn items<'a>(app: &'a App, station: &'a Station) -> impl Iterator<Item = &'a Item> {
    station.items.iter().filter_map(|&number| app.items().get(number))
}

/// A lesson: its piece, its title, its stars.
fn card(canvas: &mut Canvas, app: &App, number: usize, place: Rect) {
    let Some(item) = app.items().get(number) else { return };
    let is_chosen = number == app.chosen_number();
    let tone = if is_chosen { Tone::Chosen } else { Tone::Button };
    canvas.card(place, tone);
    let large = place.height >= 4;
    let piece = item.lesson().and_then(|lesson| role(lesson)).map(|role| Piece { color: Color::White, role });
    let left = match (piece, large && !canvas.look.is_ascii()) {
        (None, _) => 1,
        (_, true) => 10,
        (_, false) => 5,
    };
    let text = Rect { x: place.x + left, width: place.width.saturating_sub(left + 1), ..place };
    if let Some(piece) = piece {
        picture(canvas, piece, place, tone);
    }
    let title = item.title(canvas.lang());
    let below = if let Item::Broken(reading) = item {
        canvas.say("lesson-faults", &args!["count" => reading.hindrances().len()])
    } else {
        let stars = app.stars(item.id()).map(|won| top::stars(canvas, Some(won)));
        stars.into_iter().flatten().map(|(text, _)| text).collect()
    };
    let is_next = app.map().next(app.known()) == Some(number);
    let below = if is_next && below.is_empty() { canvas.plain("map-next") } else { below };
    let last = place.height - 1;
    let lines = wrap(&title, usize::from(text.width));
    let room = usize::from(if large { last } else { place.height });
    for (row, line) in (0..).zip(lines.iter().take(room)) {
        let is_last = usize::from(row) + 1 == room && lines.len() > room;
        let columns = usize::from(text.width) - if row == last { usize::from(columns_of(&below)) + 1 } else { 0 };
        let line = if is_last { shorten(&format!("{line} …"), columns) } else { shorten(line, columns) };
        canvas.put(text, 0, row, &line, tone);
    }
    canvas.put(text, text.width.saturating_sub(columns_of(&below)), last, &below, tone);
    canvas.clickable(place, Target::Item(number));
}

/// The piece that a lesson is about, on its own ground at the left of the card.
fn picture(canvas: &mut Canvas, piece: Piece, place: Rect, tone: Tone) {
    if place.height >= 4 && !canvas.look.is_ascii() {
        let style = canvas.look.style(tone);
        stamp::parts(canvas, art::piece(piece.role), Rect { x: place.x + 1, width: 8, height: 4, ..place }, style);
    } else {
        let chip = vec![chip::piece(canvas, piece, None)];
        canvas.put_line(place, 1, 0, &chip);
    }
}

/// What is chosen: its title, its first board, what there is to do, and the button that opens it.
fn chosen(canvas: &mut Canvas, app: &App, side: Rect) {
    let Some(item) = app.items().get(app.chosen_number()) else { return };
    let columns = usize::from(side.width);
    let lesson = match item {
        Item::Ready(lesson) => lesson,
        Item::Broken(reading) => return broken(canvas, reading, side),
        // What is chosen is read before it is drawn.
        Item::Listed { .. } => return,
    };
    let mut row = 0;
    for line in wrap(&lesson.title(canvas.lang()), columns).into_iter().take(3) {
        canvas.put(side, 0, row, &line, Tone::Strong);
        row += 1;
    }
    row += 1;
    if let Some(shown) = Run::new(Arc::clone(lesson), None).board() {
        row += preview(canvas, &shown, Rect { y: side.y + row, height: side.height.saturating_sub(row), ..side }) + 1;
    }
    let stars = top::stars(canvas, app.stars(&lesson.id));
    let steps = canvas.say("steps-count", &args!["count" => lesson.steps.len()]);
    let width = canvas.put(side, 0, row, &steps, Tone::Quiet);
    canvas.put_line(side, (width + 2).max(side.width.saturating_sub(columns_of_line(&stars))), row, &stars);
    let open = format!(" {} {} ", canvas.look.sign("▶", ">"), canvas.plain("cmd-open"));
    canvas.put(side, 0, row + 2, &open, Tone::Key);
    // A child clicks on what it sees: the board opens the lesson as the button does.
    canvas.clickable(Rect { height: (row + 3).min(side.height), ..side }, Target::Command(Command::Open));
}

/// A lesson that cannot be played: which file, its first fault in a sentence, and the button to the others.
fn broken(canvas: &mut Canvas, reading: &Reading, side: Rect) {
    let columns = usize::from(side.width);
    let file = reading.sources.first().map_or(reading.id.as_str(), |source| source.name.as_str());
    let said = reading.hindrances().first().map(|fault| told(fault, canvas.lang()).0);
    let parts = [
        (file.to_owned(), Tone::Strong, 3),
        (canvas.plain("lesson-broken"), Tone::Bad, 4),
        (said.unwrap_or_default(), Tone::Page, 8),
    ];
    let mut row = 0;
    for (text, tone, most) in parts {
        for line in wrap(&text, columns).into_iter().take(most) {
            canvas.put(side, 0, row, &line, tone);
            row += 1;
        }
        row += 1;
    }
    let open = format!(" {} {} ", canvas.look.sign("▶", ">"), canvas.plain("cmd-faults"));
    canvas.put(side, 0, row, &open, Tone::Key);
    canvas.clickable(Rect { height: (row + 1).min(side.height), ..side }, Target::Command(Command::Open));
}

/// The lesson's first board, as large as leaves room below; gives the rows that it takes.
fn preview(canvas: &mut Canvas, shown: &Board, room: Rect) -> u16 {
    let (files, ranks) = (u16::from(shown.area.files()), u16::from(shown.area.ranks()));
    let high = room.height.saturating_sub(4) / ranks;
    let wide = room.width.saturating_sub(2) / (2 * files);
    let cell = high.min(wide).min(4);
    if cell == 0 {
        return 0;
    }
    let squares = Rect { x: room.x + 2, y: room.y, width: 2 * cell * files, height: cell * ranks };
    board::draw(canvas, shown, &BoardPlace { squares, cell, area: shown.area, view: shown.view }, None);
    squares.height + 1
}

/// The piece that a lesson asks about, if it is one more than all others.
fn role(lesson: &Lesson) -> Option<Role> {
    let asked = lesson.steps.iter().flat_map(|step| {
        let position = step.task.position();
        step.task.pieces().iter().filter_map(|&square| position.piece_at(square))
    });
    let mut counts = [0usize; 6];
    for piece in asked {
        if let Some(place) = Role::ALL.iter().position(|role| *role == piece.role) {
            counts[place] += 1;
        }
    }
    let all: usize = counts.iter().sum();
    let most = counts.iter().max().copied().filter(|most| *most > 0 && 2 * *most > all)?;
    Role::ALL.into_iter().zip(counts).find(|(_, count)| *count == most).map(|(role, _)| role)
}
