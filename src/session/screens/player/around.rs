//! What a lesson does around the board: it praises, it reads aloud, it leaves the board alone on the screen.

use crate::i18n::Lang;
use crate::session::aside::Aside;
use crate::session::effect::Effect;
use crate::session::praise::Praise;
use crate::session::run::Run;
use crate::session::screens::Known;
use crate::session::settings::{Motion, Speech};
use crate::session::spot::Spot;
use crate::session::{telling, voice};

/// What is going on around the board.
#[derive(Clone, Debug, Default)]
pub struct Around {
    praise: Option<Praise>,
    /// Whether the board is alone on the screen.
    pub is_front: bool,
    /// Whether something was given to be read that may not be at its end.
    is_reading: bool,
    /// The lesson and the place in it that was read last.
    read: Option<(String, usize)>,
    /// Whether it was told that there is no voice.
    is_missing_told: bool,
    effects: Vec<Effect>,
}

/// How a run stands before something is done in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Before {
    is_over: bool,
    is_done: bool,
    mistake: Option<(Spot, u32)>,
}

impl Before {
    /// How it stands now.
    pub fn of(run: &Run) -> Self {
        let exercise = run.exercise();
        let open = exercise.filter(|exercise| telling::explains(exercise) && !exercise.is_done());
        Self {
            is_over: run.is_over(),
            is_done: exercise.is_some_and(|exercise| exercise.is_done()),
            mistake: open.and_then(|exercise| Some((exercise.explained()?, exercise.wrong_tries()))),
        }
    }
}

impl Around {
    /// The praise that moves now.
    pub const fn praise(&self) -> Option<Praise> {
        self.praise
    }

    /// The next picture of what moves.
    pub fn tick(&mut self) {
        self.praise = self.praise.and_then(Praise::next);
    }

    /// Shows the end of what moves at once.
    pub fn calm(&mut self) {
        self.praise = None;
    }

    /// What is to be done outside, once.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Something was done in a run: praises what is finished, reads the reason of a mistake where all is read.
    pub fn acted(&mut self, before: Before, run: &Run, known: &Known) {
        let now = Before::of(run);
        let won = match (before, now) {
            (Before { is_over: false, .. }, Before { is_over: true, .. }) => run.stars(),
            (Before { is_done: false, .. }, Before { is_done: true, .. }) if !before.is_over => {
                run.exercise().and_then(|exercise| exercise.stars())
            }
            _ => None,
        };
        if let Some(stars) = won {
            self.praise = Some(Praise::new(stars)).filter(|_| known.settings.motion == Motion::Full);
            self.effects.extend(known.settings.bell.then_some(Effect::Bell));
        }
        if now.mistake.is_some() && now.mistake != before.mistake && known.settings.speech == Speech::Always {
            let words = run.lesson().words(known.settings.lang);
            self.read(voice::mistake(run, &words), known);
        }
    }

    /// Another step is on the screen: reads it where all is read; what was read before falls silent.
    pub fn arrived(&mut self, run: &Run, known: &Known) {
        let here = Some((run.lesson().id.clone(), run.at()));
        if self.read == here {
            return;
        }
        self.read = here;
        self.hush();
        if known.settings.speech == Speech::Always {
            self.read(voice::task(run, &run.lesson().words(known.settings.lang)), known);
        }
    }

    /// The lesson was left.
    pub fn left(&mut self) {
        self.hush();
        *self = Self {
            effects: std::mem::take(&mut self.effects),
            is_missing_told: self.is_missing_told,
            ..Self::default()
        };
    }

    /// Reads what is to be read now, because the learner asks for it; without a voice that is told, once.
    pub fn read_now(&mut self, run: &Run, known: &Known) -> Option<Aside> {
        if !known.has_voice {
            return (!std::mem::replace(&mut self.is_missing_told, true)).then_some(Aside::NoVoice);
        }
        self.read(voice::now(run, &run.lesson().words(known.settings.lang)), known);
        None
    }

    fn read(&mut self, text: Option<String>, known: &Known) {
        if let Some(text) = text.filter(|_| known.has_voice) {
            let lang: Lang = known.settings.lang;
            // Of several only the last is heard.
            self.effects.retain(|effect| !matches!(effect, Effect::Speak { .. } | Effect::Hush));
            self.effects.push(Effect::Speak { text, lang });
            self.is_reading = true;
        }
    }

    fn hush(&mut self) {
        if std::mem::take(&mut self.is_reading) {
            self.effects.push(Effect::Hush);
        }
    }
}
