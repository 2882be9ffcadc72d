//! One exercise of a lesson: the answer in the making, with tries and hints counted.

use crate::lesson::{Step, Task};
use crate::rules::{Formula, Role, Square, Why};

use super::board::Board;
use super::hint::Hint;
use super::score::exercise_stars;
use super::spot::Spot;
use super::work::{Complete, Explanation, Marks, Mode, Moves, Phase, Round, Told, Work};

/// What the learner was last told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// What came of a mark or a check.
    Told(Told),
    /// This stage is found, and the next one began.
    StageFound(usize),
    /// A hint.
    Hint(Hint),
}

/// An exercise in progress.
#[derive(Clone, Debug)]
pub struct Exercise {
    work: Work,
    wrong_tries: u32,
    right_tries: u32,
    wrong_since_hint: u32,
    hints: u32,
    hints_at_stage: usize,
    count_told: bool,
    feedback: Feedback,
    explained: usize,
}

impl Exercise {
    /// The exercise of a task; none for a step that only shows.
    pub fn new(task: &Task) -> Option<Self> {
        Some(Self {
            work: Work::new(task)?,
            wrong_tries: 0,
            right_tries: 0,
            wrong_since_hint: 0,
            hints: 0,
            hints_at_stage: 0,
            count_told: false,
            feedback: Feedback::Told(Told::Nothing),
            explained: 0,
        })
    }

    /// The answer in the making.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// Whether it is still asked how many squares there are, before they are marked.
    pub fn is_counting(&self) -> bool {
        self.marks().is_some_and(Marks::is_counting)
    }

    /// The squares in the making, if it is answered by marking squares.
    pub const fn marks(&self) -> Option<&Marks> {
        match &self.work {
            Work::Marks(marks) => Some(marks),
            Work::Blocks(_) | Work::Moves(_) | Work::Placing(_) | Work::Picks(_) | Work::Complete(_) => None,
        }
    }

    /// The moves in the making, if it is answered by playing moves.
    pub const fn moves(&self) -> Option<&Moves> {
        match &self.work {
            Work::Moves(moves) => Some(moves),
            Work::Blocks(_) | Work::Marks(_) | Work::Complete(_) | Work::Placing(_) | Work::Picks(_) => None,
        }
    }

    /// The rest of a half-done move, if one is to be finished.
    pub const fn complete(&self) -> Option<&Complete> {
        match &self.work {
            Work::Complete(complete) => Some(complete),
            Work::Blocks(_) | Work::Marks(_) | Work::Moves(_) | Work::Placing(_) | Work::Picks(_) => None,
        }
    }

    /// The piece that a hint speaks of: the asked one, wherever it stands now.
    pub fn origin(&self, step: &Step) -> Option<Square> {
        match &self.work {
            Work::Moves(moves) => moves.held(),
            Work::Blocks(_) | Work::Marks(_) | Work::Placing(_) | Work::Picks(_) | Work::Complete(_) => {
                step.task.pieces().first().copied()
            }
        }
    }

    /// The set of squares in the making, if squares are being marked.
    pub fn round(&self) -> Option<&Round> {
        self.marks().filter(|marks| !marks.is_counting()).map(Marks::round)
    }

    /// The number of the stage that is asked, from 0.
    pub fn stage(&self) -> usize {
        match &self.work {
            Work::Marks(marks) => marks.stage(),
            Work::Picks(picks) => picks.stage(),
            Work::Blocks(_) | Work::Moves(_) | Work::Placing(_) | Work::Complete(_) => 0,
        }
    }

    /// How far the answer is.
    pub fn phase(&self) -> Phase {
        self.work.answer().phase()
    }

    /// What the learner was last told.
    pub const fn feedback(&self) -> Feedback {
        self.feedback
    }

    /// How many tries went wrong: checks, or in at-once mode clicks.
    pub const fn wrong_tries(&self) -> u32 {
        self.wrong_tries
    }

    /// How many tries were told right: checks, or whatever is told by itself.
    pub const fn right_tries(&self) -> u32 {
        self.right_tries
    }

    /// How many hints were given.
    pub const fn hints(&self) -> u32 {
        self.hints
    }

    /// Whether everything is found.
    pub fn is_done(&self) -> bool {
        self.phase() == Phase::Done
    }

    /// Whether the answer lies open after a check that found something wrong.
    pub fn is_reviewing(&self) -> bool {
        self.phase() == Phase::Reviewing
    }

    /// Its stars, once it is done.
    pub fn stars(&self) -> Option<u8> {
        self.is_done().then(|| exercise_stars(self.wrong_tries, self.hints))
    }

    /// Whether a hint should be offered: two tries went wrong and none was taken since.
    pub fn offers_hint(&self) -> bool {
        self.phase() == Phase::Marking && self.wrong_since_hint >= 2
    }

    /// Whether an easier variant should be offered: two tries went wrong, and it is not done.
    pub fn offers_easier(&self) -> bool {
        self.wrong_tries >= 2 && !self.is_done()
    }

    /// Whether the learner knows how many squares there are: from a hint, from a check, or having said it first.
    pub fn knows_count(&self) -> bool {
        self.count_told || self.marks().is_some_and(Marks::is_counted)
    }

    /// What is told wrong or missed now, in the order in which it is explained.
    pub fn to_explain(&self) -> Vec<Spot> {
        self.work.answer().to_explain()
    }

    /// What is being explained, if anything is wrong or missed.
    pub fn explained(&self) -> Option<Spot> {
        let spots = self.to_explain();
        spots.get(self.explained.min(spots.len().saturating_sub(1))).copied()
    }

    /// Why about what is being explained.
    pub fn explanation(&self, step: &Step) -> Option<Explanation> {
        self.work.answer().explain(step, self.explained()?)
    }

    /// Why about the square that is being explained, if the rules know.
    pub fn why(&self, step: &Step) -> Option<Why> {
        match self.explanation(step)? {
            Explanation::Why(why) | Explanation::WhyAnd(why, ..) => Some(why),
            Explanation::Message(..) | Explanation::Messages(_) | Explanation::OfFormula(..) | Explanation::Text(_) => {
                None
            }
        }
    }

    /// Puts what is to be seen on the board.
    pub fn show(&self, step: &Step, board: &mut Board) {
        board.signs.explained = self.explained().and_then(Spot::square).into_iter().collect();
        board.signs.hint = self.hinted().into_iter().flatten().collect();
        board.proof = self.why(step).map(|why| why.evidence()).unwrap_or_default();
        self.work.answer().show(step, board);
    }

    /// Explains the next (or with `back` the previous) wrong or missed thing, round and round.
    pub fn explain(&mut self, back: bool) {
        let count = self.to_explain().len();
        if count > 0 {
            self.explained = (self.explained + if back { count - 1 } else { 1 }) % count;
        }
        // In a review it lies open what is wrong; while the answer goes on, what is explained is told once more.
        if let (Phase::Marking, Some(spot)) = (self.phase(), self.explained()) {
            self.feedback = Feedback::Told(Told::Wrong(spot));
        }
    }

    /// Points at something; once the answer lies open or is done, asks why about it.
    pub fn tap(&mut self, spot: Spot, mode: Mode) {
        self.explain_spot(spot);
        if self.phase() != Phase::Marking {
            return;
        }
        self.answer(spot, |work| work.answer_mut().tap(spot, mode));
    }

    /// Takes a piece from one place to another in one go.
    pub fn drag(&mut self, from: Spot, to: Spot, mode: Mode) {
        if self.phase() == Phase::Marking {
            let told_before = self.to_explain().contains(&to);
            // The press was told as a tap; what the drag adds nothing to stays told.
            match self.work.answer_mut().drag(from, to, mode) {
                Told::Nothing => {}
                told => self.take(to, told, told_before),
            }
        }
    }

    /// Plays a move written down, where moves are played.
    pub fn play(&mut self, from: Square, to: Square, becomes: Option<Role>) {
        self.answer(Spot::Square(to), |work| match work {
            Work::Moves(moves) => moves.play(from, to, becomes),
            Work::Complete(complete) => complete.carry(Spot::Square(from), Spot::Square(to)),
            Work::Blocks(_) | Work::Marks(_) | Work::Placing(_) | Work::Picks(_) => Told::Nothing,
        });
    }

    /// Takes something from one place to another, where a half-done move is finished.
    pub fn carry(&mut self, from: Spot, to: Spot) {
        self.answer(to, |work| match work {
            Work::Complete(complete) => complete.carry(from, to),
            Work::Blocks(_) | Work::Marks(_) | Work::Moves(_) | Work::Placing(_) | Work::Picks(_) => Told::Nothing,
        });
    }

    fn answer(&mut self, spot: Spot, answer: impl FnOnce(&mut Work) -> Told) {
        let told_before = self.to_explain().contains(&spot);
        let told = answer(&mut self.work);
        self.take(spot, told, told_before);
    }

    fn take(&mut self, spot: Spot, told: Told, told_before: bool) {
        match told {
            Told::Wrong(_) if !told_before => self.count_wrong(),
            Told::Stuck | Told::Longer(_) => self.count_wrong(),
            _ => {}
        }
        self.tell(told);
        self.explain_spot(spot);
    }

    /// Says that it is all.
    pub fn check(&mut self, mode: Mode) {
        let told = self.work.answer_mut().check(mode);
        let said_something = self.feedback != Feedback::Told(Told::Nothing);
        let is_habit = told == Told::NotAll || mode == Mode::AtOnce && matches!(told, Told::Note(_));
        if is_habit && said_something {
            // Enter pressed out of habit takes away neither praise nor a hint, nor the reason of a mistake.
            return;
        }
        if told == Told::Mistaken {
            self.count_wrong();
            self.count_told = true;
            self.explained = 0;
        }
        self.tell(told);
    }

    /// Puts down a whole formula, where one is put together, and says that it is all.
    pub fn write(&mut self, formula: Formula, mode: Mode) {
        if let Work::Blocks(blocks) = &mut self.work {
            let told = blocks.write(formula, mode);
            if told == Told::Mistaken {
                self.count_wrong();
                self.explained = 0;
            }
            self.tell(told);
        }
    }

    /// Says that there is nothing to point at.
    pub fn nowhere(&mut self) {
        if self.work.answer().can_be_nowhere() {
            let told = self.work.answer_mut().nowhere();
            if told == Told::Somewhere {
                self.count_wrong();
            }
            self.tell(told);
        }
    }

    /// Tells what is not told yet when the learner switches to at-once mode.
    pub fn tell_now(&mut self) {
        let told = self.work.answer_mut().tell_now();
        if let Told::Wrong(spot) = told {
            self.count_wrong();
            self.explain_spot(spot);
        }
        if told != Told::Nothing {
            self.tell(told);
        }
    }

    /// Goes on after a review.
    pub fn retry(&mut self) {
        if self.is_reviewing() {
            self.work.answer_mut().retry();
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Takes back the last tap.
    pub fn undo(&mut self) {
        if self.work.answer().can_undo() {
            self.work.answer_mut().undo();
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Takes back everything that is not told yet.
    pub fn clear(&mut self) {
        if self.work.answer().can_clear() {
            self.work.answer_mut().clear();
            self.feedback = Feedback::Told(Told::Nothing);
        }
    }

    /// Gives the next hint.
    pub fn hint(&mut self, step: &Step) {
        if self.phase() != Phase::Marking {
            return;
        }
        if let Some(hint) = self.work.answer().hint(step, self.hints_at_stage) {
            self.hints += 1;
            self.hints_at_stage += 1;
            self.count_told |= matches!(hint, Hint::Count(_));
            self.wrong_since_hint = 0;
            self.feedback = Feedback::Hint(hint);
        }
    }

    fn hinted(&self) -> Option<Vec<Square>> {
        match self.feedback {
            Feedback::Hint(Hint::Look(_, squares)) => Some(squares.into_iter().collect()),
            Feedback::Hint(
                Hint::Square(square)
                | Hint::From(square)
                | Hint::LookAt(square)
                | Hint::Change(square)
                | Hint::Place { square, .. },
            ) => Some(vec![square]),
            Feedback::Hint(Hint::Move(next)) => Some(vec![next.from, next.to]),
            Feedback::Hint(Hint::Home { rank, .. }) => Some(rank.into_iter().collect()),
            _ => None,
        }
    }

    fn explain_spot(&mut self, spot: Spot) {
        if let Some(place) = self.to_explain().iter().position(|&told| told == spot) {
            self.explained = place;
        }
    }

    fn count_wrong(&mut self) {
        self.wrong_tries += 1;
        self.wrong_since_hint += 1;
    }

    fn tell(&mut self, told: Told) {
        self.right_tries += u32::from(matches!(told, Told::Right(_) | Told::Moved | Told::AllFound));
        self.feedback = Feedback::Told(told);
        if told != Told::AllFound {
            return;
        }
        if let Some(stage) = self.work.answer_mut().begin_next_stage() {
            self.feedback = Feedback::StageFound(stage);
            self.wrong_since_hint = 0;
            self.hints_at_stage = 0;
            self.count_told = false;
            self.explained = 0;
        }
    }
}
