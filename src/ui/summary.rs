//! The end of a lesson: its stars, and what went wrong.

use ratatui::layout::Rect;

use crate::args;
use crate::lesson::Origin;
use crate::session::{App, Run};
use crate::text::wrap;

use super::art;
use super::canvas::{Canvas, columns_of_line};
use super::raster::{Place, Raster};
use super::theme::Tone;
use super::{stamp, top};

/// Draws it between the first row and the buttons.
pub(super) fn draw(canvas: &mut Canvas, app: &App, run: &Run, body: Rect) {
    let size = if canvas.look.is_ascii() || run.stars().is_none() { 1 } else { (body.height / 4).min(10) };
    let lesson = run.lesson();
    let next = app.after(lesson).map_or_else(
        || match lesson.origin {
            Origin::File(_) if app.known().is_guest(&lesson.id) => canvas.plain("lesson-end"),
            Origin::File(_) => canvas.plain("pack-end"),
            Origin::BuiltIn | Origin::Drawn => canvas.plain("course-end"),
        },
        |next| canvas.say("next-lesson", &args!["title" => next.title(canvas.lang())]),
    );
    let said = [
        run.stars()
            .map_or_else(|| canvas.plain("lesson-read"), |stars| canvas.say("lesson-done", &args!["stars" => stars])),
        canvas.say("repeat-wrong", &args!["count" => run.wrong_count()]),
        next,
    ];
    let columns = usize::from(body.width.saturating_sub(8).min(72));
    let texts: Vec<Vec<String>> = said.iter().map(|text| wrap(text, columns)).collect();
    let height = 2 + size + texts.iter().map(|lines| lines.len() as u16 + 1).sum::<u16>() + 2;
    let mut row = body.height.saturating_sub(height) / 2;
    canvas.put_centered(body, row, &run.lesson().title(canvas.lang()), Tone::Title);
    row += 2;
    let won = run.stars().map(|stars| canvas.lit(stars));
    stars(canvas, won, Rect { y: body.y + row, height: size, ..body }.intersection(body));
    row += size + 1;
    for (lines, tone) in texts.iter().zip([Tone::Strong, Tone::Page, Tone::Title]) {
        for line in lines {
            canvas.put_centered(body, row, line, tone);
            row += 1;
        }
        row += 1;
    }
}

/// Three stars in a row, the won ones filled.
pub(super) fn stars(canvas: &mut Canvas, won: Option<u8>, area: Rect) {
    let Some(won) = won else { return };
    if area.height < 3 {
        let line = top::stars(canvas, Some(won));
        canvas.put_line(area, area.width.saturating_sub(columns_of_line(&line)) / 2, 0, &line);
        return;
    }
    let (width, gap) = (2 * area.height, 2);
    let left = area.x + area.width.saturating_sub(3 * width + 2 * gap) / 2;
    for number in 0..3 {
        let place = Rect { x: left + u16::from(number) * (width + gap), width, ..area };
        star(canvas, number < won, place);
    }
}

/// A star as a picture.
pub(super) fn star(canvas: &mut Canvas, won: bool, place: Rect) {
    let tone = canvas.look.style(if won { Tone::Star } else { Tone::Frame });
    let mut raster = Raster::new(place.width, place.height, 0);
    raster.fill(art::STAR, Place::WHOLE, 1);
    if !won {
        // A small star needs a thicker edge.
        let (left, top, size) = if place.height < 7 { (0.29, 0.3, 0.42) } else { (0.2, 0.22, 0.6) };
        raster.fill(art::STAR, Place { left, top, size }, 0);
    }
    stamp::raster(canvas, &raster, place, tone);
}
