//! Practice is played as a lesson is: it draws its next puzzle when it is its turn, and measures how long it takes.

use crate::progress::Audience;
use crate::session::effect::Effect;
use crate::session::practice::{Sitting, SittingTime};
use crate::session::record::Record;
use crate::session::run::Run;
use crate::session::screens::{Known, Out};
use crate::session::work::Mode;

use super::Player;

impl Player {
    /// Begins a sitting of practice; false if there is nothing to draw.
    pub fn practise(&mut self, mut sitting: Sitting, known: &Known) -> bool {
        let usual = (known.audience() == Audience::Preschool).then_some(Mode::AtOnce);
        let mode = known.settings.answers.mode().or(usual);
        let Some(run) = sitting.begin(&known.cards, known.now, mode) else { return false };
        let id = sitting.name();
        self.watch.begin_sitting();
        self.time = None;
        self.runs.insert(id.clone(), run);
        self.open = Some(id.clone());
        self.sitting = Some((id, sitting));
        self.arrive(known);
        true
    }

    /// The sitting of practice that is played, if that is what is played.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.sitting.as_ref().filter(|(id, _)| self.open.as_ref() == Some(id)).map(|(_, sitting)| sitting)
    }

    /// Tells the sitting what was answered, and draws the next puzzle when it is its turn.
    pub(super) fn go_on(&mut self, records: &[Record], known: &mut Known, out: &mut Out) {
        let (Some((id, sitting)), Some(open)) = (&mut self.sitting, &self.open) else { return };
        let Some(run) = self.runs.get_mut(open).filter(|run| id == open && !run.is_repeat()) else { return };
        for record in records {
            if let Record::Answer(answer) = record {
                out.effects.extend(sitting.take(answer).map(Effect::Review));
            }
        }
        if run.awaits_step() {
            match sitting.draw(&known.cards, known.now) {
                Some(step) => run.append(step),
                None => run.await_none(),
            }
        }
        let ends = known.has_clock() && run.is_over() && self.time.is_none();
        if let Some(took) = self.watch.sitting().filter(|_| ends) {
            let (time, effect) = SittingTime::of(sitting, took, &mut known.settings);
            self.time = Some(time);
            out.effects.extend(effect);
        }
    }

    /// How long the sitting that is over took, if the learner wants to know.
    pub const fn time(&self) -> Option<SittingTime> {
        self.time
    }

    /// Milliseconds of thinking in the sitting that is played, if the learner wants to see them.
    pub fn clock(&self, known: &Known) -> Option<u64> {
        let runs = self.sitting().is_some() && self.run().is_some_and(|run| !run.is_over() && !run.is_repeat());
        self.watch.sitting().filter(|_| runs && known.has_clock())
    }

    /// Milliseconds until the clock shows another second; none while it stands still.
    pub fn next_second(&self, known: &Known) -> Option<u64> {
        self.clock(known)?;
        self.run().and_then(Run::task_key)?;
        self.watch.until_second()
    }
}
