//! The mix of practice as lines of text, and what is practised by a code, kept for the learner.

use std::collections::BTreeMap;
use std::io::{self, Write};

use crate::i18n::{Args, Lang};
use crate::lesson::Step;
use crate::plain::{self, Desk};
use crate::progress::review::Card;
use crate::progress::{Audience, Moment};
use crate::session::practice::{Sitting, SittingTime};
use crate::session::{Effect, Mode, Record, Settings};
use crate::wording::Words;

use super::args::Common;
use super::course::on_terminal;
use super::keeper::{Keeper, now};
use super::status::{Status, Trouble};

/// Plays a sitting as lines: the set of a code, or without one the mix that is chosen for the learner.
pub fn lines(
    words: &Words<'_>,
    common: &Common,
    seed: u64,
    code: Option<Sitting>,
    out: &mut dyn Write,
) -> Result<Status, Trouble> {
    let keeper = Keeper::open(words, common, on_terminal())?;
    let audience = keeper.as_ref().map_or(Audience::Pupil, |keeper| keeper.learner.audience);
    let sitting = code.unwrap_or_else(|| Sitting::mix(seed, audience, &BTreeMap::new()));
    let mut table = Table { keeper, sitting, thought: None };
    let cards = table.cards();
    let run = table
        .sitting
        .begin(&cards, now(), Some(Mode::ThenCheck))
        .ok_or_else(|| Trouble::Fault(words.plain("cli-wrong-usage")))?;
    plain::play_at(run, words.lang, io::stdin().lock(), &mut *out, on_terminal(), &mut table)?;
    if let Some(time) = table.time(words.lang) {
        writeln!(out, "{}", words.sitting_time(table.sitting.asked().len(), time.took, time.best))?;
    }
    let mistakes = table.sitting.mistakes();
    if !mistakes.is_empty() {
        writeln!(out, "{}", words.plain("training-mistakes"))?;
        for (subject, count) in mistakes {
            writeln!(out, "{count}× {}", words.mixed_up(&subject.reason))?;
        }
    }
    Ok(Status::Done)
}

/// A sitting with whoever it is kept for.
struct Table {
    keeper: Option<Keeper>,
    sitting: Sitting,
    /// Milliseconds of thinking, once it is over.
    thought: Option<u64>,
}

impl Table {
    /// How long it took, if the learner wants to know; a better time than ever is kept.
    fn time(&mut self, lang: Lang) -> Option<SittingTime> {
        let (took, keeper) = (self.thought?, self.keeper.as_mut()?);
        let mut settings = Settings::from_pairs(lang, &keeper.store.settings(keeper.learner.id).ok()?);
        if !settings.clock || keeper.learner.audience != Audience::Pupil {
            return None;
        }
        let (time, effect) = SittingTime::of(&self.sitting, took, &mut settings);
        if let Some(Effect::KeepBest { track, millis }) = effect {
            // A store that cannot keep anything has told so already.
            let _ = keeper.store.set(keeper.learner.id, &Settings::best_key(&track), &millis.to_string());
        }
        Some(time)
    }

    fn cards(&mut self) -> Vec<Card> {
        let cards = self.keeper.as_mut().and_then(|keeper| keeper.store.cards(keeper.learner.id).ok());
        cards.unwrap_or_default()
    }
}

impl Desk for Table {
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        let told = self.keeper.as_mut().map(|keeper| keeper.keep(record)).unwrap_or_default();
        if let Record::Answer(answer) = record
            && let Some(review) = self.sitting.take(answer)
            && let Some(keeper) = &mut self.keeper
        {
            review.keep(&mut keeper.store, keeper.learner.id, now());
        }
        told
    }

    fn draw(&mut self) -> Option<Step> {
        let cards = self.cards();
        self.sitting.draw(&cards, now())
    }

    fn before(&self, number: usize) -> Option<String> {
        self.sitting.code_of(number)
    }

    fn over(&mut self, thought: Option<u64>) {
        self.thought = self.thought.or(thought);
    }

    fn now(&self) -> Option<Moment> {
        Some(now())
    }
}
