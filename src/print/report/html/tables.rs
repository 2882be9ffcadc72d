//! The tables of the page: who did what, what gets mixed up, who has which stars.

use crate::args;
use crate::lesson::Lesson;
use crate::progress::Learner;

use super::super::said::{Said, article_sign, articles};
use super::super::{Fault, Treatment};
use super::markup::{el, escape, name, text};

/// So many kinds of mistakes are listed; the rest is rare.
pub(super) const MOST_FAULTS: usize = 20;
/// With more learners than this, stars are told by a digit: the columns are narrow.
const FEW: usize = 8;

fn row(cells: &[String]) -> String {
    el("tr", &[], &cells.concat())
}

fn cell(class: &str, said: &str) -> String {
    text("td", class, said)
}

fn heading(class: &str, said: &str) -> String {
    let attributes: &[(&str, &str)] = &[("scope", "col"), ("class", class)];
    el("th", if class.is_empty() { &attributes[..1] } else { attributes }, &escape(said))
}

fn whole(class: &str, head: &str, body: &str) -> String {
    el("table", &[("class", class)], &(el("thead", &[], head) + &el("tbody", &[], body)))
}

/// The picture and the name.
pub(super) fn learner(learner: &Learner) -> String {
    let sign = text("span", "sign", &learner.symbol.sign().to_string());
    format!("{sign} {}", name(&learner.name))
}

/// Who did what.
pub(super) fn learners(said: &Said<'_>) -> String {
    let report = said.report;
    let column = |id: &str| heading("number", &said.plain(id));
    let mut first = vec![
        el("th", &[("scope", "col"), ("rowspan", "2")], &escape(&said.plain("report-learner"))),
        el("th", &[("scope", "col"), ("rowspan", "2")], &escape(&said.plain("report-kind"))),
    ];
    let spans = [("report-reached", "2"), ("report-by-articles", "8"), ("report-in-this-time", "4")];
    first.extend(spans.map(|(id, span)| {
        el("th", &[("scope", "colgroup"), ("colspan", span), ("class", "group")], &escape(&said.plain(id)))
    }));
    first.extend(
        ["report-last", "report-streak"]
            .map(|id| el("th", &[("scope", "col"), ("rowspan", "2"), ("class", "number")], &escape(&said.plain(id)))),
    );
    let mut second = vec![column("report-lessons-done"), column("report-stars")];
    second.extend(articles().map(|article| heading("number", &article_sign(article))));
    second.extend(["report-tasks", "report-at-once-short", "report-answers", "report-time"].map(column));
    let mut body = String::new();
    for pupil in &report.pupils {
        let digest = &pupil.digest;
        let count = |count: u32| cell("number", &or_dot(count));
        let mut cells = vec![
            el("th", &[("scope", "row")], &learner(&pupil.learner)),
            cell("", &said.kind(&pupil.learner)),
            count(u32::try_from(digest.stars.len()).unwrap_or(u32::MAX)),
            count(pupil.stars()),
        ];
        cells.extend(articles().map(|article| {
            let lessons = report.lessons.iter().filter(|lesson| lesson.article == article);
            count(lessons.filter_map(|lesson| digest.stars.get(&lesson.id)).map(|&stars| u32::from(stars)).sum())
        }));
        let share = digest.all.tasks.percent();
        cells.extend([
            count(digest.all.tasks.all),
            cell("number", &share.map_or_else(dash, |share| said.say("report-percent", &args!["percent" => share]))),
            count(digest.all.answers),
            cell("number", &said.took(digest.all.took)),
            cell("number", &digest.last.map_or_else(dash, |at| said.short_date(at))),
            count(digest.streak),
        ]);
        body.push_str(&row(&cells));
    }
    whole("learners", &(row(&first) + &row(&second)), &body)
}

/// What gets mixed up, in order, with what treats it.
pub(super) fn faults(said: &Said<'_>) -> String {
    let shown = said.report.faults.iter().take(MOST_FAULTS);
    let head = ["", "report-mistake", "report-times", "report-children", "report-treat"].map(|id| {
        heading(if id.contains("times") || id.contains("children") { "number" } else { "" }, &or_nothing(said, id))
    });
    let rows = shown.enumerate().map(|(place, fault)| {
        let piece = said.piece(fault.role);
        let piece = if piece.is_empty() { piece } else { text("strong", "", &piece) + " — " };
        row(&[
            cell("number", &(place + 1).to_string()),
            el("td", &[], &(piece + &escape(&said.mistake(fault)))),
            cell("number", &fault.count.to_string()),
            cell("number", &fault.by.len().to_string()),
            el("td", &[], &treatment(said, fault)),
        ])
    });
    whole("faults", &row(&head), &rows.collect::<String>())
}

fn or_nothing(said: &Said<'_>, id: &str) -> String {
    if id.is_empty() { "№".to_owned() } else { said.plain(id) }
}

fn treatment(said: &Said<'_>, fault: &Fault) -> String {
    match &fault.treatment {
        Treatment::Practice(code, about) => {
            let about = said.say("report-about", &args!["count" => *about]);
            text("code", "", &code.to_string()) + " " + &text("small", "", &about)
        }
        Treatment::Lesson(id) => {
            escape(&said.say("report-lesson-again", &args!["title" => said.title(id)])) + " " + &text("code", "", id)
        }
        Treatment::File(id) => {
            let again = said.say("report-lesson-again", &args!["title" => said.title(id)]);
            escape(&again) + " " + &text("code", "", &format!("{id}.toml"))
        }
        Treatment::None => dash(),
    }
}

/// Who has how many stars for which lesson: a row for each lesson that anybody has begun.
pub(super) fn lessons(said: &Said<'_>) -> String {
    let report = said.report;
    let is_few = report.pupils.len() <= FEW;
    let mut head = vec![heading("", &said.plain("report-csv-article")), heading("", &said.plain("report-csv-title"))];
    head.extend(report.pupils.iter().map(|pupil| {
        let sign = text("span", "sign", &pupil.learner.symbol.sign().to_string());
        let upright = el("span", &[("class", "upright")], &name(&pupil.learner.name));
        el("th", &[("scope", "col"), ("class", "turned")], &(upright + &sign))
    }));
    let rows = report.lessons_of(report.pupils.iter()).into_iter().map(|id| {
        let mut cells =
            vec![cell("number", &said.article(id)), el("th", &[("scope", "row")], &escape(&said.title(id)))];
        cells.extend(report.pupils.iter().map(|pupil| {
            let is_begun = pupil.digest.lessons.contains_key(id);
            match pupil.digest.stars.get(id) {
                Some(&stars) => cell(&format!("stars stars-{}", stars.min(3)), &stars_of(stars, is_few)),
                None if is_begun => cell("stars", "…"),
                None => cell("stars", ""),
            }
        }));
        row(&cells)
    });
    whole("lessons", &row(&head), &rows.collect::<String>())
}

/// How many lessons nobody has begun.
pub(super) fn untouched(said: &Said<'_>) -> usize {
    let begun = said.report.lessons_of(said.report.pupils.iter());
    let is_asked = |lesson: &&std::sync::Arc<Lesson>| lesson.steps.iter().any(|step| step.is_exercise());
    said.report.lessons.iter().filter(is_asked).filter(|lesson| !begun.contains(&lesson.id.as_str())).count()
}

fn stars_of(stars: u8, is_few: bool) -> String {
    if is_few { "★".repeat(usize::from(stars)) } else { stars.to_string() }
}

fn or_dot(count: u32) -> String {
    if count == 0 { "·".to_owned() } else { count.to_string() }
}

fn dash() -> String {
    "—".to_owned()
}
