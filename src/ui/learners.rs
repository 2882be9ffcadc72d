//! Who is it? A card for everybody who learns here: its symbol, large, and its name; the last card makes a new learner.

use ratatui::layout::Rect;

use crate::progress::Learner;
use crate::session::{App, Command, Learners, Target};
use crate::text::shorten;

use super::canvas::{Canvas, middle};
use super::symbols;
use super::theme::Tone;

/// A card on the screen.
enum Card<'a> {
    Learner(usize, &'a Learner),
    New,
}

/// Draws them between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    let asked = canvas.plain("learners-asked");
    canvas.put_centered(body, 0, &asked, Tone::Title);
    let all = app.known().learners.iter().enumerate().map(|(number, learner)| Card::Learner(number, learner));
    let cards: Vec<Card<'_>> = all.chain([Card::New]).collect();
    let across = u16::try_from(Learners::COLUMNS).unwrap_or(1);
    let rows = u16::try_from(cards.len()).unwrap_or(u16::MAX).div_ceil(across);
    let room = Rect { y: body.y + 2, height: body.height.saturating_sub(2), ..body };
    // The largest pictures with which all cards are in sight; a large class scrolls.
    let scale = (1..=3).rev().find(|scale| rows.saturating_mul(height(*scale)) <= room.height + 1).unwrap_or(1);
    let scale = scale.min((body.width.saturating_sub(2) / across).saturating_sub(3) / symbols::SIZE.0).max(1);
    let (wide, high) = ((body.width.saturating_sub(2) / across).min(symbols::SIZE.0 * scale + 8), height(scale));
    let seen = ((room.height + 1) / high).max(1);
    let chosen_row = u16::try_from(app.learners().chosen() / Learners::COLUMNS).unwrap_or(0);
    let limit = rows.saturating_sub(seen);
    let first = chosen_row.saturating_sub(seen / 2).min(limit);
    let columns = across.min(u16::try_from(cards.len()).unwrap_or(across));
    let left = body.x + body.width.saturating_sub(wide * columns) / 2;
    let top = room.y + room.height.saturating_sub(seen.min(rows) * high) / 3;
    for (place, card) in (0u16..).zip(&cards) {
        let (column, row) = (place % across, place / across);
        let Some(row) = row.checked_sub(first).filter(|row| *row < seen) else { continue };
        let area = Rect { x: left + column * wide, y: top + row * high, width: wide - 1, height: high - 1 };
        draw_card(canvas, app, card, area.intersection(body));
    }
    if limit > 0 {
        let area = Rect { x: left, y: top, width: wide * columns, height: seen * high - 1 };
        canvas.arrows(area, usize::from(first), usize::from(limit));
    }
}

/// The rows of a card with a picture of this scale: the picture, the name, and a blank one below the card.
const fn height(scale: u16) -> u16 {
    symbols::SIZE.1 * scale + 2
}

fn draw_card(canvas: &mut Canvas, app: &App, card: &Card<'_>, area: Rect) {
    let (target, is_chosen, name) = match card {
        Card::Learner(number, learner) => {
            (Target::Item(*number), *number == app.learners().chosen(), learner.name.clone())
        }
        Card::New => {
            (Target::Command(Command::NewLearner), app.known().learners.is_empty(), canvas.plain("learners-new"))
        }
    };
    let tone = if is_chosen { Tone::Chosen } else { Tone::Button };
    canvas.card(area, tone);
    let style = canvas.look.style(tone);
    let picture = Rect { height: area.height.saturating_sub(1), ..area };
    match card {
        Card::Learner(_, learner) => symbols::draw(canvas, learner.symbol, picture, style),
        Card::New => {
            canvas.put_centered(picture, picture.height / 2, "+", tone);
        }
    }
    let name = shorten(&name, usize::from(area.width.saturating_sub(2)));
    canvas.put(area, middle(area.width, &name), area.height.saturating_sub(1), &name, tone);
    canvas.clickable(area, target);
}
