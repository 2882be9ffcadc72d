//! One exercise of a lesson: its rounds one after another, with tries and hints counted.

use crate::lesson::{Step, Task};
use crate::rules::{Square, SquareSet, Why};

use super::explain::{sources, why};
use super::hint::{self, Hint};
use super::round::{Mode, Phase, Round, Told};
use super::score::exercise_stars;

/// What the learner was last told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// What came of a mark or a check.
    Told(Told),
    /// This stage of a build is found, and the next one began.
    StageFound(usize),
    /// A hint.
    Hint(Hint),
}

/// An exercise in progress.
#[derive(Clone, Debug)]
pub struct Exercise {
    earlier: Vec<SquareSet>,
    round: Round,
    later: Vec<SquareSet>,
    wrong_tries: u32,
    wrong_this_round: u32,
    hints: u32,
    hints_this_round: usize,
    count_told: bool,
    feedback: Feedback,
    explained: usize,
}

impl Exercise {
    /// The exercise of a task; none for a step that only shows.
    pub fn new(task: &Task) -> Option<Self> {
        let mut later = task.answers();
        later.reverse();
        let round = Round::new(later.pop()?);
        Some(Self {
            earlier: Vec::new(),
            round,
            later,
            wrong_tries: 0,
            wrong_this_round: 0,
            hints: 0,
            hints_this_round: 0,
            count_told: false,
            feedback: Feedback::Told(Told::Nothing),
            explained: 0,
        })
    }

    /// The answer in the making.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The number of the stage that is asked, from 0.
    pub fn stage(&self) -> usize {
        self.earlier.len()
    }

    /// The answers of the stages before this one.
    pub fn earlier(&self) -> &[SquareSet] {
        &self.earlier
    }

    /// What the learner was last told.
    pub const fn feedback(&self) -> Feedback {
        self.feedback
    }

    /// How many tries went wrong: checks, or in at-once mode clicks.
    pub const fn wrong_tries(&self) -> u32 {
        self.wrong_tries
    }

    /// How many hints were given.
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// Whether all its stages are found.
    pub fn is_done(&self) -> bool {
        self.later.is_empty() && self.round.phase() == Phase::Done
    }

    /// Whether its marks lie open after a check that found something wrong.
    pub fn is_reviewing(&self) -> bool {
        self.round.phase() == Phase::Reviewing
    }

    /// Its stars, once it is done.
    pub fn stars(&self) -> Option<u8> {
        self.is_done().then(|| exercise_stars(self.wrong_tries, self.hints))
    }

    /// Whether a hint should be offered: two tries went wrong and none was taken since.
    pub fn offers_hint(&self) -> bool {
        self.round.phase() == Phase::Marking && self.wrong_this_round >= 2
    }

    /// Whether the learner knows how many squares there are: from a hint, or from a check.
    pub const fn knows_count(&self) -> bool {
        self.count_told
    }

    /// The squares that are told wrong or missed now, in the order in which they are explained.
    pub fn to_explain(&self) -> Vec<Square> {
        self.round.extra().sorted().chain(self.round.missed().sorted()).collect()
    }

    /// The square that is being explained, if any is wrong or missed.
    pub fn explained(&self) -> Option<Square> {
        let squares = self.to_explain();
        squares.get(self.explained.min(squares.len().saturating_sub(1))).copied()
    }

    /// Why about the square that is being explained.
    pub fn why(&self, step: &Step) -> Option<Why> {
        why(step, self.stage(), self.explained()?)
    }

    /// Explains the next (or with `back` the previous) wrong or missed square, round and round.
    pub fn explain(&mut self, back: bool) {
        let count = self.to_explain().len();
        if count > 0 {
            self.explained = (self.explained + if back { count - 1 } else { 1 }) % count;
        }
    }

    /// Explains this square if it is wrong or missed.
    pub fn explain_square(&mut self, square: Square) {
        if let Some(place) = self.to_explain().iter().position(|&s| s == square) {
            self.explained = place;
        }
    }

    /// Marks a square, or in then-check mode takes its mark away; in a review it asks why about the square.
    pub fn mark(&mut self, square: Square, mode: Mode) {
        self.explain_square(square);
        if self.round.phase() != Phase::Marking {
            return;
        }
        let told_before = self.round.extra().contains(square);
        let told = self.round.mark(square, mode);
        if matches!(told, Told::Wrong(_)) && !told_before {
            self.count_wrong();
        }
        self.tell(told);
        self.explain_square(square);
    }

    /// Says that it is all.
    pub fn check(&mut self, mode: Mode) {
        let told = self.round.check(mode);
        if told == Told::Mistaken {
            self.count_wrong();
            self.count_told = true;
            self.explained = 0;
        }
        self.tell(told);
    }

    /// Tells the free marks when the learner switches to at-once mode.
    pub fn tell_marks(&mut self) {
        let told = self.round.tell_marks();
        if let Told::Wrong(square) = told {
            self.count_wrong();
            self.explain_square(square);
        }
        if told != Told::Nothing {
            self.tell(told);
        }
    }

    /// Back to marking after a review.
    pub fn retry(&mut self) {
        if self.is_reviewing() {
            self.round.retry();
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Takes back the last free mark.
    pub fn undo(&mut self) {
        if self.round.undo() {
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Takes away all free marks.
    pub fn clear(&mut self) {
        if self.round.clear() {
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Gives the next hint.
    pub fn hint(&mut self, step: &Step) {
        if self.round.phase() != Phase::Marking {
            return;
        }
        let sources = sources(step, self.stage());
        let (answer, left) = (self.round.answer(), self.round.left() - self.round.marked());
        if let Some(hint) = hint::next(self.hints_this_round, answer, left, &sources, step.area) {
            self.hints += 1;
            self.hints_this_round += 1;
            self.count_told = true;
            self.wrong_this_round = 0;
            self.feedback = Feedback::Hint(hint);
        }
    }

    fn count_wrong(&mut self) {
        self.wrong_tries += 1;
        self.wrong_this_round += 1;
    }

    fn tell(&mut self, told: Told) {
        self.feedback = Feedback::Told(told);
        if told != Told::AllFound {
            return;
        }
        if let Some(answer) = self.later.pop() {
            self.feedback = Feedback::StageFound(self.earlier.len());
            self.earlier.push(self.round.answer());
            self.round = Round::new(answer);
            self.wrong_this_round = 0;
            self.hints_this_round = 0;
            self.count_told = false;
            self.explained = 0;
        }
    }
}
