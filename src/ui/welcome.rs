//! A new learner: which language, who, which lessons. One question at a time, its answers as large as fits.

use ratatui::layout::Rect;

use crate::i18n::Lang;
use crate::progress::{Audience, Symbol};
use crate::rules::{Color, Piece, Role};
use crate::session::{App, Asked, Command, Target, Welcome};
use crate::wording::Words;

use super::canvas::{Canvas, middle};
use super::theme::Tone;
use super::{art, chip, stamp, symbols};

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, body: Rect) {
    match app.welcome().asked() {
        Asked::Language => language(canvas, app, body),
        Asked::Who => who(canvas, app, body),
        Asked::Audience => audience(canvas, app, body),
    }
}

/// A question over a row of tall cards; gives the places of the cards.
fn cards(canvas: &mut Canvas, body: Rect, question: &str, count: u16) -> Vec<Rect> {
    let high = (body.height / 2).clamp(6, 14);
    let wide = (2 * high + 8).min((body.width - 4) / count - 2);
    let top = body.y + (body.height - high) / 3;
    canvas.put_centered(body, (top - body.y).saturating_sub(2).max(1), question, Tone::Title);
    let left = body.x + (body.width - count * (wide + 2) + 2) / 2;
    (0..count).map(|number| Rect { x: left + number * (wide + 2), y: top + 1, width: wide, height: high }).collect()
}

fn language(canvas: &mut Canvas, app: &App, body: Rect) {
    // Nobody knows yet which language it is: each speaks for itself.
    let asked: Vec<String> = Lang::all().iter().map(|&lang| Words::interface(lang).plain("welcome-language")).collect();
    let count = u16::try_from(asked.len()).unwrap_or(1);
    let places = cards(canvas, body, &asked.join("   "), count);
    for ((number, &lang), place) in Lang::all().iter().enumerate().zip(places) {
        let tone = if lang == app.lang() { Tone::Chosen } else { Tone::Button };
        canvas.card(place, tone);
        let name = Words::interface(lang).plain("language-name");
        canvas.put_centered(place, place.height / 2, &name, tone);
        canvas.clickable(place, Target::Item(number));
    }
}

fn audience(canvas: &mut Canvas, app: &App, body: Rect) {
    let asked = canvas.plain("welcome-audience");
    let places = cards(canvas, body, &asked, 2);
    for ((number, audience), place) in Welcome::AUDIENCES.into_iter().enumerate().zip(places) {
        let tone = if audience == app.welcome().audience() { Tone::Chosen } else { Tone::Button };
        canvas.card(place, tone);
        let (role, name, about) = match audience {
            Audience::Preschool => (Role::Pawn, "audience-preschool", "audience-preschool-about"),
            Audience::Pupil => (Role::Knight, "audience-pupil", "audience-pupil-about"),
        };
        let below = 3;
        let picture = Rect { height: place.height - below, ..place };
        piece(canvas, role, picture, tone);
        let (name, about) = (canvas.plain(name), canvas.plain(about));
        canvas.put_centered(place, place.height - below, &name, tone);
        let lines = crate::text::wrap(&about, usize::from(place.width.saturating_sub(2)));
        for (row, line) in (place.height - below + 1..place.height).zip(&lines) {
            canvas.put_centered(place, row, line, tone);
        }
        canvas.clickable(place, Target::Item(number));
    }
}

/// A piece as large as fits in the middle of a place.
fn piece(canvas: &mut Canvas, role: Role, place: Rect, tone: Tone) {
    let high = place.height.min(place.width / 2);
    if canvas.look.is_ascii() || high < 3 {
        let chip = vec![chip::piece(canvas, Piece { color: Color::White, role }, None)];
        canvas.put_line(place, middle(place.width, "   "), place.height / 2, &chip);
        return;
    }
    let style = canvas.look.style(tone);
    let area = Rect { x: place.x + (place.width - 2 * high) / 2, width: 2 * high, height: high, ..place };
    stamp::parts(canvas, art::piece(role), area, style);
}

/// The name, the symbols as a chessboard, and the whole class.
fn who(canvas: &mut Canvas, app: &App, body: Rect) {
    let welcome = app.welcome();
    let across = u16::try_from(Welcome::COLUMNS).unwrap_or(1);
    let down = u16::try_from(Symbol::ALL.len()).unwrap_or(1).div_ceil(across);
    let (wide, high) = (symbols::SIZE.0 + 2, symbols::SIZE.1 + 1);
    let row = Rect {
        x: body.x + body.width.saturating_sub(across * wide - 2) / 2,
        y: body.y + body.height.saturating_sub(down * high + 2) / 3,
        width: across * wide - 2,
        height: 1,
    };
    name(canvas, app, row);
    let first = row.y + if body.height > down * high + 2 { 3 } else { 1 };
    for (number, &symbol) in (0u16..).zip(Symbol::ALL) {
        let (x, y) = (row.x + number % across * wide, first + number / across * high);
        let place = Rect { x, y, width: symbols::SIZE.0, height: symbols::SIZE.1 };
        let tone = if symbol == welcome.symbol() { Tone::Chosen } else { Tone::Page };
        canvas.fill(place, tone);
        let style = canvas.look.style(tone);
        symbols::draw(canvas, symbol, place, style);
        canvas.clickable(place.intersection(body), Target::Item(usize::from(number)));
    }
}

/// What is typed, with a cursor, and beside it the way to a whole class.
fn name(canvas: &mut Canvas, app: &App, row: Rect) {
    let welcome = app.welcome();
    let class = canvas.plain(if welcome.is_class() { "welcome-one" } else { "welcome-class" });
    let button = format!(" {class} ");
    let width = super::canvas::columns_of(&button);
    let at = row.width.saturating_sub(width);
    canvas.put(row, at, 0, &button, if welcome.is_class() { Tone::Chosen } else { Tone::Button });
    canvas.clickable(Rect { x: row.x + at, width, ..row }, Target::Command(Command::Class));
    let asked = canvas.plain(if welcome.is_class() { "welcome-class-name" } else { "welcome-name" });
    let column = canvas.put(row, 0, 0, &asked, Tone::Title) + 1;
    let field = Rect { width: at.saturating_sub(1), ..row };
    let room = usize::from(field.width.saturating_sub(column + 1));
    let typed = crate::text::wrap(welcome.name(), room.max(1)).pop().unwrap_or_default();
    let typed = if welcome.name().ends_with(' ') { typed + " " } else { typed };
    let end = column + canvas.put(field, column, 0, &typed, Tone::Strong);
    canvas.put(field, end, 0, canvas.look.sign("▏", "_"), Tone::Title);
    if welcome.is_taken() {
        let said = canvas.plain("welcome-taken");
        canvas.put(field, end + 1, 0, &said, Tone::Bad);
    } else if welcome.name().is_empty() {
        let usual = welcome.whole_name(canvas.lang());
        canvas.put(field, end + 1, 0, &usual, Tone::Quiet);
    }
}
