//! A sitting of practice as lines: each puzzle drawn when it is its turn, every answer kept, in the end what was mixed up.

use std::io::{self, BufRead, Write};

use crate::i18n::Args;
use crate::lesson::Step;
use crate::progress::Moment;
use crate::progress::review::Card;
use crate::session::practice::Sitting;
use crate::session::{App, Effect, Mode, News, Record, World};
use crate::wording::Words;

use super::{Desk, messages, play_at};

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
        let news = self.world.perform(effect);
        let told = messages(&news);
        for one in news {
            if let News::Cards { cards, now, .. } = one {
                (self.cards, self.now) = (cards, now);
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

/// Plays a sitting for whoever `app` knows to be here; `world` keeps it. Says how long it took, if the learner wants to
/// know, and what was mixed up. False if there was nothing to draw.
///
/// # Errors
/// What reading or writing says.
pub fn practise(
    app: &mut App,
    world: &mut dyn World,
    mut sitting: Sitting,
    input: impl BufRead,
    mut out: impl Write,
    interactive: bool,
) -> io::Result<bool> {
    let (lang, known) = (app.lang(), app.known());
    let mode = known.settings.answers.mode().unwrap_or(Mode::ThenCheck);
    let Some(run) = sitting.begin(&known.cards, known.now, Some(mode)) else { return Ok(false) };
    let mut table = Table { world, sitting, cards: known.cards.clone(), now: known.now, thought: None };
    play_at(run, lang, input, &mut out, interactive, &mut table)?;
    let Table { world, sitting, thought, .. } = table;
    let words = Words::interface(lang);
    if let Some(thought) = thought.filter(|_| app.known().has_clock()) {
        let (time, effects) = app.time_sitting(&sitting, thought);
        perform(app, world, &effects);
        writeln!(out, "{}", words.sitting_time(sitting.asked().len(), time.took, time.best))?;
    }
    let mistakes = sitting.mistakes();
    if !mistakes.is_empty() {
        writeln!(out, "{}", words.plain("practice-mistakes"))?;
    }
    mistakes.iter().try_for_each(|(subject, count)| writeln!(out, "{count}× {}", words.mixed_up(&subject.reason)))?;
    Ok(true)
}

/// Has the world do what the session asks, and tells the session what comes of it.
pub fn perform(app: &mut App, world: &mut dyn World, effects: &[Effect]) {
    effects.iter().flat_map(|effect| world.perform(effect)).for_each(|news| app.receive(news));
}
