//! What the course tells: lessons with their stars, learners, settings, progress. A line for each thing, in words.

use crate::args;
use crate::i18n::Lang;
use crate::lesson::{Article, Lesson};
use crate::progress::{Misconception, Report, Tally};
use crate::rules::Square;
use crate::session::{App, Item, Map, Setting, Station};
use crate::text::clean;
use crate::wording::{ChessArgs, Words};

/// Every lesson by article, with its id, its title and its stars.
pub(super) fn lessons(app: &App, words: &Words<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for station in all(app) {
        lines.push(String::new());
        lines.push(match (station.article, &station.pack) {
            (Some(article), _) => part(article, words),
            (None, Some(pack)) => words.say("map-pack", &args!["name" => pack.as_str()]),
            (None, None) => words.plain("map-others"),
        });
        lines.extend(station.items.iter().filter_map(|&number| Some(lesson(app, app.items().get(number)?, words))));
    }
    if lines.is_empty() {
        lines.push(words.plain("list-empty"));
    }
    lines
}

/// The whole path, whoever is here.
fn all(app: &App) -> Vec<Station> {
    Map::default().stations(app.known())
}

fn part(article: Article, words: &Words<'_>) -> String {
    match article {
        Article::Number(number) => {
            let part = words.say("article-number", &args!["article" => number]);
            words.say("plain-title", &args!["part" => part, "title" => words.plain(&format!("article-{number}"))])
        }
        Article::Appendix => words.plain("appendix"),
    }
}

fn lesson(app: &App, item: &Item, words: &Words<'_>) -> String {
    match item {
        Item::Broken(reading) => {
            let faults = words.say("lesson-faults", &args!["count" => reading.hindrances().len()]);
            words.say("course-broken", &args!["id" => reading.id.as_str(), "faults" => faults])
        }
        Item::Listed { .. } | Item::Ready(_) => {
            let state = match app.stars(item.id()) {
                _ if item.lesson().is_some_and(|lesson| !has_exercise(lesson)) => words.plain("course-to-read"),
                None => words.plain("course-new"),
                Some(0) => words.plain("course-begun"),
                Some(stars) => words.say("stars", &args!["stars" => stars]),
            };
            let title = item.title(words.lang);
            // A title that ends as a question has its sign already.
            let is_ended = title.ends_with(['?', '!', '.', '…']);
            let id = if is_ended { "course-lesson-ended" } else { "course-lesson" };
            words.say(id, &args!["id" => item.id(), "title" => title, "state" => state])
        }
    }
}

fn has_exercise(lesson: &Lesson) -> bool {
    lesson.steps.iter().any(|step| step.is_exercise())
}

/// The lesson to go on with.
pub(super) fn next(lesson: &Lesson, words: &Words<'_>) -> String {
    words.say("course-next", &args!["id" => lesson.id.as_str(), "title" => lesson.title(words.lang)])
}

/// Everybody who learns here.
pub(super) fn learners(app: &App, words: &Words<'_>) -> Vec<String> {
    let here = app.known().learner.as_ref().map(|learner| learner.id);
    let mut lines: Vec<String> = Vec::new();
    for learner in &app.known().learners {
        let id = if Some(learner.id) == here { "course-here" } else { "course-learner" };
        lines.push(words.say(id, &args!["name" => learner.name.as_str()]));
    }
    lines.push(words.plain("course-who-how"));
    lines
}

/// Every setting with its value and all that it could have.
pub(super) fn settings(app: &App, words: &Words<'_>) -> Vec<String> {
    let mut lines: Vec<String> = Setting::offered(app.known().audience())
        .into_iter()
        .map(|setting| self::setting(app, setting, words))
        .collect();
    lines.push(words.plain("course-settings-how"));
    lines
}

/// One of them.
pub(super) fn setting(app: &App, setting: Setting, words: &Words<'_>) -> String {
    let key = setting.key();
    let name = words.plain(&format!("setting-{key}"));
    let now = app.settings().value(setting);
    let said = match setting {
        Setting::Language => Words::interface(Lang::parse(now).unwrap_or(words.lang)).plain("language-name"),
        _ => words.plain(&format!("setting-{key}-{now}")),
    };
    let values = setting.values().join(", ");
    words.say("course-setting", &args!["key" => key, "name" => name, "now" => now, "said" => said, "values" => values])
}

/// What the answers tell.
pub(super) fn progress(app: &App, report: &Report, words: &Words<'_>) -> Vec<String> {
    if report.answers.all == 0 {
        return vec![words.plain("progress-empty")];
    }
    let mut lines = vec![words.say(
        "course-answers",
        &args![
            "answers" => words.say("progress-answers", &args!["count" => report.answers.all]),
            "right" => words.say("progress-right", &args!["percent" => report.answers.percent().unwrap_or(0)])
        ],
    )];
    if report.streak > 1 {
        lines.push(words.say("progress-streak", &args!["count" => report.streak]));
    }
    for station in all(app) {
        let Some(article) = station.article else { continue };
        let lessons = station.items.iter().filter_map(|&number| app.items().get(number)?.lesson());
        let won: Vec<u8> =
            lessons.filter(|lesson| has_exercise(lesson)).map(|lesson| app.stars(&lesson.id).unwrap_or(0)).collect();
        let (sum, most) = (won.iter().map(|&stars| usize::from(stars)).sum::<usize>(), 3 * won.len());
        lines.push(words.say("course-stars", &args!["part" => part(article, words), "won" => sum, "most" => most]));
    }
    for (role, days) in &report.days {
        let all = days
            .values()
            .fold(Tally::default(), |sum, day| Tally { right: sum.right + day.right, all: sum.all + day.all });
        if let Some(percent) = all.percent() {
            lines.push(words.say("course-piece", &args!["percent" => percent].role("piece", *role)));
        }
    }
    lines.extend(worst(report, words));
    lines.extend(faults(app, words));
    lines
}

/// The squares that went wrong most often.
fn worst(report: &Report, words: &Words<'_>) -> Option<String> {
    let mut squares: Vec<(u32, Square)> =
        Square::all().map(|square| (report.heat.at(square), square)).filter(|(count, _)| *count > 0).collect();
    squares.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let named: Vec<String> = squares.iter().take(5).map(|(count, square)| format!("{square} ({count})")).collect();
    (!named.is_empty()).then(|| words.say("course-worst", &args!["squares" => named.join(", ")]))
}

/// What was mixed up this week, each with the lesson to go back to.
fn faults(app: &App, words: &Words<'_>) -> Vec<String> {
    let faults = app.progress().faults(app.known());
    if faults.is_empty() {
        return vec![words.plain("progress-no-faults")];
    }
    let mut lines = vec![format!("{}:", words.plain("progress-faults"))];
    for fault in faults {
        let lesson = fault.lesson.and_then(|number| app.items().get(number)).map_or("practice", Item::id);
        let values = args!["what" => name(fault.told, words), "count" => fault.told.count, "id" => lesson];
        lines.push(words.say("course-fault", &values));
    }
    lines
}

fn name(told: &Misconception, words: &Words<'_>) -> String {
    let what = words.mixed_up(&told.reason);
    match told.role {
        Some(role) => words.say("course-fault-of", &args!["what" => what].role("piece", role)),
        None => what,
    }
}

/// A text that is made of whole lines; nothing in it acts on a terminal.
pub(super) fn safe(text: &str) -> String {
    clean(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn a_title_that_asks_has_its_sign_alone() {
        for &lang in Lang::all() {
            let app = App::new(lang, Item::listed(1));
            let told: Vec<String> =
                app.items().iter().map(|item| lesson(&app, item, &Words::interface(lang))).collect();
            assert!(told.iter().any(|line| line.contains("? ")), "{lang}: one of them asks");
            assert!(told.iter().all(|line| !line.contains("?.") && !line.contains("!.")), "{told:?}");
        }
    }
}
