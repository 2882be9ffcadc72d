//! What the session asks for, done in the store: the one place that knows both.

use std::collections::BTreeMap;

use crate::progress::{Learner, LearnerId, Moment, NewLearner, Notice, Standing, Store, StoreError, Symbol};
use crate::session::{Effect, News, Record, Setting, Settings, World};

use crate::wording::Words;

use super::args::Common;
use super::keeper::{self, minutes_ahead, now};
use super::seed;
use super::status::Trouble;

/// The store, with who is here.
pub struct Home {
    store: Store,
    learner: Option<LearnerId>,
    /// Whether it is still to be looked whether the store is in order, and to be kept that this learner is here: a disk takes
    /// longer for that than all else at the start.
    is_new_here: bool,
    /// The learner that the command line names.
    named: Option<Learner>,
    /// Whether the language was asked for on the command line: then no setting changes it.
    lang_is_asked: bool,
    /// Whether it was last told that what is given is kept.
    is_kept: bool,
    /// What was chosen before anybody was here: it is the new learner's.
    chosen: BTreeMap<&'static str, &'static str>,
}

impl Home {
    /// Opens the store of the command line.
    ///
    /// # Errors
    /// If nobody has the name that the command line gives.
    pub fn open(words: &Words<'_>, common: &Common) -> Result<Self, Trouble> {
        let mut store = keeper::quiet(common);
        let named = common.learner.as_ref().map(|name| keeper::find(words, &mut store, name)).transpose()?;
        Ok(Self {
            store,
            learner: None,
            is_new_here: false,
            named,
            lang_is_asked: common.has_lang,
            is_kept: true,
            chosen: BTreeMap::new(),
        })
    }

    /// The learner that the command line names.
    pub fn named(&self) -> Option<Learner> {
        self.named.clone()
    }

    /// Everybody who learns here, the last seen first.
    pub fn learners(&mut self) -> Vec<Learner> {
        self.store.learners().unwrap_or_default()
    }

    /// What must be told since the last time.
    pub fn notices(&mut self) -> Vec<News> {
        let mut news: Vec<News> = self.store.take_notices().into_iter().map(News::Notice).collect();
        if self.is_kept != self.store.is_kept() {
            self.is_kept = !self.is_kept;
            news.push(News::Kept(self.is_kept));
        }
        news
    }

    /// A new learner, who is here from now on. If it cannot be kept it is here all the same, as long as this sitting lasts.
    fn add(&mut self, new: &NewLearner) -> Vec<News> {
        let mut news = Vec::new();
        let learner = self.store.add(new, now()).unwrap_or_else(|error| {
            news.extend(told(error));
            let symbol = new.symbol.unwrap_or(Symbol::Sun);
            let NewLearner { name, audience, is_class, .. } = new.clone();
            Learner { id: LearnerId(0), name, symbol, audience, is_class, last_seen: now() }
        });
        for (key, value) in std::mem::take(&mut self.chosen) {
            news.extend(self.store.set(learner.id, key, value).err().and_then(told));
        }
        news.extend(self.arrive(learner));
        news.extend(self.settle());
        news
    }

    fn choose(&mut self, id: LearnerId) -> Vec<News> {
        self.chosen.clear();
        match self.store.learner(id) {
            Ok(learner) => self.arrive(learner).into_iter().chain(self.settle()).collect(),
            Err(error) => told(error).into_iter().chain([News::Learners(self.learners())]).collect(),
        }
    }

    /// This learner is here, with all that is kept of it. That it was here today is kept when all has settled.
    pub fn arrive(&mut self, learner: Learner) -> Vec<News> {
        self.learner = Some(learner.id);
        self.is_new_here = true;
        let mut settings = self.store.settings(learner.id).unwrap_or_default();
        if self.lang_is_asked {
            settings.remove(Setting::Language.key());
        }
        let standing = self.store.standing(learner.id).unwrap_or_default();
        vec![News::Learners(self.learners()), News::Here { learner, settings, standing }]
    }

    fn record(&mut self, learner: LearnerId, record: &Record) {
        record.keep(&mut self.store, learner, now());
    }

    /// What is asked about the learner who is here; `None` if nobody is.
    fn of_learner(&mut self, effect: &Effect) -> Option<News> {
        let learner = self.learner?;
        match effect {
            Effect::Record(record) => {
                self.record(learner, record);
                None
            }
            Effect::Set { key, value } => self.store.set(learner, key, value).err().and_then(told),
            Effect::KeepBest { track, millis } => {
                self.store.set(learner, &Settings::best_key(track), &millis.to_string()).err().and_then(told)
            }
            Effect::ResetLesson(lesson) => match self.store.reset_lesson(learner, now(), lesson) {
                Ok(()) => self.standing(learner),
                Err(error) => told(error),
            },
            Effect::ReadReport => {
                let now = now();
                let ahead = minutes_ahead();
                let report = self.store.report(learner, now, ahead, None).ok()?;
                Some(News::Report { report: Box::new(report), today: now.day(ahead) })
            }
            Effect::Review(review) => {
                review.keep(&mut self.store, learner, now());
                Some(self.cards())
            }
            Effect::Quit
            | Effect::Suspend
            | Effect::ReadCards
            | Effect::Speak { .. }
            | Effect::Hush
            | Effect::Bell
            | Effect::AddLearner(_)
            | Effect::Choose(_) => None,
        }
    }

    /// What is to be reviewed; nothing if nobody is here.
    fn cards(&mut self) -> News {
        let cards = self.learner.and_then(|learner| self.store.cards(learner).ok()).unwrap_or_default();
        News::Cards { cards, now: now(), chance: seed::drawn() }
    }

    fn standing(&mut self, learner: LearnerId) -> Option<News> {
        let standing: Standing = self.store.standing(learner).ok()?;
        Some(News::Standing(standing))
    }
}

impl World for Home {
    fn perform(&mut self, effect: &Effect) -> Vec<News> {
        let mut news = match effect {
            Effect::AddLearner(new) => self.add(new),
            Effect::Choose(id) => self.choose(*id),
            Effect::ReadCards => vec![self.cards()],
            Effect::Set { key, value } if self.learner.is_none() => {
                self.chosen.insert(key, value);
                Vec::new()
            }
            effect => self.of_learner(effect).into_iter().collect(),
        };
        news.extend(self.notices());
        news
    }

    fn settle(&mut self) -> Vec<News> {
        let Some(learner) = self.learner.filter(|_| std::mem::take(&mut self.is_new_here)) else { return Vec::new() };
        self.store.examine();
        let trouble = self.store.touch(learner, now()).err().and_then(told);
        trouble.into_iter().chain([News::Learners(self.learners())]).chain(self.notices()).collect()
    }

    fn now(&self) -> Option<Moment> {
        Some(now())
    }
}

/// A failure of the store as something to be told; that a learner is gone is seen by itself.
fn told(error: StoreError) -> Option<News> {
    match error {
        StoreError::Failed { cause, place } | StoreError::Unread { cause, place } => {
            Some(News::Notice(Notice::NothingIsKept { cause, place }))
        }
        StoreError::UnknownLearner | StoreError::Name(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::Audience;

    #[test]
    fn that_somebody_is_here_is_kept_when_all_has_settled() {
        let mut store = Store::open(None);
        let (name, audience) = ("Ann".to_owned(), Audience::Pupil);
        let new = NewLearner { name, symbol: None, audience, is_class: false };
        let learner = store.add(&new, Moment(1)).unwrap();
        let mut home = Home {
            store,
            learner: None,
            is_new_here: false,
            named: None,
            lang_is_asked: false,
            is_kept: true,
            chosen: BTreeMap::new(),
        };
        let seen = |home: &mut Home| home.learners()[0].last_seen;
        assert!(home.settle().is_empty());
        home.arrive(learner.clone());
        assert_eq!(seen(&mut home), learner.last_seen);
        let news = home.settle();
        assert!(news.iter().any(|news| matches!(news, News::Learners(_))));
        let kept = seen(&mut home);
        assert!(kept > learner.last_seen);
        assert!(home.settle().is_empty());
    }
}
