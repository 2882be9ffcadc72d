//! A world in memory: what the session asks for is done in a store that is gone afterwards, at a moment that stands still.

use chess_codex::progress::{Learner, LearnerId, Moment, Store};
use chess_codex::session::{Effect, News, World};

/// The moment: a day of 2026.
pub const NOW: Moment = Moment(1_796_000_000_000);

/// The store, with who is here.
pub struct Home {
    store: Store,
    learner: Option<LearnerId>,
    /// How often something was asked: in the place of what nobody can foresee.
    asked: u64,
}

impl Home {
    /// A world with this store.
    pub fn new(store: Store) -> Self {
        Self { store, learner: None, asked: 0 }
    }

    /// Everybody who learns here.
    pub fn learners(&mut self) -> Vec<Learner> {
        self.store.learners().expect("memory can be read")
    }

    /// This learner is here, with all that is kept of it.
    pub fn arrive(&mut self, learner: Learner) -> Vec<News> {
        let id = learner.id;
        self.learner = Some(id);
        self.store.touch(id, NOW).expect("memory can be written to");
        let settings = self.store.settings(id).expect("memory can be read");
        let standing = self.store.standing(id).expect("memory can be read");
        vec![News::Learners(self.learners()), News::Here { learner, settings, standing }]
    }

    /// So many answers are kept of who is here.
    pub fn answers(&mut self) -> u32 {
        let report = self.learner.map(|learner| self.store.report(learner, NOW, 0, None).expect("it is here"));
        report.map_or(0, |report| report.answers.all)
    }

    fn cards(&mut self) -> News {
        let cards = self.learner.map(|learner| self.store.cards(learner).expect("it is here")).unwrap_or_default();
        News::Cards { cards, now: NOW, chance: self.asked }
    }
}

impl World for Home {
    fn perform(&mut self, effect: &Effect) -> Vec<News> {
        self.asked += 1;
        match (effect, self.learner) {
            (Effect::AddLearner(new), _) => {
                let learner = self.store.add(new, NOW).expect("the session looked whether the name is free");
                self.arrive(learner)
            }
            (Effect::Choose(id), _) => {
                let learner = self.store.learner(*id).expect("the session chooses who is here");
                self.arrive(learner)
            }
            (Effect::ReadCards, _) => vec![self.cards()],
            (Effect::Record(record), Some(learner)) => {
                record.keep(&mut self.store, learner, NOW);
                Vec::new()
            }
            (Effect::Set { key, value }, Some(learner)) => {
                self.store.set(learner, key, value).expect("memory can be written to");
                Vec::new()
            }
            (Effect::ResetLesson(lesson), Some(learner)) => {
                self.store.reset_lesson(learner, NOW, lesson).expect("memory can be written to");
                vec![News::Standing(self.store.standing(learner).expect("it is here"))]
            }
            (Effect::ReadReport, Some(learner)) => {
                let report = self.store.report(learner, NOW, 0, None).expect("it is here");
                vec![News::Report { report: Box::new(report), today: NOW.day(0) }]
            }
            (Effect::Review(review), Some(learner)) => {
                review.keep(&mut self.store, learner, NOW);
                vec![self.cards()]
            }
            _ => Vec::new(),
        }
    }
}
