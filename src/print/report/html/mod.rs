//! The report as a page: one file that needs nothing else, no script and no net, to be looked at on light and on dark and to
//! be printed, in grey too.

mod board;
mod markup;
mod tables;

use crate::args;
use crate::i18n::Value;
use crate::progress::Heat;
use crate::rules::Square;
use crate::wording::Words;

use super::Report;
use super::said::{Said, line};
use markup::{el, escape, text};

/// Which of our pages it is: by this one is known again.
const GENERATOR: &str = "chess-codex report";
/// The looks of the page.
const STYLE: &str = include_str!("style.css");
/// So many squares are named below a board.
const WORST: usize = 5;

/// The page.
pub fn page(report: &Report, words: Words<'static>) -> String {
    let said = Said { words, report };
    let title = title(&said);
    let head = [
        "<meta charset=\"utf-8\">\n".to_owned(),
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n".to_owned(),
        format!("<meta name=\"generator\" content=\"{GENERATOR}\">\n"),
        el("title", &[], &escape(&title)),
        format!("\n<style>\n{STYLE}</style>\n"),
    ];
    let body = [
        el("header", &[], &(text("h1", "", &title) + &period(&said))),
        section(&said, "report-who", &[("report-who-note", args![])], &scrolled(&tables::learners(&said))),
        mistakes(&said),
        boards(&said),
        lessons(&said),
    ];
    let lang = words.lang.to_string();
    let inside = format!("\n{}{}", el("head", &[], &format!("\n{}", head.concat())), {
        el("body", &[], &format!("\n{}\n", body.join("\n")))
    });
    format!("<!DOCTYPE html>\n{}\n", el("html", &[("lang", &lang)], &inside))
}

/// Whether these first bytes are of a page that this has made.
pub fn is_page(bytes: &[u8]) -> bool {
    let mark = format!("<meta name=\"generator\" content=\"{GENERATOR}\">");
    String::from_utf8_lossy(bytes.get(..1024).unwrap_or(bytes)).contains(&mark)
}

fn title(said: &Said<'_>) -> String {
    match said.report.pupils.as_slice() {
        [one] => said.say("report-title-one", &args!["name" => line(&one.learner.name).into_owned()]),
        all => said.say("report-title", &args!["count" => all.len()]),
    }
}

/// Of which time, and made when.
fn period(said: &Said<'_>) -> String {
    let made = said.report.made;
    let period = match said.report.since {
        Some(since) => said.say("report-since", &args!["from" => said.date(since), "to" => said.date(made)]),
        None => said.plain("report-all-time"),
    };
    let made = said.say("report-made", &args!["date" => said.date(made), "time" => said.clock(made)]);
    text("p", "period", &format!("{period} · {made}"))
}

fn section(said: &Said<'_>, title: &str, notes: &[(&str, crate::i18n::Args)], inside: &str) -> String {
    let notes: String = notes.iter().map(|(id, args)| text("p", "note", &said.say(id, args))).collect();
    el("section", &[], &format!("{}\n{notes}{inside}", text("h2", "", &said.plain(title))))
}

/// What is wider than the screen scrolls by itself; a keyboard can do that too.
fn scrolled(table: &str) -> String {
    el("div", &[("class", "wide"), ("tabindex", "0")], table)
}

fn mistakes(said: &Said<'_>) -> String {
    let count = said.report.faults.len();
    if count == 0 {
        return section(said, "report-mixed", &[("report-nothing-mixed", args![])], "");
    }
    let more = count.saturating_sub(tables::MOST_FAULTS);
    let rest =
        if more > 0 { text("p", "note", &said.say("report-more", &args!["count" => more])) } else { String::new() };
    let table = scrolled(&tables::faults(said)) + &rest;
    section(said, "report-mixed", &[("report-mixed-note", args![])], &table)
}

/// The board of all, and a small one of each.
fn boards(said: &Said<'_>) -> String {
    let pupils = &said.report.pupils;
    let mut all = Heat::default();
    for pupil in pupils {
        all.add(&pupil.digest.heat);
    }
    if all.most() == 0 {
        return section(said, "report-heat", &[("report-no-heat", args![])], "");
    }
    let label = label(said, &all);
    let legend: String = (0..board::LEVELS).map(board::sample).collect();
    let legend = escape(&said.plain("report-seldom")) + " " + &legend + " " + &escape(&said.plain("report-often"));
    let mut inside = el(
        "figure",
        &[("class", "class")],
        &(board::board(&all, &label, true)
            + &el("figcaption", &[], &(text("p", "", &label) + &el("p", &[("class", "legend")], &legend)))),
    );
    if pupils.len() > 1 {
        let small = pupils.iter().map(|pupil| {
            let heat = &pupil.digest.heat;
            let said = self::label(said, heat);
            let caption = el("figcaption", &[], &tables::learner(&pupil.learner));
            el("figure", &[], &(caption + &board::board(heat, &said, false)))
        });
        inside += &el("div", &[("class", "boards")], &small.collect::<String>());
    }
    section(said, "report-heat", &[("report-heat-note", args![])], &inside)
}

/// What the board shows, in words.
fn label(said: &Said<'_>, heat: &Heat) -> String {
    let worst = board::worst(heat, WORST);
    if worst.is_empty() {
        return said.plain("report-no-heat");
    }
    let told = |(square, count): &(Square, u32)| format!("{square} ({count})");
    said.say("report-worst", &args!["squares" => Value::List(worst.iter().map(told).collect())])
}

fn lessons(said: &Said<'_>) -> String {
    if said.report.lessons_of(said.report.pupils.iter()).is_empty() {
        return section(said, "report-lessons", &[("report-no-lessons", args![])], "");
    }
    let untouched = tables::untouched(said);
    let rest = said.say("report-untouched", &args!["count" => untouched]);
    let rest = if untouched > 0 { text("p", "note", &rest) } else { String::new() };
    section(said, "report-lessons", &[("report-lessons-note", args![])], &(scrolled(&tables::lessons(said)) + &rest))
}
