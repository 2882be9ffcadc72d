//! One sitting of practice: ten puzzles, each drawn when it is its turn.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::args;
use crate::i18n::{Lang, Pattern};
use crate::lesson::{Lesson, Step, Text};
use crate::progress::review::Card;
use crate::progress::{Answer, Audience, LearnerId, Moment, Store};
use crate::puzzle::{Code, Place, Rng, SetCode, Topic};
use crate::rules::Role;
use crate::session::run::Run;
use crate::session::work::Mode;
use crate::wording::Words;

use super::{Aim, plan};

/// A misconception of a piece: the subject of a card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Subject {
    /// The asked piece, if one of the six was asked about.
    pub role: Option<Role>,
    /// The id of the reason that was not seen.
    pub reason: String,
}

/// A card to be answered: what the review is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Which card.
    pub subject: Subject,
    /// Whether it was seen this time.
    pub is_right: bool,
}

/// A puzzle of the sitting, and how it went so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it was to be about.
    pub aim: Aim,
    /// The set that it is of: by it anybody can have the same puzzle.
    pub place: Place,
    /// The card that it was drawn for.
    pub subject: Option<Subject>,
    /// What went wrong in it, each once.
    pub mistakes: Vec<Subject>,
    /// Whether any try went wrong.
    went_wrong: bool,
    /// Whether it was finished.
    is_done: bool,
}

/// Ten puzzles, or as many as were asked for.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// The set of a code, or the mix of a code; else a mix, chosen for the learner.
    code: Option<SetCode>,
    /// The one misconception that all of it is about.
    about: Option<Subject>,
    seed: u64,
    audience: Audience,
    /// How many puzzles it has.
    size: usize,
    /// How hard the puzzles about a topic are now: one harder after each that is right at once, one easier after one that
    /// went wrong.
    grades: BTreeMap<Topic, u8>,
    asked: Vec<Asked>,
}

impl Asked {
    fn new(aim: Aim, place: Place, subject: Option<Subject>) -> Self {
        Self { aim, place, subject, mistakes: Vec::new(), went_wrong: false, is_done: false }
    }

    /// Whether it was drawn for this, or this went wrong in it.
    pub(super) fn is_about(&self, subject: &Subject) -> bool {
        self.subject.as_ref() == Some(subject) || self.mistakes.contains(subject)
    }

    /// Whether it was finished and nothing went wrong.
    pub const fn is_right(&self) -> bool {
        self.is_done && !self.went_wrong
    }
}

impl Sitting {
    /// A sitting has so many puzzles unless somebody says otherwise.
    pub const SIZE: usize = 10;
    /// Of these so many must be right at once for its time to count.
    const RIGHT_FOR_TIME: usize = 8;
    /// One about a single misconception has fewer.
    const ABOUT_SIZE: usize = 5;
    /// The grade with which a topic begins.
    const FIRST_GRADE: u8 = 2;

    /// A mix, chosen for the learner. `known` says how well each piece is known: the share of right answers, 0 to 100.
    pub fn mix(seed: u64, audience: Audience, known: &BTreeMap<Role, u8>) -> Self {
        let grade = |percent: u8| match percent {
            0..=49 => 1,
            50..=79 => 2,
            80..=92 => 3,
            _ => 4,
        };
        let grades =
            Topic::ALL.into_iter().filter_map(|topic| Some((topic, grade(*known.get(&topic.role())?)))).collect();
        Self { code: None, about: None, seed, audience, size: Self::SIZE, grades, asked: Vec::new() }
    }

    /// The same with so many puzzles, at least one.
    #[must_use]
    pub fn sized(self, size: usize) -> Self {
        Self { size: size.max(1), ..self }
    }

    /// Puzzles about one misconception; none if no board can be drawn for it.
    pub fn about(subject: Subject, seed: u64, audience: Audience, known: &BTreeMap<Role, u8>) -> Option<Self> {
        Aim::of(subject.role, &subject.reason, audience)?;
        Some(Self { about: Some(subject), size: Self::ABOUT_SIZE, ..Self::mix(seed, audience, known) })
    }

    /// The same once more: a code's set again, other puzzles of anything else.
    #[must_use]
    pub fn again(&self) -> Self {
        Self { asked: Vec::new(), seed: self.seed.wrapping_add(u64::from(self.code.is_none())), ..self.clone() }
    }

    /// The set of a code: the same puzzles for everybody who has the code.
    pub fn of_code(code: impl Into<SetCode>) -> Self {
        Self { code: Some(code.into()), ..Self::mix(0, Audience::Pupil, &BTreeMap::new()) }
    }

    /// Its code; a mix that is chosen for a learner has none, but each of its puzzles has ([`Asked::place`]).
    pub const fn code(&self) -> Option<SetCode> {
        self.code
    }

    /// The one misconception that it is about, if it is about one.
    pub const fn subject(&self) -> Option<&Subject> {
        self.about.as_ref()
    }

    /// The name under which its answers are kept: its code, or `mix`.
    pub fn name(&self) -> String {
        self.code.map_or_else(|| "mix".to_owned(), |code| code.to_string())
    }

    /// Under what its time is compared with others: whole sittings of the same kind, in which most puzzles were right at
    /// once. Whoever only hurries has no best time.
    pub fn track(&self) -> Option<String> {
        let is_whole = self.size == Self::SIZE && self.asked.len() == Self::SIZE && self.about.is_none();
        let name = self.code.map_or_else(|| "mix".to_owned(), |code| code.set_name());
        (is_whole && self.right() >= Self::RIGHT_FOR_TIME).then_some(name)
    }

    /// What it is called on the screen, in every language; the set of a code is called by its code.
    pub fn title(&self) -> Option<Text> {
        if self.code.is_some() {
            return None;
        }
        let title = |&lang: &Lang| {
            let words = Words::interface(lang);
            let said = match &self.about {
                Some(subject) => words.say("practice-title", &args!["code" => words.mixed_up(&subject.reason)]),
                None => words.plain("practice-mix-title"),
            };
            Some((lang, Pattern::parse(&said).ok()?))
        };
        Some(Text::PerLanguage(Lang::all().iter().filter_map(title).collect()))
    }

    /// How many puzzles it has.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// The code of a puzzle of a mix, with its number in that set, from 1, where it is not the first: what to write on the
    /// blackboard for others. A set has one code for all.
    pub fn code_of(&self, number: usize) -> Option<String> {
        if matches!(self.code, Some(SetCode::Set(_))) {
            return None;
        }
        let Place { code, number } = self.asked.get(number)?.place;
        Some(if number == 0 { code.to_string() } else { format!("{code} · {}", number + 1) })
    }

    /// The puzzles drawn so far.
    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// The run of the sitting, with its first puzzle; none if nothing can be drawn. The others are drawn when the run
    /// awaits them ([`Run::awaits_step`]).
    pub fn begin(&mut self, cards: &[Card], now: Moment, mode: Option<Mode>) -> Option<Run> {
        let lesson = Lesson::of_steps(&self.name(), vec![self.draw(cards, now)?])?;
        let title = self.title().unwrap_or_else(|| lesson.title.clone());
        Some(Run::new(Arc::new(Lesson { title, ..lesson }), mode).awaiting(self.size.saturating_sub(1)))
    }

    /// Draws the next puzzle; none when the sitting is over.
    pub fn draw(&mut self, cards: &[Card], now: Moment) -> Option<Step> {
        if self.asked.len() >= self.size {
            return None;
        }
        let number = u64::try_from(self.asked.len()).unwrap_or(0);
        let (aim, subject, (place, puzzle)) = match self.code {
            Some(code) => {
                let place = code.place(u32::try_from(number).unwrap_or(0))?;
                let Code { topic, kind, level, .. } = place.code;
                (Aim { topic, kind, level, about: None }, None, (place, place.puzzle()?))
            }
            None => {
                // The choice and the puzzle draw from sources of their own.
                let mut rng = Rng::nth(self.seed ^ u64::from(u32::MAX), number);
                let (aim, subject) = match self.about.clone() {
                    Some(subject) => (Aim::of(subject.role, &subject.reason, self.audience)?, Some(subject)),
                    None => plan::next(cards, now, &self.asked, self.audience, &mut rng),
                };
                (aim, subject, aim.draw(self.grade(aim.topic), self.seed, number)?)
            }
        };
        let step = Step::of_puzzle(&puzzle)?;
        self.asked.push(Asked::new(aim, place, subject));
        Some(step)
    }

    /// How hard puzzles about this are now, from 1 to 5.
    pub fn grade(&self, topic: Topic) -> u8 {
        self.grades.get(&topic).copied().unwrap_or(Self::FIRST_GRADE)
    }

    /// Takes the answer to the puzzle that was drawn last. The card that the puzzle was drawn for is answered if all of it
    /// went right; what went wrong is [`mistakes`].
    pub fn take(&mut self, answer: &Answer) -> Option<Review> {
        let asked = self.asked.last_mut()?;
        asked.went_wrong |= !answer.is_right;
        for subject in mistakes(answer) {
            if !asked.mistakes.contains(&subject) {
                asked.mistakes.push(subject);
            }
        }
        let mut review = None;
        if let Some(stars) = answer.stars {
            asked.is_done = true;
            let was_right = !asked.went_wrong;
            let topic = asked.aim.topic;
            review = asked.subject.clone().filter(|_| was_right).map(|subject| Review { subject, is_right: true });
            let grade = self.grade(topic);
            let next = match (was_right, stars) {
                (true, 3) => grade.saturating_add(1).min(5),
                (true, _) => grade,
                (false, _) => grade.saturating_sub(1).max(1),
            };
            self.grades.insert(topic, next);
        }
        review
    }

    /// What went wrong in this sitting: each misconception with the number of puzzles, the commonest first.
    pub fn mistakes(&self) -> Vec<(Subject, usize)> {
        let mut counts: BTreeMap<&Subject, usize> = BTreeMap::new();
        for subject in self.asked.iter().flat_map(|asked| &asked.mistakes) {
            *counts.entry(subject).or_default() += 1;
        }
        let mut counts: Vec<(Subject, usize)> =
            counts.into_iter().map(|(subject, count)| (subject.clone(), count)).collect();
        counts.sort_by(|(one, many), (other, more)| more.cmp(many).then_with(|| one.cmp(other)));
        counts
    }

    /// What was met again and seen this time, each once, in the order in which it was asked.
    pub fn mended(&self) -> Vec<Subject> {
        let mut mended: Vec<Subject> = Vec::new();
        for subject in self.asked.iter().filter(|asked| asked.is_right()).filter_map(|asked| asked.subject.as_ref()) {
            if !mended.contains(subject) {
                mended.push(subject.clone());
            }
        }
        mended
    }

    /// How many puzzles were right at once.
    pub fn right(&self) -> usize {
        self.asked.iter().filter(|asked| asked.is_right()).count()
    }
}

/// What an answer got wrong, of that which can be practised.
pub fn mistakes(answer: &Answer) -> Vec<Subject> {
    let role = answer.piece.map(|piece| piece.role);
    let subjects = answer.misconceptions.iter().map(|reason| Subject { role, reason: reason.clone() });
    subjects.filter(|subject| Aim::of(subject.role, &subject.reason, Audience::Pupil).is_some()).collect()
}

impl Review {
    /// Has the store keep the card after it. A store that cannot has told so when the answer was kept.
    pub fn keep(&self, store: &mut Store, learner: LearnerId, now: Moment) {
        let cards = store.cards(learner).unwrap_or_default();
        if let Some(card) = self.card(&cards, now) {
            let _ = store.put_card(learner, &card);
        }
    }

    /// The card after it: the old one answered, or a new one for a mistake; none if what was never wrong is right.
    pub fn card(&self, cards: &[Card], now: Moment) -> Option<Card> {
        use crate::progress::review::answered;
        let Subject { role, reason } = &self.subject;
        let old = cards.iter().find(|card| card.is_of(*role, reason));
        match (old, self.is_right) {
            (Some(card), is_right) => Some(answered(card, is_right, now)),
            (None, false) => Some(answered(&Card::new(*role, reason, now), false, now)),
            (None, true) => None,
        }
    }
}
