//! The words of a report: dates, times, pieces, kinds of mistakes.

use std::borrow::Cow;

use crate::args;
use crate::i18n::Args;
use crate::lesson::Article;
use crate::progress::{Audience, Day, Learner, Moment};
use crate::rules::Role;
use crate::text::clean;
use crate::wording::{ChessArgs, Words};

use super::{Fault, Report};

/// What a report says things with.
#[derive(Clone, Copy)]
pub(super) struct Said<'a> {
    pub words: Words<'static>,
    pub report: &'a Report,
}

impl Said<'_> {
    pub fn plain(&self, id: &str) -> String {
        self.words.plain(id)
    }

    pub fn say(&self, id: &str, args: &Args) -> String {
        self.words.say(id, args)
    }

    /// The day of a moment.
    pub fn day(&self, at: Moment) -> Day {
        at.day(self.report.minutes_ahead)
    }

    /// A day as people write it: 30 November 2026.
    pub fn date(&self, at: Moment) -> String {
        self.dated("report-date", at)
    }

    /// A day in little room: the same without the year, if it is the year of the report.
    pub fn short_date(&self, at: Moment) -> String {
        let year = |at| self.day(at).date().map(|(year, ..)| year);
        let id = if year(at) == year(self.report.made) { "report-date-short" } else { "report-date" };
        self.dated(id, at)
    }

    fn dated(&self, id: &str, at: Moment) -> String {
        let Some((year, month, day)) = self.day(at).date() else { return "—".to_owned() };
        self.say(id, &args!["year" => year.to_string(), "month" => month, "day" => day])
    }

    /// A day as spreadsheets of every language read it: 2026-11-30.
    pub fn iso(&self, at: Moment) -> String {
        let date = self.day(at).date();
        date.map(|(year, month, day)| format!("{year:04}-{month:02}-{day:02}")).unwrap_or_default()
    }

    /// The time of a day: 14:05.
    pub fn clock(&self, at: Moment) -> String {
        let minutes = (at.0 - self.day(at).begin(self.report.minutes_ahead).0) / 60_000;
        format!("{}:{:02}", minutes / 60, minutes % 60)
    }

    /// How long something took, in hours and minutes; a dash if nobody measured.
    pub fn took(&self, millis: Option<u64>) -> String {
        let Some(millis) = millis else { return "—".to_owned() };
        let seconds = millis.div_ceil(1000);
        let minutes = (seconds + 30) / 60;
        let (id, args) = match (seconds, minutes) {
            (0..60, _) => ("report-seconds", args!["seconds" => number(seconds)]),
            (_, 0..60) => ("report-minutes", args!["minutes" => number(minutes)]),
            _ => ("report-hours", args!["hours" => number(minutes / 60), "minutes" => number(minutes % 60)]),
        };
        self.say(id, &args)
    }

    /// For whom a learner's lessons are.
    pub fn kind(&self, learner: &Learner) -> String {
        self.plain(match (learner.is_class, learner.audience) {
            (true, _) => "cli-learner-class",
            (false, Audience::Preschool) => "cli-learner-preschool",
            (false, Audience::Pupil) => "cli-learner-pupil",
        })
    }

    /// The name of a piece; nothing for none.
    pub fn piece(&self, role: Option<Role>) -> String {
        role.map(|role| self.say("report-piece", &args![].role("piece", role))).unwrap_or_default()
    }

    /// What goes wrong: what the learner does, not what would be right.
    pub fn mistake(&self, fault: &Fault) -> String {
        self.words.mistake(&fault.reason)
    }

    /// A lesson's title; one that is not there any more is called by its id.
    pub fn title(&self, id: &str) -> String {
        self.report
            .lesson(id)
            .map_or_else(|| line(id).into_owned(), |lesson| line(&lesson.title(self.words.lang)).into())
    }

    /// A lesson's article in one sign.
    pub fn article(&self, id: &str) -> String {
        self.report.lesson(id).map(|lesson| article_sign(lesson.article)).unwrap_or_default()
    }
}

/// The number of an article; a plus for the appendix.
pub(super) fn article_sign(article: Article) -> String {
    match article {
        Article::Number(number) => number.to_string(),
        Article::Appendix => "+".to_owned(),
    }
}

/// All articles in order.
pub(super) fn articles() -> impl Iterator<Item = Article> {
    (1..=7).map(Article::Number).chain([Article::Appendix])
}

/// A text in one line with nothing in it that cannot be seen.
pub(super) fn line(text: &str) -> Cow<'_, str> {
    let is_clean = crate::text::forbidden(text).is_none() && !text.contains('\n');
    if is_clean { Cow::Borrowed(text) } else { Cow::Owned(clean(text).replace('\n', " ")) }
}

fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
