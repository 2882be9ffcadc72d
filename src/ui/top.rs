//! The first row: where we are, how far, the stars so far, and the languages.

use ratatui::layout::Rect;

use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Article, Origin};
use crate::session::{App, Command, Run, Screen, Target};
use crate::text::shorten;
use crate::wording::{Words, clock};

use super::canvas::{Canvas, Line, columns_of, columns_of_line};
use super::theme::Tone;
use super::{keys, symbols};

/// Draws it and gives what is left below it.
pub(super) fn draw(canvas: &mut Canvas, app: &App, area: Rect) -> Rect {
    let row = Rect { height: 1, ..area };
    let free = languages(canvas, app, row);
    match (app.screen(), app.run()) {
        _ if app.aside().is_some() => aside(canvas, app, Rect { width: free, ..row }),
        (Screen::Player, Some(run)) => player(canvas, app, run, Rect { width: free, ..row }),
        _ => {
            let title = canvas.plain("app-title");
            let width = canvas.put(row, 1, 0, &title, Tone::Title);
            learner(canvas, app, Rect { x: row.x + 1 + width, width: free.saturating_sub(1 + width), ..row });
        }
    }
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// Who is here: the symbol and the name.
fn learner(canvas: &mut Canvas, app: &App, row: Rect) {
    let Some(learner) = app.known().learner.as_ref().filter(|_| app.screen() != Screen::Learners) else { return };
    let said = format!("{} {}", symbols::sign(canvas, learner.symbol), learner.name);
    let said = shorten(&said, usize::from(row.width.saturating_sub(3)));
    canvas.put(row, row.width.saturating_sub(columns_of(&said) + 2), 0, &said, Tone::Strong);
}

/// What is told in passing, in the place of everything else.
fn aside(canvas: &mut Canvas, app: &App, row: Rect) {
    let Some(aside) = app.aside() else { return };
    let key = Command::Mouse.keys().first().map(|key| keys::name(canvas, *key)).unwrap_or_default();
    let said = canvas.say(aside.message(), &args!["key" => key]);
    let said = format!(" {} ", shorten(&said, usize::from(row.width.saturating_sub(4))));
    canvas.put(row, 1, 0, &said, Tone::Say);
}

/// From so many columns languages are called by their own names, below that by their tags.
const NAMES: u16 = 110;

/// The languages at the right end, before them a sign if answers are not kept; gives the columns left before that.
fn languages(canvas: &mut Canvas, app: &App, row: Rect) -> u16 {
    let mut end = row.width.saturating_sub(1);
    for &lang in Lang::all().iter().rev() {
        let name =
            if row.width < NAMES { lang.tag().to_uppercase() } else { Words::interface(lang).plain("language-name") };
        let name = format!(" {name} ");
        let width = columns_of(&name);
        let start = end.saturating_sub(width);
        let tone = if lang == canvas.lang() { Tone::Chosen } else { Tone::Button };
        canvas.put(row, start, 0, &name, tone);
        canvas.clickable(Rect { x: row.x + start, width, ..row }, Target::Language(lang));
        end = start.saturating_sub(1);
    }
    if !app.known().is_kept {
        let said = format!(" {} ", canvas.plain("not-kept"));
        end = end.saturating_sub(columns_of(&said));
        canvas.put(row, end, 0, &said, Tone::Bad);
        end = end.saturating_sub(1);
    }
    end.saturating_sub(1)
}

fn player(canvas: &mut Canvas, app: &App, run: &Run, row: Rect) {
    let stars = stars(canvas, run.stars());
    let place = place(canvas, app, run, true);
    let title = run.lesson().title(canvas.lang());
    let name = match run.lesson().origin {
        // Puzzles belong to no article.
        Origin::Drawn => match app.sitting().zip(run.number()).and_then(|(sitting, number)| sitting.code_of(number)) {
            Some(code) => format!("{title} · {code}"),
            None => title,
        },
        Origin::BuiltIn | Origin::File(_) => format!("{} · {title}", article(canvas, run.lesson().article)),
    };
    let fits = columns_of(&name) + columns_of_line(&place) + columns_of_line(&stars) + 6 <= row.width;
    let place = if fits { place } else { self::place(canvas, app, run, false) };
    canvas.put_line(row, row.width.saturating_sub(columns_of_line(&stars) + 1), 0, &stars);
    let room = row.width.saturating_sub(columns_of_line(&stars) + 3);
    let start = if fits {
        let between = room.saturating_sub(columns_of(&name) + 1 + columns_of_line(&place));
        columns_of(&name) + 1 + between / 2
    } else {
        room.saturating_sub(columns_of_line(&place))
    };
    canvas.put_line(Rect { width: room, ..row }, start, 0, &place);
    let name = shorten(&name, usize::from(start.saturating_sub(2)));
    canvas.put(row, 1, 0, &name, Tone::Title);
}

/// How an article is called in short.
pub(super) fn article(canvas: &Canvas, article: Article) -> String {
    match article {
        Article::Number(number) => canvas.say("article-number", &args!["article" => number]),
        Article::Appendix => canvas.plain("appendix"),
    }
}

/// The article with what it is about.
pub(super) fn article_and_name(canvas: &Canvas, part: Article) -> String {
    match part {
        Article::Number(number) => {
            let name = canvas.plain(&format!("article-{number}"));
            format!("{} · {name}", article(canvas, part))
        }
        Article::Appendix => article(canvas, part),
    }
}

/// How far the lesson is: a dot for each step, if wanted, and the number; and the time, if the learner wants to see it.
fn place(canvas: &Canvas, app: &App, run: &Run, dots: bool) -> Line {
    let mut line = Line::new();
    if dots {
        let dot = |number: usize| match number.cmp(&run.at()) {
            std::cmp::Ordering::Less => (canvas.look.sign("●", "#"), Tone::Title),
            std::cmp::Ordering::Equal => (canvas.look.sign("◉", "@"), Tone::Strong),
            std::cmp::Ordering::Greater => (canvas.look.sign("○", "."), Tone::Frame),
        };
        line.extend((0..run.len()).map(dot).map(|(sign, tone)| canvas.span(sign, tone)));
        line.push(canvas.span("  ", Tone::Page));
    }
    let step = (run.at() + 1).min(run.len());
    let said = canvas.say("step-of", &args!["step" => step, "steps" => run.len()]);
    line.push(canvas.span(said, Tone::Quiet));
    line.extend(app.clock().map(|seconds| canvas.span(format!("  {}", clock(seconds)), Tone::Quiet)));
    line
}

/// Three stars, won or not; nothing where there are none to win.
pub(super) fn stars(canvas: &Canvas, won: Option<u8>) -> Line {
    let Some(won) = won else { return Line::new() };
    let won = usize::from(won.min(3));
    let (full, empty) = (canvas.look.sign("★", "*"), canvas.look.sign("☆", "."));
    vec![canvas.span(full.repeat(won), Tone::Star), canvas.span(empty.repeat(3 - won), Tone::Frame)]
}
