//! Practice in the course's lines: a mix chosen for the learner, or the set of a code.

use std::io::{self, BufRead, Write};

use crate::args;
use crate::i18n::Args;
use crate::lesson::Step;
use crate::plain::{Desk, play_at};
use crate::progress::Moment;
use crate::progress::review::Card;
use crate::session::practice::Sitting;
use crate::session::{Effect, Mode, News, Record, World};

use super::Course;

/// Keeps what is answered, and draws the puzzles.
struct Table<'w> {
    world: &'w mut dyn World,
    sitting: Sitting,
    cards: Vec<Card>,
    now: Moment,
    /// Milliseconds of thinking, once it is over.
    thought: Option<u64>,
}

impl Table<'_> {
    /// Does what is asked, and gives what is to be told about that.
    fn perform(&mut self, effect: &Effect) -> Vec<(String, Args)> {
        let mut told = Vec::new();
        for news in self.world.perform(effect) {
            match news {
                News::Notice(notice) => told.extend(notice.messages()),
                News::Cards { cards, now, .. } => (self.cards, self.now) = (cards, now),
                _ => {}
            }
        }
        told
    }
}

impl Desk for Table<'_> {
    fn keep(&mut self, record: &Record) -> Vec<(String, Args)> {
        let mut told = self.perform(&Effect::Record(record.clone()));
        if let Record::Answer(answer) = record
            && let Some(review) = self.sitting.take(answer)
        {
            told.extend(self.perform(&Effect::Review(review)));
        }
        told
    }

    fn draw(&mut self) -> Option<Step> {
        self.sitting.draw(&self.cards, self.now)
    }

    fn before(&self, number: usize) -> Option<String> {
        self.sitting.code_of(number)
    }

    fn over(&mut self, thought: Option<u64>) {
        self.thought = self.thought.or(thought);
    }

    fn now(&self) -> Option<Moment> {
        self.world.now()
    }
}

impl<R: BufRead, W: Write> Course<'_, R, W> {
    /// Plays a sitting, of a code if one is written.
    pub(super) fn practise(&mut self, code: &str) -> io::Result<()> {
        self.perform(vec![Effect::ReadReport, Effect::ReadCards]);
        let Some(mut sitting) = self.app.sitting_of(code) else { return self.say("training-unreadable", &args![]) };
        let (lang, interactive) = (self.app.lang(), self.interactive);
        let known = self.app.known();
        let mode = known.settings.answers.mode().unwrap_or(Mode::ThenCheck);
        let Some(run) = sitting.begin(&known.cards, known.now, Some(mode)) else { return Ok(()) };
        let mut table =
            Table { world: &mut *self.world, sitting, cards: known.cards.clone(), now: known.now, thought: None };
        play_at(run, lang, &mut self.input, &mut self.out, interactive, &mut table)?;
        let (sitting, thought) = (table.sitting, table.thought);
        let (mistakes, words) = (sitting.mistakes(), self.words());
        if let Some(thought) = thought.filter(|_| self.app.known().has_clock()) {
            let (time, effects) = self.app.time_sitting(&sitting, thought);
            self.perform(effects);
            self.tell(&words.sitting_time(sitting.asked().len(), time.took, time.best))?;
        }
        self.tell_all(mistakes.iter().map(|(subject, count)| format!("{count}× {}", words.mixed_up(&subject.reason))))?;
        writeln!(self.out)
    }
}
